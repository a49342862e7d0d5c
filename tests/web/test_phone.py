"""Lost Cities on a phone: nothing to scroll sideways, everything within reach of a thumb."""

from __future__ import annotations

import pytest

from web.lost_cities import COLOURS, spot
from web.people import BOT, People, Person
from web.player import Game, Games, ahead

SIZES = [(360, 740), (390, 844)]

WIDTH = "document.documentElement.scrollWidth - innerWidth"

# Whether a finger finds a place somewhere in a thing that belongs to it and to nothing above it.
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((it) => {
  const box = (it.querySelector(".ground") ?? it).getBoundingClientRect();
  return ![0.15, 0.35, 0.5, 0.65, 0.85].some((x) => [0.2, 0.5, 0.8].some((y) =>
    it.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height))));
}).map((it) => it.dataset.spot ?? it.ariaLabel ?? it.textContent)"""


def on_phone(person: People, size: tuple[int, int]) -> Person:
    return person("Mira", size=size, has_touch=True, is_mobile=True, device_scale_factor=1)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_lost_cities_by_touch(person: People, follow: Games, size: tuple[int, int]) -> None:
    mira = on_phone(person, size)
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    ahead(game, {0: mira}, 24)
    mira.sit(table)
    for turn in range(2):
        game.wait(mira, lambda game: game.player == 0)
        take_turn(mira, game, discard=turn == 1)
    assert mira.page.evaluate(WIDTH) <= 0


def take_turn(mira: Person, game: Game, discard: bool) -> None:
    """A card first, by the button in words or by the place itself; all of the hand stays within reach meanwhile."""
    page, step = mira.page, game.table.step
    card = game.match.view(0)["hand"][0]
    mira.touch(f'{spot("hand-0")}:has(use[href="#lc-{card}"])')
    page.locator(f'{spot("hand-0")}[aria-pressed="true"]').wait_for()
    assert not page.evaluate(OUT_OF_REACH, "[data-spot], main button")
    if discard:
        page.get_by_role("button", name="Discard").tap()
    else:
        mira.touch(spot(f"pile-{COLOURS[card[0]]}"))
    game.wait(mira, lambda game: game.table.step == step + 1)
    page.get_by_role("button", name="Draw from the deck").wait_for()
    assert not page.evaluate(OUT_OF_REACH, "[data-spot], main button")
    page.get_by_role("button", name="Draw from the deck").tap()
    game.wait(mira, lambda game: game.table.step >= step + 2)
