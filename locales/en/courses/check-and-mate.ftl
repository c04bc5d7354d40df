title = Check and mate
summary = Attack the king, save the king, and finish the game.
