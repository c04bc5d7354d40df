title = Overloading
summary = A piece with two jobs cannot do both.

idea = The black queen protects both bishops. That is one job too many: the queen is { -overload(form: "adjective") }.
    .at-1 = White takes the first bishop.
    .at-2 = The queen does its first job and takes back.
    .at-3 = Now nobody does the second job.

who = Which black piece protects the bishop on b2? Click it. Then see what else it must do.
    .hint-1 = Look along the long diagonal from b2.
    .success = The queen. And it protects the rook on d8 as well.

two-jobs = Same board. The queen protects the rook and the bishop, and cannot do both. Win a piece.
    .hint-1 = Let the queen do one of its jobs. Then the other one stays undone.
    .retry = First trade the rooks, so that the queen must take back. Then take what it left.
    .success = The queen took back on d8, and the bishop was yours.
    .on-b3b2 = Your own rook hangs then: the black rook takes it with check. Trade the rooks first.
    .on-b3b7 = You leave your rook on d1 alone, and the black rook takes it with check. Trade the rooks first.
    .on-3-b3b7 = A pawn, but there is more: who lost the queen's protection when it went to d8?

pawn = Even a pawn can be overloaded. The pawn on e6 protects two pieces. Take advantage.
    .hint-1 = Take first with the piece that stands in the way of your rook.
    .success = The pawn took back once. It could not do it twice.
    .on-e2d4 = The black bishop takes yours on d3. It is your move now, so take first.
    .on-e2c3 = The knight takes yours. Which piece does the pawn protect besides the knight?
    .on-d3c4 = The knight steps back, and all is protected. Take something.

last = You are Black. Your queen and bishop aim at g2, the rook stands ready. The white queen has two jobs. Mate in two.
    .hint-1 = The queen guards d1 and g2. Make it do the first job.
    .retry = First call the queen away with a check, then strike on g2.
    .success = Mate. The queen had to guard the back rank, and g2 was left alone.
    .on-c6g2 = The white queen still guards g2. Call it away first.
    .on-d8d2 = The white queen takes the rook. Go one square deeper.
    .on-d8e8 = White gets time to move. Force the queen with a check.
