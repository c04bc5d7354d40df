title = The knight fork
summary = It jumps in, and no one can step between.

royal = When a { -knight } attacks a king, queen, rook or bishop, none of them attacks it back. That makes it the master of the { -fork }.
    .at-1 = The knight attacks king and queen. White's rook on e1 protects it.
    .at-2 = The king must move: nothing can block a knight's check.
    .at-3 = And the queen is gone.
    .xiangqi = Remember that this knight has no leg that could be blocked. Only the square it lands on counts.

forked-men = The knight attacks two black pieces that nobody protects. Click both.
    .hint-1 = Two straight, one to the side: try all the jumps from d6.
    .success = Rook and bishop: one knight attacks both, and neither has a protector.

find-it = Jump so that you attack the king and the rook together. Then take the rook.
    .hint-1 = From which square does a knight attack g8 and d7?
    .success = The king had to move, and your knight took the rook.
    .on-e4c5 = That attacks the rook, but it just moves away. With check it would have no time.
    .on-e4g5 = From g5 the knight attacks only a pawn or two. Look for king and rook.

two-forks = Your knight can fork the king and a rook in two places. Only one of them is safe. Choose, then take.
    .hint-1 = Look at both squares. Which of them does a black piece guard?
    .success = You took a rook. Even if Black takes the knight now, you are ahead.
    .on-d5c7 = King and rook are forked, but the bishop takes the knight there. There is a second fork.
    .on-f1e1 = A check, but the king steps to f8 and nothing is won. Let the knight give the check.

as-black = You are Black. The white queen attacks your knight. Answer with a fork.
    .hint-1 = King and queen: which square is one jump away from both?
    .success = Check first, then the queen. White can only take the knight back.
    .on-d4b5 = That only attacks the queen, and the queen walks off.
    .on-d4f3 = It is check, but the pawn takes the knight.
    .on-d4e6 = The knight is safe. But you can do more than run.

last = Harder: here the fork needs one move of preparation. Start with a capture that pulls the king closer.
    .hint-1 = Use your rook. Where must the black king take back? From there, look for the knight's jump.
    .retry = Mind your back rank. First trade the rooks, then fork, then take.
    .success = First the trade, then the fork, then the rook. You are far ahead.
    .on-e5f7 = Both rooks are attacked. But Black answers with the rook to d1, and that is mate.
    .on-e5c6 = The black rook takes yours on d1, and that is mate. Use your rook first.
    .on-d1e1 = Now the king just castles into safety. Use your rook to pull it to d8.
