title = Greed in the Italian
summary = Italy, about 1620: Black takes everything, and is mated.

story = Another page of Greco's, about 1620. Nobody knows if it was ever played, but every Italian player has seen it.
    .at-5 = The { -italian-game }.
    .at-7 = White prepares the big centre.
    .at-12 = A check, to win time.
    .at-13 = White lets the pawn on e4 go.
    .at-14 = Black takes it.

offer = You are White. A pawn is gone, so be quick. Give Black something to take.
    .hint-1 = King into safety first. Then take back, then attack f7 and the bishop at once.
    .at-1 = Castled. The rook can come to the e-file, where Black's king stands.
    .at-2 = Black takes a knight.
    .at-3 = White takes back.
    .at-4 = Black takes on, and attacks the rook in the corner.
    .at-5 = One move, two aims: f7 and the bishop on c3.
    .at-6 = Black takes the rook.
    .success = White has given a rook and two pawns. But Black's king still stands in the middle.

greed = Back for one move. Black had a choice here. What would have been better than the rook?
    .answer-rook = Nothing: a rook is a rook
    .why-rook = You will see what it costs. With the king in the middle, time is worth more.
    .answer-safety = Pawn to d5, against the bishop
    .why-safety = Right. It hits the bishop that aims at f7, and Black can still fight.
    .hint-1 = Which white piece makes f7 dangerous?

attack = Now every move of yours must hurt.
    .hint-1 = Take on f7, bring the bishop from c1, then the knight, then the queen.
    .at-1 = The bishop takes with check, and the king loses the right to castle.
    .at-2 = The king steps aside.
    .at-3 = The other bishop attacks the queen.
    .at-4 = A knight steps in between.
    .at-5 = The knight comes, too.
    .at-6 = Black takes another pawn.
    .at-7 = The bishop steps back and opens f7 for the queen.
    .at-8 = Black closes the way to f7 and opens his bishop's.
    .at-9 = Check on the f-file.
    .at-11 = White takes what stood between.
    .at-12 = Black takes the knight.
    .success = Black is a rook ahead, but there is no time to use it.

finish = The end. Queen and bishop do it together.
    .hint-1 = Start by opening the f-file with check.
    .at-1 = A { -discovered-check }: the bishop moves off the file.
    .at-2 = Black puts the bishop between.
    .at-3 = Taken.
    .at-4 = A pawn takes back.
    .at-5 = And the queen takes, with check.
    .at-6 = The king has only this square.
    .success = Mate on f7, the square everything was about.
