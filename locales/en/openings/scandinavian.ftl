title = Scandinavian Defence
summary = 1...d5 attacks e4 at once; the queen comes out and goes aside.

main = 2...Qxd5 and 3...Qa5
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Attacks e4 at once.
    .at-3 = Takes.
    .at-4 = The queen takes back, early, but nothing has to be given up.
    .at-5 = Comes out and attacks the queen.
    .at-6 = The queen goes aside, where it is hard to chase.
    .at-7 = Takes the centre.
    .at-8 = Comes out and looks at the centre.
    .at-10 = A door for the queen, and a guard of d5 and b5.
    .at-11 = The bishop looks at f7.
    .at-12 = The bishop comes out before e6.
    .at-13 = The bishop looks at the queen behind the knight.
    .at-14 = Opens the other bishop's way.

queen-d8 = 3...Qd8: the queen goes home
    .at-6 = Safe, but two moves were spent.
    .at-7 = Take the centre: you are ahead in development.
    .at-11 = The bishop looks at f7.

queen-d6 = 3...Qd6
    .at-6 = The queen stays near the centre.
    .at-11 = The bishop on f4 will chase the queen, guarded by this pawn.

queen-e5 = 3...Qe5+: a check
    .at-6 = A check that helps White.
    .at-7 = Block with a move that you want anyway.
    .at-11 = The knight comes out. White is far ahead in development.

queen-c6 = 3...Qc6: a queen is lost
    .at-6 = Look along the diagonal to the king.
    .at-7 = The bishop pins the queen to the king, and the knight guards the bishop.
    .at-9 = A queen for a bishop.

knight-f6 = 2...Nf6
    .at-4 = The knight will take back, not the queen.
    .at-5 = Do not cling to the pawn: take the centre.
    .at-9 = Breaks the pin before it hurts.

bishop-g4 = 5...Bg4: the pin
    .at-10 = Pins the knight.
    .at-11 = Ask it: take or go?
    .at-13 = Take with the queen: it looks at b7.

advance = 2.e5: White goes past
    .at-3 = White closes the centre.
    .at-4 = The bishop comes out first.
    .at-8 = Trade the good bishop of White.
    .at-10 = Strike at d4.

knight-c3 = 2.Nc3
    .at-3 = White guards e4.
    .at-4 = Take, and come out at once.
    .at-6 = Attacks the knight: it is a Caro-Kann with a free c-pawn.

knight-f3 = 3.Nf3
    .at-6 = Pins the knight: no knight chases your queen yet.
    .at-10 = Castle long: the rook looks at d4.

d4 = 3.d4
    .at-6 = Attacks d4.
    .at-8 = Pins the knight that guards d4.
    .at-10 = Castle long: the rook looks at d4, too.

b4 = 4.b4: a wild gambit
    .at-7 = White gives a pawn to chase the queen.
    .at-8 = Take it.
    .at-10 = The queen goes back to safety, a pawn up.

quiet = 4.Nf3 and 5.Bc4
    .at-8 = Comes out and looks at the centre.
    .at-10 = A door for the queen.
    .at-12 = The bishop comes out.
