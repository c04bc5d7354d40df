title = How games end
summary = Resigning, the clock, illegal moves, and touch-move.

resign = You are White. Black has a queen more. You may { -resign }: say so, or stop the clock, and Black has won. Must you?
    .answer-must = Yes, it is polite
    .why-must = Nobody has to. Many a lost game has been saved, some of them by stalemate.
    .answer-may = No, I may play on
    .why-may = Right. Play on while you can learn or hope. Resign when you are sure that nothing is left.
    .hint-1 = Can the other side still make a mistake?

flag = White is winning the rook, but White's time has just run out. Black still has all this. What is the result?
    .answer-white = White wins
    .why-white = The board does not help when the time is gone.
    .answer-black = Black wins
    .why-black = Right. Out of time is lost, as long as the other side could still give mate somehow.
    .answer-draw = A draw
    .why-draw = That would be so only if Black could never give mate.
    .hint-1 = With rook and pawns, could Black ever give mate?

flag-bare-king = White's time runs out again. Black has nothing but a king. What is the result?
    .answer-white = White wins
    .why-white = White mates in a moment, but the time is gone.
    .answer-black = Black wins
    .why-black = To win, Black would have to be able to mate. With a bare king?
    .answer-draw = A draw
    .why-draw = Right. White is out of time, but a bare king can never mate.
    .hint-1 = Could Black ever give mate here?

flag-pawn = Once more, but Black has one single pawn. White's time runs out. What is the result?
    .answer-white = White wins
    .why-white = White is out of time, so White cannot win.
    .answer-black = Black wins
    .why-black = Right. The pawn could become a queen, and a queen could mate. That is enough for the rule.
    .answer-draw = A draw
    .why-draw = Think of what a pawn may become.
    .hint-1 = It need not be likely that Black mates, only possible.

illegal = At a tournament you moved your bishop along the arrow and pressed the clock. But the rook on e8 now attacks your king! It is your first { -illegal-move }. What now?
    .answer-lost = I have lost
    .why-lost = Not at once. Only the second illegal move loses, as a rule.
    .answer-back = The move is taken back
    .why-back = You play another move, with the same piece if it can move. The other side gets two extra minutes. A second time you lose.
    .answer-stays = The move stays
    .why-stays = A move against the rules never stays, once somebody has noticed it.
    .hint-1 = The board must be put right. And somebody should get a little reward for the trouble.

touched = { -touch-move(form: "start") }: the piece you touch, you must move. You touched the bishop. It is pinned: it shields your king from the black bishop. Click where it may go.
    .hint-1 = A pinned bishop may still move on the line of the pin, and take the piece that pins it.
    .retry = Stay on the diagonal between your king and the black bishop.
    .success = Four squares, and one of them takes the bishop. Touch-move cost you nothing this time.

touched-theirs = It works with their pieces, too: touch one, and you must take it, if you can. You touched the knight. Which capture is good?
    .hint-1 = Two of your pieces can take it, and Black will take back. Send the cheaper one.
    .success = The pawn took the knight. Touching it did you no harm.
    .on-d1d5 = The pawn takes back, and you lost a rook for a knight. Send something cheaper.
    .on-c4c5 = You touched the knight and can take it, so this move is not open to you now.

adjust = Your knight stands crooked on its square. You only want to put it straight. What do you do?
    .answer-quietly = Touch it quietly
    .why-quietly = Then you have touched it, and you must move it.
    .answer-say = First say "I adjust"
    .why-say = Right, when it is your turn. Many players say the French word: j'adoube.
    .hint-1 = The others must know what you want before you touch anything.

last = Last task. Black is ahead, and you have touched your rook, so it must move. Make it the last move of the game.
    .hint-1 = The black king is shut in behind its own pawns.
    .success = Checkmate. You touched it, you moved it, and you won.
    .on-d1b1 = You attack the queen, but it takes the rook on your own last rank, and that is mate. Where is Black's weak spot?
    .on-d1d7 = From here the rook attacks only a pawn, and your own last rank is open. Where is Black's weak spot?
    .on-g1f1 = You touched the rook, so the rook must move.
