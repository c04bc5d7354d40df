title = Open and closed positions
summary = Open lines for bishops and rooks, locked pawns for knights.

idea = Here pawns have run into each other and nobody can take: a closed position. Lines are shut. Play goes slowly, round the edges.
    .xiangqi = Cannons (pào) like a screen, chariots (jū) like a clear road. In the same way bishops and rooks here want the lines open, and knights do not mind them shut.

shut-in = Click every square the bishop on g7 can go to.
    .hint-1 = Its long diagonal ends at its own pawn on e5.
    .success = Three squares. As long as the pawns stay locked, this bishop can only wait.

closed = All pawns are locked and nothing will open soon. Which piece would you rather have?
    .answer-bishop = The bishop
    .why-bishop = It cannot get past locked pawns. What does not care about pawns in the way?
    .answer-knight = The knight
    .why-knight = Right. A knight jumps over locked pawns. A bishop cannot.
    .answer-same = Either
    .why-same = Both are worth 3 on paper. But look how many pawns stand on the diagonals.
    .hint-1 = Which of the two can jump?

open = No pawns in the middle, and pawns on both wings. Which piece would you rather have now?
    .answer-bishop = The bishop
    .why-bishop = Right. From one square it works on both wings at once. A knight needs many jumps.
    .answer-knight = The knight
    .why-knight = It needs three or four jumps from one wing to the other. Who does it in one move?
    .answer-same = Either
    .why-same = On such an open board with play on both sides, one of them is faster.
    .hint-1 = Who gets from one wing to the other in a single move?

break = You have two bishops against two knights. Open the position with a pawn: touch the pawn on e5.
    .hint-1 = Two of your pawns can attack e5. Both ways open lines.
    .success = If pawns are traded, lines open for your bishops and rooks. That is what you want.
    .retry = Your two bishops want roads. Which pawn can touch e5?
    .on-g2g4 = This pawn opens only your own king.
    .on-b3f7 = The rook takes it back, and your pair is gone. Open lines with a pawn.

shut = Now you have the knight, and Black's bishop looks through e4 toward your king. Shut its diagonal with a pawn.
    .hint-1 = Which pawn can step onto the diagonal from b7 and stay there, protected?
    .success = The pawn on d5 shuts the door, and two other pawns protect it. The bishop looks at a wall.
    .retry = The bishop looks down from b7. A pawn on its diagonal, well protected, shuts the door.
    .on-e4e5 = That opens the diagonal: the bishop now looks straight at g2, beside your king.
    .on-c3b5 = The knight is safe there, but the bishop's diagonal stays as it was. A pawn can shut it.

last = Last question. White has castled, Black's king is still in the middle. What does White want the centre to be?
    .answer-open = Open
    .why-open = Right. Open lines lead to the king that is still at home. So castle before you open the centre.
    .answer-closed = Closed
    .why-closed = That gives Black all the time in the world to castle.
    .answer-same = It does not matter
    .why-same = It matters a lot: an open e-file leads straight to Black's king.
    .hint-1 = Imagine the e-file without pawns, with White's rook on e1.
