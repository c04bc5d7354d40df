title = Caro-Kann Defence
summary = 1...c6 supports d5 and lets the bishop on c8 out.

idea = Like the French, but another pawn supports d5: the { -caro-kann-defence }.
    .at-1 = The c-pawn makes ready.
    .at-3 = Now d5 attacks e4.
    .at-7 = Black traded, and e6 is still free: the bishop comes out.
    .at-9 = It goes back a step and stays active.

support = You are Black. Support d5, play it, trade, and bring out the bishop with a threat.
    .hint-1 = The bishop on c8 must not be shut in. So which pawn supports d5?
    .retry = Let d5 lean on a pawn, and keep the bishop's way out of c8 free: after the trade on e4 it goes out.
    .on-e7e6 = Solid, but your own pawn now shuts in the bishop on c8.
    .on-g8f6 = The knight attacks e4, but White's pawn can step to e5 and chase it.
    .success = The bishop on f5 attacks the knight on e4. It is out before the pawn comes to e6.
    .on-7-g8f6 = It attacks the knight, but White just trades on f6. A bishop can attack that knight and get out as well.
    .on-7-b8d7 = The knight now stands in your bishop's way. Let the bishop out first.
    .on-d7d5 = White takes, and if your queen takes back it is out early. First put a pawn behind d5.

tempo = You are White. Your knight is attacked. Move it so that it attacks the bishop.
    .hint-1 = From which square does a knight attack f5?
    .success = The knight is safe and attacks the bishop: you won a { -tempo }.
    .on-e4c5 = It attacks b7, but Black's bishop stands there in peace.
    .on-f1d3 = Now the bishop hides d4 from your queen: Black's queen can take that pawn.
    .on-d1f3 = It guards the knight, but the queen is out early. The knight can attack by itself.

advance = White can also push past, as in the French. Compare: what is better for Black here?
    .hint-1 = Where was this bishop in the French, and where is it now?
    .answer-free = The bishop is outside the pawns
    .why-free = Right. Next the pawn goes to e6, then c5 hits d4. The price: the c-pawn needs two moves for that.
    .answer-same = Nothing, it is the same
    .why-same = Look at the bishop: in the French it is shut in behind e6.
    .answer-lost = White has lost the pawn on e5
    .why-lost = The pawn on e5 is guarded by the pawn on d4.

room = You are Black. White's h-pawn wants to go on and chase your bishop. Give the bishop air.
    .hint-1 = If White's pawn comes to h5, where can the bishop go? Make a square for it, or stop the pawn.
    .success = Good. The bishop has a place, and the white pawn cannot trap it.
    .on-e7e6 = The pawn comes to h5, your bishop has no quiet square, and White breaks up your pawns.
    .on-g8f6 = The pawn comes to h5, and your bishop is in trouble. First make room.
    .on-b8d7 = The pawn comes to h5, and your bishop is in trouble. First make room.

beware = You are Black. White's queen came to e2: a strange square. What does it want? Find a good move that prevents it.
    .hint-1 = When the knight leaves e4, the queen { -pin(form: "third") } your e-pawn. Where could the knight give mate?
    .success = Well seen. The knight on e4 cannot end the game on d6 now.
    .on-g8f6 = A natural move, and the knight goes to d6: the pawn on e7 is pinned, it is mate.
    .on-d8b6 = The knight goes to d6 with check all the same. Your king must step out to d8, and f7 falls.
    .on-d7b8 = It stops the mate, but your knight is back home. There are better ways.
    .on-e7e5 = It stops the mate, but White can win a pawn. There are better ways.
    .on-d7c5 = It stops the mate, but White's pawn or knight takes your knight.

last = Last task, as White. Black did not see it. Mate in one.
    .hint-1 = When your knight leaves the e-file, the pawn on e7 is { -pin(form: "past") }. Where does the knight give check?
    .success = { -smothered-mate(form: "start") }: the king is shut in by its own pieces, and the pinned pawn may not take.
    .on-e4f6 = A trade with check. There is mate.
    .xiangqi = In xiangqi a mate by the horse (mǎ) against a shut-in general (jiàng) is an old friend. Here too.
