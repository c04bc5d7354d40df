title = Boden's mate
summary = Two bishops cross their lines, like scissors.

idea = The king has castled long. One { -bishop } already looks at b8 and c7. Rook and knight stand in their own king's way. The other bishop comes from the side.
    .at-1 = Mate. The two bishops cross like scissors.

one-bishop = Only one bishop so far. Black to move: click the square that is still open for the king.
    .hint-1 = Cross out the bishop's line f4 to b8 and the squares of Black's own men.
    .success = Only b7. From a6 a bishop attacks b7 and c8 together: that is the second blade.

as-black = You are Black. One bishop looks at b1 and c2 already. Mate in one.
    .hint-1 = The white king stands on c1. On which square is your other bishop on a line to it?
    .success = Mate. Two bishops, two crossing lines, and no square left.
    .on-e7g5 = This bishop looks at the knight on d2, not at the king. Come from the other side.
    .on-f5g4 = This bishop was guarding b1 and c2, and it must stay on that line. Use the other one.

must-take = White's queen has just taken the pawn on c6, with check. What must Black do?
    .answer-king = Move the king
    .why-king = The king looks to b8 and c7, but the bishop on f4 attacks both.
    .answer-block = Put something between
    .why-block = Only c7 lies between, and no black man can get there.
    .answer-take = Take the queen
    .why-take = Right. The b-pawn must take the queen, and that opens the diagonal to the king.
    .hint-1 = What does the bishop on f4 attack?

open = Now do it yourself. The line to c8 is shut by the pawn on b7. Mate in two.
    .hint-1 = Make the pawn on b7 take something. What can you give?
    .success = Mate. You gave the queen, the b-pawn had to take, and the bishops closed the scissors.
    .on-e2a6 = The pawn on b7 shuts the line: no check. First make that pawn move.
    .on-c3b5 = The pawn takes the knight, and the line from a6 stays shut. The b-pawn must move, not the c-pawn.
    .on-f3e3 = Quiet, but Black gets time. There is a check that forces everything.

last = Last task, as Black. White's king feels safe behind b2 and c3. Mate in two.
    .hint-1 = Your bishop on f5 holds b1 and c2. Which pawn must be made to take?
    .success = Boden's mate: you gave the queen, and the bishops mated.
    .on-a5a2 = You won a pawn, but there is mate. Which pawn shuts your bishop's line to c1?
    .on-e7a3 = The pawn on b2 can take the bishop. First make that pawn go to c3.
    .on-f6e4 = The knight stands on your own bishop's line. Look for a check.
