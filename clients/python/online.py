"""A seat at a table of a Carcas server, in one file and without dependencies.

Run it to watch two programs play: one of the server, and ten lines at the end of this file.

    python3 online.py http://127.0.0.1:7777
"""

import itertools
import json
import random
import secrets
import sys
import urllib.error
import urllib.request


class Table:
    """A seat in a game. Iterate over it for the questions that the seat is asked."""

    def __init__(self, server, game, token):
        self.server, self.game, self.token = server, game, token
        self.scores, self.ids = None, itertools.count()

    def call(self, method, path, body=None):
        """Sends a request about the game and returns the open reply."""
        return call(self.server, method, f"/api/games/{self.game}/{path}", self.token, body)

    def __iter__(self):
        for line in self.call("GET", "stream"):
            if not line.strip():  # Nothing has happened for a while.
                continue
            message = json.loads(line)
            if message["type"] == "question":
                yield message["version"], message["question"]
            elif message["type"] == "update" and message["what"]["kind"] == "ended":
                self.scores = message["what"]["result"]["scores"]
                return

    def move(self, version, text):
        """Answers the question of a version. Sent again with the same id, it would count once."""
        command = {"kind": "move", "text": text, "against": version}
        self.call("POST", "commands", {"id": f"move-{version}-{next(self.ids)}", "command": command})


def call(server, method, path, token=None, body=None):
    """Sends a request and returns the open reply."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method))


def sit(server, made, seat, name):
    """Sits down with the link of a seat and returns the token of the seat. The nonce is our part of the draws: it is made
    after the server has fixed its own, whose hash is `made["seedHash"]`."""
    body = {"name": name, "nonce": secrets.token_hex(16)}
    link = made["seats"][seat]["token"]
    return json.load(call(server, "POST", f"/api/games/{made['game']}/seat", link, body))["token"]


def moves(question):
    """Returns the notation of every legal move: the texts of all groups with their places filled in."""
    return [text for group in question["groups"] for text in expand(group)]


def expand(group):
    text = group.get("text")
    if "figures" in group and text is None:  # Single figures, each with a text of its own.
        return [figure["text"] for figure in group["figures"]]
    if "lowest" in group:
        amounts = range(group["lowest"], group["highest"] + 1)
        return [text.replace("{amount}", str(amount)) for amount in amounts]
    if "cells" in group:
        return [filled for cell in group["cells"] for filled in at_cell(text, cell)]
    if "spots" in group:
        words = group.get("figures") or group.get("neutrals") or []
        words = words or [origin["text"] for origin in group.get("origins", [])] or [""]
        texts = [text.replace(place, word) for word in words for place in places(text)]
        return [
            filled.replace("{name}", name).replace("{cell}", f"{spot[0]},{spot[1]}")
            for filled in texts
            for name, spots in group["spots"].items()
            for spot in spots
        ]
    return [text]


def places(text):
    found = [place for place in ("{figure}", "{neutral}", "{origin}") if place in text]
    return found or ["{}"]


def at_cell(text, cell):
    text = text.replace("{cell}", f"{cell[0]},{cell[1]}")
    if "{bridge}" in text:
        text = text.replace("{bridge}", f"{cell[3]},{cell[4]}")
    if "{rotation}" not in text:
        return [text]
    return [text.replace("{rotation}", f"r{90 * turn}") for turn in range(4) if cell[2] >> turn & 1]


def why(error):
    """Says what went wrong: the server's own words if it refused something."""
    if isinstance(error, urllib.error.HTTPError):
        try:
            return json.load(error)["message"]
        except (ValueError, KeyError, TypeError):
            return f"the server answers with status {error.code}"
    return f"the server cannot be reached; is it running? ({getattr(error, 'reason', error)})"


def play(server):
    """Ten lines that play a game."""
    seats = [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    wanted = {"setup": {"preset": "zman-c2"}, "seats": seats, "graceMs": 0}
    made = json.load(call(server, "POST", "/api/games", body=wanted))
    table = Table(server, made["game"], sit(server, made, 0, "ten lines of Python"))
    for version, question in table:
        table.move(version, random.choice(moves(question)))
    print(f"the game {made['game']} ended with {table.scores}")


if __name__ == "__main__":
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7777"
    try:
        play(url.rstrip("/"))
    except (OSError, ValueError) as error:
        sys.exit(f"{url}: {why(error)}")
