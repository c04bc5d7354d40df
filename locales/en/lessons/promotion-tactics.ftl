title = Tactics with promotion
summary = A pawn near the last rank makes everything possible.

idea = The rook on b8 stops the pawn. Give it something to take, and the pawn takes too: straight onto the last rank.
    .at-1 = The rook offers itself with check.
    .at-2 = The black rook takes and leaves its post.
    .at-3 = The pawn takes, becomes a queen, and it is mate.

as-black = You are Black. White's rook stops your pawn on d2. Make the rook's life impossible.
    .hint-1 = Attack the rook that is in the way. If it takes, the pawn takes back.
    .success = White could not take yours, so you took the rook, with check.
    .on-c8c2 = The white king comes closer. Attack the rook.
    .on-c8d8 = The pawn is protected, but the white king comes and takes it later. Attack the rook.

which-piece = The pawn reaches the last rank. A queen is not always best: White's king is in danger. What should it be?
    .hint-1 = Which piece on c8 would give check and attack the queen as well?
    .success = It became a knight, and the fork won the queen.
    .on-c7c8q = A queen, but no check: Black mates on e1. You need a check.
    .on-g2g3 = The black queen takes the pawn. Use it now.

no-stalemate = Mate in two. Count the squares of the black king before you choose the new piece.
    .hint-1 = A queen on f8 takes away every square, but gives no check. What would that be?
    .success = It became a rook, the king had one square, and then it was mate.
    .on-f7f8q = No check, and Black has no legal move: stalemate, a draw. Choose a smaller piece.
    .on-f7f8n = A knight gives check, but it cannot win alone.
    .on-f7f8b = A bishop cannot win alone.

last = Three pawns against three, and no one seems to get through. Give two of yours, and the third runs free.
    .hint-1 = Start with the middle pawn. Each black capture opens a file.
    .retry = Begin with the middle pawn, give away two, and let the third run.
    .success = The way is free: nobody can catch the pawn on a6 any more.
    .on-g2f3 = Too slow, now the black king comes near as well.
