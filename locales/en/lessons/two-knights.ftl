title = Two Knights Defence
summary = Black's second knight hits e4. What to do about 4.Ng5?

idea = In the { -two-knights-defence } Black does not wait: the second knight attacks e4. White can strike at f7.
    .at-1 = The knight on f6 attacks e4. But the queen on d8 no longer sees g5.
    .at-2 = The knight comes: f7 is attacked twice.
    .at-3 = The answer: close the bishop's diagonal.
    .at-5 = The knight attacks the bishop. Black gives a pawn and wins time.

black-moves = You are Black. Bring out the other knight and attack a white pawn.
    .hint-1 = Which square for the knight touches e4?
    .success = The knight on f6 attacks e4. Now all eyes are on White.
    .on-f8c5 = A good move too, the Giuoco Piano. Here attack e4.
    .on-f8e7 = A good move too, the Hungarian Defence. Here attack e4.
    .on-d7d6 = Playable. Here attack e4 with a knight.
    .on-c6d4 = A trick that moves the same knight twice. Here bring out the other one.

count = White's knight went to g5. Click every white piece that attacks f7.
    .hint-1 = One on the diagonal, one by a jump.
    .success = Two attackers, and only the king guards f7. If White takes there with the knight, queen and rook are attacked.

close = You are Black. f7 is attacked twice. Close the bishop's diagonal.
    .hint-1 = A pawn can step between c4 and f7.
    .success = The diagonal is closed, and your bishop on c8 has a way out as well.
    .on-f8c5 = A wild old idea that gives up f7 for an attack. Here close the diagonal.
    .on-d8e7 = It guards f7, but the bishop takes there with check, and a pawn is lost. Close the diagonal.
    .on-d7d6 = The knight takes on f7 and attacks queen and rook.
    .on-h7h6 = The knight does not wait: it takes on f7 and attacks queen and rook.
    .on-f6e4 = The bishop takes on f7 with check, and your king has to walk. Close the diagonal.

after-exd5 = White took on d5 and attacks your knight. Move it with a threat.
    .hint-1 = From which square does this knight attack the bishop on c4?
    .success = The knight on a5 attacks the bishop. White must spend a move, and you will develop fast.
    .on-f6d5 = It looks natural, but it is dangerous: White can give up the knight on f7 and hunt your king. See the next step.
    .on-c6d4 = People play it too. Here attack the bishop.
    .on-b7b5 = People play it too. Here attack the bishop with the knight.
    .on-c6b4 = Playable, but from a5 the knight would attack the bishop at once.
    .on-d8d5 = The bishop on c4 guards that pawn, and it takes your queen.

fried-liver = Now you are White, and Black took on d5 with the knight. Give up your knight to pull the king out, and chase it.
    .hint-1 = Where does the knight attack queen and rook? If the king takes, your queen gives check.
    .retry = There may be other good moves. Here pull the king out: look at f7.
    .on-g5f7 = The king has to take: queen and rook were attacked. Now give check with the queen.
    .on-d2d4 = An idea, too. Here the order is: the knight pulls the king out, then come the queen and the other knight.
    .success = Black's king is in the open and the attack rolls on. That is why Black should not take on d5 at once.

last = Last task: play Black's side alone, from the knight move on. Answer check with a pawn that also attacks.
    .hint-1 = Attack e4, close the diagonal, attack the bishop.
    .retry = There may be other good moves. Here we practise the main line.
    .success = You gave a pawn, and now the bishop is attacked. Your pieces get out fast, and White's knight on g5 stands alone.
    .on-5-f6d5 = That is the dangerous way: White gives the knight on f7 and hunts your king. Attack the bishop instead.
