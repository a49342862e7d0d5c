"""The inks of both themes as a style sheet, for pages that put drawings in as they are.

`python -m manoa.art.style FILE` writes it; with `--check` it only says whether the file is up to date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from manoa.art.inks import DARK, LIGHT, Inks

HEAD = "/* The inks of src/manoa/art/inks.py, by `make wire`: change those, not this file. */\n"

# A symbol has the faces of its own drawing, wherever in a page it is used; `tall` is the display face.
FACES = """\
symbol {
  font: 400 15px/1 var(--text);
  letter-spacing: normal;
  text-rendering: geometricPrecision;
  text-transform: none;
}
.tall {
  font-family: var(--display);
}
"""


def style_sheet() -> str:
    """All inks by day; at night only what differs."""
    night = {name: colour for name, colour in DARK.items() if LIGHT[name] != colour}
    return "\n".join((HEAD, _rule(":root", LIGHT), _rule('[data-theme="dark"]', night), FACES))


def _rule(whose: str, inks: Inks) -> str:
    lines = "".join(f"  --{name}: {colour};\n" for name, colour in inks.items())
    return f"{whose} {{\n{lines}}}\n"


def main(arguments: list[str]) -> str | None:
    parser = argparse.ArgumentParser(prog="python -m manoa.art.style", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")
    given = parser.parse_args(arguments)
    if not given.check:
        given.file.write_text(style_sheet(), encoding="utf-8")
        return None
    same = given.file.is_file() and given.file.read_text(encoding="utf-8") == style_sheet()
    return None if same else f"Out of date: {given.file.name}. `make wire` writes it anew."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
