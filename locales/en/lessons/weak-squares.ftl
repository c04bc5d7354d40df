title = Weak squares
summary = A square that no pawn can guard any more is a hole. Move in.

idea = The ringed squares are holes: no black pawn can guard them any more. Pawns never go back, so a hole stays a hole.

which = Black has castled. Which pawn step would leave holes on f6 and h6?
    .answer-a-pawn = a7 to a6
    .why-a-pawn = That pawn is far from the king. f6 and h6 stay guarded by the g-pawn.
    .answer-h-pawn = h7 to h6
    .why-h-pawn = Then the g-pawn still stands on g7 and guards both f6 and h6.
    .answer-g-pawn = g7 to g6
    .why-g-pawn = Right. Only the pawn on g7 guarded f6 and h6. After the step they are holes.
    .hint-1 = Which pawn guards both squares now?

use = Settle in a hole. Choose the one from which your bishop cannot be driven out, and where it stops the f-pawn.
    .hint-1 = With the bishop there, your queen threatens to come to h6 and to mate on g7.
    .success = The bishop sits in the hole, held by a pawn. Next the queen comes to h6, and Black cannot stop mate on g7.
    .retry = There are two holes. Only in one of them your pawn holds the bishop, and Black's f-pawn is stopped.
    .on-g5h6 = It attacks the rook, but the rook just moves away. And your queen has lost its way to h6.
    .on-d2f4 = The queen looks at h6, but Black's f-pawn can still step forward and give the king air. Block that pawn first.
    .on-d2d4 = Black trades queens, and nobody attacks the king any more.

guard = Here too the g-pawn has stepped up. But one black piece guards the dark squares beside the king. Which should Black not trade lightly?
    .answer-knight = The knight on c6
    .why-knight = A fine piece, but it guards neither f6 nor h6.
    .answer-g7-bishop = The bishop on g7
    .why-g7-bishop = Right. It guards f6 and h6 in place of the pawn. That is why White likes to trade it off.
    .answer-queen = The queen
    .why-queen = The queen has better things to do than to stand guard. Who lives between f6 and h6?
    .hint-1 = Which piece sees both f6 and h6?

careful = Three pawn moves for Black. Two are useful. Which one would tear holes in front of his own king?
    .answer-a6 = a7 to a6
    .why-a6 = That is far from the king and keeps a piece off b5: useful.
    .answer-b6 = b7 to b6
    .why-b6 = It makes room for the bishop on b7: useful.
    .answer-g5 = g7 to g5
    .why-g5 = Yes, that one hurts. No pawn will ever guard f6 and h6 again, and White's bishop can even take on g5.
    .hint-1 = The pawns in front of a king are its wall.

knight = You are Black. White's c-pawn and e-pawn have both gone past d4. Start your knight on its way there.
    .hint-1 = From which square does a knight attack d4? One step on the road is enough.
    .success = Next the knight can jump into the hole on d4, and no white pawn will ever chase it.
    .retry = The hole is d4. Bring a knight to a square from which it can jump in.
    .on-c5d3 = The bishop takes it. A knight in a hole must not be taken by a piece for nothing.
    .on-f6d7 = The pawn on d6 was guarded by your queen alone. Now the knight stands in the queen's way.

last = Last task: Black's king has holes on f6 and h6. Bring your knight within one jump of both.
    .hint-1 = Look for a square from which a knight sees f6 and h6.
    .success = The knight aims at both holes, and your queen can join it on h6.
    .retry = The holes are f6 and h6. From one square your knight sees both.
    .on-e3d5 = The queen takes it: a knight for a pawn.
    .on-e3c2 = The knight walks away from the king. The holes are on the other side.
