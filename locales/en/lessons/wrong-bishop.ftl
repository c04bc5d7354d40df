title = The wrong bishop
summary = A whole bishop more, and still a draw.

idea = White has a bishop and an edge pawn more, and cannot win. The pawn must promote on a8, a { -light-square }, and this bishop sees only dark ones.
    .at-1 = The pawn steps up.
    .at-2 = The king sits in the corner.
    .at-3 = The bishop took b8 away, and now Black has no move: { -stalemate }, a draw.

which-bishop = The pawn wants to go to h8, but the black king sits in the corner. Which bishop would be the right one to help?
    .answer-light = The bishop on light squares
    .why-light = Look at h8: what colour is it? The bishop must attack that corner.
    .answer-dark = The bishop on dark squares
    .why-dark = Right. The corner h8 is dark, so this bishop can drive the king out of it.
    .hint-1 = What colour is the square h8?

right-one = Now White has the right bishop: it sees light squares, and a8 is one. Drive the king out of the corner.
    .hint-1 = From which square does the bishop attack a8?
    .retry = Look for the check that drives the king out of the corner.
    .success = The king must leave the corner, and then the pawn goes on. That is what the right bishop is for.
    .on-a6a7 = The pawn takes b8 away, and there is no check: { -stalemate }, a draw. First drive the king out.

hurry = You are Black. White has the wrong bishop. Get to the corner before the door is shut.
    .hint-1 = The corner is a8. Which square lies on your way, out of the white king's reach?
    .success = From here you reach the corner, and nobody can drive you out.
    .on-d7c6 = Near, but White's king comes to a6 and shuts you out. Take the way along the back.
    .on-d7d6 = That brings you no nearer to the corner: White shuts the door.
    .on-d7d8 = Too slow: White's king goes to b6, and the door will be shut.
    .on-d7e7 = Away from the corner: White shuts the door.

shut-the-door = The same fight, but you are White and it is your move. Keep the black king out of the corner, whatever colour your bishop has.
    .hint-1 = Black wants to go over c7 or c8 to b8. What can stop that?
    .success = The door is shut: the black king does not reach the corner, and the pawn gets through.
    .retry = Then the black king gets to the corner, and it is a draw. Look at c7, c8 and b7.
    .on-a5b5 = The black king goes to c7 and into the corner: a draw.
    .on-f2d4 = This does not stop the king: over c7 or c8 it reaches the corner. A draw.
    .on-f2e1 = From e1 the bishop sees neither c7 nor b8: the king walks into the corner. A draw.
    .on-f2c5 = The bishop looks past the king's road: over c7 or c8 it reaches the corner. A draw.

last = You are Black. A bishop and a pawn down, and you save the draw. Go the right way.
    .hint-1 = The corner is your home. Stay beside b7 and b8.
    .success = You reach the corner a8, and the bishop of the other colour can never drive you out.
    .on-c6d7 = Shut out: White's king comes to b6, and the corner is closed.
    .on-c6c5 = The wrong way: White's king walks on with its pawn.
    .on-c6d6 = The wrong way: White's king walks on with its pawn.

play-out = Now play it out, as Black. I have a bishop and a pawn more: hold the draw for twelve moves.
    .hint-1 = Go to the corner where the pawn wants to promote. Then move there to and fro.
    .success = You held it, a bishop and a pawn down. The wrong colour saved you.
