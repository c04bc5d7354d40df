title = Notation trainer
summary = Read moves and play them, see moves and write them. No clock.

read-opening = A move is written. Play it on the board. Six right ones, and you are done.
    .hint-1 = Only small letters: a pawn goes to that square. N is the knight.
    .success = Six moves read and played.
read-middle = The same in the middle of a game. An x takes, O-O castles.
    .hint-1 = K king, Q queen, R rook, B bishop, N knight. The square at the end is where the piece lands.
    .success = You read a game as it is played.
write-middle = Now an arrow shows a move. Which writing is right?
    .hint-1 = First the piece's letter, then x if it takes, then the square where it lands.
    .success = Six moves written.
write-black = Last one, from Black's side. If two of a kind reach the same square, add the file or the rank.
    .hint-1 = First the piece's letter, then x if it takes, then the square where it lands.
    .success = You can read and write chess. Come back any time: each round is another one.
