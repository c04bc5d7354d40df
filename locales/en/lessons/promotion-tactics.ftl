title = Tactics with promotion
summary = A pawn near the last rank makes everything possible.

idea = The rook on b8 stops the pawn. Give it something to take, and the pawn takes too: straight onto the last rank.
    .at-1 = The rook offers itself with check.
    .at-2 = The black rook takes and leaves its post.
    .at-3 = The pawn takes, becomes a queen, and it is mate.

as-black = You are Black. White's rook stops your pawn on d2. Make the rook's life impossible.
    .hint-1 = Attack the rook that is in the way. If it takes, the pawn takes back.
    .success = White did not dare to take yours, so you took the rook, with check.
    .on-c8c2 = The white king comes closer. Attack the rook.
    .on-c8d8 = The pawn is protected, but the white king comes and takes it later. Attack the rook.

which-piece = The pawn reaches the last rank. A queen is not always best: your king is in danger. What should it be?
    .hint-1 = Which piece on c8 would give check and attack the queen as well?
    .success = It became a knight, and the fork won the queen.
    .on-c7c8q = A queen, but no check: Black mates on e1. You need a check.
    .on-g2g3 = The black queen takes the pawn. Use it now.

what-is-it = A white pawn has just become a queen on f8. Black is to move. What is this?
    .answer-mate = Checkmate
    .why-mate = Does the queen on f8 attack h7? No: the king is not in check.
    .answer-stalemate = Stalemate
    .why-stalemate = Right. No check, and no square for the king: a draw, even with a whole queen more.
    .answer-check = Nothing special
    .why-check = Look for a move of the black king. There is none.
    .hint-1 = Is the king in check? Can it move?

no-stalemate = Mate in two. Count the squares of the black king before you choose the new piece.
    .hint-1 = A queen on f8 takes away every square, but gives no check. What would that be?
    .success = It became a rook, the king had one square, and then it was mate.
    .on-f7f8q = No check, and Black has no legal move: stalemate, a draw. Choose a smaller piece.
    .on-f7f8n = A knight gives check, but it cannot win alone.
    .on-f7f8b = A bishop cannot win alone.

last = Three pawns against three, and no one seems to get through. Give two of yours, and the third runs free.
    .hint-1 = Which pawn can you give so that, whichever way Black takes, something opens?
    .retry = The middle pawn goes first. Give away two, and let the third run.
    .success = The way is free: nobody can catch the pawn on a6 any more.
    .on-c5c6 = Black takes, and no pawn of yours gets through. The middle pawn goes first.
    .on-a5a6 = Black takes toward the edge, and nothing has opened. The middle pawn goes first.
    .on-g2f3 = Too slow: now the black king comes near as well.
    .on-3-a5b6 = You take, Black takes back, and the way stays shut. Give a second pawn instead.
    .on-3-c5b6 = You take, Black takes back, and the way stays shut. Give a second pawn instead.
    .on-5-a5b6 = Taking lets Black take back. The pawn has a free road straight ahead.
