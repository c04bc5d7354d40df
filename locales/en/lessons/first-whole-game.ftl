title = Your first whole game
summary = You play White, from the first move to mate.

first-move = The game begins. Take a place in the { -centre } and open the way for a bishop. Put one of the two middle pawns two squares ahead.
    .hint-1 = The middle pawns stand in front of king and queen.
    .success = Your pawn stands in the centre, and queen and bishop can look out.
    .on-d2d4 = Just as good, and many games begin so. In our game it will be the other one, e4. Let us go on with that.
    .on-a2a4 = This pawn is at the edge and opens the way only for a rook. The middle is worth more.
    .on-h2h4 = This pawn is at the edge and opens the way only for a rook. The middle is worth more.

knight = 1. e4 e5. Black took a place in the centre, too. Bring out a knight, so that it attacks this pawn.
    .hint-1 = From which square does a knight see e5?
    .success = The knight is out and attacks e5 at once. Pieces that come out with a threat win time.
    .on-b1c3 = A good square for a knight, but from there it does not see e5.
    .on-d1h5 = The queen attacks e5, but it would be chased soon. First the knights.
    .on-g1h3 = From the edge the knight does not see e5. In the middle it sees more.

why = 2. Nf3 Nc6. Every move has a reason. Why did Black bring the knight to c6?
    .answer-attacks = It attacks e4
    .why-attacks = From c6 a knight sees d4 and e5, but not e4.
    .answer-protects = It protects e5
    .why-protects = If you take on e5, the knight takes back.
    .answer-blocks = It blocks a bishop
    .why-blocks = Black would not want that. Look at the pawn you attack.
    .hint-1 = What did your knight attack? Which squares does the knight on c6 see?

bishop = The weakest point at the start is f7: only the king protects it. Bring a bishop to a square from which it looks at f7.
    .hint-1 = Find the diagonal that ends on f7, and a square of it that your bishop can reach.
    .success = From c4 the bishop looks at f7, and there is room to castle.
    .on-f1b5 = A good square too: it presses the knight. But f7 was the task, and our game goes on with Bc4.
    .on-f1d3 = Here the bishop locks in your own pawn on d2, and it does not see f7.
    .on-f1e2 = Here the bishop sees little, and not f7.
    .on-f3e5 = The knight on c6 protects that pawn and takes yours: 1 for 3.

three-captures = 3. Bc4 Nd4. Black moves the same knight again. You have three captures: look at each, and make the good one.
    .hint-1 = Which of them gives back as much as it costs, and which costs you more?
    .success = Knight for knight, an even trade, and Black has moved that knight twice for it.
    .on-f3e5 = The pawn looks free. But the black queen comes to g5 and attacks the knight and your pawn on g2 together.
    .on-c4f7 = The king takes the bishop. Even with a pawn on e5 next, you get two pawns for a piece.

king-safe = 4. Nxd4 exd4. Nothing stands between your king and rook now. Bring the king to safety.
    .hint-1 = King and rook can do it together, in one move.
    .success = You castled: your king is safe, and the rook joins in.
    .on-e1f1 = Now you can never castle, and the rook is shut in. There is a better way to safety.

what-now = 5. O-O Nf6. A new move: what does it want? Click the black piece that attacks your pawn on e4.
    .hint-1 = Look at the piece that moved last.
    .success = The knight on f6. Once you have seen the threat, you can answer it.

hit-back = You could protect the pawn, or answer with an attack. Which pawn move attacks the knight?
    .hint-1 = The attacked pawn can step out of the attack and hit back.
    .success = The pawn is out of danger, and now it attacks the knight.
    .on-d2d3 = That protects the pawn, a sound move. In our game the pawn steps ahead: e5 attacks the knight.
    .on-f1e1 = That protects the pawn, a sound move. In our game the pawn steps ahead: e5 attacks the knight.
    .on-d1e2 = That protects the pawn, a sound move. In our game the pawn steps ahead: e5 attacks the knight.
    .on-b1c3 = The pawn on d4 takes this knight. Look which squares Black's pawn attacks.
    .on-c4f7 = The king takes the bishop, and you got only a pawn. The knight is your target.

count = 6. e5 Ng8. The knight went home. How many of Black's pieces are out now, pawns left out?
    .answer-none = None
    .why-none = Right. Six moves, and all that is left stands at home. You have castled, and your bishop is waiting. Now you may attack.
    .answer-one = One
    .why-one = Look at Black's last rank: who is missing there?
    .answer-two = Two
    .why-two = Look at Black's last rank. One knight was traded, the other went home.
    .hint-1 = Compare Black's last rank with the start of a game.

queen = Your bishop looks at f7. Bring the queen to a square from which it looks at f7, too. Together they threaten mate.
    .hint-1 = Find the lines that end on f7: the file, the diagonals. Which of those squares can the queen reach?
    .success = Queen and bishop both look at f7. If Black does nothing, you take there and win at once.
    .on-d1h5 = Also strong: f7 is attacked twice. Our game goes on with Qf3, where no pawn can chase the queen at once.
    .on-d1g4 = From here the queen does not see f7, and Black gets time to hit your bishop with a pawn.
    .on-c4f7 = The king takes the bishop, and your attack is over. First bring help.

guards = 7. Qf3 Nh6. Black saw it. Who protects f7 now? Click the black pieces that could take back there.
    .hint-1 = Look beside f7, and a knight's jump away.
    .success = King and knight: two against your two. The knight has to go.

open-up = The knight on h6 is the new guard. One of your pieces, still at home, could attack it. Open its way.
    .hint-1 = Which line leads from your first rank to h6? Which pawn stands on it?
    .success = The bishop now looks from c1 all the way to h6.
    .on-f3f7 = The knight takes the queen. f7 is protected twice: first deal with the guard.
    .on-c4f7 = The knight takes the bishop. f7 is protected twice: first deal with the guard.
    .on-b2b3 = That opens the other diagonal. Which one leads to h6?

take-the-guard = 8. d3 c6. Black wants to push a pawn against your bishop, one move too late. Checks, captures, threats: what wins?
    .hint-1 = Who guards f7? And who can take that guard?
    .success = The guard is gone. Now only the king protects f7.
    .on-f3f7 = The knight still guards f7 and takes the queen. First take the guard.
    .on-c4f7 = The knight still guards f7 and takes the bishop. First take the guard.
    .on-c1g5 = You attack the queen, but it takes the bishop. Look at the guard of f7.

mate = 9. Bxh6 gxh6. Black took back. It is your move, and you have been waiting for it.
    .hint-1 = f7 is attacked twice and protected only by the king.
    .success = Checkmate. The bishop protects the queen, and the king has no square.
    .on-c4f7 = A check, but not mate yet: the king gets out to e7. Let the other one go first.

replay = Ten moves, and the game is yours. Here it is once more. Take the centre, bring out your pieces, castle, then attack: that is the whole plan.
    .at-6 = Black's first loss of time: the knight moves a second time.
    .at-9 = You castled. Black's king is still in the middle.
    .at-12 = And home again.
    .at-19 = Mate on move ten.
