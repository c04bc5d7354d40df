title = Evans Gambit
summary = A pawn for time: b4 draws the bishop away, c3 and d4 come with speed.

idea = The { -evans-gambit } gives a pawn away on purpose, to win time for the centre.
    .at-1 = Take me, says the pawn.
    .at-2 = The bishop takes and stands on b4.
    .at-3 = Now c3 attacks it. The move that White wants anyway comes with a threat.
    .at-5 = And d4 at once.
    .at-7 = White has castled and opens lines. Black has two pawns more, but the king is still in the middle.
    .xiangqi = As in xiangqi: giving a pawn for speed is no loss if the attack is real.

offer = You are White. Offer the pawn.
    .hint-1 = Which pawn can attack the bishop on c5?
    .success = The pawn attacks the bishop, which may take it. Then c3 comes with a threat.
    .on-c2c3 = A good move, the Giuoco Piano. Here we offer a pawn first.
    .on-e1g1 = Safe, but nothing is offered. Put the b-pawn where the bishop can take it.
    .on-d2d3 = The quiet Italian: e4 is guarded, nothing is offered. Here give the b-pawn.
    .on-d2d4 = This is another gambit. For the Evans, offer the pawn beside the bishop.

line = Play the gambit: offer, chase the bishop, open the centre, and castle. Do not take back too early.
    .hint-1 = b4, c3, d4, and then the king.
    .retry = The pawn lures the bishop, c3 hits it, d4 opens the lines, then the king is tucked away. Which comes now?
    .on-b2b4 = Black takes the pawn.
    .success = You castled, and Black's king has not. For two pawns you have open lines and time, and you can win one of them back.
    .on-c2c3 = The patient way: it prepares d4. In this gambit the b-pawn goes first and lures the bishop.
    .on-e1g1 = Safe, but calm. A gambit gives a pawn to win time: start with the b-pawn.
    .on-3-e1g1 = The king is safe, but the bishop on b4 sits there in peace. Hit it first.
    .on-5-e1g1 = One move early: open the centre while Black's king still stands there.
    .on-7-f3d4 = Now Black may trade knights, and your attack grows weaker. Castle first.

price = White is a pawn down. What does White have for it?
    .hint-1 = Count how many moves Black's bishop has made, and look at the centre.
    .answer-time = Time and the centre
    .why-time = Right. Black's bishop moved three times, and White's pawns came forward meanwhile.
    .answer-nothing = Nothing at all
    .why-nothing = Black's bishop moved three times. What did White do in that time?
    .answer-win = A piece
    .why-win = Nothing is won yet. Count again: Black has a pawn more. Look at time and centre.

greedy = Black took a third pawn. You are White: put two attackers on f7 at once.
    .hint-1 = The bishop aims at f7 already. Who can stand behind it on a diagonal?
    .success = Queen and bishop aim at f7. Black has to defend it, and your pieces keep coming.
    .on-b1c3 = The bishop takes on c3 and attacks your rook. First threaten f7.
    .on-c4f7 = The king takes. It is better to bring a second attacker first.
    .on-e4e5 = A brave push, but Black's knight comes out and helps. First bring a second attacker against f7.
    .on-c1a3 = A good diagonal, but f7 is the weak spot.

calm = You are Black. White offers the pawn. Take it, or step back calmly: both are good.
    .hint-1 = Your bishop on c5 is attacked. It can take, or find a safe square on its diagonal.
    .success = Good. Remember: in a gambit you may give the pawn back later, to bring your pieces out.
    .on-c6b4 = Playable, but White's c3 chases the knight home and d4 follows. The bishop should take.
    .on-c5e7 = Playable, but a bit timid: the white pawn to b5 then chases your knight, and e5 has no guard.
    .on-c5f2 = The king takes the bishop: a bishop for a pawn.
    .on-c5d4 = White's pawn to c3 chases the bishop away again, and d4 follows.

last = Last task, as White. The bishop on b4 is far from home. Chase its guard away, then use a check.
    .hint-1 = Which piece guards b4? And from which square does a queen see both e8 and b4?
    .retry = The bishop on b4 has one guard, the knight on c6. Once that is gone, a queen check can see b4 as well.
    .on-d4d5 = The knight on c6 guarded b4. It has to leave. What can your queen do now?
    .success = You took the bishop. A { -fork } by the queen: king and bishop at once.
    .on-d1a4 = The queen looks at b4, but the knight on c6 still guards it. Chase the knight first.
    .on-1-d1b3 = From b3 the queen attacks the bishop too, and the knight guards it just the same. Who can chase the knight?
