title = A page from Greco's notebook
summary = Italy, about 1620: a queen is given, and a bishop mates.

story = About 1620 Gioachino Greco travelled from court to court and wrote down traps like this one. You will play White.
    .at-2 = Black wants a bishop on the long diagonal.
    .at-4 = It looks at e4.
    .at-6 = A second attack on e4. But something has been opened.

door = Black's f-pawn has left home. Which black piece stands in the draught now?
    .answer-queen = The queen
    .why-queen = Nothing leads to d8. Look at the ringed squares: where does that diagonal end?
    .answer-knight = The knight on g8
    .why-knight = The ringed diagonal passes it by. Where does it end?
    .answer-king = The king
    .why-king = Right. From h5 a line runs over g6 and f7 to e8. That diagonal will decide the game.
    .hint-1 = Follow the rings from h5 upward.

game = Find Greco's moves. Do not be afraid for your rook.
    .hint-1 = Think of the open line to Black's king.
    .at-1 = White takes the pawn and lets the g-pawn go.
    .at-2 = The bishop attacks the rook in the corner.
    .at-3 = The rook does not matter. Check!
    .at-4 = The only way to answer.
    .at-5 = The pawn goes deeper.
    .at-6 = Black attacks the queen. It looks good, but it loses at once.
    .at-7 = The pawn steps off the queen's line: { -discovered-check }. The queen stands where the knight can take it.
    .at-8 = Black takes the queen.
    .success = Mate by a single bishop: the black pieces have shut in their own king.

better = Back for a moment. Black attacked the queen with the knight here, and lost at once. What would have been better?
    .answer-takes = Take on g6
    .why-takes = Then White takes on g6 again, and it is mate at once: the king is boxed in.
    .answer-bishop = The bishop to g7
    .why-bishop = Right. It leaves f8 free, so the king has a way out. White is better, but the game goes on.
    .answer-knight = The knight to f6 all the same
    .why-knight = You have seen what follows: discovered check and mate.
    .hint-1 = The king dies because f8 is taken by its own bishop.
