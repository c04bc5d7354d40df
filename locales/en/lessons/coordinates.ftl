title = Names of squares
summary = A treasure hunt with letters and numbers.

letter-first = Every square has a name: first the letter of its { -file }, then the number of its { -rank }. The c-file and rank 6 meet on c6. You will read chess books with these names.

dig = An old map says: dig on d6. Click the square.
    .hint-1 = Find the letter d at the edge, then count up to 6.
    .retry = First the letter d, then up that file to the number 6.
    .success = You dug on d6 and found a tiny gold pawn.

black-eyes = A thief buried his loot on the square with the ring. But now you sit on Black's side. What is its name?
    .answer-g2 = g2
    .why-g2 = You read it as if White sat here. Look at the letters and numbers on the edge: they have turned with the board.
    .answer-b7 = b7
    .why-b7 = File b, rank 7. From either side it is the same square.
    .answer-b2 = b2
    .why-b2 = The file is right. Now follow the row to the edge and read its number.
    .hint-1 = Trust the edge of the board: one letter, one number.

riddle = The second map is a riddle: "On the king's file and the queen's rank." Click that square.
    .hint-1 = Go along the file on which the king stands, until you are level with the queen.
    .retry = The king gives you the letter, the queen gives you the number.
    .success = c5: the king stands on the c-file, the queen on rank 5.

meeting = Rook and bishop follow their arrows. On which square do their ways cross?
    .answer-c4 = c4
    .why-c4 = The bishop passes c4, but the rook does not: it stays on the b-file.
    .answer-b3 = b3
    .why-b3 = The rook goes up the b-file, and the bishop comes down through c4 to b3.
    .answer-b4 = b4
    .why-b4 = The rook passes b4, but the bishop comes down from c4 straight to another square.
    .hint-1 = The rook stays on its file. So which letter must the name have?

footprints = From Black's side again: the thief left footprints on all eight squares of rank 3. Click them.
    .hint-1 = Look for the number 3 at the edge. From Black's side the numbers grow toward you.
    .retry = A rank runs from side to side. All its squares have the number 3.
    .success = From a3 to h3: the whole rank.

go-there = You are Black. Bring your bishop to a6.
    .hint-1 = The a-file is at Black's right hand here. Find the letter first, then rank 6.
    .success = The bishop stands on a6.
    .on-c8h3 = This is h3. From White's side it would look like a6, but you sit on Black's side. Read the edge.
    .on-c8b7 = This is b7, on the way. Go one square farther.

by-name = Three pawns are marked in the thief's book: b5, f5 and f3. Take just these three with your rook, in three moves.
    .hint-1 = Say the name of each pawn before you take it. The rook can begin on its own file.
    .retry = Read the names once more: b5, f5, f3. The other pawns may stay.
    .on-b2e2 = That pawn stood on e2, and it is not in the book. Which pawn is on b5?
    .success = Three pawns by their names, and nobody else was hurt.

last = Now set up a whole position from names. White: king g1, rook e1, knight f3. Black: king c8, pawn b7.
    .hint-1 = One piece after the other: say its square aloud, then put it there.
    .success = All five stand where they belong. You can read any position in any book.
