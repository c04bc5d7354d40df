title = The discovered attack
summary = One piece steps aside, and the one behind it strikes.

idea = The bishop stands in front of its rook. When it moves with check, the rook attacks the queen at the same moment: a { -discovered-attack }.
    .at-1 = Check by the bishop. And the rook now looks at the queen.
    .at-2 = The king takes the bishop. It had to answer the check.
    .at-3 = The rook takes the queen.
    .xiangqi = When the piece behind gives the check, it is the drawn check (chōujiāng) you know from xiangqi. Here it is the piece in front.

who-hits = If the white knight leaves, another white piece attacks the queen. Click it.
    .hint-1 = Start at the black queen and look along its lines.
    .success = The rook. It waits behind the knight.

pawn-steps = Even a pawn can step aside. Find a pawn move that makes two threats at once.
    .hint-1 = Behind your pawn a bishop looks along the long diagonal. And what does the pawn attack?
    .success = The pawn attacked the queen, and the bishop took the rook.
    .on-e1d1 = That attacks only the queen. Find a move that opens a second line.
    .on-e2d2 = The black queen takes yours.

knight-check = Rook and queen look at each other, with your knight in between. Move it with check, so that the queen has no time.
    .hint-1 = On which square does the knight check g8? It does not matter if it can be taken there.
    .success = Mate. The queen had left the e-file. Had it stayed, your rook would have taken it.
    .on-e4c5 = No check, so Black has time: the queen takes your rook, and that is mate.
    .on-e4d6 = The rook sees the queen, but it is Black's move, and the queen takes the rook first: mate.
    .on-e4g5 = The knight looks toward h7, but it is no check. The queen takes your rook, and that is mate.
    .on-e1d1 = The rook leaves the file of the queen. Move the knight instead.

with-check = The piece behind gives check here, so the piece in front may do anything. Move your bishop and win the queen.
    .hint-1 = The rook checks as soon as the bishop leaves. Where does it attack the queen and also shield your rook?
    .success = The rook gave check, and the bishop took the queen for nothing.
    .on-e5c7 = It attacks the queen, but before the queen goes it takes your rook. Find a square where the bishop shields the rook.
    .on-e5g7 = Only a pawn. With the same check you can win the queen.
    .on-b2b4 = The pawn attacks the queen, but the queen walks off and takes a pawn.
    .retry = You want the check and the queen. From where does the bishop attack the queen and shield the rook on e1?

last = Last task: a capture with check first, then a { -discovered-check }. It ends in mate.
    .hint-1 = Your bishop looks toward g7 and h8. What if your rook stood on that line and could step aside?
    .success = Mate. The rook stepped aside, and the bishop attacks the king. No piece can get in between.
    .on-f6g7 = Black's bishop gives check and mates you soon. Start with a check yourself.
