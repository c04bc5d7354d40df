title = Two bishops
summary = One looks after the light squares, one after the dark ones. Together they see everything.

idea = One bishop is blind on half the board. The { -bishop-pair } misses nothing: side by side they sweep it from corner to corner.

which = White has two bishops, Black has two knights. The board is open. What makes two bishops a strong team?
    .answer-pair = They cover both colours
    .why-pair = Right. What one bishop cannot see, the other can. On open boards that is worth about half a pawn more.
    .answer-one = They protect each other
    .why-one = They never can: they live on different colours. That is just why they see all of the board.
    .answer-blocked = They can jump
    .why-blocked = Only knights jump. Bishops need open lines.
    .hint-1 = Which squares does the light bishop never reach?

get = You are Black. Your knight has come close to a white bishop. Win the pair for yourself.
    .hint-1 = A knight for a bishop is an even trade, but then White has one bishop and you have two.
    .success = Knight for bishop. Nobody lost a point, but you have two bishops and White has one.
    .retry = Your knight on b4 touches a bishop. Take it: two bishops for you, one for White.
    .on-b4c6 = Your knight goes home with empty hands, and White keeps both bishops.
    .on-f6e4 = Bold, but White's bishop or knight can take it. The other knight has a target.

keep = Black's knight attacks your bishop. It would like to trade itself. Keep the pair.
    .hint-1 = Your h-pawn has made a hiding place, where no knight can follow.
    .success = The bishop got away and you still have two. Black's knight looks silly at the edge.
    .retry = Look after the bishop that is attacked.
    .on-f4e5 = The knight on c6 takes the bishop there. No point lost, but the pair is gone.
    .on-f4g3 = The knight from h5 follows and takes it. No point lost, but the pair is gone.
    .on-a2a3 = The knight takes your bishop. No point lost, but the pair is gone.
    .on-f4g5 = There bishop and queen attack it, and only your knight guards it. A piece is lost.
    .on-d3h7 = The king takes this bishop, and the other one is still attacked. Look after that one.

fence = A bishop can fence in a knight at the edge. Where must yours stand to guard every square the knight could jump to?
    .hint-1 = From a5 it can jump to b3, c4, c6 and b7. One square in the middle sees them all.
    .success = The bishop guards b3, c4, c6 and b7. The knight has no safe move left.
    .retry = The knight has four jumps from a5. One square in the middle sees all of them.
    .on-c1d2 = You attack the knight, and it hops away. First take its squares.
    .on-g1g2 = The knight hops back into the game. First take its squares.

harvest = The fence stands. Now bring the other bishop to take the knight, quietly.
    .hint-1 = The knight stands on a dark square. Your dark bishop must see a5 before Black's king comes to help.
    .success = Nothing saves the knight now: it cannot stay, and wherever it jumps, a bishop takes it.
    .on-c1a3 = A check first, and from b4 the bishop will look at a5. Nothing saves the knight now.
    .on-c1f4 = Next the bishop comes to c7 and looks at a5. Nothing saves the knight now.
    .retry = The light bishop must stay on guard. Bring the other one.
    .on-d5b3 = The fence is gone, and the knight may even take your bishop.
    .on-c1b2 = From here it does not look at a5. Look for the diagonal that ends on the knight.
    .on-c1e3 = Too slow: Black's king hurries over to help the knight.

last = Last task: two bishops are worth keeping, but not at any price. A black knight stands unprotected. What do you do?
    .hint-1 = Count: what do you get, and what do you give?
    .success = A whole knight. For that you may happily give up the pair later.
    .retry = One black knight has no guard, and a bishop of yours sees it.
    .on-d3h7 = The king takes the bishop.
    .on-b2c1 = Your bishop ran from a knight it could have taken for nothing.
    .on-d3b5 = Both knights guard that pawn. But one of them can be taken for nothing.
