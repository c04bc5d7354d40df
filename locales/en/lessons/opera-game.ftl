title = The Opera Game
summary = Paris, 1858: a whole army comes out, and the king is mated at home.

story = Paris, 1858. Paul Morphy sits in a box at the opera and plays White against a duke and a count, who choose Black's moves together.
    .at-2 = They play the { -philidor-defence }.
    .at-4 = A { -pin }. But now the centre opens.
    .at-6 = The bishop had to take: otherwise Black is a pawn down.
    .at-9 = Queen and bishop both look at f7.
    .at-10 = The knight closes the f-file. For now f7 is safe.

count = Before you play: which side has more pieces out of their starting squares, counting the queen too?
    .answer-white = White
    .why-white = Right. White has queen and bishop out, Black one knight. And it is White to move.
    .answer-black = Black
    .why-black = Black's bishop was traded for a knight. Count the pieces that are out now.
    .answer-even = Both the same
    .why-even = Count again: White's queen and bishop are out. What has Black?

attack = Now you are White. Find Morphy's moves. Each is worth up to three points.
    .hint-1 = Look for a piece that can attack something, or for one that still stands at home.
    .at-1 = One move, two targets: f7 and b7.
    .at-2 = Black guards f7. b7 could be taken now, but then the queens come off.
    .on-3-b3b7 = It does win a pawn. Then Black gives { -check } on b4 and trades queens.
    .on-1-c4f7 = The king takes the bishop.
    .at-3 = Morphy brings out another piece. A full attack is worth more to him than a pawn.
    .at-5 = The knight on f6 is { -pin(form: "past") } to the queen. Only rooks are still at home.
    .at-6 = Black chases the bishop with a pawn. With the king in the middle, that is one pawn move too many.
    .success = White has four pieces in play, Black two. Now the position must be opened.

open = Black's pawn attacks your bishop. Must it go back?
    .hint-1 = Count what you get for a piece: pawns, and an open road to the king.
    .on-1-c4e2 = It is safe there, and Black has time to breathe.
    .on-1-c4d3 = It guards e4, but it no longer looks at f7, and Black can breathe.
    .at-1 = A knight for two pawns. What matters is the open road to the king.
    .at-3 = Check, and the bishop pins whatever steps in between.
    .at-4 = This knight can no longer move: the king stands behind it.
    .at-5 = King safe and rook in play, in one move: the rook looks down the d-file.
    .on-5-e1g1 = Castling is right. On the other side the rook would come to the d-file at once.
    .on-5-a1d1 = The right file. But one move can bring the rook there and the king into safety.
    .success = The knight on d7 is attacked twice, and it cannot move away.

finish = Everything points at d7. Find the end of the game: five moves to mate.
    .hint-1 = Take, bring the last piece, and look for checks.
    .at-1 = A rook for a knight, so that the pin holds.
    .at-3 = The last piece joins. Again d7 is attacked, and the rook there is pinned.
    .at-4 = Black offers to trade queens.
    .at-5 = The bishop has done its work.
    .at-7 = The queen is given! The knight must take it and leave the d-file.
    .success = Rook and bishop mate: the bishop on g5 guards d8.

idle = The game is over. Why did Black lose, with a queen and a knight more?
    .hint-1 = Look at the ringed pieces.
    .answer-sleep = Bishop and rook never moved
    .why-sleep = Yes. White used every piece, Black left two asleep. That is why we bring out all pieces before we attack.
    .answer-queen = The queen was lost
    .why-queen = Look at e6: the black queen is still there. It was White who gave the queen.
    .answer-luck = White was lucky
    .why-luck = White brought out every piece and opened every line. That is no luck.
