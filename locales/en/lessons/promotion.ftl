title = Promotion
summary = The smallest piece can become the strongest.

idea = A pawn that reaches the last rank changes into a queen, rook, bishop or knight. This is { -promotion }. It is one move, and the new piece works at once.
    .at-1 = The pawn has left the board. A queen stands on a8.
    .xiangqi = In xiangqi a soldier (bīng) stays a soldier, even at the far end. Here it becomes a new piece, often the strongest one.

try = Move your pawn to the last rank and choose the piece you like.
    .hint-1 = One step ahead lies the eighth rank.
    .success = The pawn is gone, and the piece you chose stands on b8.
    .on-b7b8q = The pawn is gone, and a new queen stands on b8. Queens are chosen most of the time.

must = Your pawn steps to f8. May it stay a pawn?
    .answer-stay = Yes, if I like
    .why-stay = No pawn can rest on the last rank. It must change, in the same move.
    .answer-change = No, it must change
    .why-change = Right. On the last rank it must become a queen, rook, bishop or knight, in the same move.
    .hint-1 = Where could a pawn go from the last rank?

second-queen = You still have your queen. May the pawn become a second one?
    .answer-yes = Yes
    .why-yes = Right. The choice is free, no matter what has been taken. You could even have nine queens.
    .answer-no = No
    .why-no = It may. Your choice does not depend on which pieces are off the board.
    .hint-1 = Does any rule speak of pieces already taken?

hurry = The star is on f6. Promote and reach it in two moves in all. Which piece must the pawn become?
    .hint-1 = From e8, which piece gets to f6 in one move?
    .success = The star on f6 is yours.
    .on-e7e8 = Can your new piece get to f6 with its next move? If not, start again and choose another one.

by-capture = A knight blocks your pawn on b8. But pawns take diagonally. Promote.
    .hint-1 = Pawns take one square diagonally forward. What stands there?
    .success = Your pawn took the rook on a8 and became a new piece, all in one move.

with-mate = Promote and end the game: attack the king so that nothing can save it. That is { -checkmate }.
    .hint-1 = Black's king is shut in by its own pawns. Which piece attacks along the whole rank?
    .success = Checkmate. Your new piece attacks along the back rank, and the king has no way out.
    .on-c7c8b = A bishop looks along diagonals, so there is no check here. Who looks along the rank?
    .on-c7c8n = A knight on c8 is too far from the king. Who looks along the rank?

knight-check = Careful: Black wants to bring the queen to d1. Promote to a piece that gives check and attacks the queen as well. Then take the queen.
    .hint-1 = From f8 one piece can reach both h7 and d7.
    .success = The knight checked the king and attacked the queen at once. Now the queen is off the board.
    .on-f7f8q = No check, so Black plays the queen to d1 with check, and mate follows. Look for a promotion with check.
    .on-f7f8r = No check, so Black plays the queen to d1 with check, and mate follows. Look for a promotion with check.
    .on-f7f8b = No check, so Black plays the queen to d1, and it is mate. Look for a promotion with check.

too-strong = A queen is not always best. Black is about to win. Watch what happens when the pawn becomes a queen.
    .at-1 = White is not in check and has no legal move. That is { -stalemate }: a draw. Queen and king cover every square.

rook-wins = You are Black. Choose a piece that leaves White a move, and then give { -checkmate }. A choice other than the queen is called { -underpromotion }.
    .hint-1 = You need a piece that can give mate, but does not look along diagonals.
    .success = Checkmate. The rook left the king one step, and that was enough.
    .on-c2c1q = White's king has no square and is not in check: stalemate, a draw. Choose a little less.
    .on-c2c1b = King and bishop alone can never give checkmate. Choose something stronger.
    .on-c2c1n = Check, but king and knight alone can never give checkmate. Choose something stronger.

order = At a real board: must you first push the pawn to d8 and then swap it, or may you put the queen there straight away?
    .answer-pawn-first = Pawn first, then swap
    .why-pawn-first = You may do it like this, but you need not. Taking the pawn off and putting the queen on d8 is fine too.
    .answer-piece-first = Queen straight away
    .why-piece-first = You may do it like this, but you need not. Pushing the pawn first and then swapping is fine too.
    .answer-either = Either way
    .why-either = Right. Both ways are the same move. Keep a second queen ready beside the board.

last = Last task. Four pieces to choose from, and only one wins at once. Find { -checkmate }.
    .hint-1 = The black king cannot move. So you only need a piece that attacks h6 from g8.
    .success = Checkmate with a knight. It attacks h6, and the king has no square.
    .on-g7g8q = No check, and Black cannot move at all: stalemate, a draw. Which piece attacks h6 from g8?
    .on-g7g8r = No check, and Black cannot move at all: stalemate, a draw. Which piece attacks h6 from g8?
    .on-g7g8b = From g8 a bishop does not see h6, and Black cannot move at all: stalemate, a draw. Who attacks h6 with a jump?
