title = En passant
summary = A pawn runs past your pawn, and you may still take it.

idea = Your pawn on e5 guards d6. Black's pawn runs right past that square. For one turn you may take it as if it had stopped on d6. This is { -en-passant }.
    .at-1 = Two squares at once: now the black pawn stands beside yours.
    .at-2 = Your pawn went to d6, and the pawn on d5 left the board.
    .xiangqi = Xiangqi has nothing like it: its soldiers (bīng) never take two steps at once. The name is French for "in passing".

try = Black's pawn just ran from c7 to c5, past your pawn. Take it in passing.
    .hint-1 = Which square did the black pawn pass over? Your pawn goes there.
    .success = You took in passing: your pawn is on c6, and the pawn on c5 is gone.
    .on-d5d6 = Your pawn walked on, and the chance is over. You must take at once.

landing = Black's pawn just ran from b7 to b5. Click every square your pawn on a5 can go to now.
    .hint-1 = One square lies straight ahead. The other is the square the black pawn passed over.
    .success = Straight on to a6, or in passing to b6. Never onto b5 itself.

only-pawns = Black's pawn ran from d7 to d5. Say the knight jumps to d6, the square between. What happens to the pawn on d5?
    .answer-taken = It is taken
    .why-taken = Only a pawn can take in passing. A knight takes only what stands on the square where it lands.
    .answer-stays = It stays
    .why-stays = Right. Only pawns take in passing, and only pawns are taken that way.

as-black = Now you are Black. White's pawn just ran from e2 to e4. Take it in passing.
    .hint-1 = Your pawn moves toward White's side of the board. Which square did the white pawn pass over?
    .success = Your pawn landed on e3, and the white pawn on e4 is gone.
    .on-f4f3 = Your pawn walked on, and the white pawn is past. Taking it would have led to e3.

too-late = Black's pawn ran from d7 to d5. White played another move, then Black did. May White take in passing now?
    .why = The two pawns still stand side by side, but the chance does not come back.
    .hint-1 = What was Black's very last move?

which-pawn = A little puzzle. The pawn on c5 came one turn ago. The pawn on e5 ran from e7 just now. Take in passing.
    .hint-1 = Only the last move counts. Which pawn moved last?
    .success = Your pawn is on e6, and the pawn that had just run past is gone.
    .on-d5c6 = Look at the other side.
    .on-d5d6 = Your pawn walked on, and the chance is over. One neighbour could be taken.

one-step = The black pawn stood on d6 and took one step to d5. May White take it in passing?
    .why = It passed over no square, so there is nothing to take in passing.
    .hint-1 = Which square did this pawn pass over?

two-hunters = Black's pawn tried to slip between two of yours. Take it in passing, with the pawn you like.
    .hint-1 = Both of your pawns guard the square that it passed over.
    .success = Caught! Your pawn is on c6, and the pawn on c5 is gone.
    .on-b5b6 = It slipped through. Next time take at once.
    .on-d5d6 = It slipped through. Next time take at once.

pinned = Black's pawn ran from d7 to d5. May White take it in passing?
    .why = Taking in passing is a move like any other: it must not leave the king under attack.
    .hint-1 = Look along the e-file. What stands behind the white pawn, and what in front?

both-leave = A rare one. Black's pawn ran from c7 to c5. May White take it in passing?
    .why = No other move takes two pieces off one rank at once.
    .hint-1 = Take both pawns away in your mind. What does the rook see?

stops-check = The pawn ran to d5 and attacks your king: { -check }. The rooks watch every square around the king. Find the only way out.
    .hint-1 = The pawn that gives check has just run two squares.
    .success = The pawn that gave check is gone: you took it in passing, on d6.

last = Last task. Black's pawn ran from d7 to d5. Attack the king so that nothing can save it: that is { -checkmate }, and you win.
    .hint-1 = If your pawn leaves the e-file, which of your pieces looks at the king too?
    .success = Checkmate. The pawn took in passing, and the rook behind it looks down the open file.
    .on-f4f7 = Check, but the king simply takes the rook. Remember what Black's pawn has just done.
    .on-e5e6 = The pawn still blocks your own rook, and there is no check. Could it leave the file?
