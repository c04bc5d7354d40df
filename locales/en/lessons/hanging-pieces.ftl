title = Hanging pieces
summary = Take what is free, and save your own.

free = The black knight is attacked, and nothing protects it: it is { -hanging }. Take it, and you are a whole piece ahead.
    .at-1 = The bishop took the knight. Nothing can take back.

which-hang = White attacks several black pieces. Some are protected, some are not. Click every { -hanging } black piece.
    .hint-1 = First ask: does White attack it? Then ask: could Black take back there?
    .success = The bishop on b5 and the knight on h5 hang. The knight on e5 is attacked too, but a pawn protects it.

take-it = Your queen can take several things. Only one of them is free. Take it.
    .hint-1 = For each capture ask: what would Black take back with?
    .success = You took the bishop, and nothing can take your queen.
    .on-d4c5 = The pawn on d6 takes back: a queen for a knight. Look for a piece that nobody protects.
    .on-d4d6 = The black queen takes back, and your rook takes it in turn. Queens are traded for one pawn: you can win more.
    .on-d4g7 = The king takes the queen, for one pawn. Look for a piece that nobody protects.

save-it = Now the rook on e8 attacks your knight, and nothing protects it. Make a move after which nothing of yours can be taken for free.
    .hint-1 = You can move the knight, or protect it. Then check every piece of yours once more.
    .success = Safe. Black can take nothing for free now.
    .on-d1d7 = The rook goes out hunting, but the knight still hangs, and Black takes it.
    .on-a2a3 = The knight still hangs, and Black takes it.
    .on-e5f7 = You got a pawn, but the king takes the knight there.
    .on-e5c6 = On c6 the pawn takes the knight. Look where Black's pawns attack.

bait = The bishop on e5 is { -hanging }. But your rook guards the back rank. Should it take?
    .answer-take = Yes, take it
    .why-take = The black rook goes to d1 with check. Your rook can only step in on e1, where it is taken with mate. A free piece can be bait.
    .answer-leave = No, leave it
    .why-leave = Right. If the rook takes, Black's rook checks on d1 and mates on the next move. Ask first what your piece guards.
    .hint-1 = Imagine your rook on e5. What can Black's rook do?

twice = One black piece hangs. Take it, watch the answer, and look again.
    .hint-1 = Your rook looks along its file. After each black move ask: what is loose now?
    .success = The bishop, and then the pawn, with check. Each time you looked first at what was free.
    .on-h4f5 = The knight is fine there, but the black bishop still hangs. Take it while you can.
    .on-h4f3 = Your knight was not in danger. Which black piece has no protector?
    .on-b1c1 = The rook left the file where its target stands.

last = You are Black. White's bishop attacks your knight and your rook at once. One move solves everything.
    .hint-1 = Two pieces cannot both run. Look at the attacker itself: who protects it?
    .success = You took the attacker. It was hanging, and now both your pieces are safe.
    .on-d4e2 = A check, but it only lasts one move. The bishop still attacks your rook.
    .on-d4f5 = On f5 the white rook takes the knight.
    .on-h6h5 = The rook is safe, but the bishop takes the knight.
    .on-h6d6 = Rook and knight hold together now, but the bishop gets away. It was free.
    .on-d4c2 = You get a pawn and attack a rook, but the bishop takes your rook on h6. Look at the attacker itself.
    .xiangqi = As in xiangqi, before you run, see whether the attacker can simply be eaten.
