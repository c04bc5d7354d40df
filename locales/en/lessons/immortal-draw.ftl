title = The Immortal Draw
summary = Vienna, 1872: Black gives almost everything and gets half a point.

story = Vienna, 1872. Philipp Meitner has Black against Carl Hamppe. You will play Black, and you will need courage.
    .at-3 = The { -vienna-game }.
    .at-5 = White's knight goes to the edge to win the bishop.

hunt = Do not let the bishop be taken for nothing. Bring White's king out.
    .hint-1 = The bishop can sell its life on f2. Then the queen gives checks.
    .at-1 = The bishop takes, with check.
    .at-2 = The king takes.
    .at-3 = The queen gives check.
    .at-4 = White wants to keep everything and walks forward.
    .at-5 = Another check.
    .at-6 = The king goes on.
    .at-7 = A pawn opens the way for Black's bishop and hits e4.
    .at-8 = The king hurries to the other side.
    .success = Black has given a bishop, and White's king is already on the third rank.

queen = White's king runs for shelter. Do not let it get there.
    .hint-1 = Take the pawn, bring the knight, and then give the strongest piece for the knight at the edge.
    .at-1 = Black takes on e4.
    .at-2 = The king goes on.
    .at-3 = The knight comes and wants to check on c5.
    .at-4 = White guards b4.
    .at-5 = The queen is given!
    .at-6 = The king takes the queen.
    .at-7 = A check that drives the king on.
    .at-8 = The way back is closed.
    .success = A queen and a bishop are gone. White's king stands alone among black pieces.

net = Do not let the king go home. Every black move is a threat.
    .hint-1 = A pawn check first, then the knight cuts off its way back.
    .at-1 = Check with a pawn: the king may take the knight.
    .at-2 = And it does.
    .at-3 = A quiet move: Black shuts the net.
    .at-4 = White gives check to break out.
    .at-5 = The king steps to d8.
    .at-6 = White gives a bishop to win a square.
    .at-7 = A pawn check.
    .at-8 = The king steps to b5.
    .success = White has a queen, two rooks and more, and his king has hardly a square.

forever = Now save the half point.
    .hint-1 = Take the bishop, then give check with your own bishop, again and again.
    .at-1 = The knight takes.
    .at-2 = The king takes the knight.
    .at-3 = A bishop gives check.
    .at-5 = And again.
    .at-6 = The king must go back.
    .at-7 = And again: nobody can change anything.
    .success = A { -perpetual-check } with a single bishop: the game is drawn.

why = Why does White's king not take the bishop on b7?
    .answer-wins = It could, and win
    .why-wins = Then Black's king steps to d7, and a rook comes to b8. Where would White's king go?
    .answer-mated = It would be mated
    .why-mated = Right: Black's king steps to d7, and then a rook gives mate on the b-file. White cannot stop it.
    .answer-repeats = It is not allowed
    .why-repeats = It is allowed: nobody protects b7. But it is not wise.
    .hint-1 = Black's king steps to d7. Which files and squares are left for White's king?
