title = The queen
summary = Rook and bishop in one.

meet = The { -queen } is the strongest piece. It moves straight like a rook or at a slant like a bishop, as far as the way is free.
    .xiangqi = Xiangqi has no queen. Think of a chariot (jū) that can also run along every slanting line.

reach = The queen stands in the corner, and two pieces of its own side stand in the way. Click every square it can go to.
    .hint-1 = Three roads lead out of the corner: up, to the left, and at a slant. Follow each one.
    .retry = The queen stops before its own pawn and before its own rook. The slanting road is free.
    .success = Eleven squares. Seven of them are on the long diagonal.

count = On an empty board a rook on d4 has 14 squares and a bishop there has 13. How many has the queen?
    .answer-fourteen = 14
    .why-fourteen = Those are the straight roads only. Add the 13 slanting ones.
    .answer-twenty = 20
    .why-twenty = More than that: the queen has all the squares of the rook, 14, and all the squares of the bishop, 13.
    .answer-twenty-seven = 27
    .why-twenty-seven = The queen has the 14 straight squares and the 13 slanting ones, and that makes 27.

stars = Collect the four stars with the queen. Four moves are enough.
    .hint-1 = Every star lies on a straight or slanting line with another one. With which one can you begin?
    .success = All four stars are yours.

no-bend = May the queen go from d1 to e3?
    .why = Only the knight jumps like that, and you will meet it next.

take = Three black pieces, but only one of them stands on a line of your queen. Take it.
    .hint-1 = Follow the queen's roads one by one: up, to the sides, and along the diagonals.
    .on-c2d5 = It stands close, but on none of the queen's lines. Look farther away.
    .on-c2b4 = It stands close, but on none of the queen's lines. Look farther away.
    .on-c2g6 = You stopped one square short: the rook on h7 is still there. Take it by landing on its square.
    .success = The rook that stood on h7 is off the board. The queen takes as far as it can see.

three-friends = Rook, bishop and queen together: three pawns in three moves. Before each move, choose: who takes?
    .hint-1 = Each of the three sees one pawn from where it stands now.
    .success = All three pawns are off the board. Three friends, three ways to move.

stay-safe = Your queen is precious. Bring it to the star, and never stop where the bishop or the rook can take it.
    .hint-1 = The short ways are watched. Take one move more and come to the star from another side.
    .on-b1h1 = That diagonal from b7 is long. Follow it to its very end.
    .on-b1h7 = The rook stands right beside that square. Come from another side.
    .on-b1b7 = The bishop was bait: the rook guards it along its rank.
    .success = Your queen is on the star, and nobody could take it on the way.

last = The queen's harvest: take all six black pieces. They stand still. The best is six moves.
    .hint-1 = Before each capture, look: can another one follow from there? Some pieces are best left for later.
    .success = All six taken. No other piece has so many roads.
