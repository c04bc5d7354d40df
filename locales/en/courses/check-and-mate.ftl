title = Check and mate
summary = Attack the king, save the king, win, draw, and play your first whole game.
