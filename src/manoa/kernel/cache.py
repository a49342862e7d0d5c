"""Where compiled kernels are kept.

Numba notices an edit in a kernel's own file, not in the files of the kernels it calls or of the tables it froze. So the
folder is named after a hash of everything a kernel can depend on: another source, another folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
LAYERS = ("kernel", "games", "bots")  # the layers in which kernels and the data they freeze live
DRAWINGS = re.compile(r"(picture|sheet)(_\w+)?\.py")  # but for these, which hold none: a test says so
KEY = re.compile("[0-9a-f]{16}")
UNUSED_DAYS = 30


def folder() -> Path:
    """The folder for exactly these sources and this Numba; made if it is missing."""
    here = root() / key()
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    _forget(here)
    return here


def root() -> Path:
    """MANOA_CACHE, or the checkout's own folder once `make` has made it, or the user's cache folder."""
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


def key() -> str:
    """A short hash of all kernel sources, their data, and the Numba version."""
    digest = hashlib.sha256(version("numba").encode())
    for layer in LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*")):
            if path.suffix in (".py", ".json") and not DRAWINGS.fullmatch(path.name):
                digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _forget(current: Path) -> None:
    """Remove folders of other sources that nobody has used for a month."""
    for other in current.parent.iterdir():
        if other != current and KEY.fullmatch(other.name) and time.time() - other.stat().st_mtime > UNUSED_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
