title = Left or right, it falls
summary = An English trap: a knight jumps to the middle and finds no good way out.

story = In the { -english-opening } Black brings the bishop to b4, and White offers to trade knights.
    .at-7 = The bishop stands on the long diagonal.
    .at-8 = Nobody guards this bishop. Keep it in mind.
    .at-9 = The knight jumps in.
    .at-11 = The pawn attacks the knight on c6.

where = You are Black. The pawn attacks your knight. Where to? Choose the modest way.
    .hint-1 = Which square is safe from pawns, and in your own house?
    .success = Modest and safe. White is a little better, nothing more.
    .on-c6d4 = It looks proud there. But a small pawn step sends it on, and then? See the next steps.
    .on-c6a5 = On the edge, and the queen comes to a4: knight and bishop are attacked at once.
    .on-c6b8 = Safe too, but all the way home. There is a square that keeps the piece in play.

ask-knight = Black jumped to d4. You are White: ask the knight where it wants to go.
    .hint-1 = The cheapest attacker is a pawn.
    .success = The knight has to leave, or it is taken. And the pawn opened a way for your queen.
    .on-d1a4 = It attacks the bishop. But a pawn or the knight can help it. Ask the knight first.
    .on-g1f3 = Black would be glad to trade. Ask with a pawn.

two = The knight went to f5. One queen move attacks two pieces.
    .hint-1 = The knight stands on f5, the bishop on b4. From which square do you see both?
    .success = A double attack, along the rank and along the diagonal. Both cannot be saved.
    .on-d1a4 = That attacks the bishop only: it can be guarded. Look for a square that sees the knight as well.
    .on-g1f3 = Good development. But two pieces are waiting for your queen.

count = Click everything of Black's that is attacked and not guarded.
    .hint-1 = One stands on the queen's rank, one on its diagonal. The pawn on g7 has a guard.
    .success = The bishop and the knight. Black has one move, and only one can be saved.

other-side = And if the knight goes to b5 instead? You are White: the same idea works again.
    .hint-1 = Knight and bishop stand side by side. Which queen move sees both?
    .success = Both are attacked again. Left or right, something falls.
    .on-d1b3 = The bishop is attacked, and the knight stands right behind it. One of them falls.
    .on-g2f1 = It attacks the knight alone, and puts the bishop back to bed.
    .on-g1e2 = Good development. But two pieces are waiting for your queen.
