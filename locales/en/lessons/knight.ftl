title = The knight
summary = Two squares straight, one to the side, over everything.

meet = The { -knight } goes two squares straight and then one to the side, like the letter L. The arrows show all its moves from d4.
    .xiangqi = The step is the same as that of the xiangqi horse (mǎ). There is one great difference, and you will meet it soon.

reach = The knight stands on e4. Click every square it can go to.
    .hint-1 = Two squares straight, one to the side. Do it upward, downward, left and right, and each time to both sides.
    .retry = Count it out: one, two straight ahead, then one to the side. Do that in every direction.
    .success = Eight squares, like a ring around the knight.

corner = In the corner a knight has little room. Click the squares it can go to.
    .hint-1 = Only the L's that stay on the board count. One goes up first, the other goes left first.
    .retry = Two up and one left, or two left and one up.
    .success = Only f2 and g3. In the middle it had eight: there a knight is worth more.

colour = This knight stands on e4, a { -light-square }. What colour will it land on?
    .answer-light = On a light square
    .why-light = Count along: one step dark, two steps light, then one to the side, and that is dark. So it is with every jump.
    .answer-dark = On a dark square
    .why-dark = Two squares straight bring it back to light, one to the side to dark. A knight changes colour with every jump.

stars = Collect the three stars with the knight. Three jumps are enough.
    .hint-1 = The star nearest to g1 is two up and one to the side.
    .success = Three stars, taken with jumps like the letter L.

jump = At the start of the game the pawns shut in everybody behind them. Only the knights can get out: they jump over other pieces.
    .at-1 = White's knight jumped over the row of pawns to f3.
    .at-2 = Black's knight did the same and landed on c6.
    .xiangqi = Here is the difference: no one can block the knight's leg. A piece beside it does not stop it.

fence = Pieces stand all around this knight, and it does not mind. But on f3 stands its own pawn. Click every square it can go to.
    .hint-1 = Jump as if the fence were not there. Then leave out the square where a piece of your own stands.
    .retry = Only the square where it lands counts: no piece of your own may stand there.
    .success = Seven squares. The fence stopped nothing. Only f3 is closed, by its own pawn.

next-door = The star is next door, but a knight does not walk like that. Reach it in three jumps.
    .hint-1 = Think backward: from which squares can a knight jump to the star? Get to one of those in two jumps.
    .success = There it is. One square away, and a knight needs three jumps.

take-all = Take all four pawns. They stand still. It can be done in four jumps.
    .hint-1 = Only one pawn can be taken with the first jump. After each capture, look for the next one.
    .success = All four pawns are gone, taken jump by jump.

two-knights = Both knights at home, six pawns ahead. Take them all in six jumps, and choose each time: which knight?
    .hint-1 = Each knight can take one pawn from home. Follow its trail from pawn to pawn.
    .success = All six are off the board. What a hunt!

last = Bring the knight to the star. Never land where the bishop can take you.
    .hint-1 = The bishop looks along the diagonals from c2. The shortest way lands on one of them, so take a longer one.
    .on-g3e4 = That is on a diagonal from c2. Try a detour.
    .on-g3f5 = The bishop looks through d3 and e4 all the way to f5. Try a detour.
    .success = You reached the star, and the bishop could not take you at any stop.
