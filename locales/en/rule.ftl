# Rules by short names, as answers to "Which rule forbids it?". A wrong answer must not be true by a loose reading.

rule-game-over = The game is already over
rule-no-piece = No piece stands there
rule-other-side = It is the other side's turn
rule-not-how-it-moves = The piece does not move that way
rule-blocked = A piece stands in between
rule-own-piece = A piece of its own stands there

rule-pawn-cannot-capture-forward = A pawn cannot take straight ahead
rule-pawn-nothing-to-capture = A pawn moves diagonally only to take
rule-pawn-double-step-not-from-start = Two squares only from the starting square
rule-en-passant-expired = That pawn went two squares too long ago
rule-en-passant-never = That pawn has not just gone two squares
rule-promotion-missing = The pawn's new piece is not named
rule-promotion-not-allowed = The move cannot make that piece

rule-king-attacked = The king would step onto an attacked square
rule-king-never-taken = A king is never taken
rule-king-next-to-king = The kings would stand next to each other
rule-pinned = It would open a line to its king
rule-does-not-answer-check = The move does not answer the check
rule-double-check = In double check only the king moves

rule-king-has-moved = The king has moved before
rule-rook-has-moved = The rook has left its square before
rule-castling-right-gone = The king or the rook has moved before
rule-no-rook = No rook of its own stands there
rule-castling-blocked = A piece stands between king and rook
rule-castling-in-check = The king is in check now
rule-castling-through-attack = The king would cross an attacked square
rule-castling-into-attack = The king would land on an attacked square
rule-not-on-same-rank = King and rook are not on one rank
