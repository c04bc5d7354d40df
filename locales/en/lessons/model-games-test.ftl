title = Test: model games
summary = Eight moments from the games. What did the masters see?

one = Paris, 1858. You are White: mate in two.
    .success = The queen pulled the knight off d7, and the rook mates on the open file.
    .on-b3e6 = A trade, and the attack is over. Which black piece guards d8?
    .on-d1d7 = A piece back, but the king takes the rook. There is mate.

two = Knights were traded on e5. You are White: find the move with two threats.
    .success = The queen looks at f7 and at e5. Black cannot guard both.
    .on-d1d8 = Level. One queen move would threaten two things.
    .on-e1g1 = Solid. One queen move would threaten two things.

three = Vienna, 1910. The queen has been given. Mate in two.
    .success = A { -double-check } chased the king, and the bishop mates.
    .on-d2a5 = Two checks, but here the bishop does not see e7: the king goes to e8 and gets out that way.
    .on-d1e1 = The knight is attacked, but the king lives. Give two checks at once.

four = Why is the black knight on e4 lost?
    .answer-pinned = It is pinned to its king
    .why-pinned = Right: queen, knight and king stand on one file.
    .answer-free = Nobody guards it
    .why-free = The bishop on f5 guards it. But it may not move: look behind it.
    .answer-trapped = All its squares are covered
    .why-trapped = Some are free. But it may not move: look behind it.

five = The knight has left f6. You are White: start the attack.
    .success = The bishop goes first, then the knight comes to g5 with check.
    .on-a2a3 = Slow. What did the knight on f6 guard?
    .on-e1g1 = Safe, and slow. What did the knight on f6 guard?

six = Black is a queen down and checks on f2 and e3 for ever. How does the game end?
    .answer-white = White wins
    .why-white = White never gets a free move: it is check each time.
    .answer-draw = It is a draw
    .why-draw = Right: the position repeats. Perpetual check saved the game.
    .answer-black = Black wins
    .why-black = The checks never become mate. But they never end, either.

seven = Two bishops are waiting. Mate in two.
    .success = The queen made the b-pawn leave its post, and the two bishops mate crosswise.
    .on-e2a6 = Right square, but the pawn takes. Make that pawn leave first.
    .on-f3g4 = The knight is pinned, but nothing more. Which diagonal can be opened?

eight = Leipzig, 1960. You are Black, and the king has taken your queen. Mate in one.
    .success = The bishop from g7 ends it.
    .on-f6g4 = No check, and the king gets away.
    .on-f6h5 = White's knight takes.
