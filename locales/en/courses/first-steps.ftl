title = First steps
summary = The board, how every piece moves and takes, and how to look before you move.
