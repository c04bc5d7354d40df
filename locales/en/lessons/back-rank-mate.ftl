title = Back-rank mate
summary = A king behind its own pawns, and an open last rank.

idea = The king sits behind its own pawns. A { -rook } or queen on the last { -rank } gives check, and the king cannot step forward: { -back-rank-mate }.
    .at-1 = Mate. The three pawns keep their own king in.
    .xiangqi = Like a general (jiàng) in xiangqi with its advisers (shì) beside it and a chariot (jū) on the bottom line.

window = Almost the same. But the h-pawn stands on h6. Is it mate?
    .answer-mate = Yes, mate
    .why-mate = Look at h7. The rook does not attack it, so the king walks out.
    .answer-check = No, only check
    .why-check = Right. The king walks out to h7. One pawn step has opened a window.
    .hint-1 = Look at every square beside the king.

air = You are White, and the pawn on a7 looks tasty. But what does the rook on d8 want? Make a window with a pawn.
    .hint-1 = If the rook comes to d1, your king must have a square to step to. Any of three pawns can help.
    .success = Your king has a window. A check on the first rank no longer hurts.
    .retry = First make your king a window with one of its pawns.
    .on-b7a7 = You took a pawn, but the rook goes to d1, and you are mated. The window comes first.
    .on-b7c7 = The rook goes to d1, and you are mated. Make a window first.
    .on-b7e7 = Your king can be mated: after the check on d1 your rook can only step between, and it is taken there. Make a window.

guard = Now attack. Queen and rook look at the rook on d8. Click every black piece that protects it.
    .hint-1 = Who could take back on d8? Look along the diagonals, too.
    .success = Only the queen on a5. So two attack d8, the queen and the rook behind it, and one protects.

give = Two attackers, one protector. Give your queen for something greater: mate in two.
    .hint-1 = Take with the first, let Black take back, and take with the second.
    .success = Mate. Your queen drew the last guard away, and the rook finished on the back rank.
    .on-d3d5 = A clever try, but Black takes the queen. You have a check that ends it.
    .on-d3b3 = No check, and Black trades rooks with check. Strike at once.
    .on-d3h7 = The king simply takes the queen. The target is the last rank.
    .on-d3e3 = Black takes your rook with check. Strike at once.

as-black = You are Black. The bishop guards e1, but it can block only once. Mate in two.
    .hint-1 = Which rook gives the first check, so that the other stays on the e-file?
    .success = Mate. The bishop could block once, and then your second rook was there.
    .on-e8e1 = The bishop takes the rook. Give the first check with the other one.
    .on-d8d4 = You attack the bishop, but White gets time for a window. Give check.
    .on-d8d2 = From b4 the bishop takes the rook. Check on a square where the bishop can only step between.

last = Last task: count. Three white pieces aim at e8, and two black ones guard it. Mate in three.
    .hint-1 = Every exchange on e8 is a check. Who goes first, so that the queen comes last?
    .success = Mate in three. Three against two: your queen had the last word on e8.
    .on-e2b2 = You attack the queen, but Black can save it and make a window. Keep giving check on e8.
    .on-e1c3 = No check. Black gets time. All three pieces are needed on the e-file.
