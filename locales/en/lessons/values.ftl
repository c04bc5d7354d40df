title = What pieces are worth
summary = Pawn 1, knight 3, bishop 3, rook 5, queen 9.

prices = Count in pawns. A pawn is worth 1, a knight 3, a bishop 3, a rook 5, a queen 9. The king has no price: without it the game is over.
    .xiangqi = In xiangqi the chariot (jū) is the strongest piece. Here the queen is, and it is worth almost two rooks.

rook-or-knights = A rook here, two knights there. Which is worth more?
    .answer-rook = The rook
    .why-rook = The rook is worth 5. Two knights are 3 and 3.
    .answer-knights = The two knights
    .why-knights = 3 and 3 make 6. The rook is worth 5.
    .answer-same = Both the same
    .why-same = Close, but not the same. Add the knights: 3 and 3.
    .hint-1 = Add up: how much are two knights?

minor-major = Queen and rook are called { -major-piece(form: "plural") }. The smaller ones are { -minor-piece(form: "plural") }. Which two are those?
    .answer-queen-rook = Queen and rook
    .why-queen-rook = These are the two biggest, with 9 and 5. They are the major pieces.
    .answer-rook-knight = Rook and knight
    .why-rook-knight = The knight is one, but the rook, worth 5, is a major piece.
    .answer-bishop-knight = Bishop and knight
    .why-bishop-knight = Right, 3 each: the minor pieces.
    .hint-1 = Which two are worth 3?

dearest = Three black pieces hang, and your queen can take any of them. Take the one that is worth most.
    .hint-1 = Give each of the three its number. Which is the highest?
    .success = You took the rook, worth 5. The bishop would have been 3, the pawn 1.
    .on-d5g5 = Free, and worth 3. But something worth more was just as free.
    .on-d5d7 = Free, but worth only 1. Something worth more is just as free.
    .on-d5f7 = The king protects that pawn and takes your queen. Three other pieces have nobody to protect them.

who-is-ahead = Add up both sides, kings left out. Who is ahead?
    .answer-white = White
    .why-white = White has 5 and 5 and 3 and four pawns: 17. Now add Black once more.
    .answer-black = Black
    .why-black = The queen looks like a lot. But 9 and 3 and five pawns make 17. Now add White once more.
    .answer-same = Nobody: it is equal
    .why-same = Right. White: two rooks, a knight, four pawns. Black: a queen, a bishop, five pawns. 17 each.
    .hint-1 = White has two rooks, a knight and pawns. Black has a queen, a bishop and pawns.

save-the-dear = One black pawn attacks two of your pieces. You cannot save both. Save the one that is worth more, and bring it to safety.
    .hint-1 = Which is worth more, the knight or the rook?
    .success = The rook is safe. The pawn can take your knight, but then you take the pawn: 3 lost and 1 won.
    .on-c3d5 = You saved the knight, worth 3. But the pawn takes your rook, worth 5.
    .on-c3e2 = You saved the knight, worth 3. But the pawn takes your rook, worth 5.
    .on-e3e8 = It is the right piece, but on e8 the other rook takes it.
    .on-e3e6 = It is the right piece, but on e6 a pawn takes it.

last = A treasure hunt. In four jumps your knight can win 22 points. Pawns are everywhere: let them stand.
    .hint-1 = Each jump must take a piece, never a pawn. Two rooks, a queen and a bishop wait for you.
    .retry = A pawn is only 1. Begin again, and look for pieces.
    .on-b1a3 = That is one point, and from a3 the rooks are out of reach. Begin with a piece.
    .success = 5 and 5 and 9 and 3: that makes 22 points with one knight.
