title = Attack and defence
summary = Who is in danger, who is protected, and what is there for free.

attack = A piece is { -attack(form: "past") } when an enemy could take it with the next move. Click every black piece that attacks your knight on d4.
    .hint-1 = Queen, rook and bishop need a free line. A black pawn takes one square down, at a slant.
    .retry = Think as Black: who could land on d4 with the next move?
    .success = Bishop, knight and pawn. The rook and the queen are shut off by Black's own pawns.

take-back = The knight on d5 is attacked, but the pawn { -defend(form: "third") } it, or protects it: whoever takes the knight gets taken. Watch.
    .at-1 = The rook took the knight.
    .at-2 = And the pawn took back. White gave a rook and got only a knight.

defend = Who { -defend(form: "third") } your bishop on e4? Click every white piece that could take back on that square.
    .hint-1 = Pretend the bishop were an enemy. Which of your pieces could take it?
    .retry = A pawn protects the two squares where it could take. Lines must be free.
    .success = Queen, knight and the pawn on d3. The other pawn has walked past, and the rook is shut in by its own pawn.

run = The pawn on f5 attacks your knight. A pawn is worth much less than a knight, so protecting is not enough. Bring the knight to safety.
    .hint-1 = Go through the knight's jumps. On which squares can no black piece take it?
    .success = The knight is safe, and nothing of yours hangs now.
    .on-e4f6 = You attack the king, but the pawn on g7 takes the knight. Choose a square that no black pawn attacks.
    .on-h2h3 = Your knight is still attacked. Black takes it, and you get only a pawn back.

guard = The black rook attacks your pawn on b3. The pawn can step ahead, but the rook sees that square, too. Protect the pawn.
    .hint-1 = Which piece can go to a square from where it could take back on the pawn's square?
    .success = The pawn is protected: if the rook takes it, you take the rook.
    .on-b3b4 = The rook looks down the whole file, so it takes the pawn here as well. Bring help instead.
    .on-g1f1 = The pawn is still alone, and the rook takes it for nothing. Bring help.
    .on-f3e5 = From e5 the knight does not see b3. Bring it, or the rook, to a square from where it does.

hanging = A piece that is attacked and not protected is { -hanging }: it can be taken for nothing. Click every black piece that hangs.
    .hint-1 = First find everything the queen attacks. Then ask of each one: could Black take back?
    .retry = The queen attacks four black pieces. Two of them are protected.
    .success = The rook and the pawn on a7 hang. The knight is protected by a pawn, and so is the bishop.

count = Two of your rooks attack the pawn on d5. Only one rook protects it. Count: two against one. Go ahead and take.
    .hint-1 = Take the pawn. If the rook takes back, your second rook is ready.
    .success = You won a pawn: rook for rook, and the pawn came on top.
    .on-g1f1 = Nothing happened, and the pawn is still there. You have more attackers than it has protectors.
    .on-d2d4 = The rook came closer, but it attacked the pawn before, too. It was already enough: two attackers against one protector.

count-again = Now two black rooks protect the pawn, and two white rooks attack it. All four take in turn. Does it pay to begin?
    .answer-take = Yes, take
    .why-take = Count to the end: pawn, rook, rook, rook. Both your rooks are gone, and you got one rook and one pawn.
    .answer-leave = No, leave it
    .why-leave = Right. You would lose two rooks for a rook and a pawn. You need more attackers than it has protectors.
    .hint-1 = Play it through in your head. Who takes last on d5?

last = Last task, as Black. You attack three white pieces at once. Two are protected, one is { -hanging }. Take that one.
    .hint-1 = Look at each white piece you attack, and ask who would take back.
    .success = You took the knight on g4 for nothing, and your bishop is safe there.
    .on-a5c3 = The knight was protected: the pawn on b2 takes your queen. Look for the piece that has no friend.
    .on-e8e3 = The bishop was protected, and White takes your rook. Look for the piece that has no friend.
