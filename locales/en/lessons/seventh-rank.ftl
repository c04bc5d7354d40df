title = A rook on the seventh
summary = Where pawns still sleep at home, a rook eats well.

idea = The seventh rank is where Black's pawns start. A rook that gets there attacks them from the side, and they cannot protect each other along the rank.
    .at-1 = The rook looks both ways: at a7 and at f7. Black's rook must stay at home and guard a7.
    .xiangqi = In xiangqi, too, a chariot (jū) deep in the other camp gives no rest. Here its favourite place is the seventh rank.

sees = Click every square that the rook on d7 attacks.
    .hint-1 = Along the rank to the first piece on each side, and up and down the file.
    .success = Seven along the file, five along the rank: two black pawns at one look.

enter = You own the d-file. Use it: go where it hurts.
    .hint-1 = On the seventh rank a black pawn stands without protection.
    .success-1 = The rook is in and attacks a7, which nobody guards.
    .success-2 = In on the seventh: the pawns on a7 and f7 feel it at once.
    .on-d1d8 = Black's rook simply takes yours.
    .on-c3c4 = The pawn can wait. Go in before Black's king comes nearer to guard that rank.

join = One rook is on the seventh. Two there are called pigs, because they eat everything. Bring the other.
    .hint-1 = Your rook on d2 has a free file in front of it.
    .success = Both rooks on the seventh. Now the threat is to take on g7 with check and then on h7.
    .on-d2d6 = Close, but one rank short: from here it attacks only the a-pawn.
    .on-b7a7 = The rook on a8 takes it.
    .on-d2a2 = A pawn attacked from afar, and Black keeps it. Forward is stronger.
    .on-b7g7 = Too early: the king takes the rook. With a second rook beside it, the king could not.

mate = Let them eat. Two rooks on the seventh, and no way out for the king: mate in three.
    .hint-1 = Start with the check nearest to the king. Then take along the rank.
    .success = Checkmate. Both pawns were eaten, and no square was left for the king.
    .retry = The king on g8 has only the corner. Give check on the seventh rank.
    .on-d7d8 = The rook on f8 simply takes yours.
    .on-b7a7 = That attacks a pawn. The king is a far bigger prize.

as-black = You are Black. For you the seventh rank is the second. Go in.
    .hint-1 = Your rook owns the d-file. Where does White's a-pawn feel it?
    .success = The rook is on White's second rank, and attacks a2. White's rook is tied to that pawn.
    .retry = Your rook does most inside White's camp. For Black the door is the second rank.
    .on-d8d1 = White's rook simply takes yours.

last = Last task: one move attacks a pawn and a bishop along the seventh rank.
    .hint-1 = Your rook wants a square from which it sees b7, e7, and f7 behind it.
    .success = The rook attacks bishop and b-pawn at once, and the bishop on c4 waits for f7.
    .retry = A bishop on e7, a pawn on b7, one rank: from where does the rook hit both?
    .on-c4f7 = The king takes your bishop: three points for one.
    .on-d1d8 = Black's rook and bishop both guard d8. Your rook is lost.
