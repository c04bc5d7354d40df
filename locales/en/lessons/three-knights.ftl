title = Three Knights
summary = White's second knight comes out first: what Black can do, and the fork trick.

idea = White brings both knights out. If Black does not bring the fourth, it is the { -three-knights }.
    .at-1 = The knight on c3 guards e4 and looks at d5.
    .at-2 = Black wants the bishop on the long diagonal.
    .at-3 = White opens the centre.
    .at-6 = The bishop on g7 looks along the long diagonal at the knight on d4.

third = You are White. Bring out your other knight, so that it guards e4 and looks at d5.
    .hint-1 = From which square does a knight touch both e4 and d5?
    .success = Three knights are out. From c3 yours guards e4 and looks at d5.
    .on-f1c4 = The bishop aims at f7: the Italian Game. But e4 still has no guard.
    .on-f1b5 = The bishop presses the knight on c6: the Ruy Lopez. But e4 still has no guard.
    .on-d2d4 = It opens the middle at once: the Scotch Game. Here a knight comes out first.
    .on-d2d3 = It guards e4 and opens a bishop's way. But a knight on c3 also looks at d5.
    .on-b1a3 = At the edge the knight does not see e4.

fork-trick = Black's bishop went to c5. There is a famous trick: give a knight for a moment, then { -fork } with a pawn.
    .hint-1 = Take the pawn on e5. When Black takes back, which pawn step attacks knight and bishop?
    .retry = After a swap on e5 a black knight stands there, near the bishop on c5: a pawn on d4 hits both.
    .on-f3e5 = The knight takes a pawn and is taken. Now the pawn.
    .success = You took the knight back and opened the centre. You lost nothing, and your pieces have more room.
    .on-1-f1c4 = The quiet Italian way. But e5 can be taken here, and a pawn gets the piece back.
    .on-1-f1b5 = It presses the knight. But that knight may be lured to e5, under your pawn.

bishop-takes = The same trick, but Black's bishop took the pawn. Take back with your queen: can Black chase it?
    .hint-1 = A knight on c6 could chase a queen on d4. Where is that knight now?
    .success = The queen stands strongly in the middle. If the knight goes back to c6 to chase it, the queen gets g7. You have both bishops.
    .on-c3d5 = You are a piece down. Take the bishop first.
    .on-f2f4 = The knight is attacked, but the bishop takes on c3 with check first.

black-ways = Black to move. e4 and e5 are guarded, all is quiet. What is the simplest good move?
    .hint-1 = White has two knights out, Black one.
    .answer-fourth = The other knight to f6
    .why-fourth = Right, that makes the Four Knights: the next lesson.
    .answer-far = The bishop to c5
    .why-far = You have just seen why this allows the fork trick. It can be played, but be careful.
    .answer-queen = The queen to h4
    .why-queen = White's knight on f3 sees h4 and takes the queen.

black-g6 = Last task, as Black: put your bishop on the long { -diagonal }. When White opens the centre, take, and then aim at the knight.
    .hint-1 = The g-pawn goes one square and makes room for the bishop.
    .retry = The g-pawn makes room, the bishop goes to g7, and d4 is taken as soon as White offers it.
    .success = The bishop on g7 attacks d4 along the long diagonal. Next come the other knight and the king.
    .on-1-g8f6 = That makes four knights, the next lesson. Here the g-pawn steps first.
    .on-1-f8c5 = There it meets the trick you know: White takes e5 and forks on d4. Here it goes to g7.
    .on-1-f8b4 = It attacks the knight on c3. Here the bishop's home is g7.
    .on-3-f8g7 = White takes e5 first. You take on d4 before that.
    .on-3-c6d4 = After the trades White's queen stands in the middle and looks at your rook on h8.
