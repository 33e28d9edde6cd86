#!/usr/bin/env python3
"""Fair draws computed a second time, with nothing but the standard library.

    python3 clients/python/verify_draws.py docs/fair-draws-vectors.txt

computes every test vector again and prints how many differ. The computation is that of docs/fair-draws.md. What can be
drawn in a game follows from its rules, so whole games are checked by `carcas verify RECORD`; of a record this program checks
that the revealed seed has the hash that was published before.
"""

import hashlib
import struct
import sys
from pathlib import Path

VECTORS = Path(__file__).resolve().parents[2] / "docs" / "fair-draws-vectors.txt"


def commitment(seed):
    """Returns what is published before the game."""
    return hashlib.sha256(seed).digest()


def key_of(seed, nonces):
    """Returns the key of a game from its seed and the nonces, in the order of the seats."""
    return hashlib.sha256(b"carcas-draws-1" + seed + b"".join(nonces)).digest()


def chacha20_block(key, counter, nonce):
    """Returns the 16 words of a block of ChaCha20 as RFC 8439 has it: a nonce of 12 bytes, a counter of 4."""
    start = struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key) + (counter,) + struct.unpack("<3I", nonce)
    x = list(start)

    def quarter(a, b, c, d):
        for to, by, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[by]) & 0xFFFFFFFF
            word = x[mixed] ^ x[to]
            x[mixed] = (word << turn | word >> (32 - turn)) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(mixed + word) & 0xFFFFFFFF for mixed, word in zip(x, start)]


def point(key, number, total):
    """Returns the point of a draw below the total weight."""
    accepted = 2**32 - 2**32 % total
    counter = 0
    while True:
        for word in chacha20_block(key, counter, struct.pack("<IQ", 0, number)):
            if word < accepted:
                return word % total
        counter += 1


def drawn(key, number, weights):
    """Returns the name that is drawn from a dictionary of names and weights."""
    rest = point(key, number, sum(weights.values()))
    for name in sorted(weights, key=str.encode):
        if rest < weights[name]:
            return name
        rest -= weights[name]


def check(line):
    """Computes a vector again; returns whether it agrees."""
    kind, *words = line.split()
    if kind == "commitment":
        seed, expected = map(bytes.fromhex, words)
        return commitment(seed) == expected
    if kind == "point":
        seed, nonces, number, total, expected = words
        nonces = [] if nonces == "-" else [bytes.fromhex(nonce) for nonce in nonces.split(",")]
        return point(key_of(bytes.fromhex(seed), nonces), int(number), int(total)) == int(expected)
    raise ValueError(f"`{kind}` is no kind of vector; expected commitment or point")


def check_record(path, lines):
    """Compares the seed of a record with its hash; returns the code to exit with."""
    words = [line.split() for line in lines]
    hashes = [word[1] for word in words if len(word) == 2 and word[0] == "seed-hash"]
    seeds = [word[1] for word in words if len(word) == 2 and word[0] == "seed"]
    if not hashes or not seeds:
        sys.exit(f"{path} has no `seed`: it is revealed when the game is over")
    try:
        agrees = commitment(bytes.fromhex(seeds[0])).hex() == hashes[0].lower()
    except ValueError as error:
        sys.exit(f"{path}: the seed is not hexadecimal: {error}")
    print(f"seed-hash={'ok' if agrees else 'differs'}; `carcas verify {path}` computes every draw again")
    return 0 if agrees else 1


def main():
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else VECTORS
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        sys.exit(f"{path} cannot be read: {error}")
    if any(line.startswith("seed-hash ") for line in lines):
        return check_record(path, lines)
    vectors = [(n, line) for n, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]
    differing = []
    for n, line in vectors:
        try:
            agrees = check(line)
        except (ValueError, TypeError) as error:
            sys.exit(f"{path}:{n}: {error}\nThis program reads test vectors such as docs/fair-draws-vectors.txt, and records with a `seed-hash`.")
        if not agrees:
            differing.append((n, line))
    for n, line in differing:
        print(f"{path}:{n}: differs: {line}")
    print(f"vectors: checked={len(vectors)} differ={len(differing)}")
    return 1 if differing or not vectors else 0


if __name__ == "__main__":
    sys.exit(main())
