title = Mate in one
summary = One move ends the game. Find it with every piece.

idea = A check that cannot be answered is { -checkmate }, or mate for short, and the game is over. Ask three things: can the king run, can the checker be taken, can something block?
    .at-1 = Mate. The pawn protects the queen, no square is free, and nothing fits between.
    .xiangqi = As in xiangqi, the king itself is never taken off the board. Mate ends the game.

queen = Your turn. The queen needs help from your king. Give { -checkmate }.
    .hint-1 = The queen is strongest right beside the enemy king, if it is protected there.
    .success = Mate. Your king protects the queen, and the queen covers every way out.
    .on-g2h2 = Check, but the king slips to g8. Come closer.
    .on-g2h1 = Check, but the king slips to g8. Come closer.
    .on-g2h3 = Check, but the king slips to g8. Come closer.
    .on-g2g8 = Check, but nobody protects the queen there, and the king takes it.
    .on-g2a8 = Check, but the king slips to h7. Come closer.
    .on-g2g6 = No check, but no move for Black either: that is stalemate, a draw. The queen must attack h8.

really-mate = The white queen gives check on h7, right beside the king. Is it { -checkmate }?
    .answer-mate = Yes, mate
    .why-mate = Nobody protects the queen. The king takes it, and the check is over.
    .answer-check = No, only check
    .why-check = Right. Nobody protects the queen, so the king can take it.
    .hint-1 = Who protects the queen on h7?

rook = Two rooks work like a fence. One keeps the king on the last rank. Where does the other one go? Mate.
    .hint-1 = The rook on a7 is doing its job already. Which rook is free?
    .success = Mate. One rook attacks the last rank, and the other guards the seventh.
    .on-a7a8 = Check, but now nobody guards the seventh rank, and the king steps onto it. That rook should stay.
    .on-a7g7 = Check, but nobody protects the rook on g7, and the king takes it.

back-rank = The black king sits behind its own pawns. Give mate: a { -back-rank-mate }.
    .hint-1 = The king cannot step forward. From which square does your rook attack the whole last rank?
    .success = Mate on the last rank. The king's own pawns took its way out.
    .on-b1b6 = The rook attacks a pawn, but there is no check. The king is locked in: go for it.

bishop = Your king guards g8. Now mate with the bishop.
    .hint-1 = The black king stands at the end of a long diagonal.
    .success = Mate. The bishop attacks h8 and g7, and your king guards g7 and g8.
    .on-c1h6 = No check, and Black has no legal move: stalemate, a draw. The bishop must attack h8.

knight = The black king is walled in by its own pieces. A knight jumps over walls: find the { -smothered-mate }.
    .hint-1 = From which square does a knight attack h8?
    .success = Mate. Nothing can take the knight, and the king's own pieces fill every square around it.
    .on-g5h7 = You took a pawn, but there is no check, and the king takes the knight. Which square attacks h8?
    .xiangqi = The wall does not matter: this knight has no leg to block.

pawn = Even a pawn can give mate. Find it.
    .hint-1 = A pawn attacks diagonally forward. Which pawn can attack h5?
    .success = Mate by a pawn. Your king protects it and guards h4, and the other pawn guards g5.
    .on-f4f5 = This pawn attacks g6, not the king. Which pawn can attack h5?

four-pieces = Queen, rook, bishop and knight: each of the four can give check. Only one gives mate. Which one?
    .hint-1 = Look for a square right beside the king that another piece of yours protects.
    .success = Mate. The queen stands beside the king, and the knight on f5 protects it.
    .on-e1e8 = Check, but the king steps to h7.
    .on-c4f7 = Check, but the king can take the bishop. So can the rook.
    .on-f5h6 = Check, but the pawn on g7 takes the knight.
    .on-f5e7 = Check, but the rook takes the knight.
    .retry = You need a check that leaves the king no way out.

as-black = You are Black. Many checks, one mate. Your pawn on f3 can help.
    .hint-1 = Which square beside the white king does your pawn guard?
    .success = Mate. The pawn on f3 protects the queen, and the king has no square.
    .on-h3f1 = Check, but nobody protects the queen on f1, and the king takes it.
    .on-h3h2 = Check, but nobody protects the queen on h2, and the king takes it.
    .on-h3g4 = Check, but the king can step to f1 or h1. Get closer, where your pawn protects you.
    .on-h3g3 = Check, but the white pawns can take the queen on g3. Use the square that your pawn guards.

king-steps-aside = Your king stands in front of your own rook. A king cannot give check, but it can step aside. Mate.
    .hint-1 = Leave the a-file, and the rook gives check. Where does your king also guard a7 and b7?
    .success = Mate. The rook gives check, your king guards a7 and b7, the bishop guards b8.
    .on-a5b5 = The rook gives check, but the king escapes to b7. Step closer.
    .on-a5b4 = The rook gives check, but the king escapes to b7. Step closer.
    .on-a5a6 = Your king still blocks the rook. No check, and Black has no move: stalemate, a draw. Leave the a-file.

last = Last task, the rarest mate of all. The black king has walked into your home. Look at all your moves, special ones too.
    .hint-1 = Your queen already guards the whole e-file. Is there a move that uses king and rook together?
    .success = Mate by castling. The rook attacks along the f-file, your king guards g2, and queen and pawn cover the rest.
    .on-h1f1 = Check, but the king steps to g2. If only your own king stood guard on that side.
    .on-e6g4 = Check, but nobody protects the queen on g4, and the king takes it.
    .on-e6e2 = Check, and your king protects the queen, but the black king steps back to f4.
    .on-e6f5 = Check, but the king gets away to e3 or g2. Look at all your moves, special ones too.
    .on-e6e3 = Check, but nobody protects the queen on e3, and the king takes it.
    .on-e6h3 = Check, but the king gets away to e4 or f4. Look at all your moves, special ones too.
