title = Test: endgames
summary = Won or drawn? And which move keeps it so?

catch = Black to move. Can the king catch the pawn?
    .answer-yes = Yes
    .why-yes = Right. One step, and it stands in the square of the pawn.
    .answer-no = No
    .why-no = Draw the square: from a5 to the last rank, and as far to the side. Can the king step in?

lead = The king goes first, the pawn after. Which step wins?
    .success = Your king stands on a key square. The pawn will get through, whatever Black does.
    .on-e5d5 = Sideways: Black's king takes the opposition, and it is a draw.
    .on-e5f5 = Sideways: Black's king takes the opposition, and it is a draw.

hold = You are Black. White's king wants to get in front of its pawn. Only one step holds the draw.
    .success = King against king: White cannot get past. A draw.
    .on-e6d6 = White's king steps to f5 and gets in front of the pawn.
    .on-e6e7 = White's king steps to e5 and gets in front of the pawn.
    .on-e6f7 = White's king steps to f5 or e5 and gets in front of the pawn.

bishop = White has a bishop and a pawn more. What is the result?
    .answer-white = White wins
    .why-white = Look at the corner h8 and at the colour the bishop moves on.
    .answer-draw = A draw
    .why-draw = Right. The bishop never attacks h8, and Black's king does not leave the corner.

wall = You are Black. White's king wants to reach the sixth rank. Stop it, the way Philidor did.
    .success = The rook guards the sixth rank, and White's king stays outside.
    .on-h1h8 = White's rook checks on a8, and behind your king the rook is lost.

rook = White's b-pawn wants to run. Where does White's rook belong?
    .answer-behind = Behind the pawn, on b1
    .why-behind = Right. Each step of the pawn gives it more room.
    .answer-front = In front of it, on b8
    .why-front = There it stands in its own pawn's way.
    .answer-beside = Beside it, on e6
    .why-beside = It guards the pawn, but when the pawn steps on, the rook must move again.

last = White is to move and has a queen. Black has a pawn one step from the last rank. White's king is far away. What is the result?
    .answer-white = White wins
    .why-white = Against a pawn on the d- or e-file, yes. But a pawn on the a-file has a trick: the king goes into the corner before it.
    .answer-draw = A draw
    .why-draw = Right. With the king in the corner, White must let it out or it is stalemate. White's king comes too late.
