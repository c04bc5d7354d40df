title = A safe king
summary = Keep the wall, open a window, castle to the right side.

idea = White's three pawns stand at home: a wall. Black's have run forward, and the squares behind them are bare. White's king sleeps better.
    .xiangqi = In xiangqi advisers (shì) and elephants (xiàng) guard the general (jiàng). Here the pawns do it.

window = A wall without a window is a trap, too: Black threatens mate on your first rank. Open a window for the king.
    .hint-1 = One step of a pawn in front of your king gives it a way out.
    .success = Now your king has a way out, and no rook can mate it on the first rank.
    .retry = Mate threatens on your first rank. A pawn step in front of the king gives it a way out.
    .on-a2a4 = Far from the king: the rook comes to c1, and it is mate.
    .on-b3b4 = Your king still has no way out: the rook mates on c1.
    .on-b2c2 = The rook takes yours, and nobody takes back.

which-side = Castle. But on which side does your king find a wall?
    .hint-1 = One side has lost its g-pawn. Count the pawns on the other.
    .success = King on c1, behind three pawns. And your rook can come to the g-file, where no pawn of yours stands.
    .on-e1g1 = There the g-pawn is missing, and the file lies open in front of your king.
    .on-e1e2 = Here the king stands in the middle of the road: the knight comes to d4 with check.

stop-mate = You are Black. White threatens mate on h7. A pawn move can stop it. Which one?
    .hint-1 = Close the bishop's diagonal, or move the pawn on h7 out of the way.
    .success-1 = The mate is stopped. A pawn in front of the king moved only because it had to.
    .success-2 = h7 cannot be taken with mate any more. That was worth a pawn move.
    .retry = Look at h7: queen and bishop both aim there, and only your king guards it.
    .on-g7g6 = It stops the mate and hits the queen. It leaves holes, but White has no dark bishop to use them.
    .on-b6b2 = A pawn for you, and mate on h7 for White.
    .on-d7f6 = It guards h7, but the e-pawn takes the knight.
    .on-f8c8 = The queen takes h7 with check, and your king must run in the open.
    .on-b6d4 = A pawn for you, and mate on h7 for White. Shut that door first.

still-at-home = White has castled, Black's king still stands on the e-file, opposite your rook. Punish it.
    .hint-1 = If the knight takes on e5 and Black takes back, your bishop can leave the file with check.
    .success = A pawn won. If Black takes the knight, your bishop checks on b5, and then the rook takes on e5.
    .retry = Black's king and the pawn on e5 stand on one file with your rook. Open it with a capture.
    .on-d2d3 = Calm, but Black guards e5 in time, with the bishop from d6. Something was to be won.
    .on-d2d4 = Black's pawn passes to e4, and the file is shut. Something was to be won.

guards = A king needs guards, too. Which white piece watches h2, right beside the king, and g5 and h4 on the way there?
    .answer-knight = The knight
    .why-knight = Right. From f3 a knight watches h2, g5 and h4: the best bodyguard of a castled king.
    .answer-rook = The rook on a1
    .why-rook = It stands far away, behind its own pieces. Who stands close?
    .answer-pawn = The pawn on f2
    .why-pawn = It is part of the wall, but it guards only e3 and g3.
    .hint-1 = Who stands close to the king and looks at all three squares?

last = Last question. Both have castled, on opposite sides. Who may push the h-pawn and g-pawn at the enemy king without opening his own?
    .answer-white = White
    .why-white = Look where White's king is. Those pawns are its own wall.
    .answer-black = Black
    .why-black = Right. Black's king is on the other side, so these pawns are soldiers, not a wall.
    .answer-both = Both
    .why-both = Only a side whose king lives elsewhere can use those pawns as soldiers.
    .hint-1 = In front of which king do Black's h-pawn and g-pawn stand?
