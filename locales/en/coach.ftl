# What the coach says of moves. Each claim has been borne out by a line on the board.
# A `fact-…` is no whole sentence: it is put after a comma or a colon into one of the sentences below.

## Ratings

rating-book = { -book-move(form: "start") }

rating-best = { -best-move(form: "start") }

rating-good = { -good-move(form: "start") }

rating-inaccuracy = { -inaccuracy(form: "start") }

rating-mistake = { -mistake(form: "start") }

rating-blunder = { -blunder(form: "start") }

rating-still-winning = { -still-winning(form: "start") }

rating-great = { -great-move(form: "start") }

rating-brilliant = { -brilliant-move(form: "start") }

rating-forced = { -forced-move(form: "start") }

rating-missed = { -missed-chance(form: "start") }

# Instead of a praising rating where the words that follow name a loss
rating-lost-before = The game was lost before this

rating-still-won = The game stays won

rating-none-better = No other move was better

rating-little-change = The chances hardly change

## Ideas

idea-mate = { -checkmate }

idea-mate-threat = threat of { -checkmate }

idea-back-rank-mate = { -back-rank-mate }

idea-smothered-mate = { -smothered-mate }

idea-arabian-mate = Arabian mate

idea-anastasia-mate = Anastasia's mate

idea-boden-mate = Boden's mate

idea-double-bishop-mate = mate with two bishops

idea-dovetail-mate = dovetail mate

idea-epaulette-mate = epaulette mate

idea-hook-mate = hook mate

idea-hanging-piece = { -hanging } piece

idea-winning-exchange = exchange that pays

idea-winning-material = winning material

idea-fork = { -fork }

idea-pin = { -pin }

idea-skewer = { -skewer }

idea-discovered-attack = { -discovered-attack }

idea-discovered-check = { -discovered-check }

idea-double-check = { -double-check }

idea-x-ray = { -x-ray }

idea-removing-the-defender = { -removing-the-defender }

idea-deflection = { -deflection }

idea-decoy = { -decoy }

idea-overload = { -overload }

idea-interference = { -interference }

idea-trapped-piece = trapped piece

idea-sacrifice = { -sacrifice }

idea-in-between-move = { -in-between-move }

idea-quiet-move = quiet move

idea-promotion = { -promotion }

idea-underpromotion = { -underpromotion }

idea-promotion-threat = a pawn about to { -promotion(form: "verb") }

idea-perpetual-check = { -perpetual-check }

idea-stalemate-trick = saved by { -stalemate }

idea-stalemate = { -stalemate }

idea-dead-position = { -dead-position }

idea-threefold-repetition = { -threefold-repetition }

idea-fifty-move-rule = the { -fifty-move-rule }

idea-castles = { -castling }

idea-centre = a pawn in the { -centre }

idea-development = { -development }

idea-weak-point = the weak point beside the king

idea-same-man = the same piece twice

idea-early-queen = the queen comes out early

idea-lost-castling = no more { -castling }

idea-exposed-king = the cover of the king

idea-doubled-pawns = { -doubled-pawn(form: "plural") }

idea-isolated-pawn = an { -isolated-pawn }

idea-backward-pawn = a backward pawn

idea-passed-pawn = a { -passed-pawn }

idea-open-file = an { -open-file }

idea-outpost = an { -outpost }

idea-simplification = trading when ahead

idea-opposition = the { -opposition }

idea-square-of-the-pawn = the square of the pawn

## Facts: $by acts, $on suffers; $first and $second are the first two of those, $last the last that acts

fact-mate =
    { $count ->
        [one] { $by } gives
       *[other] { $by } give
    } { -checkmate } to { $on }

fact-mate-threat = { $last } threatens to give { -checkmate }

fact-back-rank-mate = { $by } gives a { -back-rank-mate }

fact-smothered-mate = { $by } gives a { -smothered-mate }

fact-arabian-mate = { $by } give an Arabian mate together

fact-anastasia-mate = { $by } give Anastasia's mate together

fact-boden-mate = { $by } give Boden's mate together

