title = Reading and writing moves
summary = Nf3, exd5, O-O: the language of chess.

letters = You write a move as a letter and a square. K is the king, Q the queen, R a rook, B a bishop, N a knight. A pawn has no letter.
    .at-1 = e4: no letter, so a pawn goes to e4.
    .at-2 = e5: Black's pawn. White and Black together make move 1.
    .at-3 = Nf3: a knight goes to f3.
    .at-4 = Nc6: Black's knight goes to c6. That was move 2.
    .at-5 = Bb5: a bishop goes to b5.
    .xiangqi = In xiangqi you say which way a piece goes and how far. Here you only name the square where it arrives.

read-it = Somebody wrote Kd2. Both pieces could go to d2. Which one went?
    .answer-knight = The knight
    .why-knight = The knight would be N. K belongs to the king.
    .answer-king = The king
    .why-king = Right, K is the king. The knight has the letter N.
    .hint-1 = Two pieces begin with the same letter, and the more important one got it.

play-it = Three different white pieces can go to d7. Play Rd7.
    .hint-1 = R is the first letter of its name.
    .success = You played Rd7: the rook went to d7.
    .on-f6d7 = That was the knight: Nd7. R is another piece.
    .on-f5d7 = That was the bishop: Bd7. R is another piece.

captures = When a piece takes, an x stands in between. A pawn that takes is named by the file it comes from. White begins.
    .at-1 = exd5: the pawn from the e-file takes on d5.
    .at-2 = Qxd5: the queen takes on d5.
    .at-3 = Nc3: nothing is taken, so there is no x. The knight attacks the queen.

name-it = A plus sign at the end means check: the king is attacked. How do you write the move of the arrow?
    .answer-nc7 = Nc7+
    .why-nc7 = A pawn stands on c7. Something is taken, and one sign says so.
    .answer-nxc7 = Nxc7+
    .why-nxc7 = N takes on c7, with check: that is the whole move in five signs.
    .answer-kxc7 = Kxc7+
    .why-kxc7 = K would be the king. The knight has another letter.
    .hint-1 = Which letter has the knight? Is something taken?

the-end = The sign # means that the king is attacked and cannot be saved. Play Qxg7#.
    .hint-1 = Two of your pieces can take on g7. Which of them is called Q?
    .success = Qxg7#: queen takes on g7, and the game is over.
    .on-c3g7 = That was Bxg7, with the bishop. Read the first letter again.
    .on-g3g4 = That was Qg4. The right piece, but the x says that it takes, and g7 says where.

new-queen = A pawn on the last rank becomes a new piece. The sign = says which one. Play a8=Q.
    .hint-1 = Move the pawn to a8, then choose the piece whose letter is Q.
    .success = a8=Q: the pawn promoted on a8, and it is a queen now.
    .on-a7a8r = That was a8=R, a rook. Which piece has the letter Q?
    .on-a7a8n = That was a8=N, a knight. Which piece has the letter Q?

castling = One move has a name of its own: castling. King and rook move together. O-O is the short side, O-O-O the long one. You will learn it in the next course.
    .at-1 = O-O: White castled on the short side.
    .at-2 = O-O-O: Black castled on the long side.

two-knights = Both of your knights can go to d2. Then one more letter says from which file. Play Nbd2.
    .hint-1 = The small b is a file. Which knight stands on it?
    .success = Nbd2: the knight from the b-file went to d2.
    .on-f3d2 = That was Nfd2: this knight came from the f-file. The b names another file.
    .on-e1d2 = That was Kd2, with the king. N is the knight.

last = Now read a whole opening and play White. 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O. Black answers by itself.
    .hint-1 = Each number has two moves: first yours, then Black's. For O-O, the king goes two squares toward the near rook.
    .retry = That is another move. Read the next one again: letter, square, and x if something is taken.
    .success = You have read five moves, and you castled at the end. Now every chess book is open to you.
