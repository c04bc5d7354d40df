# Tests: at the end of a course, and to find where to begin.

action-dont-know = I don't know

test-missed = Never mind. On to the next one.
test-missed-shown = Never mind. The board shows it. On to the next one.

test-score = { $right } of { $of } right
test-all-right = All of it! You know this well.
test-look-again = These lessons are worth another look:
test-placed = Now I know where we should begin.

test-begin = Begin with: { $title }
test-again-lesson = Look again: { $title }

learn-where = Where should I begin?
