title = The rook
summary = Straight ahead and straight across.

meet = The { -rook } moves in straight lines: along its { -file } or along its rank. It goes as far as the way is free.
    .xiangqi = The rook moves just like the chariot (jū) of xiangqi. You know it already.

reach = The rook stands on b3. Click every square it can go to.
    .hint-1 = Follow the b-file up and down, then rank 3 to both sides.
    .retry = The squares you want are all on the b-file or on rank 3. Take every one of them.
    .success = Fourteen squares. On an empty board a rook always has fourteen, wherever it stands.

stars = Your turn: collect the three stars with the rook. Three moves are enough.
    .hint-1 = Which star stands on a straight line with the rook? Begin there.
    .on-a1e6 = Go there in two moves: a star waits right at the corner.
    .on-a1e2 = Look for a star on the file where the rook stands.
    .success = All three stars are yours, and the rook went straight every time.

blocked = A rook cannot jump. Your own pawns on d6 and f4 stop it. Click every square where this rook can still go.
    .hint-1 = Walk from the rook along each line, and stop before you meet a pawn.
    .retry = Your own pawns close the road. Up to there, and along the free lines, every square counts.
    .success = Eight squares. Your own piece ends the road one square before it.

take = A black pawn stands on d7. To { -capture(form: "take") } it, move your rook onto its square.
    .hint-1 = You take by landing, not by stopping in front.
    .on-d1d6 = The rook stopped in front of the pawn, and the pawn is still there. Go on to its own square.
    .on-d1d8 = But yours can land on d7 itself, and then the pawn is taken.
    .success = The pawn is off the board, and your rook stands on d7.
    .xiangqi = Just as in xiangqi: you take by landing on the enemy's place.

take-all = Take all five pawns. They stand still. Can you do it in five moves?
    .hint-1 = Before each move, look: will the rook see the next pawn from there?
    .success = All five pawns are off the board.

own-pawn = May your rook go from a1 to a8 in this position?
    .why = The pawn is your own, so you cannot take it either.

two-rooks = Now you have both rooks. Take the four pawns in four moves. Before each move, choose: which rook?
    .hint-1 = Each rook sees one pawn from its corner. What does it see from there?
    .success = All four pawns are off the board. Two rooks together see a lot.

stay-safe = Bring your rook home to the star, behind its pawns. The black rook can take, too: never stop on a square that it attacks.
    .hint-1 = Two files have no pawn of yours in the way. Which of them does the black rook look along?
    .success = Your rook is home, and no stop on the way was under attack.
    .on-a8c8 = There is one more file without a pawn of yours.

last = Take the five black pawns and collect the star. Plan your road before you start: the best is six moves.
    .hint-1 = Only one pawn stands near the star. Collect the star before you cross to the other side.
    .success = Five pawns and the star, all yours. The rook holds no secrets now.
