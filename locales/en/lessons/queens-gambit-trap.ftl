title = The pinned knight bites
summary = Berlin, 1848: a pin that is none.

story = Berlin, 1848. Daniel Harrwitz has Black against Karl Mayet. You will play Black.
    .at-3 = The { -queens-gambit }.
    .at-7 = A { -pin }: if the knight on f6 moves, the queen behind it falls. Or so White thinks.

pinned = A little later. White can take on d5: the knight that guards it is pinned. Does White win a pawn?
    .answer-yes = Yes, the knight cannot take back
    .why-yes = It stands before the queen, not before the king. It is allowed to move. What if the queen's loss can be repaid?
    .answer-no = No, the knight takes back anyway
    .why-no = Right. Black gives up the queen for a moment, and a check wins White's queen in return.
    .hint-1 = After White takes the queen: is there a check for Black?

game = Find Harrwitz's moves.
    .hint-1 = Set the trap with the other knight. When White takes on d5, remember the check on b4.
    .at-1 = The knight comes out and seems to leave d5 alone.
    .at-2 = White trades.
    .at-4 = And takes a second time. The trap is shut.
    .at-5 = The pinned knight takes!
    .at-6 = White takes the queen.
    .at-7 = Check. White's king has no square, and only the queen can step between.
    .at-8 = It must.
    .at-9 = The queen is won back.
    .at-10 = The king takes the bishop.
    .at-11 = And Black takes the bishop on d8.
    .success = Count: Black has won a knight for a pawn.

count = Who is ahead in the end?
    .answer-white = White
    .why-white = White has a pawn more. But count the small pieces.
    .answer-black = Black
    .why-black = Right: three small pieces against two, for a single pawn.
    .answer-even = Nobody
    .why-even = The queens are both gone. But count the small pieces.
    .hint-1 = Count knights and bishops.
