"""Bots for arenas: some good, most of them not. `arena.odd_bots:Hang` names one."""

from __future__ import annotations

import os
import random
import signal
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from manoa import Action
from manoa.play.match import Seat

FLAG = "MANOA_TEST_FLAG"  # names a file: what happens only once leaves it behind


class Plain:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.moves = 0

    def choose(self, seat: Seat) -> Any:
        self.moves += 1
        return self.random.choice(seat.actions())


class Seedless:
    def choose(self, seat: Seat) -> Action:
        return seat.actions()[0]


class Dawdle(Plain):
    def choose(self, seat: Seat) -> Any:
        time.sleep(0.002)
        return super().choose(seat)


class Slow(Plain):
    """Answers, but too late."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 2:
            time.sleep(1.2)
        return super().choose(seat)


class Hang(Plain):
    def choose(self, seat: Seat) -> Any:
        while self.moves == 2:
            pass
        return super().choose(seat)


class Die(Plain):
    """Takes its process with it."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seat)


class Meddle(Plain):
    """Speaks to the arena itself, in the place of the process that it plays in, and thinks on."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 2:
            for file in range(3, 64):
                with suppress(OSError):
                    if stat.S_ISSOCK(os.fstat(file).st_mode):
                        os.write(file, (5).to_bytes(4, "big") + b"\xc1 abc")
            time.sleep(60)
        return super().choose(seat)


class Unspeakable(Plain):
    """Fails with words that cannot be written down."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 2:
            raise RuntimeError("\ud800")
        return super().choose(seat)


class Unwritable(Plain):
    """Answers with such words."""

    def choose(self, seat: Seat) -> Any:
        return super().choose(seat) if self.moves != 2 else "\ud800"


class Unlucky(Plain):
    """Somebody else kills its process, once, in the middle of a game."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 5 and _first_time():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seat)


class Orphan(Plain):
    """Somebody kills the process that watches over its own, once."""

    def choose(self, seat: Seat) -> Any:
        if self.moves == 5 and _first_time():
            os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(60)
        return super().choose(seat)


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("cannot be made")

    def choose(self, seat: Seat) -> None: ...


class Raise(Plain):
    def choose(self, _: Seat) -> Any:
        raise KeyError("no idea")


class Exit(Plain):
    def choose(self, _: Seat) -> Any:
        sys.exit(3)


class Nothing(Plain):
    def choose(self, _: Seat) -> Any:
        return None


class Strange(Plain):
    """An answer that cannot even be printed."""

    def choose(self, _: Seat) -> Any:
        return Unprintable()


class Illegal(Plain):
    def choose(self, seat: Seat) -> Any:
        return int(np.flatnonzero(~seat.mask())[0])


class Mumble(Plain):
    def choose(self, _: Seat) -> Any:
        return "a card, please"


class Unprintable:
    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


class Idle:
    """Has no `choose`."""


def _first_time() -> bool:
    try:
        Path(os.environ[FLAG]).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
