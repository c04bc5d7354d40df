title = The king goes to work
summary = When the queens are gone, the king becomes a fighter.

middle = With the queens off the board, few pieces can hurt a king. In the middle it works best. Click every square the king on d4 can go to.
    .hint-1 = One square in every direction.
    .success = Eight squares. At the edge the other king has far fewer.
    .xiangqi = In xiangqi the general (jiàng) stays in its palace to the end. Here the king walks out and fights.

wake-up = The pieces are gone, and your king still stands at home. Wake it up.
    .hint-1 = Which step takes the king toward the centre?
    .success = Your king is on its way to the centre.
    .retry = The pawns can wait. Your king should walk toward the centre.
    .on-h2h4 = A pawn move can wait. Black's king will be in the centre first.
    .on-a2a4 = That pawn is in no danger and no hurry. Black's king will be in the centre first.
    .on-e1f1 = That is the wrong direction. The centre is where the work is.

go-in = Your king is strong on d5. Black's pawns on the left are far from their king. How do you get at them?
    .hint-1 = Which squares lead to b7 and a7, and can Black's king still come in time?
    .success = Your king goes in. It will take pawns that Black's king is too far away to guard.
    .on-a2a4 = Good as well: the pawns are fixed, and next your king goes to c6 and takes them.
    .on-d5e5 = Here your king blocks the black one, but it wins nothing. The weak pawns are on the other side.
    .on-d5e4 = Backward, and Black's king gets back into play. Go in.
    .on-d5d4 = One step back, and Black's king breathes again. Go in.
    .on-d5d6 = One step slower: while you walk round to b7, Black's king gets at your pawns. Take the short way.

around = The black king guards its pawn on c5. Straight ahead you cannot get past it, so find a way round.
    .hint-1 = Black's king must stay near c5 and d6. Which side is free?
    .success = Your king walks around. Sooner or later Black's king must give way, and the pawns fall.
    .on-d3c3 = On this side your own pawns stand in the way: nothing comes of it.
    .on-d3e2 = Backward: Black's king comes up and holds.
    .on-d3c2 = That is the long way round. Black's king uses the time and holds.

as-black = You are Black. Your king is farther forward than White's. Use it: two moves win.
    .hint-1 = Go at the pawn on c4, straight or around. Do not step back.
    .success = Your king gets through, and White's pawns cannot be held.
    .on-e4e5 = Backward: White's king gets in front of yours, and it is a draw.
    .on-e4f5 = Aside and back: White's king gets in front of yours, and it is a draw.

last = Last task: a pawn down, you hold the draw with an active king. Do not let Black's king in. Think of the { -opposition }.
    .hint-1 = Black's king wants to go over f5 to e4. Where must yours stand to meet it?
    .success = Your king meets Black's wherever it tries to come in: a draw.
    .on-d3c3 = Too far: Black's king goes to f5 and gets in.
    .on-d3d2 = Black's king goes to f5 and gets in: you come one step late.
    .on-d3c2 = Too far: Black's king goes to f5 and gets in.
