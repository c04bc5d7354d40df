title = The skewer
summary = The big piece must step aside, and the one behind it falls.

idea = King and rook stand on one line. When the rook gives check, the king must step aside. That is a { -skewer }, like meat on a stick.
    .at-1 = Check along the rank.
    .at-2 = The king has to leave the line.
    .at-3 = And the rook behind it is taken.

pin-or-skewer = The bishop attacks the queen, and behind the queen stands a rook. Is it a { -pin } or a { -skewer }?
    .answer-pin = A pin
    .why-pin = In a pin the smaller piece is in front and must stay. Which one stands in front here?
    .answer-skewer = A skewer
    .why-skewer = Right. The bigger piece is in front. It must move, and the one behind is taken.
    .hint-1 = Who is worth more: the one in front or the one behind?

bishop = Find a check that wins the queen.
    .hint-1 = King and queen stand on the same long diagonal. Can your bishop reach it?
    .success = The king had to step aside, and your bishop took the queen.
    .on-f2f4 = A check, but nothing stands behind the king on that line.
    .on-c1f4 = The king simply takes the bishop.

queen-first = Here the queen is in front and a rook behind. Attack so that your bishop cannot be taken for free.
    .hint-1 = Queen and rook share a diagonal. Which square on it does your knight or a pawn protect?
    .success = The queen went to safety, and the bishop took the rook.
    .on-e2c4 = The bishop attacks the queen, but behind the queen, in that direction, stands no rook.
    .on-d2f3 = This blocks the very square that the bishop needs.

as-black = You are Black. Win the rook with a skewer.
    .hint-1 = White's king and rook stand on one diagonal.
    .success = The king left the diagonal, and the bishop took the rook.
    .on-e7c5 = The white rook takes the bishop there. Use the other diagonal.
    .on-e7d6 = No check, and White's rook is free to come in. Find a check.

last = A famous trick. The pawn would like to become a queen, but your rook stands in its way. Move it so that Black cannot afford to take the pawn.
    .hint-1 = If Black's rook takes the pawn on a7, it stands on one rank with its king. Where must your rook be then?
    .success = The pawn was bait. The check pushed the king aside, and you took the rook.
    .on-a8b8 = Black takes the pawn, and there is no check that skewers king and rook.
    .on-g3f4 = Black's king goes to g7 and guards h8: the trick no longer works.
    .on-g4g5 = Black's king goes to g7 and guards h8: the trick no longer works.
    .on-a8f8 = The king takes the rook, and the black rook still watches your pawn from behind.
