## Progress: today, what was learnt, for whoever teaches

rail-progress = Progress

progress-today = Small things for today
progress-done-today = Done today
progress-open-today = Open
progress-more = More
progress-next-lesson = Next lesson: { $title }
progress-lesson-done = A lesson finished. Next: { $title }
progress-lesson-again = There are stars left in: { $title }

progress-puzzles-today = Five puzzles
progress-puzzles-of = Five puzzles on one idea: { $idea }
progress-puzzles-back = { $due ->
    [0] Puzzles that came back: all done for today
    [one] 1 puzzle comes back today
   *[other] { $due } puzzles come back today
}
progress-game-today = A game, against anybody you like
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
progress-games = { $count ->
    [one] 1 game finished, { $won } won
   *[other] { $count } games finished, { $won } won
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

progress-day = { $ago ->
    [0] Today
    [one] Yesterday
   *[other] { $ago } days ago
}: { $minutes ->
    [0] no chess
    [one] 1 minute
   *[other] { $minutes } minutes
}

progress-teacher = For parents and teachers
progress-week = The last seven days: { $days ->
    [0] no chess
    [one] 1 day with chess
   *[other] { $days } days with chess
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. Lessons: { $lessons }. Puzzles: { $puzzles }. Games: { $games }.
progress-course = { $title }: { $finished } of { $of } lessons, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $misses ->
    [0] no wrong tries
    [one] 1 wrong try
   *[other] { $misses } wrong tries
}{ $skipped ->
    [0] { "" }
    [one] , 1 step passed over
   *[other] , { $skipped } steps passed over
}
progress-ideas = Puzzles: what goes well, what does not yet
progress-hard = The most wrong tries were made here. Once more, together?
progress-hard-lesson = { $title } ({ $misses })

## On the command line

progress-exported = { $file }: { $count } records written.
progress-imported = { $file }: { $count } records read. What was there before is still there.

## Those who learn on this machine

progress-learners = Learners and files
learner-number = Learner { $number }
learners-title = Who is learning?
learners-here = Learning now
learners-turn-to = Sit down here
learners-rename = Change the name { $name }
learners-name = Name
learners-save-name = Save the name
learners-add-about = Someone else at this computer? Each learner has progress, games and settings of their own.
learners-new-name = The new learner's name
learners-add = Add
learners-lay-aside = Hide { $name } from the list
learners-aside-sure = Hide { $name } from the list? Nothing is deleted, and { $name } can come back at any time.
learners-aside-yes = Hide
learners-aside-no = No, keep
learners-aside = Not in the list
learners-bring-back = Bring { $name } back
learners-nobody = Nobody here is called { $name }. There are: { $known }. The number will do, too.
learners-files = Records as a file
learners-give-out-about = Save this learner's progress in one file: as a copy, or for another computer. Games are saved on the Review page.
learners-give-out-path = The file to write
learners-give-out = Save the records
learners-take-in-about = Read such a file in. It adds to what is here and takes nothing away. You can also drop the file here.
learners-take-in-path = The file to read
learners-take-in = Read in

notice-not-exchanged = { $file }: { $reason } Your records are as they were.

## Files

file-not-text = it is no text, so nothing in it can be read.
file-disk-full = the disk is full. Make room, then try again.
file-no-folder = there is no such folder. Choose one that is there.
file-not-writable = nothing may be written there. Choose a folder of your own.
file-is-folder = it is a folder. Add the name of a file to it.

exchange-no-records = there are no records yet.
exchange-damaged = your own records are damaged, or from a newer Chess Tutor.
exchange-locked = another program has your records open. Close it, then try again.
exchange-not-readable = line { $line } is not as this program writes it. The file is damaged, or it is another kind of file.
exchange-other-form = it holds no records of Chess Tutor. Choose a file that was saved on the page of progress.
exchange-newer = it was written by a newer Chess Tutor. Get the newer program first.
exchange-row = number { $row } of the entries [[{ $table }]] is damaged.
exchange-senseless = a number in it cannot be right, so the file is damaged.
