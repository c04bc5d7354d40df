title = The bridge
summary = The Lucena position: how a rook brings the last pawn home.

idea = White's king stands in front of its pawn and wants to come out, but the black rook gives check after check. So White builds a bridge.
    .at-1 = The rook goes to the fourth rank. That is the pillar of the bridge.
    .at-3 = Now the king comes out.
    .at-5 = It walks down, away from the checks.
    .at-11 = The bridge: the rook stands between, and its king protects it. Nothing stops the pawn now.

why-fourth = Black's rook has just given check on the g-file. What will the rook on e4 do now?
    .answer-protect = Protect the pawn
    .why-protect = The pawn is not the problem. The checks are. How can the rook stop them?
    .answer-block = Stand between
    .why-block = Right. From e4 it goes to g4, between the king and the checking rook, and your king protects it.
    .answer-mate = Give mate
    .why-mate = There is no mate here. First the checks must end.
    .hint-1 = Draw the line from g1 to your king.

fourth = Black's king has been driven off to d7. Lay the pillar: rook to the fourth rank.
    .hint-1 = The rook stays on its file, so that the black king stays out.
    .success = The rook stands on the fourth rank, and the black king is still cut off.
    .retry = Other moves win as well. The bridge begins with its pillar: the rook on the fourth rank.
    .on-e1e7 = The king takes the rook.

out = Check on f1. Which way does your king go?
    .hint-1 = Stay beside your pawn, so that Black's rook cannot take it.
    .success = Your king protects the pawn and comes down the board, step by step.
    .retry = Think of the plan: the king stays near the pawn and walks down toward its rook.
    .on-e4f4 = Black's rook takes yours with check. A bridge needs the king beside it.
    .on-f7g8 = Back in the cage: no progress. Come out on the other side.

bridge = Your king stands on g5, in check. Finish the bridge.
    .hint-1 = Your rook is on the fourth rank. Your king can protect one square on the g-file below it.
    .success = The bridge stands. If Black's rook takes yours, your king takes back, and the pawn gets through.
    .on-g5h4 = Then Black's rook takes the pawn. Let your rook stand between.
    .on-g5f6 = Then Black checks you again from f1. Let your rook stand between.
    .on-g5h5 = Then Black checks again or takes the pawn. Let your rook stand between.

last = Now on the other side of the board: the whole bridge, from the pillar to the end.
    .hint-1 = Pillar on the fourth rank, king out, walk down beside the pawn, rook between.
    .success = You built the bridge: your king protects it, and Black cannot stop the pawn any more.
    .retry = Pillar on the fourth rank, king out, king down, rook between. Which comes next?
    .on-d1d7 = The king takes the rook.
    .on-d1d8 = The black king takes the rook there.

play-out = Now against me: bring the pawn home. My king stands closer than before, so first drive it away.
    .hint-1 = A check on the d-file sends my king off. Then the pillar, the king out, the bridge.
    .success = The pawn is through. You know how to build a bridge.
