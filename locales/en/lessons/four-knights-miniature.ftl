title = One pawn too many
summary = The quiet Four Knights explode: Black takes a pawn and opens every line.

story = The { -four-knights } have a quiet name. This line is not quiet at all.
    .at-7 = White's bishop comes to b5.
    .at-8 = Instead of copying, Black jumps to d4.
    .at-11 = White does not take back but hits the other knight.
    .at-12 = Black takes a knight.
    .at-13 = White takes one, too. Now it is Black's move.

sober = You are Black. Stay sober: take back so that your queen comes out and the lines stay shut.
    .hint-1 = Several captures tempt you. Which one brings a piece out?
    .success = The queen is out. White takes on c3, and after a queen check the game is level.
    .on-c3d2 = A pawn with check! But White's bishop comes out, and the e-file is open to your king. See the next step.
    .on-c3b2 = White's bishop takes back and looks right at your kingside.
    .on-g7f6 = It takes back, but your king will feel the wind on the open files.
    .on-d8e7 = The pawn on f6 takes your queen. Take that pawn with the queen instead.

open = Black took the pawn with check. You are White: every move brings a piece nearer.
    .hint-1 = Bishop takes, castle, bishop to the long diagonal, rook to the e-file, rook forward.
    .at-1 = The bishop is out.
    .at-2 = Black takes the pawn on f6.
    .at-3 = Castled: the rook comes next.
    .at-5 = The bishop hits the queen and looks at g7.
    .at-6 = Black attacks the bishop on b5. You need not look.
    .at-7 = The rook pins the bishop on e7 to the king.
    .at-8 = Black castles out of the { -pin }.
    .at-9 = The rook attacks the queen and covers the bishop.
    .success = Both bishops and a rook play already. Black's queenside has not moved.

who = One move back. Click the white piece that attacks Black's queen.
    .hint-1 = Look along the fifth rank.
    .success = The rook. And it stands between the queen and the bishop on b5, so nothing hangs.

trap = Both bishops aim at the king now. White sets a trap.
    .at-1 = A second bishop looks at h7.
    .at-2 = Black guards against mate ideas on h7.
    .at-3 = A trap. Other moves were stronger, and the d-pawn would answer it. But who sees that?
    .at-4 = Black wants to trade queens.

mate = Queens look at each other. You are White: mate in two.
    .hint-1 = Your rook hides the bishop on c3. Draw the king to g7, and both can give check at once.
    .success = A { -double-check }: rook and bishop at once. The king has no square.
    .on-g4h4 = A trade, and the bishop takes back. There is mate.
    .on-e5h5 = Then Black's queen takes yours. Let your queen strike first.
