title = Castling
summary = The king and a rook move together. When it is allowed, and when not.

short = In { -castling } the king goes two squares toward the rook. The rook lands on the square the king crossed.
    .at-1 = White castled, two pieces in one move: king on g1, rook on f1.
    .at-2 = Black castled too: king on g8, rook on f8.
    .xiangqi = In xiangqi no turn ever moves two pieces. And there is no palace here: the king castles to find a safe corner.

try-short = Your turn. Move the king two squares toward the rook; the rook follows by itself. This is { -short-castling }.
    .hint-1 = Start with the king. How many squares does it go in castling?
    .success = You castled: the king is on g1, safe behind its pawns, and the rook on f1 joins in.
    .on-e1f1 = That is a plain king step of one square. A king that has moved can never castle again. Take two squares.
    .on-h1f1 = Now only the rook moved, and the king still stands on e1. Castling begins with the king.
    .on-h1g1 = That is a plain rook move. Castling begins with the king.

long = On the { -queenside } the rook is farther away. In { -long-castling } the king still goes two squares, and the rook lands right beside it.
    .at-1 = White: king on c1, rook on d1.
    .at-2 = Black: king on c8, rook on d8.

try-long = Now you are Black. Castle on the long side.
    .hint-1 = The king goes two squares toward the far rook, never more.
    .success = You castled long: the king is on c8, the rook on d8.
    .on-e8d8 = That is one square. When castling, the king goes two.
    .on-a8d8 = The rook moved alone, and the king still stands on e8. Castling begins with the king.
    .on-a8c8 = The rook moved alone. Castling begins with the king: two squares toward the rook.

touch = At a real board you castle with one hand. What do you touch first?
    .answer-king = The king
    .why-king = Right: first the king, two squares, then the rook. Nobody can mistake it for a rook move.
    .answer-rook = The rook
    .why-rook = Touch the rook first and you may be held to a plain rook move. So the king goes first.
    .answer-both = Both at once
    .why-both = One hand, one piece at a time: that is the rule at a real board. The king goes first.

king-moved = The white king went to f1 and came back to e1. It looks as if nothing had happened. May White castle now?
    .why = Coming home does not help. And since castling moves the king, each side castles once in a game at most.

rook-moved = The rook on h1 went away and came back. The rook on a1 never moved. Castle on the side where you still may.
    .hint-1 = Each rook counts for itself. Which of the two has never moved?
    .success = You castled long: king on c1, rook on d1. This rook had not moved before.
    .on-e1g1 = That side is closed for good. What about the other one?
    .on-a1a8 = A check, but now this rook has moved as well, and you can castle on neither side.

between = You want to castle short, but a bishop stands between king and rook. Make room, then castle.
    .hint-1 = Every square between king and rook must be empty. Who can leave without moving king or rook?
    .success = The way was free: king on g1, rook on f1.
    .on-e1e2 = The king has moved, so castling is gone. Let the king stay on e1 until you castle.
    .on-e1d2 = The king has moved, so castling is gone. Let the king stay on e1 until you castle.
    .on-e1d1 = The king has moved, so castling is gone. Let the king stay on e1 until you castle.
    .on-h1g1 = This rook has moved, so castling with it is gone. Let king and rook stay until you castle.
    .on-g2g3 = That opens a door for the bishop, but it takes one move more. It can leave at once.
    .on-g2g4 = That opens a door for the bishop, but it takes one move more. It can leave at once.
    .on-e1g1 = Who can step out of the way?

in-check = The rook came to e8 and attacks the white king. A king under attack is in { -check }. May White castle out of it?
    .why = First the attack must be stopped in another way. You do that next.
    .hint-1 = Is the king attacked at this very moment?

check-earlier = Same board. First stop the check without moving your king. Castle when Black has replied.
    .hint-1 = Something can step between the rook on e8 and your king.
    .success = You castled, although your king was in check before. Past checks do not count, only a check right now.
    .on-e1f1 = The check is gone, but the king has moved and can never castle now.
    .on-e1d1 = The check is gone, but the king has moved and can never castle now.
    .on-e1d2 = The check is gone, but the king has moved and can never castle now.
    .on-d3e4 = The bishop stands between, but the rook can take it there. Find a square where your king protects it.
    .on-e1g1 = First stop the check. Something can step in between.

crosses = Your king may not cross an attacked square either. Look at what the rook on f8 attacks, then castle on the side where it is allowed.
    .hint-1 = Follow the king's path on each side: one square, then the next. Which path is free of attack?
    .success = King on c1, rook on d1. The square it crossed, d1, is not attacked.
    .on-e1g1 = Try the other side.

lands = A black bishop stands on c5. May White castle short?
    .why = Now you have all three: not out of an attack, not across one, not into one.
    .hint-1 = Find the square where the king would land. Does the bishop reach it?

rook-attacked = The bishop on b7 attacks your rook on h1, and the rook on d8 looks down the d-file. Castle where it is allowed.
    .hint-1 = Only the squares of the king count: where it stands, what it crosses, where it lands.
    .on-e1c1 = What about the other side? Look at the king alone.
    .success = King on g1, rook on f1. The rook was attacked, and that did not matter: only the king must be safe.

b-file = The black rook attacks b1. May White castle long?
    .why = Only the rook crosses b1. The king goes over d1 to c1, and neither is attacked.
    .hint-1 = Which squares does the king touch on its way? Is b1 one of them?

upward = A funny story: a pawn reached e8 and became a rook (soon you will learn how). "It never moved," says a joker. "King to e3, rook to e2!" Allowed?
    .why = As the story goes, the world federation FIDE closed this gap in 1972.
    .hint-1 = In castling, where do king and rook stand: side by side, or one above the other?

last = Last task, as Black. Two white bishops watch your back rank. Castle where it is allowed.
    .hint-1 = Check each square of the king's path, left and right. What do the bishops attack?
    .success = You castled long: king on c8, rook on d8. The bishop on g3 attacks b8, but only the rook passed there.
    .on-e8g8 = Look at the other side.
    .on-e8d8 = The king stepped one square, and castling is gone. It should go two.
    .on-e8d7 = The king has moved, and castling is gone. It should go two squares along the back rank.
