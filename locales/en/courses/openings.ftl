title = First openings
summary = How to start a game: good first moves and the reason for each.
