title = The wall on the sixth rank
summary = Philidor's defence: how a rook holds against rook and pawn.

idea = White has a pawn more, and still it is a draw. A French master, Philidor, showed how: Black's rook builds a wall on the sixth rank.
    .at-1 = The rook stands on the sixth rank. White's king cannot step on it.
    .at-2 = So only the pawn can go on.
    .at-3 = Black waits along the wall.
    .at-4 = Now the pawn stands on the sixth itself, and White's king can no longer hide before it.
    .at-5 = At once the rook goes far back, behind everything.
    .at-7 = Check after check from behind.
    .at-11 = White's king finds no shelter. A draw.

wall = Black's rook guards the sixth rank, and White's king may not cross it. Click all eight squares of the wall.
    .hint-1 = Every square with the number 6, the rook's own too.
    .success = As long as the rook stays there and the pawn has not come to the sixth rank, White's king cannot get in front of it.

build = You are Black. White's king wants to come beside your king. Build the wall.
    .hint-1 = Your rook stands on the a-file. Which square on it is on the sixth rank?
    .success = The wall stands. White's king cannot come to d6 or e6 now.
    .retry = White's king wants to come nearer. A rook on the sixth rank keeps it out.
    .on-a1a8 = White gives check on h8, and behind your king the rook on a8 is lost.
    .on-a1d1 = One check, and White's king steps to e6, where it wanted to go. Wall first.

wait = White's king is shut out and moves to and fro. You need a waiting move: one that changes nothing.
    .hint-1 = Slide along the wall, to a square where nothing can take your rook.
    .success-1 = You waited, and the wall still stands.
    .success-2 = Nothing has changed, and that is just what you wanted.
    .retry = Keep the wall standing: stay on the sixth rank, away from White's king and rook.
    .on-a6c6 = Next to White's king: it takes the rook.
    .on-a6b6 = White's rook takes it.

why-behind = When does Black's rook leave the wall and go behind the pawn?
    .answer-now = Now
    .why-now = Then White's king steps to the sixth and hides in front of the pawn. The wall is still needed.
    .answer-after-pawn = When the pawn steps to e6
    .why-after-pawn = Right. On e6 the pawn stands where its king wanted to hide. Then checks from behind cannot be stopped.
    .answer-never = Never
    .why-never = If the pawn goes to e6 and the rook only waits, White's king gets through. There is a moment to go.
    .hint-1 = On which square would White's king like to hide from the checks?

behind = The pawn has just stepped to e6. Now the moment has come. What does your rook do?
    .hint-1 = Far away, to the other end of the board: checks from behind need distance.
    .success = Your rook looks from far behind. When White's king comes up, the checks begin, and no pawn shelters it.
    .retry = The pawn has stepped up, so the wall has done its work. From where can the rook give checks?
    .on-a6e6 = White's king takes the rook.
    .on-a6a5 = It holds too. Here practise the plan: far back along the a-file.
    .on-a6b6 = White's rook takes it.

check = White threatens mate on the last rank. Start the checks.
    .hint-1 = From behind, on the file where White's king stands.
    .success = Check from far behind. If White's king leaves the pawn, it will be lost. If it stays near, you check on.
    .retry = White threatens mate. A check from behind is the simplest way to the draw.
    .on-e8f8 = White's rook checks on b8, and then the pawn goes on. White wins.
    .on-e8d8 = White's rook gives mate on b8.
    .on-a1e1 = You attack the pawn, but White's rook gives mate on b8.

last = Now on another file: White's pawn has just stepped to c6. Hold the draw with two moves.
    .hint-1 = First far back along your file, then check from behind.
    .success = The wall, the step back, the check: you know Philidor's defence.
    .retry = The pawn has stepped up: go far back on the g-file, then check from behind.
    .on-g6c6 = White's king takes the rook, and the rest is lost.
    .on-c8b8 = It holds too. Here practise Philidor's way: rook far back at once.

play-out = Now hold it against me, as Black: fifteen moves without losing. First the wall.
    .hint-1 = Rook to the sixth rank, and wait there. When my pawn steps onto the sixth, go far back and check.
    .success = You held the draw. Rook against rook and pawn need not frighten you any more.
