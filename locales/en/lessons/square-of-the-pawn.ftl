title = The square of the pawn
summary = Can the king still catch it? One look is enough.

idea = Draw a box from the pawn to the last rank, as wide as it is long: the pawn's square. A king that can step into it catches the pawn.
    .at-1 = The king steps into the square.
    .at-2 = Each pawn step makes the square smaller.
    .at-3 = The king steps in again.
    .at-9 = Caught. No counting was needed.
    .xiangqi = A xiangqi soldier (bīng) never becomes anything else. Here a lone pawn can decide the whole game, so it is worth chasing.

too-far = The same square, but White is to move. Is the pawn caught?
    .answer-caught = Yes, caught
    .why-caught = When the pawn steps to a5, the square shrinks to a5, a8, d8 and d5. The king cannot step into it.
    .answer-queen = No, it becomes a queen
    .why-queen = Right. The pawn moves first, the square shrinks, and the king stays outside.
    .hint-1 = Move the pawn in your head, and draw the new square.

run = You are White. The pawn has not moved yet. Can it get through? Play the right move.
    .hint-1 = From its first square a pawn may do something special.
    .success = Two squares at once, and the black king is outside the square.
    .on-a2a3 = One step is too slow: the black king gets into the square and catches the pawn.
    .on-h1g2 = No time to wait: now the black king steps into the square.
    .on-h1h2 = Your king cannot help from here, and the black king steps into the square.
    .on-h1g1 = That move was the pawn's: now the black king is in the square.

step-in = You are Black. Step into the square of the pawn on h4.
    .hint-1 = Draw it: from h4 to h8, and just as far toward the d-file. Which corner is near you?
    .success = Your king stands in the square and will catch the pawn.
    .on-c3d3 = The square begins on the fourth rank. You are still outside.
    .on-c3c4 = The square ends at the d-file. You are still outside.
    .on-c3d2 = That is the wrong direction: the pawn runs toward h8. Step into the square.
    .on-c3b3 = Away from the pawn, and it becomes a queen.

two-ways = You are White, and a black pawn runs down the a-file. Two moves catch it. Play one.
    .hint-1 = Black's pawn runs to a1. Draw the square downward from a5.
    .success = You stand in the square of the pawn: it will be caught.
    .on-f5f4 = The square ends at the e-file. You are still outside.
    .on-f5e6 = The square goes down from the fifth rank. You are above it.
    .on-f5g4 = Away from the pawn. Step into its square.

help = If the pawn runs now, the black king steps into its square. So running does not work. What helps your pawn?
    .hint-1 = The pawn alone is caught. Who could go with it?
    .success = Your king comes along. Slower, but the pawn gets through with its help.
    .on-b4b5 = Now the black king steps into the square and catches the pawn. Your own king is too far away to help.
    .on-a1b1 = A step along the edge brings you no closer to your pawn.

last = Last task, by Réti. Black's pawn looks uncatchable, and your own looks lost. Walk toward both at once and save the draw.
    .hint-1 = On a diagonal a king comes closer to two goals with each step.
    .success = Your king is in the square of the pawn. A walk that seemed impossible saved the draw.
    .on-c6c7 = The black king goes to b7 and wins the pawn, and the other one runs. Use your king.
    .on-h8h7 = One step behind the pawn and no closer to your own. Walk on the diagonal.
    .on-h8g8 = You stay as far from Black's pawn as before. Walk on the diagonal.
    .on-3-g7g6 = You chase one pawn only, and it stays ahead. Walk on the diagonal, toward both.
    .on-3-g7h6 = You chase one pawn only, and it stays ahead. Walk on the diagonal, toward both.
    .on-5-f6g5 = That pawn stays one step ahead, and your own is lost. One more step on the diagonal helps both.
    .on-5-c6c7 = The king takes your pawn at once, and the other one runs. Help your pawn with the king.
