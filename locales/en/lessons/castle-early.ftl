title = Castle early
summary = Bring the king behind its pawns before the middle opens.

why = The middle is where the fight opens. The king does not like it there. { -castling(form: "start") } helps twice.
    .at-1 = White's king stands behind three pawns, and the rook comes nearer to the centre.
    .at-2 = Black does the same. Now both can open the centre without fear.
    .xiangqi = In xiangqi the guards stand around the general (jiàng). Here three pawns are the guards.

shield = White has castled. Click every white piece that guards the pawn on f2 now.
    .hint-1 = Before castling only the king guarded f2. Who has come to help?
    .success = King and rook. Now the soft spot has two guards.

wall = You are Black. White moved the pawns beside the king: a wall with a hole. Give mate.
    .hint-1 = An open diagonal leads to the king on e1. Who can use it?
    .success = Mate after two moves. The pawns beside the king are its wall: do not push them without need.
    .on-f8c5 = A fine bishop, but White gets time to mend the wall. Look at the diagonal to e1.
    .on-d8g5 = The queen looks the wrong way. From which square does it see e1?

now = You are Black. Knight and bishop are out, the way is free. What now?
    .hint-1 = Your king still stands in the middle.
    .success = You castled. Whatever opens in the middle now, your king is out of it.
    .on-d7d6 = The bishop on c8 has a way now. But your king still stands in the middle.
    .on-a7a6 = A good move too: the bishop gets a place to hide. Here castle first.
    .on-d7d5 = The centre opens while your king still stands there. Castle first.
    .on-f6g4 = The knight moves twice and runs into White's defence. Castle.
    .on-c5f2 = The king takes the bishop: a bishop for a pawn.

which-side = White pushed the pawns on the right to attack, and castled to the left. What is a good place for a king?
    .hint-1 = Look at the squares in front of the king on c1, then at g1 and h1.
    .answer-behind = Behind its own pawns at home
    .why-behind = Right. On c1 three pawns stand before the king. The pawns that ran forward can attack without fear.
    .answer-open = Where the pawns have run away
    .why-open = There is no wall left: rooks, queen and bishops could come straight at the king.

last = Last task. Black's king and queen stand on the e-file. Castle, bring the rook there, then open the file.
    .hint-1 = King to safety, rook to the e-file. What stands between the rook and the queen then?
    .retry = Your king leaves the e-file first, then the rook comes there, and last the bishop steps aside.
    .on-e1g1 = Your king is safe. Now the rook is ready.
    .on-3-f1e1 = The rook aims through your bishop at queen and king. Now the bishop must leave the file.
    .success = The queen is { -pin(form: "past") }: behind it stands the king. At most it takes your rook, and you take back. Castling early wins the queen for a rook.
    .on-d2d4 = The centre is yours, but your king still shares the e-file with the queen. Castle first.
    .on-3-d2d4 = The pawn takes room, but the rook does more on e1: there it aims at the queen.
    .on-b1c3 = This drives the queen away from the very file on which you want to catch it.
