title = Two Knights Defence
summary = 3...Nf6 hits e4; after 4.Ng5 Black answers in the centre.

main = 4.Ng5 d5 and 5...Na5
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = The bishop looks at f7.
    .at-6 = The knight attacks e4.
    .at-7 = Two pieces attack f7, and only the king guards it.
    .at-8 = Closes the bishop's way to f7.
    .at-10 = Not the pawn: the knight attacks the bishop.
    .at-11 = Check first.
    .at-12 = A pawn for time: the bishop is attacked again.
    .at-15 = The bishop goes back and looks at the kingside.
    .at-16 = The knight attacks f4 and clears the way for the queen to the knight on g5.
    .at-18 = Comes out and guards e5.

fried-liver = 5...Nxd5: the Fried Liver
    .at-10 = The pawn is taken back, but f7 is weak.
    .at-11 = The knight takes on f7, so that the king must come out.
    .at-13 = The queen attacks king and knight.
    .at-14 = The king must guard the knight in the middle of the board.
    .at-15 = The knight attacks d5 again: it is pinned and attacked three times.

traxler = 4...Bc5: a wild answer
    .at-8 = Black lets f7 go and looks at f2.
    .at-9 = Take with the bishop, not with the knight: this is safer.
    .at-11 = Back in time, with a pawn more.

h6 = 4...h6: too slow
    .at-8 = It chases the knight where the knight wants to go anyway.
    .at-9 = The knight attacks queen and rook.

qe7 = 4...Qe7: the queen cannot hold it
    .at-8 = The queen guards f7, but f7 falls with check.
    .at-9 = Check, and Black cannot castle any more.

d3 = 4.d3: quiet
    .at-7 = White guards e4.
    .at-8 = Bring the bishop out too.
    .at-12 = The king is safe. Now the fight for the centre begins.

castle = 4.O-O: White castles first
    .at-7 = White castles and leaves e4.
    .at-8 = Simple and good: bring the bishop out.

knight-c3 = 4.Nc3 and the fork trick
    .at-7 = White guards e4 with the knight.
    .at-8 = Take! The piece comes back by a fork.
    .at-10 = The pawn attacks bishop and knight.
    .at-14 = Comes out and guards e5.

d4 = 4.d4: the centre opens
    .at-7 = White opens the centre.
    .at-10 = Take the pawn in the middle.
    .at-12 = Guards the knight and attacks the bishop.
    .at-16 = The queen steps aside.
    .at-18 = Closes the e-file in front of the king.

d4-e5 = 4.d4 and 5.e5
    .at-9 = The pawn attacks the knight.
    .at-10 = Do not run: attack the bishop.
    .at-14 = Breaks the pin.

d3-after = 6.d3: White keeps the pawn
    .at-11 = White gives the bishop a guard and keeps the pawn.
    .at-12 = Chase the knight.
    .at-14 = Chase it again.
    .at-16 = Trade the knight for the bishop.

take-f7 = 4.Bxf7+: a check for show
    .at-7 = White gives the bishop for a pawn and a check.
    .at-8 = Take it.
    .at-10 = The king goes home. You are a bishop ahead for a pawn.
