title = Queen's Gambit
summary = 2.c4 asks about d5. Black may take, or hold: both are good.

idea = After the queen's pawns White offers a pawn on the other wing: the { -queens-gambit }.
    .at-1 = If Black takes, the pawn leaves the centre. And White gets it back.
    .at-2 = Black holds d5 instead: declined.
    .at-5 = The bishop { -pin(form: "third") } the knight that guards d5.
    .at-6 = Unpinned.
    .at-9 = Both sides build quietly. White has a little more room.

offer = You are White. Attack d5 with a pawn from the side.
    .hint-1 = Which pawn attacks d5 after two steps?
    .success = The pawn on c4 attacks d5. If Black takes, you get the middle.
    .on-g1f3 = It guards d4 and will be useful. But d5 is still left in peace.
    .on-c1f4 = The bishop is out: the London System. But d5 is left in peace.
    .on-b1c3 = The knight looks at d5, but shuts in the c-pawn. Here the pawn goes first.
    .on-e2e4 = A sharp gambit of its own: Black takes, and you need tricks. Here attack from the other side.

accepted = Black took: the gambit is accepted. Open your bishop's way to c4, take the pawn back, and bring out the knight.
    .hint-1 = A small pawn step frees the bishop on f1.
    .retry = The pawn on c4 is for your bishop to take: e3 opens the way. The knight belongs on f3.
    .on-e2e4 = The whole centre, and the bishop's way is open. But Black can hit back with e5. Here take the small step.
    .success = You took the pawn back, and bishop and knight are out. A gambit that is no real loss.
    .on-1-b1c3 = The knight is out, but your bishop still has no way to c4.
    .on-1-d1a4 = The check wins the pawn back, but your queen is out early. Let the bishop take it.
    .on-3-d1a4 = The check wins the pawn back, but your queen is out early. Let the bishop take it.

greedy = Black wants to keep the pawn. Break the chain from the side, and then use the long { -diagonal }.
    .hint-1 = Which pawn attacks b5? When the c-pawn has left, look from f3 to a8.
    .retry = The pawn on b5 holds up c4: hit it from a4, trade, and then look from f3 into the corner a8.
    .on-a2a4 = Black guards with the c-pawn. When that pawn takes on b5, the long diagonal is open.
    .success = The queen attacks the rook in the corner, and Black must give up a piece to save it.
    .on-d1f3 = The right diagonal, but a pawn on c6 closes it. First break the chain.
    .on-1-b2b3 = Black simply takes this pawn too. The a-pawn hits the root of the chain.
    .on-g1f3 = A knight comes out, but the chain of pawns stays whole.
    .on-5-g1f3 = The long diagonal is open now, and nobody guards the rook on a8. Look with the queen.
    .on-5-b1c3 = It attacks b5. But something bigger stands in the corner.

declined = You are Black. Do not take: guard d5 with a pawn.
    .hint-1 = Two pawns can guard d5 with one step.
    .success = d5 is guarded by a pawn. If White takes, a pawn takes back, and the centre stays yours too.
    .on-d5c4 = That is to accept: the pawn leaves the middle, and White gets c4 back later. Here hold d5.
    .on-g8f6 = Playable, but after a trade on d5 your knight is chased by a pawn. A pawn should guard.
    .on-e7e5 = A bold counter-gambit. Here hold d5.
    .on-b8c6 = Playable, but the c-pawn is shut in. Here a pawn should guard d5.

free = Black is solid, but the bishop on c8 is shut in. How does Black get free in this opening?
    .hint-1 = A pawn move in the middle can open lines. Which pawns can strike at d4?
    .answer-break = Take on c4, then push c5 or e5
    .why-break = Right. The pawn push opens lines and frees the bishop. White keeps pressing d5 and brings a rook to c1.
    .answer-attack = Attack White's king at once
    .why-attack = Black's pieces are not near it, and White is about to castle.
    .answer-shuffle = Move the rook to and fro
    .why-shuffle = Then White takes more and more room. Something must open.

last = Last task, as Black. White believes your knight is pinned and took d5. Take the knight anyway.
    .hint-1 = Let White take your queen. A check on b4 brings the queen back.
    .retry = Your knight is pinned to the queen only: it is free to move. Which check can follow?
    .on-f6d5 = White takes your queen with the bishop. And now a check.
    .success = Count to the end: you come out a piece ahead. A pin to the queen may be broken when a check follows.
    .on-1-h7h6 = White trades on f6 and stays a pawn ahead. Your knight can take d5 at once.
    .on-1-c7c6 = White's knight goes back, a pawn richer. Take it while it stands there.
    .on-3-e8d8 = So you have two minor pieces for the queen. First check on b4: it brings the queen back.
