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
    .retry = There may be other good moves. Here open the centre with a pawn.
    .on-d2d4 = Black takes. You take back.
    .on-f1c4 = A good move too, the Italian Game. Here open the centre.
    .on-f1b5 = A good move too, the Ruy Lopez. Here open the centre.
    .on-c2c3 = Playable: it prepares d4. But d4 works at once.
    .success = You took back, and your knight stands in the middle. Both bishops and the queen can come out now.
    .on-3-d1d4 = The knight on c6 takes your queen. Take back with the knight.

black-reply = You are Black. Bring out a piece that attacks something: the knight on d4, or the pawn on e4.
    .hint-1 = A knight can hit e4, a bishop can hit d4.
    .success = Good: one piece more is out, and White must answer its attack.
    .on-d8h4 = It attacks e4, and some play it, but the queen is out early. Bring a smaller piece.
    .on-c6d4 = Playable, but White's queen comes to the middle, and you have no knight near to chase her.
    .on-f8b4 = A good check, though a pawn soon drives the bishop away. Attack something.
    .on-d7d6 = A good move too, quiet. Here attack something.

discover = You are White. Black missed something: when your knight leaves d4, your bishop looks at c5. Win a piece.
    .hint-1 = The knight should leave with a threat so big that Black has no time.
    .retry = There may be other good moves. But your knight can leave d4 with a great threat.
    .on-d4c6 = A { -discovered-attack }: the knight attacks the queen, the bishop attacks c5.
    .success = You took the queen. Black should have looked after c5 before.

mate-threat = You are Black, and White took your knight. Before taking back, make a bigger threat. See whether White notices.
    .hint-1 = Your bishop on c5 aims at f2. Who can help it?
    .retry = There may be other good moves. Here first make a bigger threat.
    .on-d8f6 = You threaten mate, and the knight on c6 stays attacked. White saves the knight and forgets f2.
    .on-b7c6 = A good move too. Here there is a threat first.
    .on-d7c6 = Playable, but White trades queens and your king has to take back. First the threat.
    .success = Mate on f2. In an open game look at the king before you save a piece.

plans = White to move. The black knight attacks e4, and its guard on c3 is { -pin(form: "past") }. What are the plans?
    .hint-1 = Lines are open. Who gets the pieces out and the king safe first?
    .answer-centre = Guard e4, castle; Black plays d5
    .why-centre = Right. White trades on c6 or guards e4 with the bishop on d3. Black strikes with a pawn to d5.
    .answer-close = Both close the centre
    .why-close = Two centre pawns are already gone. This centre cannot be closed any more.
    .answer-nothing = Both wait
    .why-nothing = In open games time counts. Who waits is attacked first.
