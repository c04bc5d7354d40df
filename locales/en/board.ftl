# What a screen reader hears of the board.

board-man = { $square }, { $piece }
board-state-separator = {", "}
board-held = picked up
board-target = can go here
board-last-move = last move
board-check = in check
board-star = star
board-promote = { $role }
board-tray-man = Place { $piece }
board-bin = Put the piece away
