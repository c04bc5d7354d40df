title = The back rank
summary = Mate behind your own pawns: do it, and guard against it.

idea = A king behind its own pawns feels safe. But the back rank needs a guard, and one guard is not enough against two attackers.
    .at-1 = The first rook gives check.
    .at-2 = The only guard takes it.
    .at-3 = The second rook takes back: a { -back-rank-mate }.
    .xiangqi = Xiangqi knows it too: a chariot (jū) on the bottom line, and the general (jiàng) cannot step up.

is-it-mate = The rook goes to d8 with check. Would that be mate here?
    .answer-yes = Yes
    .why-yes = Look at the bishop on b4: it steps to f8 and blocks the check.
    .answer-no = No
    .why-no = Right. The bishop goes to f8 and blocks. Always look for far-away defenders.
    .hint-1 = Which black piece can get between d8 and the king?

air = You are Black, and White threatens mate on d8. Give your king air or bring it out, so that there is no mate.
    .hint-1 = Any pawn in front of the king will do. It opens a window.
    .success = Your back rank is safe. One quiet move in time saves many games.
    .on-a6a5 = White's rook goes to d8 and mates. Your king needs air.
    .on-a2a3 = The rook is still far from its own back rank, and White mates on d8.
    .on-b5b4 = That pawn is far from your king. White's rook goes to d8, and it is mate. Which pawns stand in front of your king?
    .on-a2d2 = The white rook just takes yours. Open a window for the king.
    .on-g8h8 = In the corner the king is shut in as well: the rook mates on d8. Open a window for it.
    .on-a2f2 = You get a pawn, but White's rook goes to d8, and the game is over.

as-black = You are Black. One white rook protects the other and guards the back rank as well. It cannot do both: use that.
    .hint-1 = If the rook on d1 takes back on d2, who guards e1?
    .retry = First make the guard leave the back rank, then come in.
    .success = Mate. The rook left the back rank, and yours came in.
    .on-e8e1 = The rook on d1 is on guard and takes yours.
    .on-d4f2 = The rook on d2 takes your queen.
    .on-d4e5 = Now both sides wait. What can you take right now?

three-blows = Three attackers against two guards. Find the order of the blows. The queen goes first.
    .hint-1 = Which black pieces look at the last rank? Use them up one by one.
    .retry = First strike the guard on c8, then go on with checks.
    .success = Mate. One by one the guards were used up.
    .on-e2e8 = The black rook takes, and the queen still guards e8. Strike the guard on c8 first.
    .on-c3a5 = You got the knight, but a pawn takes the queen.

last = The king on g8 looks well guarded. Pull it to f8, and the back rank is yours.
    .hint-1 = Your bishop guards e7. If the king stood on f8, where could your rook mate?
    .retry = Pull the king out first, then use the back rank.
    .success = Mate. Queen given, king lured out, and the bishop shut the door on e7.
    .on-d1d8 = The black rook takes yours. Pull the king out first.
    .on-a3a1 = The rook is safe, but you wanted more. Which check is there?
    .on-d1d7 = The rook stands on the seventh rank, but the king stays home. Look for a check.
