#!/usr/bin/env python3
"""Makes a puzzle file of any length out of a real one, to measure imports with.

    tools/millions.py PUZZLES.csv 5000000 > /tmp/millions.csv

Rows are repeated under new ids with other ratings, and varied: colours changed round, and, where nobody may castle, left and
right changed round too. Each is as legal as the row that it comes from.
"""

import random
import sys

FILES = str.maketrans("abcdefgh", "hgfedcba")
RANKS = str.maketrans("12345678", "87654321")


def other_colours(fen, moves):
    board, turn, castling, target, *rest = fen.split(" ")
    board = "/".join(reversed(board.split("/"))).swapcase()
    turn = {"w": "b", "b": "w"}[turn]
    castling = "".join(sorted(castling.swapcase()))
    return " ".join([board, turn, castling, target.translate(RANKS), *rest]), moves.translate(RANKS)


def other_way_round(fen, moves):
    board, turn, castling, target, *rest = fen.split(" ")
    board = "/".join(rank[::-1] for rank in board.split("/"))
    # Only the square's file is a letter; a promotion is the fifth of a move.
    turned = " ".join(move[:4].translate(FILES) + move[4:] for move in moves.split(" "))
    return " ".join([board, turn, castling, target.translate(FILES), *rest]), turned


def variants(fen, moves):
    found = [(fen, moves), other_colours(fen, moves)]
    if fen.split(" ")[2] == "-":
        found += [other_way_round(*found[0]), other_way_round(*found[1])]
    return found


def main():
    path, count = sys.argv[1], int(sys.argv[2])
    dice = random.Random(1)
    with open(path, encoding="utf-8") as file:
        header = file.readline()
        rows = []
        for line in file:
            _, fen, moves, rating, rest = line.rstrip("\n").split(",", 4)
            rows += [(fen, moves, int(rating), rest) for fen, moves in variants(fen, moves)]
    sys.stdout.write(header)
    dice.shuffle(rows)
    for number in range(count):
        fen, moves, rating, rest = rows[number % len(rows)]
        rating = min(3300, max(400, rating + dice.randint(-120, 120)))
        # Ids are as long as those of Lichess, and in no order.
        name = f"{number * 2654435761 % 2**32:07x}"
        sys.stdout.write(f"{name},{fen},{moves},{rating},{rest}\n")


if __name__ == "__main__":
    main()
