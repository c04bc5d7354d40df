title = King and pawn
summary = One pawn is left: how to win it home, how to hold the draw.

idea = King and { -pawn } against king. Here White wins: the king leads, the pawn follows, and its step to the seventh rank comes without check.
    .at-1 = The king steps aside, still in front.
    .at-5 = To the seventh rank without check. Now Black must give way.
    .at-7 = The king guards the last square, e8.
    .at-9 = A queen.

quiet-step = The black king stands straight in front of the pawn. Can the pawn go to the seventh rank without check? Do it.
    .hint-1 = A pawn on e7 attacks d8 and f8, not e8.
    .success = No check, and Black must give way to f7. Then your king goes to d7, and the pawn becomes a queen.
    .on-d6d5 = You walk away and let the black king hold. The pawn is ready to go.
    .on-d6e5 = Behind the pawn your king does nothing: Black's king steps in front and holds.
    .on-d6c6 = From c6 your king no longer holds the pawn, and Black's king comes up to it.

with-check = Here the kings face each other on the d-file, and White is to move. Win or draw?
    .answer-win = White wins
    .why-win = The pawn comes to e7 with check, the king goes to e8, and White must leave the pawn or give stalemate.
    .answer-draw = A draw
    .why-draw = Right. A pawn that comes to the seventh rank with check does not win here: Black's king steps in front of it.
    .hint-1 = Move the pawn to e7. Is that a check? Where does the king go?

straight-back = Now defend. You are Black, your king must go back, and only one square draws.
    .hint-1 = Wherever White's king comes forward, you want to face it. Which square keeps both sides open?
    .success = Straight back. To d6 or f6, wherever White's king goes, you will face it.
    .on-e7d8 = White's king goes to d6, and you are the one who must move: lost.
    .on-e7f8 = White's king goes to f6, and you are the one who must move: lost.

face-again = The white king came to d6. You are Black. Take the { -opposition }.
    .hint-1 = Face the white king, with one square between.
    .success = Face to face. If the pawn now steps forward, it is with check, and you stand in front of it.
    .on-e8f8 = The wrong side: White's king goes to d7, and you can no longer stop the pawn.

lead = You are White again. The king can go many ways, and the pawn can move too. Only one move wins.
    .hint-1 = King before pawn, and face to face.
    .success = Your king stands two ranks in front of its pawn, face to face with Black: this wins.
    .on-e3e4 = The pawn runs ahead and your king loses its place: only a draw. The king leads.
    .on-f5g6 = Your king walks away from the pawn: only a draw.
    .on-f5f4 = Backward: only a draw. The king leads.
    .on-f5e4 = Now Black takes the opposition: only a draw. Take it yourself.

last = You are Black once more: hold the draw to the end. Each time only one square is right.
    .hint-1 = In front of the pawn. Straight back. Then face the white king.
    .success = You held it. If White protects the pawn, you have no move. If not, you take it. A draw.
    .on-e7d7 = Away from the pawn: the white king gets to f6 and wins.
    .on-e7f8 = Too early back: White's king comes to f6, face to face, and you must move.
    .on-e7e8 = Too far back: White's king comes to e6, and it is your turn again.
    .on-e7d8 = Away from the pawn: the white king gets to f6 and wins.
    .on-3-f7e8 = White's king comes to e6, face to face, and you must move: lost. Go straight back, in front of the pawn.
    .on-3-f7g8 = Aside from the pawn: White's king comes to e6 and then e7, and the pawn gets through. Go straight back.
    .on-5-f8g8 = White's king goes to e7, and you can no longer stop the pawn. Face the king.

play-out = Now play it to the end, as White: bring the pawn through against my king.
    .hint-1 = King before pawn. Take the opposition, and push only when the pawn stays protected.
    .success = The pawn became a piece. The king led the way.
