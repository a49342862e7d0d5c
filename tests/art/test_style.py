"""The inks for the browser: all of them in both themes."""

from __future__ import annotations

import re

from manoa.art import style
from manoa.art.inks import DARK, LIGHT


def rules(text: str) -> dict[str, dict[str, str]]:
    found = re.findall(r"^([^{}/*\n]+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    return {whose: dict(re.findall(r"--([a-z0-9-]+): ([^;]+);", body)) for whose, body in found}


def test_a_page_has_every_ink_by_day_and_by_night() -> None:
    day, night = (rules(style.style_sheet())[whose] for whose in (":root", '[data-theme="dark"]'))
    assert day == LIGHT
    assert {**day, **night} == DARK
    assert all(LIGHT[name] != colour for name, colour in night.items())
