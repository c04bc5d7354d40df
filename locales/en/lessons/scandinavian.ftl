title = Scandinavian Defence
summary = 1...d5 at once. The queen comes out early, and must know where to go.

idea = Black strikes at e4 on the first move: the { -scandinavian-defence }.
    .at-3 = The queen takes back, and stands in the middle of the board.
    .at-4 = White brings out a knight with { -tempo }.
    .at-5 = On a5 the queen is out of reach for the moment.
    .at-9 = A small pawn step gives the queen a way back.

strike = You are Black. Strike at e4 with a pawn, take back, and bring the queen to the side when she is attacked.
    .hint-1 = Take back with the queen. When the knight attacks her, look along the rank she stands on.
    .retry = There may be other good moves. Here: d5, take with the queen, then to a5.
    .on-d7d5 = White takes. You take back.
    .on-d5d8 = A good move too, quite safe. Here practise the queen on a5.
    .success = The queen is safe on a5 for now and looks toward c3 and e1.
    .on-5-d5c6 = Look along the diagonal to your king: a bishop comes to b5 and pins the queen. Go to the side.

bad-square = You are White. Black's queen chose c6. A line runs from there to her king: use it.
    .hint-1 = Which of your pieces can attack the queen along the diagonal that ends at her king?
    .retry = There may be other good moves. But the queen can be { -pin(form: "past") } and won.
    .on-f1b5 = The queen is pinned to her king. She can only take the bishop.
    .success = You won the queen for a bishop. c6 was the wrong square.

develop = You are White. Use the time you won: centre pawn, knight, then a bishop.
    .hint-1 = A pawn to d4, a knight to f3, then a bishop to c4 or d2.
    .retry = There may be other good moves. Here: d4, knight f3, and a bishop to c4 or d2.
    .success = Pawn, knights and a bishop: you are ahead in development.

way-back = Why did Black play the small pawn move to c6?
    .hint-1 = If White's bishop comes to d2 and the knight jumps away, who is attacked?
    .answer-air = To give the queen a way back
    .why-air = Right. The queen can go to c7, and no knight comes to b5 or d5 easily.
    .answer-attack = To attack d4
    .why-attack = A pawn on c6 attacks b5 and d5, not d4.
    .answer-nothing = It is just a waiting move
    .why-nothing = Look at the queen on a5: has she many safe squares?

last = Last task: play Black's side alone, until the bishop is out.
    .hint-1 = Pawn, queen, queen to the side; knight, a way back, bishop.
    .retry = There may be other good moves. Here: d5, queen, a5, knight f6, c6, bishop f5.
    .success = Queen safe, bishop on f5, and the pawn comes to e6 next. A solid house.
    .on-5-d5c6 = Look along the diagonal to your king: a bishop comes to b5 and pins the queen. Go to the side.
