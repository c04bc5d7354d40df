title = The board
summary = 64 squares, and a name for each of them.

meet = This is the { -board }: 64 squares, light and dark in turn. When each player has a light corner at the right hand, it lies the right way.
    .xiangqi = In xiangqi the pieces stand where the lines cross. Here they stand inside the squares, and there is no river and no palace.

corner = You sit at the bottom, with White. Click the corner at your right hand.
    .hint-1 = Look at the row nearest to you and follow it to its right end.
    .retry = Stay in the row nearest to you, and go right to its end.
    .success = This square is called h1. It is a { -light-square }, just as it should be.

files = Eight { -file(form: "plural") } run from you to the other player. From left to right they are called a to h. The arrow shows the e-file.
    .xiangqi = In xiangqi each side counts the files from its own right. Here both sides use the same letters.

click-file = Now you: click all eight squares of the c-file.
    .hint-1 = Find the letter c at the edge of the board. From there, go straight across to the other side.
    .retry = Every square of the c-file lies straight above the letter c.
    .success = That is the whole c-file, from c1 to c8. The a- and h-files are the edge files, the d- and e-files the central ones.

names = Eight { -rank(form: "plural") } run from side to side, with the numbers 1 to 8. Where the e-file meets rank 4, you find the square e4.

find-square = First the letter, then the number: that is the name of a { -square }. Click g5.
    .hint-1 = Find the file by its letter, then count up the ranks.
    .retry = Letter g first. Then go up that file to the number 5.
    .success = This is g5: file g, rank 5. No other square has that name.

name-it = Now the other way round. What is the name of the square with the ring?
    .answer-c6 = c6
    .why-c6 = That would be its name counted from the other side. The letters and numbers at the edge are the ones that count.
    .answer-f3 = f3
    .why-f3 = File f, rank 3: this is f3.
    .answer-e3 = e3
    .why-e3 = The rank is right. But follow the file down to the edge: which letter stands there?

find-as-black = Now you sit on Black's side. Rank 8 is nearest to you, and the a-file is on your right. Click b3.
    .hint-1 = Trust the letters and numbers at the edge, not your left and right.
    .retry = Look for the letter b at the edge, then for the number 3.
    .success = This is b3. A square keeps its name, wherever you sit.

hide-and-seek = Six horses play hide and seek, and Black counts. "I see the one on f6!" Click it.
    .hint-1 = You still sit on Black's side. Read the letters and numbers at the edge.
    .retry = Look for the letter f, then for the number 6.
    .success = Found! The horse on f6 counts next.

diagonals = A { -diagonal } runs at a slant, and all its squares have one colour. You name it by its ends: here the dark a1-h8 and the light f1-a6.

click-diagonal = Click every square of the diagonal from c1 to h6.
    .hint-1 = One square up and one to the right: that is the next square of this diagonal.
    .retry = Begin at c1. Each next square touches the last one at its corner.
    .success = Six squares, and all of them dark.

wings = Files a to d, where the queens start, are the { -queenside }. Files e to h, where the kings start, are the { -kingside }. On which side is g1?
    .answer-queenside = On the queenside
    .why-queenside = The queenside ends with the d-file. The letter g comes later, so g1 is on the kingside.
    .answer-kingside = On the kingside
    .why-kingside = The letter g is one of e to h, so g1 is on the kingside.

middle = The four squares in the very middle are the { -centre }. Both sides want them, because from there you reach every part of the board. Click them.
    .hint-1 = They touch at the exact middle of the board, on the d-file and the e-file.
    .retry = Only four squares touch the middle point of the board.
    .success = d4, e4, d5 and e5: that is the centre. The ring of squares around it is the { -extended-centre }.

last = Last task. Four towers stand in the corners, and you sit on Black's side. Click the tower that stands on Black's light corner.
    .hint-1 = You sit at the bottom. Which of your two corners is light? It must be at your right hand.
    .retry = Stay in the row nearest to you, and go right to its end.
    .success = The tower on a8, a light square. White has h1, Black has a8: now you can lay out any board.
