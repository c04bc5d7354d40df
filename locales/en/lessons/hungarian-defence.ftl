title = Hungarian Defence
summary = 3...Be7: solid, no tricks on g5, a little cramped.

idea = Against the Italian bishop Black can answer with a modest move: the { -hungarian-defence }.
    .at-1 = The bishop on e7 watches g5, and the king will castle soon.
    .at-2 = White takes the chance and comes to d4.
    .at-3 = Black holds e5 with a pawn.
    .at-5 = White has more room, Black's knight went home. But nothing is broken in Black's house.
    .at-7 = Black castles next and waits for a chance to push back.
    .xiangqi = Like the screen horses (píngfēngmǎ) in xiangqi: solid first, strike later.

quiet = You are Black and want no knight on g5. Bring out the bishop, modestly.
    .hint-1 = From which square next to the king does the bishop see g5?
    .success = From e7 the bishop sees g5 along the diagonal. And you are ready for the king's move into safety.
    .on-f8c5 = It looks at f2: the Giuoco Piano. Here the bishop stays nearer and watches g5.
    .on-g8f6 = It hits e4: the Two Knights Defence. But then White's knight may come to g5.
    .on-h7h6 = It keeps the knight from g5, but no piece comes out. A bishop can do both.
    .on-d7d6 = It guards e5, but the bishop on f8 has less room and is still at home.

careless = White plays the knight to g5 all the same. Take it, and then stay cool: White's queen will threaten f7 and your bishop.
    .hint-1 = The bishop sees g5. When the queen comes, guard f7, or close the queen's way to it with a small pawn.
    .retry = First take the knight. Then see to it that nobody takes on f7.
    .success = f7 holds, and if the queen takes on g5, yours takes it. You are a knight up.

white-space = You are White. Black is modest: take more room. Push in the centre, chase the knight, then castle.
    .hint-1 = The queen's pawn goes two squares, then one more.
    .retry = d4 and then d5 win room. When the knight is back at home, tuck your king away.
    .on-b1c3 = It guards e4 and is never wrong. But Black has left the middle to you: take it with pawns.
    .success = You have castled, and your pawns on d5 and e4 leave Black little room. Later push on the side where you are stronger.
    .on-5-b1c3 = The knight is welcome there. First bring the king into safety.
    .on-1-e1g1 = Castling comes soon. Black lets you have d4: take it now.
    .on-3-e1g1 = One move early: first let the pawn chase the knight.
    .on-3-d4e5 = Then the queens may come off. A pawn on d5 chases the knight and wins room.
    .on-1-c2c3 = It makes ready for d4. But look: nothing stops d4 right now.

which-piece = You are Black. White traded queens with check. With which piece do you take back? Look at e5 first.
    .hint-1 = Who guards the pawn on e5? That piece should stay where it is.
    .success = The knight stays on c6 and guards e5. Queens are gone, and the game is level.
    .on-c6d8 = The knight leaves e5 alone, and White's knight takes the pawn.
    .on-e8d8 = The king may not castle any more, and f7 falls: the bishop can take it.

plans = Both have castled. What describes this game best?
    .hint-1 = Look at the pawns on d5 and d6: who has more squares behind them?
    .answer-room = White has room, Black is solid
    .why-room = Right. White brings pieces up slowly. Black pushes back with a pawn, to c6 or later to f5.
    .answer-attack = Black is attacking f2
    .why-attack = Black's bishop stands on e7. It does not look at f2.
    .answer-trade = All pieces have been traded
    .why-trade = Count the pieces: nothing has been taken yet.
