title = King's Indian Defence
summary = Black lets White build the centre and strikes at it later.

classical = The Classical Variation
    .at-1 = Takes a share of the centre.
    .at-2 = Keeps e4 from White for now.
    .at-3 = Takes more room.
    .at-4 = The bishop will go to g7.
    .at-6 = The bishop looks at the centre from afar.
    .at-7 = White has the whole centre.
    .at-8 = Stops e5.
    .at-10 = First the king.
    .at-12 = Now strike. If White takes on e5 with the pawn and then with the knight, your knight takes e4.
    .at-14 = Attacks d4: White must decide.
    .at-15 = White closes the centre and chases the knight.
    .at-16 = The knight goes where it helps the kingside.
    .at-18 = Clears the way for the f-pawn.
    .at-20 = The attack on the kingside begins.

exchange = 7.dxe5: the queens come off
    .at-13 = White trades and hopes to win e5.
    .at-16 = Take with the rook: it stands on the open file.
    .at-17 = White takes. Is e5 lost?
    .at-18 = No: the knight takes e4, and the bishop looks at e5.
    .at-20 = The pawn is back, and your bishop is strong.

saemisch = 5.f3: the Sämisch
    .at-9 = White makes e4 firm.
    .at-12 = Strike in the centre.
    .at-14 = Clears the way for the f-pawn.

four-pawns = 5.f4: the Four Pawns
    .at-9 = White builds a wide centre.
    .at-12 = Strike before it rolls.
    .at-14 = Strike again.

push-e5 = 5.e5: too early
    .at-9 = White pushes before the pieces are out.
    .at-10 = Take.
    .at-12 = Trade queens: White's king or knight must take.
    .at-14 = Into the middle, and e5 is weak.

fianchetto = 3.Nf3 and 4.g3
    .at-6 = The bishop comes out as always.
    .at-12 = Prepares ...e5.
    .at-14 = Strike in the centre.

london = 2.Bf4: the London System
    .at-3 = White plays the quiet London.
    .at-4 = The same set-up works here.
    .at-12 = Strike at d4.

quiet = 3.e3: White plays slowly
    .at-6 = The bishop comes out.
    .at-10 = Guards e5, and keeps ...e5 for later.

bishop-g5 = 6.Bg5
    .at-11 = The bishop looks at the knight.
    .at-12 = Ask it: take or go?
    .at-14 = Chase it.
    .at-16 = Attack it: the bishop will be traded.
