title = Weak pawns
summary = Isolated, doubled, backward: pawns that no pawn can help.

idea = Three kinds of weak pawns: a7 is isolated, without a neighbour; f7 and f6 are { -doubled-pawn(form: "plural") }; d6 is a { -backward-pawn }, left behind by its neighbours.

which = A weak pawn is one that no other pawn can protect. Which black pawn has no neighbour and is isolated?
    .answer-b7 = The pawn on b7
    .why-b7 = Its neighbour stands on a7. If it steps to b6, the a-pawn protects it.
    .answer-d5 = The pawn on d5
    .why-d5 = Right: no black pawn on the c-file or the e-file. Only pieces can protect it.
    .answer-f7 = The pawn on f7
    .why-f7 = It has a neighbour on g7. Together they can protect each other.
    .hint-1 = Look at the files to the left and right of each pawn.

in-front = First rule against an { -isolated-pawn }: stop it. Put a piece right in front, where no pawn can chase it.
    .hint-1 = Which square lies in front of the pawn on d5, and which knight gets there?
    .success = The knight blocks the pawn, and no black pawn can drive it off. Now the target stands still.
    .retry = The pawn on d5 may still run off or be traded. Put a piece on the square before it.
    .on-c3d5 = It is guarded twice: Black takes back and has won a knight for a pawn.
    .on-e3e4 = Black takes, and the weak pawn has vanished. Do not let it trade itself away.
    .on-d1d5 = Knight and queen guard it: your queen is lost. First stop the pawn.

count = Second rule: attack it more often than it is defended. Count the attackers and defenders of d5, then act.
    .hint-1 = A knight and a rook attack it. Who defends it?
    .success = Two attackers, one defender: the pawn is won.
    .retry = Do not wait. Count: is the pawn defended often enough?
    .on-g1f1 = Your king improves, but the ripe pawn stays on the tree.
    .on-c3e2 = Now only your rook attacks the pawn, and it is defended again.

recapture = You are Black. White took a knight on f6. With what do you take back?
    .hint-1 = One way doubles your pawns and opens your king. The other does neither.
    .success = The bishop takes. Your pawns stay whole, and the king keeps its wall.
    .on-g7f6 = That gives you doubled pawns and opens the g-file to your king: White's queen soon gives check there.
    .on-h7h6 = White's bishop takes another piece. First take back.

backward = Black's d-pawn is backward. Your rooks aim at it. Make sure it never moves again.
    .hint-1 = Which square must Black's pawn cross? Occupy it, and no black pawn can chase you.
    .success = The knight sits in front of the pawn like a lid. Your rooks can take their time, and Black must keep guarding.
    .retry = Lock the pawn in before you win it: take the square in front of it.
    .on-c3e2 = The knight leaves d5 alone. That is just the square it should take.
    .on-g2g3 = Black's knight comes to d4 and covers its weak pawn from your rooks.
    .on-d2d6 = You win it, but Black's rook comes to c8, hits the knight and takes one back on c2. First put a lid on the pawn.

last = Last task. You are Black, and White's c-pawns are doubled. But weak pawns can wait: first see what White attacks.
    .hint-1 = Where does the bishop on e3 look? Guard that pawn with a pawn.
    .success = A pawn protects a pawn, the cheapest guard there is. White's doubled pawns stay weak.
    .retry = White's bishop attacks c5. A pawn can guard it at once.
    .on-e6c4 = Lively: it attacks a rook. But then bishop and rook are taken on both sides. The calm way keeps c5.
    .on-f8d8 = White's bishop takes c5. Look what is attacked before you attack.
    .on-c5c4 = The pawn runs, and White's knight gets the beautiful square d4.
    .on-e6a2 = The rook takes the bishop: a bishop for a pawn. And c5 still needs a guard.
