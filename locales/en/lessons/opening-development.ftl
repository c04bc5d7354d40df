title = Bring out your pieces
summary = Knights and bishops first: each move a new piece, best with a threat.

see = A game is won by many pieces together, not by one hero. Bringing them out is called { -development }.
    .at-1 = A knight comes out and attacks a pawn.
    .at-2 = Black's knight comes out and guards it.
    .at-4 = Two bishops, on long diagonals.
    .at-6 = Three moves, three pieces for each side. Nobody moved the same piece twice.
    .xiangqi = As in xiangqi: get the chariots (jū) moving, or you lose the race. Here knights and bishops come first.

ahead = Both sides made the same number of moves, or nearly. Who is ahead in { -development }?
    .hint-1 = Count the pieces that have left their first squares. Pawns do not count.
    .answer-white = White
    .why-white = Right. White has a knight and a bishop out, and the king has castled. Black has moved only pawns.
    .answer-black = Black
    .why-black = Black moved pawns at the edge three times. Which of Black's pieces are out?
    .answer-same = Both the same
    .why-same = Count again: how many white pieces have left the back rank, and how many black ones?

knight = You are White. Bring out a knight, toward the middle.
    .hint-1 = A knight in the middle reaches eight squares, at the edge only four or fewer.
    .success = The knight is out and watches the centre. From here it has many squares to go to.
    .on-b1a3 = At the edge a knight sees little. The other way it would watch the centre.
    .on-g1h3 = At the edge a knight sees little. The other way it would watch the centre.
    .on-b1d2 = Playable, but on d2 the knight stands in the way of the bishop on c1. It has a better square.
    .on-c4d5 = A sound trade, but no piece has come out.
    .on-e2e3 = Solid, but your own pawn now shuts in the bishop on c1. A knight first.

with-threat = Black's queen is out early. Bring out a piece and attack it with the same move. Then Black must spend a move on the queen.
    .hint-1 = Which of your knights can jump to a square from which it hits d5?
    .success = The knight is out, and the queen must move again. You won a { -tempo }.
    .on-g1f3 = A good developing move, but it does not attack the queen.
    .on-d2d4 = A good move too, but it does not attack the queen. A knight can.
    .on-d1f3 = Your queen offers a trade, but your knight wanted f3. Let a knight attack.
    .on-c2c4 = The pawn attacks the queen, but the queen gives check on e4, and you may even lose a pawn. Bring out a piece.

free-bishop = Black's knight attacks e4, and your bishop on c1 is shut in. One small move helps both.
    .hint-1 = Which pawn guards e4 with one step, and opens the diagonal of the bishop on c1?
    .success = Now d3 guards e4, and the bishop on c1 can come out.
    .on-b1c3 = A good move too: it guards e4. But the bishop on c1 is still shut in.
    .on-f1e1 = The rook guards e4 from behind, but the bishop on c1 still has no way out.
    .on-d2d4 = Bold players do this. It opens the bishop, but e4 stays unguarded. One square is enough.
    .on-c2c3 = People play it too, but e4 is not guarded.
    .on-d1e2 = It guards e4, but the bishop on c1 is still shut in.

black-turn = You are Black. Bring out the other knight or a bishop, or open a way for the bishop on f8. There is more than one right move.
    .hint-1 = Who is still at home, and who has no way out?
    .retry = Your bishops and a knight are still at home. Help one of them.
    .success = Good: one more piece is out, or has its way free. Next time look again for who is still at home.
    .on-f6h5 = It attacks the bishop, but White's queen sees h5 and takes the knight.
    .on-c7c5 = It fights for d4, and that is worth something. But a knight and both bishops still sit at home.
    .on-c7c6 = d5 has one guard more, but no knight and no bishop comes out by it.
    .on-b8a6 = It is out, but at the edge it sees little.
    .on-c8h3 = White's pawn takes the bishop.
    .on-a7a5 = The edge pawn helps no bishop and no knight.
    .on-h7h5 = The edge pawn helps no bishop and no knight.
    .on-f6e4 = The same knight moves twice. Bring out a new piece.

last = Last task: three moves in any order. Castle, bring the other knight to c3, and open the way for the bishop on c1 with d3.
    .hint-1 = All three are needed: king, knight, pawn. Do one after the other.
    .retry = Three things are on the list: castle, knight to c3, pawn to d3. Which one is still missing?
    .success = Everyone has a job now: two knights and a bishop are out, the other bishop is free, and the king has castled.
    .on-c2c3 = A plan of its own. But now c3 is taken from the knight.
    .on-d2d4 = Two squares give Black something to take. One step frees the bishop just as well.
    .on-h2h3 = It keeps visitors from g4, but nobody comes out by it.
