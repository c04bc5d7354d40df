title = Arabian mate
summary = Rook and knight, the oldest team, mate in the corner.

idea = King in the corner, knight two squares away on the diagonal. The { -knight } guards g8 and protects h7; the { -rook } comes to h7.
    .at-1 = Mate. This one is over a thousand years old.
    .xiangqi = Chariot (jū) and horse (mǎ) work together like this in xiangqi, too.

two-jobs = How many jobs does the knight on f6 do in this mate?
    .answer-one = One
    .why-one = Look once more: it protects the rook on h7, and it also takes a square from the king.
    .answer-two = Two
    .why-two = Right. It protects h7, so that the king cannot take the rook. And it guards g8, so that the king cannot run.
    .answer-none = None
    .why-none = Without the knight the king would simply take the rook on h7.
    .hint-1 = Imagine the knight away. What could the king do?

beside = Here a black pawn stands on h7. The rook can come from the other side. Mate in one.
    .hint-1 = The knight protects two squares beside the king. Your rook can reach one of them.
    .success = Mate. The knight protects the rook on g8, and the rook guards g7.
    .on-g3g7 = No check, and the king or the rook on a7 takes it. Attack the king.
    .on-g3h3 = The pawn stands between the rook and the king. Come from the side.
    .on-f6d5 = The knight leaves the king alone. It stands on the best square already.

jump-in = The rook holds the seventh rank. Now the knight jumps in. Mate in two.
    .hint-1 = Which knight check also protects h7?
    .success = Mate. The knight drove the king into the corner and protected your rook.
    .on-d5e7 = Check, but the bishop takes the knight. Find the square that guards g8 and h7.
    .on-d7h7 = The king takes the rook: it has no protection yet. First bring the knight.
    .on-d7d8 = The rook on a8 takes it. Keep the seventh rank, and bring the knight.
    .on-d7g7 = Check, but the king or the bishop takes the rook. Keep it where it is, and bring the knight.

last = Last task, as Black: the same team, the other end of the board. Mate in two.
    .hint-1 = Your rook holds the second rank. Where does the knight give check and protect h2?
    .success = Mate. Knight and rook did it together, as they have done for a thousand years.
    .on-d2g2 = Check, but the bishop or the king takes the rook. The knight goes first.
    .on-d2d1 = The rook on a1 takes it. Keep the second rank, and bring the knight.
    .on-d2a2 = White's rook takes it back. There is something better: the knight.
    .on-d2h2 = No knight protects h2 yet, and the king takes the rook. The knight goes first.
