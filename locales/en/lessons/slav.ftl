title = Slav Defence
summary = 2...c6 holds d5 and keeps the bishop on c8 free.

idea = Guard d5 with the other pawn: the { -slav-defence }.
    .at-1 = e6 stays free, so the bishop on c8 has a way out.
    .at-5 = Now Black takes, and threatens to keep the pawn with b5.
    .at-6 = White stops that.
    .at-7 = The bishop is out, before e6 closes the door.
    .at-10 = White has the pawn back. A sound game for both.

hold = You are Black. Guard d5 with a pawn, and leave the bishop on c8 its way.
    .hint-1 = One pawn guards d5 and shuts in the bishop; the other does not.
    .success = d5 is guarded, and the bishop on c8 still has its diagonal.
    .on-e7e6 = It holds d5 firmly, but shuts in the bishop on c8.
    .on-d5c4 = Your middle pawn goes for a side pawn. Here it stays, and another pawn holds it.
    .on-g8f6 = White trades on d5, and a pawn then chases your knight. Let a pawn hold d5.

main = Play Black's main line: guard, knight, take when White's knight is on c3, and bring out the bishop.
    .hint-1 = Take on c4 after White's second knight comes out.
    .retry = c6 holds d5 and leaves the bishop its way. Take c4 when White's second knight is out; then the bishop goes to f5.
    .success = The bishop stands on f5, in front of your pawns. Next the pawn goes to e6.
    .on-e7e6 = Solid, but it shuts in the bishop on c8.
    .on-d5c4 = Too soon: hold d5 until White's second knight is out.
    .on-g8f6 = White trades on d5, and a pawn then chases your knight. Let a pawn hold d5.
    .on-3-c8f5 = One move early: b7 loses its guard, and White's queen can go to b3.
    .on-5-c8f5 = First take c4. Now b7 is alone, and White's queen can go to b3.
    .on-7-c8g4 = On g4 the white knight hits it from e5. On f5 it stands better.

why-a4 = Black has taken on c4. Why do most players answer with the pawn to a4?
    .hint-1 = How would Black protect the pawn on c4?
    .answer-guard = To stop Black's b5
    .why-guard = Right. With b5 Black would keep the pawn. Now White can take it back in peace.
    .answer-attack = To attack c6
    .why-attack = A pawn on a4 looks at b5, not at c6.
    .answer-rook = To bring the rook out over a3
    .why-rook = Rooks wait for open files. Look at what the pawn guards.

guard-b5 = White answered with a4. Click every white piece and pawn that attacks b5 now.
    .hint-1 = One takes diagonally, one jumps.
    .success = The pawn on a4 and the knight on c3. Black's pawn would not be safe there, so White gets the pawn on c4 back.

early-bishop = You are White. Black's bishop went out too early and left b7 alone. Trade in the centre, then attack two pawns.
    .hint-1 = After the trade the queen finds a square that sees b7 and d5.
    .retry = From f5 the bishop no longer guards b7. Trade on d5, and the queen on b3 hits two pawns.
    .on-b1c3 = The knight hits d5, and that is sound. But b7 stands alone: trade, then use it.
    .success = The queen attacks b7 and d5 at once. So Black first plays the knight to f6 and takes on c4, and only then the bishop.
    .on-d1b3 = The right square, one move early: your own pawn on c4 hides d5 from the queen. Trade first.

last = Last task, as White: stop b5, open the bishop's way, and take the pawn back.
    .hint-1 = First the edge pawn: this time it has a job. Then e3.
    .retry = a4 first, or Black holds the pawn with b5. Then e3, and the bishop takes.
    .success = You took the pawn back with the bishop. Both sides have what they want.
    .on-e2e3 = The bishop's way is open, but Black answers b5 and holds the pawn.
    .on-e2e4 = A big centre, but Black answers b5 and holds the pawn.
    .on-3-e2e4 = Black's bishop and knight both look at e4: this pawn is taken.
    .on-1-f3e5 = The knight goes after c4, but Black answers b5 and holds the pawn.
