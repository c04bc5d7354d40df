#!/usr/bin/env python3
"""Plays matches between chess engines, one against each of several, and says how they went.

It drives them by python-chess, as tournament managers do, so it also shows whether `chess-tutor uci` keeps to the protocol:
an illegal move, a crash or silence ends a match with the engine's name. Openings are played from both sides.

    tools/tournament.py --first "target/release/chess-tutor uci" --second "stockfish @UCI_LimitStrength=true @UCI_Elo=2400" \\
        --second "toga2" --second "oldxboard:phalanx -b- -l-" --millis 100 --games 40

How engines are named, with their options and limits, is said in `engines.py`. `--nodes` limits the first engine by nodes instead of
time, which does not depend on how busy the machine is; `@nodes=N` after a command limits that engine. Needs python-chess.
"""

import argparse
import math
import os
import random

import chess
import chess.engine
import chess.pgn

from engines import Named

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
    parser.add_argument("--first", required=True, help="the first engine")
    parser.add_argument("--second", required=True, action="append", help="an engine to play against; may be given several times")
    parser.add_argument("--millis", type=int, default=100, help="time for a move")
    parser.add_argument("--nodes", type=int, help="nodes for a move of the first engine, instead of time")
    parser.add_argument("--games", type=int, default=20, help="games against each")
    parser.add_argument("--seed", type=int, default=1, help="chooses the openings")
    parser.add_argument("--pgn", help="file to write the games to")
    return parser.parse_args()


class Foul(Exception):
    """An engine has broken the rules or died."""


def play(white, black, opening):
    """One game; `white` and `black` are engine, limit and name."""
    board = chess.Board()
    for san in opening.split():
        board.push_san(san)
    token = object()
    # A fourth of a thousand plies is enough for every decided game.
    while not board.is_game_over(claim_draw=True) and board.ply() < 250:
        engine, span, name = white if board.turn else black
        try:
            result = engine.play(board, span, game=token)
        except (chess.engine.EngineError, chess.engine.EngineTerminatedError, OSError, ValueError) as fault:
            raise Foul(f"{name}: {fault} in {board.fen()}") from fault
        if result.resigned or result.move is None:
            return board, "0-1" if board.turn else "1-0"
        if result.move not in board.legal_moves:
            raise Foul(f"{name}: illegal {result.move} in {board.fen()}")
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


def match(wanted, one, other):
    """Plays the games against one engine; gives wins, draws and losses."""
    first = (one.start(), one.limit(), str(one))
    second = (other.start(), other.limit(), str(other))
    openings = list(OPENINGS)
    random.Random(wanted.seed).shuffle(openings)
    score = [0, 0, 0]
    try:
        for number in range(wanted.games):
            opening = openings[number // 2 % len(openings)]
            first_is_white = number % 2 == 0
            board, result = play(*(first, second) if first_is_white else (second, first), opening)
            won, lost = ("1-0", "0-1") if first_is_white else ("0-1", "1-0")
            score[{won: 0, "1/2-1/2": 1, lost: 2}[result]] += 1
            load = os.getloadavg()[0]
            print(f"{number + 1:3} {result:7} {board.ply():3} plies  {report(*score)}  load {load:.1f}", flush=True)
            if wanted.pgn:
                keep(wanted.pgn, board, result, number, (one, other) if first_is_white else (other, one))
    except Foul as foul:
        print(foul, flush=True)
    for engine, _limit, _name in (first, second):
        try:
            engine.quit()
        except (chess.engine.EngineError, OSError):
            pass  # It has ended by itself.
    return score


def keep(path, board, result, number, players):
    game = chess.pgn.Game.from_board(board)
    game.headers.update(Round=str(number + 1), Result=result, White=str(players[0]), Black=str(players[1]))
    with open(path, "a", encoding="utf-8") as file:
        print(game, end="\n\n", file=file)


def main():
    wanted = arguments()
    one = Named(wanted.first, wanted.millis, wanted.nodes)
    rows = []
    for text in wanted.second:
        other = Named(text, wanted.millis)
        print(f"{one} ({one.limit_text()}) against {other} ({other.limit_text()})", flush=True)
        score = match(wanted, one, other)
        rows.append(f"| {other} | {one.limit_text()} / {other.limit_text()} | {report(*score) if any(score) else 'no game'} |")
    print("| against | limits | result |", "|---|---|---|", *rows, sep="\n")


if __name__ == "__main__":
    main()
