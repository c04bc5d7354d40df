title = Passed pawns
summary = No pawn can stop it any more. Push yours, block theirs.

idea = The pawn on d5 is a { -passed-pawn }: no black pawn stands before it or can take it on the way. Passed pawns want to be pushed.
    .at-1 = It steps forward, with the rook behind it.
    .at-2 = Black's rook must stop work and stand guard.
    .at-3 = White's king can come to help. Black's rook is tied to one little pawn.
    .xiangqi = In xiangqi a soldier (bīng) grows strong when it crosses the river. Here a pawn grows strong when no pawn can stop it: at the end it becomes a queen.

which = Which white pawn is passed?
    .answer-c4 = The pawn on c4
    .why-c4 = Almost. But Black's b-pawn still watches c5, on the way.
    .answer-d5 = The pawn on d5
    .why-d5 = Right. No black pawn on the c-, d- or e-file is in front of it.
    .answer-h3 = The pawn on h3
    .why-h3 = Black's pawns on h6 and g7 stand in front of it.
    .hint-1 = Look at its own file and both files beside it, as far as the last rank.

breakthrough = Three against three, and your king is far away. Yet one pawn gets through. Which one offers itself first?
    .hint-1 = Start in the middle. Whatever takes, another pawn steps past it.
    .success = Two pawns were given, and the a-pawn runs. Nobody can catch it.
    .retry = Think what each capture leaves open: one of your three pawns must get past.
    .on-a5a6 = Black takes, and the middle stays shut. Start with the pawn in the middle.
    .on-c5c6 = The b-pawn takes, and your other pawns are stopped. Start with the pawn in the middle.
    .on-b5b6 = The middle pawn goes first. If the c-pawn takes, the a-pawn steps up. If the a-pawn takes, the c-pawn does.

block = You are Black. Stop White's passed pawn with the piece that does it best and loses nothing by standing there.
    .hint-1 = A knight works well even when it stands still. Which square is in front of the pawn?
    .success = The knight blocks the pawn and still sees b5, c4, e4 and f5. The best of all blockers.
    .retry = The pawn's next square is d6. A knight there stops it and still looks around.
    .on-f5d4 = One square too far: White's rook takes it.
    .on-f5h4 = The knight goes for a walk, and the pawn is free to step forward.
    .on-d8d5 = Knight and rook guard that pawn: your rook is taken back. Block it instead.

seventh = Your pawn stands one step from the last rank, and only the rook on b8 holds it. Win at once.
    .hint-1 = Attack the guard with check, so that it must take or be taken.
    .success = Mate. The rook was drawn aside, and the pawn became a queen with check.
    .retry = The rook on b8 must be forced to leave its post.
    .on-c3b3 = Good support, but Black gets time to bring the king. There is a check that ends it.
    .on-c3c1 = Near, but not a check. Go all the way.

protected = White has a passed pawn on e5, guarded by the pawn on d4. Black has one on h2, guarded by nobody. Whose is better?
    .answer-white = White's
    .why-white = Right. White's king simply takes h2, while Black's king can never take e5. It is a protected passed pawn.
    .answer-black = Black's
    .why-black = It is far forward, but look: who guards it, and can White's king stop it in time?
    .answer-none = Both the same
    .why-none = One has a pawn beside it for ever, the other is alone.
    .hint-1 = Whose king can take the other's passed pawn?

last = Last task: two pawns against one. Make a passed pawn that Black's king cannot catch.
    .hint-1 = Bring the pawn that has no enemy before it up beside the other.
    .success = Next the a-pawn steps to a6. If Black takes, you take back and run. If not, the pawn runs on to a7.
    .retry = Black's king comes nearer with every move. Let your two pawns work together now.
    .on-b5b6 = Now b7 holds both your pawns, and the king comes and picks one up.
    .on-g2g4 = Black's king uses the time and comes over. Be quick with the two pawns.
