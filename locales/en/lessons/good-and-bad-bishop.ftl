title = Good bishop, bad bishop
summary = A bishop is as good as the pawns around it let it be.

idea = Two bishops, both on light squares. White's pawns in the middle stand on dark squares, out of its way. Black's stand on light squares and wall their own bishop in.

walled-in = Click every square the bishop on b7 can go to.
    .hint-1 = Its own pawns on a6 and c6 stop it at the first step.
    .success = Two squares, both at the back. Such a bishop is called bad: it guards pawns, like a tall pawn itself.

colour = You have a bishop on light squares. Where should most of your pawns stand?
    .answer-light = On light squares
    .why-light = There they stand in the bishop's way, and it can only look at their backs.
    .answer-dark = On dark squares
    .why-dark = Right. The bishop looks after the light squares, the pawns look after the dark ones.
    .answer-either = It does not matter
    .why-either = It does. A bishop can never change its colour, but a pawn on that colour can block it.
    .hint-1 = Where would they not stand in the bishop's way?

trade-it = You are Black. The pawn on e6 shuts in the bishop on d7. Trade this bad bishop for White's good one.
    .hint-1 = Which square lets your bishop meet White's? Your queen guards it.
    .success = Your worst piece offers itself for White's best one. That is a fine trade.
    .retry = Your worst piece is the bishop on d7. Where can it meet White's, with your queen behind it?
    .on-b6b2 = A pawn is won, but the queen must run from a rook, and your bishop sits as badly as before.
    .on-f7f6 = That weakens e6, and your bad bishop is still shut in behind it. Trade the bishop.
    .on-b6d4 = White's knight takes the queen. Trade the bishop instead.

let-it-out = You are Black. A bad bishop is only bad behind its pawns. Bring it out in front of them.
    .hint-1 = Which long diagonal is free of pawns? Start on the edge.
    .success = The bishop sees all the way to f1. Outside the wall it is a piece again.
    .retry = The bishop looks at its own pawns. At the edge a long free diagonal begins.
    .on-b7c8 = Still behind the wall: the pawn on e6 is in its way.
    .on-f7f5 = The bishop is as shut in as before, and White's knight gets a hole on e5.

take-the-knight = Your bishop is attacked. Black has a good knight, and a bishop shut in by its own pawns. Which one should Black keep?
    .hint-1 = Your bishop can take one of the two. Then ask which piece Black has left.
    .success = The good piece is gone. Black is left with a bishop behind pawns on light squares.
    .retry = Black's knight moves freely, Black's bishop is walled in. Which one do you take off?
    .on-b5d3 = Your bishop steps back, and Black's good knight lives. Let Black keep only the bad piece.
    .on-b5a4 = On a4 your bishop is safe, but the free knight stays. Let Black keep only the bad piece.
    .on-b5a6 = The b-pawn takes the bishop: a bishop for a pawn. There is something better to take.

last = What came of it: a white knight against a black bishop. Whose piece is better here?
    .answer-bishop = The bishop
    .why-bishop = On an open board, perhaps. But look where its own pawns stand.
    .answer-knight = The knight
    .why-knight = Right. The knight steps on dark squares that the bishop can never guard, and the pawns shut the bishop in.
    .answer-same = Both the same
    .why-same = Both are worth 3 on paper. Here only one of them can move freely.
    .hint-1 = Black's pawns on a6, c6, d5 and e6: on which colour do they stand?
