title = Draws
summary = Agreement, too few pieces, repetition, fifty moves, perpetual check.

offer = The position is equal, and you would like a { -draw }. You may offer it. When is the right moment?
    .answer-thinking = While the other side thinks
    .why-thinking = That would disturb the other player. Offer it together with a move of your own.
    .answer-after = Right after my move
    .why-after = Make your move, offer the draw, then press the clock. The other side may say yes, say no, or simply play on.
    .answer-every-move = With every move
    .why-every-move = That would disturb, too. After a no, wait: it is the other side's turn to offer.
    .hint-1 = Nobody may be disturbed while thinking.

too-few = When no moves at all could lead to mate, the game is drawn at once: a { -dead-position }. King and what else could still win against a bare king?
    .answer-bishop = King and one bishop
    .why-bishop = A bishop sees only one colour. It can never mate a bare king.
    .answer-knight = King and one knight
    .why-knight = Alone with its king, a knight can never mate a bare king.
    .answer-pawn = King and one pawn
    .why-pawn = The pawn can become a queen. So the game goes on.
    .hint-1 = Which of the three can become something else?

two-bishops = Each side has one bishop, and both bishops stand on dark squares. How does the game go on?
    .answer-white = White can still win
    .why-white = A king can hide on light squares, where no bishop ever comes. Nobody can give mate.
    .answer-goes-on = It goes on until somebody offers a draw
    .why-goes-on = Nobody has to offer anything. Think: could there be a mate at all?
    .answer-dead = It is over: a draw at once
    .why-dead = Right. King and bishop against king and bishop on the same colour is a dead position, too.

last-pawn = Black's pawn will be a queen next move. Save the draw: what must go, whatever it costs?
    .hint-1 = Without that pawn, what is left for Black? Only a king.
    .success = The pawn is gone. With what is left nobody can ever win: a draw at once.
    .on-e1d2 = The pawn becomes a queen, and you lose. It has to go now.
    .on-d1c3 = The king takes the knight, and then the pawn becomes a queen.
    .on-d1e3 = The knight runs past, and the pawn becomes a queen. It has to go now.

third-time = Twice already your rook was on b8, with the kings on g8 and g1 and Black to move. Bring this position about a third time.
    .hint-1 = Look where the rook stood before. It takes one move.
    .success = The third time: now a draw may be claimed. That is { -threefold-repetition }.
    .on-b1b7 = A sound move, but this position was not there before. Which square is in the task?
    .on-g1h2 = Now the king stands somewhere new, so this is another position.

nobody-claims = The same position is there for the third time, but neither player says anything. What happens?
    .answer-draw = The game is a draw
    .why-draw = Only if a player claims it. Nobody did.
    .answer-goes-on = The game goes on
    .why-goes-on = Right: a player must claim it. At the fifth time it is a draw by itself.
    .hint-1 = Three times gives a right. A right must be used.

fifty = Fifty moves by both sides without a capture or a pawn move: a draw may be claimed. After seventy-five it comes by itself. Forty are played. Which move starts the count again?
    .answer-king = The king to f2
    .why-king = King moves are counted like most others. Only two kinds of moves start again.
    .answer-rook = The rook to d8
    .why-rook = The rook takes nothing there. Only two kinds of moves start again.
    .answer-pawn = The pawn to a4
    .why-pawn = A pawn move starts the count again, and so does a capture.
    .hint-1 = Two things can never be undone: a capture, and one other kind of move.

perpetual = White is far behind, but the king never gets out of check. That is { -perpetual-check }: the positions repeat, and the game is drawn.
    .at-1 = Check. The king has only h7.
    .at-2 = The king went to h7.
    .at-3 = Check again. Only g8.
    .at-4 = The same board as at the start.
    .at-5 = And so on, for as long as White likes.
    .xiangqi = In xiangqi whoever checks forever loses. In chess no rule forbids it: it saves many a half point.

last = Last task, as Black. White is about to break through on the kingside, and a pawn attacks your queen. Save the draw with perpetual check.
    .hint-1 = Your queen has only one check. After it, look for one that drives the king back where it came from.
    .success = The position has come back, and the checks never end: a draw by repetition.
    .on-e7f8 = The queen has saved itself, but White's attack goes on, and White wins. Only checks leave White no time.
    .on-g7f6 = You opened the g-file, and White has two rooks ready for it. Only checks leave White no time.
    .on-e7f6 = A pawn, but the other white pawn takes the queen. Only checks leave White no time.
