# Trainers: squares and notation.

train-find = Find { $square }.
train-name = Which square is this?
train-read = Play { $move }.
train-write = How is this move written?
train-answer = { $answer }

train-right = Right.
train-not-square = That is { $square }.
train-here = And here is { $square }. Now you click it.
train-not-name = { $square } is over here.
train-not-move = That was { $move }.
train-not-writing = Not that one. Which piece moves, and where does it land?

tally-row = { $done } of { $of } · { $row } in a row
