# The words of the window: labels, buttons, notices.

app-title = 棋师 · Chess Tutor

rail-learn = Learn
rail-openings = Openings
rail-review = Review
rail-play = Play
rail-settings = Settings

action-back = Back
action-flip = Turn the board
action-again = Try again
action-replay = Play it again
action-show-me = Show me
action-to-task = Back to the task
action-type = Type a move
action-hint = Hint
action-continue = Continue
action-skip = Skip this step
action-start = Start
action-go-on = Go on

typed-hint = e4, Nf3, O-O or e2e4, then Enter

turn-white = White to move
turn-black = Black to move

stars-of-three = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
hints-taken = { $taken } of { $of } hints taken
tally-found = Found { $found } of { $of }
tally-placed = { $placed } of { $of } pieces placed
tally-moves = { $made ->
    [one] 1 move
   *[other] { $made } moves
}
tally-moves-best = { $made ->
    [one] 1 move made. Best: { $best }
   *[other] { $made } moves made. Best: { $best }
}

step-done = Step { $number }, done
step-skipped = Step { $number }, skipped
step-here = Step { $number }, you are here
step-open = Step { $number }

coach-calm = Your coach
coach-happy = Your coach, happy
coach-thinking = Your coach, thinking with you
coach-concerned = Your coach, looking closely

lesson-to-map = All lessons
lesson-from-xiangqi = If you know Chinese chess
lesson-finished = You earned { $earned } of { $of } stars.
lesson-next = Next: { $title }
lesson-puzzles = Puzzles of this kind
lesson-again = Play it once more

learn-loading = Opening the lessons …
learn-next = Your next lesson
learn-go-on = Where you left off
learn-all-done = You have finished every lesson.
learn-all-done-more = Come back to any of them: there may be stars left to find.
learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
learn-at-step = Step { $step } of { $of }
learn-broken = Cannot be shown: see why

first-xiangqi = Do you know Chinese chess?
first-xiangqi-yes = Yes, I play it
first-xiangqi-no = No
first-level = How much chess do you know?
first-level-new = I am new to chess
first-level-some = I know how the pieces move
first-level-plays = I play already

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Text
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Larger
settings-motion = Pieces glide
settings-board = Board
settings-board-wood = Wood
settings-board-slate = Slate
settings-coordinates = Letters and numbers at the edge
settings-targets = Show where a piece can go
settings-xiangqi = Compare with Chinese chess
settings-yes = Yes
settings-no = No

castling-title = May they castle?
castling-title-past = Could they castle?
castling-white-short = White short
castling-white-long = White long
castling-black-short = Black short
castling-black-long = Black long
castling-king-unmoved = King has not moved
castling-rook-unmoved = That rook has not moved
castling-way-clear = Nothing between them
castling-not-in-check = King not in check
castling-crossing-safe = King crosses no attack
castling-landing-safe = King lands safely
castling-all-hold = All conditions hold
castling-rest-holds = Everything else holds
castling-holds = { $way }: { $condition }: yes
castling-fails = { $way }: { $condition }: no
castling-unknown = { $way }: { $condition }: this position alone does not tell

notice-close = Close
notice-set-aside-damaged = { $what ->
    [puzzles] The file of puzzles could not be read. It is kept as { $name }, and a new one was made. Your progress is as it was.
    [games] Your saved games could not be read. The old file is kept as { $name }, and a new one was begun. Your progress is as it was.
    [settings] Your settings could not be read. The old file is kept as { $name }. Choose again what you like; your progress is as it was.
   *[records] Your records could not be read. The old file is kept as { $name }, and new records were begun.
}
notice-set-aside-newer = { $what ->
    [games] Your saved games come from a newer version. That file is kept as { $name }, and a new one was begun. Your progress is as it was.
   *[records] Your records come from a newer version. That file is kept as { $name }, and new records were begun.
}
notice-not-writable = Nothing can be saved in { $folder }. You can go on; this time your progress will be lost at the end. Make the folder writable, or start with --data and another one.
notice-no-folder = There is no folder for your records. You can go on; start with --data and a folder to keep your progress.
notice-disk-full = The disk is full, so your progress is not saved yet. Make some room; it will be saved then.
notice-locked = Another program holds your records. Your progress will be saved when it lets go.
notice-not-saved = Your progress could not be saved: { $reason }. It will be tried again.
notice-saved-again = Your progress is saved again.

window-cannot-open = The window cannot be opened: { $reason }. A display and OpenGL are needed. On Debian: libegl1 libgl1-mesa-dri libxkbcommon-x11-0 libxcursor1 libxi6 libx11-xcb1
window-not-built = This program was built without its window. Build it with the feature "gui".

## Layers over the board

action-layers = Show attacks, unprotected pieces, pins (V)

vision-attacks = Marked: everything that { $side } attacks.

vision-undefended = Ringed: pieces that no piece of their own side protects.

vision-pins = Ringed: pieces that are pinned to their king. The arrow comes from the piece that pins.
