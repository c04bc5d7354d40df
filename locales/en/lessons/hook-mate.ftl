title = Hook mate
summary = Pawn holds knight, knight holds rook, and the rook mates.

idea = Three men hold on to each other like links of a chain. The { -pawn } protects the knight, the { -knight } protects the rook, and the { -rook } gives check.
    .at-1 = Mate. The king can take nothing, and its own pawns on e6 and f7 stand in the way.

chain = Look at the mate once more. Click the piece that protects the knight.
    .hint-1 = A pawn protects the squares diagonally in front of it.
    .success = The pawn on e5. It also guards d6: two jobs for one pawn.

no-pawn = The same, but the pawn on e5 is gone. Is it still mate?
    .answer-mate = Yes, still mate
    .why-mate = Who protects the knight now? Nobody. And it stands right beside the king.
    .answer-takes-knight = No, the king takes the knight
    .why-takes-knight = Right. Without the pawn the knight hangs, and the chain breaks.
    .answer-takes-rook = No, the king takes the rook
    .why-takes-rook = The knight still protects the rook. But who protects the knight?
    .hint-1 = Follow the chain from the rook backward.

as-black = You are Black. Pawn and knight are linked already. Put the rook in the right place: mate.
    .hint-1 = Which square beside the king does your knight protect?
    .success = Mate. The pawn holds the knight, the knight holds the rook.
    .on-c1c2 = Check, but the king steps back to f1. The rook must stand where the knight protects it.
    .on-f3d4 = Check, but the pawn on e3 takes the knight. It must stay: it is a link of the chain.
    .on-f3g1 = Check, but the king steps away, and the chain is broken. Leave the knight.

drive = The king is still on f8. Drive it to the right square: mate in two.
    .hint-1 = Your pawn on h6 guards g7. So where must the king go after a check on the last rank?
    .success = Mate. One check to drive the king, one to hook it.
    .on-h6h7 = The pawn leaves g7 open, and the king gets out there. It must stay.
    .on-a1a7 = The king has no legal move, but Black's knight has. A check would be faster.
    .on-a1e1 = The rook does most on the last rank. Give check there.
    .on-f6h7 = Check, but the knight is a link of the chain: on f6 it protects e8. Use the rook.
    .on-f6d7 = Check, but the knight is a link of the chain: on f6 it protects e8. Use the rook.

last = Last task: the knight is not in its place yet. Build the chain and mate in three.
    .hint-1 = The knight can go to its post with check. Which square does the pawn on e5 protect?
    .success = Mate. The knight reached its post with check, and the rook finished.
    .on-a1a8 = Check, but the king goes to h7. First the knight should take that square away.
    .on-h6h7 = The king takes the pawn, or steps to g7. You will need that pawn on h6.
    .on-a1a7 = The rook is good on the last rank. First bring the knight, with check.
