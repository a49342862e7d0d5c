"""What the rules record knows of the modules: their cards and tokens, and where their markers lie on the route."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.board import Board, Hex, foggy, neighbours
from manoa.games.quest.parts.cards import MUISCA
from manoa.games.quest.parts.modules import DRAGONS, FOG, MODULES
from manoa.games.quest.rules.requirements import POWERS, TERRAINS

LAID = ("danger", "dragons", "treasures")  # modules with a marker on a space


def tabulate_modules(rules: Any, modules: list[str]) -> None:
    """Which modules are in play, and what is in their boxes."""
    rules["modules"] = bits(module in modules for module in MODULES)
    if "muisca" in modules:
        rules["aside"] = sum(1 << card["number"] for card in MUISCA)
    for number, dragon in enumerate(DRAGONS):
        symbols = dragon["moved_by"]
        moves = ("any_card" in symbols or set(symbols) & set(card["symbols"]) for card in cards.ALL)
        rules["dragon_kinds"][number] = bits(map(bool, moves))
        rules["dragon_fast"][number] = bits(terrain in dragon["fast_on"] for terrain in TERRAINS)
    rules["fog_tokens"] = [TERRAINS.index(terrain) * POWERS + power for terrain, power in FOG]


def set_markers(rules: Any, modules: list[str], places: dict[str, list[Any]], route: Board) -> None:
    """Lay the markers of the modules in play on their spaces."""
    numbers = {space.at: number for number, space in enumerate(route.spaces)}
    marked: set[Hex] = set()
    if "current" in modules:
        for arrow in places["current"]:
            at = arrow["q"], arrow["r"]
            marked.add(at)
            rules["drift"][numbers[at]] = numbers[neighbours(at)[arrow["direction"]]]
    spots = {name: [(at[0], at[1]) for at in places[name]] for name in LAID if name in modules}
    marked |= {at for found in spots.values() for at in found}
    for at in spots.get("danger", []):
        rules["danger"][numbers[at]] = 1
    for number, at in enumerate(spots.get("dragons", [])):
        rules["dragon_starts"][number] = numbers[at]
    rules["chests"] = len(spots.get("treasures", []))
    for number, at in enumerate(spots.get("treasures", []), 1):
        rules["chest"][numbers[at]] = number
    if "fog" in modules:
        set_fog(rules, foggy(route.spaces, places["fog"], marked), numbers)


def set_fog(rules: Any, spots: list[Hex], numbers: dict[Hex, int]) -> None:
    rules["fogs"] = len(spots)
    for place, at in enumerate(spots):
        rules["fog_at"][place] = numbers[at]
        rules["fog"][numbers[at]] = place + 1
        for beside in (at, *neighbours(at)):
            if beside in numbers:
                rules["fog_beside"][numbers[beside]] |= 1 << place


def bits(chosen: Iterable[bool]) -> int:
    """A set: a bit for each that is chosen."""
    return sum(1 << place for place, yes in enumerate(chosen) if yes)
