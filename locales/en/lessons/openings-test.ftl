title = Test: openings
summary = Good first moves, traps to know, and names.

first = The game has begun. Bring a piece out, or fight for the centre.
    .success = A useful move: it brings out a piece or takes part in the fight for the centre.
    .on-h2h4 = A pawn at the edge wins no room in the middle and brings out nothing.
    .on-d1h5 = The queen comes out too early: every attack on it gives Black a move.
    .on-b1a3 = At the edge a knight sees only half.

scholar = You are Black. White threatens mate on f7. Stop it.
    .success = f7 is safe. White's queen has come out too early.
    .on-g8f6 = The knight attacks the queen, but the queen takes on f7: mate.
    .on-d7d6 = It guards e5, but the queen takes on f7: mate.

name = What is this opening called?
    .answer-french = { -french-defence(form: "start") }
    .why-french = Right: a pawn to e6, then a pawn to d5.
    .answer-caro = { -caro-kann-defence(form: "start") }
    .why-caro = There Black prepares the d-pawn with a pawn to c6.
    .answer-sicilian = { -sicilian-defence(form: "start") }
    .why-sicilian = There Black answers at once with a pawn to c5.

fork-trick = You are Black. You gave a knight on e4, and White took it. Win a piece back.
    .success = A fork by a pawn: knight and bishop are attacked, and one of them falls.
    .on-f8e7 = A quiet move, and White simply stays a piece ahead.
    .on-c6d4 = The knight attacks nothing that matters. A pawn does it better.

ruy = You are Black. White took the pawn on e5. Win it back with a queen move.
    .success = The queen hits the knight, and the pawn on e4 falls afterwards.
    .on-d8g5 = The queen hits the knight and the pawn on g2: White cannot save both.
    .on-f7f6 = White's queen checks on h5, and your rook or your pawns pay for it.
    .on-f8d6 = The knight steps away, and the pawn is gone for good.

petrov = Black's knight has left the e-file. Your knight stands between your queen and the black king. Use that.
    .success = A { -discovered-check }, and the knight attacks the queen.
    .on-e5f7 = Check, too, but the king takes the knight.
    .on-e5d3 = Check, but the knight attacks nothing there. Go where it hurts.

queens-gambit = Black wants to keep the pawn on c4 and has opened a long diagonal for that. Punish it.
    .success = The queen attacks the rook, and Black must give a piece to save it.
    .on-b1c3 = A fine move, but there is something to win at once.
    .on-a1a7 = Black's rook takes yours.

last = Both sides have castled or will. What next for White?
    .answer-rush = Attack at once with two pieces
    .why-rush = Two pieces are no army. First bring out the others.
    .answer-pieces = Bring out the other pieces
    .why-pieces = Right: the knight from b1, the bishop from c1, then the rooks.
    .answer-pawns = Push the pawns in front of the king
    .why-pawns = They are the king's wall. Leave them at home for now.
