title = The opposition
summary = Two kings face to face, and whoever must move gives way.

idea = Two kings stand face to face with one square between: the { -opposition }. Neither can come closer. Whoever has to move must step aside and let the other through.
    .at-1 = Black had to move and steps aside.
    .at-2 = White's king goes past on the other side.
    .at-4 = Face to face again, and again Black must move.
    .at-6 = Through once more. The pawn will follow.
    .xiangqi = In xiangqi the generals (jiàng) may not face each other on an open file. Here they may, with a square between, and that decides many endgames.

must-move = Look from Black's side: you must move. Click every square the king can go to.
    .hint-1 = The white king guards three squares in front of you. Which are left?
    .success = To the side or back, but none of d5, e5 and f5: Black must let White through.

whose = The same position, but now White must move. Who likes it more?
    .answer-white = White
    .why-white = White must step aside now, and the black king stays in front of the pawn. It is a draw.
    .answer-black = Black
    .why-black = Right. Having the move is a burden here. White must step aside, and Black holds the draw.
    .hint-1 = Who has to give way?

take-it = You are White. Take the opposition: stand so that Black must move and give way.
    .hint-1 = Face to face, with one square between the kings.
    .success = Face to face, and it is Black's turn: the black king must give way.
    .on-e2e4 = The pawn runs ahead of its king. Now it is only a draw. The king leads.
    .on-e2e3 = The pawn took the square your king needed. Now it is only a draw.
    .on-d3c4 = Your king passes by, and Black takes e4. Now it is only a draw.
    .on-d3d2 = Backward gives the opposition to Black. Now it is only a draw.

spare = Face to face, but you must move. Luckily you have something else to play. What hands the turn to Black?
    .hint-1 = A move that does not touch the king.
    .retry = The kings should stay face to face, and Black should have the move. A pawn can pass the turn on.
    .success = A spare pawn move. The kings stand as before, but now Black must give way.
    .on-e4d3 = Your king gave way, and Black comes forward: only a draw. Find a move that leaves it standing.
    .on-e4f3 = To this side is no better: the black king comes forward, only a draw. Let the king stand still.
    .on-e4e3 = Straight back, and Black's king comes to e5: face to face, and you must give way. Only a draw.

defend = Now you are Black and want to hold the draw. Your king must move. Only one square is right.
    .hint-1 = Stay in front of the pawn, and get ready to face the white king.
    .success = In front of the pawn. When White's king comes forward, you will stand face to face.
    .on-d7c7 = Away from the pawn: the white king gets to e6 and wins.
    .on-d7e8 = Too early back. After the king goes to e6, you stand face to face and must move: lost.
    .on-d7d8 = Too far back: the white king goes to d6, and it is your turn again. Lost.
    .on-d7c8 = Away from the pawn: the white king gets to e6 and wins.

last = Last task: take the opposition and bring the pawn through. Play it to the end.
    .hint-1 = Your king first. Where do the kings stand face to face?
    .success = The king led the way: the pawn gets through now, whatever Black does.
    .on-d6c7 = Your king walks away from its pawn: only a draw. Face the other king.
    .on-e5e6 = Too early: the black king goes to d8, and it is only a draw. The king leads, the pawn follows.
    .on-d6d5 = Backward: only a draw. Step forward, face to face.
    .on-d6c6 = Your king walks away from its pawn: only a draw. Face the other king.
