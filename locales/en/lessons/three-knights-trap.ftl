title = A queen for two dark squares
summary = A trap in the Three Knights: White gives the queen and mates.

story = In the { -three-knights } Black likes to put a bishop on g7. White has a nasty idea.
    .at-6 = A house for the bishop.
    .at-9 = Instead of taking back, White jumps forward.
    .at-11 = The bishop attacks Black's queen.

second = Black blocked with the king's knight. You are White: press once more.
    .hint-1 = A pawn on d4 is still yours to take. Which piece does that bring nearer?
    .success = The pawn is back, and the knight on c6 is attacked. Now see what happens if Black is greedy.
    .on-g5e7 = The knight takes back, and Black breathes again.
    .on-d5e7 = You trade your best knight, and Black breathes again.
    .on-f3d4 = The pawn is back. Now see what happens if Black is greedy.
    .on-d5f6 = The king steps to f8, and the attack is over.

hole = Black's bishop left g7 to take on d4. Which square near the king is now guarded by that bishop alone?
    .hint-1 = Follow the two arrows.
    .answer-f6 = The square f6
    .why-f6 = Right. If the bishop on d4 disappears, f6 is bare. Your knight and bishop are waiting for it.
    .answer-d4 = The square d4
    .why-d4 = That is where the bishop stands, and the knight on c6 guards it. Look near Black's king.
    .answer-b2 = The square b2
    .why-b2 = That is near your own rook. Look near Black's king.

give = You are White. Take the bishop, whatever it costs: f6 is what counts.
    .hint-1 = The only black piece that guarded f6 stands on d4. Remove it.
    .success = The bishop is gone. If the knight takes your queen, the king is caught. If not, the queen looks at h8.
    .on-d5e7 = Then the bishop takes on b2 and still guards f6. Remove it first.
    .on-d1d2 = The bishop stays and guards f6. Remove it.

mate = Black took the queen. Mate in two.
    .hint-1 = First the knight with check. Where can the king go?
    .success = Mate. The bishop gives check and covers g7, the knight takes e8 and g8 away, and Black's own pieces do the rest.
    .on-g5e7 = You win some material back, but there is mate.
    .on-d5c7 = A check and a pawn, but the queen takes the knight.

calm = Back to the start. You are Black: how should the queen have been shielded?
    .hint-1 = The c-pawn would love to chase White's knight from d5. Which piece stands in its way?
    .success = This knight makes room for the c-pawn. If White takes on d4, the pawn chases the knight from d5: level.
    .on-g8e7 = That was the game: the knight on c6 stays under fire.
    .on-g7f6 = White's knight takes with check, and the dark squares are gone.
