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
    .on-f8c5 = The bishop looks at f2: the Giuoco Piano. But e4 stays in peace.
    .on-f8e7 = It keeps a knight from g5: the Hungarian Defence. But e4 stays in peace.
    .on-d7d6 = Solid, but it attacks nothing and shuts in the bishop on f8.
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
    .on-c6d4 = The knight is out of the pawn's reach, but White's bishop sits in peace.
    .on-b7b5 = A pawn hits the bishop, a sharp line of its own. But your knight on c6 is still attacked.
    .on-c6b4 = Playable, but from a5 the knight would attack the bishop at once.
    .on-d8d5 = The bishop on c4 guards that pawn, and it takes your queen.

fried-liver = Now you are White, and Black took on d5 with the knight. Give up your knight to pull the king out, and chase it.
    .hint-1 = Where does the knight attack queen and rook? If the king takes, your queen gives check.
    .retry = Only the king guards f7. Lure it there, check with the queen, and let the other knight join in.
    .on-g5f7 = The king has to take: queen and rook were attacked. Now give check with the queen.
    .on-d2d4 = An idea, too. Here the order is: the knight pulls the king out, then come the queen and the other knight.
    .success = Black's king is in the open and the attack rolls on. That is why Black should not take on d5 at once.
    .on-d1f3 = Queen and bishop both attack d5, but Black's queen takes your knight on g5.
    .on-c4d5 = You took a knight, and Black's queen can take yours on g5.
    .on-3-d1h5 = Check too, but the king goes back to g8. From f3 the queen also attacks d5.
    .on-3-c4d5 = Check, but Black's queen takes the bishop.
    .on-5-c4d5 = Check, but Black's queen takes the bishop. First bring one more attacker to d5.

last = Last task: play Black's side alone, from the knight move on. Answer check with a pawn that also attacks.
    .hint-1 = Attack e4, close the diagonal, attack the bishop.
    .retry = The knight hits e4; d5 shuts the bishop's line; the other knight hits the bishop; c6 meets the check.
    .success = You gave a pawn, and now the bishop is attacked. Your pieces get out fast, and White's knight on g5 stands alone.
    .on-5-f6d5 = That is the dangerous way: White gives the knight on f7 and hunts your king. Attack the bishop instead.
    .on-1-f8c5 = That is the Italian way. Here a knight comes out and attacks e4.
    .on-3-f8c5 = A wild counter-attack, and White may take f7. Here a pawn on d5 shuts the line.
    .on-3-f6e4 = A pawn, but White's bishop takes f7 with check and your king must walk.
    .on-3-h7h6 = Too late for that: the knight takes f7 and attacks queen and rook.
    .on-5-b7b5 = That chases the bishop too, a sharp side line. Here the knight does it.
    .on-5-c6d4 = The knight is out of the pawn's reach, but the bishop stays in peace.
    .on-7-c8d7 = It blocks, and that is sound. A pawn on c6 blocks and hits the bishop as well.
    .on-9-a5c6 = The pawn is gone, but the bishop on b5 feels nothing. Take with the pawn: it attacks.
