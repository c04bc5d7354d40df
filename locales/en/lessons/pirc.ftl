title = Pirc Defence
summary = Let White build the centre, hide the bishop on g7, and strike later.

idea = In the { -pirc-defence } Black lets White have the centre, for now.
    .at-2 = White takes everything.
    .at-3 = The knight attacks e4. White must guard it.
    .at-7 = The bishop lies on the long diagonal. When the knight on f6 moves, it hits d4.
    .at-9 = The king is safe behind the bishop.
    .at-11 = Now Black gets ready to hit the centre with a pawn, e5 or d5.

build = Build Black's house: small pawn, knight that attacks e4, room for the bishop, bishop, king.
    .hint-1 = d6, then the knight. The bishop goes to g7.
    .retry = There may be other good moves. Here: d6, knight f6, g6, bishop g7, castle.
    .success = You castled, and the bishop on g7 watches the centre from afar.

trick = You are Black. White's bishop stands on c4. You know this { -fork }: trade your knight for the centre pawn.
    .hint-1 = Take on e4, then let a pawn attack two pieces.
    .retry = There may be other good moves. But the pawn fork from the Four Knights works here too.
    .on-f6e4 = The knight is taken. Now the pawn.
    .success = You took the piece back, and White's centre pawn on e4 has gone.

white-plan = You are White. Choose a plan: trade the g7 bishop with bishop and queen; or a third centre pawn; or knight, bishop, castle.
    .hint-1 = Start with the bishop to e3, the pawn to f4, or the knight to f3.
    .retry = There may be other good moves. Stay with one of the three plans.
    .success = A clear plan. White has room, Black has a safe king and waits.

when = Black to move. When is the best time to strike at White's centre?
    .hint-1 = Where does Black's king stand? What happens to it if the middle opens at once?
    .answer-now = At once, with everything
    .why-now = The king still stands in the middle. One move more, and it is safe.
    .answer-after = After castling, with a pawn
    .why-after = Right. First the king, then e5 or c5. But do not wait forever, or White's centre rolls forward.
    .answer-never = Never, just wait
    .why-never = Then White keeps the whole middle and pushes you off the board.

last = Last task, as White. Black's knight on d7 takes the last free squares from the queen. Pull the king out and trap her.
    .hint-1 = A bishop for the king, a check with the knight, and then a square that looks at d8.
    .retry = There may be other good moves. But the black queen has no free square: look at f7.
    .on-c4f7 = The king has to take, or stands badly all the same.
    .success = The knight on e6 attacks the queen, and every way out is closed. Black's pieces stand around their own queen.
