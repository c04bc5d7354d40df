title = The queen's double attack
summary = The queen looks in eight directions. Use two at once.

idea = The { -queen } can attack in eight directions, but it does not like protected targets. It hunts what stands loose.
    .at-1 = Along one diagonal the queen gives check, along the other it attacks the rook.
    .at-2 = The king steps away.
    .at-3 = The queen takes the rook, which nobody protected.

targets = The white queen attacks several black pieces. Click those that nobody protects.
    .hint-1 = Follow the queen's rank, file and diagonals. Who stands at the end without help?
    .success = Rook and knight. The pawn on h7 is attacked too, but the king protects it.

check-and-knight = Give check so that the queen attacks the loose knight too.
    .hint-1 = Which square on the last rank is on a diagonal with the knight?
    .success = Check, and the knight is taken.
    .on-e1e4 = The queen attacks the knight without check, and Black has time to defend.
    .on-e1b4 = The queen attacks the knight and a pawn, but the rook goes to b6 and attacks your queen. With check there would be no time for that.

mate-and-knight = A threat of mate is worth as much as a check. Find a queen move that threatens mate and the knight.
    .hint-1 = Queen and bishop can point at h7 together. From which square does the queen see the knight, too?
    .success = Black had to guard h7, and the queen took the knight.
    .on-e2d3 = This threatens mate, but only that. Black stops it and has lost nothing.
    .on-e2f3 = This attacks only the knight, and it jumps away.
    .on-c2h7 = The king takes the bishop, and you can only win the knight in return. Keep the bishop: it helps the queen threaten mate.

as-black = You are Black. The white king has lost its shield. Find a check that also attacks the knight.
    .hint-1 = A diagonal leads to the white king. From which of its squares does your queen see b4?
    .success = The check came first, and the queen took the knight.
    .on-a7a5 = The pawn attacks the knight, but it just jumps away. Begin with a check.
    .on-d8d2 = The queen attacks the knight, but the knight has time to move.

last = Last task: one queen move attacks three things at once. Then take the biggest.
    .hint-1 = King, rook and knight: find the square where two diagonals and a rank meet.
    .success = Three attacked at once, and the rook was the biggest prize.
    .on-e1b1 = The rook takes the queen. Attack the rook along a diagonal, where it cannot strike back.
    .on-e1e7 = The rook takes the queen along the rank.
    .on-e1b4 = The rook takes the queen along the file.
    .on-3-e4h4 = The knight is free too, but there is something bigger to take.
