title = Test: check and mate
summary = Checks, answers, mates and draws, mixed.

who-checks = Black is in check. Click every piece that gives it.
    .success = Two at once: a { -double-check }. Only the king can answer it.

answer = You are White, and in check. Answer it in the best way.
    .on-f3e1 = It stands between, but the black rook takes yours on b1.
    .success = The checking rook is gone. Taking is often the best answer.

what-is-it = It is Black's turn. What is this?
    .answer-mate = Mate
    .why-mate = For mate the king must be in check. Does the queen attack h8?
    .answer-stalemate = Stalemate
    .why-stalemate = Right. Not in check, and no legal move: a draw.
    .answer-goes-on = The game goes on
    .why-goes-on = Then Black would need a legal move. Look for one: there is none.

discover = Your bishop stands before your rook, and the rook looks at Black's queen. Move the bishop so that Black has no time.
    .success = Check, and the rook behind it takes the queen next.
    .on-e4d5 = No check, so Black's queen takes your rook, and that is mate.
    .on-e4c6 = Both pieces attack the queen now, but the queen is quicker: it takes your rook, and that is mate.

mate = Mate in one.
    .success = Mate. The pawn took the guard, reached the last rank and changed, all in one move.
    .on-e7e8q = The rook takes the new queen. There is another way to the last rank.

save = You are White and nearly lost. Find the way to a draw.
    .success = The rook goes on checking. Whenever the king takes it, you have no move left: a draw.
    .on-f1g1 = Then Black's queen mates on h3.
    .on-f1f3 = The queen takes the rook with check: no stalemate, and the game is lost.

dead = King and knight against a bare king. What is the result?
    .answer-white = White wins
    .why-white = White is ahead, but a lone knight can never give mate.
    .answer-draw = A draw at once
    .why-draw = Right: no mate is possible at all.
    .answer-goes-on = The game goes on
    .why-goes-on = Only while somebody could still mate. Could anybody?

last = Last question: Black's king is in check. Click every square it may go to.
    .success = Right: off the d-file, and nobody attacks the king there.
