title = Clearance
summary = Your own piece stands in the way: move it, and with a threat.

idea = White's queen would like to stand on h1, but White's own rook is there. So the rook leaves with check: that is { -clearance }.
    .at-1 = The rook gives itself up. The square h1 is free.
    .at-2 = The king had to take.
    .at-3 = Now the queen has its square, with check.
    .at-4 = The king steps back.
    .at-5 = Mate, with the help of the pawn.

who-guards = Your queen looks at h7, and the bishop would too, if your pawn on e4 were gone. Who protects h7? Click all black protectors.
    .hint-1 = Imagine White takes on h7. Who could take back?
    .success = King and knight protect h7. If the knight goes, only the king is left to guard it.

line = Same board. Clear the diagonal for your bishop, and do it with a threat. If the knight leaves, mate.
    .hint-1 = The pawn on e4 stands in the way. What does it attack when it steps forward?
    .success = Mate. The pawn opened the diagonal and chased the guard away in one move.
    .on-a1c1 = Black gets time. The diagonal of your bishop is still shut.
    .on-h4g3 = The queen no longer looks at h7. Stay there and open the diagonal.
    .on-h4h7 = The knight on f6 takes the queen. First make that knight leave, and open the diagonal.

square = Your pawn wants to reach c8, but your own knight stands there. Clear the square so that Black has no time for the pawn.
    .hint-1 = Which knight move gives check, and protects c8 as well?
    .success = The check won time, the pawn became a queen, and Black had to give a rook for it.
    .on-c8d6 = No check: the black rook goes to c1, and that is mate.
    .on-c8b6 = The square is free, but without a check Black strikes first: rook to c1, mate.
    .on-g2g3 = The rook takes the pawn. Clear the square with check.

last = You are Black. Your queen would like to check from a8, but a rook is in the way. Clear the square. Mate in three.
    .hint-1 = Let the rook leave with a check that must be answered. The pawn on b3 will help the queen at the end.
    .retry = Only checks: first the rook, then the queen twice.
    .success = Mate. The rook cleared the square, and the pawn on b3 protects the queen.
    .on-a8a2 = The king is not in check, so White has time to strike first.
    .on-b3c2 = The pawn gives check, but you need it on b3: it guards a2.
    .on-h8d8 = The queen goes the wrong way. It needs the square a8.
