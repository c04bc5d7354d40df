title = Capturing
summary = Go to the square of an enemy piece, and it is gone.

how = To { -capture(form: "verb") }, a piece goes to the square of an enemy piece. That one leaves the board for good. Yours stays there in its place.
    .at-1 = The rook took the bishop, and now it stands on d5 itself.
    .xiangqi = Just as in xiangqi: you take by moving onto the square. Only the pawn takes differently from how it walks.

who = The black knight stands on d5. Click every white piece that can take it.
    .hint-1 = Follow the line of each piece to d5. If anybody stands in between, friend or enemy, the way is closed.
    .retry = A queen and a rook need a free line. A knight does not.
    .success = The bishop and the knight. The queen is held up by the pawn on b5, the rook by its own pawn on d2.

free = Your rook can take either of two black pieces. One capture is free, the other costs you the rook. Take the free one.
    .hint-1 = Before you take, ask: who could take my rook on that square?
    .success = You took the bishop for nothing. No black piece can take your rook on a2.
    .on-d2d5 = The knight is gone, but now the pawn or the bishop takes your rook. Nobody looks after the other piece.
    .on-d2c2 = That took nothing. Your rook can capture something right now.

must = Your queen can take the pawn on b7. The bishop on c8 would take the queen there. Must you take, because you can?
    .answer-must = Yes, I must
    .why-must = No rule says so. You choose, and here a queen for a pawn would be a terrible bargain.
    .answer-may = No, only if I want to
    .why-may = Right. You may take, but you need not. Here it is better not to: the queen would be lost for a pawn.
    .hint-1 = Would you like to give your queen for a pawn? Nobody can force you to.

face-to-face = The queens look at each other, and nobody guards either of them. It is your move. What do you do?
    .hint-1 = What you attack attacks you as well. Whose turn is it?
    .success = You moved first, so you took the queen, and nothing can take yours.
    .on-d1e2 = Your queen is out of danger, and so is Black's. But it was your turn, and you could have had Black's for free.
    .on-d1c1 = Your queen is out of danger, and so is Black's. But it was your turn, and you could have had Black's for free.
    .on-h2h3 = Now Black is to move, and Black takes your queen with check. It was your turn: you can take first.

road = Take all five pawns. They stand still. Five moves are enough, if your own pieces do not get in each other's way.
    .hint-1 = Rook and bishop can both take on a3. Which of them can go on taking from there?
    .on-c1a3 = Now your bishop stands on the a-file, and your own rook cannot get past. Better let the rook take here.
    .success = All five pawns are off the board.

last = Knight, bishop and rook go hunting together. Take all six black pieces in six moves.
    .hint-1 = Six moves for six pieces: every single move must take something. The knight can begin.
    .retry = Every move must take something. If one of your pieces finds nothing, let another one move.
    .success = Six moves, six captures. Nothing of Black's is left.
