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

review-somebody = Somebody

review-none = No games yet. Games that you play are kept here by themselves.

review-none-found = No game with these words.

review-none-aside = Nothing is laid aside.

review-put-aside = Lay this game aside

review-bring-back = Bring this game back

review-understood = All right

review-trouble-game = Game { $game } could not be read (line { $line }): { $fault }

review-trouble-file = { $path } could not be opened: { $reason }

review-trouble-none = There is no game in it.

## A game

review-to-list = All games

review-begin = Let us look at this game. Go through it move by move, or begin with a key moment.

review-looking = I have not come to this move yet.

review-not-looked-at = I have not looked at this move.

review-progress = Looking at the moves: { $percent }%

review-cancel = Stop looking

review-resume = Go on looking

review-graph = White's chances through the game

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

review-copy = Copy the game with all comments

review-retry = Try again

review-to-game = Back to the game

review-try-task = { $side } played { $move } here. Can you find something better?

review-try-thinking = Let me look at that …

review-try-best = Yes! { $move } is as strong as anything here.

review-try-good = A good move, too: { $move } is almost as strong as the best.

review-try-same = { $move } is what was played in the game. There is something better.

review-try-again = Try another one.

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

notice-games-not-saved = { $file } could not be written: { $reason }. Choose another place.

review-lesson = Lesson: { $title }

## What others wrote into a game

review-notes = Notes in the game:

review-notes-by = { $name } writes:

review-aside-line = { $move }: you are in a line that stands beside the game.

review-aside-move = Side line: { $move }

review-clock = { $side }'s clock: { $time }
