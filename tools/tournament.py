#!/usr/bin/env python3
"""Plays a match between two chess engines and says how it went.

It drives both by python-chess, as tournament managers do, so it also shows whether `chess-tutor uci` keeps to the protocol:
an illegal move, a crash or silence ends the run with the engine's name. Openings are played from both sides.

    tools/tournament.py --first "target/release/chess-tutor uci" --second stockfish --option2 UCI_LimitStrength=true \\
        --option2 UCI_Elo=2400 --millis 100 --games 40

An engine that speaks the older xboard protocol is named as `xboard:COMMAND`. `--nodes` and `--nodes2` limit by nodes instead
of time (the first engine's and the second's), which does not depend on how busy the machine is. Needs python-chess.
"""

import argparse
import math
import os
import random
import shlex
import sys

import chess
import chess.engine
import chess.pgn

# Well-known openings, four to eight plies long, none of them decided.
OPENINGS = """e4 e5 Nf3 Nc6 Bb5 a6|e4 e5 Nf3 Nc6 Bc4 Bc5|e4 e5 Nf3 Nf6|e4 e5 Nc3 Nf6|e4 e5 Nf3 Nc6 d4 exd4
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6|e4 c5 Nf3 Nc6 d4 cxd4|e4 c5 Nf3 e6|e4 c5 c3|e4 c5 Nc3 Nc6 g3
e4 e6 d4 d5 Nc3 Bb4|e4 e6 d4 d5 e5 c5|e4 e6 d4 d5 Nd2|e4 c6 d4 d5 Nc3 dxe4|e4 c6 d4 d5 e5 Bf5
e4 d5 exd5 Qxd5 Nc3|e4 d6 d4 Nf6 Nc3 g6|e4 g6 d4 Bg7|e4 Nf6 e5 Nd5 d4 d6|e4 Nc6 Nf3 d6
d4 d5 c4 e6 Nc3 Nf6|d4 d5 c4 c6 Nf3 Nf6|d4 d5 c4 dxc4 Nf3|d4 d5 Nf3 Nf6 Bf4|d4 d5 c4 Nc6
d4 Nf6 c4 g6 Nc3 Bg7|d4 Nf6 c4 g6 Nc3 d5|d4 Nf6 c4 e6 Nc3 Bb4|d4 Nf6 c4 e6 Nf3 b6|d4 Nf6 c4 c5 d5 e6
d4 f5 g3 Nf6|d4 Nf6 Bg5|d4 e6 c4 Bb4+|c4 e5 Nc3 Nf6|c4 c5 Nf3 Nf6
c4 Nf6 Nc3 e6 e4|Nf3 d5 g3 Nf6|Nf3 d5 c4 e6|b3 e5 Bb2 Nc6|f4 d5 Nf3 g6""".replace("\n", "|").split("|")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", required=True, help="command of the first engine")
    parser.add_argument("--second", required=True, help="command of the second engine, or xboard:COMMAND")
    parser.add_argument("--option1", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--option2", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--millis", type=int, default=100, help="time for a move")
    parser.add_argument("--nodes", type=int, help="nodes for a move of the first engine, instead of time")
    parser.add_argument("--nodes2", type=int, help="nodes for a move of the second engine, instead of time")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="chooses the openings")
    parser.add_argument("--pgn", help="file to write the games to")
    return parser.parse_args()


def start(command, options):
    name, _, rest = command.partition(":")
    if name == "xboard":
        engine = chess.engine.SimpleEngine.popen_xboard(shlex.split(rest), timeout=30)
    else:
        engine = chess.engine.SimpleEngine.popen_uci(shlex.split(command), timeout=30)
    chosen = dict(option.split("=", 1) for option in options)
    engine.configure(chosen)
    return engine


def limit(nodes, millis):
    return chess.engine.Limit(nodes=nodes) if nodes else chess.engine.Limit(time=millis / 1000)


def play(white, black, opening):
    """One game; `white` and `black` are engine, limit and name."""
    board = chess.Board()
    for san in opening.split():
        board.push_san(san)
    token = object()
    # A fourth of a thousand plies is enough for every decided game.
    while not board.is_game_over(claim_draw=True) and board.ply() < 250:
        engine, span, name = white if board.turn else black
        result = engine.play(board, span, game=token)
        if result.resigned or result.move is None:
            return board, "0-1" if board.turn else "1-0"
        if result.move not in board.legal_moves:
            sys.exit(f"{name}: illegal {result.move} in {board.fen()}")
        board.push(result.move)
    result = board.result(claim_draw=True)
    return board, "1/2-1/2" if result == "*" else result


def report(won, drawn, lost):
    games = won + drawn + lost
    share = (won + drawn / 2) / games
    spread = math.sqrt((won * (1 - share) ** 2 + drawn * (0.5 - share) ** 2 + lost * share**2) / games / games)

    def elo(share):
        share = min(max(share, 0.01), 0.99)
        return -400 * math.log10(1 / share - 1)

    return (
        f"+{won} ={drawn} -{lost}: {100 * share:.0f} % of {games}, "
        f"Elo {elo(share):+.0f} ({elo(share - 1.96 * spread):+.0f} to {elo(share + 1.96 * spread):+.0f})"
    )


def main():
    wanted = arguments()
    first = (start(wanted.first, wanted.option1), limit(wanted.nodes, wanted.millis), "first")
    second = (start(wanted.second, wanted.option2), limit(wanted.nodes2, wanted.millis), "second")
    openings = list(OPENINGS)
    random.Random(wanted.seed).shuffle(openings)
    won = drawn = lost = 0
    try:
        for number in range(wanted.games):
            opening = openings[number // 2 % len(openings)]
            first_is_white = number % 2 == 0
            board, result = play(*(first, second) if first_is_white else (second, first), opening)
            won += result == ("1-0" if first_is_white else "0-1")
            lost += result == ("0-1" if first_is_white else "1-0")
            drawn += result == "1/2-1/2"
            load = os.getloadavg()[0]
            print(f"{number + 1:3} {result:7} {board.ply():3} plies  {report(won, drawn, lost)}  load {load:.1f}", flush=True)
            if wanted.pgn:
                game = chess.pgn.Game.from_board(board)
                game.headers.update(Round=str(number + 1), Result=result)
                game.headers.update(White=wanted.first if first_is_white else wanted.second)
                game.headers.update(Black=wanted.second if first_is_white else wanted.first)
                with open(wanted.pgn, "a", encoding="utf-8") as file:
                    print(game, end="\n\n", file=file)
    finally:
        first[0].quit()
        second[0].quit()


if __name__ == "__main__":
    main()
