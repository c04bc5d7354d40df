title = First steps
summary = The board, and how every piece moves.
