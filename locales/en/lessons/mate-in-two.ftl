title = Mate in two
summary = Your move, every answer, your mate: how to look ahead.

idea = To look two moves ahead, ask three questions. Which checks can I give? What can the other side answer? Do I mate after every answer?
    .at-1 = The king has two squares, c1 and e1.
    .at-3 = Mate on this one. Had it gone to c1, the knight would mate on e2.

replies = Practise the second question. The queen gives check on g3, and a knight protects it. Black to move: click all squares the king can go to.
    .hint-1 = Cross out the queen's lines and the knight's jumps.
    .success = Two answers, h1 and f1. You need an answer to each.

two-replies = Here is the move before. Play it, and have a mate ready for whatever comes. Mate in two.
    .hint-1 = You have just seen the check: right beside the king, with the knight's protection.
    .success = Mate. You had a mate ready for both answers.
    .on-a3a2 = Check, but the king has too many ways out. Come closer, protected by the knight.
    .on-a3f3 = Nobody protects the queen on f3, and the king takes it. Where does the knight protect?
    .on-a3e3 = No check, and the king walks away. Come closer, protected by the knight.
    .on-a3h3 = Nobody protects the queen on h3, and the king takes it. Where does the knight protect?

as-black = You are Black. The bishop on c5 guards g1. How can the queen come to the h-file in time? Mate in two.
    .hint-1 = The pawn on h2 shuts the file. Make the king take something there.
    .success = Mate. You gave the rook, the king had to take it, and the queen was there.
    .on-d8h4 = A threat on h2, but no check: White's queen comes to e8 and strikes first. Look for a check.
    .on-d8d6 = A threat on h2, but White can defend. Look for a check.
    .on-h6e6 = You attack the queen, but there is mate. Look for a check.

quiet = The first move need not be a check. A quiet one may be stronger. Mate in two.
    .hint-1 = The queen alone cannot mate. Who can help it, without a check?
    .success = Mate. A quiet king move first, and Black could only push the pawn.
    .on-g1g7 = Nobody protects the queen there, and the king takes it. First bring the helper.
    .on-g1a1 = Check, but the king gets out to g8. Bring your king first.
    .on-g1g5 = The queen is fine on its square: it holds the g-file. Who must come?
    .on-g1g8 = Nobody protects the queen there, and the king takes it. First bring the helper.

classic = Vienna, 1910, Réti against Tartakower. One move more: mate in three. Look for a { -double-check }.
    .hint-1 = If the black king stood on d8, bishop and rook could check it together. How do you get it there?
    .success = Mate, as in 1910: the queen given, a double check, and mate.
    .on-d2c3 = You attack the queen, but Black has time. There is a check that cannot be refused.
    .on-d1e1 = You attack the knight, and that is good. But there is mate: look for a check that cannot be refused.
    .on-d3e4 = You took a knight, but Black's queen takes yours. Look for a check that cannot be refused.
    .on-d3d4 = Black's queen takes yours: nothing protects d4. Look for a check that cannot be refused.

last = Last task: Black's pawn will be a queen next move. Do not panic. Mate in two.
    .hint-1 = Let the pawn go. Which quiet move leaves the black king no way out, whatever the pawn becomes?
    .success = Mate. You left the pawn alone, one step from a queen. That takes nerve.
    .on-h4f2 = You stopped the pawn, but now mate takes longer. Is there a way to let it run?
    .on-g4f2 = You stopped the pawn, but now mate takes longer. Is there a way to let it run?
    .on-h4h8 = Check, but the king gets out to d7. First take that way from it.
    .on-h4h7 = The king gets out to d8, and the pawn becomes a queen. First bring your king closer.
