title = Eleven moves in Vienna
summary = 1910: two masters, a queen given away, and a double check.

story = Vienna, 1910. Richard Réti has White against Savielly Tartakower, both masters. Black plays the { -caro-kann-defence }.
    .at-4 = Black strikes at the centre.
    .at-8 = Black offers to trade knights.

opening = You are Réti. Bring your pieces out, and quickly.
    .hint-1 = White wants to castle on the queenside as fast as possible.
    .at-1 = An unusual move: the queen guards the knight and clears the way to castle.
    .at-2 = Black opens the centre, with his own king still in it.
    .at-4 = A check, to win the pawn back.
    .at-5 = Block, and a piece comes out.
    .at-6 = Here is the pawn. But how far is Black's development?
    .at-7 = King safe, rook on the open d-file. And the knight on e4 may be taken.
    .at-8 = Black takes the knight. A piece more!
    .success = White is a knight behind. But queen and rook stand ready on the d-file.

look = Look before you go on. What is weak in Black's position?
    .answer-knight = The knight on e4
    .why-knight = It is well guarded by the queen. Who is not?
    .answer-centre = The centre
    .why-centre = Hardly anything is left there to attack. Who stands right beside the open d-file?
    .answer-king = The king at home
    .why-king = Right. The d-file is open, and the king has hardly a square.
    .hint-1 = The rook on d1 looks through the bishop and your queen up the d-file.

finish = Three moves to mate. The first one is hard to believe.
    .hint-1 = Draw the king to the d-file. Then two pieces can give check at once.
    .at-1 = The queen is given!
    .at-2 = The king must take.
    .at-3 = { -double-check(form: "start") } from rook and bishop. The king has to run.
    .at-4 = Here, or back to e8.
    .success = Mate. The bishop gives it, the rook protects the bishop, and nobody misses the queen.

other-way = In double check the king could also have gone to e8. What then?
    .answer-escapes = The king escapes
    .why-escapes = Look at the rook on d1: which square on the d-file lies right beside e8?
    .answer-rook = The rook mates on d8
    .why-rook = Right. The bishop on g5 protects the rook, and the king has no square.
    .answer-bishop = The bishop mates on e7
    .why-bishop = From g5 it reaches e7, but the king or the bishop on f8 would take it.
    .hint-1 = Rook and bishop both look at d8.
