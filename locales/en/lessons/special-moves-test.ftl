title = Test: special moves
summary = Castling, taking in passing, promotion: do you know every condition?

which-side = Castle where it is allowed. Mind the bishop.
    .success = The king is on g1, the rook on f1. On the other side the king would have crossed d1, and the bishop sees it.
    .on-e1c1 = Try the other side.
    .on-h1f1 = That is a rook move. Castling begins with the king.

pinned-bishop = The pawn on d2 stands between the bishop and the king. May White castle?
    .why = Only the king's own squares count: e1, f1 and g1. The bishop reaches none of them.

landing = You are Black. May you castle on the long side?
    .why = It is the square where the king lands that decides here.

late = Black's pawn went two steps, then each side moved its king. May White take it in passing now?
    .why = Right away or never: the chance was there for one move only.

in-time = You are Black. White's pawn has just gone two steps. Take it in passing.
    .success = The pawn on e3 took in passing. White's pawn is off the board.
    .on-d4d3 = The chance was there for this one move. Take it in passing.
    .on-e8d7 = The chance was there for this one move. Take it in passing.

knight = A queen would be nice, but Black's queen would still be there. Promote so that you win Black's queen.
    .success = A knight: check, and the black queen is attacked as well.
    .on-e7e8q = Now each side has a queen, and Black's gives check first.

last = Last question: promote, and do not spoil the win.
    .success = A rook: the king can still move, and mate follows. You promoted to the right piece.
    .on-f7f8q = Stalemate: the king has no square and is not in check. A draw.
    .on-f7f8b = With a bishop alone nobody can give mate: a draw.
    .on-f7f8n = With a knight alone nobody can give mate: a draw.
