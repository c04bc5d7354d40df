title = Key squares
summary = Three squares in front of the pawn decide: win or draw.

idea = A pawn on e4 has three key squares, two ranks ahead: d6, e6, f6. With your king on one of them the pawn becomes a queen, whoever is to move.

which-three = The pawn stands on d2 here. Where are its key squares?
    .answer-near = On c3, d3, e3
    .why-near = One rank ahead is too near. Count two from the pawn.
    .answer-middle = On c4, d4, e4
    .why-middle = Right. Two ranks ahead of the pawn, its own file and the files beside it.
    .answer-far = On c5, d5, e5
    .why-far = Three ranks ahead is too far. Count two from the pawn.
    .hint-1 = Count two ranks ahead of the pawn.

on-one = The pawn is on e3. Put your king on a key square.
    .hint-1 = Two ranks ahead of the pawn. Three squares count, and your king is right beside them.
    .success = Your king stands on a key square: the pawn will get through.
    .on-e4d4 = Not a key square, and Black takes the opposition: only a draw. Go two ranks ahead of the pawn.
    .on-e4f4 = On this side it is the same: Black takes the opposition, only a draw. Step forward, two ranks ahead of the pawn.
    .on-e4d3 = Backward gives the win away. Go two ranks ahead of the pawn.

king-first = The pawn on e2 has its key squares on d4, e4 and f4. What goes first?
    .hint-1 = Each pawn step pushes the key squares farther away.
    .success = The king leads, and the pawn keeps its moves for later.
    .retry = Not that way: only a draw. Let the king walk toward d4, e4, f4.
    .on-e2e4 = Now the key squares are d6, e6, f6, far away: only a draw. The king leads.
    .on-e2e3 = Now the key squares are one rank farther, and Black gets there in time: only a draw. The king leads.
    .on-d2c2 = That way leads nowhere: only a draw. Walk toward d4, e4, f4.
    .on-d2e1 = That is a step back: only a draw. Walk toward d4, e4, f4.

only-way = The black king guards d4 and e4. One move still wins. Think of the { -opposition }.
    .hint-1 = Face to face, and Black must give way. Sooner or later a key square comes free.
    .success = Face to face, and Black must give way. Sooner or later one of d4, e4 and f4 is yours.
    .on-d2e3 = Now Black takes the opposition on e5: only a draw. Face the king where it stands.
    .on-d2c3 = Black goes to e4, in front of your pawn: only a draw.
    .on-e2e4 = Check, but the king simply takes the pawn, and it is a draw. The king leads.
    .on-e2e3 = Now the key squares are d5, e5, f5, and Black's king stands on one: only a draw. The king leads.

sixth = King on the sixth rank in front of its pawn: here even having to move does not hurt. Find a winning move.
    .hint-1 = Step aside, but stay on the sixth rank.
    .success = From the sixth rank your king clears the way, and the pawn will get through.
    .on-e6d5 = Back to the fifth rank: now Black holds the draw. Stay on the sixth.
    .on-e6f5 = Back to the fifth rank: now Black holds the draw. Stay on the sixth.

last = Last task: the whole walk. Bring your king to a key square of the pawn on d2.
    .hint-1 = Key squares: c4, d4, e4. Walk on the side of the pawn where Black is not.
    .success = Your king stands on a key square. From here the pawn wins.
    .retry = Take your king the straight way to c4, d4 or e4, and do not touch the pawn.
    .on-d2d4 = The key squares run away to c6, d6, e6: only a draw. The king leads.
    .on-d2d3 = Now the key squares are c5, d5, e5, and Black is in time: only a draw. The king leads.
    .on-d1c1 = No step forward, and Black is in time: only a draw.
    .on-d1e1 = No step forward, and Black is in time: only a draw.
