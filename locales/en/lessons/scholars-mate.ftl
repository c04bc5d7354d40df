title = Scholar's mate
summary = The quick mate on f7: see it, do it, stop it, and turn the tables.

see = Many games between beginners end like this. Watch f7.
    .at-3 = The bishop aims at f7.
    .at-5 = Now the queen aims at f7 as well.
    .at-6 = Black attacks the queen and does not see the threat.
    .at-7 = Mate. The king cannot take the queen: the bishop on c4 protects it.
    .xiangqi = Like two pieces aiming at the palace centre: one strikes, the other protects.

count = White threatens mate. Click every white piece that attacks f7.
    .hint-1 = Follow the diagonals that end on f7.
    .success = Queen and bishop: two attackers. Black has only the king on guard.

do = Now do it yourself, as White. Black has not seen it.
    .hint-1 = Two pieces aim at the same pawn. The stronger one strikes.
    .success = Mate on f7. Remember it well: next you learn to stop it.
    .on-h5e5 = Check, but Black can block. There is mate.
    .on-c4f7 = The bishop first? Then the king can step away. The queen must strike.

stop = You are Black. Stop the mate on f7.
    .hint-1 = Guard f7 once more, or close the queen's diagonal.
    .success = f7 is safe. White's queen is out early, and you will win time by attacking it.
    .on-g8f6 = It attacks the queen, but the queen takes on f7, and that is mate.
    .on-d7d6 = The queen takes on f7, and that is mate. Guard f7.
    .on-f8c5 = The queen takes on f7, and that is mate. Guard f7.
    .on-h7h6 = The queen does not need g5. It takes on f7, and that is mate.
    .on-g8h6 = It does guard f7. But White's pawn to d3 lets the bishop from c1 attack that knight. There are safer guards.
    .on-d7d5 = It closes the bishop's way, but the bishop takes the pawn and aims at f7 again.
    .on-g7g5 = The queen still takes on f7, and that is mate.

again = You played g6. The queen went to f3 and aims at f7 again. Answer it, best with a new piece.
    .hint-1 = Something can stand between f3 and f7.
    .success = The file is closed, and f7 is safe again.
    .on-d8e7 = It guards f7, but now the queen is tied to it. A new piece can come out and close the file.
    .on-g8h6 = It guards f7 from the edge. A knight on f6 would close the file.
    .on-c6d4 = It attacks the queen, but the queen takes on f7, and that is mate.
    .on-d7d6 = The queen takes on f7, and that is mate.
    .on-f8g7 = The queen takes on f7, and that is mate.

other-side = The trick works on f2 too. Black's queen and bishop aim at it. You are White: stop it.
    .hint-1 = Guard f2 once more, or close the queen's file or the bishop's diagonal.
    .success = There is no mate on f2 now. At the start f2 and f7 are guarded by the king alone: keep an eye on both.
    .on-f2f3 = It stops the mate, but it opens a diagonal to your king and takes the knight's square. There are better ways.
    .on-b1c3 = The black queen takes on f2, and that is mate. Guard f2.
    .on-f1c4 = You aim at f7, but Black is first: the queen takes on f2, mate.
    .on-d2d3 = The way of the bishop on c5 stays open, and the queen takes on f2: mate.
    .on-g2g3 = The pawn does not guard f2: the black queen takes there, and that is mate.

last = Last task, as Black. White's queen still dances alone. Attack it, then find what it left unguarded.
    .hint-1 = A knight in the middle attacks the queen. When the queen runs, look at the square c2.
    .retry = Only the queen on b3 guards c2. One knight can attack the queen and c2 together.
    .on-c6d4 = You attack the queen, and c2 as well. The queen runs to g3.
    .on-f6e4 = The bishop takes on f7 with check, and your king must walk.
    .success = You took the rook. The queen ran out alone, so nobody guarded c2.
    .on-1-d7d5 = It hits the bishop, bravely. But a knight can hit the queen itself.
    .on-1-f8c5 = It looks at f2, but White's bishop takes f7 with check.
    .on-1-f8g7 = It comes out, but White's bishop takes f7 with check.
    .on-1-d8e7 = It guards f7, but lets the white queen off. A knight can attack it.
    .on-3-f6e4 = A pawn, but White's queen takes e5 with check and hits your knight too.
