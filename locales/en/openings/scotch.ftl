title = Scotch Game
summary = White opens the centre on move three.

main = 4...Nf6 and 5.Nc3
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = Opens the centre at once.
    .at-6 = Take: two pawns attack each other, and e5 would hang.
    .at-7 = The knight stands in the middle.
    .at-8 = Comes out and attacks e4.
    .at-9 = Guards e4.
    .at-10 = Pins the knight that guards e4, so e4 is attacked again.
    .at-11 = Trade first: now Black's knight no longer attacks d4.
    .at-13 = Guards e4 with the bishop.
    .at-14 = Strikes in the centre while the white king is still there.
    .at-19 = Pins the knight on f6 to the queen.
    .at-20 = Guards d5 firmly.

bishop-c5 = 4...Bc5: the bishop attacks the knight
    .at-8 = The bishop attacks the knight on d4.
    .at-9 = Guards the knight, and the bishop looks at c5.
    .at-10 = Attacks d4 once more.
    .at-11 = Guards d4 once more.

bishop-c5-miss = 4...Bc5 and a queen lost
    .at-10 = A natural move, but the bishop on c5 has no guard.
    .at-11 = Takes a knight and attacks the queen.
    .at-13 = The queen is worth more than the bishop.

queen-h4 = 4...Qh4: the queen hunts e4
    .at-8 = The queen attacks e4 early.
    .at-9 = Guard e4 and bring a piece out.
    .at-11 = Let the pawn go, and castle soon: the queen will be chased.
    .at-13 = The knight looks at c7, where it would attack king and rook.

trade = 4...Nxd4: Black trades
    .at-9 = The queen stands in the middle, and no knight on c6 can chase it.
    .at-13 = Pins the knight to the queen.
    .at-14 = The bishop breaks the pin.

no-take = 3...d6: Black does not take
    .at-6 = Guards e5.
    .at-7 = Take, and trade queens: then Black's king cannot castle.
    .at-11 = The bishop looks at f7, beside the king.

guard-d6 = 4...d6: solid
    .at-9 = Guards e4 and comes out.
    .at-11 = Pins the knight to the king.

gambit = 4.Bc4: the Scotch Gambit
    .at-7 = White lets the pawn go and gets pieces out.
    .at-8 = Comes out and attacks e4.
    .at-10 = Take: the king will be safe soon enough.
    .at-12 = Guards the knight with a pawn and attacks the bishop.
    .at-15 = Attacks the queen, and the knight on e4 is pinned to the king.
    .at-16 = The queen steps aside.
    .at-18 = Closes the e-file in front of the king.

gambit-e5 = 4.Bc4 and 5.e5
    .at-9 = The pawn attacks the knight.
    .at-10 = Do not run: attack the bishop.
    .at-11 = The bishop steps aside and pins the knight.
    .at-12 = Now the knight has a fine square.
    .at-14 = Breaks the pin.

goring = 4.c3: the Göring Gambit
    .at-7 = White offers a pawn for quick play.
    .at-8 = Do not take: strike in the centre.
    .at-12 = Pins the knight that guards d4.

mieses = 5.Nxc6: the Mieses Variation
    .at-9 = White trades on c6 to push the pawn next.
    .at-11 = The pawn attacks the knight.
    .at-12 = Attacks the pawn on e5.
    .at-14 = The knight goes to the middle.
    .at-16 = Pins the pawn on c4 to the queen.
