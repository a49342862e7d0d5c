"""Bots that do what bots should not, for processes that think: `server.misbehaving:bot` makes one by name."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import manoa
from manoa.bots.thought import Candidate, Thought
from manoa.play.action import Action
from manoa.play.match import Seat

HEAVY = 0.8  # seconds that one of them takes to come into being
SECRET = "the red 7"  # something that only the seat knows


class Misbehaving:
    def __init__(self, name: str, choose: Callable[[Seat], Any]) -> None:
        self.name = name
        self.choose = choose

    def think(self, seat: Seat) -> Thought:
        """It weighs what it chooses against all else."""
        weighed = [
            Candidate(action, 3, 0.5, -1.5) for action in [Action.named(self.choose(seat), "", {}), *seat.actions()]
        ]
        return Thought(weighed[0].action, tuple(weighed[::-1]), 99)


def bot(name: str, seed: int | None = None) -> Any:
    if name not in ODD:
        return manoa.bot(name, seed=seed)
    if name == "heavy":
        time.sleep(HEAVY)
    return Misbehaving(name, ODD[name])


def hang(seat: Seat) -> None:
    while True:
        pass


def stop_itself(seat: Seat) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def dally(seat: Seat) -> int:
    time.sleep(0.3)
    return legal(seat)


def legal(seat: Seat) -> int:
    return int(np.flatnonzero(seat.mask())[0])


def illegal(seat: Seat) -> int:
    return int(np.flatnonzero(~seat.mask())[0])


def tell(seat: Seat) -> None:
    raise KeyError(SECRET)


def ramble(seat: Seat) -> None:
    raise ValueError("x" * 10**6)


def hoard(seat: Seat) -> None:
    kept = []
    while True:
        kept.append(np.zeros(1 << 25, np.int8))


def whoami(seat: Seat) -> None:
    raise RuntimeError(f"process {os.getpid()}")


ODD: dict[str, Callable[[Seat], Any]] = {
    "hang": hang,
    "stop": stop_itself,
    "dally": dally,
    "heavy": legal,
    "exit": lambda _: sys.exit(0),
    "die": lambda _: os.kill(os.getpid(), signal.SIGKILL),
    "tell": tell,
    "ramble": ramble,
    "hoard": hoard,
    "whoami": whoami,
    "none": lambda _: None,
    "truth": lambda _: True,
    "object": lambda seat: seat,
    "huge": lambda _: 10**30,
    "long": lambda _: "x" * 10**6,
    "illegal": illegal,
    "negative": lambda _: -1,
    "beyond": lambda _: 10**6,
}
