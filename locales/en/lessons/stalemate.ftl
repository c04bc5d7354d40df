title = Stalemate
summary = No move and no check: nobody wins. A trap, and a rescue.

idea = White is winning, but look what this queen move does. The black king is not attacked, yet Black has no legal move. That is { -stalemate }: the game is a draw.
    .at-1 = From g6 the queen covers g8, g7 and h7, but not h8. No check and no move: a draw.
    .xiangqi = In xiangqi a side that has no move loses. In chess it is a draw. Remember this one: it costs many newcomers a won game.

who-can-move = Almost the same board, but Black also has a pawn. Black is to move. Click what can move.
    .hint-1 = The king has no square. Is there anything else?
    .success = The pawn can move, so this is not stalemate. Every piece counts, not the king alone.

which = Black is to move. The king has no square to go to. Is it checkmate or { -stalemate }?
    .answer-mate = Checkmate
    .why-mate = Nothing attacks a8: the rook looks along the b-file and the seventh rank. No check, so it is stalemate.
    .answer-stalemate = Stalemate
    .why-stalemate = Right. The king is not attacked and has no move.
    .hint-1 = Ask first: is the king attacked right now?

result = White is to move and has no legal move. White's king is not in check. Black has a pawn more. Who wins?
    .answer-white = White
    .why-white = Having no move does not win the game. Stalemate is a draw.
    .answer-black = Black
    .why-black = The extra pawn does not matter any more. Stalemate is a draw.
    .answer-draw = Nobody: a draw
    .why-draw = Right. Stalemate ends the game at once as a draw, whoever is ahead.
    .hint-1 = What is the game called when nobody wins?

room = When you chase a lone king, leave it room until you can mate. The queen on f5 does. Black is to move: click the squares the king can go to.
    .hint-1 = Cross out the lines of the queen. What is left around h8?
    .success = The king still has g7 and g8, so the game goes on, and White can go on hunting.

win-instead = One move gives checkmate. Some others give the win away. Choose well.
    .hint-1 = Your move must attack a8, and leave the king no way out.
    .success = Checkmate. The queen attacks the whole last rank, and your king guards a7 and b7.
    .on-c1c7 = No check, and the king has no square: stalemate, a draw. Attack the king instead.
    .on-c1f4 = The queen guards b8 from f4, but gives no check: stalemate, a draw. Attack the king instead.
    .on-c1a1 = A check up the a-file, but b8 is free, and the king steps there. Which check guards b8 as well?
    .on-c1a3 = Check, but the king steps to b8. Which check also guards b8?
    .on-c1h1 = A check along the long diagonal, but the king steps off it to b8. Which check guards b8 as well?
    .on-c1c6 = Close by, but the queen looks past b8, and the king steps there. Try the last rank.

not-greedy = Black has one pawn left. Before you take it, look at what Black could still play. Find { -checkmate }.
    .hint-1 = Your king guards f7, g7 and h7. From where does the queen attack the whole last rank?
    .success = Checkmate. The queen attacks along the last rank, and your king guards the squares in front.
    .on-e4e6 = The pawn was Black's last move. Now Black has none, and there is no check: stalemate, a draw.
    .on-e4e5 = Check, but the king steps to g8. Which check also covers g8?
    .on-e4h4 = A check up the h-file, but the king steps to g8. Which check covers g8 as well?
    .on-e4d4 = Check, but the king can step to g8. Which check also covers g8?
    .on-e4h1 = A check from far away, but the king steps to g8. Try the last rank.

hunt = Now hunt the king yourself: { -checkmate } in two moves. There are many ways, and one trap: { -stalemate }.
    .hint-1 = Leave the king one square, and come closer. Then mate it there.
    .retry = From there it takes longer. Two moves are enough.
    .on-f2f6 = No check, and every square around the king is covered: stalemate, a draw. Leave it one square.
    .success = Checkmate. You left the king room until the very last move.
    .on-f2f8 = The king takes the queen, and two bare kings can only draw. Keep the queen out of the king's reach.

shut-in = Now you are in trouble. If the black king gets out, the pawn becomes a queen. Save yourself with { -stalemate }.
    .hint-1 = Take b1 and b2 away from the black king. Its own pawn already stands on a2.
    .success = Stalemate, a draw. The black king is shut in behind its own pawn.
    .on-d2c3 = You guard b2, but the king slips out to b1, and the pawn will be a queen. Guard b1 too.
    .on-d2d1 = You guard neither b1 nor b2: the king slips out, and the pawn will be a queen. Come closer.
    .on-d2d3 = You guard neither b1 nor b2: the king slips out, and the pawn will be a queen. Come closer.

give-the-queen = Black is a rook ahead. But look: your king has no legal move. If your queen were gone, it would be stalemate. Give it away with check.
    .hint-1 = Find a check right next to the black king. Black must have nothing better than to take.
    .success = Black has to take the queen, and then you have no move: stalemate. You saved a draw.
    .on-g4c8 = Check, but the king can step to g7 and leave your queen alone. You would have to go on checking. Find one that settles it at once: Black must take.
    .on-g4d4 = The black queen takes, but then it has left g2 and h2 free, and your king must move. Keep it on f2.

last = Last task, as Black. Two moves here give stalemate, only a draw. One is { -checkmate }.
    .hint-1 = Do not think of the pawn. From where does the queen attack the whole eighth rank?
    .success = Checkmate. The queen attacks the eighth rank, and your king guards a7 and b7.
    .on-a3b3 = That was White's last movable piece. White is not in check: stalemate, a draw. Leave the pawn alone.
    .on-a3b4 = Now the pawn is blocked and the king has no square: stalemate, a draw. Look for a check.
    .on-a6b6 = Stepping aside lets the queen give check, but the white king goes to b8. Let the queen do the work.
    .on-a6b5 = Stepping aside lets the queen give check, but the white king gets out. Let the queen do the work.
