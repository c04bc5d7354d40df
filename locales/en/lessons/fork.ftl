title = The fork
summary = One piece attacks two at the same time.

two-at-once = Black can make only one move at a time. So attack two things at once: that is a { -fork }.
    .at-1 = From d5 the bishop attacks the king and the rook.
    .at-2 = The king must run.
    .at-3 = And the bishop takes the rook.
    .xiangqi = In xiangqi you know this as catching two (zhuōshuāng). It works just the same here.

forked-men = The white rook stands between two black pieces and { -fork(form: "third") } them. Nothing protects them. Click both.
    .hint-1 = Look along the rank of the rook, to the left and to the right.
    .success = Knight and bishop. If one runs, the rook takes the other.

rook-fork = The best forks begin with check. Attack the king and the knight at once, then take.
    .hint-1 = King and knight stand on one rank. Can your rook get onto it?
    .success = The king had to move, and the rook took the knight.
    .on-e1a1 = That attacks the knight only, and it jumps away. Which move attacks the king too?
    .on-e1e6 = From there the rook attacks neither king nor knight. Which rank do they share?

safe-square = From d5 the bishop would attack the king and the rook. Is that a good fork here?
    .answer-yes = Yes
    .why-yes = The pawn on c6 takes the bishop. A forking piece needs a safe square.
    .answer-no = No
    .why-no = Right. The pawn on c6 takes the bishop. A fork is only good if nothing can take the forking piece.
    .hint-1 = Which black piece attacks d5?

bishop-fork = You are Black. Find a bishop move that attacks king and rook together.
    .hint-1 = Look for one diagonal with the white king at one end and the rook at the other.
    .success = The bishop took the rook. The check left White no time to save it.
    .on-d8d7 = The white rook simply takes yours. Let the bishop do the work.
    .on-d8a8 = White's rook takes your rook on a8. Let the bishop do the work.

last = Last task, and no check this time. Find the square from which your rook attacks both black pieces, then take one.
    .hint-1 = Bishop and knight stand on the same rank.
    .success = Black could save only one of the two, and you took the other.
    .on-c1e1 = That attacks only the knight, and the king comes to protect it. Attack two at once.
    .on-c1c8 = The knight or the bishop takes the rook there.
