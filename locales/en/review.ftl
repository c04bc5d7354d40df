# Looking back at a finished game.

review-game-title = Game { $number }: { $white } against { $black }, { $result }

review-accuracy-of = { $side }'s accuracy is { $percent }%.

review-moments-are = Key moments: { $moves }

## The list of games

review-title = Your games

review-bring = Drop a PGN file here, paste games with Ctrl+V, or open a file:

review-path = Path of a PGN file

review-open = Open

review-importing = Reading the games …

review-search = Search: name, opening, date

review-aside = Laid aside

review-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}

review-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

review-playing = not finished

review-no-result = no result

review-somebody = Somebody

review-none = No games yet. Games that you play are kept here by themselves.

review-none-found = No game with these words.

review-none-aside = Nothing is laid aside.

review-put-aside = Lay this game aside

review-bring-back = Bring this game back

review-understood = All right

review-trouble-games = Games read: { $read }. Not readable: { $unread }.

review-trouble-more = There are { $count } more such places.

review-trouble-way-out = Nothing in the file was changed. Mend it there, in any text editor, and bring it again: games that are here already do not come twice.

review-trouble-way-out-pasted = Mend the text where you copied it, and paste it again: games that are here already do not come twice.

review-trouble-file = { $path } could not be opened: { $reason }

review-file-not-there = there is no such file. Look at the path again, or choose the file with the folder button.

review-file-not-allowed = it may not be read here. Copy it to a folder of your own first.

review-file-is-folder = it is a folder. Choose a file in it.

review-file-other = the system says "{ $said }".

review-trouble-none = There is no game in it.

## A PGN that cannot be read

pgn-fault = Game { $game }, line { $line }: { $fault }

pgn-cut-game = Game { $game } is here up to line { $line }. { $fault }

pgn-cut-variation = In game { $game } a variation ends early, in line { $line }. { $fault }

pgn-fault-fen = It starts from a position that cannot be. { $why }

pgn-fault-variant = This is another kind of chess: { $name }.

pgn-fault-move = { $move } cannot be played there. { $why }

pgn-fault-move-ambiguous = { $move } fits more than one piece. It must say which, as in Nbd2.

pgn-fault-move-nobody = No { $role } can go to { $square } there, so { $move } cannot be played.

pgn-fault-tag = A tag is written [Name "value"], not { $text }

pgn-fault-unclosed = A comment or a variation begins here and never ends.

pgn-fault-unopened = A variation ends here that never began.

pgn-fault-variation-first = A variation begins here before there is a move.

pgn-fault-null = Here a side does not move, and in chess each side must.

pgn-fault-unknown = "{ $text }" is no move.

## A game

review-to-list = All games

review-begin = Let us look at this game, move by move.

review-begin-moments = Let us look at this game. Go through it move by move, or begin with a key moment.

review-no-moves = No move was made in this game.

review-better-there = There was something better. Can you find it?

review-looking = I have not come to this move yet.

review-not-looked-at = I have not looked at this move.

review-progress = Looking at the moves: { $percent }%

review-stopped = Stopped at { $percent }%

review-cancel = Stop looking

review-resume = Go on looking

review-graph = White's chances through the game

review-graph-caption = White's chances

review-graph-at = { $move }: White's chances { $percent }%

review-accuracy = { $side }: { $percent }% accurate

review-moments = Key moments

review-puzzles =
    { $count ->
        [one] One puzzle from this game awaits you
       *[other] { $count } puzzles from this game await you
    }

review-move-back = One move back

review-move-on = One move on

review-next-move = Next move

review-next-moment = Next key moment

review-first-moment = To the first key moment

review-back-to-list = Back to the list

review-copy = Copy the game with all comments

notice-game-copied = The game is copied, with all comments. Paste it wherever you like.

review-retry = Try again

review-to-game = Back to the game

review-try-task = { $side } played { $move } here. Can you find something better?

review-try-thinking = Let me look at that …

review-try-best = Yes! { $move } is as strong as anything here.

review-try-good = A good move, too: { $move } is almost as strong as the best.

review-try-same = { $move } is what was played in the game. There is something better.

review-try-again = Try another one.

## The end of a game

review-end-mate = That is { -checkmate }. { $side } has won.

review-end-stalemate = { $side } has no legal move and is not in check. That is { -stalemate }, and the game is a { -draw }.

review-end-dead = Now neither side can ever give { -checkmate }, so the game is a { -draw }.

review-end-fivefold = The same position is on the board for the fifth time, so the game is a { -draw }.

review-end-seventy-five = For 75 moves of each side no pawn has moved and nothing was taken, so the game is a { -draw }.

review-end-time = { $side } won on time.

review-end-time-draw = A clock ran out, and the game was a { -draw }.

review-end-rules = { $side } won, because a rule was broken.

review-end-abandoned = The game was broken off, and { $side } won.

review-end-won = { $side } won without { -checkmate }: the other side gave up, or the game was decided in another way.

review-end-draw = The game ended in a { -draw }.

review-end-open = The moves end here. No result is written down.

## Games as files

review-opening = { $name }

review-save = Save with the coach's comments in a file

review-save-listed = Save these games in a file

review-file-name = games

file-choose = Choose a file

file-no-window = There is no window for choosing files here. Type where the file is.

save-path = The file to write

action-save = Save

notice-games-saved = Saved in { $file }.

notice-games-not-saved = { $file } could not be written: { $reason }

review-lesson = Lesson: { $title }

## What others wrote into a game

review-notes = Notes in the game:

review-notes-by = { $name } writes:

review-aside-line = { $move }: you are in a line that stands beside the game.

review-aside-move = Side line: { $move }

review-clock = { $side }'s clock: { $time }
