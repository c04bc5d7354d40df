title = Special moves
summary = Castling, taking in passing, and the pawn that becomes a queen.
