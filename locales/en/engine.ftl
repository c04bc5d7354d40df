# The engine that the coach asks: the learner's own, and endgame tables.

engine-title = Engine the coach asks
engine-inside = Built in
engine-outside = { $engine }
engine-program = Program of another engine (UCI)
engine-program-hint = For example /usr/games/stockfish
engine-use = Use this engine
engine-use-inside = Use the built-in one
engine-endings-title = Endgame tables
engine-endings-none = None
engine-endings-some = Up to { $men } pieces
engine-endings-folder = Folder with Syzygy tables
engine-endings-hint = For example /home/me/syzygy
engine-endings-use = Use these tables
engine-endings-leave = Use none

engine-ready = { $engine } is ready. The coach asks it from now on.
engine-endings-ready = Endgame tables for up to { $men } pieces are in use.
engine-not-started = { $engine } could not be started: { $why }. The built-in engine goes on; check the path in the settings.
engine-silent = { $engine } does not answer. The built-in engine has taken over.
engine-gone = { $engine } has stopped by itself. The built-in engine has taken over.
engine-lies = { $engine } gave an answer that cannot be right ({ $said }). The built-in engine has taken over.
engine-endings-fault = Endgame tables in { $folder } cannot be used: { $why }. The engine goes on without them.

engine-no-mate = No mate in { $moves }.
engine-mate-undecided = { $moves ->
    [0] Not decided within { $nodes } positions.
   *[other] Not decided within { $nodes } positions. There is no mate in { $moves }.
}
engine-bench = { $nodes } nodes, { $nps } nodes per second
