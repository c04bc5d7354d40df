title = King's Indian Defence
summary = Give White the centre, castle fast, then strike with e5.

idea = Against the queen's pawn Black can do as in the Pirc: the { -kings-indian-defence }.
    .at-5 = The bishop goes to the long diagonal.
    .at-6 = White's three pawns stand side by side.
    .at-9 = Black's king is safe. Now it may begin.
    .at-11 = The strike. If White goes past to d5, Black attacks with f5 on the kingside.
    .xiangqi = A defence like a spring: pressed down, then it jumps.

build = Build Black's house: knight, room for the bishop, bishop, a pawn that stops e5, king.
    .hint-1 = The bishop goes to g7. Before the white pawn reaches e5, guard that square.
    .retry = This house has five parts: knight f6, pawn g6, bishop g7, pawn d6, castled king. Which one is next?
    .on-d7d5 = It meets White in the middle at once. In this house you let the pawns come and strike later.
    .on-e7e6 = Solid, but the e-pawn waits here: later it strikes on e5.
    .success = You castled behind the bishop on g7. White has the centre, you have a safe king.
    .on-g7g6 = The bishop gets its room. But the knight goes first and keeps a pawn from e4.
    .on-3-d7d6 = It keeps White from e5 already, but the bishop still waits for g6.
    .on-7-e8g8 = Fine too. But a white pawn on e5 would chase your knight: d6 stops that.

stop-e5 = White's pawns stand on c4, d4 and e4. What does White want to do next, if Black is careless?
    .hint-1 = Which pawn can step forward and attack something?
    .answer-free = Take the pawn on g6
    .why-free = Nothing of White's attacks g6.
    .answer-chased = Push to e5 and chase the knight
    .why-chased = Right. That is why Black plays d6 first: it guards e5.
    .answer-mate = Give mate with the queen
    .why-mate = White's queen is at home, and there is no way to the king yet.

strike = You are Black. The house is ready. Strike at White's centre with a pawn, on d4.
    .hint-1 = Two pawns can attack d4 with one move.
    .success = The pawn attacks d4. When pawns are traded there, the bishop on g7 wakes up.
    .on-b8c6 = Playable, but the white pawn can chase the knight. Strike with a pawn.
    .on-c8g4 = It presses the knight that guards d4, but the white centre stands. Hit it with a pawn.
    .on-b8d7 = It makes ready for e5. But e5 works at once.
    .on-b8a6 = It may help a pawn on c5 later. At the edge it hits nothing now.
    .on-c7c6 = Solid and slow: White's centre stays as it is.

pawn-trap = You are Black. White traded queens and took e5. The bishop on g7 looks at that knight, through your own. Use it.
    .hint-1 = When your knight jumps away and takes something, the bishop attacks e5.
    .retry = Your bishop sees e5 only when the knight is gone from f6. Let it leave with a capture.
    .on-f6e4 = A { -discovered-attack }: you took a pawn, and the bishop looks at e5.
    .on-d8e8 = The rook looks at e5 too, but White's f-pawn guards the knight. There is something quicker.
    .success = The pawn is back, and your bishop is strong. White won nothing on e5.
    .on-3-d8e8 = The rook helps, but White's knight may run away. The bishop can take it now.

plan = Last task. White went past to d5, the centre is closed. Retreat the knight, make way for the f-pawn, and start your attack.
    .hint-1 = The knight on c6 goes back toward your king. The other knight frees the f-pawn.
    .retry = Both knights make room for the f-pawn: one goes from c6 to e7, one from f6 to d7. Then f5.
    .on-c6b8 = Safe, but b8 is far from your attack. From e7 the knight helps near the king.
    .on-c6d4 = White's knight takes, your pawn takes back, and the queen picks up that pawn. Go back instead.
    .success = The pawn on f5 hits e4. In a closed centre, attack where your pawns point: toward White's king.
    .on-c6a5 = White's b-pawn attacks it there, and it has no way home: it gets one pawn for its life.
    .on-c6b4 = White's a-pawn chases it to the edge.
    .on-5-d7c5 = White's knight just trades it off. The way of your f-pawn is free: push.
