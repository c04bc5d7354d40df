title = Capablanca's king
summary = New York, 1924: two pawns are given, and a king walks in.

story = New York, 1924. The world champion José Raúl Capablanca plays White against Savielly Tartakower. A pawn is weak on c3, but look at the h-file.
    .at-1 = The pawn knocks at Black's wall on the kingside.
    .at-4 = One open file, and it will be White's.

seventh = You are Capablanca. First the rook, then your kingside pawns.
    .hint-1 = Open file, seventh rank, then the g-pawn.
    .at-1 = The rook takes the open file.
    .at-3 = On the seventh rank. Black's king is shut in on the last rank.
    .at-4 = Black's rook attacks the pawn on c3.
    .at-5 = White does not look back: a second front, with the g-pawn.
    .at-7 = The pawn goes on: Black's g-pawn cannot move now.
    .at-8 = A check in passing.
    .at-10 = Black's knight wants to hold everything from here.
    .success = Rook on the seventh, pawn on g5: only the knight still holds Black together.

think = White took the knight, and Black took back. Black's rook attacks c3. What is the strongest idea?
    .answer-guard = Guard the pawn
    .why-guard = Then the rook leaves the seventh rank, and Black can breathe.
    .answer-trade = Trade the rooks
    .why-trade = Black's rook will not let itself be traded. And yours is the better one.
    .answer-king = Go in with the king
    .why-king = Right. A king on f6, a rook on the seventh and a pawn on g6 are worth more than two pawns.
    .hint-1 = Which white piece does nothing yet?

king = Now the most famous king's walk of its time. First take the knight; then go, even if pawns fall.
    .hint-1 = Trade the knight, then walk: g3, h4, g5, f6.
    .at-1 = The defender disappears.
    .at-3 = The pawn on c3 is left alone. The king is going somewhere.
    .at-4 = Black takes, with check.
    .at-5 = On, along the edge.
    .at-6 = Black turns against f4.
    .at-7 = White lets f4 go: the passed pawn moves up.
    .at-8 = A second pawn, and check again.
    .at-9 = The king goes on.
    .at-11 = The king has arrived, in the shadow of Black's own f-pawn. White threatens mate on h8.
    .success = King, rook and pawn stand together. The pawns that were given do not matter.

harvest = Black's king had to step back. Now win pawns back.
    .hint-1 = First a check along the g-file, then look along the seventh rank.
    .at-1 = Check first.
    .at-3 = One pawn is back, and the rook stays on the seventh.
    .at-4 = Black must guard the last rank.
    .success = Two pawns are back, and the passed pawn is as strong as ever. Black resigned ten moves later.

why = What won this ending?
    .answer-pawns = More pawns
    .why-pawns = For a while White had fewer pawns. Something else was stronger.
    .answer-king = The active king
    .why-king = Right. It walked from g2 to f6 and did the work of a whole piece.
    .answer-luck = Black's bad luck
    .why-luck = Black's rook hunted pawns while White's pieces hunted a king. That is no luck.
    .hint-1 = Which piece travelled farthest?
