title = The outside passed pawn
summary = A pawn far from the others pulls the king away.

idea = The pawn on b5 is a { -passed-pawn } far from all the others: an outside passed pawn. Black's king must deal with it, and White's king feeds on the other side.
    .at-2 = Black's king takes the bait …
    .at-3 = … and is far away from its pawns.
    .at-5 = One.
    .at-7 = The next one falls as well, and a white pawn will become a queen.

which = Which of White's pawns is the outside passed pawn?
    .answer-a-pawn = The pawn on a4
    .why-a-pawn = Right. No black pawn can stop it, and it is far from all the others.
    .answer-g-pawn = The pawn on g2
    .why-g-pawn = Black's pawns on g7 and h7 stand in its way. It is not passed.
    .answer-h-pawn = The pawn on h2
    .why-h-pawn = Black's pawns on g7 and h7 stand in its way. It is not passed.
    .hint-1 = Which pawn has no black pawn before it, on its own file or beside?

let-it-go = Black's king has gone after your a-pawn. Do not cling to it. What does your king do now?
    .hint-1 = Black's king has left its pawns alone. On which side do they stand?
    .success = Your king goes for the other pawns. While Black's king eats one, yours will eat more.
    .retry = Black's king is busy with your a-pawn. Use the time: your king belongs with the pawns on the right.

must-go = Black to move. Two things worry the black king: the pawn on a4 and the pawn on f5. What must it do?
    .answer-guard = Guard the pawn on f5
    .why-guard = Then the a-pawn runs: it is far outside, and nobody else can stop it.
    .answer-chase = Go after the a-pawn
    .why-chase = Right. It has to, and then White's king takes on f5 and on h5. One king cannot be in two places.
    .hint-1 = What happens if Black's king stays?

last = Last task: use the outside pawn, then go for the others. Play it out.
    .hint-1 = The pawn runs first. When Black's king turns to it, take what it has left behind.
    .success = The a-pawn pulled the king away, and your king took the pawn on f5. The rest is easy.
    .retry = First the outside pawn runs and pulls the king away. Then take what it leaves behind.
    .on-g3g4 = Now Black gets a passed pawn, too, on the g-file. Leave these pawns alone, and run with the outside one.
