title = French Defence
summary = 1...e6 and then d5: a firm wall, and one unhappy bishop.

idea = First a small step, then a strong one: that is the { -french-defence }.
    .at-1 = A small step prepares the strong one.
    .at-3 = Now Black attacks e4, and d5 is well supported.
    .at-4 = White pushes past. The pawns lock.
    .at-5 = Black hits the foot of White's chain.
    .at-9 = Everything presses d4. That is Black's plan.

two-steps = You are Black. Prepare with a small step, then attack e4 with a pawn.
    .hint-1 = The pawn on d5 should be guarded by another pawn. From which square?
    .retry = A small step first, to prop up d5; the next step hits e4. Which pawn is the prop?
    .on-e7e6 = White takes the centre. Now strike at it.
    .success = The pawn on d5 attacks e4, and the pawn on e6 guards it.
    .on-d7d5 = Straight at e4! But White takes, and your queen has to take back early. Prop up d5 first.
    .on-e7e5 = It holds the middle, but touches nothing. Here you want a pawn on d5 that hits e4.
    .on-g8f6 = The knight attacks e4, but the pawn steps to e5 and chases it.
    .on-c7c5 = That is the Sicilian: it watches d4 from the side. Here prepare a pawn on d5.
    .on-3-c7c5 = It hits d4, but White's pawn may go past to d5. Hit e4 first.
    .on-1-c7c6 = It props up d5 as well: the Caro-Kann. Here the e-pawn is the prop.

bad-bishop = The pawns are locked. Which black piece is shut in?
    .hint-1 = Black's pawns on d5 and e6 stand on light squares. Which piece needs the light squares?
    .answer-c8 = The bishop on c8
    .why-c8 = Right. Its own pawn on e6 stands in the way. The price of the firm wall.
    .answer-f8 = The bishop on f8
    .why-f8 = That bishop has a diagonal: the pawn on e6 moved out of its way.
    .answer-b8 = The knight on b8
    .why-b8 = The knight jumps to c6. It is not shut in.

hit = You are Black. White's pawns on d4 and e5 hold each other. Hit the chain at its foot, on d4.
    .hint-1 = Which pawn can attack d4?
    .success = You attack d4, the pawn that holds up e5.
    .on-b8c6 = Playable, but the knight stands in front of the c-pawn. First the pawn.
    .on-g8e7 = The knight touches nothing and stands in the way of the bishop on f8.
    .on-f7f6 = That hits the head of the chain and opens your king. Hit the foot.
    .on-b7b6 = A slow plan too. Here hit d4 at once.

calm = You are Black. d4 looks free: two attack it, one guards it. First close your king's diagonal from b5.
    .hint-1 = If your pieces take on d4, White's bishop could give check. Close that diagonal with a piece.
    .success = Now there is no check from b5, and you really threaten d4.
    .on-c6d4 = The knight takes back; if your queen takes, the bishop checks on b5 and your queen is lost.
    .on-g8e7 = A piece is out, but d4 is still not really attacked, and White gets time to guard it well.
    .on-f8b4 = White is happy to answer with a knight to c3, and later a pawn drives your bishop away. Close the diagonal from b5.
    .on-b6d4 = White's knight on f3 takes your queen. First look after the diagonal from b5.

last = Last task, as White. Black took on d4 in a hurry. Take back, and show why it was a mistake.
    .hint-1 = When the black queen stands on d4, your own queen looks at it through the bishop. Move the bishop with check.
    .retry = First take back on d4. When the black queen comes there, your bishop leaves the d-file with check, and the queens face each other.
    .on-f3d4 = You took a knight. Black's queen takes back.
    .success = You took the queen. The bishop went away with check, and your queen saw Black's: a { -discovered-attack }.
    .xiangqi = Moving away with check so that another piece can take: xiangqi players know this well.
    .on-3-e1g1 = Castling lets the queen go. Your own queen looks at it through the bishop: one check wins it.
    .on-3-b1c3 = The black queen takes e5 with check and is away. Use the d-file now.
    .on-d3b5 = A check, but the knight on d4 takes your bishop. Take that knight first.
    .on-1-e1g1 = Black trades knights with check and keeps the extra pawn. Take back first.
    .on-1-b1c3 = A new piece, but the knight on d4 is simply there to be taken.
