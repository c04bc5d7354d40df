opening-named = { $eco } { $name }, with { $move }
opening-unnamed = This opening has no name.

opening-comment = { $text }

## A drill

opening-looking = Let me look at that move.
opening-playable = { $move } can be played.
opening-playable-named = { $move } can be played: it is the { $name }.
opening-dubious = { $move } is played sometimes, but it gives something away.
opening-mistake = { $move } is a mistake here.
opening-gives-away = { $move } gives something away.
opening-answered = The reply is { $move }.
opening-ours = Here we practise { $move }.
opening-punish = That was not best. Find the move that shows it.
opening-right-1 = That's the move.
opening-right-2 = Yes, that is how it goes.
opening-right-3 = Right.

opening-again = Once more, with fewer arrows.
opening-line-done = That is the line.
opening-tree-ends = Here our lines end.

opening-task-learn-white = You are White. Follow the arrow and mind the reason.
opening-task-learn-black = You are Black. Follow the arrow and mind the reason.
opening-task-white = You are White. Your move, from memory.
opening-task-black = You are Black. Your move, from memory.
opening-task-wait = The other side moves.
opening-finished = All done. Well played.

## The list

openings-title = Openings
openings-search = Look for an opening
openings-none = No opening of that name here.
openings-due = { $count ->
    [one] One position is waiting for you today.
   *[other] { $count } positions are waiting for you today.
}
openings-nothing-due = Nothing is waiting for you today.
openings-today = Today's positions
openings-as-white = As White
openings-as-black = As Black
openings-known = { $known } of { $positions } positions known
openings-percent = { $percent }%
openings-hundred = 100% means: you have played every position here from memory, and none is waiting today.
openings-learn = Learn the lines
openings-recall = Recall
openings-spar = Spar
openings-learn-what = Line by line, with arrows that fade.
openings-recall-what = All lines from memory.
openings-spar-what = The coach replies, and makes mistakes.
openings-lines = Lines
openings-line-known = { $known } of { $positions } positions known
openings-line-missed = { $lapses ->
    [one] missed once
   *[other] missed { $lapses } times
}
drill-round = { $mode ->
    [today] Position { $number } of { $of }
   *[line] Line { $number } of { $of }
}
drill-tally = { $right } of { $asked } without help
drill-next = Next
drill-again = Once more
drill-skip = Skip
drill-leave = To the openings
drill-done = Done
drill-moves = The moves so far
opening-imported = { $name }: { $count ->
    [one] one line
   *[other] { $count } lines
} to practise, kept in { $path }
opening-reason = { $move }: { $reason }
drill-play-on = Play on with { $name }
drill-play-other = Play on from { $move }
drill-choose = Play a game from here: choose an opponent

## Repertoires of one's own

repertoire-add = Your own
repertoire-nameless = My lines
repertoire-bring = Bring in a PGN
repertoire-bring-what = Drop a PGN file here, paste one with Ctrl+V, or open a file. Variations become lines, comments become reasons.
repertoire-importing = Reading …
repertoire-new = Begin a new one
repertoire-new-what = Play your lines on the board, move by move. Which side are they for?
repertoire-name = Name
repertoire-rename = Rename
repertoire-edit = Edit
repertoire-copy = Copy as PGN
repertoire-delete = Delete
repertoire-deleted = "{ $name }" was deleted.
repertoire-bring-back = Bring it back
repertoire-how = Play moves on the board. A new move is added, a known one leads on.
repertoire-start = Start
repertoire-comment = Why this move?
repertoire-mistake = This move is a mistake
repertoire-next = What follows:
repertoire-next-none = Nothing follows yet. Play a move on the board to add it.
repertoire-first = first choice
repertoire-prefer = Make { $move } the first choice
repertoire-remove = Take out { $move } and what follows
repertoire-undo = Take back the last change
repertoire-redo = Do it again
openings-weighed = { $new ->
    [one] One move was weighed
   *[other] { $new } moves were weighed
}; the list holds { $all }.
