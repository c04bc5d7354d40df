title = Model games
summary = Famous games, played again: guess the next move.
