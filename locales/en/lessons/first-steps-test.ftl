title = Test: first steps
summary = Nine questions from everything you have learned so far.

name = You sit on Black's side. Click f6.
    .success = That is f6, seen from Black's side.

homes = Three black pieces are missing. Put them where they stand at the start.
    .success = Two bishops and the queen are home: Black is ready to play.

knight = Click every square the knight can go to.
    .success = Six of eight: two jumps land on its own pawns, and three of the six take something.

pawn = A knight stands right in front of the pawn. May the pawn go two squares?
    .why = A pawn never jumps, and it cannot take straight ahead.

hanging = Click every black piece that you could take for nothing.
    .success = Attacked, and nobody protects it. That is the first thing to look for on every move.

trade = Black's pawn on e5 attacks yours. Count who attacks e5 and who guards it, then win something.
    .success = You took the pawn with more attackers than it had guards.
    .on-d4d5 = Your pawn walks past, and the one on e5 lives. It could be taken.
    .on-h2h3 = Quiet, but a pawn could be won. It was your turn to take.
    .on-e1e5 = A rook for a pawn and a knight is too dear. Let a cheaper piece take first.

written = The knight goes along the arrow. How is the move written?
    .answer-nd2 = Nd2
    .why-nd2 = The other knight could go there, too. The reader must know which one.
    .answer-nbd2 = Nbd2
    .why-nbd2 = Right. The small b says: the knight from the b-file.
    .answer-bd2 = Bd2
    .why-bd2 = B is the bishop. A knight is written with N.

look = You are Black. Your bishop attacks, and is attacked. Make a move that costs you nothing: an even trade at most.
    .success = Count it: at most a bishop for a bishop. You looked before you moved.
    .on-c4a2 = A pawn for a bishop: the knight takes it.
    .on-c4d3 = There two white pieces can take it.
    .on-c4b3 = A pawn takes it there.

last = Last question: checks, captures, threats. Two captures are possible. Which is better?
    .success = You took the rook with a pawn: the cheapest piece for the dearest.
    .on-f3e5 = A bishop for a knight, and the rook takes back. Something dearer can be taken.
    .on-b4b5 = The pawn walked past a rook it could have taken.
