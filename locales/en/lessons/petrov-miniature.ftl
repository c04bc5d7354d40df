title = Six moves
summary = Biel, 1988: even a future world champion falls into a pin.

story = Biel, Switzerland, 1988. Alonso Zapata has White against Viswanathan Anand, eighteen years old and later world champion.
    .at-4 = The { -petrov-defence }: Black attacks e4.
    .at-5 = White takes first.
    .at-6 = The right answer: first chase the knight, then take on e4.

game = You are Zapata. It does not take long.
    .hint-1 = Back with the knight, then a knight out, then use the e-file.
    .at-1 = The knight goes back.
    .at-2 = Black takes the pawn.
    .at-3 = White offers to trade knights.
    .at-4 = Black guards his knight with the bishop. It looks natural.
    .at-5 = The queen comes to the e-file, and Black resigned.
    .success = The knight on e4 is pinned: behind it stands the king.

why = Black to move, and he gave up. What about the knight on e4?
    .answer-retreat = It can simply go back
    .why-retreat = Its king stands behind it on the same file, and White's queen is on it. It may not move.
    .answer-bishop = The bishop guards it well
    .why-bishop = One guard, two attackers: and a pawn is coming as well.
    .answer-lost = It cannot be saved
    .why-lost = Right. It is pinned and may not move. If Black guards it again, a pawn attacks it.
    .hint-1 = Follow the e-file from White's queen, square by square.

collect = Suppose Black had played on and guarded the knight with the d-pawn. Win it.
    .hint-1 = Who can attack a pinned piece most cheaply?
    .success = A pawn attacks the pinned knight. It cannot run, so it is lost.
    .retry = Other moves keep an advantage. Here attack the pinned knight with a pawn.
    .on-f3d4 = Lively, but there is something simpler: attack what cannot run.
    .on-c3d5 = The queen takes the knight. Attack the pinned one instead.
