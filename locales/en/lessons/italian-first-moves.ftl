title = The Italian Game: first moves
summary = Seven good moves to start a game, and the reason for each.

centre = How should a game begin? Look at the four marked squares, the { -centre }. From there pieces reach most of the board. White's king pawn goes two squares and takes its place.
    .at-1 = The pawn stands on e4 and guards d5. The bishop on f1 and the queen have open lines now.
    .xiangqi = In xiangqi many games start with the cannon (pào) to the middle. Here too the fight is about the middle, but pawns lead it.

first-move = Your turn, as White. Put the pawn in front of your king into the { -centre }, two squares.
    .hint-1 = Which pawn stands in front of your king? Where do two steps take it?
    .success = Your pawn stands on e4. It guards d5 and opens lines for the bishop on f1 and the queen.
    .on-d2d4 = A good move too, with the pawn in front of the queen. The Italian begins with the pawn in front of the king.
    .on-c2c4 = It watches d5 from the side: the English. The Italian begins with the pawn in front of the king.
    .on-g1f3 = A good move too, and the knight will come there soon. Today begin with the pawn in front of the king.
    .on-e2e3 = The right pawn, but only one square: e4 lies in the centre, e3 does not. Go two squares.
    .on-a2a4 = This pawn is far from the centre, and it opens no line for bishop or queen. Use the king's pawn.
    .on-h2h4 = This pawn is far from the centre, and it opens no line for bishop or queen. Use the king's pawn.
    .on-f2f3 = This takes the knight's best square and opens a line to your own king. Use the pawn in front of the king.
    .retry = The Italian begins in the very middle: the pawn in front of the king, two squares.

black-answers = Now you are Black. White's pawn took a place in the { -centre }. Take yours, right in front of it.
    .hint-1 = Your king's pawn can stop the white pawn and get a place in the centre itself.
    .success = Your pawn stands on e5. The white pawn cannot pass, and your bishop and queen have open lines.
    .on-c7c5 = It watches d4 from the side: the Sicilian. In the Italian Game the king's pawn goes two squares.
    .on-e7e6 = A small step that prepares d5: the French. In the Italian Game this pawn goes two squares.
    .on-d7d5 = Playable, and another opening: White can take this pawn. In the Italian Game the king's pawn goes two squares.
    .on-c7c6 = It prepares d5 as well: the Caro-Kann. In the Italian Game the king's pawn goes two squares.
    .on-f7f6 = This takes the knight's best square and opens a line to your own king. Use the pawn in front of the king.
    .on-a7a5 = This pawn is far from the centre, and White would have the centre alone. Use the king's pawn.
    .on-h7h5 = This pawn is far from the centre, and White would have the centre alone. Use the king's pawn.
    .retry = Meet White's pawn head on: your king's pawn goes two squares.

attack-e5 = You are White again. Bring out a piece and attack the pawn on e5 with the same move. That is { -development } with a threat.
    .hint-1 = Knights come out first. From which square does one attack e5?
    .success = The knight on f3 is out and attacks e5. And one piece less stands between king and rook.
    .on-d1h5 = It attacks e5, but the queen is out too early. Black brings out pieces by attacking it. Let a knight go first.
    .on-d1f3 = The queen comes out early, takes the knight's square and does not attack e5. Let a knight go first.
    .on-f1c4 = A good square, and the bishop will go there soon. But it does not attack e5. First the knight.
    .on-b1c3 = A good developing move, but it does not attack e5. Which knight can?
    .on-f2f4 = An opening of its own, the King's Gambit, but it opens your own king a little. Here bring out a piece.
    .on-d2d4 = It attacks e5 with a pawn, and people do play it. Here bring out a piece that attacks it.
    .on-f2f3 = It attacks nothing, and it takes the knight's best square. Bring out a piece.
    .retry = Which piece comes out and hits e5 at once? One of the knights does.

defend-e5 = You are Black. The knight attacks your pawn on e5, and nobody guards it. Guard it and bring out a piece with the same move.
    .hint-1 = White's knight came out to attack. Which of your knights can come out to guard?
    .success = The knight on c6 guards e5, and it looks at d4 as well. One more piece is out.
    .on-d7d6 = A good move too: it guards e5. In the Italian Game a knight does it, so that a piece comes out.
    .on-g8f6 = A good move too: it attacks e4 instead of guarding e5. In the Italian Game the other knight guards the pawn.
    .on-f7f6 = It takes the knight's best square and opens a line to your king. White can even take on e5. Use a piece.
    .on-d8f6 = It guards e5, but the queen is out early and stands on the knight's best square. A knight can do it.
    .on-d8e7 = It guards e5, but the queen blocks the bishop on f8. A knight can do it.
    .on-f8d6 = It guards e5, but the bishop blocks your own pawn on d7, and so the bishop on c8. A knight can do it.
    .on-f8c5 = The bishop comes out, but e5 is left alone: the knight takes the pawn. Guard it first.
    .retry = e5 must not fall. One knight can guard it and come out at the same time.

