title = Caro-Kann Defence
summary = 1...c6 and 2...d5, and the bishop on c8 gets out.

classical = The Classical Variation
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Prepares d5, with a pawn to take back.
    .at-3 = Takes the whole centre.
    .at-4 = Attacks e4.
    .at-5 = Guards e4.
    .at-6 = Gives up the centre pawn for free pieces.
    .at-8 = The bishop comes out and attacks the knight.
    .at-9 = The knight steps aside and attacks the bishop.
    .at-10 = Back, and safe.
    .at-11 = White wants to catch the bishop with h5.
    .at-12 = Makes a hole for it at once.
    .at-15 = The pawn chases the bishop into the hole.
    .at-17 = White offers the trade.
    .at-20 = Opens the other bishop's way.

bishop-caught = 6.h4 and the bishop is caught
    .at-12 = It opens a way for one bishop and forgets the other.
    .at-13 = The bishop has no good square left.

smothered = 4...Nd7 and a mate on d6
    .at-8 = Prepares ...Ngf6: if White takes there, the other knight takes back.
    .at-9 = The queen goes to the e-file. There is a trap in it.
    .at-10 = Natural, and it loses at once.
    .at-11 = Mate: the pawn on e7 is pinned, and the king's own men stand around it.

knight-d7 = 4...Nd7 and 5...e6
    .at-10 = Gives the king room and sees the trap.
    .at-11 = Bring out the pieces.

knight-f6 = 4...Nf6: Black trades knights
    .at-8 = Black offers to trade.
    .at-9 = Trade: Black's pawns are doubled.
    .at-11 = Holds d4.
    .at-13 = Out, and look at h7.

advance = 3.e5: the Advance Variation
    .at-5 = White takes room.
    .at-6 = The bishop comes out first, then e6.
    .at-8 = Now the wall is built, and the bishop stands outside.
    .at-10 = Prepares ...c5.

advance-g4 = 4.g4: the bishop is chased
    .at-7 = White chases the bishop with pawns.
    .at-8 = Hits the rook on h1 first: to go on, White must push the f-pawn.
    .at-12 = Stops the pawns.

exchange = 3.exd5: the Exchange Variation
    .at-5 = White trades.
    .at-6 = Take with the c-pawn: a centre pawn more.
    .at-12 = The bishop comes out.
    .at-13 = Attacks b7.
    .at-14 = Guards b7, and the bishop stays.

panov = 4.c4: the Panov Attack
    .at-7 = White attacks d5 from the side.
    .at-8 = Guards d5.
    .at-10 = Guards d5 once more.
    .at-14 = The knight stands in front of White's lone pawn.

two-knights = 2.Nc3 and 3.Nf3
    .at-6 = Pins the knight.
    .at-8 = Trade: the knight is gone, and e6 makes a good wall.

bishop-c4 = 2.Bc4: the bishop is chased
    .at-3 = The bishop looks at f7.
    .at-4 = Takes the centre and chases the bishop.

knight-f3 = 2.Nf3 and 3.exd5
    .at-4 = Attacks e4.
    .at-10 = Pins the knight.
