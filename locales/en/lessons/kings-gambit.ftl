title = King's Gambit
summary = 2.f4: a pawn for an attack. And the check on h4 that both sides must know.

idea = The { -kings-gambit } was loved long ago: a pawn is offered on move two.
    .at-1 = White wants the e5 pawn to leave the centre.
    .at-2 = Black takes. Now the queen on d8 would like to give check on h4.
    .at-3 = The knight stops that check.
    .at-4 = Black guards the extra pawn.
    .at-5 = White aims at f7 and will castle: the rook then looks down the f-file.
    .at-6 = Black brings the bishop to the long diagonal.

offer = You are White. Offer the pawn that draws Black's e-pawn out of the { -centre }.
    .hint-1 = A pawn beside the king attacks e5.
    .success = The pawn attacks e5 and offers itself. Your own king is a little open too: be careful.
    .on-g1f3 = A good move, quieter. Here offer the pawn.
    .on-d2d4 = Another way to attack e5. Here offer the other pawn.
    .on-b1c3 = A good move, the Vienna Game. Here offer the pawn at once.

stop-check = You are White. Black would like to give check on h4. Bring out a piece that prevents it.
    .hint-1 = Which piece can guard h4 by coming out?
    .success = The knight guards h4, and your king is one step nearer to safety.
    .on-f1c4 = A good move too, if you are not afraid of the check: the king then goes to f1. Here prevent it.
    .on-d2d4 = Bold. But the queen checks on h4, and your king must walk.
    .on-b1c3 = Bold. But the queen checks on h4, and your king must walk.

black-check = You are Black. White took on e5 and forgot about the king. Check, and win a rook.
    .hint-1 = The f-pawn is gone, so a diagonal to e1 is open.
    .retry = Look along the open diagonal to White's king on e1, and then at the rook in the corner h1.
    .on-d8h4 = Check. If the king goes to e2, it is mated; so the pawn blocks.
    .on-3-h4e4 = Check again, and the rook on h1 is attacked as well: a { -fork }.
    .on-c5g1 = Only a trade: the rook takes back. There is much more: look at h4.
    .success = You took the rook. In this gambit both kings are open, so look for checks first.
    .on-1-d7d5 = White can even take this pawn in passing. You have a check that wins a rook.
    .on-3-c5g1 = White's pawn on g3 takes your queen first.
    .on-5-e4c2 = A pawn! But the rook on h1 is worth five.
    .on-5-e4e2 = Queens come off, and the rook on h1 goes free.
    .on-b8c6 = It attacks e5. But White's king stands on an open diagonal: look at h4.
    .on-3-b8c6 = White's pawn on g3 takes your queen first.
    .on-5-b8c6 = White's queen takes yours first. The rook on h1 is waiting for you.

decline = Black did not take and played the bishop to c5. Why must White not take on e5 now?
    .hint-1 = You have just played it as Black.
    .answer-safe = Because e5 is guarded
    .why-safe = Nothing guards e5. Look at what happens to White's king after the f-pawn has left.
    .answer-pawn = Because of the check on h4
    .why-pawn = Right. The queen checks on h4 and then takes on e4 and h1. White plays the knight to f3 first.

last = Last task, as White. Black pushed the f-pawn, and you gave a knight for the open diagonal. Mate in four.
    .hint-1 = Check on the open diagonal, and never let the king rest.
    .retry = Keep giving check with the queen. Each check leaves the king fewer squares.
    .on-d1h5 = Check. The king can only go to e7.
    .success = Mate. The f-pawn beside the king should have stayed at home.
    .on-1-b1c3 = A piece comes out, but Black gets a free move. The diagonal to e8 is open now.
