title = The door on the h-file
summary = A London attack: Black's guard walks away, and five checks end the game.

story = A { -london-system } like many. Black trades bishops, and White takes back with the h-pawn.
    .at-3 = The bishop goes out first.
    .at-8 = Black offers a trade.
    .at-10 = Black takes.
    .at-11 = Remember this moment: the h-file is open for White's rook.
    .at-12 = And Black's king goes exactly there.

aim = You are White. Aim two pieces at Black's king.
    .hint-1 = The bishop to the long line toward h7. Then the knight to the middle.
    .at-1 = Bishop and rook both look at h7 now.
    .at-2 = Black prepares a bishop for b7.
    .at-3 = The knight takes f7 away and opens the way for the queen to h5.
    .success = Bishop, rook, knight: three pieces are ready, and the queen's way to h5 is open.

guards = Click the black pieces that guard h7.
    .hint-1 = One stands beside it, one sees it by a jump.
    .success = King and knight. Two guards, two attackers: it just holds. Now watch the knight.

strike = Black chases your knight with his own, and h7 has lost a guard. Strike!
    .hint-1 = Take with check. Move the bishop away with check. Then offer the rook in the corner.
    .at-1 = The bishop takes; the rook stands behind it.
    .at-2 = The king cannot take it: the rook guards it.
    .at-3 = A { -discovered-check }.
    .at-4 = Back again.
    .at-5 = The rook is a present. Only the king can take it.
    .success = The king has to go to h8. And who can come to the h-file next?

mate = The rook is gone. Mate in two.
    .hint-1 = The queen takes over the file. The bishop on f5 guards a square for it.
    .success = Mate: the queen on h7, guarded by the bishop.
    .on-e5f7 = A check, but the rook takes the knight. The queen mates.
    .on-e5d7 = You take a knight and let the king breathe. The queen mates.

cause = Back to the turning point. Which of Black's moves opened the door?
    .hint-1 = Remember who guarded h7.
    .answer-b6 = The pawn to b6
    .why-b6 = A bit slow, but the house still stood.
    .answer-nd7 = The knight from f6 to d7
    .why-nd7 = Right. It guarded h7. Before you move a guard, ask what it guards.
    .answer-castle = Castling
    .why-castle = With the h-file open it needs care, but the house still stood.
