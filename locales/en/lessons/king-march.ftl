title = The king goes for a walk
summary = Tilburg, 1991: Nigel Short's king crosses the board to help give mate.

story = Tilburg, 1991. Nigel Short has White against Jan Timman. White owns the only open file.
    .at-1 = Rook behind rook on the open file.
    .at-3 = A rook on the seventh rank.
    .at-5 = The bishop that guards Black's king is traded off.
    .at-7 = The rook keeps Black's queen away from the fourth rank.

tie = You are White. Shut Black's king in before you do anything else.
    .hint-1 = With the bishop gone, Black's dark squares are weak. Which square can your queen take?
    .at-1 = The queen sits in the hole beside the king.
    .at-2 = The king must go back.
    .at-3 = The pawn wants to open the last door.
    .at-4 = Black shuts the last door. Now the queen on f6 stands there like a nail.
    .success = Black can hardly move: king, rooks and queen all have to guard something.

who = Queen, rooks and knight are in place, but nobody can mate alone. Who else can come to h6?
    .answer-queen = The queen
    .why-queen = The queen is needed on f6: from there it looks at g7.
    .answer-rook = A rook
    .why-rook = The rook on d7 ties Black down, and the other cannot get through to the h-file.
    .answer-king = The king
    .why-king = Yes, really. Black's pieces are tied down, and every line to White's king is shut: the king may walk.
    .hint-1 = Count White's pieces that do nothing yet.

march = Then let the king walk. Black can only watch.
    .hint-1 = h2, g3, f4, g5: one step after the other.
    .at-1 = The first step.
    .at-2 = Black moves a rook to and fro.
    .at-3 = The second.
    .at-5 = The third. Now the aim is clear.
    .at-6 = Black attacks the rook on d7, but it is too late.
    .at-7 = The king stands before the enemy's gate.
    .success = A king on the fifth rank, with queens on the board, and quite safe.

end = Black resigned. What is White's threat?
    .answer-queen = The queen takes g6
    .why-queen = The f-pawn would take the queen. There is something that needs no sacrifice.
    .answer-king = King to h6, then mate on g7
    .why-king = Right. The king itself protects the queen on g7.
    .answer-rook = The rook takes f7
    .why-rook = A rook of Black's takes back. Who can help the queen on g7?
    .hint-1 = Who could protect the queen on g7?
