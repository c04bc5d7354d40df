title = Philidor Defence
summary = 2...d6 guards e5 firmly, and is a little narrow.

exchange = 3...exd4: Black opens the centre
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = Guards e5 with a pawn. The bishop on f8 must wait.
    .at-5 = Strikes at e5.
    .at-6 = Trade: the position is solid.
    .at-8 = Comes out and attacks e4.
    .at-9 = Guards e4.
    .at-10 = Out, and castle.
    .at-13 = White may castle long.

bishop-g4 = 3...Bg4: the pin does not help
    .at-6 = The pin does not hold: the pawn takes all the same.
    .at-7 = Take.
    .at-8 = Black must give the bishop, or a pawn is gone.
    .at-11 = Queen and bishop look at f7.
    .at-12 = Guards f7 against the queen only for a moment.
    .at-13 = The queen attacks b7 and f7.
    .at-14 = Guards f7, not b7.
    .at-15 = Develop first: this was played by Morphy at the Paris opera.

fianchetto = 5...g6
    .at-10 = The bishop will go to g7.
    .at-11 = Guards d4 and prepares to castle long.
    .at-15 = The kings stand on different sides: now pawns attack.

knight-d7 = 3...Nd7: mind f7
    .at-6 = Guards e5, but shuts in the bishop.
    .at-7 = The bishop looks at f7.
    .at-8 = Natural, and a mistake.
    .at-9 = Opens the queen's way.
    .at-10 = Taking back makes it worse.
    .at-11 = The queen attacks f7, and there is no good guard.

hanham = 3...Nf6 and 4...Nbd7
    .at-6 = Attacks e4 at once.
    .at-8 = Guards e5 once more.
    .at-10 = Out, and castle.

bishop-c4 = 3.Bc4: White plays quietly
    .at-5 = The bishop looks at f7.
    .at-6 = Out, and no knight comes to g5.
    .at-10 = Both kings are safe.

queen-d4 = 4.Qxd4: the queen takes
    .at-7 = The queen takes back.
    .at-8 = Chases the queen.
    .at-9 = Pins the knight.
    .at-10 = Breaks the pin.
    .at-12 = You have the two bishops.

knight-c3 = 3.Nc3
    .at-5 = Guards e4.
    .at-6 = Comes out.
