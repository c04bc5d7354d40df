title = Vienna Game
summary = 2.Nc3 guards e4 first; then f4 comes.

gambit = 2...Nf6 3.f4: the Vienna Gambit
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = Guards e4 and keeps f4 in hand.
    .at-4 = Attacks e4.
    .at-5 = Strikes at e5.
    .at-6 = The right answer: strike in the centre.
    .at-7 = Takes, and attacks the knight.
    .at-8 = Into the middle.
    .at-9 = Comes out, and keeps the queen from h4.
    .at-10 = Out, and castle next.
    .at-11 = Takes the centre.
    .at-13 = Attacks the knight on e4.

takes-f4 = 3...exf4: the pawn goes forward
    .at-6 = Black takes and gives up e5.
    .at-7 = The pawn attacks the knight.
    .at-8 = Back home.
    .at-9 = Comes out, and keeps the queen from h4.

knight-c6 = 2...Nc6 and a quiet plan
    .at-4 = Guards e5.
    .at-5 = The bishop looks at f7.
    .at-7 = Guards e4 and c4.
    .at-9 = Strikes at e5.
    .at-11 = Comes out, and castles soon.

bishop-c5 = 2...Bc5
    .at-4 = The bishop looks at f2.
    .at-5 = Attacks e5.
    .at-7 = Opens the centre and attacks the bishop.

d6 = 2...d6
    .at-4 = Guards e5.
    .at-5 = The bishop looks at f7.
    .at-9 = Strikes at e5.

d6-gambit = 3...d6: Black holds e5
    .at-6 = Guards e5, a little passive.
    .at-7 = Comes out and attacks e5.
    .at-9 = Pins the knight that guards e5.

bishop-c4 = 3.Bc4 Nxe4 and 4.Qh5
    .at-5 = The bishop looks at f7.
    .at-6 = Take: if White takes back, a fork wins the piece back.
    .at-7 = Threatens mate on f7.
    .at-8 = Guards f7 and attacks the bishop.
    .at-9 = Takes the pawn with check.
    .at-10 = Block with the queen, and they come off.
    .at-12 = The game is level.

fianchetto = 3.g3
    .at-5 = The bishop will go to g2.
    .at-6 = Take the centre at once.
    .at-10 = Trade, and White's pawns are doubled.
