title = Castled into a trap
summary = Dresden, 1892: every black move looks natural.

story = Dresden, 1892. Siegbert Tarrasch has White against Georg Marco. Watch the pawn on e5.
    .at-5 = The { -ruy-lopez }.
    .at-7 = White opens the centre.
    .at-11 = White castles.
    .at-13 = The rook guards e4. Now e5 is really attacked.
    .at-14 = Black castles as well. It looks safe, but it costs a pawn and more.

pawn = You are Tarrasch. Remove the guards of e5, one by one.
    .hint-1 = First trade the knight that guards e5, then the pawn, then the queens.
    .at-1 = The guard of e5 is traded.
    .at-3 = Pawn takes pawn.
    .at-5 = The queens come off.
    .at-6 = Black takes back with the rook from a8.
    .at-7 = The pawn is won.
    .at-8 = Black takes one back, on e4. Is it even again?
    .success = Now there are four pieces round e4. Count well.

press = Both sides take on e4. Then who is pinned, and who is attacked?
    .hint-1 = Take the bishop. When the knight takes back, do not hurry: block, then attack it.
    .at-1 = White takes the bishop.
    .at-2 = Black takes the knight.
    .at-3 = First shut the d-file. Black's knight on e4 has the white rook before it.
    .at-4 = A pawn protects it.
    .at-5 = A pawn attacks it.
    .at-6 = Black finds a check.
    .success = Black has defended every piece so far, but only just.

net = Go on: trade, and hit the overloaded pieces.
    .hint-1 = Take the bishop, then let your own bishop attack one rook after the other.
    .at-1 = The check is taken.
    .at-2 = And taken back.
    .at-3 = The bishop comes out with a threat to the rook.
    .at-4 = The rook goes to guard the knight on c5.
    .at-5 = Next target: the other rook.
    .at-6 = It attacks the bishop in return.
    .at-7 = The little pawn: the rook on d5 must leave its knight.
    .success = Knight or rook: Black loses one. Marco resigned.

where = Where did Black go wrong?
    .answer-castled = When he castled and left e5
    .why-castled = Right. The pawn looked guarded, but its guards could all be traded. First solve e5, then castle.
    .answer-bishop = With the last check
    .why-bishop = By then Black was already in trouble.
    .answer-end = Only at the very end
    .why-end = By then Black had no good move left. The cause lies much earlier.
    .hint-1 = Which pawn did White win first?
