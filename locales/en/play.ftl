# Games: opponents, agreements, clocks, draws, and what is said in between.

## The opponents, the weakest first

character-name = { $who ->
    [chick] Pip
    [frog] Hop
    [rabbit] Clover
    [piglet] Truffle
    [puppy] Biscuit
    [cat] Whisker
    [goat] Nanny
    [panda] Bao
    [fox] Russet
    [bear] Bruno
    [owl] Minerva
    [crane] Sora
    [wolf] Grey
    [eagle] Aquila
    [tiger] Rajah
    [lion] Leo
   *[dragon] Long
}
character-kind = { $who ->
    [chick] the chick
    [frog] the frog
    [rabbit] the rabbit
    [piglet] the piglet
    [puppy] the puppy
    [cat] the cat
    [goat] the goat
    [panda] the panda
    [fox] the fox
    [bear] the bear
    [owl] the owl
    [crane] the crane
    [wolf] the wolf
    [eagle] the eagle
    [tiger] the tiger
    [lion] the lion
   *[dragon] the dragon
}
character-about = { $who ->
    [chick] Knows how the pieces move, and moves whatever feels fun.
    [frog] Takes pieces when they catch its eye. Otherwise it just hops.
    [rabbit] Looks at its own move now and then, hardly ever at yours.
    [piglet] Hungry for pieces close by. Your answer comes as a surprise.
    [puppy] Thinks of your answer too, if it is right in front of its nose.
    [cat] Quick to pounce. Forgets which of its own pieces stand alone.
    [goat] Stubborn and careful. Long diagonals slip past it.
    [panda] Thinks two moves ahead, slowly. Knight forks still catch it.
    [fox] Plays like a member of a school club, and likes a trap.
    [bear] Solid. Only now and then a quiet threat goes unseen.
    [owl] Plays like someone with years of tournaments behind them.
    [crane] Strong and patient. Once in a while a move backward escapes it.
    [wolf] Hunts patiently and sees far. A knight can still surprise it.
    [eagle] Sees the whole board from above. Rarely a quiet move slips by.
    [tiger] Almost never wrong.
    [lion] Plays as if nothing could escape it. Very little does.
   *[dragon] The engine itself: it overlooks nothing it looks at.
}
character-hello = { $who ->
    [chick] Cheep! I know all six pieces. Let's play!
    [frog] I take what I see. Ready? Hop!
    [rabbit] Ooh, so many squares. Where shall I go?
    [piglet] Is that pawn free? I do hope it's free.
    [puppy] I looked at your answer this time! Well, nearly.
    [cat] I like to pounce. Keep your pieces together.
    [goat] I won't be hurried. Your move.
    [panda] Two moves ahead is far enough, I find.
    [fox] Careful: not every gift is a gift.
    [bear] A slow game is a good game.
    [owl] Let's see what this position asks for.
    [crane] A calm board, a calm mind. Let us begin.
    [wolf] I can wait. Can you?
    [eagle] From up here, everything looks close.
    [tiger] Show me your best.
    [lion] Take your time. I take mine.
   *[dragon] I hold nothing back. You may ask the coach for help.
}

character-lost = { $who ->
    [chick] Cheep, you won! Again, again!
    [frog] You hopped further than I did. Well played!
    [rabbit] I never saw it coming. Well done!
    [piglet] Today you had the better meal.
    [puppy] You won! I want to play like that too.
    [cat] You were quicker than my paws.
    [goat] I don't give way easily. You earned this one.
    [panda] You looked further than I did. Bravo!
    [fox] So a fox can be outfoxed.
    [bear] Strong play. I'll remember this game.
    [owl] A fine win. I can see that you have studied.
    [crane] Well played. I bow to you.
    [wolf] Today the hunter was hunted.
    [eagle] You saw more than I did, and I sit high up.
    [tiger] Not many can say that they beat me.
    [lion] Today you are the lion.
   *[dragon] You beat me. That is no small thing.
}
character-won = { $who ->
    [chick] Cheep? I won? I won! One more game, please!
    [frog] Hop, hop, I won. Another game?
    [rabbit] Oh, I won! Shall we go again?
    [piglet] That was tasty. Come back soon!
    [puppy] I won, and it was fun with you. One more?
    [cat] Purr. Next time keep your pieces together.
    [goat] I stood my ground. Try me again.
    [panda] Slowly, slowly, and it went well. Once more?
    [fox] Look back at the game and you'll find where I got you.
    [bear] Each game makes you a little stronger.
    [owl] Let us look back at it. That is where we learn.
    [crane] Thank you for the game. Each one teaches something.
    [wolf] I waited, and my time came.
    [eagle] Fly a little higher, and try again.
    [tiger] You were brave. Practise, and come back.
    [lion] There is no shame in losing to a lion.
   *[dragon] Nearly everybody loses to me. Look back at the game, and you will grow.
}
character-drew = { $who ->
    [chick] Nobody lost! That's nice.
    [frog] A draw! Neither of us fell in the pond.
    [rabbit] A draw. Half a carrot each!
    [piglet] Half the plate for each of us. That's fair.
    [puppy] A draw! We both did well.
    [cat] A draw. I'd have liked the whole fish.
    [goat] You don't give way either. I like that.
    [panda] A draw is nice and quiet.
    [fox] Nobody fooled anybody.
    [bear] Fair enough. Shake paws?
    [owl] A draw is an honest result.
    [crane] Neither above nor below. That suits me.
    [wolf] We shall meet again.
    [eagle] Level. Another day, another game.
    [tiger] To draw with me is something.
    [lion] You held a lion. Well done.
   *[dragon] A draw with me is a great result.
}

