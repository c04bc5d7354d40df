title = Epaulette mate
summary = Two rooks on the king's shoulders, and nowhere to go.

idea = Two rooks stand left and right of their own king, like epaulettes on a soldier's shoulders. They protect it, and they shut it in. Watch the { -queen }.
    .at-1 = Mate. The queen takes the three squares in front, and the king's own rooks take the two beside it.

one-missing = Here one epaulette is missing. The queen gives check on e6. Is it mate?
    .answer-mate = Yes, mate
    .why-mate = Look beside the king. Is d8 attacked by anything?
    .answer-escapes = No, the king gets away
    .why-escapes = Right. On d8 no rook stands in the way, so the king steps there.
    .hint-1 = The queen guards the squares in front. And beside the king?

distance = The king is on g8 with both epaulettes. Which check mates? The distance matters.
    .hint-1 = Leave exactly one square between queen and king. Then the queen covers everything in front of the king.
    .success = Mate. From g6 the queen covers f7, g7 and h7, and the rooks do the rest.
    .on-e4g4 = Check, but from so far away the queen does not cover f7 and h7.
    .on-e4d5 = Check, but the king steps to g7 or h7. Stand straight in front of it.
    .on-e4e6 = Check, but the king steps to g7 or h7. Stand straight in front of it.
    .on-e4h7 = Too close: nobody protects the queen on h7, and it is taken.
    .on-e4c4 = Check, but the king steps to g7 or h7. Stand straight in front of it.

as-black = You are Black. White's king stands between its rooks. Mate in one.
    .hint-1 = Straight in front of the king, with one square between.
    .success = Mate. The queen covers d2, e2 and f2, and the rooks stand on d1 and f1.
    .on-b6b4 = Check, but White can block it or step away. Stand straight in front of the king.
    .on-b6a5 = Check, but White can block it or step away. Stand straight in front of the king.
    .on-b6e6 = Check, but from so far away the queen covers neither d2 nor f2. Come closer.
    .on-b6f2 = Too close: nobody protects the queen on f2, and it is taken. Leave one square between.

slanting = A cousin: here the rooks stand behind the king, slanting, like a swallow's tail. This time the queen goes right up to it. Mate.
    .hint-1 = The queen needs protection there. Which square does your pawn protect?
    .success = Mate. The pawn protects the queen, the queen covers the sides, and the rooks block the corners behind.
    .on-h3h4 = Check, but the king steps to d7 or another free square. Go right up to it.
    .on-h3e3 = Check, but the king steps aside. Go right up to it, protected by the pawn.
    .on-h3a3 = Check, but the king steps aside. Go right up to it, protected by the pawn.
    .on-d5d6 = Check by the pawn, but it gives up e6, and a rook can take it. The queen needs that pawn on d5.
    .on-h3d7 = Right up to the king, but nobody protects the queen there. Which square does your pawn protect?

last = Last task. The king has come forward. Push it back between its epaulettes: mate in two.
    .hint-1 = A check that leaves the king only e8. Your pawns and queen already watch the other squares.
    .success = Mate. The knight sent the king back between its rooks, and the queen shut the door.
    .on-h3e6 = Check, but nobody protects the queen there yet: the king takes it.
    .on-h3h4 = Check, but the king comes out to e6. Keep the queen on h3 and use the knight.
    .on-h3a3 = Check, but the king comes out to e6. Keep the queen on h3 and use the knight.
    .on-g6g7 = You attack a rook, but Black's other rook comes to d1, and you are mated. Give check with the knight.
    .on-h3d7 = Nobody protects the queen there, and it is taken. Begin with the knight.
