title = Giuoco Piano
summary = The quiet game that is not so quiet: c3, then d4.

idea = Both bishops are out: this is the { -giuoco-piano }. White prepares a big centre, with help from a small pawn.
    .at-1 = The pawn on c3 stands ready to take back on d4.
    .at-2 = Black brings a knight and attacks e4.
    .at-5 = White has two pawns in the centre, and the bishop on c5 is attacked.
    .at-6 = Black leaves with check, so as not to lose time.
    .at-7 = White blocks. Now Black will hit the centre with a pawn to d5.

prepare = You are White. You want a pawn on d4 that a pawn can support. Prepare it.
    .hint-1 = If Black takes on d4, a pawn should take back. From which square?
    .success = The pawn on c3 supports d4. Your knight's square is gone for now, but the centre is worth it.
    .on-e1g1 = Your king is safe, but a pawn on d4 would still stand alone.
    .on-d2d3 = Solid, but then the pawn stops halfway. You want it on d4.
    .on-b1c3 = The knight takes c3, the square from which a pawn was to support d4.
    .on-b2b4 = That is the Evans Gambit, a lesson of its own. Here prepare d4.
    .on-d2d4 = Playable, but no pawn can take back there yet. Prepare it first.
    .on-c4f7 = The king takes the bishop, and you have too little for it.
    .on-f3g5 = Black's queen sees g5 and takes the knight.

main = Play White's main line: prepare, push, take back with the pawn, and answer the check by bringing out a piece.
    .hint-1 = First c3. Then d4. Take back with a pawn, so that your centre stays whole.
    .retry = You want a pawn on d4 with a pawn behind it: c3 prepares, d4 pushes, the c-pawn takes back.
    .on-c2c3 = Now d4 has support. Black attacks e4 with a knight.
    .on-5-c3d4 = Two pawns side by side, and the bishop is attacked again. It gives check.
    .success = The bishop blocks the check and meets Black's bishop. Your pawns on d4 and e4 hold the centre.
    .on-5-f3d4 = Take with the pawn: then two pawns stand side by side, and the bishop is attacked.
    .on-5-d1d4 = Black's knight or bishop takes the queen. Take with the pawn.
    .on-1-d2d3 = Solid, but the pawn stops halfway. Here it gets ready to go two squares.
    .on-3-d2d3 = That guards e4, the quiet way. But you prepared d4: there the pawn hits the bishop.
    .on-d2d4 = Too soon: after the trades on d4 no pawn of yours would stand there. Prepare it.
    .on-1-e1g1 = Safe, but d4 still has no pawn behind it. Prepare it first.
    .on-3-e1g1 = Now Black's knight can take e4. Push d4 first: it hits the bishop.
    .on-5-e4e5 = It chases the knight, but Black answers with a pawn on d5. Take back first.
    .on-7-b1c3 = It blocks, but this knight is pinned now and no longer guards e4.
    .on-7-b1d2 = It blocks too, but your bishop on c1 is shut in. Let that bishop block.
    .on-7-e1f1 = The king may never castle after that. Put a piece in between.

black-hits = You are Black. White's centre looks strong. Hit it with a pawn, before it rolls forward.
    .hint-1 = Which pawn step attacks e4 and the bishop on c4?
    .success = You attack e4 and the bishop on c4. White must take, and the proud pair of pawns is broken.
    .on-d7d6 = Playable, but White's centre stays whole. Hit it with two steps.
    .on-e8g8 = Castling is useful, but White's pawn comes to d5 and chases your knight. Hit the centre first.
    .on-f6e4 = Playable: the knight takes back, and your pawn to d5 then attacks two pieces. Here hit with the pawn at once.

bad-retreat = A slip: Black's bishop went back to b6 without check. Your pawns may roll. Chase both knights, one after the other.
    .hint-1 = Which pawn attacks a knight first? Then the other pawn attacks the other knight.
    .retry = A pawn on d5 hits one knight, a pawn on e5 hits the other. Roll on.
    .on-d4d5 = The knight on c6 must run.
    .success = Both knights were chased, and your pawns rule the middle. Black's check on b4 was there to prevent this.
    .on-e1g1 = Safe, but the moment passes: with every pawn step now a knight has to run.
    .on-e4e5 = Strong too: it chases the knight on f6. Here the one on c6 runs first.
    .on-b1c3 = It guards e4. But a pawn can hit a knight right now, and that costs Black time.

trap-see = A trap for White. Black leaves e5 alone and waits. See what happens when White is greedy.
    .at-1 = White takes the free pawn.
    .at-2 = The queen attacks the knight on e5 and the pawn on g2.
    .at-3 = White forks queen and rook, but forgets its own king.
    .at-8 = Mate: the bishop on e2 may not take, it is { -pin(form: "past") }.

trap-avoid = The same position, and you are White. Do not be greedy. Make a calm, good move.
    .hint-1 = Black moved one knight twice. Trade it, chase it, or bring your king into safety.
    .success = Well done. The trap is empty, and Black has spent time.
    .on-f3e5 = The queen comes to g5 and attacks knight and g2. You could survive with exact moves, but a calm move is easier.
    .on-c4f7 = Wild, and not needed: a calm move gives you a good game for nothing.
    .on-d2d3 = It opens a bishop's way, but the knight on d4 stays. Trade it, chase it, or castle.
    .on-b1c3 = It guards e4, but the knight on d4 stays. Trade it, chase it, or castle.

practise = Now with the coach as Black. Follow the arrows, then play the line again with fewer.
    .success = You know two lines now. Under Openings they come back in time.
