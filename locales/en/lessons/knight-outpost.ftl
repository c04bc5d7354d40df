title = A home for the knight
summary = An outpost: far forward, held by a pawn, and no pawn can chase it.

idea = A { -knight } does not reach far. Its best place is an { -outpost }: a square in Black's half, held by your own pawn, where no black pawn can attack it.
    .at-1 = Black has no c-pawn and no e-pawn, so no pawn can attack d5. The knight stays as long as it likes.
    .xiangqi = In xiangqi a horse (mǎ) fears a blocked leg. Here nothing blocks a knight, but pawns can chase it.

chase = A knight on d5, held by the e-pawn. Can a black pawn chase it away?
    .answer-yes = Yes
    .why-yes = Right: the pawn on c7 steps to c6 and attacks the knight. So d5 is no outpost here.
    .answer-no = No
    .why-no = Look at the files on both sides of the knight. One of them still has a black pawn.
    .hint-1 = The chasers come from the c-file or the e-file.

find = White's knight looks for an outpost in Black's half: held by a white pawn, out of reach of all black pawns. Click it.
    .hint-1 = The pawn on e4 holds two squares. One of them can be attacked by Black's g-pawn.
    .success = d5 it is. The pawn holds it, and Black has no pawn on the c-file or the e-file.

route = Now lead the knight there, in three jumps. Black's pawns must not be able to take it on the way.
    .hint-1 = From which squares does a knight reach d5? One of them lies on your way.
    .success-1 = The knight is home. No pawn came near it on the way, and it stands in the middle of Black's position.
    .success-2 = The knight stands on d5, held by the e-pawn. No black pawn can drive it away.

trade-guard = Jump in at once, and Black's knight takes yours. First trade the guard, then take the square.
    .hint-1 = Which of your pieces can take the knight that guards d5?
    .success = The guard is gone, and your knight stands on d5. Black's bishop can never attack it there.
    .retry = Black's knight on f6 watches d5. Take it off first, then jump.
    .on-c3d5 = Black's knight takes it, and your bishop on g5 is attacked as well. You lose a piece.
    .on-c3b5 = Black's knight takes the pawn on e4 and attacks your bishop.
    .on-h2h4 = It guards the bishop, but the fight is about d5.
    .on-d1d6 = The bishop on e7 takes your queen. It is the knight on f6 you want.

as-black = You are Black. Your pawn on e4 holds a square deep in White's camp. Jump in.
    .hint-1 = From the right square the knight attacks a rook and a bishop.
    .success = A knight in the middle of White's camp: it attacks rook and bishop, and no pawn can chase it.
    .retry = Your pawn on e4 holds a square deep in White's camp, one jump from your knight.
    .on-c5a4 = It attacks the bishop, but at the edge. The bishop steps away, and the knight stands badly.
    .on-d8d2 = The rook attacks a bishop that is protected. The knight can do more.

last = Last task: one jump, and your knight gets in the way of Black's whole army.
    .hint-1 = Your pawn on d5 holds a square close to the black king.
    .success = The knight attacks the rook, watches g7 beside the king, and no pawn can chase it.
    .retry = Forward, not back: which square near the black king does your d-pawn hold?
    .on-d4f5 = The queen takes the knight: three points for one.
    .on-d4b5 = The queen simply takes the knight.
    .on-d4f3 = The knight goes back. Forward there is a square that nobody can take from it.