fact-double-bishop-mate = { $by } give mate together

fact-dovetail-mate = { $by } gives a dovetail mate

fact-epaulette-mate = { $by } gives an epaulette mate

fact-hook-mate = { $by } give a hook mate together

fact-hanging-piece = nothing can take back when { $by } takes { $on }

fact-winning-exchange = { $by } can take { $on } at a profit, even if something takes back

# The same where only check, or a pin, keeps a piece from taking back
fact-hanging-piece-check = nothing can take back when { $by } takes { $on }, because the king is then in { -check }

fact-hanging-piece-pin = nothing can take back when { $by } takes { $on }, because what protects it is { -pin(form: "past") }

# The same when the taking is the move that is spoken of
fact-hanging-piece-taken = { $on } is taken, and nothing can take back

fact-hanging-piece-taken-check = { $on } is taken, and nothing can take back, because the king is in { -check }

fact-hanging-piece-taken-pin = { $on } is taken, and nothing can take back, because what protected it is { -pin(form: "past") }

fact-winning-exchange-taken = { $on } is taken at a profit, even if something takes back

fact-winning-material = { $on } falls, and that wins material

fact-fork = { $by } { -fork(form: "third") } { $on }

fact-pin = { $by } { -pin(form: "third") } { $first } to { $second }

fact-skewer = { $by } { -skewer(form: "third") } { $first } and, behind it, { $second }

fact-discovered-attack = the line is open, so that { $last } attacks { $on }

fact-discovered-check = the line is open, so that { $last } gives { -check }

fact-double-check = { $by } give { -check } at once

fact-x-ray = { $by } works along its line even through { $on }

fact-removing-the-defender = { $first } is taken, which protected { $second }

fact-removing-the-defender-mate = { $first } is taken, which guarded against { -checkmate }

fact-deflection = { $first } no longer protects { $second }, because it is drawn away

fact-deflection-mate = { $first } no longer guards against { -checkmate }, because it is drawn away

fact-driven-away = { $first } has to leave its square and no longer protects { $second }

fact-driven-away-mate = { $first } has to leave its square and no longer guards against { -checkmate }

fact-overload = { $first } is { -overload(form: "adjective") }: it guards two things and can only keep one

fact-interference = { $first } no longer protects { $second }, because something stands in between

fact-interference-mate = { $first } no longer guards against { -checkmate }, because something stands in between

fact-decoy = { $first } is drawn to { $square }, where it stands badly

fact-sacrifice = { $by } is given up, and nothing is lost by it in the end

fact-trapped-piece = { $on } is attacked and has no safe square

fact-in-between-move = this { -in-between-move } comes first, and { $on } can still be taken afterwards

fact-quiet-move = { $by } needs neither a capture nor a { -check } to be strong there

fact-promotion = the pawn becomes { $by }

fact-underpromotion = the pawn becomes { $by }, which is no queen

fact-promotion-threat = { $by } threatens to { -promotion(form: "verb") }

fact-perpetual-check = { $by } gives { -check } again and again

fact-stalemate-trick = no legal move is left to the side of { $on }: it is { -stalemate }

# Draws by the rules: $side is the side to move, which is stalemated
fact-stalemate = { $side } has no legal move and is not in check: { -stalemate }, and the game is a { -draw }

fact-dead-position = neither side can ever give { -checkmate }, so the game is a { -draw }

fact-threefold-repetition = the same position is there for at least the third time, which is enough for a { -draw }

fact-fifty-move-rule = fifty moves have passed without a capture or a pawn move, which is enough for a { -draw }

fact-castles = the king leaves the middle of the board, and { $last } comes into play

fact-centre = { $by } takes its place in the { -centre }

fact-development = { $by } comes into play

fact-weak-point = { $by } attacks { $on }, which only the king protects

fact-same-man = 
    { $by } moves again, while { $on } still { $count ->
        [one] stands
       *[other] stand
    } at home

fact-early-queen = 
    { $by } comes out while { $on } still { $count ->
        [one] stands
       *[other] stand
    } at home

fact-lost-castling = { $by } can never castle any more

