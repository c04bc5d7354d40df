title = Smothered mate
summary = A king shut in by its own men, and a knight that jumps.

idea = The king has no air: its own men stand on every square around it. A { -knight } jumps over them all and gives check: { -smothered-mate }.
    .at-1 = Mate. Nothing can stand between, and nothing takes the knight.
    .xiangqi = The smothered mate of xiangqi is the same idea: the general (jiàng) is blocked by its own men.

as-black = Now you, as Black. The white king has walled itself in. Mate in one.
    .hint-1 = From which squares does a knight attack h1?
    .success = Mate. Rook and pawns fill every square around the white king.
    .on-g4h2 = You took a pawn, but the king takes the knight. Which square attacks h1?
    .on-g4e3 = The knight does not attack h1 from there. Which square does?

opening = It happens in the first moves of a game, too. The king has not moved yet. Mate in one.
    .hint-1 = From which square does a knight attack e8? And why did White put the queen on e2?
    .success = Mate on move six. Black's own men fill every square around the king.
    .on-e4f6 = Check, but Black takes the knight. There is a check that nobody can take.
    .on-e4g5 = No check. From which square does the knight attack e8?

why = The pawn on e7 attacks d6. Why can it not take the knight? Click the black man that is { -pin(form: "past") }.
    .hint-1 = Draw the line from the white queen to the king.
    .success = The pawn on e7 is pinned: behind it stands the king, in front of it the queen.

queen = The knight guards g8 and waits. If only a black man stood on g8. Force it. Mate in two.
    .hint-1 = Which move makes the rook come to g8?
    .success = Mate. Your queen made the rook shut the last window.
    .on-h6f7 = Check, but g8 is still open and the king goes there. Close that window first.
    .on-c4f7 = A threat, but no check: Black's rook comes to d1, and you are mated first. You have something that forces.

double = Knight in front, queen behind: a { -double-check } is ready. Mate in three.
    .hint-1 = Which knight move gives check itself, opens the queen's line and guards g8?
    .success = Mate in three: double check, the queen given, and the knight.
    .on-f7d8 = Check, and you took a rook: good. But there is mate. Look for a double check.
    .on-f7e5 = Only the queen gives check, and Black can block it. Look for a double check.
    .on-f7g5 = Only the queen gives check, and Black can block it. Look for a double check.
    .on-f7d6 = Only the queen gives check, and the king steps into the corner. Look for a double check.

last = Last task: the whole dance, from the first check to the mate. Five moves, and every one is a check.
    .hint-1 = Queen on the long line to g8, then the knight to f7. You know what comes after.
    .success = The whole dance: five checks, and the knight gives mate.
    .on-g5f7 = No check yet, and Black takes the queen on c1 with mate. Begin with a queen check.
    .on-c1b2 = You took the queen, but then the rook comes to e1 and mates you. Begin with a queen check.
    .on-c1c7 = A threat, but no check: Black is faster on the first rank. Begin with a queen check on the line to g8.
    .on-3-c4g8 = Not yet: no knight guards g8, and the king takes the queen. First the knight goes to f7.
    .on-7-h6f7 = The king only goes back to g8. Your knight guards g8 now: the time has come to give the queen.