## Said in a game

play-says = { $name }: "{ $words }"
play-two-people = Two players, one board. { $side } begins.
play-goes-on = The game goes on. It is { $side }'s turn.
play-swapped = You play { $side } now. Show me how you go on.
play-look-again = Good, take your time. Which squares can your opponent reach?
play-took-back = { $move } is taken back. What else could you try?
play-no-takeback = In a tournament game a move stands.
play-nothing-yet = Make a move first, then I can tell you about it.
play-coach-strict = Tournament rules: nobody helps. I will talk with you after the game.
play-coach-two = This game is between you two. Afterwards we can look back at it together.
play-coach-quiet = I am watching. Ask me about any move.

play-coach-looks = Let me look …
play-no-hint = In a tournament game nobody may help.

## Draws

play-offer-with-move = Now make your move: your { -draw } offer goes with it.
play-offer-not-again = You have offered already. Your opponent may offer now, then you may again.
play-offer-declined = Not yet, I'd like to play on.
play-offer-was-declined = The offer is declined. The game goes on.
play-offer-declined-by-touch = You touched { $man } to move it, so the offer is declined.
play-claim-after-touch = You touched { $man } already, so on this move no { -draw } can be claimed. First claim, then touch.
play-claim-with-move = Now show the move that brings the position a third time or completes the fifty moves.
play-claim-dropped = No claim, then. The game goes on.
play-claim-wrong = That move neither brings a position for the third time nor completes fifty moves, so it is simply played.
play-claim-wrong-clock = That move neither brings a position for the third time nor completes fifty moves. It is played, and { $other } gets { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.

## House rules, when they bite

play-touch-move = { -touch-move(form: "start") }: you touched { $man } first, and it can move. So it must.
play-king-first = { -castling(form: "start") } begins with the king, and both pieces are moved by one hand. You took the rook on { $rook } first, so the rook must move.
play-king-first-free = { -castling(form: "start") } begins with the king. Move the king two squares toward the rook.
play-illegal-counted = That is illegal move number { $count }. With number { $limit } the game is lost.
play-illegal-counted-clock = That is illegal move number { $count }, and { $other } gets { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }. With number { $limit } the game is lost.
play-must-move = You touched { $man }, so it must move if it can.
play-lost-by-illegal = Too many illegal moves by { $loser }, so { $winner } wins.
play-drawn-by-illegal = Too many illegal moves by { $loser }. But { $winner } could never give { -checkmate }, so the game is a { -draw }.

## Before a game

play-title = Play
play-you = You
play-white = White
play-black = Black
play-two = Two players
play-two-about = Share the mouse, or pass the board back and forth.
play-rung = Step { $rung } of { $of } on the ladder
play-so-far = Your games so far: { $won } won, { $drawn } drawn, { $lost } lost
play-go-on = Go on with your game
play-go-on-with = { $white } against { $black }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played
play-start = Start the game
play-set-up = Set up a position
play-more = More choices
play-fewer = Fewer choices

option-side = Your side
choose-white = White
choose-black = Black
choose-either = Either
option-time = Clock
time-none = No clock
time-minutes = { $minutes } min + { $seconds } s
option-time-odds = Half the time for your opponent
option-start = Start from
start-whole = The usual start
start-odds-pawn = Without a pawn
start-odds-knight = Without a knight
start-odds-rook = Without a rook
start-odds-queen = Without the queen
start-pawns = Pawns only
start-knights-pawns = Knights against pawns
start-bishops-pawns = Bishops against pawns
start-rook-pawns = Rook against pawns
start-queen-pawns = Queen against pawns
start-bishops-knights = Bishops against knights
start-queens = Queens and pawns
start-rooks = Rooks and pawns
start-position = Your own position
start-odds-about = Your opponent plays "without" a piece.
start-pawns-about = White has the pieces, Black has the pawns.
start-bishops-about = White has the bishops, Black has the knights.
option-rules = Rules
rules-casual = Casual
rules-two = Tournament, 2 illegal moves lose
rules-three = Tournament, 3 illegal moves lose
rules-casual-about = What is not allowed is explained, and you try again.
rules-tournament-about = A touched piece moves, castling begins with the king, nothing is taken back, and nobody helps.
option-talk = The coach talks
talk-every = About mistakes and good moves
talk-mistakes = About mistakes
talk-asked = When asked
talk-silent = Not at all
option-asks-first = The coach asks before you lose a piece or allow mate
option-flips = Turn the board after each move

## In a game

play-to-choice = All opponents
play-thinking = { $name } is thinking …
play-clock = { $name }: { $time } left
play-moves = Moves
play-move-none = No move yet
play-hint = Hint
play-ask-coach = Ask the coach
play-hush = Silence the coach
play-unhush = Let the coach talk
play-coach-silent = I keep quiet. The speech bubble above lets me talk again.
play-tried = This is what you tried: { $move }.
play-try-row = Taken back: { $line }
play-stronger-than-try = { $move } is stronger than { $tried }, which you tried first.
play-weaker-than-try = { $tried }, which you tried first, was stronger than { $move }.
play-undo = Take back
play-offer = Offer a draw
play-claim = Claim a draw
play-claim-stop = Drop the claim
play-resign = Resign
play-resign-sure = Give up this game?
play-resign-sure-of = Does { $name } give up this game?
play-resign-yes = Yes, resign
play-resign-no = Play on
play-swap = Swap sides
play-draw-offered = { $name } offers a draw.
play-accept = Accept
play-decline = Decline
play-think-again = Think again
play-play-it = Play it
play-copy = Copy the game (PGN)
play-again = Play again
play-next = Next: { $name }
play-look-back = Look back
play-edit-this = Set up from here
play-illegal-so-far = Illegal moves: White { $white }, Black { $black }; { $limit } lose the game

## Setting up a position

edit-title = Set up a position
edit-about = Drag pieces from the tray onto the board, or off it.
edit-turn = To move
edit-castling = May castle
right-white-short = White, short
right-white-long = White, long
right-black-short = Black, short
right-black-long = Black, long
edit-clear = Only the kings
edit-whole = All pieces
edit-fen = Position as text (FEN)
edit-copy = Copy the text
edit-use = Next: choose an opponent
edit-fine = This position can be played.
edit-over = { $outcome } The game would be over here. You can still change it.

setup-empty-board = The board is empty. Each side needs a king.
setup-missing-king = A king is missing. Each side needs one.
setup-too-many-kings = A side has more than one king.
setup-pawns-on-backrank = A pawn cannot stand on the first or the last rank.
setup-castling-rights = For castling, king and rook must stand on their first squares.
setup-en-passant-square = The en passant square does not fit: no pawn has just passed it.
setup-opposite-check = The side that has just moved stands in check. That cannot be: let the other side move, or move a piece.
setup-kings-touch = The two kings stand side by side. Kings may never touch: move one of them away.
setup-impossible-check = No single move can have given this check.
setup-too-much-material = A side has more pieces than it can have, even with every pawn promoted.
fen-whole = A FEN has six parts with spaces between them: pieces, side to move, castling, en passant, and two counters, which may be left out.
fen-board = The pieces cannot be read. Eight ranks are separated by "/", and each counts eight squares.
fen-turn = The side to move is written w or b.
fen-castling = Castling is written with the letters KQkq, or "-".
fen-en-passant = The en passant square is a square such as e3, or "-".
fen-halfmove-clock = The fifth part, half-moves since a capture or pawn move, is a number.
fen-move-number = The sixth part, the number of the move, is a number.

play-save = Save the game in a file
lesson-play-on = Play a game from where this step began
