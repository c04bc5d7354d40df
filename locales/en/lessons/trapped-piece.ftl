title = The trapped piece
summary = A piece without a way out is as good as taken.

idea = The black bishop has eaten a pawn on a2. One quiet pawn move, and it never gets out again.
    .at-1 = The door is shut.
    .at-2 = Black can do nothing about it.
    .at-3 = The king comes to fetch the bishop.
    .at-4 = It sells itself for a pawn.
    .at-5 = A bishop for two pawns.

ways-out = A knight on the rim has few ways out. Where can the knight on a5 go? Click its squares.
    .hint-1 = Count the jumps. Its own pawns take some squares away.
    .success = Only b3 and c4, and White watches both.

on-the-rim = Now attack the knight so that it is lost on every square.
    .hint-1 = Both ways out are guarded already. Attack it with a pawn.
    .success = The knight could not get away, and your pawn took it.
    .on-e2d3 = The bishop still guards c4, but nothing attacks the knight. Go for it now.
    .on-b2b3 = That shuts one more door, but nothing attacks the knight yet, and Black's pawns will soon make it room.

as-black = You are Black. The white bishop took a pawn on a7. Shut the door, then fetch it.
    .hint-1 = On which diagonal does the bishop want to go home? Put a pawn in its way.
    .success = The pawn shut it in, and the king took it.
    .on-d8d2 = The rook is active, but the bishop walks home.
    .on-c7c6 = The way home is still open. Which pawn can shut it?
    .on-5-b6a5 = That opens the diagonal, and the bishop gets out after all. Take it with the king.

queen = Even a queen can go too far. On a2 it has few ways out. Attack it so that none is left.
    .hint-1 = Which of your pieces could attack the queen on a2 and be protected by your own queen?
    .success = The queen had no way out and took the bishop: a queen for a bishop.
    .on-f1a1 = The queen takes the rook, for nothing protects it there.
    .on-a4c5 = The queen gets out to c4, where a pawn protects it. Attack it at once.
    .on-c2g6 = An even trade, and the bishop is gone that could have trapped the queen. Where can it attack the queen?

last = Even a rook can be trapped on an open board. Look how your pawns guard the whole rank. Shut the trap.
    .hint-1 = Attack the rook with a pawn. Which single square remains, and who attacks it then?
    .success = The rook found no way out, and your king took it.
    .on-h2h3 = Now the rook gets help from its own pawns. Attack it at once.
    .on-g1f2 = It comes closer, but attacks nothing. Use a pawn.
    .on-5-g3h4 = A pawn is a small catch: your king can take the whole rook.
