title = Philidor Defence
summary = 2...d6 guards e5 with a pawn. Solid, but the bishops need air.

idea = Black guards e5 with a pawn, not with a knight: the { -philidor-defence }. It is named after a great French player.
    .at-1 = e5 is firm. But the bishop on f8 is shut in a little.
    .at-2 = White opens the centre at once.
    .at-3 = Black hits back at e4.
    .at-5 = The second knight supports e5 too.
    .at-7 = Black will castle and wait. White has more room.

hold = You are Black. Guard e5 with a pawn, and keep f7 closed.
    .hint-1 = A pawn guards diagonally. Which small step protects e5 and leaves your king alone?
    .success = The pawn on d6 guards e5. The bishop on c8 has a way out, too.
    .on-b8c6 = The most usual move. Here a pawn does the work.
    .on-g8f6 = It hits e4 instead: the Petrov Defence. Here e5 gets a guard.
    .on-f7f6 = It opens the way to your king, and White can even take on e5. Use the other pawn.
    .on-d8f6 = It guards e5, but the queen is out early on the knight's square.
    .on-f8d6 = It guards e5, but shuts in the pawn on d7 and the bishop on c8.

black-line = Play Black's simple way: guard, take in the centre, attack e4, and make ready to castle.
    .hint-1 = Pawn, pawn takes, knight, bishop.
    .retry = A pawn holds e5, a pawn takes d4, a knight hits e4, a bishop makes way for the king.
    .success = The pieces come out and nothing hangs. Next the king goes into safety. White has a little more room, no more.
    .on-1-b8c6 = The knight guards e5, the most usual way. In the Philidor a pawn does it.
    .on-3-b8c6 = White's pawn goes on to d5 and chases the knight. Take on d4 first.
    .on-5-b8c6 = It attacks d4. The other knight hits e4, and White has to guard it.
    .on-7-b8c6 = It attacks d4. But the king wants to castle: let the bishop make way.
    .on-1-g8f6 = It hits e4 instead of guarding e5: the Petrov. Here a pawn guards first.
    .on-3-c8g4 = White can take e5. To get the pawn back you must first give this bishop for the knight.

f-pawn = Philidor himself liked to strike here with the f-pawn, to f5. What is true about that push?
    .hint-1 = Which white pawn would a pawn on f5 attack? And whose wall was it?
    .answer-strike = It hits e4, but opens Black's king
    .why-strike = Right. A brave idea with a risk. Most players today bring out pieces first and keep f5 for later.
    .answer-wins = It wins a piece
    .why-wins = It attacks a pawn, not a piece, and White can take or strike back.
    .answer-shelter = It makes Black's king safer
    .why-shelter = The f-pawn is part of the wall in front of the king. When it goes, a diagonal opens.

opera = You are White. Black has spent the bishop. Attack two weak pawns with one queen move. It happened in a famous game at the opera.
    .hint-1 = f7 is attacked once. Which square lets the queen attack f7 and also b7?
    .success = The queen attacks f7 together with the bishop, and b7 as well. Black cannot guard both well.
    .on-c1g5 = Good development, but it attacks less. Find the queen's double attack.
    .on-b1c3 = Good development, but there is a double attack for the queen.
    .on-c4f7 = The king takes the bishop, and the queen has no check that wins it back.

legal = You are White, and your knight seems { -pin(form: "past") } to the queen. Break the pin: three minor pieces give mate.
    .hint-1 = The knight may leave, if mate follows. Start by taking a pawn in the centre.
    .retry = If Black takes your queen, what can a bishop and two knights do to the king? Count it out.
    .on-f3e5 = The queen is left alone. If Black takes it, you mate. If the pawn takes the knight, your queen takes the bishop.
    .success = Mate with bishop and two knights. Black should not have taken the queen.
    .on-1-h2h3 = It asks the bishop to choose, and that is sound. But the knight can leap at once.

passive = Last task, as White. Black's knight and bishop stand in their own queen's way, and f7 has one guard. Open the centre and aim at f7 again.
    .hint-1 = First trade a pawn. Then the queen has a square in the middle that sees f7.
    .retry = Only the king guards f7. After a pawn trade the queen gets to d5 and looks there too.
    .on-e1g1 = Your king is safe, and Black has a move to look after f7. Something can be won now.
    .on-d4e5 = The pawn takes back. And now the d-file is open for your queen.
    .success = Queen and bishop both aim at f7. Black has no good way to guard it without losing something.
    .on-1-b1c3 = The knight comes out, but Black trades on d4 and can breathe.
    .on-3-b1c3 = Now Black has a move to look after f7. The queen can hit it at once.
