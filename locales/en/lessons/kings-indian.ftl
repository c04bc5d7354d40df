title = King's Indian Defence
summary = Give White the centre, castle fast, then strike with e5.

idea = Against the queen's pawn Black can do as in the Pirc: the { -kings-indian-defence }.
    .at-5 = The bishop goes to the long diagonal.
    .at-6 = White's three pawns stand side by side.
    .at-9 = Black's king is safe. Now it may begin.
    .at-11 = The strike. If White goes past to d5, Black attacks with f5 on the kingside.
    .xiangqi = A defence like a spring: pressed down, then it jumps.

build = Build Black's house: knight, room for the bishop, bishop, a pawn that stops e5, king.
    .hint-1 = The bishop goes to g7. Before the white pawn reaches e5, guard that square.
    .retry = There may be other good moves. Here: knight f6, g6, bishop g7, d6, castle.
    .on-d7d5 = A good move too. Here we let White come.
    .on-e7e6 = A good move too. Here the bishop goes to g7.
    .success = You castled behind the bishop on g7. White has the centre, you have a safe king.

stop-e5 = White's pawns stand on c4, d4 and e4. What does White want to do next, if Black is careless?
    .hint-1 = Which pawn can step forward and attack something?
    .answer-free = Take the pawn on g6
    .why-free = Nothing of White's attacks g6.
    .answer-chased = Push to e5 and chase the knight
    .why-chased = Right. That is why Black plays d6 first: it guards e5.
    .answer-mate = Give mate with the queen
    .why-mate = White's queen is at home, and there is no way to the king yet.

strike = You are Black. The house is ready. Strike at White's centre with a pawn, on d4.
    .hint-1 = Two pawns can attack d4 with one move.
    .success = The pawn attacks d4. When pawns are traded there, the bishop on g7 wakes up.
    .on-b8c6 = Playable, but the white pawn can chase the knight. Strike with a pawn.
    .on-c8g4 = Playable. Here strike at the centre.
    .on-b8d7 = A good move too: it prepares the strike. Here strike at once.
    .on-b8a6 = A good move too. Here strike at once.
    .on-c7c6 = A good move too: slow. Here strike at once.

pawn-trap = You are Black. White traded queens and took e5. The bishop on g7 looks at that knight, through your own. Use it.
    .hint-1 = When your knight jumps away and takes something, the bishop attacks e5.
    .retry = There may be other good moves. But your bishop waits behind your own knight.
    .on-f6e4 = A { -discovered-attack }: you took a pawn, and the bishop looks at e5.
    .on-d8e8 = A good move too: the rook looks at e5. Here use the bishop.
    .success = The pawn is back, and your bishop is strong. White won nothing on e5.

plan = Last task. White went past to d5, the centre is closed. Retreat the knight, make way for the f-pawn, and start your attack.
    .hint-1 = The knight on c6 goes back toward your king. The other knight frees the f-pawn.
    .retry = There may be other good moves. Here: knight e7, knight d7, then f5.
    .on-c6b8 = Playable. Here the knight goes toward the king.
    .on-c6d4 = Playable: it gives a pawn. Here go back.
    .success = The pawn on f5 hits e4. In a closed centre, attack where your pawns point: toward White's king.
