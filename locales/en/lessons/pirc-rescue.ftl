title = Saved by a bishop
summary = A queen down in the Pirc, and still a draw: check, and check, and check.

story = In the { -pirc-defence } White sometimes storms forward. Keep your head!
    .at-7 = Three pawns in the middle.
    .at-10 = Black hits the centre from the side.
    .at-11 = A check.
    .at-13 = White storms on.
    .at-15 = And on. Should the f-pawn take?

calm = You are Black. Take what is offered, one thing after the other.
    .hint-1 = First the pawn. Then, when the knight jumps to g5, the bishop.
    .at-1 = The pawn is gone.
    .at-2 = The knight attacks e6, and now White's queen sees g4.
    .at-3 = The bishop is taken.
    .at-4 = The knight forks queen and bishop.
    .success = You are a bishop up. But the knight on e6 attacks your queen and the bishop on g7.

courage = The queen is attacked, and if it runs you lose a piece. Is there a move that hits White's king instead?
    .hint-1 = Which bishop would like to look at f2?
    .success = The bishop takes a pawn and aims at f2 and e3. White may take your queen: then look.
    .on-d8d7 = White's queen takes the knight on g4, and you are worse.
    .on-d8c8 = White's queen takes on g4 and backs up the knight on e6.
    .on-d8a5 = The knight takes the bishop with check, and the king has to run.

only = Suppose White takes the queen, and you give check on f2. Click every square White's king can go to.
    .hint-1 = Your bishop on b5 cuts a whole diagonal.
    .success = Only d2. The bishop on b5 holds e2 and f1.

save = Save the game: check, check, and check again.
    .hint-1 = The bishop goes to f2 and to e3, always with the knight's help.
    .success = { -perpetual-check(form: "start") }: the king has only two squares, d2 and e1. The position repeats, and it is a draw.
    .retry = Give check with the bishop, each time.
    .on-e8d8 = You take a knight, but White's queen takes on g4 and is far ahead.
    .on-d4c3 = A check, but the pawn takes back, and you are a queen down.
    .xiangqi = In xiangqi who checks for ever loses. Here it is a draw, and often a rescue.
