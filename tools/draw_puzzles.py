#!/usr/bin/env python3
"""Composes puzzles in which the weaker side saves a draw: by stalemate, or by checks without end.

    tools/draw_puzzles.py --engine stockfish --count 60 > draws.csv

Positions are set up by chance. What is kept is proved by the rules: after the last move of a stalemate trick every answer
stalemates the solver, and between perpetual checks every answer is the only legal one. An engine then says that no other first
move holds, and that the other side was winning before its last move. Rows: id, FEN, moves. Needs python-chess.

The built-in set has 40 stalemates (rating 1000, a guess) and 12 perpetual checks (1300) from seed 1.
"""

import argparse
import random
import sys

import chess
import chess.engine

# The other side wins by so many centipawns where the solver does not find the way, and before its own last move.
WINS = 350
NODES = 60_000


def place(dice, kinds, board):
    for kind, colour in kinds:
        rows = range(1, 7) if kind == chess.PAWN else range(8)
        free = [s for s in chess.SQUARES if board.piece_at(s) is None and chess.square_rank(s) in rows]
        board.set_piece_at(dice.choice(free), chess.Piece(kind, colour))


def stalemate_settings(dice):
    """White, but for one man that is to be given up, is stalemated: a king at the edge, pawns that block each other."""
    corner = [chess.A1, chess.H1, chess.A2, chess.H2, chess.B1, chess.G1, chess.A3, chess.H4, chess.D1]
    black = [[chess.QUEEN], [chess.ROOK, chess.ROOK], [chess.QUEEN, chess.PAWN], [chess.ROOK, chess.PAWN], [chess.QUEEN, chess.ROOK],
             [chess.ROOK, chess.BISHOP], [chess.QUEEN, chess.KNIGHT]]
    while True:
        bare = chess.Board(None)
        king = dice.choice(corner)
        bare.set_piece_at(king, chess.Piece(chess.KING, chess.WHITE))
        for _ in range(dice.randint(0, 2)):
            square = chess.square(dice.randrange(8), dice.randint(1, 4))
            if bare.piece_at(square) is None and bare.piece_at(square + 8) is None:
                bare.set_piece_at(square, chess.Piece(chess.PAWN, chess.WHITE))
                bare.set_piece_at(square + 8, chess.Piece(chess.PAWN, chess.BLACK))
        near = [s for s in chess.SQUARES if chess.square_distance(s, king) <= 3 and bare.piece_at(s) is None]
        bare.set_piece_at(dice.choice(near), chess.Piece(chess.KING, chess.BLACK))
        place(dice, [(kind, chess.BLACK) for kind in dice.choice(black)], bare)
        bare.turn = chess.WHITE
        if not bare.is_valid() or not bare.is_stalemate():
            continue
        for square in dice.sample(chess.SQUARES, 24):
            if bare.piece_at(square) is None:
                board = bare.copy(stack=False)
                board.set_piece_at(square, chess.Piece(dice.choice([chess.QUEEN, chess.ROOK, chess.ROOK]), chess.WHITE))
                yield board


def perpetual_settings(dice):
    """Black's king stands open, and Black has much more."""
    while True:
        yield perpetual_setting(dice)


def perpetual_setting(dice):
    board = chess.Board(None)
    board.set_piece_at(dice.choice([chess.G8, chess.H8, chess.H7, chess.G7, chess.F8]), chess.Piece(chess.KING, chess.BLACK))
    for square in [chess.F7, chess.G7, chess.H7, chess.G6, chess.H6, chess.F6, chess.E7]:
        if board.piece_at(square) is None and dice.random() < 0.35:
            board.set_piece_at(square, chess.Piece(chess.PAWN, chess.BLACK))
    board.set_piece_at(dice.choice([chess.G1, chess.H1, chess.H2, chess.G2, chess.B1]), chess.Piece(chess.KING, chess.WHITE))
    for square in [chess.F2, chess.G2, chess.H2, chess.H3, chess.G3]:
        if board.piece_at(square) is None and dice.random() < 0.4:
            board.set_piece_at(square, chess.Piece(chess.PAWN, chess.WHITE))
    black = dice.choice([[chess.QUEEN, chess.ROOK], [chess.ROOK, chess.ROOK], [chess.QUEEN, chess.BISHOP], [chess.QUEEN, chess.KNIGHT],
                         [chess.ROOK, chess.ROOK, chess.BISHOP], [chess.QUEEN, chess.ROOK, chess.PAWN]])
    kinds = [(chess.QUEEN, chess.WHITE)] + [(kind, chess.BLACK) for kind in black]
    place(dice, kinds, board)
    board.turn = chess.WHITE
    return board


VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 0}


def is_behind(board):
    total = sum(VALUES[p.piece_type] * (1 if p.color == board.turn else -1) for p in board.piece_map().values())
    return total < 0


def after(board, move):
    board = board.copy(stack=False)
    board.push(move)
    return board


def stalemate_line(board):
    """The one move after which every answer stalemates."""
    found = []
    for move in board.legal_moves:
        next_ = after(board, move)
        # Who is not in check has other answers.
        answers = list(next_.legal_moves) if next_.is_check() else []
        if answers and len(answers) <= 3 and all(after(next_, answer).is_stalemate() for answer in answers):
            found.append([move])
    return found[0] if len(found) == 1 else None


def only_answer(board):
    answers = list(board.legal_moves)
    return answers[0] if len(answers) == 1 and board.is_check() else None


def perpetual_line(board):
    for first in filter(board.gives_check, board.legal_moves):
        one = after(board, first)
        answer = only_answer(one)
        if answer is None:
            continue
        two = after(one, answer)
        for second in filter(two.gives_check, two.legal_moves):
            three = after(two, second)
            back = only_answer(three)
            if back is None or three.board_fen() == one.board_fen():
                continue
            four = after(three, back)
            for third in filter(four.gives_check, four.legal_moves):
                if after(four, third).board_fen() == one.board_fen():
                    return [first, answer, second, back, third]
    return None


def score(engine, board, lines):
    found = engine.analyse(board, chess.engine.Limit(nodes=NODES * lines), multipv=lines)
    return [(info["pv"][0], info["score"].pov(board.turn).score(mate_score=10_000)) for info in found]


def leads(board, dice):
    """Positions before the other side's last move, a quiet one."""
    made = []
    for square, piece in board.piece_map().items():
        if piece.color == board.turn or piece.piece_type == chess.PAWN:
            continue
        bare = board.copy(stack=False)
        bare.remove_piece_at(square)
        for origin in chess.SQUARES:
            if bare.piece_at(origin) is not None:
                continue
            before = bare.copy(stack=False)
            before.set_piece_at(origin, piece)
            before.turn = not board.turn
            move = chess.Move(origin, square)
            if before.is_valid() and not before.is_check() and move in before.legal_moves:
                made.append((before, move))
    dice.shuffle(made)
    return made[:6]


def puzzle(board, line, engine, dice):
    for before, lead in leads(board, dice):
        if score(engine, before, 1)[0][1] < WINS:
            continue
        best = score(engine, board, 2)
        if len(best) < 2:
            # The only legal move is no find.
            return None
        if best[0][0] != line[0] or abs(best[0][1]) > 40 or best[1][1] > -WINS:
            return None
        if dice.random() < 0.5:
            before = before.mirror()
            mirror = lambda m: chess.Move(chess.square_mirror(m.from_square), chess.square_mirror(m.to_square), m.promotion)
            lead, line = mirror(lead), [mirror(move) for move in line]
        return before, [lead, *line]
    return None


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--engine", required=True)
    arguments.add_argument("--count", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    arguments = arguments.parse_args()
    dice = random.Random(arguments.seed)
    engine = chess.engine.SimpleEngine.popen_uci(arguments.engine.split(), timeout=None)
    print("PuzzleId,FEN,Moves")
    for name, settings, line_of in [("stalemate", stalemate_settings, stalemate_line), ("perpetual", perpetual_settings, perpetual_line)]:
        number, seen = 0, {}
        for board in settings(dice):
            if number == arguments.count:
                break
            if not board.is_valid() or board.is_game_over() or not is_behind(board):
                continue
            line = line_of(board)
            if line is None:
                continue
            # Not the same trick over and over.
            kind = (line[0].to_square, board.piece_at(line[0].from_square).piece_type, board.king(chess.WHITE))
            if seen.get(kind, 0) >= 2:
                continue
            found = puzzle(board, line, engine, dice)
            if found is None:
                continue
            seen[kind] = seen.get(kind, 0) + 1
            number += 1
            before, moves = found
            print(f"{name}-{number:03},{before.fen()},{' '.join(move.uci() for move in moves)}", flush=True)
    engine.quit()


if __name__ == "__main__":
    sys.exit(main())
