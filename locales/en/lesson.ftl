# What the coach says in lessons where the author has written nothing.

## What a move did that no one asked for

move-mates = This move gives { -checkmate }.

move-stalemates = Now { $side } is not in check and has no legal move: that is { -stalemate }, a draw.

move-captures = This move takes { $man }.

move-checks = { $count ->
        [one] { $men } gives { -check }.
       *[other] { $men } give { -check } together.
    }

move-castles = This move is { -castling }: king and rook move together.

# A pawn may have become the piece that attacks.
move-attacks = Moving the { $piece } there attacks { $man }.

move-goes = The { $piece } goes to { $square }.

move-leaves-undefended = { $taker } can now take { $man }, and nothing protects it.

move-leaves-loss = { $taker } can now take { $man }. Even if you take back, you get less than you lose.

## Steps

step-solved = That's right, well done.

ask-go-on = Yes, that works. Watch the answer, then go on.

ask-looks-closer = Let me look at this move more closely …

ask-good-too = A good move too! This step practises another one, though. Read the task again.

ask-another-way = Well found! That is another way to do it.

ask-look-again = That is not yet what the task asks for. Read it again and look once more.

typed-not-a-move = That does not read as a move yet. Type from where to where, such as g1f3, or notation such as Nf3 or O-O.

typed-no-such-man = As you wrote it, no { $role } can go to { $square }. Look where your pieces stand.

typed-ambiguous = More than one piece can make that move. Type from where to where, such as g1f3.

drill-attacked = On { $square } your piece is attacked by { $men }.
drill-attacked-look = Look for a square where nothing attacks it.

# Said also when the search for a way has been cut short.
drill-stuck = I see no way to the goal from here. Try again from the start.

## Hints

hint-piece = Look at the { $role } on { $square }. What can it do?

hint-move = Move the { $role } from { $from } to { $to }.

hint-squares-left = { $count ->
        [one] One square is still to be found.
       *[other] { $count } squares are still to be found.
    }

hint-square = Click { $square }.

hint-setup-square = A piece is still missing on { $square }.

hint-setup-man = The { $piece } belongs on { $square }.

## Is it allowed?

legal-yes = Yes, the rules allow it
legal-no = No, a rule forbids it

legal-which-rule = Right, it is not allowed. Which rule forbids it?

legal-not-that-rule = That rule does not forbid this move. Look at the board and pick another.

legal-is-allowed = Right, this is a { -legal-move }.

legal-no-rule-forbids = No rule forbids this move. Look once more: it is allowed.

why-same-square = a move goes from one square to another.
why-allowed = { $move } is a { -legal-move }.

## Squares to click

squares-empty = There is no piece on { $square }.

squares-not-reach = { $man } cannot go to { $square } in one move.

squares-not-attacked = { $man } does not attack { $square }.

squares-not-attacker = { $man } is not one of them.
squares-not-attacker-look = Look for the pieces that could take on { $target }.

squares-not-defender = { $man } does not protect { $target }.
squares-not-defender-look = Look for the pieces that could take back on { $target }.

squares-not-hanging = { $man } is not one of them.
squares-not-hanging-look = A { -hanging } piece is attacked, and nothing protects it.

squares-not-pinned = { $man } is not one of them.
squares-not-pinned-look = A { -pin(form: "past") } piece shields its own king from an enemy piece.

squares-not-checker = { $man } does not give { -check }.
squares-not-checker-look = Start at the king and look outward.

squares-not-safe = The king cannot step to { $square } now.
squares-not-safe-look = Look for a square beside the king that nothing attacks.

squares-not-movable = { $man } cannot move now.

squares-this-is = This is { $square }.
squares-this-is-look = The letter comes first, then the number.

squares-this-file = { $square } is on the { $file }-file.

squares-this-rank = { $square } is on rank { $rank }.

squares-not-diagonal = { $square } is not on that { -diagonal }.

squares-not-there = { $square } is not one of them.

squares-other-man = That is { $man }.

## Putting men on the board

setup-not-here = This { $piece } goes on another square, not on { $square }.

import-done = { $lessons ->
    [one] One lesson
   *[other] { $lessons } lessons
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}; { $left ->
    [one] one game left out
   *[other] { $left } games left out
}, { $decisions ->
    [one] one thing for a person to decide
   *[other] { $decisions } things for a person to decide
}.
hint-none = There is no move to hint at here.
