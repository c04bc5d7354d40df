title = Vienna Game
summary = 2.Nc3 keeps the f-pawn free. Answer the f-pawn with d5.

idea = White brings the other knight first: the { -vienna-game }. The f-pawn is still free to go.
    .at-1 = e4 is guarded already.
    .at-3 = Now the f-pawn attacks e5.
    .at-4 = The best answer is in the centre.
    .at-6 = Black's knight stands strongly in the middle.
    .at-8 = Both sides bring out pieces. The f-file is half open for White.

knight = You are White. Bring out a knight that guards e4 and leaves the f-pawn free.
    .hint-1 = The knight on g1 would stand in front of the f-pawn. So take the other one.
    .success = The knight on c3 guards e4, and the f-pawn can still march.
    .on-g1f3 = It attacks e5, but stands in front of the f-pawn and leaves e4 without a guard.
    .on-f1c4 = The bishop aims at f7. But first a knight should guard e4.
    .on-f2f4 = That is the King's Gambit at once. Here guard e4 first.

black-d5 = You are Black. White attacks e5 with the f-pawn. Strike back in the centre.
    .hint-1 = Which pawn can attack e4 right now?
    .success = You attack e4 with pawn and knight. That is the best answer to the f-pawn.
    .on-e5f4 = Playable, but White's pawn comes to e5 and chases your knight home. Strike in the centre.
    .on-d7d6 = A good solid move too. Here strike back.
    .on-b8c6 = White takes on e5, and then the pawns chase your knights. Strike in the centre.
    .on-f8c5 = White takes on e5 and attacks your knight: a pawn is lost. Strike in the centre.

f-file = White's f-pawn took Black's e-pawn and left the f-file. Which white piece will be happiest about that later?
    .hint-1 = When White castles short, who comes to stand on the f-file?
    .answer-rook = The rook
    .why-rook = Right. After castling short it looks down the f-file. Black, in turn, has the strong knight on e4.
    .answer-bishop = The bishop on c1
    .why-bishop = Its way is closed by the pawn on d2. Think of the file that has opened.
    .answer-knight = The knight on c3
    .why-knight = A knight needs no open line. Think of the file that has opened.

punish = You are White. Black took your f-pawn. Now chase the knight.
    .hint-1 = Which pawn can attack the knight on f6?
    .success = The knight has no good square in front and goes home. You win time.
    .on-d2d4 = A big centre, but Black can pin your knight and hit back. Chasing the knight wins time.
    .on-g1f3 = A piece comes out, but now Black strikes with d5. Chase the knight first.

threat-f7 = You are Black and took on e4. White threatens mate on f7. Answer it with your knight, and hit something.
    .hint-1 = From which square does your knight guard f7 and attack the bishop on c4?
    .success = The knight guards f7 and attacks the bishop.
    .on-e4f6 = The queen takes on f7, and that is mate.
    .on-e4c3 = You took a knight, but the queen takes on f7: mate.
    .on-d8f6 = The queen guards f7, but the knight on e4 is lost, and c7 is weak.
    .on-e4g5 = It guards f7 too. But a white pawn goes to d4, and the bishop on c1 attacks your knight at once.
    .on-g7g6 = The queen is attacked, but it sees e5 too. Guard f7 and keep your pieces together.

trick = Last task, as Black: you know this { -fork }. Give the knight for a moment and win it back.
    .hint-1 = Take on e4. If the knight takes, one pawn step attacks two pieces.
    .retry = Only the knight on c3 guards e4. Take there, and a pawn on d5 hits bishop and knight.
    .success = The pawn attacks bishop and knight, so you get your piece back, with a fine centre.
    .on-1-f8c5 = Calm and good. But e4 can be taken, and a pawn then wins the piece back.
    .on-1-b8c6 = It guards e5. But e4 can be taken, and a pawn then wins the piece back.
