title = The king
summary = One step at a time, and never into danger.

meet = The { -king } moves one square in any direction. It is slow, but the whole game is about it: if it cannot be saved, you lose.
    .xiangqi = Like the general (jiàng), but without a palace: the king may walk over the whole board, and at a slant as well.

reach = The king stands on f4. Click every square it can go to.
    .hint-1 = One step: forward, back, to the sides and at a slant.
    .retry = Only the squares that touch the king's square, and all of them.
    .success = Eight squares, all around the king.

walk = Take the king for a walk and collect both stars. Five steps are enough.
    .hint-1 = A slanting step brings the king up and to the side at the same time.
    .success = Both stars are yours, one step at a time.

watched = The king may never step onto a square that an enemy piece { -attack(form: "third") }. Here the black rook attacks the whole d-file.
    .xiangqi = A xiangqi player may leave the general in danger by mistake. Here such a move is not allowed: you must play another one.

safe-squares = Click every square where the white king may go.
    .hint-1 = Take the eight squares around the king, and leave out those on the rook's file.
    .retry = The rook on d8 attacks d3, d4 and d5. The other neighbours are all safe.
    .success = Five squares. The three on the d-file are closed to the king.

take-rook = The king takes as it moves: one square away. The black rook stands beside your king, and no black piece protects the rook. Take it.
    .hint-1 = The rook touches your king's square at a corner.
    .on-e4f4 = Your king is safe on f4, but the black rook is still there. Nobody protects it: take it.
    .on-e4f3 = Your king is safe on f3, but the black rook is still there. Nobody protects it: take it.
    .on-e4e3 = Your king is safe on e3, but the black rook is still there. Nobody protects it: take it.
    .success = Your king took the rook and stands on d5.

protected-rook = Now there are two black rooks. May the king take the one on d5?
    .why = One rook protects the other. A king never takes a protected piece.

which-rook = Two rooks, so close! But only one of them has nobody to protect it. Take that one.
    .hint-1 = Somebody far away looks along a diagonal at one of the rooks. Which one is left alone?
    .on-d3c4 = That one is protected. What about the other rook?
    .success = Your king took the rook on e2. Nobody protected it.

two-kings = Kings attack as well: each one watches the eight squares around it. So two kings never stand side by side. Click where your king may go.
    .hint-1 = Draw a ring around the black king. Your king may not step onto it.
    .retry = The black king attacks d5, e5 and f5. The squares beside and behind your king are safe.
    .success = Five squares. There is always at least one square between the kings.
    .xiangqi = In xiangqi the generals may not face each other on an open file. Here the kings may: only touching is forbidden.

stay-safe = Two bishops watch their diagonals. Walk your king to the star, and never step onto a square that they attack.
    .hint-1 = One bishop watches dark squares, the other light ones. Before each step, check the bishop of that colour.
    .on-d1e2 = Which squares beside the king do the bishops not see?
    .success = Your king is on the star, and every step was safe.

last = The king hunts. Take the bishop and the knight, and never step onto a square that they attack.
    .hint-1 = A bishop does not attack the squares straight in front of it and beside it. Come to it from there.
    .on-e1e2 = The bishop looks through d3 to e2. Start on the other side.
    .on-e1f1 = The bishop looks through d3 and e2 to f1. Start on the other side.
    .success = Your king took both and never stepped into danger.
