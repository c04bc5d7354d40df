title = Test: strategy
summary = Roads, homes, walls and weaknesses, mixed.

road = Click all squares of the open file.
    .success = The d-file. The rooks belong there.

home = Black's knight looks for an outpost in White's half: held by a black pawn, out of reach of all white pawns. Click it.
    .success = d4: two black pawns hold it, and no white pawn can ever attack it.

first-safe = You would like to go to the seventh rank. See what Black does if your rook leaves, and take care of that first.
    .success = The mate on your first rank is gone, and your rook is free to go.
    .on-c1c7 = Black's rook comes to d1, and it is mate.
    .on-c1c6 = Black's rook comes to d1, and it is mate.
    .on-c1c8 = The rook takes yours for nothing.

trade = You are Black, a bishop behind. What do you want to trade?
    .answer-pieces = Pieces
    .why-pieces = With each trade of pieces White's extra bishop weighs more.
    .answer-pawns = Pawns
    .why-pawns = Right. Without pawns, an extra bishop often cannot win.

weakest = Which white pawn has no neighbour?
    .answer-a2 = a2
    .why-a2 = Right: no white pawn on the b-file. It is isolated.
    .answer-e3 = e3
    .why-e3 = The f-pawn is its neighbour and protects it.
    .answer-h2 = h2
    .why-h2 = The g-pawn is its neighbour.

bishop = Which bishop is shut in by its own pawns?
    .answer-c1 = White's on c1
    .why-c1 = It moves on dark squares. The way to h6 is quite free.
    .answer-c8 = Black's on c8
    .why-c8 = Right. Its pawns on e6 and d5 stand on its colour.

block = Black's knight wants to come round to d6 and block your passed pawn. What now?
    .success = You took a knight with a pawn. First the captures, then the plans.
    .on-d5d6 = It runs on, and the knight could have been taken.
    .on-a2a4 = The knight could have been taken. First look for captures.

last = No check helps, and there is nothing to take. What does Black want? Where is a weakness? Which piece can do more? One move answers all three.
    .success = The knight had nothing to do. Now it plays, and it shuts the c-file: Black's rook cannot come to c2.
    .on-d1d8 = A check without an aim: the knight takes your rook.
    .on-b2b4 = Black's rook comes to c2, and the knight still sleeps. Pawns never go back: move one only for a reason.
    .on-b1d2 = The knight moves, but the c-file stays open: Black's rook comes to c2 and attacks b2.
