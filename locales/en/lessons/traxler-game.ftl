title = The hunted king
summary = Bohemia, 1890: Black gives the queen and almost everything else.

story = A village in Bohemia, 1890. Jan Reinisch has White, Karel Traxler has Black. White goes for f7.
    .at-6 = The { -two-knights-defence }.
    .at-7 = f7 is attacked twice. You know the calm answer: the d-pawn closes the diagonal.

counter = You are Traxler. Forget the calm answer and attack f2, just as White attacks f7.
    .hint-1 = Bring the bishop, give it up on f2, and follow with a knight check.
    .at-1 = Let him take on f7!
    .at-2 = Queen and rook are attacked. Black does not look.
    .at-3 = The bishop takes with check.
    .at-4 = Stepping aside to f1 was wiser.
    .at-5 = A check that brings the next piece.
    .at-6 = And now the king walks into the open.
    .on-1-d7d5 = The calm, sound move. In this game Black is in a wild mood.
    .success = White's king stands on d3. Your queen is attacked, but whose king would you rather have?

queen = Keep it rolling. A pawn, then the knight: the queen may be taken.
    .hint-1 = Drive the bishop off first. Then take on e4, where the knight helps the hunt.
    .at-1 = The bishop must move.
    .at-3 = The second knight joins in.
    .at-4 = White takes the queen.
    .on-1-d8e7 = Saving the queen is strong as well. Traxler went for the king.
    .success = The queen is gone. Look who stands around White's king.

count = Count the pieces, then look at the kings. What matters now?
    .hint-1 = Which white pieces stand beside their king?
    .answer-queen = White has a queen more
    .why-queen = So it is. But queen, bishop c1 and rooks look on from home while the king is alone.
    .answer-king = White's king is alone
    .why-king = Right. Two knights and a bishop around the king, and each check brings the next.
    .answer-even = Nothing: it is even
    .why-even = Count again: Black has no queen. He needs something else.

hunt = Check after check. The king must never rest.
    .hint-1 = Knight, knight, bishop, pawn, bishop, bishop: always check.
    .at-1 = Check.
    .at-3 = A knight is given up to pull the queen to e2.
    .at-5 = The bishop takes over.
    .at-7 = The pawn says check, too.
    .at-8 = The king eats what it can.
    .at-9 = The last bishop wakes up.
    .at-11 = A { -discovered-check }: the bishop moves away, and the rook on a8 speaks.
    .success = Every black move was a check, and the king has walked from e1 to a5.

last = The knight on b4 has just been given away as well. Mate in one.
    .hint-1 = Whose turn has not come yet? A pawn is enough.
    .success = Mate, by a small pawn. The rook holds the a-file, the bishops hold the rest.
    .on-d3e2 = You take a queen, but the king gets away. One move ends it.
    .on-d4c5 = A check, but the king takes the bishop.
