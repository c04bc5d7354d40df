title = The ladder
summary = Two rooks drive the king to the edge, rung by rung.

idea = Two { -rook(form: "plural") } climb like feet on a ladder. One rook holds a { -rank } like a fence. The other gives { -check } on the next rank.
    .at-1 = One rook gives check, and the other bars the way back.
    .at-3 = Now the other foot climbs.
    .at-5 = Next rung.
    .at-7 = No rank is left. { -checkmate(form: "start") }.
    .xiangqi = You know this one: in xiangqi too, two chariots (jū) take turns giving check until the general (jiàng) has no line left.

fence = The rook on b5 gives check, the rook on a4 is the fence. Black to move: click every square the king can go to.
    .hint-1 = Cross out the two ranks of the rooks. What is left beside the king?
    .success = Only squares one rank farther back. The ladder works.

which-rook = The king has stepped back to g6. Which rook gives the next check?
    .answer-upper = The rook on b5
    .why-upper = It is the fence now. If it leaves the fifth rank, the king comes out again.
    .answer-lower = The rook on a4
    .why-lower = Right. The lower rook climbs past the other one to a6. The rook on b5 stays as the fence.
    .hint-1 = One of the rooks is needed where it is. Which one is free?

climb = Your turn: two more rungs, and the second is { -checkmate }. Mate in two moves.
    .hint-1 = Which rook is the fence? Leave it. Climb with the other one.
    .success = Mate. One rook attacks the last rank, and the other holds the seventh.
    .on-a6a7 = Check, but the fence on the sixth rank is gone: the king comes out again. Climb with the other rook.
    .on-b5b8 = The right rook, but a rung too high: no check, and the king stays on the seventh rank. Give check there.

attacked = The king attacks your fence, the rook on a6. Keep the fence on the sixth rank, but far from the king.
    .hint-1 = A rook crosses the whole board in one move. Where on the same rank is it safe for long?
    .success = The fence still stands, and the king needs at least two steps to reach it.
    .retry = The fence should stay on the sixth rank, away from the king.
    .on-h5h7 = Check, but the king simply takes the rook on a6.
    .on-a6d6 = Safe for now, but from c7 the king attacks it again. Go farther.
    .on-a6c6 = The king takes the rook there: nothing protects it. Go farther.
    .on-a6a1 = The rook is safe, but the fence is gone and the king comes out. Stay on the sixth rank.
    .on-h5b5 = Check, but the king takes the rook on a6. Save that one first.

sideways = A ladder may also go sideways, along the files. You are Black. Mate in two moves.
    .hint-1 = The rook on f8 is the fence. Which file is the next rung?
    .success = Mate on the edge of the board. The files are rungs, too.
    .on-f8g8 = Check, but the fence on the f-file is gone: the king goes there. Climb with the other rook.
    .on-f8h8 = No check, and no fence on the f-file any more. Start with a check on the next file.
    .on-e7e3 = Check, but the king can just step up or down and come no closer to the edge. Check on the next file.

last = Last task: a queen and a rook make a ladder as well. But Black's pawn is about to become a queen. Mate in three, with checks only.
    .hint-1 = If every move is a check, the pawn has no time. The rook is the fence: who climbs first?
    .success = Mate in three. Check after check, and the pawn never got its move.
    .on-h4d4 = Check, but the king can stay on its rank, on c6 or e6. Give the check along that rank.
    .on-h4b4 = Check, and you can win the pawn. But there is something faster: climb to the next rank.
    .on-g5g6 = Check, but the fence on the fifth rank is gone. Leave the rook and climb with the queen.

play-out = Now play it to the end. Mate my king with your two rooks in twelve moves at the most.
    .hint-1 = Which rook is the fence, and which one gives check? If the king comes close, take the rook far away.
    .success = Mate. You climbed the ladder all by yourself.
