title = The bishop
summary = Along the diagonals, always on one colour.

meet = The { -bishop } moves at a slant, along its { -diagonal(form: "plural") }. Like the rook, it goes as far as the way is free.
    .xiangqi = The xiangqi elephant (xiàng) takes two steps and stays at home. This bishop runs along the whole diagonal, right into the enemy's half.

reach = The bishop stands on f3. Click every square it can go to.
    .hint-1 = Four slanting roads lead away from f3. Follow each one to the edge.
    .retry = Go from corner to corner of the squares, in all four directions, up to the edge.
    .success = Eleven squares. The nearer the bishop is to the middle, the more it sees.

colour = This bishop stands on c1, a dark square. Can it ever get to e4, a light square?
    .answer-yes = Yes, after some moves
    .why-yes = Follow its diagonals: there are only dark squares on them. From each of those it is the same, so e4 stays out of reach.
    .answer-no = No, never
    .why-no = A diagonal has only one colour. This bishop stays on dark squares for the whole game.

stars = Collect the three stars with the bishop. Three moves are enough.
    .hint-1 = Look along both diagonals that start at c1. Is there a star at the end?
    .success = Three stars, all of them on dark squares.

pair = You begin the game with two bishops, one for each colour. Collect the four stars. Before each move, choose: which bishop?
    .hint-1 = Look at the colour under the star. Then you know which bishop must go.
    .success = Four stars: the one bishop took the dark squares, the other the light ones.

blocked = Your own pawns stop the bishop. It may take the black pawn on b6, but it cannot jump over it. Click every square it can go to.
    .hint-1 = Follow all four roads. Stop before your own pawn, but on the square of the black one.
    .retry = One road is closed at once, one ends early, one ends with a capture, and one is free.
    .success = Six squares. The black pawn's square is one of them, but nothing behind it.
    .xiangqi = A piece in its way stops the xiangqi elephant, too. This bishop has a longer road, so look at every square of it.

take-all = Take all four pawns. They stand still. It can be done in four moves.
    .hint-1 = Before each move, look: does the bishop see another pawn from there?
    .success = All four pawns are gone, taken at a slant every time.

free-road = May the bishop go from f1 to a6 in one move?
    .why = On e2, d3, c4 and b5 there is nobody, and a6 is empty as well. The length of the road does not matter.

stay-safe = Two black rooks look along their lines. Collect both stars, and never stop where a rook could take your bishop.
    .hint-1 = Only the squares where you stop must be safe. A detour is allowed.
    .on-h2e5 = One rook looks down the e-file, the other along rank 5. A detour will do.
    .success = Both stars, and no rook could take you at any stop.

last = Take all six black pieces with your two bishops. Six moves are enough.
    .hint-1 = The knight on d6 stands on a dark square, so only the c1 bishop can take it. Where must that bishop go first?
    .success = All six are off the board. Your two bishops did it together.
