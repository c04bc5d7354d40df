title = The pawn fork
summary = The smallest piece attacks two big ones.

small-fork = A { -pawn } attacks two squares. If two pieces stand there, even protecting them does not help: a pawn is worth less than either of them.
    .at-1 = The pawn attacks knight and bishop.
    .at-2 = The bishop runs and even protects the knight.
    .at-3 = White takes all the same: a knight for a pawn.

two-squares = Bishop and rook are forked by the pawn on e5. Click the squares this pawn attacks.
    .hint-1 = A pawn attacks diagonally forward, one square to each side.
    .success = The squares d6 and f6. The pawn on f4 protects the forking pawn.

find-it = Which pawn can attack rook and bishop at once? Go on, and watch Black's answer.
    .hint-1 = Look for the square in front of the two pieces that lies between them.
    .success = Rook and bishop were forked, and the rook is yours.
    .on-e1e5 = The bishop is protected, so the rook threatens nothing there. A pawn can attack two pieces.
    .on-e1d1 = That attacks nothing: your own knight stands in the way. A pawn can attack two pieces.
    .on-3-g1g2 = A bishop for a pawn is fine, but now the rook gets away. Which of the two is worth more?

with-check = King and knight stand on the same rank, with one square between them. Fork them with a pawn.
    .hint-1 = The king may not take a protected pawn. Which of your pawns has a neighbour to protect it?
    .success = The pawn gave check and then took the knight.
    .on-h2h3 = Too slow: the knight takes the pawn on e4.
    .on-g2g4 = The knight takes the pawn on e4. That very pawn could attack king and knight together.

as-black = You are Black. Find the fork, then take.
    .hint-1 = Your pawns stand side by side in the centre. Which one can step between two white pieces?
    .success = The pawn forked knight and bishop, and took one of them.
    .on-b7b6 = The pawn on c5 is protected now, but the white knight takes on d5. Attack first.
    .on-a8d8 = The rook protects the pawn, but you can attack two pieces at once.
    .on-c6b4 = That attacks only pawns. One of your own pawns can attack two pieces.

save-yours = Now a black pawn forks your rook and your knight. Save both: move one of them so that Black has no time to take the other.
    .hint-1 = What kind of move must Black answer at once?
    .success = Check. Black must answer, and then your knight moves away too.
    .on-e3f5 = The knight is gone, but the pawn takes the rook. Gain time first.
    .on-c3d3 = The rook is safe, but the pawn takes the knight. Gain time first.
    .on-e3c4 = The knight is safe, but the pawn takes the rook. Gain time first.

last = Harder: a pawn can fork by taking, and then run on. Take, watch the answer, and go on to the last rank.
    .hint-1 = Take so that your pawn attacks bishop and rook together. If both are left standing, take more.
    .success = What a pawn: it took twice and opened the way to the last rank.
    .on-b5b6 = The pawn runs past its targets, and Black takes it.
    .on-c1b1 = Black takes your pawn. Your pawn should take first.
    .on-c1c6 = The bishop takes the rook back. Let the pawn do the taking.
