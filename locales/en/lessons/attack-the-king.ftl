title = Attacking the king
summary = More attackers than defenders, an open line, and then strike.

idea = An attack needs pieces. Bishop and rook aim at h7, the queen at g7. Apart from one rook, Black's pieces stand on the other wing.

count = Before you strike, count. How many white pieces aim at the squares round Black's king?
    .answer-one = One
    .why-one = Follow every line: the bishop's diagonal, the rook's file, the queen's file.
    .answer-two = Two
    .why-two = One more. Follow every line: the bishop's diagonal, the rook's file, the queen's file.
    .answer-three = Three
    .why-three = Right: queen, rook and bishop. And apart from a rook, no black piece stands near the king.
    .hint-1 = Bishop d3, rook h3, queen g4: where does each of them look?

break-in = Three attackers, and only the king itself guards h7. Strike there. Two ways do it.
    .hint-1 = A capture on h7. Black's king may take only what nobody protects.
    .success = The wall is broken, and Black can no longer stop mate.
    .retry = Do not give Black a quiet move for defence. Take something near the king.
    .on-g4h4 = A threat, but the pawn on h7 steps to h6, and the mate is gone. Take at once.
    .on-g4h5 = One attacker more on h7. But that pawn steps to h6, and Black is safe for now.
    .on-g4g7 = The king takes your queen: nobody protects g7. Strike where two of your pieces aim.

finish = The bishop took on h7, and the king went to the corner. Your rook waits behind the bishop. Mate in three.
    .hint-1 = Bring the queen to the same file. Whenever the bishop moves away, it is check.
    .success = Mate. Queen, rook and bishop together: one alone would not have done it.
    .retry = The rook on h3 waits for its bishop to move away. One more piece on that file makes it mate in three.
    .on-g4h4 = Very close. But from here the queen does not look at g6, and Black wins time.
    .on-h7f5 = The king steps back to g8. It still wins, but more slowly. Bring the queen first.

one-more = Your queen is close to the king but alone. One more attacker on h7, and it is over.
    .hint-1 = Which piece can attack h7 in one move?
    .success = Queen and knight both aim at h7, and only the king guards it. Mate cannot be stopped.
    .retry = Quick: Black wants to bring the knight to f5 and chase your queen.
    .on-e1e4 = Black's knight comes to f5 and attacks your queen. The queen must not stay alone.
    .on-e1e3 = Black's knight comes to f5 and attacks queen and rook. The queen must not stay alone.
    .on-h6h7 = Alone the queen falls to the king. First bring a piece that protects it there.

open-a-file = Your rook stands on h1, your pawn on h5. Open the line to the king.
    .hint-1 = Trade the h-pawn, or trade the bishop that guards the dark squares.
    .success = The attack rolls: the h-file belongs to your rook, and Black's wall loses a piece.
    .retry = Think of the rook on h1. Which move helps it most?
    .on-h5h6 = Now your pawn shuts the file itself, and the bishop just steps back.
    .on-g2g4 = The queen takes that pawn. Yours on h5 can already do its work.
    .on-e3h6 = Just as good: the bishop that guards the king is traded, and then the file opens.

last = White has two bishops that look at Black's king, but the rooks and queen are at home. What now?
    .answer-attack = Sacrifice at once
    .why-attack = With what? After one check the attack is out of breath. Count first: too few attackers.
    .answer-bring = Bring more pieces
    .why-bring = Right. A rook to the e-file, the queen nearer to the king: first gather, then strike.
    .answer-trade = Trade everything
    .why-trade = Each trade makes the attack smaller. Keep the attackers.
    .hint-1 = An attack needs more attackers than there are defenders.
