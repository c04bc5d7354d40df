title = Take the centre
summary = Why the fight begins in the middle, and how pawns lead it.

two-ways = White and Black start in different ways. Watch the four squares of the { -centre }.
    .at-1 = White's pawn takes a place in the centre. The bishop on f1 and the queen can come out now.
    .at-2 = Black's edge pawn opens only a small way for the rook.
    .at-3 = White has two pawns in the centre. Both bishops and the queen can come out.
    .at-4 = Black still has nothing in the middle. White's pieces will find good squares first.
    .xiangqi = Here too the middle matters most, as with the central cannon (pào). But pawns go there first.

open-way = The white pawn went from e2 to e4. Click every square the bishop on f1 can go to now.
    .hint-1 = Before, the bishop was shut in. Which diagonal did the pawn open?
    .success = Five squares. One pawn step let the bishop out.

place = You are White. Put a pawn into the { -centre } with your first move.
    .hint-1 = Two pawns can reach a centre square in one move. Either is right.
    .success = Your pawn stands in the centre and guards two squares on Black's side. A bishop has a way out now.
    .on-e2e3 = It opens a way, but e3 is not in the centre. Go two squares.
    .on-d2d3 = It opens a way, but d3 is not in the centre. Go two squares.
    .on-g1f3 = A good first move too: it watches the centre. Here put a pawn into it.
    .on-c2c4 = A good first move too, from the side. Here put a pawn right into the centre.
    .on-a2a4 = The edge is far from the centre, and no bishop gets a way out. Choose a pawn in the middle.
    .on-h2h4 = The edge is far from the centre, and no bishop gets a way out. Choose a pawn in the middle.

second-pawn = Black spent a move at the edge. Put a second pawn into the { -centre }, beside the first.
    .hint-1 = Which other pawn can reach a centre square in one move?
    .success = Two pawns side by side. Together they guard c5, d5, e5 and f5.
    .on-g1f3 = The knight looks at d4 and e5. But Black gave you a move: put a second pawn into the middle.
    .on-b1c3 = It guards e4 well. But there is room for a second pawn right beside the first.
    .on-e4e5 = The pawn runs ahead alone. Let a second pawn come beside it first.

say-no = You are Black. White wants a second pawn on e4. Make a move that guards e4.
    .hint-1 = A pawn guards diagonally, a knight by its jump. What can attack e4 after one move?
    .success = Now you attack e4. If a white pawn comes there, you can take it.
    .on-e7e5 = It attacks d4, but White simply takes this pawn with the pawn from d4. Guard e4 instead.
    .on-e7e6 = The bishop on f8 gets a way out, but a white pawn may still come to e4 in peace.
    .on-c7c6 = It makes ready for d5. But e4 is still free for White.
    .on-d7d6 = This pawn watches c5 and e5, but not e4.
    .on-g7g6 = Room for a bishop on g7, which would look at d4. But nobody watches e4.

who-presses = Both sides fight for e5. Click every white piece and pawn that attacks the pawn there.
    .hint-1 = One jumps, one takes diagonally.
    .success = The knight on f3 and the pawn on d4. Black has only the knight on c6 to guard it: two against one.

take-centre = You are Black. Two attack your pawn on e5. Solve it: take the attacker that stands in the { -centre }.
    .hint-1 = Your pawn takes one square diagonally forward.
    .success = You took the pawn. When White takes back, one of White's two centre pawns is gone.
    .on-d7d6 = People play it too: it guards e5 once more. Here take the pawn on d4.
    .on-c6d4 = Playable too: knights are traded. But a pawn can do it, and your knight stays.
    .on-f8d6 = It guards e5, but the bishop shuts in your own pawn on d7. Take the pawn on d4 instead.
    .on-f7f6 = This opens a line to your king and takes the knight's square. Take the pawn instead.

last = Last task. Centre pawns can march. One step attacks two black pieces at once. Win one of them.
    .hint-1 = A pawn attacks the two squares diagonally in front of it. Which step touches knight and bishop?
    .retry = Knight and bishop both feel the square d5. When one has run, take the other.
    .on-d4d5 = A { -fork } by a pawn: knight and bishop are both attacked. The knight jumps away; what now?
    .success = You took a bishop, and your centre pawn did it. Strong pawns in the middle push pieces away.
    .on-1-b1c3 = The knight comes out and your centre stands firm. But a pawn can attack two pieces now.
    .on-1-f1d3 = The bishop guards e4. But the pawn on d4 could march, with a double attack.
    .on-1-f1b5 = It pins the knight, but Black's bishop steps back to d7 and that is all. The pawn does more.
