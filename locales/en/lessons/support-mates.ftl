title = Queen and helper
summary = The queen right beside the king, and any helper behind it.

idea = The { -queen } mates best right in front of the king. It needs a helper that protects it. Here that is a pawn on h6.
    .at-1 = Mate. The king may not take the queen: the pawn protects it.

knight = Your turn. Find the helper, and find the square. Mate.
    .hint-1 = The knight on f5 attacks a square beside the king.
    .success = Mate. The knight protects the queen.
    .on-f5g7 = You took a pawn, but the knight blocks the queen's way. The queen should go there.
    .on-f5h6 = Check, but the king steps into the corner. Let the knight help and the queen strike.
    .on-f5e7 = Check, but the king steps to h8. Let the knight help and the queen strike.

bishop = The helper may stand far behind. Two moves mate here: find one.
    .hint-1 = The bishop on b2 looks along the same diagonal as the queen. Where does it end?
    .success = Mate. The bishop protects the queen from far away.
    .on-d4f6 = A strong threat, but no check. You can go all the way.
    .on-d4d7 = You attack the bishop, but there is mate. Look along the long diagonal.

rook = Now a rook stands behind the queen on the h-file. Mate.
    .hint-1 = The rook looks up the file through the queen. Where can the queen go with the rook's help?
    .success = Mate. The rook protects the queen along the h-file.
    .on-h5f7 = Check, but nobody protects the queen there. Stay on the file where your rook helps.
    .on-h5g5 = The queen attacks g7, but no helper looks there. Stay on the h-file.

as-black = You are Black. Queen and bishop stand on one diagonal. Mate.
    .hint-1 = Where does the long diagonal from b7 meet the king's pawns?
    .success = Mate. The bishop on b7 protects the queen.
    .on-c6c2 = The queen left the diagonal, and the threat is gone. Look along it.
    .on-c6b5 = You attack the rook, but there is mate. Look along the diagonal.

guard = Queen and bishop aim at h7, but the knight on f6 guards it. Mate in two.
    .hint-1 = Take the guard away, with check.
    .success = Mate. The guard was gone, and the bishop protected the queen.
    .on-d3h7 = The knight on f6 takes the queen. Remove it first.
    .on-d5e7 = Check, but the guard still stands on f6. Remove it.
    .on-d5f4 = The guard still stands on f6, and Black gets time. Remove it with check.

last = Last task. The pawn on g6 would help the queen on h7, but how does the queen get there in time? Mate in three.
    .hint-1 = If the king stood on h8, the queen could come to the h-file with check. What can you give?
    .success = Mate. You gave the rook, the queen came with check, and the pawn protected it.
    .on-e3h3 = A threat, but Black has time: the pawn on f7 takes g6 and makes room. Every move must be a check.
    .on-g6f7 = That pawn is your helper. Black takes it, and the attack is over.
    .on-e3h6 = The pawn on g7 takes the queen. First open the way with check.
    .on-e3e4 = Black's queen takes yours. Every move must be a check.
