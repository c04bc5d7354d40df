title = Légal's mate
summary = A pinned knight leaves its pin, and the queen does not matter.

idea = White's knight on f3 seems { -pin(form: "past") }: behind it stands the queen. But look what happens when it moves all the same.
    .at-1 = The knight takes a pawn and lets the queen hang.
    .at-2 = Black takes the queen.
    .at-3 = Check. The knight protects the bishop.
    .at-5 = Mate with three minor pieces. Légal was a French master of the eighteenth century.

finish = Black has taken the queen. Do not take back: mate in two.
    .hint-1 = The weakest square is f7. Who can strike there with the knight's help?
    .success = Mate. Bishop and two knights did it without the queen.
    .on-c3d1 = You took the bishop, but Black is a queen ahead. There is mate.
    .on-e1d1 = You took the bishop, but Black is a queen ahead. There is mate.
    .on-e5f7 = The knight attacks queen and rook, but Black moves the queen and stays ahead. Start with the bishop.

if-not = Here Black was careful and took the knight, not the queen. What now?
    .hint-1 = Look at the black bishop. Who protects it?
    .success = Knight for bishop, and you keep the pawn you took. So the trick cost nothing.
    .retry = You are a knight behind. One move wins a piece back.
    .on-c4f7 = The king takes the bishop: too dear for a pawn. What hangs on g4 right now?
    .on-f2f3 = You attack the bishop, but it goes away. You can take it.

count = The trick does not always work. Here a black knight stands on c6. Click every black piece that protects the pawn on e5.
    .hint-1 = Who could take back on e5? Look at pawns and knights.
    .success = The pawn on d6 and the knight on c6. That knight makes the difference: from e5 it would protect the bishop on g4, too.

refute = White tried the trick all the same. You are Black. Which capture is right?
    .hint-1 = If you take the queen, you know what follows. Which capture also protects the bishop on g4?
    .success = You took the knight, and your own knight now protects g4. You are a piece ahead.
    .on-g4d1 = Greedy. The bishop takes on f7 with check, and the knight on d5 gives mate.
    .on-d6e5 = Then the queen takes on g4: nothing protects your bishop. Take in a way that protects it.

when = You have White. Is it time for the trick?
    .answer-go = Yes, take on e5
    .why-go = The knight on c6 takes back and protects the bishop on g4. You would lose a piece.
    .answer-wait = No, not yet
    .why-wait = Right. Before you give the queen, ask what happens if Black takes the other piece.
    .hint-1 = What if Black does not take the queen?

last = Last task: no black knight on c6, and the bishop on g4 stands alone. Play the whole trick.
    .hint-1 = Forget that the queen is behind the knight. Which capture starts it?
    .success = Légal's mate, from the first move to the last.
    .on-c4f7 = Too early: no knight protects the bishop yet, and the king takes it. Another piece goes first.
    .on-c3d5 = Too early: this knight gives the last blow. Another piece goes first.
    .on-f3g5 = The knight attacks f7, but Black simply takes it. Which capture comes first?
