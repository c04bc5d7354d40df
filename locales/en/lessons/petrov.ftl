title = Petrov Defence
summary = 2...Nf6 attacks instead of guarding. And the trap that every beginner must know.

idea = Your pawn on e5 is attacked. You need not guard it: you can attack e4 in return. That is the { -petrov-defence }.
    .at-1 = An eye for an eye.
    .at-2 = White takes first.
    .at-3 = Now the important move: first chase the knight.
    .at-5 = Only now Black takes.
    .at-7 = The game is level, and quiet.
    .xiangqi = In xiangqi too you may answer an attack with an attack. But count who takes first.

counter = You are Black. Do not guard e5: attack White's pawn on e4.
    .hint-1 = One of your knights can attack e4.
    .success = Your knight attacks e4. Both pawns in the middle are attacked.
    .on-b8c6 = The most usual move. Here attack instead of guarding.
    .on-d7d6 = This guards e5: the Philidor Defence. Here do not guard: hit e4.
    .on-d7d5 = That attacks e4 too, and bold players try it. Here use the knight.

wait = White took on e5. Before you take on e4, chase that knight away. Then take.
    .hint-1 = A small pawn step attacks the knight on e5.
    .retry = The pawn on e4 will not run. As long as White's knight is on e5, send it off first.
    .on-d7d6 = The knight has to go. Now look at e4.
    .success = You took the pawn back, and White's knight has gone back. In this order it is safe.
    .on-f6e4 = Too early: White's queen comes to e2 and attacks your knight, with the king behind it. First chase the white knight away.
    .on-1-d8e7 = It attacks the knight, but the queen shuts in its own bishop. A pawn can attack the knight, too.
    .on-1-b8c6 = White trades knights and stays a pawn ahead. A pawn can chase the knight for nothing.
    .on-3-b8c6 = The knight is out, but nothing guards e4 any more: it can be taken.
    .on-1-d7d5 = White takes, and is a pawn ahead. One small step is enough to chase the knight.

trap-see = What happens if Black takes at once, and then runs away with the knight?
    .at-1 = Black takes at once.
    .at-2 = The queen attacks the knight, and looks along the e-file at Black's king.
    .at-3 = The knight runs. Now only White's own knight stands between the queen and Black's king.
    .at-4 = The knight steps aside: the queen gives check, and the knight attacks the black queen.
    .at-6 = The queen is lost.

trap-punish = Now you are White. The knight left the e-file. Win Black's queen.
    .hint-1 = When your knight moves, your queen gives check. So the knight can go where it attacks most.
    .retry = Your knight moves with check from the queen. Where does it attack the black queen?
    .on-e5c6 = { -discovered-check(form: "start") }. Black must answer it, and the queen on d8 is attacked.
    .on-e5g6 = Check too, but it wins only a rook. Where is the queen attacked?
    .on-e5f7 = Check too, but the king takes your knight. Where is the queen attacked?
    .on-e5g4 = Check too, but from g4 it attacks only a knight.
    .success = You took the queen. Remember this check from c6, from both sides.

hold = You are Black and took too early. Do not lose the queen. Put it opposite White's queen, then attack the pinned knight.
    .hint-1 = The e-file is the danger. Who can stand on it in front of your king?
    .retry = The danger runs along the e-file to your king. The queen stands in it, then a pawn attacks the knight.
    .on-d8e7 = White takes your knight. But the white knight is now in the same trouble.
    .on-e4f6 = The knight leaves the file: White's knight jumps to c6 with check, and your queen is lost.
    .success = The knight on e5 is { -pin(form: "past") } to the queen. You get it back and are only a pawn down.
    .on-1-d7d5 = It guards the knight, but a white pawn on d3 hits it again, and it must not leave the file.
    .on-1-f7f5 = It guards the knight, but opens your king: White's queen checks on h5.
    .on-3-f7f6 = It attacks the knight too, but opens a door to your king. The d-pawn is safer.

plan = The main line has come to rest. Both have castled, and the e-file is open. What comes next?
    .hint-1 = Which pieces love an open file? And what holds Black's knight on e4?
    .answer-rooks = Rooks to the e-file, fight for e4
    .why-rooks = Right. White hits d5 with the c-pawn to shake the knight. Black holds it and brings the bishops out.
    .answer-queens = The queens go hunting alone
    .why-queens = Several pieces are still at home. A queen alone is only chased.
    .answer-kings = The kings walk to the middle
    .why-kings = The file in the middle is open: rooks would chase a king there.

last = Last task: play Black's main line alone. Attack, chase, take, and support your knight.
    .hint-1 = Never take on e4 before White's knight has gone.
    .retry = The list: the knight hits e4, a pawn chases, the knight takes, a pawn supports. Where are you in it?
    .success = Your knight stands in the middle, and the pawn on d5 guards it. You took back what White took.
    .on-3-f6e4 = Too early: the white knight still stands on e5. Chase it away first.
    .on-1-b8c6 = That guards e5, the most usual way. The Petrov hits back at e4.
    .on-3-b8c6 = White trades knights and stays a pawn ahead. Chase with the d-pawn.
    .on-5-b8c6 = The knight is out, but e4 can be taken now.
    .on-7-b8c6 = A good square for it. First put a pawn behind the knight on e4.
    .on-1-d7d6 = That guards e5: the Philidor. The Petrov knight attacks instead.
    .on-7-e4f6 = Home again? The knight stands well in the middle. Let a pawn guard it.

practise = Now with the coach as White. Follow the arrows, then play the line again with fewer.
    .success = You know two lines of the { -petrov-defence } now. Under Openings they come back in time.
