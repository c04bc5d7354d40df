title = London System
summary = The same quiet set-up against nearly everything.

main = The plain set-up
    .at-1 = Takes a share of the centre.
    .at-2 = Black takes an equal share.
    .at-3 = The bishop comes out first, before e3 closes the door.
    .at-5 = Guards d4 and opens the other bishop's way.
    .at-6 = Guards d5 and opens a bishop's way.
    .at-8 = Offers to trade White's good bishop.
    .at-9 = Let Black trade: then the h-file opens for the rook.
    .at-11 = The bishop looks at h7.
    .at-12 = Strikes at d4.
    .at-13 = Guards d4 with a pawn.

c5 = 2...c5: Black strikes at once
    .at-4 = Strikes at d4.
    .at-5 = Guard it. If Black takes, the e-pawn takes back.
    .at-7 = Now the centre is firm.

queen-b6 = 2...c5 and 4...Qb6
    .at-8 = The queen attacks b2.
    .at-9 = Put your queen against it.
    .at-10 = Black chases the queen.
    .at-11 = The queen goes where it is safe, and b2 is guarded.

queen-takes = 3...Qb6 and the pawn on b2
    .at-6 = The queen attacks b2 early.
    .at-7 = Leave b2: the knight attacks d5.
    .at-8 = The queen takes, and is far from home.
    .at-9 = The knight looks at c7, where it attacks king and rook.

fianchetto = 1...Nf6 and ...g6
    .at-2 = The knight keeps e4 from White.
    .at-4 = The bishop will go to g7.
    .at-11 = Gives the bishop a hole to hide in.

knight-h5 = 3...Nh5: look before you jump
    .at-6 = The knight attacks the bishop, but who looks at h5?
    .at-7 = The queen takes it: the pawn on e3 has opened the way.

bishop-f5 = 3...Bf5: Black does the same
    .at-6 = Black's bishop comes out too.
    .at-7 = Now strike at d5: the bishop has left b7.
    .at-11 = The queen attacks b7.

trade = 5...Bxg3: Black trades on g3
    .at-10 = Black trades.
    .at-11 = Take toward the middle: the rook has the h-file now.
    .at-13 = Rook and bishop look at h7.

knight-c3 = 3.Nc3: the Jobava London
    .at-5 = The knight goes in front of the c-pawn.
    .at-7 = The knight attacks c7.
    .at-8 = Guards c7.
    .at-10 = Sends the knight away.
    .at-12 = The knight comes back into play.

take-d6 = 5.Bxd6: White trades
    .at-9 = White trades at once.
    .at-10 = The queen stands well here.
    .at-12 = Strike at d4.

castle = 5.Bd3 and castling
    .at-9 = White does not mind the trade.
    .at-12 = Strike at d4.
