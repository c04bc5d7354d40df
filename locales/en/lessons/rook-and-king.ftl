title = Rook and king
summary = A box, two kings face to face, and a patient rook.

box = A rook and a king can mate a lone king. The rook draws a wall, and the walls make a box. Black to move: click every square the king can go to.
    .hint-1 = The king may not step onto the rook's file. Everything on its own side is free.
    .success = The king is shut in on the left: the e-file is a wall.

smaller = Make the box as small as you can. Move the rook far up along its wall, to a square that your king protects.
    .hint-1 = Your king protects the squares around it. Which of them is on the e-file, close to the black king?
    .success = Now there are two walls: the e-file and the fourth rank. The box shrank, and your king protects the rook.
    .retry = Other moves win too. Here practise the smallest box: as far up the e-file as your king can protect the rook.
    .on-e1d1 = Check, but the king steps over to the e-file, and the wall is gone. Keep the wall.
    .on-e1e5 = The king takes the rook there. Go to a square that your king protects.

face-to-face = How does a king get pushed back? The kings stand face to face with one rank between. Then the rook gives check.
    .at-1 = Your king guards the three squares in front. The black king must go back a rank.
    .at-3 = Your king follows.
    .at-5 = The king comes near, so the rook goes far away on its rank and keeps the wall.

mate = Face to face on the last rank, and a check. Give { -checkmate }.
    .hint-1 = Your king takes three squares away. From where does the rook attack the whole last rank?
    .success = Mate. Your king guards the squares in front, and the rook has the whole last rank.
    .on-h1d1 = Your own king stands between the rook and the black king. No check.
    .on-h1h7 = That fences the king in, but gives no check. It can go to c8 or e8.

too-early = Here the kings do not face each other: c8 and d6. What happens after the check along the arrow?
    .answer-mate = It is mate
    .why-mate = Look at b7. Your king does not guard it.
    .answer-runs = The king runs
    .why-runs = Right. The king gets out to b7. So first it must step in front of your king.
    .hint-1 = Which squares on the seventh rank does your king guard?

wait = So make Black come to you. Take b7 and b8 away, and the king has only one square. Mate in two moves.
    .hint-1 = The rook can stand on a whole file. Which file locks the left side?
    .success = Mate. The king had to step in front of yours, and the rook was ready.
    .on-h1h8 = Check, but the king gets out to b7. Lock that side first.
    .on-h1c1 = Check, but the king gets out to b7. Lock that side first.
    .on-h1h7 = Now the king goes to b8, away from your king. Lock that side first.

far = The king attacks your rook. Keep the wall on the e-file, but leave the king's reach.
    .hint-1 = A rook does its work from far away. Stay on the e-file.
    .success = The wall still stands, and the king cannot get at the rook in one step.
    .retry = Keep the wall: stay on the e-file, away from the king.
    .on-e4e3 = From d4 the king attacks the rook again at once. Go farther.
    .on-e4e7 = From d6 the king attacks the rook again at once. Go farther.
    .on-e4e5 = The king takes the rook there: nothing protects it.
    .on-e4e6 = The king takes the rook there: nothing protects it. Go farther.
    .on-e4d4 = The king takes the rook there: nothing protects it.
    .on-b1c2 = Now the king takes your rook, and the game is a draw. The rook must go.

last = Last task, as Black. The white king stands on the edge, but not yet in front of yours. Mate in three moves.
    .hint-1 = If the king stands in front of yours, on the same rank, one check ends it. Where does it have to step?
    .success = Mate in three. The king stepped in front of yours, and the rook struck.
    .on-h2b2 = Check, but the king slips aside along the edge, and you need longer. A rook works best from far away.
    .on-h2a2 = The king takes the rook: nobody protects it there. That is a draw.
    .on-c3d3 = Your king walks away, and the mate takes longer. Keep it close.

play-out = Now play it to the end. Mate my king with rook and king in thirty moves at the most.
    .hint-1 = The rook cuts off a rank or file. Your king comes face to face. Then check. If you are one move too early, wait with the rook.
    .success = Mate with a rook. That takes patience, and you had it.
