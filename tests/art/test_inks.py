"""The inks of both themes: the table of contrasts in the look of Manoa, computed again."""

from __future__ import annotations

import pytest

from manoa.art.inks import DARK, INKS, LIGHT, contrast, ink, printed
from manoa.art.look import THEMES

# ink, ground, contrast by day and by night
TABLE = [
    ("ink", "sheet", 12.6, 12.9),
    ("ink", "chart", 9.6, 13.0),
    ("ink-2", "sheet", 6.1, 8.3),
    ("ink-2", "sheet-2", 5.4, 7.3),
    ("ink-2", "chart", 4.6, 8.5),
    ("ink-3", "sheet", 5.1, 6.2),
    ("on-pine", "pine", 9.2, 15.3),
    ("on-wax", "wax", 5.6, 5.6),
    ("gold-ink", "sheet", 6.8, 9.6),
    ("good", "sheet", 6.0, 8.2),
    ("bad", "sheet", 6.1, 6.6),
    ("focus", "sheet", 6.5, 8.3),
    ("focus", "chart", 4.9, 8.4),
    ("on-gold", "gold", 7.7, 8.9),
    ("reach-ink", "reach", 13.0, 13.9),
    ("line-strong", "sheet", 3.8, 4.2),
    ("h-ink", "h3", 6.2, 6.2),
    ("h-ink", "h4", 10.5, 11.5),
    ("h3", "wash", 5.8, 5.4),
    ("way", "wash", 9.0, 13.0),
    ("way", "way-rim", 10.0, 14.7),
    ("on-done", "done", 9.8, 5.0),
]
CREAM = "#FFF6E0"


@pytest.mark.parametrize(("text", "ground", "day", "night"), TABLE)
def test_contrasts_are_those_of_the_look(text: str, ground: str, day: float, night: float) -> None:
    assert contrast(LIGHT[text], LIGHT[ground]) == pytest.approx(day, abs=0.06)
    assert contrast(DARK[text], DARK[ground]) == pytest.approx(night, abs=0.06)


@pytest.mark.parametrize("theme", THEMES)
def test_cream_can_be_read_on_heads_and_halos(theme: str) -> None:
    inks = INKS[theme]
    families = ("green", "blue", "yellow", "white", "purple", "hero", "demon")
    assert min(contrast(CREAM, inks[f"k-{family}"]) for family in families) > 4.85
    expeditions = ("desert", "sea", "mountains", "rainforest", "volcano", "aurora")
    assert min(contrast(CREAM, inks[f"x-{expedition}"]) for expedition in expeditions) > 5.25
    terrains = ("jungle", "river", "village", "rubble", "camp", "mount", "demon", "swamp", "tavern", "fog")
    assert min(contrast(CREAM, inks[f"{terrain}-deep"]) for terrain in terrains) > 9.3


@pytest.mark.parametrize("theme", THEMES)
def test_points_and_expeditions_can_be_read_on_sheets(theme: str) -> None:
    inks = INKS[theme]
    for expedition in ("desert", "sea", "mountains", "rainforest", "volcano", "aurora"):
        assert contrast(inks[f"x-{expedition}-t"], inks["sheet"]) >= 4.5


def test_contrast_runs_from_1_to_21() -> None:
    assert contrast("#123456", "#123456") == 1
    assert contrast("#000000", "#FFFFFF") == contrast("#FFFFFF", "#000000") == pytest.approx(21)


def test_both_themes_have_the_same_inks() -> None:
    assert tuple(INKS) == THEMES
    assert LIGHT.keys() == DARK.keys()


def test_a_drawing_is_printed_with_colours() -> None:
    assert (
        printed(f'<path fill="{ink("sheet")}" stroke="#123456"/>', "dark") == '<path fill="#15262A" stroke="#123456"/>'
    )
    with pytest.raises(KeyError):
        printed("var(--no-such-ink)", "light")
