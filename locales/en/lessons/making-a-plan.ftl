title = Making a plan
summary = What do they want? Where is a weakness? Which piece can do more?

idea = No fork, no mate in sight. Then ask three things: What do they want? Where is a weakness? Which of my pieces can do more?

target = You are Black. White threatens nothing. So, the second question: which white pawn is weak and lies on your open road?
    .answer-f2 = f2
    .why-f2 = It is guarded by the king and the rook, and no road leads there.
    .answer-c3 = c3
    .why-c3 = Right. No pawn can guard it, and your rook stands on the c-file.
    .answer-d4 = d4
    .why-d4 = Two pawns guard it. Look for one that no pawn guards.
    .hint-1 = Which pawn has no pawn neighbour that could protect it, and a rook in front of it?

best-piece = Third question: which piece can do more? Your knight stands in the rook's way. Start it toward the ringed square.
    .hint-1 = From which square does the knight reach c4?
    .success = One move, two gains: the rook sees c3, and the knight heads for c4.
    .retry = Your knight stands between the rook and c3. Which jump clears the file and heads for c4?
    .on-e6e5 = White takes the pawn. A plan must not cost anything.
    .on-c6d4 = Too dear: a pawn takes the knight, and you get only one or two pawns for it.

harvest = The plan has worked: the knight came to c4. White offers to trade it. Now win the weak pawn.
    .hint-1 = Trade first. Which guard of c3 is drawn away?
    .success = You took the weak pawn. Target, best piece, patience: that was a plan.
    .retry = c3 has guards. Trade the knight first, and one of them is drawn away.
    .on-c4a3 = The rook takes the knight.
    .on-b7b5 = It guards the knight, but White opens your pawns with the a-pawn. Take what you came for.

theirs = Other game, you are White. First question: what does Black want to do next?
    .answer-h2 = Take on h2
    .why-h2 = The king guards h2, and nobody helps the queen there.
    .answer-g2 = Mate on g2
    .why-g2 = Right. The bishop looks along the whole diagonal to g2, and the queen stands beside it.
    .answer-nothing = Nothing special
    .why-nothing = Draw the bishop's diagonal from b7. Where does it end?
    .hint-1 = Queen on h3, bishop on b7: which square do both attack?

answer-it = You have seen the threat. Stop it: close the bishop's diagonal.
    .hint-1 = Put something between b7 and g2 that can stay there.
    .success = The diagonal is shut and the mate is gone. Now you may think of plans of your own.
    .retry = The mate on g2 must be stopped first.
    .on-c1c7 = You attack the bishop, and Black mates on g2.
    .on-d1d3 = That looks active, and Black mates on g2.
    .on-f2f4 = The pawn goes past the diagonal, and Black mates on g2.
    .on-d1f3 = The bishop takes your queen. Put something cheaper in its way.
    .on-d4f3 = The diagonal is shut. But now the knight must stay: if it leaves, Black mates on g2.

last = Last question. No threats here. White's pawn chain points from d4 to e5, toward one side. Where should White play?
    .answer-kingside = On the kingside
    .why-kingside = Right. The pawn on e5 gives White's pieces room on that side, and Black's king lives there.
    .answer-queenside = On the queenside
    .why-queenside = There Black's queen and knights are stronger. In which direction do White's pawns point?
    .answer-wait = Nowhere: wait
    .why-wait = Whoever waits lets the other make plans. Follow the pawns.
    .hint-1 = Follow the line from d4 to e5 farther on.
