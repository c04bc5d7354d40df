title = Where should I begin?
summary = Ten short questions show where your lessons should start.

welcome = Ten short questions, one try each, no clock. If you don't know one, say so. Then I know where we begin.

jump = May the knight make this move?

head-on = May the white pawn step forward?

through = White wants to castle. Is that allowed?

passing = Black has just played the pawn from d7 to d5. May White take it like this?

checker = White is in check. Click the piece that gives it.

finish = White to move. Give mate in one.
    .success = Mate on the back rank.

nowhere = Black to move. What is this?
    .answer-mate = Checkmate
    .why-mate = Nobody attacks the king, so it is not mate.
    .answer-draw = A draw
    .why-draw = Right. No check, no move: stalemate.
    .answer-goes-on = The game goes on
    .why-goes-on = Every square around the king is attacked: Black has no move.

begin = The game has just begun. What is the best idea now?
    .answer-queen = Chase pawns with the queen
    .why-queen = Out so early, the queen is easily chased about.
    .answer-knight = Bring out a knight
    .why-knight = Yes. Knights and bishops come out first.
    .answer-pawn = Push the a-pawn and the h-pawn
    .why-pawn = These pawns bring no piece into play.

twice = White to move. Attack two pieces with one move, and win the queen.
    .success = Check, and the queen is attacked too: a fork.

stuck = One black piece may not leave its line, or the king is attacked. Click it.
