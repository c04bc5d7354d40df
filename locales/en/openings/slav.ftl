title = Slav Defence
summary = 2...c6 guards d5 and leaves the bishop on c8 free.

main = 4...dxc4 and 5...Bf5
    .at-1 = Takes a share of the centre.
    .at-2 = Black takes an equal share.
    .at-3 = The c-pawn attacks d5 from the side.
    .at-4 = Guards d5 with a pawn and leaves the bishop's way open.
    .at-5 = The knight comes out and looks at e5.
    .at-6 = Black's knight comes out and guards d5.
    .at-7 = Attacks d5 once more.
    .at-8 = Take: ...b5 could hold the pawn.
    .at-9 = Stops ...b5.
    .at-10 = The bishop comes out before e6 closes the door.
    .at-11 = Opens the bishop's way to c4.
    .at-13 = The pawn is back.
    .at-14 = Pins the knight.

exchange = 3.cxd5: the Exchange Variation
    .at-5 = White trades. Both sides look alike.
    .at-12 = Out before e6.

quiet = 4.e3 Bf5
    .at-7 = White closes his own bishop's door.
    .at-8 = So yours goes out.
    .at-11 = The knight hunts the bishop.
    .at-12 = Let it be traded: the rook gets the h-file.

knight-c3 = 3.Nc3 and 4.e3: the Semi-Slav
    .at-8 = Solid: now ...dxc4 and ...b5 come.
    .at-12 = Now that the bishop has moved, take.
    .at-14 = Chases the bishop and wins room.

bishop-early = 3...Bf5: too early
    .at-6 = Out early, but b7 is left alone.
    .at-7 = Trade first.
    .at-9 = The queen attacks b7 and d5.

semi = 4...e6: the Semi-Slav
    .at-8 = Solid, but the bishop on c8 waits.
    .at-9 = Opens the bishop's way.
    .at-11 = Out, and castle.

keep-pawn = 5.e4: White takes the centre
    .at-9 = White takes the centre and leaves the pawn.
    .at-10 = Hold it.
    .at-11 = Chases the knight.
    .at-12 = Into the middle.
    .at-14 = Make the wall firm.
