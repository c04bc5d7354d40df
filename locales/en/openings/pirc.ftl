title = Pirc Defence
summary = Black lets White take the centre and strikes at it later.

classical = The Classical Variation
    .at-1 = Takes a share of the centre and opens the way for bishop and queen.
    .at-2 = Keeps e5 from White, and waits.
    .at-3 = Takes the whole centre.
    .at-4 = Attacks e4.
    .at-5 = Guards e4.
    .at-6 = The bishop will go to g7.
    .at-8 = The bishop looks at the centre from afar.
    .at-10 = First the king.
    .at-12 = Prepares ...b5 or ...d5.
    .at-13 = Stops ...b5.

austrian = 4.f4: the Austrian Attack
    .at-7 = White builds a wide centre.
    .at-10 = Castle first.
    .at-12 = Looks at d4.

be3 = 4.Be3: White castles long
    .at-7 = White will put the queen on d2 and castle long.
    .at-10 = Wait with castling: go forward on the queenside.
    .at-12 = Now, before White's king comes there.

bishop-c4 = 4.Bc4 and the fork trick
    .at-7 = The bishop looks at f7.
    .at-12 = Take! The piece comes back by a fork.
    .at-14 = The pawn attacks bishop and knight.

bd3 = 3.Bd3
    .at-5 = Guards e4 with the bishop.
    .at-6 = Strike in the centre.
    .at-8 = Strike again.

push-e5 = 3.e5: too early
    .at-5 = White pushes before a piece is out.
    .at-6 = Take.
    .at-8 = Trade queens: the white king must take and cannot castle.
    .at-10 = The knight attacks f2 and e5.
