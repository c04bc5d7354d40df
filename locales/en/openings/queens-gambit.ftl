title = Queen's Gambit
summary = White offers the c-pawn for the centre.

declined = The Queen's Gambit Declined
    .at-1 = Takes a share of the centre. The queen guards this pawn from the start.
    .at-2 = Black takes an equal share.
    .at-3 = The c-pawn attacks d5 from the side.
    .at-4 = Guards d5. The bishop on c8 must wait.
    .at-5 = Attacks d5 once more.
    .at-6 = Guards d5 once more.
    .at-7 = Pins the knight that guards d5.
    .at-8 = Breaks the pin.
    .at-9 = Opens the way for the other bishop and guards c4.
    .at-11 = The last knight comes out.
    .at-13 = The rook looks down the c-file, which may open.
    .at-14 = Makes d5 firm.
    .at-16 = Now that the bishop has moved, take: it must move again.
    .at-18 = Offers trades: Black is a little cramped, and trades help.

accepted = 2...dxc4: accepted
    .at-4 = Black takes. The pawn cannot be kept for long.
    .at-5 = Opens the bishop's way to c4.
    .at-7 = The pawn is back.
    .at-10 = Strikes at d4.

hold-pawn = 3...b5: holding the pawn
    .at-6 = Black wants to keep the pawn.
    .at-7 = Strike at the chain at once.
    .at-8 = Guards b5, but the long diagonal is open.
    .at-10 = Takes back, and forgets the rook on a8.
    .at-11 = The queen attacks the rook: something must fall.

slav = 2...c6: the Slav
    .at-4 = Guards d5 and leaves the way of the bishop on c8 open.
    .at-8 = Now it can be taken, as ...b5 is in the air.
    .at-9 = Stops ...b5.
    .at-10 = The bishop comes out before the door closes.
    .at-13 = The pawn is back.

knight-f6 = 2...Nf6: a knight instead of a pawn
    .at-4 = The knight guards d5, but a knight is not a pawn.
    .at-5 = Take, and the knight has to take back.
    .at-7 = First a quiet move. Then e4 comes with tempo.

albin = 2...e5: the Albin Countergambit
    .at-4 = Black offers a pawn too.
    .at-5 = Take it.
    .at-6 = This pawn is a thorn.
    .at-7 = Attacks it. Do not play e3 here.
    .at-9 = The bishop will look at the long diagonal.

albin-trap = 2...e5 and the trap after 4.e3
    .at-7 = It attacks the thorn, but the check on b4 comes.
    .at-10 = The bishop may be taken!
    .at-11 = Taking is the mistake.
    .at-14 = The pawn becomes a knight, with check.

knight-d7 = 4...Nbd7
    .at-8 = Guards the knight, and sets a trap on d5.
    .at-9 = Do not take on d5: first e3.

elephant = 4...Nbd7 and the pawn on d5
    .at-11 = It looks free, for the knight on f6 is pinned.
    .at-12 = The knight takes all the same!
    .at-14 = Check, and the queen comes back.
    .at-16 = When the queens are gone, Black is a knight ahead.

exchange = 4.cxd5: the Exchange Variation
    .at-7 = White trades the pawns at once.
    .at-8 = Take back: now the bishop on c8 is free.
    .at-12 = Makes d5 firm.

catalan = 4.g3: the Catalan
    .at-7 = The bishop will go to g2.
    .at-8 = Come out and castle.
    .at-12 = Take, now that the bishop no longer looks at c4.

quiet = 4.Nf3 and 5.Bf4
    .at-8 = Come out and castle.
    .at-9 = The bishop comes out before e3.
    .at-12 = Strikes at d4.
