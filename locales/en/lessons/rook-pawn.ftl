title = The pawn on the edge
summary = On the a-file or h-file one king in the corner saves the draw.

idea = A pawn on the edge is special: on its other side there is no room. A lone king in the corner in front of it cannot be driven out.
    .at-1 = Toward the corner.
    .at-3 = The king sits in the corner. White cannot go around it.
    .at-4 = No move and no check: { -stalemate }, a draw.

corner = You are Black, and the pawn is on a4. Only one move reaches the corner in time. Find it.
    .hint-1 = The corner is a8. Which step brings you next to c8?
    .success = In time: from d7 the king gets to c8 or c7, and White cannot shut it out.
    .on-e6d6 = One rank short: White's king comes to b6 or b7 and shuts you out.
    .on-e6e7 = Too slow: White's king takes b7 and shuts you out. Come diagonally.
    .on-e6d5 = Away from the corner: White's king shuts you out, and the pawn gets through.

shut-out = The same position, but it is White's turn, and you are White. Shut the king out of the corner.
    .hint-1 = From which squares will your king soon guard b7 and b8?
    .success = The black king comes too late: your king will hold b7, and the pawn gets through.
    .on-a5b5 = Too low: the black king reaches the corner. Go up beside the pawn's road.
    .on-a5b4 = Backward: the black king reaches the corner.

locked-in = A second way to draw: White's own king is locked in, in front of its pawn.
    .at-1 = Black stands nearby and does not let it out.
    .at-2 = White's king can only move in the corner.
    .at-5 = White has no move and is not in check: { -stalemate }, a draw.

lock = You are Black. White's king stands beside its pawn. Which square locks it in or brings you to the corner?
    .hint-1 = Stand near the corner, so that b7 and b8 stay in your reach.
    .success = You hold b7 and b8. White's king either stays locked in or lets you into the corner.
    .on-c6d7 = One file too far: White's king comes out to b7, and the pawn runs.
    .on-c6c5 = Away from the corner: White's king comes out to b7, and the pawn runs.
    .on-c6d6 = One file too far: White's king comes out to b7, and the pawn runs.

which-file = Now the pawn is on the b-file, and the king stands before it on the sixth rank. White to move. Win or draw?
    .answer-draw = A draw
    .why-draw = That would be so on the a-file. Here White can go around on both sides: to a6 or c6.
    .answer-win = A win
    .why-win = Right. King on the sixth rank before its pawn wins, except on the edge of the board.
    .hint-1 = Is there room on both sides of the pawn?

last = You are Black: hold the draw to the end. One slip, and you are shut out.
    .hint-1 = Go straight toward the corner a8.
    .success = Your king sits in the corner, and nobody can drive it out: a draw.
    .on-d7d8 = Shut out: White's king takes b7, and you never reach the corner.
    .on-d7d6 = You come too low: White's king takes b7 and shuts you out.
    .on-d7e7 = Away from the corner: White's king takes b7.
    .on-3-c8d7 = Away from the corner: White's king takes b7 and shuts you out. Keep going toward a8.
    .on-3-c8d8 = Away from the corner: White's king takes b7 and shuts you out. Keep going toward a8.
    .on-5-b8c8 = The pawn steps to a7, and nothing stops it. Stay in front of it, in the corner.

play-out = Now play it out, as Black. Hold the draw against me for twelve moves.
    .hint-1 = Which corner does the pawn need? Be there first, and stay.
    .success = You held it. Against a pawn on the edge, the corner is your home.
