title = Tactics
summary = Short, sharp moves that win a piece or the game.
