"""Engines for the tools beside this file: how they are named, started, limited and driven.

An engine is named by its command, with settings after it: `@NAME=VALUE` is an option of the engine, and `@millis=N`, `@nodes=N` and
`@depth=N` limit its search. `xboard:` before the command means the xboard protocol as python-chess knows it, `oldxboard:` the
protocol of the nineties, which Fairy-Max and Phalanx speak; such an engine gets a clock of 40 moves instead of a time for each.

    "chess-tutor uci @millis=100"
    "stockfish @nodes=20000 '@UCI_LimitStrength=true' @UCI_Elo=2400"
    "oldxboard:phalanx -b- -l- @millis=100"
"""

import queue
import re
import shlex
import subprocess
import threading
import time

import chess
import chess.engine

LIMITS = ("millis", "nodes", "depth")
# Seconds after which an engine that says nothing is given up.
PATIENCE = 30


class Named:
    """An engine as it was named."""

    def __init__(self, text, millis=None, nodes=None):
        words = shlex.split(text)
        self.protocol = "uci"
        for protocol in ("xboard", "oldxboard"):
            if words[0].startswith(protocol + ":"):
                self.protocol = protocol
                words[0] = words[0][len(protocol) + 1 :]
        settings = dict(word[1:].split("=", 1) for word in words if word.startswith("@"))
        self.command = [word for word in words if not word.startswith("@")]
        own = {name: int(settings.pop(name)) for name in LIMITS if name in settings}
        # Nodes do not depend on how busy the machine is, so they go before time.
        self.limits = own or {"nodes": nodes, "millis": None if nodes else millis}
        self.options = settings

    def __str__(self):
        name = " ".join(self.command).split("/")[-1]
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{name} {options}".strip()

    def limit_text(self):
        if self.limits.get("nodes"):
            return f"{self.limits['nodes']:,} nodes"
        if self.limits.get("depth"):
            return f"depth {self.limits['depth']}"
        return f"{self.limits['millis'] / 1000:g} s"

    def limit(self):
        if self.limits.get("nodes"):
            return chess.engine.Limit(nodes=self.limits["nodes"])
        if self.limits.get("depth"):
            return chess.engine.Limit(depth=self.limits["depth"])
        return chess.engine.Limit(time=self.limits["millis"] / 1000)

    def start(self):
        if self.protocol == "oldxboard":
            return OldXboard(self.command, self.limits.get("millis") or 100)
        start = chess.engine.SimpleEngine.popen_uci if self.protocol == "uci" else chess.engine.SimpleEngine.popen_xboard
        engine = start(self.command, timeout=PATIENCE)
        engine.configure(self.options)
        return engine


class OldXboard:
    """An engine of the xboard protocol before its second version, as far as a game needs it."""

    MOVE = re.compile(r"(?:^move |^\d+\. \.\.\. |^My move is: ?)(\S+)")
    MOVES_OF_CLOCK = 40

    def __init__(self, command, millis):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.seconds = self.MOVES_OF_CLOCK * millis / 1000
        self.game = None
        self.say("xboard", "protover 2")
        # Engines of the first version say nothing to this; those of the second are through by then.
        time.sleep(1)

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.strip())
        self.lines.put(None)

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))

    def begin(self, game):
        minutes, seconds = divmod(max(1, round(self.seconds)), 60)
        self.say("new", "easy", "nopost", f"level {self.MOVES_OF_CLOCK} {minutes}:{seconds:02} 0", "force")
        self.game, self.known, self.left, self.moves = game, 0, self.seconds, 0

    def play(self, board, _limit, game=None):
        if game is not self.game:
            self.begin(game)
        for move in board.move_stack[self.known :]:
            self.say(move.uci())
        while not self.lines.empty():
            self.lines.get()
        if self.moves == self.MOVES_OF_CLOCK:
            self.left, self.moves = self.left + self.seconds, 0
        centiseconds = max(1, round(self.left * 100))
        began = time.monotonic()
        self.say(f"time {centiseconds}", f"otim {centiseconds}", "go")
        move = self.hear(board)
        self.left -= time.monotonic() - began
        self.moves += 1
        self.say("force")
        self.known = len(board.move_stack) + 1
        return chess.engine.PlayResult(move, None, resigned=move is None)

    def hear(self, board):
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise chess.engine.EngineTerminatedError("says nothing") from None
            if line is None:
                raise chess.engine.EngineTerminatedError("has ended")
            if line.startswith("resign"):
                return None
            said = self.MOVE.match(line)
            if said:
                text = said.group(1)
                try:
                    return board.parse_uci(text.lower())
                except ValueError:
                    return board.parse_san(text)

    def quit(self):
        try:
            self.say("quit")
            self.process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
