# Puzzles: what is asked, what the coach says to each try, and the screens around them.

## The task. $side is the side to move.

puzzle-task-mate =
    { $count ->
        [one] { $side } to move: { -checkmate } in one.
       *[other] { $side } to move: { -checkmate } in { $count }.
    }

puzzle-task-win = { $side } to move: win material.

puzzle-task-save = { $side } to move: save a draw.

puzzle-task-best = { $side } to move: find the best move.

## Why a puzzle is back

puzzle-back-missed =
    { $days ->
        [0] Back again: you missed this one a little while ago.
        [one] Back again: you missed this one yesterday.
       *[other] Back again: you missed this one { $days } days ago.
    }

puzzle-back-helped =
    { $days ->
        [0] Back again: a little while ago you solved this one with help.
        [one] Back again: yesterday you solved this one with help.
       *[other] Back again: { $days } days ago you solved this one with help.
    }

puzzle-back-solved =
    { $days ->
        [0] Back again, so that it stays with you.
        [one] Back again, so that it stays with you: you solved it yesterday.
       *[other] Back again, so that it stays with you: you solved it { $days } days ago.
    }

## To a try

puzzle-go-on = Yes! And now?

puzzle-right = Solved!

puzzle-other-mate = { -checkmate(form: "start") }! Another way than the one written down, and just as right.

puzzle-also-good = Also good! It is not the move written down, but it is as strong.

puzzle-good-but-mate =
    { $count ->
        [one] A good move. But there is { -checkmate } in one here.
       *[other] A good move. But there is { -checkmate } in { $count } here.
    }

puzzle-good-but-more = A good move. But there is more in this position.

puzzle-thinking = Let me look at that move …

puzzle-not-yet = Not yet. Look what comes now.

puzzle-not-listed = That is not the move this puzzle looks for. Try another.

puzzle-answered = The reply is { $move }.

puzzle-draws = { $outcome } There is more in this position.

puzzle-shown = Watch how it goes.

puzzle-hint-check = Look at every check: the move is one of them.

puzzle-hint-quiet = The first move gives no check. Which move makes { -checkmate } come next?

puzzle-why-stalemate = Whatever the answer is, you have no legal move left and are not in check. That is { -stalemate }, a draw.

puzzle-that-was-it = That was the solution.

## The page of all puzzles

rail-puzzles = Puzzles

puzzles-title = Puzzles

puzzles-loading = The puzzles are being laid out …

puzzles-start = Next puzzle

puzzles-for-you = Puzzles for you

puzzles-due =
    { $count ->
        [one] One puzzle is back for another try. The others come as hard as suits you.
       *[other] { $count } puzzles are back for another try. The others come as hard as suits you.
    }

puzzles-rating = Your puzzle rating: { $points }.

puzzles-rating-rough = Your puzzle rating: about { $points }. A few more puzzles will make it surer.

puzzles-ways = Other ways

puzzles-streak = Streak

puzzles-minutes = Three minutes

puzzles-own = From your games

puzzles-own-count = From your games ({ $count })

puzzles-progress = How you are doing

puzzles-ways-more = A streak grows harder until the first one you miss. Only Three minutes has a clock.

puzzles-by-rating = By rating

puzzles-range = { $low } to { $high }

puzzles-by-course = By course

puzzles-by-idea = By idea

puzzles-more = More puzzles

puzzles-count =
    { $count ->
        [one] There is one puzzle.
       *[other] There are { $count } puzzles.
    }

puzzles-more-how = You can bring in the puzzle file of Lichess (lichess_db_puzzle.csv, packed as .zst or not). Open it, or drop it here.

puzzles-path = Path of the file

puzzles-import = Bring it in

puzzles-importing = { $lines } lines read, { $added } new puzzles …

puzzles-stop-import = Stop

puzzles-import-known = You have brought in this file before.

puzzles-import-failed = That did not work: { $reason }

puzzles-import-stopped = Stopped after { $lines } lines, { $added } new puzzles. Bring the same file in again to go on.

puzzles-imported = Done: { $added } new puzzles. Lines that could not be used: { $bad }.

puzzles-bad-line = Line { $line }: { $why }

## The page of one puzzle

puzzle-to-all = All puzzles

puzzle-none = There is no puzzle left here. Try another way to choose.

puzzle-none-own = There are no puzzles from your own games yet.

puzzle-no-more-own = You have had every puzzle from your own games. What you missed comes back by itself.

puzzle-score = Solved: { $solved }

puzzle-score-time = Solved: { $solved } · { $seconds } s left

puzzle-show-solution = Show the solution

puzzle-next = Next puzzle

puzzle-play-on = Play on from here

puzzle-again = Once more

puzzle-streak-over =
    { $solved ->
        [0] This streak ended at once. The next one begins just as gently.
        [one] One in a row!
       *[other] { $solved } in a row!
    }

puzzle-time-over =
    { $solved ->
        [one] Three minutes are over: one puzzle solved.
       *[other] Three minutes are over: { $solved } puzzles solved.
    }

puzzle-rating-up = { $rating } (+{ $change })

puzzle-rating-down = { $rating } (−{ $change })

puzzle-level = This puzzle's rating: { $points }.

puzzle-comes-back = It will come back, so that it stays with you.

## How it goes

puzzles-too-few = Solve a few more puzzles, and your strong and weak ideas will show here.

puzzles-best-streak =
    { $count ->
        [0] No puzzle solved in a row yet.
        [one] Most in a row: one.
       *[other] Most in a row: { $count }.
    }

puzzles-curve = Your puzzle rating, puzzle by puzzle

puzzles-weakest = Worth practising

puzzles-strongest = Going well

puzzles-idea-score = { $idea }: { $solved } of { $tried } solved at once

puzzles-practise = Practise

puzzles-lesson = The lesson

## What is wrong with a file of puzzles, or with a line of it

puzzle-file-unreadable = The file cannot be read ({ $reason }).

puzzle-file-unwritten = The puzzles cannot be written ({ $reason }).

puzzle-row-unreadable = this is no text, or too long

puzzle-row-columns = there must be an id, a FEN and moves

puzzle-row-id = the id is missing or no word

puzzle-row-rating = the rating is no number from 0 to 4000

puzzle-row-position = the FEN cannot be read or breaks the laws of chess

puzzle-row-move = { $move } is not legal there as move { $number }

puzzle-row-length = there must be an even number of moves, at least two

## On the command line

puzzle-file-taken = { $added } new, { $merged } merged, { $bad } bad; { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-file-known = This file was taken in before; { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-mined = { $games ->
    [one] 1 game
   *[other] { $games } games
} looked at, { $count ->
    [0] no puzzle found
    [one] 1 puzzle found
   *[other] { $count } puzzles found
}
