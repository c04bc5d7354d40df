title = Four Knights
summary = All knights first. The fork trick for Black, and why copying is dangerous.

idea = All four knights come out first: the { -four-knights }. It looks like a mirror.
    .at-2 = Four knights, four guards of the centre.
    .at-4 = Both bishops press a knight.
    .at-6 = Both kings are safe.
    .at-8 = Still a mirror. But White moves first, and the mirror must break one day.

mirror = You are Black. Bring out the fourth knight.
    .hint-1 = One knight is still at home. Which square attacks e4?
    .success = All four knights are out, and yours on f6 attacks e4.
    .on-f8b4 = The bishop presses c3, three knights and a bishop. But the fourth knight is still at home.
    .on-g7g6 = Room for the bishop on g7. But three are out: the fourth knight is missing.
    .on-f8c5 = Playable, but the fork trick of the last lesson is in the air. Bring the knight.
    .on-d7d6 = It guards e5, which is guarded already. One knight is still at home.

trick = You are Black. White's bishop came to c4. Now the fork trick is yours.
    .hint-1 = Give your knight for e4. Then one pawn step attacks knight and bishop.
    .retry = First the knight takes on e4, then a pawn on d5 hits bishop and knight. One of them is yours again.
    .on-f6e4 = The knight takes a pawn and is taken. Now the pawn.
    .success = You took the piece back, and White's pawn in the centre is gone.
    .on-1-f8b4 = It attacks the knight on c3. But look what your own knight can take first.
    .on-3-f7f5 = The pawn attacks the knight only, and it runs. From d5 a pawn attacks two.
    .on-1-f8c5 = A natural move. But e4 can be taken: if White's knight takes back, a pawn hits two at once.

white-line = You are White. Press the knight on c6, castle, guard e4, and { -pin(form: "verb") } the other knight.
    .hint-1 = Bishop, king, small pawn, other bishop.
    .retry = One thing after the other: b5 presses the knight, the king castles, d3 holds e4, and g5 pins.
    .success = The knight on f6 is pinned to the queen, you castled, and Black must think.
    .on-1-d2d4 = It opens the centre at once, the Scotch way. Here the bishop first presses the knight from b5.
    .on-5-d2d4 = Bold: Black can take your knight on c3, and then e4 falls. One small step guards it.
    .on-1-f1c4 = There the fork trick waits: Black's knight takes e4. On b5 the bishop is out of its reach.
    .on-1-a2a3 = It keeps a bishop off b4, but brings nothing out. Bring your own bishop to b5.
    .on-5-a2a3 = The bishop takes your knight, and e4 has lost a guard.

copy = Black copies every move, like a mirror. See how far it goes.
    .at-1 = Copied.
    .at-2 = The knight presses the pinned knight on f6.
    .at-3 = Copied.
    .at-5 = Copied again.
    .at-9 = Still a mirror.
    .at-11 = The last copy. Now White gives check, and a check cannot be copied.

last = Last task, as White. Give check after check, so that Black can copy nothing, until it is mate.
    .hint-1 = Start with the knight. Then the bishop gives itself up, and the queen comes along the dark squares.
    .retry = Keep giving check: knight, bishop, queen.
    .on-d5e7 = Check. The king goes to the corner.
    .success = Mate. The mirror broke at the first check. Copy good ideas, but look at every move yourself.
    .on-f6g7 = It hits the rook, but Black gets a free move. The knight has a check first.
    .on-d2g5 = You threaten mate on g7, and Black gets one move to stop it. A check leaves no time.
    .on-3-d2g5 = Now Black has time for a defence. First the bishop strikes on g7, with check.
