title = The queen goes for a walk
summary = A Scotch trap: the queen takes a pawn and is chased until it is lost.

story = In the { -scotch-game } some players bring the queen at once.
    .at-7 = White has the centre.
    .at-8 = The queen attacks e4. Masters have played it, too, but it is walking on thin ice.

leap = You are White. Do not run after the pawn on e4. Attack something yourself.
    .hint-1 = Which square near Black's king would a knight love to take with a fork?
    .success = The knight looks at c7, where king and rook would be forked.
    .on-d4f3 = It hits the queen, but the queen takes e4 with check.
    .on-d4c6 = The queen takes e4 with check first, and Black loses nothing.
    .on-b1c3 = A good move too, it guards e4. Here attack c7.
    .on-d1d3 = It guards e4. Here attack c7.

shield = The queen took e4 with check. Block with a bishop.
    .hint-1 = Which piece can step in and come out at the same time?
    .success = The check is blocked, a bishop is out, and c7 is still in danger.
    .on-d1e2 = Then queens are traded, and there is no queen left to chase.
    .on-e1d2 = The king stays safer at home. Block.

chase = The queen has gone back to e5 to guard c7. Chase it, and punish a careless developing move.
    .hint-1 = Knight to d2, then to c4 with a hit on the queen. Then c7.
    .at-1 = The other knight is on its way to c4 or f3.
    .at-2 = Black develops. It looks natural, but it loses.
    .at-3 = The queen is attacked.
    .at-4 = The queen wants to keep an eye on things from e6.
    .at-5 = A { -fork }: king, rook and queen.
    .at-6 = The king has to move.
    .success = The queen is gone. It went out alone, and two knights caught it.

duty = Go back two moves: the knight on c4 attacks the queen. Which square would the queen have to keep guarding?
    .hint-1 = Where does White's knight on b5 want to go?
    .answer-c7 = The square c7
    .why-c7 = Right. The queen has no safe square from which it guards c7: two jobs are too many.
    .answer-e4 = The square e4
    .why-e4 = There is nothing left there. Look at the knight on b5.
    .answer-d5 = The square d5
    .why-d5 = No white knight gives check there. Look at the knight on b5.

home = A careful move would have saved Black. You are Black: stop the knight from coming to c4, or guard c7 with the king.
    .hint-1 = A pawn on d5 guards c4. The king on d8 guards c7.
    .success = Now there is nothing to win at once. White is a little more active.
    .on-g8f6 = That was the mistake: the knight comes to c4 and hits the queen.
    .on-e5b2 = The queen leaves c7, and the knight forks king and rook.
