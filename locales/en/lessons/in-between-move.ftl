title = The in-between move
summary = Before you take back, look for something stronger.

take-back = Black's knight has just taken yours on c3. You could take back with the pawn. Would that be good?
    .answer-good = Yes, take back
    .why-good = Look along the d-file: after the pawn takes, the black queen takes yours on d1.
    .answer-bad = No, wait
    .why-bad = Right. If you take at once, the black queen takes yours on d1.
    .hint-1 = What else does the knight on c3 attack, and who looks down the d-file?

first-this = Taking back can wait for one move. Put a stronger move in between, one that Black must answer: an { -in-between-move }.
    .at-1 = First the queens go, with check.
    .at-2 = Black has to take back.
    .at-3 = And now the knight is taken.

check-first = Queens are being traded: Black has just taken yours on a4. Is there something to do before you take back?
    .hint-1 = Look for a capture with check. Black's queen on a4 will not run away.
    .retry = First a capture with check, then take back the queen.
    .success = The check came first, then the queen. So you won a bishop on the way.
    .on-b3a4 = An even trade, but now the bishop on e7 gets away. You could have had it with check.

as-black = You are Black. White's queen has just taken yours on b6. Do not be in a hurry.
    .hint-1 = Your knight can take something, with check.
    .retry = White's queen will not run away. First a capture with check.
    .success = First a bishop with check, then the queen.
    .on-a7b6 = An even trade, but the white bishop runs away. It could be taken with check first.
    .xiangqi = In xiangqi this is passing the gate (guòmén): a check first, and only then the capture.

last = Black's bishop has taken your queen. Do you have to take back? Look at the whole board.
    .hint-1 = Checks come before captures. Is Black's back rank guarded?
    .success = Mate. The bishop was busy with your queen, and nobody guarded the back rank.
    .on-g2f3 = Black's queen takes your rook with check. There was something better than taking back.
    .on-d1c1 = Black's queen takes the rook, and that is mate.
