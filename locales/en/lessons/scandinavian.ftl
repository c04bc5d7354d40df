title = Scandinavian Defence
summary = 1...d5 at once. The queen comes out early, and must know where to go.

idea = Black strikes at e4 on the first move: the { -scandinavian-defence }.
    .at-3 = The queen takes back, and stands in the middle of the board.
    .at-4 = White brings out a knight with { -tempo }.
    .at-5 = On a5 the queen is out of reach for the moment.
    .at-9 = A small pawn step gives the queen a way back.

strike = You are Black. Strike at e4 with a pawn, take back, and bring the queen to the side when it is attacked.
    .hint-1 = Take back with the queen. When the knight attacks it, look along the queen's rank.
    .retry = Strike on d5 and take back with the queen. When the knight comes, the queen steps aside along its rank.
    .on-d7d5 = White takes. You take back.
    .success = The queen is safe on a5 for now and looks toward c3 and e1.
    .on-5-d5c6 = Look along the diagonal to your king: a bishop comes to b5 and pins the queen. Go to the side.
    .on-1-e7e6 = A small step first belongs to other openings. Here strike at once.
    .on-1-c7c6 = It makes ready for d5. Here strike with the d-pawn at once.
    .on-1-e7e5 = It holds the middle, but touches nothing. Strike at e4.
    .on-3-g8f6 = The knight means to take on d5 next, a line of its own. Here the queen takes at once.
    .on-5-d5e5 = Check, but White blocks with a piece and gains time.
    .on-5-d5d8 = Home again, and safe. But on a5 the queen keeps an eye on White's side.

bad-square = You are White. Black's queen chose c6. A line runs from there to Black's king: use it.
    .hint-1 = Which of your pieces can attack the queen along the diagonal that ends at Black's king?
    .retry = Queen on c6, king on e8: one diagonal, and nothing between. Which of your pieces runs along it?
    .on-f1b5 = The queen is pinned to its king. It can only take the bishop.
    .success = You won the queen for a bishop. c6 was the wrong square.
    .on-1-d2d4 = The centre is yours, but no line leads to the queen.
    .on-1-g1f3 = A knight comes out, and the black queen gets away. You can catch the queen now.

develop = You are White. Use the time you won: centre pawn, knight, then a bishop.
    .hint-1 = A pawn to d4, a knight to f3, then a bishop to c4 or d2.
    .retry = You are a move ahead: pawn to d4, knight to f3, and one bishop, to c4 or d2.
    .success = Pawn, knights and a bishop: you are ahead in development.
    .on-1-f1c4 = A good square for it. Let pawn and knight go first.
    .on-1-b2b4 = A wild offer: the queen can take it. Calm moves keep your lead.
    .on-a2a3 = It prepares b4, but brings nothing out.
    .on-1-f1b5 = Check, but a pawn on c6 blocks it and hits your bishop.

way-back = Why did Black play the small pawn move to c6?
    .hint-1 = If White's bishop comes to d2 and the knight jumps away, who is attacked?
    .answer-air = To give the queen a way back
    .why-air = Right. The queen can go to c7, and no knight comes to b5 or d5 easily.
    .answer-attack = To attack d4
    .why-attack = A pawn on c6 attacks b5 and d5, not d4.
    .answer-nothing = It is just a waiting move
    .why-nothing = Look at the queen on a5: does it have many safe squares?

last = Last task: play Black's side alone, until the bishop is out.
    .hint-1 = Pawn, queen, queen to the side; knight, a way back, bishop.
    .retry = The bishop must be out before the pawn comes to e6; and c6 leaves the queen a way home.
    .success = Queen safe, bishop on f5, and the pawn comes to e6 next. A solid house.
    .on-5-d5c6 = Look along the diagonal to your king: a bishop comes to b5 and pins the queen. Go to the side.
    .on-1-e7e5 = It holds the middle, but touches nothing. Hit e4 with the d-pawn.
    .on-5-d5d8 = Home again, and safe. But on a5 the queen keeps an eye on White's side.
    .on-5-d5e5 = Check, but White blocks with a piece and gains time.
    .on-1-e7e6 = Now the bishop on c8 is shut in. Here strike with the d-pawn at once.
    .on-7-e7e6 = Now the bishop on c8 is shut in. It should get out first.
    .on-9-e7e6 = Now the bishop on c8 is shut in. It should get out first.
    .on-11-e7e6 = One move early: let the bishop out before this pawn shuts it in.
