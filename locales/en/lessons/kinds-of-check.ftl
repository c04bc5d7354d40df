title = Kinds of check
summary = Direct, discovered, double, and the check that wins a piece.

name-it = The white bishop has just gone from e4 to g6. Look at the black king: which kind of check is this?
    .answer-direct = A direct check
    .why-direct = The bishop does attack the king. But look along the e-file as well.
    .answer-discovered = A discovered check
    .why-discovered = The rook does look at the king now. But look at the bishop's diagonal as well.
    .answer-double = A double check
    .why-double = The bishop attacks the king along the diagonal, and the rook along the file it has just opened.
    .hint-1 = Count the white pieces that attack the king now. One or two?

pawn-takes = The same board: Black is in { -double-check }. A black pawn could take the bishop. Is this move allowed?
    .why = Take the bishop, and the rook still gives check.
    .hint-1 = Imagine the bishop gone. Is the king safe then?

rook-prize = The knight stands before its own bishop. Discover a check so that the knight attacks the rook, too. Then take it.
    .hint-1 = While Black answers the check, the knight gets a second jump. From which squares does it reach the corner?
    .success = The bishop gave check, and the knight took the rook: a { -discovered-attack-with-check }.
    .on-d5f6 = A double check looks strong, but the king steps aside, and the rook in the corner is safe.
    .on-d5e7 = A double check looks strong, but the king steps aside, and the rook in the corner is safe.
    .on-d5c3 = The bishop gives check, but from here the knight does not attack the rook.
    .on-d5f4 = The bishop gives check, but from here the knight does not attack the rook.
    .retry = Two things at once: the bishop must give check, and the knight must attack the corner.

who-checks = The knight has just jumped to c7. Which white piece gives check? Click it.
    .hint-1 = Start at the black king and look outward. The piece that moved need not be the one.
    .retry = Look along the diagonal from the king.
    .success = The bishop. The knight only opened its diagonal. It attacks the rook meanwhile.

other-way-round = Now the other way round: the bishop stands before its own rook. The black queen is the prize. Which bishop move leaves the queen no time?
    .hint-1 = When the bishop goes, rook and queen look at each other, and Black is to move. Unless Black must answer something else.
    .success = The bishop gave check, Black had to answer, and your rook took the queen.
    .on-d3c4 = Both pieces attack the queen, but it is Black's move: the queen takes your rook with check.
    .on-d3e4 = The bishop stands well, but it is Black's move, and the queen is not tied down: it takes your rook with check.
    .on-d3f5 = The rook attacks the queen, but it is Black's move: the queen takes your rook with check.

queen-prize = You are Black. Your bishop stands before your rook, and White's queen is near. Win the queen.
    .hint-1 = Any bishop move gives check. On which squares does the bishop attack the queen as well?
    .success = Your rook gave check, and your bishop took the queen.
    .xiangqi = In xiangqi this is an everyday weapon, with chariot (jū), cannon (pào) or horse (mǎ). In chess, look for it in front of every rook and bishop.
    .on-e5h2 = Check from the rook, and one pawn won. But the queen is worth nine.
    .on-e5b2 = Check from the rook, and one pawn won. But the bishop does not attack the queen from b2.
    .on-e5f4 = Check from the rook, but the bishop does not attack the queen here.
    .on-e5c7 = Check from the rook, but the bishop does not attack the queen here.
    .retry = Two things at once: the rook must give check, and the bishop must attack b4.

crowded = Black has brought out only a knight. Give double check with the knight, so that the king has no square: that is { -checkmate }.
    .hint-1 = The rook will attack along the e-file. From which squares does the knight attack e8, too?
    .success = Double check and checkmate. Taking or blocking cannot stop both, and the king has nowhere to go.
    .on-e4g5 = A discovered check, but a single one. Black simply puts a piece on e7.
    .on-e4c5 = Only the rook gives check, for the knight on c5 looks elsewhere. Black puts a piece on e7.
    .on-e4c3 = The knight goes backward and only the rook gives check. Black puts a piece on e7.
    .retry = One check alone can be blocked on e7. Rook and knight must check together.

last = Last task: the windmill. Each rook move uncovers a check, and on g7 it checks again. Take a piece with each discovered check.
    .hint-1 = Follow the rook along its row: what does it meet first? And when the king has stepped aside, where is the rook safe and gives check?
    .retry = The mill turns with check: out to take something, and back to g7. Take a piece each time you go out.
    .success = The windmill turned three times: bishop, knight and pawn, and the rook in the corner at the end.
