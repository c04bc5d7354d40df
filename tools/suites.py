#!/usr/bin/env python3
"""Has UCI engines solve suites of positions (EPD with `bm` or `am`) and writes how many as a table.

    tools/suites.py --engine "target/release/chess-tutor uci" --engine stockfish --limit nodes=250000 --limit millis=100 \\
        --every 2 --folder ../shared/data/epd wac_sunfish.epd bratko-kopec.epd

Every engine gets every position anew, with an empty table. Time is by the clock, so it wants a quiet core; nodes do not. How
engines are named is said in `engines.py`. Needs python-chess.
"""

import argparse
import pathlib
import re

import chess
import chess.engine

from engines import Named


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--engine", required=True, action="append", help="an engine; may be given several times")
    parser.add_argument("--limit", action="append", help="nodes=N, millis=N or depth=N; may be given several times")
    parser.add_argument("--every", type=int, default=1, help="take one position in so many")
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("../shared/data/epd"))
    parser.add_argument("suites", nargs="+")
    return parser.parse_args()


def tasks(path, every):
    """Board, the best moves and the moves to avoid, for every position that says one of them legally."""
    found = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            board = chess.Board(" ".join(line.replace(";", " ;").split()[:4]) + " 0 1")
        except ValueError:
            continue
        best, avoid = moves(board, line, "bm"), moves(board, line, "am")
        if (best or avoid) and board.is_valid():
            found.append((board, best, avoid))
    return found[::every]


def moves(board, line, name):
    """What an operation of the line names; people write remarks into these files, so words that are no moves are passed over."""
    said = re.search(rf"\b{name} ([^;]*)", line)
    found = []
    for word in said.group(1).split() if said else []:
        try:
            found.append(board.parse_san(word))
        except ValueError:
            pass
    return found


def solve(engine, limit, todo):
    solved = 0
    for board, best, avoid in todo:
        move = engine.play(board, limit, game=object()).move
        solved += (not best or move in best) and move not in avoid
    return solved


def main():
    wanted = arguments()
    limits = [limit.split("=") for limit in wanted.limit or ["millis=100"]]
    print("| suite |", " | ".join(f"{Named(text)}, {value} {name}" for name, value in limits for text in wanted.engine), "|")
    print("|---" * (1 + len(limits) * len(wanted.engine)) + "|", flush=True)
    engines = [Named(text).start() for text in wanted.engine]
    for suite in wanted.suites:
        todo = tasks(wanted.folder / suite, wanted.every)
        cells = []
        for name, value in limits:
            value = int(value)
            limit = chess.engine.Limit(time=value / 1000) if name == "millis" else chess.engine.Limit(**{name: value})
            cells += [f"{solve(engine, limit, todo)}" for engine in engines]
        print(f"| {suite.removesuffix('.epd')} ({len(todo)}) |", " | ".join(cells), "|", flush=True)
    for engine in engines:
        engine.quit()


if __name__ == "__main__":
    main()
