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
    .on-e7e6 = A good move too, but it shuts in the bishop on c8.
    .on-d5c4 = A good move too: accepted. Here guard d5.
    .on-g8f6 = Playable. Here a pawn should guard d5.

main = Play Black's main line: guard, knight, take when White's knight is on c3, and bring out the bishop.
    .hint-1 = Take on c4 after White's second knight comes out.
    .retry = There may be other good moves. Here: c6, knight f6, take on c4, bishop f5.
    .success = The bishop stands on f5, in front of your pawns. Next the pawn goes to e6.

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
    .retry = There may be other good moves. But b7 has lost its guard: trade first, then the queen.
    .on-b1c3 = A good move too. Here use the weak pawn on b7.
    .success = The queen attacks b7 and d5 at once. So Black first plays the knight to f6 and takes on c4, and only then the bishop.

last = Last task, as White: stop b5, open the bishop's way, and take the pawn back.
    .hint-1 = First the edge pawn: this time it has a job. Then e3.
    .retry = There may be other good moves. Here: a4, e3, bishop takes c4.
    .success = You took the pawn back with the bishop. Both sides have what they want.
