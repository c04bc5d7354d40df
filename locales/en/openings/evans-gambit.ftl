title = Evans Gambit
summary = A pawn on b4 for time: c3 and d4 come with tempo.

main = 5...Ba5 and the open centre
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Black takes an equal share of the centre.
    .at-3 = The knight comes out and attacks the pawn on e5.
    .at-4 = The knight guards e5 and comes out at the same time.
    .at-5 = The bishop looks at f7.
    .at-6 = Black's bishop looks at f2.
    .at-7 = Draws the bishop to b4, so that c3 comes with tempo.
    .at-8 = Black takes.
    .at-9 = Chases the bishop and prepares d4.
    .at-10 = The bishop stays on the diagonal to the king.
    .at-11 = Opens the centre, with Black's king still there.
    .at-13 = Castle first: time is worth more than the pawn.
    .at-14 = Come out and attack e4.
    .at-15 = The centre is White's.
    .at-16 = Strike at it.
    .at-19 = Queen and bishop stand on one line and press on d5.

greedy = 7...dxc3: too greedy
    .at-14 = A third pawn, and no piece out.
    .at-15 = Queen and bishop attack f7.
    .at-16 = The queen guards f7.
    .at-17 = Chases the queen: the pawn cannot be taken well.
    .at-19 = White's pieces come out fast, one after the other.

guard-d6 = 6...d6: Black holds the centre
    .at-12 = Guards e5.
    .at-13 = Queen and bishop attack f7.
    .at-14 = The queen guards f7.
    .at-15 = Castle, and keep the pressure.

back-c5 = 5...Bc5: back to c5
    .at-10 = The bishop goes back to c5.
    .at-11 = The pawn attacks it at once.
    .at-15 = Two pawns side by side in the centre.
    .at-17 = The knight comes out.

back-e7 = 5...Be7: the bishop goes home
    .at-10 = The bishop goes home: solid.
    .at-11 = Takes the centre.
    .at-12 = The knight attacks the bishop.
    .at-13 = The pawn is back.
    .at-16 = Chases the knight.

decline = 4...Bb6: declined
    .at-8 = Black does not take.
    .at-9 = Wants to catch the bishop with a5.
    .at-10 = Makes a hole for it.
    .at-13 = The knight looks at the bishop on b6 and at f6.

knight-takes = 4...Nxb4: the knight takes
    .at-8 = The knight takes, and leaves e5.
    .at-9 = Chases it.
    .at-11 = Opens the centre.
    .at-13 = Castle: the rook will come to e1.