bishop-out = You are White. Bring the bishop to the { -diagonal } that aims at f7. With it the { -italian-game } is on the board.
    .hint-1 = Follow the diagonal from f7 down into your half. Where does it cross the bishop's own diagonal?
    .success = The bishop on c4 aims at f7. Now nothing stands between your king and the rook on h1.
    .on-f1b5 = A good move too: it is the Ruy Lopez. In the Italian Game the bishop aims at f7.
    .on-f1e2 = Safe, but modest. From e2 the bishop does not see f7. Go farther.
    .on-f1d3 = Here the bishop blocks the pawn on d2, and so the other bishop. Go farther along the diagonal.
    .on-b1c3 = A good developing move. Here bring out the bishop that aims at f7.
    .on-d2d4 = A good move too: it is the Scotch Game. Here bring out the bishop that aims at f7.
    .on-f3e5 = The knight on c6 guards the pawn and takes back: a knight for a pawn.
    .on-f3g5 = Black's queen looks down the diagonal to g5 and takes the knight. Bring out the bishop.
    .retry = Only the king guards f7. From where can your bishop look at it?

f7 = Why f7? The bishop on c4 attacks that pawn. Click every black piece that guards it.
    .hint-1 = Look at the squares right around f7, and remember how each piece moves.
    .success = Only the king guards f7. That is why f7 is Black's soft spot at the start, and f2 is White's.

black-bishop = You are Black. Do as White did: bring your bishop out to the { -diagonal } that aims at f2.
    .hint-1 = Your bishop stands on f8. Where does its diagonal meet the one that ends on f2?
    .success = Your bishop on c5 aims at f2. Both sides have a knight and a bishop out.
    .on-g8f6 = A good move too: the Two Knights Defence. Here bring out the bishop.
    .on-f8e7 = A good, quiet move too: the Hungarian Defence. Here the bishop goes farther, to aim at f2.
    .on-f8d6 = Here the bishop blocks your pawn on d7. Go one square farther, and it aims at f2.
    .on-f8b4 = On b4 a white pawn can chase the bishop by stepping to c3. Aim at f2 instead.
    .on-c6d4 = The same knight moves twice, and e5 has lost its guard. Bring out a new piece.
    .on-h7h6 = It keeps a knight from g5, but no piece comes out. Bring out a bishop.
    .on-d7d6 = A good move too, but it shuts in the bishop on f8. Bring that bishop out first.
    .retry = Only the king guards f2, too. From where can your bishop look at it?

castle = You are White. Knight and bishop have left the way free. Bring your king into safety: { -castling(form: "verb") }.
    .hint-1 = The king goes two squares toward the near rook.
    .success = You castled: the king is on g1, the rook on f1. The king is safer, and the rook is nearer to the centre.
    .on-c4f7 = Check, but the king takes the bishop: a bishop for one pawn. One attacker is not enough. First castle.
    .on-f3g5 = Black's queen looks from d8 down the diagonal to g5 and takes the knight. First castle.
    .on-f3e5 = The knight on c6 takes back: a knight for a pawn. First castle.
    .on-c2c3 = A good move too, it prepares d4. Here we castle.
    .on-d2d3 = A good, solid move too. Here we castle.
    .on-b1c3 = It guards e4, a sound move. But here the king comes first: castle.
    .on-e1e2 = Now the king has moved and can never castle, and it stands in the way of the queen.
    .on-h1g1 = Now this rook has moved, and castling short is gone.
    .on-b2b4 = An adventure with a name of its own: the Evans Gambit. Here we castle.
    .on-d2d4 = A bold try to take the centre at once, and people do play it. Here we castle.
    .retry = Between king and rook the road is free. Use it before the middle opens.

plans = And then? See what both sides want: more pieces out, the king safe, and a say in the { -centre }.
    .at-1 = Black's knight comes out and attacks e4. Now Black can castle as well.
    .at-2 = The pawn on d3 guards e4 and opens the road of the bishop on c1.
    .at-3 = Black does the same: d6 guards e5, and the bishop on c8 is free.
    .at-4 = This pawn wants to help its neighbour to d4: White's big idea is two pawns in the centre. Black keeps an eye on d4.

why = Black to move. What is a good plan for both sides now?
    .answer-queen = Attack alone with the queen
    .why-queen = A queen alone is chased around, and the others stay at home. Bring out pieces first.
    .answer-pieces = Bring out other pieces and castle
    .why-pieces = Right. Centre, pieces out, king safe. Then the pieces can attack together.
    .answer-pawns = Push the edge pawns
    .why-pawns = Edge pawns bring no piece into play. Bring out pieces first.
    .hint-1 = How many pieces still stand on their first squares?

alone-as-black = Now play Black's side alone. Centre, guard the pawn, aim at f2.
    .hint-1 = What does White's last move attack? Which piece is still at home?
    .success = Pawn on e5, knight on c6, bishop on c5: that is Black's side of the Italian Game.
    .retry = Think of your three tasks: centre, guard the pawn, aim at f2.

last = Last task: play White's side alone, from the first move to castling. Black answers.
    .hint-1 = Think of the order: centre, attack e5, aim at f7, king to safety.
    .success = You played it all: pawn on e4, knight on f3, bishop on c4, and you castled. That is your first opening.
    .retry = Think of the order: centre, attack e5, aim at f7, castle.
