title = Ruy Lopez
summary = The bishop presses the knight that guards e5. Why that wins no pawn at once.

idea = The { -ruy-lopez } is as old as printed chess books. The bishop goes one square farther than in the Italian Game.
    .at-1 = The bishop attacks the knight on c6, and that knight guards e5.
    .at-2 = Black asks: take, or go?
    .at-3 = White keeps the pressure.
    .at-5 = White castles. Black may take on e4, but the rook on the e-file will win it back.
    .at-6 = The king will be safe soon. This is the main line.

place = You are White. Put the bishop where it presses the guard of e5.
    .hint-1 = Which piece guards e5? Which square on the bishop's diagonal attacks that piece?
    .success = The bishop on b5 attacks the knight on c6: pressure on e5 from afar.
    .on-f1c4 = From c4 it aims at f7: the Italian Game. But the guard of e5 is the knight on c6.
    .on-d2d4 = The pawn hits e5 itself: the Scotch Game. Here press its guard, the knight.
    .on-b1c3 = It guards e4, but the guard of e5 feels no pressure. A bishop can press it.
    .on-f3e5 = The knight on c6 still guards e5 and takes back.

question = White could take the knight now, and then the pawn on e5. Does that win a pawn for good?
    .hint-1 = Once White has taken on e5, Black moves. Is there a black piece that could attack the knight on e5 and something else?
    .answer-yes = Yes
    .why-yes = Look again: when the white knight stands on e5, Black's queen can attack it and e4 at once. Try it next.
    .answer-no = No
    .why-no = Right. Black's queen attacks two things and gets the pawn back. Do it yourself in the next step.

get-back = You are Black. White took your pawn. Attack the knight and e4 with one move, and take the pawn back.
    .hint-1 = The d-file is open for your queen.
    .retry = Look for a queen move that attacks the knight and e4 together.
    .on-d8d4 = A double attack: knight and e4. The knight goes home.
    .on-d8g5 = A good move too: it attacks the knight and g2. Here attack the knight and e4.
    .on-d8e7 = It gets the pawn back too. But in the middle your queen attacks knight and pawn at once.
    .success = The pawn is back. So taking on c6 and e5 wins nothing. That is why Black may answer with a6.
    .on-1-f8d6 = The knight is chased, but your pawn is gone for good. Attack two things at once.

main = Play White's main line: press, step back but keep looking, castle, and guard e4 with the rook.
    .hint-1 = The bishop stays on its diagonal. Then king, then rook.
    .retry = The bishop presses from b5 and looks on from a4; then the king castles and the rook guards e4.
    .on-b5c6 = Bishop for knight: Black's pawns get doubled, but your strong bishop is gone. Here keep it.
    .success = The rook on e1 guards e4, and you castled. Now your bishop on a4 really threatens to win e5.
    .on-1-f1c4 = There it aims at f7: the Italian Game. Here it presses the knight on c6.
    .on-1-d2d4 = It opens the middle, the Scotch way. Here first press the knight that guards e5.
    .on-3-b5c4 = Safe there, but it no longer presses the knight.
    .on-5-b1c3 = It guards e4. But castle first: then the rook can guard it from e1.
    .on-5-d2d3 = A small guard for e4. The main line dares to castle first: the rook will come to e1.

plan = The game went on: Black chased the bishop, and White answered with a small pawn move, c3. What is it for?
    .hint-1 = Which square does the pawn on c3 support? And which square has it left free?
    .answer-centre = To prepare d4 and free c2
    .why-centre = Right. White wants the big centre. Black castles, looks for trades, and pushes back with c5 or d5.
    .answer-hunt = To attack the pawn on b5
    .why-hunt = A pawn on c3 attacks b4 and d4. It does not touch b5.
    .answer-idle = Just to wait
    .why-idle = Look at d4: with c3 a pawn can take back there.

open-file = Black was greedy and took your bishop, but the king still stands on the e-file. Win the queen.
    .hint-1 = When your knight moves, the rook gives check. So the knight may go where it attacks most.
    .retry = Your knight can move away with check from the rook. Where does it do most harm?
    .on-e5c6 = { -discovered-check(form: "start") }, and the queen on d8 is attacked.
    .on-e5f7 = Check too, but the king simply takes your knight on f7. Attack the queen from another square.
    .on-e5g6 = Check too, but only a rook is won. Look at c6.
    .success = You took the queen. Black grabbed a bishop while its king stood on the open file.
    .xiangqi = In xiangqi this is a drawn check (chōujiāng): the rook checks, the knight collects.

noahs-ark = Last task, as Black: the oldest trap. White's queen took on d4. Chase it with tempo, then shut in the bishop on b3.
    .hint-1 = The c-pawn attacks the queen. In the end the same pawn goes one step more.
    .retry = Chase the queen so that the c-pawn can close the cage of the bishop.
    .on-c7c5 = The queen is attacked. It goes to d5 and looks at f7 and a8.
    .success = The bishop on b3 has no way out: you win it for a pawn or two. Three pawns built the cage.
    .on-1-g8f6 = A knight comes out, but White's bishop gets time to run. Chase the queen first.
    .on-3-c5c4 = Too soon: White's queen takes the rook on a8. Look after f7 and a8 first.
    .on-3-a8a7 = The rook is safe, but White's c-pawn opens a door for the bishop.

practise = Play it against the coach. You are White and play from memory; Black answers as beginners do, at times wrongly.
    .success = You played it to the end of the lines we practise.
