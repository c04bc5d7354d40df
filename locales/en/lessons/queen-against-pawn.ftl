title = Queen against pawn
summary = One step before it becomes a queen: who wins, who draws?

idea = Black's pawn is one step from becoming a queen. White's { -queen } makes the king go in front of its own pawn. Then White has a free move for the king.
    .at-1 = Check, and the pawn hangs. The king must protect it.
    .at-2 = Now it blocks its own pawn.
    .at-3 = The free move: White's king comes closer. Then it starts again.

free-step = The black king stands in front of its own pawn. Use your free move.
    .hint-1 = The pawn cannot move now. Who is still far away?
    .success = Your king comes closer. The queen drives Black's king in front of the pawn again and again, until yours arrives.
    .retry = The queen stands well. Use the free move for your king: bring it closer.
    .on-c5d5 = This wins too, but it brings your king no closer. From c4 or d4 it would be nearer. Use each free move to walk up.
    .on-e3d2 = The king takes the queen: nobody protects it yet. That is a draw.
    .on-e3e8 = The queen lets the king out, and you must start again. Use the free move for your king.
    .on-e3h3 = From h3 the queen no longer holds the king: it steps out. Use the free move for your king.

finish = Your king has arrived. Mate in one.
    .hint-1 = The queen may go right up now: who protects it?
    .success = Mate. Your king protects the queen, and the pawn is gone.
    .on-c3b2 = No check, and Black has no move: { -stalemate }, a draw. Give check instead.
    .on-e3e8 = The king comes out. You have a mate.
    .on-e3g1 = Check, but the king gets out. You have a mate.

bishops-pawn = A pawn on the f-file is different, if White's king is far away. Watch where the black king runs.
    .at-1 = Into the corner, not in front of the pawn.
    .at-5 = Into the corner again. The queen may take the pawn …
    .at-6 = … but then Black has no move: { -stalemate }, a draw.

corner = The queen checks on g3 and also attacks the pawn. Where should the black king go?
    .answer-front = To f1, in front of the pawn
    .why-front = That shuts in its own pawn and gives White a free king move. There is a square where White gets none.
    .answer-corner = To h1, into the corner
    .why-corner = Right. If the queen then takes the pawn, Black has no move: stalemate. So White gets no free move.
    .hint-1 = Where would Black have no move left, if the queen took the pawn?

last = Now a pawn on the edge. Black's king is in the corner, White's far away, and White is to move. Win or draw?
    .answer-win = White wins
    .why-win = If White's king comes closer now, Black has no move: stalemate. White never gets a free move.
    .answer-draw = A draw
    .why-draw = Right. Black's king hides in front of its pawn, and a quiet move is stalemate. With White's king far off, that saves a-, c-, f- and h-pawns.
    .hint-1 = What could Black move if White's king simply came closer?

play-out = Now against me: stop the pawn, bring your king, and mate. Thirty moves at the most.
    .hint-1 = Check until my king steps in front of its pawn. Each time it does, your king takes one step.
    .success = Mate. The queen drove, the king walked up, and together they finished it.
