title = The pawn
summary = It walks straight, takes at a slant and never turns back.

meet = The { -pawn } walks straight ahead, never back and never to the side. From its starting square it may go two squares at once.
    .at-1 = White's pawn took two squares with its first step.
    .at-2 = Black's pawns come the other way, down the board. This one took two squares as well.
    .at-3 = One square is enough, too: you choose.
    .xiangqi = It never moves sideways, not even in the enemy's half. The double step at the start is new for you.

first-move = This pawn has not moved yet. Click every square it can go to.
    .hint-1 = Straight ahead. On its first step it may choose between two squares.
    .retry = Only straight ahead, and no farther than two squares.
    .success = b3 or b4: one square or two.

race = A race! Bring the pawn to the star in four moves.
    .hint-1 = The long step is only for the starting square. Use it at once.
    .on-b3b5 = Start again, and take the long step first.
    .success = The pawn is on b7. After its first move it went one square at a time.

black-pawn = This black pawn stands on its starting square. Black's pawns walk down the board. Click every square it can go to.
    .hint-1 = From here, ahead means toward rank 1.
    .retry = Straight down the d-file, one square or two.
    .success = d6 or d5. Black's pawns start on rank 7, White's on rank 2.

blocked = A pawn cannot walk into a square where somebody stands. Click every white pawn that can move.
    .hint-1 = Look at the square right in front of each pawn. Is it empty?
    .retry = On c5 and f4 black pieces stand in the way. The other two pawns have an empty square ahead.
    .success = The pawns on a2 and h5 can go on. Those on c4 and f3 have to wait.

no-jump = A knight stands right in front of your pawn. Where can the pawn go now?
    .answer-e4 = To e4, over the knight
    .why-e4 = Only the knight jumps. For the double step both squares must be empty, e3 and e4.
    .answer-e3 = To e3
    .why-e3 = There the knight stands, and a pawn cannot walk into it.
    .answer-nowhere = Nowhere
    .why-nowhere = Right: the way is shut. For the double step, too, both squares must be empty.

take = Now something new: a pawn does not { -capture(form: "take") } straight ahead, but one square at a slant, forward. Take the knight.
    .hint-1 = The knight is one square ahead and one to the side. That is just where a pawn takes.
    .on-e4e5 = The pawn walked past the knight, and it can never go back. To take, it goes at a slant.
    .on-e4e3 = Look ahead of it, at a slant.
    .success = Your pawn took the knight and now stands on the d-file.
    .xiangqi = The xiangqi soldier (bīng) takes the way it walks. Here a pawn walks straight and takes at a slant.

what-now = Black has a rook on d5 and a bishop on e5. Click every square where your pawn can go.
    .hint-1 = Straight ahead it needs an empty square, at a slant it needs something to take.
    .retry = Ask two questions: is the square ahead empty? Is there anybody to take at a slant?
    .success = Only d5. The bishop blocks the way ahead, and on f5 there is nothing to take.

take-all = Take all four black pieces with your pawn. Four captures, one after another.
    .hint-1 = One square forward at a slant, again and again. Sometimes it is to the right, sometimes to the left.
    .retry = A pawn that has walked past cannot come back. Begin again, with a capture.
    .on-b2b3 = On b3 the pawn can no longer take the rook on c3. Begin with a capture, at a slant.
    .on-b2b4 = On b4 the pawn has walked past the rook on c3. Begin with a capture, at a slant.
    .success = All four black pieces are off the board.

stay-safe = Bring the pawn to the star, and never step onto a square that Black attacks. Your pawn may take, too.
    .hint-1 = Which square does the rook on h3 attack in front of your pawn? A pawn on its starting square need not stop there.
    .on-c2c3 = Can your pawn get past it in one go?
    .success = Your pawn is on d6. It got past the rook and took the knight, and no stop was attacked.

last = Cut your way through to the star. At each step, choose the right capture.
    .hint-1 = The star is on the b-file, so at the end the pawn must be there. Which captures lead that way?
    .retry = A pawn cannot come back. Begin again, and think before each capture: which file does it lead to?
    .success = Your pawn is on b7. One more step, and it stands at the end of the board. A surprise waits there, in a later lesson.
