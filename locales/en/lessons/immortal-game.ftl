title = The Immortal Game
summary = London, 1851: a bishop, both rooks and the queen are given, and three small pieces mate.

story = London, 1851. Adolf Anderssen, a teacher of mathematics, plays Lionel Kieseritzky for fun, in the days of the great tournament.
    .at-3 = White gives a pawn: the { -kings-gambit }.
    .at-7 = The king moves, and now it can never castle.
    .at-8 = Black gives a pawn, too, to draw the bishop aside.
    .at-11 = The knight comes out and hits the queen.
    .at-12 = The queen steps aside.

hunt = Both sides hunt pieces. Watch Black's queen: it is the only black piece that keeps moving, apart from a knight.
    .at-2 = Black threatens to come in on g3 with the knight.
    .at-5 = The knight finds a strong square.
    .at-6 = Black attacks the bishop on b5.
    .at-7 = White does not move it. He attacks the knight instead.
    .at-8 = The knight goes back.

bishop = Now you are Anderssen. The bishop on b5 is attacked. Each move of the game is worth three points.
    .hint-1 = Gain time: attack the black queen, or bring a piece that will.
    .at-1 = The rook protects the pawn on g4. The bishop may go.
    .at-2 = Black takes it.
    .at-3 = A pawn hits the queen.
    .at-5 = And again. The queen has few squares left.
    .at-7 = Now the threat is to take on f4 and trap the queen.
    .at-8 = Black's knight goes home to give the queen a way out.
    .success = White is a bishop behind, but Black has only the queen outside.

gather = Bring the rest of the army. What attacks the queen, or comes out with a threat?
    .hint-1 = Bishop, knight, knight: all of them have good squares.
    .at-1 = The bishop takes a pawn and hits the queen at once.
    .at-3 = The knight comes out and looks at d5.
    .at-4 = Black attacks the rook on g1.
    .at-5 = The knight jumps in and hits the queen.
    .at-6 = Black's queen takes a pawn and attacks the rook in the corner.
    .success = Four white pieces aim at Black's king. The rooks at home are not needed.

rooks = The most famous moment: Anderssen leaves both rooks. Today we know Black could have defended, but at the board it is hard.
    .hint-1 = Cut Black's queen off from its king.
    .at-1 = The bishop steps among the black pieces and leaves both rooks to be taken.
    .at-2 = Black takes the first.
    .at-3 = A small pawn: it closes the long diagonal between the queen and g7.
    .at-4 = Black takes the second, with check.
    .at-5 = The king steps aside. The queen is far away now.
    .at-6 = Black guards c7. It is too late for that.
    .success = Two rooks and a bishop behind. But three more moves are enough.

finish = Three moves. Which piece does not matter any more?
    .hint-1 = Check, then offer the biggest piece you have.
    .at-1 = The pawn on g7 is taken, with check.
    .at-2 = The king has only this square.
    .at-3 = The queen! The knight has to take it.
    .at-4 = And it has left its guard over e7.
    .success = Mate by a bishop and two knights, against almost the whole black army.

count = Count what is left. How many pieces has White used for the mate?
    .answer-more = Queen and rooks as well
    .why-more = Rooks and queen are gone. Who gives mate and takes squares from the king?
    .answer-same = As many as Black has
    .why-same = Black still has queen, rooks, bishops and knights. They stand on the wrong squares.
    .answer-three = Three small ones
    .why-three = Right: a bishop and two knights. What counts is not how many pieces you have, but how many are where it happens.
    .hint-1 = Leave out the pawns and the king.
