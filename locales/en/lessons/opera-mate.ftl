title = Opera mate
summary = A rook on the last rank, held by a bishop from afar.

idea = The king is still in the middle. The { -bishop } on g5 sees d8 and takes e7 away. Then the { -rook } comes down the open file.
    .at-1 = Mate. The bishop protects the rook from the other side of the board.

way-out = Before the rook strikes: Black to move, click every square where the king could go.
    .hint-1 = Cross out the d-file and the bishop's line. What is left?
    .success = Only f8. From d8 a rook takes that one away as well.

as-black = You are Black. Your bishop on g4 looks at d1 and e2. Mate in one.
    .hint-1 = The rook wants to go all the way. Who would protect it there?
    .success = Mate. The bishop protects the rook on d1 and guards e2.
    .on-g4d1 = The bishop now stands in its own rook's way. Let it look from afar.
    .on-d8d2 = The king takes the rook: nobody protects it there. Go all the way.

guarded = This time a rook on a8 guards d8. Mate in two all the same.
    .hint-1 = Your queen and rook aim at d8 along the file, and a black rook guards it. Who goes first?
    .success = Mate. The queen drew the guard to d8, your rook took it, and the bishop protected the rook.
    .on-d3d7 = Check, and this wins, too, only more slowly. Go straight to d8.
    .on-d3b5 = Check, but Black's queen takes yours. Use the d-file.
    .on-d3d4 = Black trades queens, and the chance is gone. Give check on d8.

story = Paris, 1858, in a box at the opera: Morphy, White, plays a duke and a count. He wants his rook on d8. Which black piece stops him?
    .answer-rook = The rook on h8
    .why-rook = The bishop on f8 stands in its way along the last rank. Look at the d-file.
    .answer-knight = The knight on d7
    .why-knight = Right. It stands on the d-file in front of the rook. If it went away, the rook would mate on d8.
    .answer-bishop = The bishop on f8
    .why-bishop = It does not guard d8, and it is not in your rook's way. Look at the d-file.
    .hint-1 = Draw the line from d1 to d8.

last = Last task: you are Morphy. Make the knight leave the d-file, whatever it costs. Mate in two.
    .hint-1 = Give a check that only the knight can answer.
    .success = Mate, as at the opera. One rook and one bishop were enough.
    .on-b3e6 = A queen trade, and the game goes on. Make the knight move instead.
    .on-d1d7 = You took the knight, but Black takes the rook, and no rook is left to mate. Lure the knight away.
    .on-b3b7 = Black gets time to breathe. Find a check that the knight must take.
    .on-b3b5 = The knight is pinned, but it should go away, not stay. Find a check that it must take.
