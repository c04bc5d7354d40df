opening-named = { $eco } { $name }, after { $ply ->
    [one] one move of one side
   *[other] { $ply } single moves
}
opening-unnamed = This opening has no name.

opening-comment = { $text }

## A drill

opening-looking = Let me look at that move.
opening-playable = { $move } can be played.
opening-playable-named = { $move } can be played: it is the { $name }.
opening-dubious = { $move } is played sometimes, but it gives something away.
opening-mistake = { $move } is a mistake here.
opening-gives-away = { $move } gives something away.
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
openings-spar-what = The coach chooses, mistakes among them.
openings-lines = Lines
openings-line-known = { $known } of { $positions }
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
drill-play-on = Play on
