title = Check
summary = The king is attacked: three ways to answer, and some clever ways to attack.

idea = Watch the rook go to a8 and attack the king: that is { -check }. Check must be answered at once. A move that leaves your own king in check is not allowed.
    .at-1 = Check from a8. Here Black has one answer: the king goes to h7.
    .xiangqi = As in xiangqi, check must be answered. One thing is new: two kings may look at each other along an empty file.

who-checks = Bishop, knight, rook and queen stand around the black king. Which one gives { -check }? Click it.
    .hint-1 = Start at the black king and look outward along every line, then along the knight's jumps.
    .success = The bishop on b5 gives check, along the diagonal. The other three do not attack the king.

move-away = First answer: { -move-away }. The rook on e8 gives check. Click every square where your king is safe.
    .hint-1 = The rooks own two whole files. Stay off both.
    .success = On the f-file the king is safe from both rooks.

capture = Second answer: { -capture-checker }. Black's rook gives check on e1. Take it.
    .hint-1 = Who can reach e1 along a diagonal?
    .success = The rook is off the board, and the check is over.

block = Third answer: { -block }. The rook on a1 attacks your king along the rank. Put something between.
    .hint-1 = Look at the squares between a1 and your king. Which of them can one of your pieces reach?
    .success = The bishop on f1 stands in the way, and your king protects it.

your-choice = You are Black, in check along the e-file. Here all three answers are possible. Play the one you like.
    .hint-1 = Can you take the rook? Put something between? Step off the file?
    .success = The check is answered. Do you see the other answers too?
    .on-b4e1 = You took the rook. The check is over, and you won a rook. Always look for this answer first.

knight = The knight gives check to your king on g1. One of the three answers can never help against a knight. Which?
    .answer-move-away = Move away
    .why-move-away = The king can step to h1 or f1. What could stand between a knight and a king?
    .answer-capture = Capture
    .why-capture = The pawn on g2 can take the knight. What could stand between a knight and a king?
    .answer-block = Block
    .why-block = Right. A knight jumps, so nothing can stand in its way. Nor is there room when the checker stands right beside the king.
    .hint-1 = How does a knight travel?
    .xiangqi = In xiangqi you can block the leg of a horse (mǎ). A knight has no leg to block.

pawn-check = Now a pawn gives check. Between it and your king there is no square, so blocking is out again. Answer the check.
    .hint-1 = Two answers are left: move away, or take the pawn.
    .on-b2d4 = The bishop took the pawn, and the check is over.
    .on-e3d4 = Your king took the pawn itself, and the check is over.
    .success = The check is answered. The pawn was there for the taking, too.

give = Now you attack. Give { -check } with any move.
    .hint-1 = Which lines lead to the king on d8? Can the rook or the bishop get onto one?
    .success = Check. Your piece attacks the king on d8.
    .on-c1a3 = From a3 the bishop looks at e7, right beside the king, but not at d8. Find a line that ends on d8.

discovered = The bishop stands in front of its own rook. Move it away, and the rook gives check: { -discovered-check }.
    .hint-1 = Any bishop move opens the file. Is there something for the bishop to do on its way?
    .success = The bishop stepped aside, and the rook attacks the king down the d-file.
    .on-d4g7 = The rook gives check, and your bishop took a pawn on its way.
    .on-d4a7 = The rook gives check, and your bishop took a pawn on its way.

double = Stronger still: { -double-check }. Move the knight so that knight and rook attack the king together.
    .hint-1 = Every knight move opens the e-file. From which squares does the knight attack e8 too?
    .success = Two checks at once: one from the rook, one from the knight.
    .on-e4c5 = The rook gives check, but the knight on c5 does not. Look for a square from which it attacks e8.
    .on-e4g5 = The rook gives check, but the knight on g5 does not. Look for a square from which it attacks e8.

double-answer = See it from Black's side. Rook and knight both give check. One move cannot stop both, so the king must run. Click its safe squares.
    .hint-1 = Cross out the e-file and the knight's squares. What is left beside the king?
    .success = Only d8 and f8. Taking the knight would not stop the rook, and blocking the rook would not stop the knight.

last = Last task: win the black queen. Discover a check with a knight move that attacks the queen, then take it.
    .hint-1 = From which squares can the knight reach b3 with its next jump?
    .success = The rook gave check, and while the king ran, your knight took the queen.
    .xiangqi = You know this trick from xiangqi: it is the discovered check that wins a piece.
    .on-e4d6 = A double check, but the knight does not attack the queen from there. Look for squares one jump from b3.
    .on-e4f6 = A double check, but the knight does not attack the queen from there. Look for squares one jump from b3.
    .on-e4c3 = The rook gives check, but the knight does not attack the queen from c3. Look for squares one jump from b3.
    .on-e4g3 = The rook gives check, but the knight is far from the queen. Look for squares one jump from b3.
    .on-e4g5 = The rook gives check, but the knight is far from the queen. Look for squares one jump from b3.
