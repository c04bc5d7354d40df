title = Pirc Defence
summary = Let White build the centre, hide the bishop on g7, and strike later.

idea = In the { -pirc-defence } Black lets White have the centre, for now.
    .at-2 = White takes everything.
    .at-3 = The knight attacks e4. White must guard it.
    .at-7 = The bishop looks down the long diagonal at d4.
    .at-9 = The king is safe behind the bishop.
    .at-11 = Now Black gets ready to hit the centre with a pawn, c5, e5 or d5.

build = Build Black's house: small pawn, knight that attacks e4, room for the bishop, bishop, king.
    .hint-1 = d6, then the knight. The bishop goes to g7.
    .retry = Also played. Here: d6, knight f6, g6, bishop g7, castle.
    .on-c7c5 = A good move too, the Sicilian Defence. Here we build slowly.
    .on-e7e5 = A good move too. Here we build slowly.
    .success = You castled, and the bishop on g7 watches the centre from afar.

trick = You are Black. White's bishop stands on c4. You know this { -fork }: trade your knight for the centre pawn.
    .hint-1 = Take on e4, then let a pawn attack two pieces.
    .retry = Playable. But the pawn fork from the Four Knights works here too.
    .on-c8g4 = A good move too. Here use the trick.
    .on-b8c6 = A good move too. Here use the trick.
    .on-f6e4 = The knight is taken. Now the pawn.
    .success = You took the piece back, and White's centre pawn on e4 has gone.

white-plan = You are White. Choose a plan: trade the g7 bishop with bishop and queen; or a third centre pawn; or knight, bishop, castle.
    .hint-1 = Start with the bishop to e3, the pawn to f4, or the knight to f3.
    .retry = Also played. Stay with one of the three plans.
    .success = A clear plan. White has room, Black has a safe king and waits.

last = Last task, as White. Black's knight on d7 takes the last free squares from the queen. Pull the king out and trap her.
    .hint-1 = A bishop for the king, a check with the knight, and then a square that looks at d8.
    .retry = Good development. But the black queen has no free square: look at f7.
    .on-c4f7 = The king has to take, or stands badly all the same.
    .success = The knight on e6 attacks the queen, and every way out is closed. Black's pieces stand around their own queen.
