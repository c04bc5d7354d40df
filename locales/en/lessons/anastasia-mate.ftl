title = Anastasia's mate
summary = A knight takes the way back, a rook comes down the edge.

idea = The king stands on the h-file. The knight on e7 guards g6 and g8, and the pawn on g7 stands in the king's own way. Then a { -rook } comes to the h-file.
    .at-1 = Mate. The name comes from an old novel, "Anastasia and the Game of Chess".

knight-job = See what the knight on e7 does. Click every square it attacks.
    .hint-1 = Jump like the letter L, in all directions. Squares with black men count, too.
    .success = Six squares, and two of them, g6 and g8, are beside the h-file. That is its job.

without = Here the knight stands on d7 instead. The rook gives check. Is it mate?
    .answer-mate = Yes, mate
    .why-mate = Look at g8 and g6. Does the knight on d7 attack them?
    .answer-escapes = No, the king gets away
    .why-escapes = Right. From d7 the knight guards neither g8 nor g6. On e7 it guards both.
    .hint-1 = Which squares beside the h-file are free now?

open-file = The king is in the corner, and the pawn on h7 closes the file. Tear it open: mate in two.
    .hint-1 = Something must take on h7, and the king must take back.
    .success = Mate. The queen opened the h-file, the knight guards the way back, the rook does the rest.
    .on-d3h3 = A strong threat, but no check: Black gets a move, such as the pawn to h6. There is something faster.
    .on-e7g6 = Check, but a pawn takes the knight. The knight must stay and guard.
    .on-h5g5 = No check, so Black has time to defend. You have a check.

as-black = The same idea on the other edge. You are Black, and the king sits behind a2 and b2. Mate in two.
    .hint-1 = Your knight guards b1 and b3. What must be opened?
    .success = Mate on the a-file. The knight guards b1 and b3, and the pawn on b2 is in the way.
    .on-d2b3 = Check, and the rook on c1 is attacked, too. But there is mate in two: the knight must stay and guard.
    .on-d5a5 = Your own queen stands in front, and White's rook mates you on the last rank first. Open the file with check.

last = Last task. The knight is not on its post yet. Mate in three moves.
    .hint-1 = First send the king into the corner, with check. Where does the knight guard both ways back?
    .success = Anastasia's mate, all of it: knight, queen, rook.
    .on-d3h3 = A threat on h7, but no check: Black gets time. Start with a check.
    .on-f5h6 = Check, but a pawn takes the knight. Find a knight check that cannot be answered by taking.
    .on-h5g5 = A threat on g7, but Black can push that pawn and defend. Start with a check.
    .on-d3g3 = A threat on g7, but Black can push that pawn. Start with a check.
    .on-h5h7 = Too early: the knight is not on e7 yet, and the king walks out over g6. First bring the knight, with check.
