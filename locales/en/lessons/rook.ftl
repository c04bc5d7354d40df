title = The rook
summary = Straight ahead and straight across.

meet = The { -rook } moves in straight lines: along its { -file } or along its rank. It goes as far as the way is free.
    .xiangqi = The rook moves just like the chariot 车 of xiangqi. You know it already.

reach = The rook stands on b3. Click every square it can go to.
    .hint-1 = Follow the b-file up and down, then rank 3 to both sides.
    .retry = The squares you want are all on the b-file or on rank 3. Take every one of them.
    .success = Fourteen squares. On an empty board a rook always has fourteen, wherever it stands.

stars = Your turn: collect the three stars with the rook. Three moves are enough.
    .hint-1 = Which star stands on a straight line with the rook? Begin there.
    .on-a1e6 = On the way to e6 the rook would have to turn a corner. One move is one straight line.
    .on-a1e2 = From a1 to e2 is no straight line. Look for a star on the rook's own file.
    .success = All three stars are yours, and the rook went straight every time.

blocked = A rook cannot jump. Your own pawns on d6 and f4 stop it. Click every square where this rook can still go.
    .hint-1 = Walk from the rook along each line, and stop before you meet a pawn.
    .retry = Your own pawns close the road. Up to there, and along the free lines, every square counts.
    .success = Eight squares. Your own piece ends the road one square before it.

take = A black pawn stands on d7. To { -capture(form: "take") } it, move your rook onto its square.
    .hint-1 = You take by landing, not by stopping in front.
    .on-d1d6 = The rook stopped in front of the pawn, and the pawn is still there. Go on to its own square.
    .on-d1d8 = The rook cannot jump over the pawn. But it can land on it.
    .success = The pawn is off the board, and your rook stands on d7.
    .xiangqi = Just as in xiangqi: you take by landing on the enemy's place.

take-all = Take all five pawns. They stand still. Can you do it in five moves?
    .hint-1 = Before each move, look: will the rook see the next pawn from there?
    .success = All five pawns are off the board.

own-pawn = May your rook go from a1 to a8 in this position?
    .why = Your own pawn stands on a4. The rook cannot jump over it, and you can never take your own pieces.

stay-safe = The black rook can take, too. Bring your rook to the star, and never stop on a square that the black rook attacks.
    .hint-1 = Two files have no pawn in your way. Which of them does the black rook look along?
    .on-a1d1 = Look up the d-file from d1: the black rook could come down and take you. Is there another free file?
    .success = The star is yours, and no stop on the way was under attack.

last = Take the five black pawns and collect the star. Plan your road before you start: the best is six moves.
    .hint-1 = Only one pawn stands near the star. Collect the star before you cross to the other side.
    .success = Five pawns and the star, all yours. The rook holds no secrets now.
