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

puzzle-answered = The answer is { $move }.

puzzle-draws = { $outcome } There is more in this position.

puzzle-shown = Watch how it goes.

puzzle-that-was-it = That was the solution.
