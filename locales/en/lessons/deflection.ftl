title = Deflection
summary = Force a guard to leave its post.

idea = The black king protects its queen. A rook check forces the king away: that is { -deflection }. It may cost something, if you win more.
    .at-1 = The rook sacrifices itself with check.
    .at-2 = The king takes, and has left its queen.
    .at-3 = The queen is taken. A rook for a queen.
    .xiangqi = Chess players call it deflection; in xiangqi it is luring away (yǐnlí).

who-guards = Two rooks face each other on the c-file. Which black piece protects the rook on c8? Click it.
    .hint-1 = Look along the lines that lead to c8.
    .success = The queen, along the diagonal. If the queen had to leave it, the rook would fall.

the-guard = The rook on c8 has work to do: it guards its back rank. Offer it something to take on another square.
    .hint-1 = If that rook leaves the last rank, where can your other rook give mate?
    .retry = As long as the guard stays, it takes back. First lure it away, then mate.
    .success = Mate. The guard had been lured away from the back rank.
    .on-e1e8 = The rook on c8 is still on guard and takes. Lure it away first.
    .on-e1e7 = A knight takes the rook there.
    .on-c1c2 = The guard stays. Give it a reason to leave.

as-black = You are Black. The rook on a1 guards White's back rank. Deflect it.
    .hint-1 = What does the rook on a1 protect, besides the back rank?
    .retry = The rook on a1 must first be made to leave. Offer it something to take that is not on the back rank.
    .success = Mate. The rook took your queen and left its post.
    .on-d8d1 = The guard is still there and takes your rook.
    .on-a5e1 = The guard is still there and takes your queen.
    .on-a5d2 = White's queen takes a pawn, and the guard is still there.

last = You would mate on g7, but the queen on f8 guards that square. Force the queen away, and mate if it goes.
    .hint-1 = Attack the queen in such a way that it is pinned. Which file leads to the last rank?
    .success = Mate. The queen had left f8 and could no longer guard g7.
    .on-h6f8 = Queens are traded, and there is no attack left.
    .on-e1e7 = Now Black's queen takes yours on h6.
    .on-h6h4 = You step back. Bring the rook instead.
    .on-h6g7 = The queen on f8 guards g7 and takes yours. Force that queen away first.
