title = Teamwork
summary = Pieces win together: batteries, support, and nobody idle.

idea = The queen alone could never take on g7: the king would take it. With the bishop behind the queen on the diagonal, it is mate. That is teamwork.
    .at-1 = The king may not take: the bishop protects the queen from afar.

idle = Look at White's pieces. Which one takes no part in the game yet? The next move should be for that one.
    .answer-bishop = The bishop on d3
    .why-bishop = It looks at h7 beside the king. Who sees nothing at all?
    .answer-e-rook = The rook on e1
    .why-e-rook = It stands on the open file and does its work. Who sees nothing at all?
    .answer-a-rook = The rook on a1
    .why-a-rook = Right. It looks at its own pawn. When you know no move, improve your worst piece.
    .hint-1 = Which piece could you take off the board without noticing?

battery = Black's queen attacks c3. Find a move that guards the pawn and puts your queen in line with the bishop.
    .hint-1 = Your bishop looks at h7. Where can the queen look the same way and still see c3?
    .success = Guard and threat in one: queen and bishop both aim at h7.
    .retry = c3 needs a guard. From one square the queen guards it and looks at h7 too.
    .on-d3h7 = The king takes. A bishop alone is no attack: first bring the queen behind it.
    .on-f3g5 = Black's bishop takes the knight. First bring the queen behind your bishop.
    .on-c1d2 = A good move too. But here guard the pawn and threaten something with one and the same move.
    .on-e1e6 = A pawn takes the rook. Guard c3, and build something toward h7.

support = White's knight on e5 stands like a rock. Click every white piece and pawn that protects it.
    .hint-1 = Look at the pawns below it, then along the e-file.
    .success = Two pawns and the queen. A strong piece deserves many friends.

order = White wants queen and rook together on the d-file against the pawn on d5. Which should stand in front?
    .answer-rook-first = The rook in front
    .why-rook-first = Right. If pieces are traded on d5, the cheaper one goes first, and the queen comes last.
    .answer-queen-first = The queen in front
    .why-queen-first = Then the queen would have to take first on d5, and a rook takes it back. Too dear.
    .answer-same = It does not matter
    .why-same = Think of the trade on d5: who would have to take first?
    .hint-1 = The one in front takes first. Whom would you rather lose?

last = Last task. Your queen is attacked, and so is Black's. But look what queen and knight can do together.
    .hint-1 = Which square beside the king do both your pieces attack?
    .success = Mate. The knight protected the queen, and the king had no way out.
    .retry = Do not trade the team apart. Look at the king.
    .on-d3e2 = You win a queen, but the game goes on. There was mate.
    .on-g5h7 = The wrong one goes first: take with the queen, and let the knight protect it.
