title = Common opening mistakes
summary = One piece twice, an early queen, edge pawns, holes by the king, greed.

twice = Black moved the same knight a second time, to chase your bishop. What did that knight leave alone? Take it.
    .hint-1 = What did the knight on c6 guard a moment ago?
    .success = You took the pawn that the knight had guarded. Moving one piece twice costs time, and often more.
    .on-c4e2 = The bishop is safe, but there is more. Something of Black's is unguarded.
    .on-c4b3 = Black takes the bishop, you take back. But something of Black's is unguarded now.
    .on-c4f7 = The king takes the bishop. Your knight comes to e5 with check, a wild game. But a pawn is there for nothing.
    .on-d2d3 = The knight takes your bishop and you take back, but the free pawn is forgotten. Look at e5.

block = Black guarded e5 with the bishop on d6. What is wrong with that?
    .hint-1 = Look at the pawn behind the bishop, and at the bishop on c8 behind that.
    .answer-good = Nothing, it is a fine move
    .why-good = It does guard e5. But look at the pawn on d7: can it move? And how does the bishop on c8 come out?
    .answer-shut = It shuts in Black's own pieces
    .why-shut = Right. The pawn on d7 cannot move, so the bishop on c8 stays at home. A knight on c6 guards e5 better.
    .answer-check = White can take it
    .why-check = Nothing of White's attacks d6. Look at what the bishop does to its own side.

early-queen = Black's queen came out on move two. Bring out your knight, then use it to attack the queen and go on to the weak pawn.
    .hint-1 = First a new piece. From d5 a knight would attack the queen and c7 as well.
    .retry = In two jumps a knight is on d5, where queen and c7 both feel it.
    .on-b1c3 = The knight is out, and d5 is its next square.
    .on-3-c3d5 = You attack the queen, and c7 too. The queen must run.
    .success = Check, and the rook on a8 is next. The queen ran about, and nobody was at home to guard c7.
    .on-1-d2d4 = The middle opens, but the black queen need not move. Bring a knight toward it.
    .on-1-f1c4 = The bishop aims at f7, but the queen guards it. A knight can chase the queen.
    .on-3-f1c4 = The bishop aims at f7, but the queen guards it. The knight can chase the queen now.
    .on-1-c2c3 = It takes the square that your knight needs.

edge = Black wanted to bring the rook out along the edge. Punish it.
    .hint-1 = Which line did your first move open?
    .success = You took the rook with the bishop. Rooks come out last, on open files, not first at the edge.
    .on-g1f3 = A good developing move, but the rook on a6 can be taken.
    .on-f1d3 = Go farther along this diagonal.
    .on-b1c3 = It guards e4. But your bishop on f1 has a rook in view.

hole = Black pushed the pawns beside the king. Give mate.
    .hint-1 = A diagonal to e8 is open now.
    .success = Mate in three moves. Nothing can step between, and the king has no square.
    .on-g1f3 = Good development, but there is mate. Look along the diagonal to e8.
    .on-c1g5 = You took a pawn, but there is mate. Look along the diagonal to e8.

greed = Black took your pawn on e4 with the knight. Before you act: what is the right habit?
    .hint-1 = After each move of the other side there is one question to ask.
    .answer-gift = Take it back without looking
    .why-gift = You may take, but Black has a plan: a pawn to d5 then attacks bishop and knight. Look first.
    .answer-look = Ask: what does this move want?
    .why-look = Right. If the knight takes, Black's pawn goes to d5 and attacks two pieces. You may still take, but you saw it coming.
    .answer-trade = Move the king to safety at any price
    .why-trade = A knight just took a pawn. First see what it attacks and whether you can take it.

last = Last task, an old story. Black hunts your rook with one bishop and opened the king. Attack, and do not look back.
    .hint-1 = The diagonal to e8 is open. Start there, then let the f-pawn march.
    .retry = Keep the attack on the king going: check, then the pawn, then the bishop.
    .on-d1h5 = Check. The pawn blocks on g6.
    .on-3-f5g6 = The pawn opens the way of the bishop on d3. The black knight attacks your queen, but look at h7.
    .on-5-g6h7 = The queen may be taken: the bishop has the last word.
    .success = Mate by a bishop. Black's bishop and knight went hunting and left the king alone.
