title = French Defence
summary = 1...e6 and 2...d5: Black attacks e4 from a solid wall.

advance = 3.e5: the Advance Variation
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Prepares d5. The bishop on c8 must wait.
    .at-3 = Takes the whole centre.
    .at-4 = Attacks e4.
    .at-5 = Closes the centre and takes room on the kingside.
    .at-6 = Strike at the foot of the chain: d4.
    .at-7 = Holds d4 with a pawn.
    .at-8 = Attacks d4 once more.
    .at-9 = Guards d4 once more.
    .at-10 = Attacks d4 and b2.
    .at-11 = Out, and castle soon.
    .at-14 = The knight goes to f5 and attacks d4 from there.
    .at-16 = One more attacker of d4.

advance-bd3 = 6.Bd3: is d4 free?
    .at-11 = Natural, but it closes the queen's way to d4.
    .at-12 = Take first.
    .at-14 = First this. Only now is d4 really attacked: no check on b5 any more.

advance-trap = 6.Bd3 and the greedy knight
    .at-14 = Taking at once loses the queen.
    .at-16 = The queen takes and stands on the line of the other queen.
    .at-17 = Check, and behind the bishop the queens look at each other: Black's is lost.

bishop-d7 = 5...Bd7
    .at-10 = The bishop looks for a way out by b5.
    .at-11 = Out, and castle.

take-early = 4...cxd4: Black takes early
    .at-8 = Now the knight on b1 has c3.
    .at-13 = The knight takes its square.
    .at-14 = The knight attacks d4.

take-c5 = 4.dxc5: White lets the centre go
    .at-7 = White takes a side pawn, and e5 loses its guard.
    .at-8 = Attack e5 first.
    .at-10 = Take back and come out at once.

exchange = 3.exd5: the Exchange Variation
    .at-5 = White trades. The position is even on both sides.
    .at-6 = Now the bishop on c8 is free.
    .at-8 = Come out as White does.

classical = 3.Nc3 and 4.Bg5
    .at-5 = Guards e4.
    .at-6 = Attacks e4 once more.
    .at-7 = Pins the knight.
    .at-8 = Breaks the pin.
    .at-9 = The pawn chases the knight.
    .at-16 = Strike at d4.

steinitz = 3.Nc3 and 4.e5
    .at-7 = The pawn chases the knight at once.
    .at-8 = Back, and ...c5 comes next.
    .at-10 = Strike at d4.
    .at-16 = Out, and attack d4.

tarrasch = 3.Nd2: the Tarrasch
    .at-5 = Guards e4 and leaves the c-pawn free.
    .at-6 = The knight attacks e4, too.
    .at-10 = Strike at d4.
    .at-16 = Strike at the head of the chain, too.

knight-f3 = 2.Nf3
    .at-4 = Attacks e4.
    .at-6 = Strike at d4 before the pawn stands there.
    .at-10 = It is the Advance Variation by another way.

quiet-d3 = 2.d3: slow and safe
    .at-3 = White avoids the fight in the centre.
    .at-4 = Take your share.
    .at-8 = Take more room on the queenside.
