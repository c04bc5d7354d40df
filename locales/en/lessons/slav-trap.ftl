title = The pawn that may not take
summary = A Slav trap: Black holds on to a pawn, and the rook behind it hangs.

story = In the { -slav-defence } Black may take on c4. Can the pawn be kept?
    .at-4 = Black supports the centre.
    .at-6 = Black takes.
    .at-7 = White opens the bishop's way to c4.
    .at-8 = Black wants to keep the pawn.
    .at-9 = White pulls at the chain.

how = You are Black. White attacks b5. The best answer hits something: which?
    .hint-1 = A pawn can attack the knight on c3.
    .success = The knight must move. Black gives c4 back sooner or later, and both have a game.
    .on-a7a6 = It looks like the natural guard. But behind it stands the rook. See what happens.
    .on-b5a4 = Then the bishop takes c4, and White will win back a4 as well.
    .on-a7a5 = The chain breaks: White takes on b5.

pull = Black guarded with the a-pawn. You are White: break the chain.
    .hint-1 = First pawn takes pawn. Then ask yourself whether the a-pawn may take anything at all.
    .retry = Open the a-file first, then strike.
    .on-a4b5 = Now your rook looks at a6, and behind that pawn stands Black's rook.
    .on-c3b5 = A pawn should go first: open the file for your rook.
    .on-f1c4 = The pawn on b5 takes the bishop.
    .success = Black's a-pawn has tied hands: if it leaves the file, the rook behind it falls.

corner = White's knight took on b5. What if the a-pawn takes it?
    .hint-1 = Who stands behind the pawn on a6? Who stands opposite?
    .answer-free = It wins a knight for nothing
    .why-free = Look down the a-file once the pawn has left it.
    .answer-rook = It loses the rook on a8
    .why-rook = Right. The pawn stood between two rooks. When it leaves, White's rook takes Black's.
    .answer-queen = It loses the queen
    .why-queen = The queen on d8 is not attacked. Look at the a-file.

fetch = Black took all the same. You are White: what can you take now?
    .hint-1 = Straight up the file.
    .success = A rook for a knight. A pawn that stands in front of its own rook may not take everything.
    .on-f1c4 = Then Black's rook takes yours. You may take first.
    .on-a1a5 = There your rook is simply taken. Why stop halfway? Go to the end of the file.
