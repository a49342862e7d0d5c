"""The inks for the browser: all of them in both themes, and up to date."""

from __future__ import annotations

import re
from pathlib import Path

from manoa.art import style
from manoa.art.inks import DARK, LIGHT

FILE = Path(__file__).parents[2] / "web" / "src" / "look" / "inks.css"


def rules(text: str) -> dict[str, dict[str, str]]:
    found = re.findall(r"^([^{}/*\n]+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    return {whose: dict(re.findall(r"--([a-z0-9-]+): ([^;]+);", body)) for whose, body in found}


def test_a_page_has_every_ink_by_day_and_by_night() -> None:
    day, night = (rules(style.style_sheet())[whose] for whose in (":root", '[data-theme="dark"]'))
    assert day == LIGHT
    assert {**day, **night} == DARK
    assert all(LIGHT[name] != colour for name, colour in night.items())


def test_the_file_for_the_browser_is_up_to_date() -> None:
    assert style.main(["--check", str(FILE)]) is None


def test_a_file_that_drifted_is_named(tmp_path: Path) -> None:
    file = tmp_path / "inks.css"
    assert style.main(["--check", str(file)]) == "Out of date: inks.css. `make wire` writes it anew."
    assert style.main([str(file)]) is None
    assert style.main(["--check", str(file)]) is None
    file.write_text(file.read_text().replace("#FBF5E7", "#FFFFFF"))
    assert style.main(["--check", str(file)]) is not None
