"""The inks of both themes as a style sheet, for pages that put drawings in as they are.

`python -m manoa.art.style FILE` writes it.
"""

import sys
from pathlib import Path

from manoa.art.inks import DARK, LIGHT, Inks

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
    return "\n".join((_rule(":root", LIGHT), _rule('[data-theme="dark"]', night), FACES))


def _rule(whose: str, inks: Inks) -> str:
    lines = "".join(f"  --{name}: {colour};\n" for name, colour in inks.items())
    return f"{whose} {{\n{lines}}}\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(style_sheet(), encoding="utf-8")
