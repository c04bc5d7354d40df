title = When to trade
summary = Ahead, trade pieces. Behind, trade pawns.

idea = White has a knight more. With every trade that knight weighs more: three against two is much, two against one is more.
    .at-1 = White offers the queens.
    .at-2 = Two knights against one bishop are left, and no queen can attack White's king.
    .at-7 = The king may come out now. White's extra knight will win the game.

which = White is a bishop ahead. What should White trade?
    .answer-pawns = Pawns
    .why-pawns = Careful: only a pawn can become a queen, and a lone bishop cannot even give mate. Keep some pawns.
    .answer-pieces = Pieces
    .why-pieces = Right. Each trade leaves Black less to fight with, and the pawns stay to become queens.
    .answer-nothing = Nothing
    .why-nothing = The more pieces Black keeps, the more tricks Black has. Which trades help you?
    .hint-1 = In the end something must become a queen. What must stay for that?

queens = You are a bishop ahead, but Black threatens mate on g2. Find the check that makes Black trade queens.
    .hint-1 = Your queen can give check and attack the black queen with the same move. Your rook protects your queen there.
    .success = Black has to trade. The danger to your king is gone, and you are still a bishop ahead.
    .retry = The danger is on g2. One check hits the black queen as well, and Black has to trade.
    .on-d5f7 = Black's queen takes, your bishop takes back, the king takes: your extra bishop is gone.
    .on-b3c4 = It hits the rook, but Black does not wait: the queen mates on g2.
    .on-h1h2 = Your king stands no better here: the queen still mates on g2.
    .on-d5e5 = A check, but once the king has moved, the mate on g2 is still threatened. Let your check hit the queen, too.

rooks = You are two pawns ahead. Rook endings are slippery. Make it simple.
    .hint-1 = Both rooks stand on one file, and you may take first.
    .success-1 = Black takes back, and only kings and pawns are left. You have two pawns more: that is easily won.
    .success-2 = The rooks go off the board. Two extra pawns and a king in the middle decide.
    .retry = Two pawns ahead, you like every trade. The black rook can be taken now.
    .on-d1b1 = Your rook steps back and guards, and Black's rook gets the open file. Trade it.
    .on-d1a1 = Your rook hides behind its own pawn, and Black's owns the open file. Trade it.
    .on-d1d7 = There the rook or the king takes yours for nothing. You may take first.

keep-a-pawn = You are a bishop ahead, but this is your last pawn, and it is attacked. What now?
    .hint-1 = Count what is left if the pawns are traded. And think of the corner h8 and the colour of your bishop.
    .success = The pawn lives and steps past. With bishop and king beside it, it will become a queen.
    .retry = Only a pawn can still win this game. Keep it, and keep it off the h-file.
    .on-g4h5 = On the h-file your bishop has the wrong colour: Black's king goes to h8 and stays. A draw.
    .on-d3e2 = Black takes the pawn. You take back, but a king and a bishop cannot give mate.
    .on-f4g3 = Black takes the pawn. Even if you take back, a king and a bishop cannot give mate.

behind = Now Black's side: a piece behind. What does Black want to trade?
    .answer-pawns = Pawns
    .why-pawns = Right. A single bishop or knight cannot give mate: without pawns, one piece more is usually not enough.
    .answer-pieces = Pieces
    .why-pieces = That helps White: one piece against none is worth more than two against one.
    .answer-resign = Nothing: resign
    .why-resign = Not so fast. There is a plan that saves many games.
    .hint-1 = What can White never do without pawns and with one small piece?

last = Last task: you are Black, a knight behind. Trade the last white pawn.
    .hint-1 = Your pawn can offer itself. What is left if the g-pawn takes it, or you take the g-pawn?
    .success-1 = The last white pawn must go. A king and a knight alone cannot give mate: a draw.
    .success-2 = No way for White to keep a pawn, and a lone knight never mates.
    .on-g4f5 = White's king comes to f3, and White's last pawn lives. That wins.
    .on-g4h3 = Your king steps aside, White brings king and knight, and your pawn falls. White's lives.
    .on-g4g5 = You step back, and White's pawn stays alive and wins.
