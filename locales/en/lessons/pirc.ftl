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
    .retry = The bishop wants g7, and the king wants to hide behind it. Before that: d6, and the knight to f6.
    .success = You castled, and the bishop on g7 watches the centre from afar.
    .on-e7e5 = It takes its share of the middle at once. The Pirc lets White come and hits back later.
    .on-g8f6 = The knight hits e4, but White's pawn steps to e5 and chases it. d6 stops that.
    .on-g7g6 = Soon. d6 and the knight come first, so that White has to guard e4.
    .on-b8c6 = White's d-pawn can chase it from d5. This knight waits here.

trick = You are Black. White's bishop stands on c4. You know this { -fork }: trade your knight for the centre pawn.
    .hint-1 = Take on e4, then let a pawn attack two pieces.
    .retry = A white bishop on c4 and a knight on e4 stand just right for a pawn on d5. So look at e4 first.
    .on-f6e4 = The knight is taken. Now the pawn.
    .success = You took the piece back, and White's centre pawn on e4 has gone.
    .on-1-c8g4 = A sound pin, but White's centre stays. The trick takes the pawn on e4 away.

white-plan = You are White. Choose a plan: trade the g7 bishop with bishop and queen; or a third centre pawn; or knight, bishop, castle.
    .hint-1 = Start with the bishop to e3, the pawn to f4, or the knight to f3.
    .retry = Choose one of the three plans and see it through: bishop and queen; a third pawn; or knight and castle.
    .success = A clear plan. White has room, Black has a safe king and waits.
    .on-f1c4 = On c4 the bishop meets the pawn fork you have just played yourself.
    .on-1-e4e5 = The pawn runs ahead, Black takes it, and the queens may come off.

when = Black to move. When is the best time to strike at White's centre?
    .hint-1 = Where does Black's king stand? What happens to it if the middle opens at once?
    .answer-now = At once, with everything
    .why-now = The king still stands in the middle. One move more, and it is safe.
    .answer-after = After castling, with a pawn
    .why-after = Right. First the king, then e5 or c5. But do not wait forever, or White's centre rolls forward.
    .answer-never = Never, just wait
    .why-never = Then White keeps the whole middle and pushes you off the board.

last = Last task, as White. Black's knight on d7 takes the last free squares from Black's queen. Pull the king out and trap the queen.
    .hint-1 = A bishop for the king, a check with the knight, and then a square that looks at d8.
    .retry = The queen on d8 has no free square around it. Lure the king to f7, and let the knight go for e6.
    .on-c4f7 = The king has to take, or stands badly all the same.
    .success = The knight on e6 attacks the queen, and every way out is closed. Black's pieces stand around their own queen.
    .on-f3g5 = Knight and bishop both aim at f7, but a pawn on e6 shuts the bishop out.
