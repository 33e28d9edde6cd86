#!/usr/bin/env python3
"""A client of `carcas engine` in one file, with nothing but the standard library.

    python3 clients/python/carcas.py --games 3

plays random games and prints their scores. As a library:

    with Engine() as engine:
        engine.setup(rules="zman-c2", boxes=["count"], seats=2)
        engine.draw("monastery")
        engine.play(engine.go())

The protocol is described in docs/engine-protocol.md.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time


PROTOCOL = 2
"""The version of the protocol that this client speaks."""


class EngineError(Exception):
    """The engine refused a line, or ended."""


class Engine:
    """A running `carcas engine`. Every method sends one line and reads one line."""

    def __init__(self, program=None, seed=1):
        """Starts the program: the one named, that of $CARCAS, or `carcas` on the path."""
        program = program or os.environ.get("CARCAS") or shutil.which("carcas")
        if program is None:
            raise EngineError("no program `carcas` on the path; name it with --carcas or $CARCAS")
        self._process = subprocess.Popen(
            [program, "engine", "--seed", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        about = self.ask("help")[1].partition(":")[0]
        if about.split(" ")[-1] != str(PROTOCOL):
            self.close()
            raise EngineError(f"this client speaks protocol {PROTOCOL}, but the program is {about}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the conversation and returns the exit code."""
        try:
            self._process.stdin.write("quit\n")
            self._process.stdin.close()
        except (OSError, ValueError):
            pass  # It has ended already.
        self._process.stdout.close()
        return self._process.wait()

    def ask(self, line):
        """Sends a line and returns the first word and the rest of the reply."""
        if "\n" in line:
            raise ValueError("a command is one line")
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise EngineError("the engine has ended") from error
        reply = self._process.stdout.readline()
        if not reply.endswith("\n"):
            raise EngineError("the engine has ended")
        word, _, rest = reply.rstrip("\n").partition(" ")
        if word == "error":
            raise EngineError(rest)
        return word, rest

    def setup(self, rules="zman-c2", boxes=(), switches=None, seats=2):
        """Begins a game; `seats` is a number or a list of names. Returns the result if the game is over."""
        wanted = {"rules": rules, "with": list(boxes), "set": switches or {}, "seats": seats}
        return self.setup_json(wanted)

    def setup_json(self, wanted):
        """Begins a game from a dictionary, such as the first line of a trace."""
        return self._result(self.ask("setup " + json.dumps(wanted)))

    def position(self, line):
        """Begins a game from a position, such as state()["position"]. Returns the result if the game is over."""
        return self._result(self.ask("position " + line))

    def draw(self, drawn):
        """Says which tile or token was drawn. Returns the result if the game is over, otherwise nothing."""
        return self._result(self.ask("draw " + drawn))

    def play(self, move):
        """Plays a move. Returns the result if the game is over, otherwise nothing."""
        return self._result(self.ask("play " + move))

    def moves(self):
        """Returns the legal moves; none where something is to be drawn."""
        _, rest = self.ask("moves")
        listed = rest.partition(":")[2].strip()
        return listed.split("; ") if listed else []

    def state(self):
        """Returns the position and what it waits for."""
        return json.loads(self.ask("state")[1])

    def go(self, bot=None, time_ms=None, nodes=None, threads=None):
        """Returns the move that a bot would play."""
        line = "go"
        for key, value in (("time", time_ms), ("nodes", nodes), ("threads", threads), ("bot", bot)):
            line += f" {key} {value}" if value is not None else ""
        return self.ask(line)[1]

    def record(self):
        """Returns the text of the game so far."""
        return json.loads(self.ask("record")[1])

    def undo(self):
        """Takes back the last draw or move."""
        self.ask("undo")

    @staticmethod
    def _result(reply):
        word, rest = reply
        return json.loads(rest) if word == "over" else None


def draw_random(engine, chance, state=None):
    """Draws one of the outcomes, each with a chance in proportion to its weight."""
    outcomes = (state or engine.state())["outcomes"]
    return engine.draw(chance.choices(list(outcomes), weights=list(outcomes.values()))[0])


def play_random_game(engine, chance):
    """Plays a game that is set up to its end; returns the result and the number of draws and moves."""
    result, n_steps = None, 0
    while result is None:
        moves = engine.moves()
        if moves:
            result = engine.play(chance.choice(moves))
        else:
            result = draw_random(engine, chance)
        n_steps += 1
    return result, n_steps


def main():
    parser = argparse.ArgumentParser(description="Plays random games with `carcas engine`.")
    parser.add_argument("--carcas", metavar="PROGRAM", help="the program; otherwise $CARCAS or the one on the path")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many games [1]")
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="the seed of draws and moves [1]")
    parser.add_argument("--rules", default="zman-c2", metavar="PRESET", help="the edition [zman-c2]")
    parser.add_argument("--with", dest="boxes", default="", metavar="BOX,…", help="boxes to play with")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats [2]")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    begin, n_total = time.monotonic(), 0
    try:
        with Engine(args.carcas) as engine:
            for game in range(args.games):
                boxes = [box for box in args.boxes.split(",") if box]
                engine.setup(rules=args.rules, boxes=boxes, seats=args.seats)
                result, n_steps = play_random_game(engine, chance)
                n_total += n_steps
                scores = ", ".join(map(str, result["scores"]))
                print(f"game {game + 1}: scores {scores}; {n_steps} draws and moves")
    except (EngineError, OSError) as error:
        sys.exit(f"error: {error}")
    seconds = time.monotonic() - begin
    print(f"random: games={args.games} steps={n_total} steps_per_second={n_total / max(seconds, 1e-9):.0f}")


if __name__ == "__main__":
    main()
