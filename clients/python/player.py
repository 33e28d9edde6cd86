#!/usr/bin/env python3
"""A player for `carcas match` in one file, with nothing but the standard library and carcas.py beside it.

    carcas match greedy --engine "python3 clients/python/player.py" --games 10

A program that plays is asked in the engine protocol (docs/engine-protocol.md, "Playing in a match"): it reads one
command per line and answers each with one line. This one lets `carcas engine` keep the game and the rules, and decides
by itself: of all moves it takes the one that gives it the most points at once, and of equal ones any. Write your own
`choose` and you have your own player.
"""

import argparse
import random
import sys

from carcas import Engine, EngineError


def choose(engine, chance):
    """Returns the move that brings the seat that is asked the most points more than the others, at once."""
    seat = engine.state()["seat"]
    best, best_gain = [], None
    for move in engine.moves():
        over = engine.play(move)
        scores = over["scores"] if over else engine.state()["scores"]
        engine.undo()
        others = [points for other, points in enumerate(scores) if other != seat]
        gain = scores[seat] - max(others, default=0)
        if best_gain is None or gain > best_gain:
            best, best_gain = [], gain
        if gain == best_gain:
            best.append(move)
    return chance.choice(best)


def answer(engine, line, chance):
    """Answers one line of whoever runs the match."""
    command = line.split(" ")[0]
    if command == "go":
        return "best " + choose(engine, chance)
    # Everything else means the same to the engine below.
    word, rest = engine.ask(line)
    return f"{word} {rest}".rstrip()


def main():
    parser = argparse.ArgumentParser(description="Plays in `carcas match` for the most points at once.")
    parser.add_argument("--carcas", metavar="PROGRAM", help="the program; otherwise $CARCAS or the one on the path")
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="the seed of choices among equal moves [1]")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    with Engine(args.carcas) as engine:
        for line in sys.stdin:
            line = line.strip()
            if line == "quit":
                print("ok", flush=True)
                return
            try:
                print(answer(engine, line, chance), flush=True)
            except EngineError as error:
                print(f"error {error}", flush=True)


if __name__ == "__main__":
    main()
