title = Giuoco Pianissimo
summary = d3 and patience: build first, fight later.

idea = In the { -giuoco-pianissimo } White goes only one step: d3. Nothing is traded yet, and both sides build up.
    .at-1 = The pawn guards e4 and frees the bishop on c1.
    .at-3 = c3 keeps the push to d4 for later, and gives the bishop a way back to c2.
    .at-6 = Both kings are safe.
    .at-8 = Black gives the bishop on c5 a place to go back to: a7.

build = Build White's house: pawns to d3 and c3, and castle. The order is yours, but when Black attacks e4, guard it at once.
    .hint-1 = Small pawn steps, and the king into safety.
    .retry = Three things make this house: d3, c3, and the castled king. Leave the rest for later.
    .success = King safe, e4 guarded, and d4 can still come later. That is the quiet Italian.
    .on-d2d4 = Two squares open the centre at once. This house is the quiet one: one step is enough.
    .on-b1c3 = The knight is out, but it stands where the c-pawn wants to go.

route = A famous walk. The knight from b1 wants to go to the { -kingside }: d2, f1, g3. Take it there; Black waits.
    .hint-1 = Three jumps. The rook has left f1 free on purpose.
    .success = From g3 the knight looks at f5, near Black's king. A slow game leaves time for such walks.

black-pin = You are Black. The bishop on g5 { -pin(form: "third") } your knight to the queen. Ask it a question, or trade a bishop.
    .hint-1 = A pawn can attack the bishop on g5. Or go for the other bishop on c4.
    .success = Good: you do something about White's bishops, and your king can still choose its side.
    .on-e8g8 = Now the pin is hard to shake off: White's knight comes to d5, and your king's wall is in danger. Act against a bishop.
    .on-c8g4 = A good move too: you pin as well. Here ask one of White's bishops a question.
    .on-a7a6 = The pin stays, and White's knight comes to d5 to press on f6. Act against a bishop.

punish = You are White. The knight on f6 is { -pin(form: "past") } and twice attacked. Break the pawns in front of Black's king, then bring a piece there.
    .hint-1 = Let the knight take on f6, so that the g-pawn has to take back. Then look at h6.
    .retry = The g-pawn must be pulled aside: the knight takes on f6, and then the bishop fits on h6.
    .on-d5f6 = The g-pawn must take back. There is a hole beside the king.
    .on-g5f6 = Keep this bishop: after the knight has taken, it should go to h6.
    .success = Black's king has lost a pawn of its wall, and your pieces come near. So Black should answer the pin in time.
    .on-1-d1d2 = The queen comes nearer, but Black gets a move to break the pin. Take on f6 now.
    .on-1-e1g1 = Never a bad move, but Black can use the time to bring help. Break the wall now.
    .on-3-g5h4 = The bishop keeps looking at the queen, but the hole is on h6: there it attacks the rook as well.

plan = White to move. What fits this quiet position best?
    .hint-1 = Which white pieces have not joined yet?
    .answer-rush = Take f7 at once
    .why-rush = King and rook guard f7, and only your bishop attacks it. You would give a bishop for a pawn.
    .answer-slow = Knight over d2, later push d4
    .why-slow = Right. First the last pieces, then the centre. Black plans the same: a knight to g6, or a pawn to d5.
    .answer-edge = Push the edge pawns
    .why-edge = A small step there may help a bishop, but as a plan it brings no piece into the game.
