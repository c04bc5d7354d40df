title = Setting up
summary = Where each piece stands when the game begins.

ready = The game begins like this. Each side has sixteen pieces on its two nearest ranks: eight { -pawn(form: "plural") } in front, the other eight behind them.
    .xiangqi = In xiangqi each side has sixteen pieces too. Here there are no cannons (pào) and no advisers (shì), but there is a queen, and there are eight pawns.

rooks = The { -rook } looks like a castle tower. White's two rooks stand in the corners. Click them.
    .hint-1 = Look at White's corners, on rank 1.
    .retry = White's pieces are the light ones. Find the two towers among them.
    .success = The white rooks stand on a1 and h1.

knights = The { -knight } has a horse's head. A knight stands beside each rook. Now click Black's two knights.
    .hint-1 = Black's pieces are the dark ones. Look beside the corners, on rank 8.
    .retry = Look for the horse's heads among the dark pieces.
    .success = The black knights stand on b8 and g8.

from-the-corner = From each corner inward: { -rook }, knight, { -bishop }. The bishop wears a hat with a cut in it. Put White's two knights and two bishops in place.
    .hint-1 = Fill the row from outside to inside: beside the rook the knight, beside the knight the bishop.
    .retry = Compare with Black's row: the same order stands opposite.
    .success = Tower, horse, hat, from both corners. The knights are on b1 and g1, the bishops on c1 and f1.
    .xiangqi = You know this order from xiangqi: chariot (jū), horse (mǎ), elephant (xiàng), from the corner inward.

royals = The { -king } wears a cross, the { -queen } a crown with points. Each queen starts on its own colour: White's on light d1, Black's on dark d8.

party = All mixed up! Somewhere among them is the black queen. Click it.
    .hint-1 = A dark piece, and a crown with points instead of a cross.
    .retry = Look for two things: dark, and a crown with points.
    .success = There it is, on f2. Crown with points: queen. Cross: king.

queen-square = White's king and queen are still missing. On which square does the white queen start?
    .answer-on-d1 = On d1
    .why-on-d1 = The square d1 is light, like the white queen. The king stands beside it, on e1.
    .answer-on-e1 = On e1
    .why-on-e1 = The square e1 is dark. The white queen wants a light square, so it stands on d1.

black-royals = Now you sit on Black's side. Put Black's queen and king in place.
    .hint-1 = The queen first: a black queen wants a dark square.
    .retry = Look across: queen faces queen, king faces king.
    .success = The queen is on d8, the king on e8. Queens face each other on the d-file, kings on the e-file.

mix-up = Something is wrong in White's row. Which two have changed places?
    .answer-rooks-knights = A rook and a knight
    .why-rooks-knights = Both rooks are in the corners, with a knight beside each. Look at the middle of the row.
    .answer-knights-bishops = A knight and a bishop
    .why-knights-bishops = Each knight stands beside a rook, and each bishop beside a knight. That is right. Look at the middle.
    .answer-king-queen = The king and the queen
    .why-king-queen = The white queen is on e1, a dark square. It belongs on light d1, and the king on e1.

last = Black and your pawns are ready. Fill White's rank 1 with its eight pieces.
    .hint-1 = Start in the corners and work inward. At the end, put the queen on its own colour.
    .retry = Compare with Black's row: each piece faces one of its own kind.
    .success = Everything stands where it should. White makes the first move.
