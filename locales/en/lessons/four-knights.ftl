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
    .on-f8b4 = A good move too. Here bring the fourth knight.
    .on-g7g6 = A good move too. Here bring the fourth knight.
    .on-f8c5 = Playable, but the fork trick of the last lesson is in the air. Bring the knight.
    .on-d7d6 = Playable, it guards e5. Here bring the fourth knight.

trick = You are Black. White's bishop came to c4. Now the fork trick is yours.
    .hint-1 = Give your knight for e4. Then one pawn step attacks knight and bishop.
    .retry = There may be other good moves. But the trick works here: look at e4, then at d5.
    .on-f6e4 = The knight takes a pawn and is taken. Now the pawn.
    .success = You took the piece back, and White's pawn in the centre is gone.

white-line = You are White. Press the knight on c6, castle, guard e4, and { -pin(form: "verb") } the other knight.
    .hint-1 = Bishop, king, small pawn, other bishop.
    .retry = There may be other good moves. Here we practise: bishop to b5, castle, d3, bishop to g5.
    .on-d2d4 = A good move too: that is the Scotch way. Here the bishop goes to b5.
    .on-f1c4 = Playable, but Black has the fork trick. Here the bishop goes to b5.
    .on-a2a3 = A useful waiting move. Here the bishop goes to b5.
    .success = The knight on f6 is pinned to the queen, you castled, and Black must think.

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
