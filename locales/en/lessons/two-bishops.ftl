title = Two bishops
summary = Side by side they make a wall; in the corner they mate.

wall = One bishop sees only one colour. Two bishops side by side see both: their diagonals make a wall that no king can cross.
    .xiangqi = In xiangqi an elephant (xiàng) stays at home and never crosses the river. Here the bishops rule the whole board.

inside = Black to move. Click every square where the king can go.
    .hint-1 = Cross out the light diagonals of one bishop, then the dark ones of the other.
    .success = Only sideways or back. Toward the bishops, d4, e4 and f4 are all closed.

one-alone = Now suppose White had a king and only one bishop. Could White ever give mate?
    .answer-yes = Yes, with care
    .why-yes = One bishop attacks squares of one colour. The king always finds a square of the other colour.
    .answer-no = No, never
    .why-no = Right. One bishop cannot do it: the game is a draw at once. It takes both.
    .hint-1 = Of what colour are all the squares that this bishop can attack?

mate = The last picture: king in the corner, your king a knight's jump away. One bishop guards g8. Mate with the other.
    .hint-1 = The black king stands at the end of a long dark diagonal.
    .success = Mate. One bishop attacks the corner, the other guards g8, your king guards the rest.
    .on-b4f8 = No check, and no move for Black: { -stalemate }, a draw. Attack the corner.
    .on-e6d5 = No check, and no move for Black: { -stalemate }, a draw. Attack the corner.
    .on-g6h6 = No check, and no move for Black: { -stalemate }, a draw. Attack the corner.
    .on-b4e7 = No check, and no move for Black: { -stalemate }, a draw. Attack the corner.

build = Build the wall yourself: bring the other bishop right beside its partner, on the third rank.
    .hint-1 = Which square beside d3 can the bishop on c1 reach?
    .success = The wall stands on d3 and e3. Step by step it can move forward with your king.
    .retry = Other moves win too. Here practise the wall: two bishops side by side on the third rank.
    .on-d3c4 = Check, but the bishops stand apart, and the king steps away. Bring them side by side.
    .on-d3f5 = The king takes the bishop there. With one bishop left you cannot win.

corner = The king stands beside the corner. First a check that drives it in, then mate. Two moves.
    .hint-1 = Your bishop on b4 guards f8. Leave it there for one move. Who gives the first check?
    .success = Mate in the corner. First the light bishop, then the dark one.
    .on-b4c3 = Now f8 is open, and the king runs that way. This bishop should wait.
    .on-b4d6 = No check yet, and the king goes to the corner. Start with the other bishop.
    .on-h3f5 = No check. The king goes to the corner and you lose time. Attack g8.

last = Last task: the king is in the corner already, and Black is waiting for { -stalemate }. Mate in three moves.
    .hint-1 = Leave g8 free for one move. Make a quiet move with a bishop that keeps f8 guarded.
    .success = Mate in three. You let the king out for one move, and then both bishops struck.
    .on-h3e6 = Now the king has no square and there is no check: stalemate, a draw. Leave g8 free for a move.
    .on-b4c3 = Check, but the king goes to g8 and then out to f8. Keep f8 guarded.
    .on-b4f8 = The king steps to g8 and attacks this bishop. Guard f8 from farther away.

play-out = Now play it to the end: mate my king with two bishops in twenty moves at the most.
    .hint-1 = Bishops side by side make a wall. Drive me toward a corner, bring your king beside it, to g6 for example, and leave me a square until the checks begin.
    .success = Mate with two bishops. That takes patience and a good wall.
