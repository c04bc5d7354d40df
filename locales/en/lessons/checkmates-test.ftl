title = Test: checkmates
summary = Seven boards, seven patterns. Which one is it?

one = Mate in one.
    .success = Mate: two rooks on two ranks, like the rungs of a ladder.
    .on-b7b8 = You moved the guard itself: now the king escapes to the seventh rank.
    .on-a6a7 = Two on one rank, and no check. The other rank is missing.

two = Mate in one.
    .success = Mate: Black's own rooks stand where the king would like to go.
    .on-a2e2 = A check, but from here you leave the king the seventh rank.
    .on-a2f7 = A king or a rook takes the queen there.

three = Mate in one.
    .success = A smothered mate: no room, and nobody can take the knight.
    .on-b3g8 = The king takes the queen, and the chance is gone.
    .on-g5h7 = The king takes the knight, and now it has room. It had none.

four = Mate in one.
    .success = Mate: two bishops crossed their diagonals over the king.
    .on-e2g4 = The way to the king is blocked by a pawn. Try the other side.

five = Mate in one, and beware of stalemate.
    .success = Mate on the last rank. The king on g6 keeps the way out shut.
    .on-f2f7 = No check, and no move left for Black: stalemate!
    .on-f2f6 = A check, but the king still has g8. There is mate at once.

six = You are Black. Mate in one.
    .success = Mate: the rook stands beside the king, and the knight protects it.
    .on-a2a1 = The king slips out to g2. Look for the square right beside it.

last = Mate in two.
    .success = Mate on the h-file: knight and rook work together.
    .on-e7g6 = A pawn takes the knight, and the king has room.
    .on-e3h3 = It threatens mate, but Black's h-pawn steps up. Give check.
