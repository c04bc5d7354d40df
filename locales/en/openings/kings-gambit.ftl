title = King's Gambit
summary = A pawn for the centre and the f-file; bold and risky.

accepted = 2...exf4 3.Nf3 g5
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = White gives a pawn for the centre. It is bold, and it opens the white king too.
    .at-4 = Black takes.
    .at-5 = Keeps the queen from h4.
    .at-6 = Guards the pawn on f4.
    .at-7 = Strikes at the chain.
    .at-9 = The knight jumps into the middle.
    .at-10 = Comes out and attacks e4.
    .at-11 = The bishop looks at f7.
    .at-12 = Closes its way.
    .at-14 = Attacks the knight.

d6 = 3...d6: Fischer's Defence
    .at-6 = Takes e5 from the knight before ...g5.
    .at-7 = Takes the centre.
    .at-9 = Strikes at the chain.
    .at-11 = Back home, for now.

d5 = 3...d5: the Modern Defence
    .at-6 = Gives the pawn back for free pieces.
    .at-7 = Take.
    .at-9 = Guards d5 and comes out.
    .at-11 = Castle: the rook looks at f4.

knight-c6 = 3...Nc6
    .at-6 = Comes out, and lets f4 be.
    .at-7 = Takes the centre and attacks f4.

bishop-e7 = 3...Be7: a check in mind
    .at-6 = Looks at h4.
    .at-7 = Out, and castle soon.
    .at-9 = Guards e4.

declined = 2...Bc5: declined
    .at-4 = Does not take, and keeps White from castling.
    .at-5 = Attacks e5. Do not take there first.
    .at-7 = Prepares d4.
    .at-9 = Takes the centre with tempo.

declined-trap = 2...Bc5 and the greedy 3.fxe5
    .at-5 = It looks free.
    .at-6 = Check, and e4 is attacked too.
    .at-8 = Check again, and the rook on h1 is attacked.
    .at-10 = The rook is lost.

no-knight = 3.d4: the queen comes to h4
    .at-5 = White takes the centre and forgets h4.
    .at-6 = Check: the king must move.
    .at-8 = Open the centre at once.

bishop-c4 = 3.Bc4: the Bishop's Gambit
    .at-5 = The bishop looks at f7.
    .at-6 = Come out and attack e4.
    .at-8 = Prepares ...d5.
    .at-10 = Strike in the centre and chase the bishop.
