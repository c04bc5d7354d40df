title = Sicilian Defence
summary = 1...c5 fights for d4 from the side. Two different halves, a sharp game.

idea = Black need not answer e4 with e5. The { -sicilian-defence } guards d4 from the side.
    .at-1 = The c-pawn watches d4.
    .at-4 = White opens the centre all the same.
    .at-5 = Black gives a side pawn for a centre pawn.
    .at-8 = The knight attacked e4, and White guards it.
    .at-9 = A small step: no white piece may come to b5.

answer = You are Black. Watch d4 with a pawn from the side, not from the middle.
    .hint-1 = Pawns guard diagonally. Which pawn guards d4 after two steps?
    .success = The pawn on c5 watches d4. If White pushes there, you trade a side pawn for a centre pawn.
    .on-e7e5 = It stands right in the middle and watches d4 from there. Here do it from the side.
    .on-e7e6 = It prepares d5: the French Defence. But nobody watches d4 yet.
    .on-c7c6 = It prepares d5: the Caro-Kann Defence. One square farther, and this pawn watches d4.
    .on-d7d5 = It strikes at e4 at once: the Scandinavian Defence. Here watch d4 with the c-pawn.

white-line = You are White: bring the knight, open the centre, take back, and guard e4.
    .hint-1 = Knight, pawn, knight takes, the other knight.
    .retry = Knight to f3, open with d4, take back with the knight, and let the other knight guard e4.
    .success = Your knights stand well and e4 is guarded. You have more room, Black has two centre pawns.
    .on-5-d1d4 = Playable, but a black knight comes to c6 and chases the queen. Take with the knight.
    .on-1-f1b5 = There is no knight on c6 to press yet. Bring out your own knight first.
    .on-3-f1b5 = Check, and a good one. But the open Sicilian opens the middle: d4.
    .on-5-f1b5 = Black blocks, and the pawn on d4 is still there. Take it back first.
    .on-1-d2d4 = It opens the middle, but then only your queen can take back. Bring the knight first.
    .on-1-b1c3 = It guards e4, a good move. In the main line the other knight goes first.
    .on-3-b1c3 = It guards e4, but nobody attacks it yet. Open the middle first.
    .on-7-f2f3 = It guards e4, but no piece comes out. A knight can guard it.
    .on-7-f1d3 = It guards e4, but hides your knight on d4 from the queen. Let a knight guard.

black-line = Now Black's side: support, trade the side pawn, attack e4, and keep white pieces from b5.
    .hint-1 = d6 first. Trade on d4. Then the knight.
    .retry = d6 first; trade on d4; the knight hits e4; and a6 keeps white pieces from b5.
    .success = No white piece can come to b5 safely now, and your b-pawn may march later.
    .on-1-b8c6 = A fine Sicilian as well. This line begins with the pawn that watches e5.
    .on-1-e7e6 = It opens the bishop's way, a fine Sicilian too. This line begins with d6.
    .on-1-g8f6 = White's pawn steps to e5 and chases it. d6 first stops that.
    .on-3-e7e6 = White takes c5. If you take back, queens come off, and your king has to take.

halves = White castled long, Black short. Where should White attack?
    .hint-1 = Where does the black king live? Are your own king's pawns needed for that?
    .answer-left = On the side of White's king
    .why-left = Those pawns are the wall of White's own king. Black attacks there.
    .answer-right = On the kingside, with pawns
    .why-right = Right. White's g- and h-pawns run at Black's king; Black's pieces come down the c-file. A race.
    .answer-none = Nowhere, trade everything
    .why-none = Kings stand on different sides, so both sides attack. Waiting loses time.

early-push = You are Black. White did not guard e4 but pushed. Take, and see what your queen looks at then.
    .hint-1 = When the d-pawn leaves the file, what stands opposite your queen?
    .success = You took a pawn, and the knight on d4 is attacked as well.
    .on-d8a5 = A good move too: check, and then the queen takes e5. Here the pawn can take at once.
    .on-f6d5 = The knight runs, and White's pawn can step on to e6, which opens your king. Take it first.
    .on-f6d7 = The knight runs, and White's pawn can step on to e6, which opens your king. Take it first.

last = Last task, as White. You gave a pawn to open the d-file. Who guards the black queen? Win the queen.
    .hint-1 = Only one piece guards the queen on d8. Make it leave with a check.
    .retry = The queen on d8 leans on its king alone. A check can pull the king away.
    .on-c4f7 = The king must take, and no longer guards the queen: a { -deflection }.
    .success = You took the queen for a bishop. The king was the only guard and had to leave.
    .on-d1d8 = Queens are traded, and you win nothing. First lure away the king that guards Black's.
    .on-1-e1g1 = Black's queen gets away, and you stay a pawn down. Strike now.
