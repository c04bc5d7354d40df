## Progress: today, what was learnt, for whoever teaches

rail-progress = Progress

progress-today = Small things for today
progress-done-today = Done today
progress-open-today = Open
progress-more = More
progress-next-lesson = Next lesson: { $title }
progress-lesson-again = There are stars left in: { $title }

progress-puzzles-today = { $due ->
    [0] Five puzzles
    [one] Five puzzles; 1 of them comes back from before
   *[other] Five puzzles; { $due } come back from before
}
progress-openings-today = { $due ->
    [0] Opening moves: all done for today
    [one] 1 opening move comes back today
   *[other] { $due } opening moves come back today
}

progress-learnt = What you have learnt
progress-blank = Nothing yet. It begins with your first lesson.
progress-lessons = { $count ->
    [one] 1 lesson finished, of { $of }
   *[other] { $count } lessons finished, of { $of }
}
progress-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
progress-puzzles = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}
progress-rating = Puzzle rating { $count }
progress-rating-guess = Puzzle rating about { $count }: a guess still, it settles as you solve
progress-openings = { $count ->
    [one] 1 opening position known well
   *[other] { $count } opening positions known well
}
progress-minutes = { $count ->
    [one] 1 minute of learning in all
   *[other] { $count } minutes of learning in all
}
progress-days = { $count ->
    [0] No chess in the last { $of } days. Today is a good day to begin.
    [one] Chess on 1 of the last { $of } days. A higher bar is a longer time.
   *[other] Chess on { $count } of the last { $of } days. A higher bar is a longer time.
}

progress-teacher = For parents and teachers
progress-course = { $title }: { $finished } of { $of } lessons, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $misses ->
    [0] no wrong tries
    [one] 1 wrong try
   *[other] { $misses } wrong tries
}
progress-hard = The most wrong tries were made here. Once more, together?
progress-hard-lesson = { $title } ({ $misses })

## On the command line

progress-exported = { $file }: { $count } records written.
progress-imported = { $file }: { $count } records read. What was there before is still there.
