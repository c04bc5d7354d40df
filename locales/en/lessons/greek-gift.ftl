title = The Greek gift
summary = About 1620: a bishop on h7, a knight, a queen. One of the oldest attacks there are.

story = From the notebook of Gioachino Greco, about 1620. Black plays something like the { -french-defence }, but the d-pawn stays at home.
    .at-2 = One quiet step.
    .at-9 = The pawn supports a knight that will come to g5.
    .at-10 = Black castles into it.
    .at-11 = The pawn drives the knight off.

who = Black's knight has left f6. What did it guard there?
    .hint-1 = A knight on f6 sees eight squares. Which one is in front of the king?
    .answer-knight = The square h7
    .why-knight = Right. Now only the king guards h7, and your bishop looks at it.
    .answer-pawn = The pawn on d7
    .why-pawn = It did, but nobody attacks that one. Look where your bishop looks.
    .answer-rook = The rook on f8
    .why-rook = That one is guarded by queen, king and bishop. Look where your bishop looks.

gift = You are White. A gift, and then the knight.
    .hint-1 = The bishop takes with check. Then the knight gives check; the h-pawn stands behind it.
    .at-1 = The gift.
    .at-2 = The king takes it.
    .at-3 = Check. And who takes here opens the h-file.
    .at-4 = The bishop takes.
    .at-5 = The pawn takes back: the rook on h1 gives check.
    .at-6 = The king goes home. It is too late.
    .success = The h-file is open, and your queen needs one move to get there.

march = Finish it: queen to the file, pawn to g6.
    .hint-1 = The queen threatens mate. When the f-pawn makes room, shut the door with your pawn.
    .at-1 = Mate is threatened.
    .at-2 = Black makes room for the king on f7.
    .at-3 = The door is shut.
    .at-4 = Black tries the other door.
    .success = Mate in the corner. The pawn on g6 holds f7 and h7.

back = What if the king goes straight back after the knight's check? You are White.
    .hint-1 = Which piece joins the knight against h7?
    .success = Now mate is threatened on h7. If Black trades on g5, the pawn takes back and the rook joins in.
    .on-g5f7 = Black takes the knight, and your attack is over. First bring the queen.
    .on-d1d3 = It aims at h7, but a pawn on g6 shuts the line. Come from the side.

early = And into the corner? Mate in two.
    .hint-1 = Who gives check on the h-file?
    .success = Mate: the queen on h7, guarded by the knight.
    .on-g5f7 = It hits king and queen, but the rook takes the knight. There is mate.
