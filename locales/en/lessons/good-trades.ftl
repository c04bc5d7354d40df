title = Good trades, bad trades
summary = Before you take, count what you get and what you give.

even = You take, and the other side takes back: that is a trade. Count both sides.
    .at-1 = White's knight took a knight: 3 for White.
    .at-2 = The pawn took back: 3 for Black. Knight for knight is an even trade.

tempting = A bishop aims at f7, right beside the king. Rook and king both protect that pawn. Bishop takes pawn, Black takes back: what kind of trade is it?
    .answer-good = A good one
    .why-good = It feels like an attack, but count: you get 1 and give 3.
    .answer-even = An even one
    .why-even = Count it: a pawn is 1, a bishop is 3.
    .answer-bad = A bad one
    .why-bad = Right: you get 1 and give 3. Attacking the king for one moment does not pay for that.
    .hint-1 = What do you get, and what do you give?

cheap-for-dear = Two of your pieces can take something, and Black can take back each time. One of the two trades is good for you. Make it.
    .hint-1 = A protected piece can still be worth taking, if yours is cheaper.
    .success = Bishop for rook. You get 5, and if Black takes back, you give 3.
    .on-d1d5 = You get 3, and Black takes a rook back: 5. Which piece of yours is cheaper than what it takes?
    .on-a3c1 = Your bishop walked away from something worth more than itself.

cheapest-first = Pawn, knight and rook all attack d5. The black pawn there is protected by another pawn. Who should take first?
    .hint-1 = Black will take back whatever comes first. Which of your three would you miss least?
    .success = You sent the pawn first, and in the end you took two pawns for one.
    .on-c3d5 = Black takes the knight with a pawn. You get a pawn or two for it, not enough. Send something cheaper first.
    .on-d1d5 = Black takes the rook with a pawn. That is far too dear. Send something cheaper first.
    .on-e4e5 = The pawn walked past. It could have taken, and your other pieces stand ready behind it.

guarded-from-afar = The black queen stands right beside your king and gives check. May the king take it?
    .why = The bishop looks from b6 down the diagonal to f2 and protects the queen. A king can never take a protected piece.
    .hint-1 = A protector can stand far away. Look along the lines that end on f2.

cut-off = Almost the same board, with one more white pawn. What should your king do now?
    .hint-1 = Is the queen still protected? Follow the bishop's diagonal square by square.
    .success = The king took the queen. Your pawn on e3 had cut off the bishop, so nobody protected the queen.
    .on-g1h1 = Your king got away, but so did the queen, and it can take more. Look once more at who protects the queen.

as-black = You are Black. Three captures are possible, and White can take back every time. Make the one that gains points.
    .hint-1 = Count each one: what do you get, and what do you give?
    .success = Knight for rook. You get 5, and when White takes back, you give 3.
    .on-c5f2 = The rook takes your bishop: 1 for 3. Even if your knight then takes the rook, the king takes back: 6 for 6.
    .on-e4f2 = White takes your knight back: 1 for 3. Something better than a pawn is there to take.

last = A long trade on e5. Pawn, knight and rook on your side, pawn and knight on Black's. Count it, take in the right order, and win a pawn.
    .hint-1 = The cheapest goes first, and the rook goes last.
    .success = Count: you took two pawns and a knight, and gave a pawn and a knight. One pawn won.
    .on-f3e5 = The pawn on d6 takes your knight, and you get only pawns for it. Begin with the cheapest.
    .on-f4f5 = The pawn walked past, and the black bishop takes it for nothing. It could have taken on e5.
    .on-e1e5 = A pawn takes your rook: far too dear. The rook should come last.
    .on-3-e1e5 = The black knight takes the rook. Let your knight go next, and the rook last.
