title = The pin
summary = A piece that cannot move, because something bigger stands behind it.

absolute = The bishop looks through the knight at the king. If the knight moved, the king would be in check, so it may not move: it is { -pin(form: "past") }.
    .xiangqi = In xiangqi it is called holding back (qiānzhì): a piece must stay because the general (jiàng) stands behind it.

who-is-pinned = Two black pieces are { -pin(form: "past") } to their king. Click both.
    .hint-1 = Start at the black king and look outward: which black piece has a white attacker right behind it?
    .success = The rook pins the knight, the bishop pins the other bishop.

relative = Now the queen, not the king, stands behind the knight. Is it allowed to move?
    .why = The rules allow it, because the king is not in check. But the bishop then takes the queen. Such a pin is called relative, and a pin to the king absolute.
    .hint-1 = If the knight goes away, who is attacked: the king or the queen?

find-it = Pin the black rook to its king. Watch it stay, and take it.
    .hint-1 = King and rook stand on one diagonal. Which of your pieces moves along diagonals?
    .success = The rook could not run away, and your bishop took it.
    .on-f3e5 = The knight attacks the rook, but the rook just moves. Make it unable to move.
    .on-e2c4 = The bishop stands well, but the rook is free to go. Look for the diagonal of the king.

pin-the-queen = Even a queen can be pinned. Put a rook on the line that it may not leave. Either rook will do.
    .hint-1 = King and queen stand on the same file. What happens to a rook there if the queen takes it?
    .success = The queen could only take one rook, and your other rook took it.
    .on-f3f4 = The pawn attacks the queen, but the queen is free and takes a pawn. Pin it first.
    .on-a1d1 = A good file, but not the one where king and queen stand.

last = Last task, you are Black. Pin the white queen to its king, and make sure your bishop is protected.
    .hint-1 = Queen and king share a diagonal. On which square of it does your rook protect the bishop?
    .success = The queen could not leave the diagonal: a queen for a bishop.
    .on-c8d8 = The white queen takes the rook. The queen is not pinned yet.
    .on-c8c4 = The white queen takes the rook. The queen is not pinned yet.
    .on-a7a6 = Nothing happens to the queen. Look at the diagonal from the queen to its king.
