"""How the page looks: the inks of the house in both themes, its two faces, and the rules in page.css."""

from __future__ import annotations

import functools
import re
from importlib.resources import files

from manoa.arena.report.marks import COLOURS
from manoa.art.inks import DARK, LIGHT
from manoa.art.paper import DISPLAY, TEXT, typeface

SCENE = ("pine", "pine-2", "gold", "gold-2", "gold-ink")  # inks of the drawing at the head


@functools.cache
def style() -> str:
    rules = (files("manoa.arena.report") / "page.css").read_text(encoding="utf-8")
    used = sorted({*COLOURS, *SCENE, *re.findall(r"var\(--([a-z0-9-]+)\)", rules)} & set(LIGHT))
    day = "".join(f"--{name}:{LIGHT[name]};" for name in used)
    night = "".join(f"--{name}:{DARK[name]};" for name in used if DARK[name] != LIGHT[name])
    return (
        f"{typeface()}:root{{color-scheme:light dark;--display:{DISPLAY};--text:{TEXT};{day}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{night}}}}}{rules}"
    )
