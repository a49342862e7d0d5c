"""A second, slow ChaCha, straight from the specification, with any number of rounds and the whole nonce."""

from __future__ import annotations

import struct

COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
SUCCESSOR = 1  # the stream that gives the key of a batch's next game


def block(key: bytes, counter: int, nonce: int, rounds: int = 8) -> bytes:
    """The 64 bytes of one block; counter and nonce have 64 bits."""
    first = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, nonce)))
    words = list(first)
    for _ in range(rounds // 2):
        for places in COLUMNS + DIAGONALS:
            quarter_round(words, *places)
    return struct.pack("<16I", *((word + start) % 2**32 for word, start in zip(words, first, strict=True)))


def quarter_round(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for target, source, mixed, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[target] = (words[target] + words[source]) % 2**32
        turned = words[mixed] ^ words[target]
        words[mixed] = (turned << by) % 2**32 | turned >> (32 - by)


def words(key: bytes, counter: int, nonce: int) -> list[int]:
    """The sixteen words of one block of eight rounds."""
    return list(struct.unpack("<16I", block(key, counter, nonce)))


def next_seed(seed: bytes) -> bytes:
    """The seed of the game that a batch deals after one with this seed has ended."""
    return block(seed, 0, SUCCESSOR)[:32]
