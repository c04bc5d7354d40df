# Why a move is not allowed, and how a game ended. Each sentence holds in every case in which the rules say it.
# `$by` are the men that attack or stand in the way: "the rook on e8", "the rook on e8 and the knight on f6".

## How the piece moves

refusal-game-over = The game is over, so no piece moves any more. { $outcome }

refusal-no-piece = There is no piece on { $from }. Start from a square where one of your pieces stands.

refusal-other-side = { $man } cannot move now, because it is { $turn }'s turn.

refusal-how-king-moves = A { -king } moves one square, in any direction. From { $from } that does not lead to { $to }.

refusal-how-queen-moves = A { -queen } moves along a file, a rank or a diagonal and never turns a corner. From { $from } that does not lead to { $to }.

refusal-how-rook-moves = A { -rook } moves straight along its file or its rank. From { $from } that does not lead to { $to }.

refusal-how-bishop-moves = A { -bishop } moves along a diagonal. From { $from } that does not lead to { $to }.

refusal-how-knight-moves = A { -knight } jumps two squares straight and one to the side, like the letter L. From { $from } that does not lead to { $to }.

refusal-how-pawn-moves = A { -pawn } steps one square ahead, or two from its starting square, and takes one square diagonally ahead. From { $from } that does not lead to { $to }.

refusal-blocked = { $by } stands in the way to { $to }. Only a { -knight } can jump over other pieces.

refusal-own-piece = { $man } is on the same side. A piece never takes one of its own.

## Pawns

refusal-pawn-cannot-capture-forward = A { -pawn } takes diagonally, never straight ahead. So it cannot take { $man }.

refusal-pawn-nothing-to-capture = A { -pawn } moves diagonally only to take something, and { $to } is empty.

refusal-pawn-double-step-not-from-start = A { -pawn } may go two squares only from its starting square. From { $from } it goes one square at most.

refusal-en-passant-expired = The pawn on { $pawn } did go two squares, but not just now. { -en-passant(form: "start") } is possible only right after that step.

refusal-en-passant-never = The pawn on { $pawn } did not go two squares at once, so it cannot be taken { -en-passant }.

refusal-en-passant-not-just-now = The pawn on { $pawn } has not just gone two squares, so it cannot be taken { -en-passant } now.

refusal-promotion-missing = A pawn that reaches the last rank must { -promotion(form: "verb") }. Choose a queen, rook, bishop or knight.

refusal-promotion-not-allowed = With this move no pawn can become a { $role }. A pawn { -promotion(form: "third") } on the last rank, to a queen, rook, bishop or knight.

## The king's safety

refusal-king-attacked = On { $square } the king would be attacked by { $by }. A king never steps onto an attacked square.

refusal-king-never-taken = The king on { $king } can be attacked, but a king is never taken off the board.

refusal-king-next-to-king = On { $to } the king would stand right beside the king on { $king }. There must always be at least one square between them.

refusal-pinned = { $man } is { -pin(form: "past") } to the king on { $square }. After this move { $by } would attack the king.

refusal-pinned-en-passant = If the pawn on { $from } takes { -en-passant }, the other pawn leaves the board too. Then { $by } would attack the king on { $square }.

refusal-does-not-answer-check = The king on { $square } is in { -check } from { $by }, and this move does not stop that. Can the king move away, or can you take or block?

refusal-double-check = The king on { $square } is attacked by { $by } at the same time. In { -double-check } only the king can move.

## Castling

refusal-king-has-moved = The king already moved on move { $move }. So it may no longer { -castling(form: "verb") }.

refusal-rook-has-moved = The rook that began on { $rook } left it on move { $move }. { -castling(form: "start") } needs a rook that has never left its square.

refusal-castling-right-gone = In this position { -castling } with the rook on { $rook } is no longer allowed: the king or this rook has moved before.

refusal-no-rook = { -castling(form: "start") } needs a rook of the king's own side on { $corner }, and none stands there.

refusal-castling-blocked = { $count ->
        [one] { $men } stands
       *[other] { $men } stand
    } in the way of king and rook. For { -castling } their way must be empty.

refusal-castling-in-check = The king on { $square } is in check from { $by }. A king in check may not { -castling(form: "verb") }.

refusal-castling-through-attack = The king would cross { $square } and be attacked there by { $by }. In { -castling } a king may not cross an attacked square.

refusal-castling-into-attack = The king would land on { $square } and be attacked there by { $by }. In { -castling } too, a king may not land on an attacked square.

refusal-not-on-same-rank = That would be { -castling } with the rook on { $rook }. King and rook must stand on the same { -rank }.

## How a game ended

outcome-checkmate = { -checkmate(form: "start") }: { $winner } wins.

outcome-resignation = { $loser } { -resign(form: "past") }, so { $winner } wins.

outcome-flag = { $loser } ran out of time, so { $winner } wins.

outcome-stalemate = { -stalemate(form: "start") }: the side to move is not in check and has no legal move. The game is a { -draw }.

outcome-dead-position = { -dead-position(form: "start") }: neither side can ever give checkmate. The game is a { -draw }.

outcome-threefold = { -threefold-repetition(form: "start") }: the same position came up at least three times, and a { -draw } was claimed.

outcome-fivefold = The same position came up five times, so the game is a { -draw }.

outcome-fifty-moves = { -fifty-move-rule(form: "start") }: for at least fifty moves nobody took a piece or moved a pawn, and a { -draw } was claimed.

outcome-seventy-five-moves = For seventy-five moves nobody took a piece or moved a pawn, so the game is a { -draw }.

outcome-agreement = { -draw-by-agreement(form: "start") }: both sides wanted it.

outcome-flag-without-mating-material = One side ran out of time, but the other could never give checkmate. The game is a { -draw }.

## The fifty-move rule, as it comes near

fifty-moves-left = { -fifty-move-rule(form: "start") }: { $half ->
    [0] { $moves ->
        [one] 1 move left
       *[other] { $moves } moves left
    }
   *[other] { $moves ->
        [0] half a move left
       *[other] { $moves }½ moves left
    }
}

fifty-moves-are-full = { -fifty-move-rule(form: "start") }: the side to move may claim a { -draw }

## When the time is up: why it is lost, or why it is not

outcome-flag-mate = { $loser } ran out of time. { $winner } could still give { -checkmate }, for example with { $line }, so { $winner } wins.

outcome-flag-man = { $loser } ran out of time. { $winner } still has a { $man }, and with a { $man } a king can be checkmated, so { $winner } wins.

outcome-flag-pawn = { $loser } ran out of time. { $winner } still has a pawn, and a pawn can become a queen and give { -checkmate }, so { $winner } wins.

outcome-flag-men = { $loser } ran out of time. { $winner } still has pieces that can give { -checkmate } together with the king, so { $winner } wins.

outcome-flag-help = { $loser } ran out of time. { $winner } has little left, but { $loser }'s own pieces could stand in their king's way, so a { -checkmate } is not ruled out: { $winner } wins.

outcome-flag-draw-king = { $loser } ran out of time. But { $winner } has only the king and could never give { -checkmate }, so the game is a { -draw }.

outcome-flag-draw = { $loser } ran out of time. But with the pieces { $winner } has left no moves could lead to { -checkmate }, so the game is a { -draw }.
