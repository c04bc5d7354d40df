title = Test: tactics
summary = Nobody tells you the theme now. Find it.

one = Win something.
    .success = A fork: the king must move, and the rook falls.
    .on-d5f6 = A check, but a pawn takes the knight.
    .on-d5b6 = A pawn takes the knight. Give check with it instead.

two = Which black piece may not move, because its king stands behind it? Click it.
    .success = The knight is pinned: behind it stands the king.

three = Win something.
    .success = A skewer: the king must step aside, and the queen behind it falls.
    .on-f1c4 = A check, but the king takes the bishop.
    .on-h2h3 = Black's queen will not wait. Look at the line on which it stands with its king.

four = Your knight stands before your rook. Use that.
    .success = Check by the knight, and behind it the rook takes the queen.
    .on-d5e7 = A check, but the queen takes the knight, with check.
    .on-d5b6 = It attacks the queen, but it is Black's move: the queen leaves with check.

five = Mate in two.
    .success = Mate on the last rank: the king's own pawns shut it in.
    .on-d3h7 = The king takes the queen, and nothing comes after it.
    .on-d3d5 = The black rook takes your queen there. Count on d8: you can take first.

six = You are Black. A bishop has eaten a pawn and cannot easily get home. Shut the door.
    .success = The bishop is trapped. Your king or pawns will collect it.
    .on-b7b5 = The diagonal stays open, and the bishop goes home.
    .on-g7g6 = The bishop simply goes home.

seven = Win a piece.
    .success = The guard is gone. Black cannot save both: a piece is won.
    .on-d1d5 = The knight takes the rook. First deal with the knight.
    .on-g5h6 = A pawn takes the bishop: 1 for 3.

last = You are Black. Win a piece.
    .success = A fork by a pawn, protected by its neighbour.
    .on-e5e4 = It attacks nothing, and leaves d5 to the knight.
    .on-f7f5 = The knight takes d5 for nothing.
