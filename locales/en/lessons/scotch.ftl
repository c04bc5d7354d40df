title = Scotch Game
summary = 3.d4 opens the centre at once. Free pieces, quick tactics.

idea = White does not wait: the { -scotch-game } opens the centre on move three.
    .at-1 = The pawn attacks e5.
    .at-3 = The knight stands in the middle, and the bishop on c1 is free.
    .at-4 = Black attacks e4 at once.
    .at-5 = White guards it.
    .at-6 = Black { -pin(form: "third") } the guard. A lively game.

strike = You are White. Open the centre, and take back with the knight.
    .hint-1 = Which pawn can attack e5?
    .retry = e5 is the target: a pawn two squares up hits it at once. After the trade a knight belongs on d4.
    .on-d2d4 = Black takes. You take back.
    .on-f1c4 = The bishop aims at f7: the Italian Game. Here a pawn opens the middle first.
    .on-f1b5 = It presses the guard of e5: the Ruy Lopez. Here a pawn hits e5 itself.
    .on-c2c3 = Playable: it prepares d4. But d4 works at once.
    .success = You took back, and your knight stands in the middle. Both bishops and the queen can come out now.
    .on-3-d1d4 = The knight on c6 takes your queen. Take back with the knight.
    .on-1-b1c3 = It guards e4. But a pawn can open the middle right now.
    .on-3-f1c4 = The bishop aims at f7, and Black keeps the pawn for now. Take back with the knight.
    .on-3-f1b5 = It presses the knight, and Black keeps the pawn for now. Take it back.
    .on-3-c2c3 = A gambit: Black may take that pawn too. Here just take back.

black-reply = You are Black. Bring out a piece that attacks something: the knight on d4, or the pawn on e4.
    .hint-1 = A knight can hit e4, a bishop can hit d4.
    .success = Good: one piece more is out, and White must answer its attack.
    .on-d8h4 = It attacks e4, and some play it, but the queen is out early. Bring a smaller piece.
    .on-c6d4 = Playable, but White's queen comes to the middle, and you have no knight near to chase it.
    .on-f8b4 = A good check, though a pawn soon drives the bishop away. Attack something.
    .on-d7d6 = Solid, but neither the knight on d4 nor the pawn on e4 is attacked.

discover = You are White. Black missed something: when your knight leaves d4, your bishop looks at c5. Win a piece.
    .hint-1 = The knight should leave with a threat so big that Black has no time.
    .retry = Your bishop looks at c5 through your own knight. Where can the knight go so that Black has no time?
    .on-d4c6 = A { -discovered-attack }: the knight attacks the queen, the bishop attacks c5.
    .success = You took the queen. Black should have looked after c5 before.
    .on-1-b1c3 = It guards e4, and Black's bishop gets away. Use the moment.
    .on-d4f5 = Now the bishops face each other, but Black just trades. Leave with a bigger threat.
    .on-3-f2e3 = You took a bishop. The queen on d8 was bigger.

mate-threat = You are Black, and White took your knight. Before taking back, make a bigger threat. See whether White notices.
    .hint-1 = Your bishop on c5 aims at f2. Who can help it?
    .retry = With a queen beside the bishop f2 is attacked twice. From which square does the queen watch c6 and d4 too?
    .on-d8f6 = You threaten mate, and the knight on c6 stays attacked. White saves the knight and forgets f2.
    .on-b7c6 = You have the piece back, and that is sound. But here a mate threat goes first.
    .on-d7c6 = Playable, but White trades queens and your king has to take back. First the threat.
    .success = Mate on f2. In an open game look at the king before you save a piece.
    .on-d8h4 = It aims at f2 too, but White's knight can step back to d4. On f6 the queen would watch that square.
    .on-1-c5f2 = Check, but the king takes the bishop. f2 needs two attackers.

plans = White to move. The black knight attacks e4, and its guard on c3 is { -pin(form: "past") }. What are the plans?
    .hint-1 = Lines are open. Who gets the pieces out and the king safe first?
    .answer-centre = Guard e4, castle; Black plays d5
    .why-centre = Right. White trades on c6 or guards e4 with the bishop on d3. Black strikes with a pawn to d5.
    .answer-close = Both close the centre
    .why-close = Two centre pawns are already gone. This centre cannot be closed any more.
    .answer-nothing = Both wait
    .why-nothing = In open games time counts. Who waits is attacked first.
