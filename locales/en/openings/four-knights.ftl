title = Four Knights Game
summary = Four knights come out first. Quiet, and sound for both.

spanish = The Spanish Four Knights
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = The second knight comes out and guards e4.
    .at-6 = Four knights are out.
    .at-7 = Attacks the knight that guards e5.
    .at-8 = Black does the same.
    .at-9 = First castle.
    .at-11 = Guards e4 firmly: now e5 can be taken.
    .at-12 = Guards e5 firmly.
    .at-13 = Pins the knight to the queen.
    .at-14 = Trade the bishop before the knight jumps to d5.
    .at-16 = The queen leaves the pin.

jump = 4...Nd4: the Rubinstein
    .at-8 = The knight attacks the bishop.
    .at-9 = Back, and still looking.
    .at-11 = A pawn. Black gets quick play for it.
    .at-13 = The knight goes back and attacks the bishop.

a6 = 4...a6: now e5 can be taken
    .at-8 = As in the Ruy Lopez, but here e4 is guarded.
    .at-9 = Take the guard of e5.
    .at-11 = Now the pawn is really won, for a while.
    .at-15 = Castle: the knight in the middle may be taken, for the e-file opens.
    .at-17 = Rook, knight and queen on one line: when the knight moves, the rook attacks the queen, and behind the queen stands the king.

guard-d6 = 4...d6: solid
    .at-8 = Guards e5, and the knight on c6 is pinned now.
    .at-9 = Strike while it is pinned.
    .at-10 = Breaks the pin.

bishop-c5 = 3...Bc5: the fork in the middle
    .at-6 = A natural move that costs something.
    .at-7 = The knight can be given for a moment.
    .at-9 = The pawn attacks bishop and knight: one of them comes back to you.
    .at-11 = The piece is back, and White has the centre.

three-d6 = 3...d6: the Three Knights
    .at-6 = Guards e5, solid.
    .at-7 = Take the centre.

three-g6 = 3...g6: the Three Knights
    .at-6 = The bishop will go to g7.
    .at-7 = Open the centre before it is there.
    .at-11 = Guards the knight on d4.

fork-trick = 4.Bc4 and the fork trick
    .at-7 = The bishop looks at f7.
    .at-8 = Take! The knight comes back by a fork.
    .at-10 = The pawn attacks bishop and knight: one of them comes back.
    .at-12 = The piece is back.
    .at-14 = Comes out and guards e5.

fork-trick-f7 = 4.Bc4 and 5.Bxf7+
    .at-9 = White takes away your right to castle.
    .at-10 = Take: the king is safe enough here.
    .at-12 = The pawn takes the centre and chases the knight. You have the two bishops.

scotch = 4.d4: the Scotch Four Knights
    .at-7 = White opens the centre.
    .at-10 = Pins the knight that guards e4.
    .at-14 = Strike in the centre.

halloween = 4.Nxe5: a knight for the centre
    .at-7 = White gives a knight for a pawn and the centre.
    .at-8 = Take it.
    .at-10 = Go back where no pawn can follow at once.
    .at-12 = Go home: you are a knight ahead.

early-d5 = 5.Nd5: White trades early
    .at-10 = Take.
    .at-12 = The pawn chases the knight.
