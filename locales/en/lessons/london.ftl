title = London System
summary = One set-up against almost everything: bishop f4, then a small triangle.

idea = The { -london-system } is a house that you build almost the same way each time.
    .at-1 = The bishop goes out first, before e3 shuts the door.
    .at-3 = A firm triangle starts: d4, e3, and later c3.
    .at-6 = Black offers to trade bishops.
    .at-7 = White keeps it.
    .at-9 = The other bishop looks at Black's king. Now White castles.

build = Build the house: bishop f4, small pawn e3, knight f3. When Black attacks d4, support it with c3.
    .hint-1 = The bishop must be out before the pawn goes to e3.
    .retry = Keep the picture in mind: bishop outside on f4, pawns on d4, e3 and c3, knight on f3.
    .on-c2c4 = It attacks d5 at once. The London keeps this pawn back, for c3.
    .success = The pawns on c3, d4 and e3 make a triangle. The bishop on f4 stands outside it.
    .on-e2e3 = Now your own pawn shuts in the bishop on c1. Let it out to f4 first.
    .on-b1c3 = The knight stands in front of the c-pawn, and d4 will need that pawn.
    .on-1-c2c3 = You will need it, but bishop and knight come first.
    .on-7-d4c5 = Your pawn leaves the middle, and Black's bishop takes back and is out.
    .on-7-f1d3 = The bishop is out, but d4 is attacked and wants a pawn behind it.

order = White wants a bishop on f4 and a pawn on e3. Which goes first?
    .hint-1 = Follow the bishop's diagonal from c1. Where does e3 lie?
    .answer-bishop = The bishop
    .why-bishop = Right. A pawn on e3 would stand across the bishop's diagonal.
    .answer-pawn = The pawn
    .why-pawn = Then the pawn stands in the bishop's way.
    .answer-same = It makes no difference
    .why-same = Try it in your head: pawn on e3, bishop on c1. Can it go to f4?

look-first = You are White. Black wants to take your bishop with the knight. Look at the whole board first.
    .hint-1 = Your pawn went to e3. Which line did that open?
    .success = You took the knight. The pawn on e3 had opened the way for your queen.
    .on-f4g3 = The bishop is safe, but the knight was free to take.
    .on-f4e5 = The bishop is safe, but the knight was free to take.
    .on-g1f3 = That closes your queen's line. The knight was free to take.

black-side = You are Black. Against the London: attack d4, then b2, which the bishop has left.
    .hint-1 = The c-pawn hits d4. Knight out. Then the queen looks along the b-file.
    .retry = White's bishop went to f4 and left b2 alone. Hit d4, bring a knight, then look along the b-file.
    .on-e7e6 = It shuts in the bishop on c8, and White gets a quiet move.
    .success = The queen attacks b2, and White must spend a move on it.
    .on-1-g8f6 = Sound, but it asks d4 nothing. The c-pawn does.
    .on-3-g8f6 = Good too. But from c6 the other knight attacks d4.
    .on-5-g8f6 = Sound. But the queen can look at b2 right now.
    .on-c5d4 = White takes back with a pawn, and nothing presses d4 any more.
    .on-3-d8b6 = One move early: White's knight comes to c3 and looks at d5. First bring your own.

last = Last task, as White. Black's queen took b2 and is far from home. Do not chase the queen. Which square near Black's king is unguarded now? Aim at it.
    .hint-1 = The queen guarded c7 before. Who can attack that square, and take something on the way?
    .success = The knight took a pawn and threatens a { -fork } on c7. The black queen is too far away to help.
    .on-c3b5 = Strong too: it looks at c7. But the other jump takes a pawn as well.
    .on-f1b5 = A strong check too. But look for the square c7.
    .on-c3a4 = It attacks the queen, but the queen checks on b4, goes back to a5, and guards c7 again.
    .on-a1b1 = It attacks the queen, but the queen takes the knight on c3, and that is check.
