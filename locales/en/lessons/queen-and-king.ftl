title = Queen and king
summary = Cage the lone king, bring your own king, give mate.

idea = A queen and a king can always mate a lone king. First the queen builds a cage: it stands a knight's jump away and copies each step of the king.
    .at-1 = A knight's jump from d3 is e5. No check, but the king's room shrinks.
    .at-2 = The king steps down and right.
    .at-3 = The queen copies it: down and right.
    .at-5 = Up goes the king, up goes the queen.
    .at-9 = The cage is small now.

cage = See the cage from inside. The queen stands a knight's jump away. Black to move: click every square the king can go to.
    .hint-1 = Cross out the queen's file, its rank and its diagonals.
    .success = Three squares, all of them farther from the middle.

shadow = The king went from b4 to c3: one down, one right. Copy that step with your queen.
    .hint-1 = The same step: one square down, one square right.
    .success = The queen stands a knight's jump away again, and the cage is smaller.
    .retry = Other moves win too, but here practise the shadow: the same step as the king.
    .on-d5d4 = Right beside the king, with nobody to protect it: the king takes the queen.
    .on-d5c5 = A check drives the king, but not where you want. Copy its last step instead.

stop = Now stop. The king can only go to b1 and back. Leave the queen on its square and bring your own king closer.
    .hint-1 = The queen alone cannot mate. Who must help?
    .success = Your king comes. The black king still has b1, so it is no stalemate.
    .retry = Let the queen stand. Bring your king toward the corner a1.
    .on-d2c2 = Too greedy. The queen takes b1, too: no check and no move, { -stalemate }, a draw.
    .on-d2d1 = Check, but the king gets out of its corner. Let the queen stand, and bring your king.
    .on-d2b2 = Too close: nobody protects the queen there, and the king takes it.
    .on-d2c1 = Check, but the king comes out to a2. Leave the queen on its square, and bring your king.

draw-or-not = White's queen went to c7. Black to move. What is it?
    .answer-mate = Checkmate
    .why-mate = The queen does not attack a8. Without a check it is no mate.
    .answer-draw = A draw
    .why-draw = Right. No check, and a7, b7 and b8 are covered: stalemate. In the corner a knight's jump is one step too close.
    .answer-goes-on = The game goes on
    .why-goes-on = Look at a7, b7 and b8. The queen covers them all, so Black has no move.
    .hint-1 = Is a8 attacked? And which squares has the king?

finish = Your king has arrived. Now the queen may go close. Give { -checkmate }; there is more than one way.
    .hint-1 = Right in front of the king, protected by yours. Or on the last rank, from afar.
    .success = Mate. The queen attacks the king, and your king guards the squares in front.
    .on-e7f6 = No check, and Black cannot move: stalemate, a draw. You must give check.
    .on-e7f7 = Check, but the king slips into the corner h8.
    .on-e7e6 = Check, but the king can step to f8 or h8.
    .on-e7h7 = Check, but the king steps to f8.
    .on-e7f8 = Check, but nobody protects the queen there, and the king takes it.

last = Last task: all of it, as Black. The cage is ready. Mate in three moves, and leave the king a square until the end.
    .hint-1 = The queen already holds the b-file. Who has to walk?
    .success = Mate. Your king walked up, and the queen finished with its help.
    .on-b7b3 = Nobody protects the queen on b3 yet. The king takes it. First bring your king.
    .on-b7b6 = The queen need not move: it holds the b-file well. Bring your king.
    .on-b7a7 = Check, but now the b-file is open and the king walks out. Let the queen stand.
    .on-b7b5 = Nobody protects the queen on b5, and the king takes it. First bring your king.

play-out = Now play it to the end. Mate my king in twenty moves at the most, and mind stalemate.
    .hint-1 = First the queen makes the cage small. Then your king walks up. At the edge, leave the other king a square.
    .success = Mate. Cage, king, finish: you can do it in every game.
