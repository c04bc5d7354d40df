title = Using a pin
summary = A pinned piece is a target. Attack it again, and use what it can no longer do.

attack-it = A pin alone wins nothing yet. But the { -pin(form: "past") } knight cannot run: attack it with something small.
    .at-1 = The pawn attacks the knight, and the knight must stay.
    .at-2 = The king protects it as well. Against a pawn that does not help.
    .at-3 = The pawn takes the knight.
    .xiangqi = Pin first, then bring up one more attacker: you do the same to a pinned horse (mǎ) in xiangqi.

count = The black knight is pinned to its king. How many attack it? Click all white pieces that do.
    .hint-1 = Look along the file, along the diagonals, and at the knight's jumps.
    .success = Three attackers, and only the bishop protects it. A pinned piece falls by counting.

one-more = The rook pins the bishop. It is protected by a pawn. Attack it with something that is worth less.
    .hint-1 = What is worth less than a bishop?
    .success = The bishop could not move, and your pawn took it.
    .on-e1e6 = The pawn takes back: a rook for a bishop. Send something cheaper.
    .on-c3e4 = Now your own knight blocks the rook, and the pin is over.
    .on-h2h3 = Black gets time to take the king out of the pin.

can-it-take = The white queen stands next to a black pawn. May the pawn take it?
    .why = A pinned piece moves along its line at the most. Off that line it protects nothing.
    .hint-1 = What would the rook on g1 see, if the g-pawn left the file?

protects-nothing = Use it yourself. One black piece looks protected, but its protector is pinned. Take it.
    .hint-1 = The g-pawn is pinned by your rook. What does it only seem to protect?
    .success = You took the knight. The pinned pawn could not take back.
    .on-d3h7 = Just a check: the king takes the bishop.
    .on-g1g7 = The king takes the rook. Leave it there, it holds the pawn in its pin.
    .on-d3c4 = Black uses the time. What can you take right now?
    .on-c1c6 = Queen and pawn both protect that pawn, and neither of them is pinned to the king.

as-black = You are Black. The rook on e8 pins a white knight. Attack it with something small.
    .hint-1 = One step with a pawn is enough.
    .success = The knight had no good way out, and your pawn took it.
    .on-f7a2 = You took a pawn, but White gets time to save the knight. There was more to win.
    .on-e8e4 = The rook leaves your back rank, and White comes in with check.
    .on-e8e3 = The pawn takes back: a rook for a knight. The knight cannot run, so send something smaller.

last = A pinned piece may not leave its line, so it often cannot take and cannot block. Find mate in one.
    .hint-1 = The knight seems to guard one square. But may it leave the g-file?
    .success = Mate. The knight is pinned and may not take the rook.
    .on-g1g7 = The king takes the rook. It was pinning the knight: let it stay.
    .on-e1e2 = Black gets a move and unpins. Use the pin at once.
