title = Open files
summary = A rook wants a road without pawns. Take it first.

idea = A file without pawns is an { -open-file }: a road into Black's camp. Whoever gets a { -rook } there first owns it.
    .at-1 = White takes the road.
    .at-3 = And drives straight into Black's camp.
    .at-5 = The second rook stands behind the first. Nobody takes this file away from White now.
    .xiangqi = Xiangqi players say: no chariot (jū) out in three moves, and the game is lost. Here the rook needs an open road as badly.

find = Pawns block almost every road. Click all squares of the one file that has no pawn on it.
    .hint-1 = Go through the files from a to h. Where do you meet no pawn at all?
    .success = The c-file is open. The side that puts a rook there first gets the road.

take = Up its file your rook sees only its own pawn. Only one file is quite free. Take it before Black does.
    .hint-1 = Which file has no white pawn and no black pawn?
    .success-1 = The open file is yours, and the rook looks all the way to d8.
    .success-2 = Now your rook has the road, and Black's must find another.
    .on-a1b1 = Here your rook looks at its own pawn. And Black takes the open file.
    .on-a1c1 = Your c-pawn blocks this file, and Black takes the open one.
    .on-g3g4 = The pawn does nothing there, and Black takes the open file.
    .on-a1e1 = On this file pawns of both sides stand in the way. Another file is quite empty.

double = The pawn on d6 stands in your rook's way, with a rook behind it. Win it: two rooks on one file push harder than one.
    .hint-1 = Count: one attacker, one defender. Which piece can become the second attacker?
    .success = Two attackers, one defender. Whatever Black does, the pawn on d6 falls.
    .retry = Look at d6: who attacks it, who defends it? Add an attacker.
    .on-d3d6 = The rook takes back: a rook for a pawn. First bring the second rook.
    .on-d3b3 = A small threat, easily answered, and your rook has left d6 alone.
    .on-a1e1 = An open file, but Black guards d6 in good time. Both rooks on one target.

contest = You are Black. White's rook has the open file and wants to come in. May you put yours against it at once? Look before you move.
    .hint-1 = If a rook goes to e8, who protects it? Bring the protector first.
    .success = The king guards e7 and e8. Now your rook can come and dispute the file.
    .retry = Before a rook goes to e8, somebody must guard that square. Who is near?
    .on-a8e8 = Nobody protects it there: White takes it with check. First the helper, then the rook.
    .on-c7c5 = White's rook comes to e7 and attacks b7. Guard the way in first.

open-it = Sometimes you must build the road yourself. Your rook stands on the a-file. Offer a pawn trade that opens it.
    .hint-1 = Which of your pawns can touch the pawn on a6?
    .success = If Black takes, you take back, and the a-file is open with your rook already on it.
    .retry = The a-file opens when pawns are traded on it. Which pawn of yours can touch a6?
    .on-a4a5 = That shuts the file: your own pawn now blocks your rook.

last = Last task. Two files are open. Pick the one on which Black cannot put a rook against yours.
    .hint-1 = Your bishop watches a square on the last rank. On which file?
    .success = The c-file is yours alone: on c8 your bishop would take any rook.
    .on-a1e1 = This file is open too, but here Black can oppose you one day. Where does your bishop help?
    .on-a1b1 = Here your rook looks at its own pawn. Two files are quite empty.
    .on-f5h7 = The king takes the bishop. Where does it help your rook?
