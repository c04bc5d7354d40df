title = Two traps in the Hungarian
summary = Even a modest defence can go wrong in six moves.

story = The { -hungarian-defence } is solid, if Black answers one small question right.
    .at-6 = The modest bishop.
    .at-7 = White comes forward.
    .at-9 = White takes on e5. Who takes back?

take-back = You are Black. Take back on e5 so that f7 and e5 stay safe.
    .hint-1 = Pawn or knight? Look which piece guards e5 afterwards.
    .success = The knight stays on c6 and guards e5. If queens are traded, that is fine.
    .on-c6e5 = It looks the same, but the knights are traded, and then nobody guards the pawn on e5. See the next step.

two-aims = Black took with the knight after all, and knights were traded. You are White: one move, two aims.
    .hint-1 = f7 is one aim, the pawn on e5 the other. Who can see both?
    .success = A double attack: queen and bishop aim at f7, and the queen looks at e5 as well.
    .on-d1d8 = Level. There is a move with two threats.
    .on-c4f7 = The king takes, and if you then take the queen, the bishop takes yours. Threaten first.

reward = Black shut the way to f7 with the g-pawn, which attacks your queen. Take your reward.
    .hint-1 = What else did the queen look at?
    .success = A pawn, and the queen looks at the rook on h8 as well.
    .on-c4f7 = The king takes. Simply take the pawn: your queen stays safe.
    .on-h5f3 = Safe, and it looks at f7 once more. But the pawn was free.

greedy = Now the other trap. What if Black takes everything?
    .at-1 = Black takes on d4.
    .at-2 = White offers one more.
    .at-3 = Black takes again.
    .at-4 = And now f7 is in danger: queen and bishop both look at it.

guard = You are Black. White threatens mate on f7. What holds?
    .hint-1 = Which move puts one more guard on f7?
    .answer-knight = The knight to h6
    .why-knight = Right. White can take it with the bishop, but you castle, and then take back: about level.
    .answer-pawn = The pawn to d6
    .why-pawn = It opens a square for the king, but f7 still falls with check. Look at the next step.
    .answer-leap = The knight to e5
    .why-leap = White's knight takes it, and f7 is attacked even more.

mate = Black chose the pawn to d6. You are White: mate in two.
    .hint-1 = First take on f7. The king has one square.
    .success = Mate: the bishop checks, the queen protects it and holds e8, and Black's own pieces block the rest.
    .on-f3g5 = One attacker more, but no need: f7 can be taken at once.
    .on-c4b5 = The queen alone is not enough. Keep the bishop on its diagonal.
