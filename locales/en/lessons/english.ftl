title = English Opening
summary = 1.c4: fight for d5 from the side, with a bishop on the long diagonal.

idea = White starts on the side: the { -english-opening }.
    .at-1 = The c-pawn watches d5.
    .at-2 = Black takes the centre. It is a Sicilian with colours changed, and White is a move ahead.
    .at-5 = White makes room for the bishop.
    .at-9 = The bishop on g2 looks across the board at the knight, with b7 behind it.
    .at-10 = The knight steps off the diagonal.

first = You are White. Watch d5 with a pawn from the side.
    .hint-1 = Which pawn guards d5 after two steps from the side?
    .success = The pawn on c4 watches d5, and the middle pawns can wait.
    .on-e2e4 = This pawn watches d5 too, but from the middle. Here do it from the side.
    .on-d2d4 = It takes the middle too, but a pawn on d4 watches c5 and e5, not d5.
    .on-b1c3 = It watches d5, but the c-pawn is shut in behind it. Here the pawn goes first.
    .on-g1f3 = It watches d4 and e5. d5 is still free.

line = Play White's line: watch d5, knight or bishop first as you like, and the bishop on the long diagonal.
    .hint-1 = c4, g3, bishop g2, knight c3. When Black comes to d5, take.
    .retry = Ask of each move: does it watch d5? The c-pawn does, the knight does, and the bishop from g2.
    .success = Knight and bishop both attack d5, and the bishop rules the long diagonal.
    .on-e2e4 = A pawn on e4 would stand in the way of your own bishop on the long diagonal.
    .on-g1f3 = The knight watches d4 and e5. In this line the first look is at d5.
    .on-3-g1f3 = It attacks e5, but the black pawn steps to e4 and chases it.
    .on-7-f1g2 = Black's pawn goes on to d4 and your knight has to run. Take it on d5 first.

diagonal = Black's knight stands on d5. Click every white piece that attacks it.
    .hint-1 = One jumps, one comes along the long diagonal.
    .success = The knight on c3 and the bishop on g2.

black-answer = You are Black. Your knight on d5 is attacked twice. Look after it: move it, trade it, or guard it once more.
    .hint-1 = Count attackers and guards on d5.
    .success = Good: your knight is not lost for nothing.
    .on-b8c6 = The knight on d5 is attacked twice and guarded once. Look at d5 first.
    .on-f8c5 = The knight on d5 is attacked twice and guarded once. Look at d5 first.
    .on-f8e7 = The knight on d5 is attacked twice and guarded once. Look at d5 first.
    .on-d5f4 = White's pawn takes the knight.

last = Last task, as White. Black forgot the long diagonal. Use it.
    .hint-1 = Follow the bishop from g2 as far as it can go.
    .success = You took the rook in the corner. When a bishop stands on the long diagonal, always look to its end.
    .on-b1c3 = A good developing move, but a rook can be taken.
    .on-g1f3 = That closes your own diagonal. Look first what the bishop sees.
    .on-e2e3 = Solid, but a rook can be taken.