fact-exposed-king = { $by } has left its place in front of { $on }

fact-doubled-pawns = { $on } stand on one file and cannot protect each other

fact-isolated-pawn = no pawn of its own side is left on the files beside { $on }

fact-backward-pawn = { $on } is left behind: each pawn of its side on a file beside it has gone ahead, and a pawn of the other side guards the square in front of it

fact-passed-pawn = { $by } is a { -passed-pawn }: no pawn of the other side stands ahead of it, on its own file or a file beside it

fact-open-file = { $by } stands on an { -open-file }

fact-outpost = { $last } protects { $first } on an { -outpost }, and no pawn of the other side stands where it could drive it away

fact-simplification = equal pieces come off, and the side that is ahead keeps its lead

fact-opposition = { $by } takes the { -opposition }: one square is between it and { $on }, and the other side is to move

fact-square-of-the-pawn = { $by } steps into the square of { $on }

## Sentences

coach-does = With { $move }, { $fact }.

coach-does-later = After { $line }, { $fact }.

coach-allows = Now { $move } is possible: { $fact }.

coach-allows-later = Now the game can go { $line }: { $fact }.

coach-allowed = Your move allowed { $move }: { $fact }.

coach-allowed-later = After your move the game could go { $line }: { $fact }.

coach-misses = { $move } was stronger: { $fact }.

coach-misses-later = { $move } was stronger. After { $line }, { $fact }.

# The move was as good as this one, so nothing was stronger
coach-misses-also = There was also { $move }: { $fact }.

coach-misses-also-later = There was also { $move }. After { $line }, { $fact }.

coach-sees = { $idea }: { $fact }

coach-prefers = { $move } was stronger.

coach-better-line = { $move } was stronger. Watch how it goes on.

coach-other-line = Another move was { $move }. Watch how it goes on.

coach-only-move = It was the only legal move.

coach-praises = { $praise } { $reason }

coach-rates = { $move }: { $rating }.

coach-rates-with = { $move }: { $rating }. { $reason }

coach-hint-idea = Look for this idea: { $idea }.

coach-hint-look = Look at every check and every capture first. What would change on the board?

coach-hint-in-check = You are in { -check }. Look at every way out.

coach-hint-king = There is no { -check } and no { -capture } here. Where does your king stand best?

coach-hint-idle = There is no { -check } and no { -capture } here. Which of your pieces does least?

coach-hint-plan = There is no { -check } and no { -capture } here. What does the other side want to do next?

coach-hint-piece = The piece to move is { $man }.

coach-hint-move = Play { $move }.

coach-sure = Wait: on { $square } your { $role } can be taken by { $taker }.

coach-sure-mate = Wait: then { $by } can go to { $square }, and that is { -checkmate }.

coach-sure-draw = Wait: then { $fact }.

## Praise: an opening that needs no reason of its own, for what takes some finding

praise-1 = Well seen!

praise-2 = Sharp eyes!

praise-3 = That is strong!

praise-4 = Nicely found!

praise-5 = You looked twice there!

praise-6 = That took some finding!

praise-7 = Good eye!

praise-8 = That was worth the thought!

praise-9 = Excellent!

praise-10 = A fine idea!

praise-11 = You saw it!

praise-12 = Just right!

praise-13 = Very well played!

## The same for a sound move that is easily found

praise-plain-1 = Well played.

praise-plain-2 = That makes sense.

praise-plain-3 = A sound move.

praise-plain-4 = Good thinking.

praise-plain-5 = That fits well.

praise-plain-6 = Nicely done.

praise-plain-7 = A useful move.

praise-plain-8 = That is the right way.

praise-plain-9 = A good decision.

praise-plain-10 = Keep it up.

praise-plain-11 = A sensible move.

praise-plain-12 = That helps you.

## The same, naming the lesson in which the idea was learnt

praise-lesson-1 = Just like in the lesson "{ $lesson }"!

praise-lesson-2 = You remembered the lesson "{ $lesson }"!

praise-lesson-3 = The lesson "{ $lesson }" has paid off!
