title = Space
summary = Pawns that stand forward give your pieces room. But they must be held.

idea = White's pawns stand farther forward. Behind them White's pieces have room, and the pawn on d5 takes c6 and e6 from Black's. That is space.

who = Compare the pawns in the middle. Who has more space?
    .answer-white = White
    .why-white = Right: three pawns on the fourth rank. Black's stand on the sixth, as seen by White, and leave little room behind.
    .answer-black = Black
    .why-black = Count how many ranks lie behind each side's pawns.
    .answer-same = Both the same
    .why-same = White's pawns have gone two steps, Black's only one.
    .hint-1 = Whose pawns have gone farther?

chase = Black's knight came out early. Gain space, and time with it: a pawn can chase it.
    .hint-1 = Which step of a pawn attacks the knight?
    .success = The pawn gains space and the knight must move again.
    .retry = Black's knight stands within reach of a pawn: one step attacks it and takes room.
    .on-b1c3 = A sound move. But here gain space: a pawn can chase the knight.
    .on-d1e2 = It guards the pawn, but the queen blocks its own bishop. A pawn can attack instead.
    .on-f2f3 = It guards the pawn, but takes the best square from your own knight.

gain = Black attacks your e-pawn. Do not just guard it: gain space with it.
    .hint-1 = One step ahead it attacks something.
    .success = The pawn attacks the knight and takes d6 and f6 from Black's pieces.
    .retry = Your e-pawn is attacked. One step ahead, it attacks something itself.
    .on-e4d5 = A fair trade. But then the centre is even, and the chance for more space is gone.
    .on-f1d3 = Black takes on e4 and trades a piece. Space first: step on with the pawn.
    .on-d1e2 = It guards the pawn, but shuts in your bishop. Step on instead.
    .on-f3g5 = It guards e4, but Black's h-pawn chases it away at once.
    .on-c3d5 = A pawn takes the knight: three points for one. Let your e-pawn step on.

cramped = Black has less room, and the pieces stand in each other's way. What helps a cramped side?
    .answer-trade = Trading some pieces
    .why-trade = Right. In a small room fewer people have it easier. So the side with more space does not hurry to trade.
    .answer-wait = Only waiting
    .why-wait = White will use the time. Better make room.
    .answer-crowd = Keeping all pieces
    .why-crowd = The more pieces, the tighter the room.
    .hint-1 = A small room with many people in it: what would help?

strike = You are Black. White's pawn on e5 takes space, and d4 holds it up. Strike at the foot of the chain.
    .hint-1 = Which black pawn can attack d4?
    .success = The pawn attacks d4, the foot of White's pawn chain. That is how a cramped side gets air.
    .retry = White's chain stands on d4. Your c-pawn can reach it.
    .on-g7g5 = A hole beside your own king, and nothing is attacked.
    .on-f7f6 = It strikes at the head, but opens your own king. The foot of the chain is weaker.
    .on-b8c6 = The knight stands in the way of your own c-pawn. First the pawn.
    .on-f8b4 = White blocks with the c-pawn, and your bishop must move again. First strike at d4.

last = Last task. You are Black, and White has taken a lot of space. Far-forward pawns need guarding. Touch one.
    .hint-1 = Which small pawn step attacks the pawn on e5?
    .success = The advanced pawn must be guarded or traded. Space is an asset only while it can be held.
    .retry = The pawn on e5 stands farthest from home. A small pawn step attacks it.
    .on-c7c5 = White's d-pawn takes, and your knight is attacked as well.
    .on-b8c6 = A pawn steps to d5 and chases it.
    .on-b6c4 = The bishop takes the knight.
