title = Decoy
summary = Lure a piece to the square where it gets hurt.

idea = A { -decoy } is bait: you give something so that a piece must step onto a bad square. Here the king is lured to h8.
    .at-1 = The rook offers itself with check.
    .at-2 = The king had to take. Now it stands one jump from f7.
    .at-3 = The knight forks king and queen.
    .at-4 = The king moves.
    .at-5 = The knight takes the queen.

which-jump = The king has been lured to h8. Which jump of the knight wins the queen now?
    .answer-g6 = To g6
    .why-g6 = From g6 it only gives check, and the pawn on f7 takes it.
    .answer-f7 = To f7
    .why-f7 = Right. From f7 it attacks the king on h8 and the queen on d8.
    .hint-1 = The knight must attack both: h8 and d8.

queen = This time lure the queen. On which square would a knight fork catch king and queen together? Draw the queen there.
    .hint-1 = Your knight could check from e7. On which square must the queen stand then? Send the rook there.
    .retry = First lure the queen with the rook. Then comes the knight's check.
    .success = The rook was bait. The fork won the queen, and you are a knight ahead.
    .on-d5e7 = The queen is not forked yet: it simply takes the knight. Lure it first.
    .on-d5f6 = The pawn takes the knight.
    .on-c1e1 = The queen takes the rook, and that is mate.
    .on-d5c7 = The knight attacks the queen, but the queen escapes. Lure it first.

into-mate = The knight on e7 guards g8 and g6. Lure the king out and mate on the next move.
    .hint-1 = The king should stand on the h-file. What is your most expensive bait?
    .retry = Only checks help here, because your own back rank is weak.
    .success = Mate. The queen lured the king out, the knight shut the door, the rook did the rest.
    .on-d3h3 = Your back rank is open, and Black mates there. You need checks.
    .on-e7g6 = The king slips to g8. Keep the knight on e7: it guards g8 and g6.
    .on-d3d8 = The black rook takes yours on d8.

last = The most famous decoy of all: shut the king in with its own rook. Four moves, all checks.
    .hint-1 = Which square should Black's own rook fill, and which piece could lure it there?
    .retry = First the knight, then the queen, then the knight again, all with check.
    .success = A smothered mate: the rook was lured to g8, and the king had no square left.
    .on-c4g8 = The king takes the queen, because nothing protects it yet. Bring the knight first.
    .on-c4f7 = Your back rank is empty: Black gives mate there. You need checks.
    .on-c4f1 = You are only defending. There is a mate: begin with a knight check.
    .on-g5h7 = You took a pawn, but the rook checks on a1. Only your queen can step between, and it is lost. Only checks help.
    .xiangqi = Like the smothered palace (mèngōng) of xiangqi: the enemy's own piece blocks its leader.
