"""The folders of compiled kernels.

Numba notices an edit in a kernel's own file, but not in the files of the kernels it calls or of the tables it froze. So
each game has a folder named after a hash of everything that its kernels can depend on: different sources, different
folder.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import IO

from manoa.kernel.mode import PLAINLY

PACKAGE = Path(__file__).parents[1]
ROOMS = ("data", "parts", "rules", "bots")  # of a game: its kernels, and everything that they depend on
KEY = re.compile("[0-9a-f]{16}")
DAY = 86400  # seconds
UNUSED_DAYS = 30

_fresh: dict[Path, float] = {}  # folders that this process uses, and when it last said so


def folder(game: str = "") -> Path:
    """The folder for exactly these sources and this Numba; it is made if it is missing. Without a game it is the folder
    of the kernels that all games share."""
    here = _folder(game)
    if time.monotonic() - _fresh.get(here, -DAY) >= DAY:
        here.mkdir(parents=True, exist_ok=True)
        os.utime(here)
        _forget(here)
        _fresh[here] = time.monotonic()
    return here


@functools.cache
def _folder(game: str) -> Path:
    return root() / key(game)


def keep_fresh(game: str) -> None:
    """Nobody is to forget the folders that a game's kernels lie in while this process lives. A server runs for months,
    so whatever is done often has to say this."""
    folder(game)
    folder()


def is_empty(game: str) -> bool:
    """Whether no code of a game is kept. It is asked before Numba is loaded, which takes a while."""
    return next(folder(game).rglob("*.nbi"), None) is None


def root() -> Path:
    """MANOA_CACHE, or the checkout's own folder after `make` has made it, or the user's cache folder."""
    chosen = os.environ.get("MANOA_CACHE")
    if chosen:
        return Path(chosen).resolve()
    checkout = PACKAGE.parents[1] / ".cache" / "kernels"
    if checkout.is_dir():
        return checkout
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", "~/.cache"))
    return home.expanduser() / "manoa"


def key(game: str = "") -> str:
    """A short hash of all sources that a game's kernels depend on, their data, and the Numba version. Code that runs
    only on a GPU is not kept, so it does not count."""
    digest = hashlib.sha256(version("numba").encode() + b" plainly" * PLAINLY)
    for room in ("kernel", *(f"games/{game}/{room}" for room in ROOMS if game)):
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".json") and not path.name.startswith("cuda"):
                digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def game_of(module: str | None) -> str:
    """The game that a module belongs to, or an empty string."""
    parts = (module or "").split(".")
    return parts[2] if parts[:2] == ["manoa", "games"] and len(parts) > 2 else ""


@contextmanager
def alone(place: Path) -> Iterator[bool]:
    """Whether this process is the only one that compiles into a folder, while the context lasts. When a process ends,
    the next one can have the folder."""
    with (place / "lock").open("a") as file:
        try:
            lock(file)
        except OSError:
            yield False
        else:
            yield True


def lock(file: IO[str]) -> None:
    """Until the file is closed; an OSError, if somebody else has it locked."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _forget(current: Path) -> None:
    """Remove folders of other sources that were not used for a month."""
    for other in current.parent.iterdir():
        if other != current and KEY.fullmatch(other.name) and time.time() - other.stat().st_mtime > UNUSED_DAYS * DAY:
            shutil.rmtree(other, ignore_errors=True)
