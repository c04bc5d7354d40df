title = English Opening
summary = 1.c4 fights for d5 from the side.

reversed = 1...e5: a Sicilian with a move more
    .at-1 = Fights for d5 from the side.
    .at-2 = Takes the centre.
    .at-3 = Looks at d5.
    .at-4 = Looks at d5, too.
    .at-5 = The bishop will look at d5.
    .at-6 = Opens the centre.
    .at-9 = The bishop attacks the knight.
    .at-10 = The knight steps out of the way.
    .at-13 = Castle.

knight-c6 = 2...Nc6 and 3...g6
    .at-4 = Looks at d4.
    .at-6 = The bishop will look at d4.
    .at-11 = Takes d5 and f5 from Black.

symmetrical = 1...c5: Black does the same
    .at-2 = The same from the other side.
    .at-11 = The king goes to safety.

knight-f6 = 1...Nf6 and 2...e6
    .at-5 = Takes the centre.
    .at-6 = Strikes at it.
    .at-7 = Chases the knight.

corner = 5...Be6
    .at-10 = Guards the knight.
    .at-11 = Comes out and attacks e5.

knight-hangs = 5...Nc6: the knight on d5 hangs
    .at-10 = Comes out, and forgets the bishop on g2.
    .at-11 = Takes a knight for nothing: if the queen takes the bishop, the knight on c3 takes the queen.

d5 = 1...d5: the queen comes out early
    .at-2 = Strikes at once.
    .at-3 = Trade a side pawn for a centre pawn.
    .at-5 = Comes out and attacks the queen.
    .at-7 = White is ahead in development.

four-knights = 3.Nf3: the Four Knights
    .at-5 = Attacks e5.
    .at-6 = Guards e5.
    .at-8 = Opens the centre.
