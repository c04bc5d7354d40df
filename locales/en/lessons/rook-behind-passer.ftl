title = The rook behind the pawn
summary = No matter whose pawn it is: the rook belongs behind it.

idea = A { -passed-pawn } runs up the a-file. Where does your { -rook } belong? Behind it: each step of the pawn gives the rook more room, and the other rook less.
    .at-1 = The rook stands behind its pawn.
    .at-4 = Black's rook must stop the pawn. Here it can hardly move.
    .at-9 = The king comes to help. Black's rook will have to give itself for the pawn.

happier = White's rook stands behind the pawn, Black's in front of it. Which rook is happier?
    .answer-white = The white rook
    .why-white = Right. It can walk up and down the a-file and still protect the pawn. The black one is tied to a8.
    .answer-black = The black rook
    .why-black = It stops the pawn, but it may not leave. If it goes, the pawn becomes a queen.
    .hint-1 = Which of the two can move without anything happening?

as-black = You are Black, and your pawn is on a3. Where does your rook belong?
    .hint-1 = Your pawn runs toward a1. Behind it is the end it came from, at a8.
    .success = The rook stands behind your pawn and helps it on its way.
    .retry = Put the rook behind the pawn.
    .on-d8d3 = Check, but White's king gains a step, and White's rook gets behind your pawn first.
    .on-d8f8 = Check, but White's king steps closer and gains time. Go behind the pawn at once.
    .on-a3a2 = White's rook comes to a7, behind your pawn, and yours can only guard it from the side. Be there first.

trick = Here White's rook stands in front of its own pawn. That would be no good, if Black's king were not on f7. Win the rook.
    .hint-1 = Threaten to make a queen. If Black takes the pawn, look along the seventh rank.
    .success = The rook left with a threat, Black took the pawn, and the { -skewer } won the rook.
    .on-a8b8 = Black's rook takes the pawn and guards b7. You need a check from the far side.
    .on-g2f3 = Black's king goes to g7, and the trick is gone. Now or never.
    .on-a8f8 = The king simply takes the rook.

last = Last task: the same board, but you are Black and it is your move. Avoid the trick.
    .hint-1 = White wants to play the rook to h8. When is the check on the seventh rank harmless?
    .success = Your rook stays behind the pawn, and the trick on the seventh rank does not work.
    .retry = When White's rook leaves a8, the pawn threatens to become a queen. Stay behind the pawn, with your king on a safe square.
    .on-f7e7 = The rook goes to h8. If you take the pawn, the check on h7 wins your rook.
    .on-a1a4 = Now it is as before: the rook goes to h8, and if you take the pawn, the check on h7 wins your rook.
    .on-a1a7 = The pawn is protected: White's rook takes yours on a7.
    .on-f7g6 = White's rook gives check on g8 and the pawn becomes a queen.
    .on-f7e6 = White's rook gives check on e8 and the pawn becomes a queen.
    .on-f7f6 = White's rook gives check on f8 and the pawn becomes a queen.
