title = The quiet move
summary = No check, no capture, and yet nothing can stop it.

idea = You look for checks and captures first. Sometimes the strongest move is neither. Watch the queen.
    .at-1 = No check, nothing taken. But the pawn on f6 stands ready to help.

what-threat = The queen has gone quietly to h6. What does White threaten?
    .answer-rook = To take the rook
    .why-rook = That would not be much: the rook is protected. Look at the pawn on f6. Which square does it guard?
    .answer-mate = Mate
    .why-mate = Right: queen to g7, protected by the pawn. And Black has no way to stop it.
    .hint-1 = The pawn on f6 guards a square right beside the black king.

queen-in-danger = A pawn attacks your queen, and you must move the queen anyway. Choose well: mate in two.
    .hint-1 = Your bishop guards a square beside the king. Where must the queen stand to reach it next?
    .success = Mate. The queen ran away and threatened mate at the same time.
    .on-h5h7 = The king takes the queen.
    .on-h5g4 = The queen attacks the rook, but the rook just moves. Is there a square from which the queen threatens mate?
    .on-h5d1 = The queen is safe, but far from the king.
    .on-h5g6 = A pawn takes the queen. Look for a quiet square close to the king.

rook-lift = Mate in two again. Your queen looks at c7 and f8. If only the king could not get out on d7!
    .hint-1 = From which square does your rook look along the seventh rank, all the way to c7?
    .retry = Checks take too long or cost the queen. First shut the king in quietly.
    .success = Mate. One quiet rook move, and the king could not get out.
    .on-h4h8 = A check, but the king steps to d7. First shut it in quietly.
    .on-f4f8 = A check, and the king escapes through d7. Shut that door first, without check.
    .on-f4c7 = The king takes the queen, for nothing protects it yet. Let the rook look at c7 first.

last = Last task. Your bishop looks at c7 from the far end of its diagonal. Find the quiet move and mate in two.
    .hint-1 = The queen should keep the king from d7 and d8, and look at c7 and the last rank at once.
    .retry = Shut the king in first, without check. Then mate on c7 or on the last rank.
    .success = Mate. The quiet move made two threats, and no answer stopped both.
    .on-b4e1 = You took a knight, but now the king gets out. There was mate.
    .on-b4f8 = The black rook takes the queen.
    .on-b4g4 = Just a check, and Black finds an answer.
    .on-g2f3 = You took a rook, but the king runs out through d7. There was mate.
