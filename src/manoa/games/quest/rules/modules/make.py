"""What the rules record knows of the modules: their cards and tokens, and where their markers lie on the route."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.board import Board, Hex, neighbours
from manoa.games.quest.parts.cards import MUISCA
from manoa.games.quest.parts.modules import DRAGONS, FOG, FOGGY, MODULES
from manoa.games.quest.rules.requirements import POWERS, TERRAINS

LAID = ("danger", "dragons", "treasures")  # modules with a marker on a space


def tabulate_modules(rules: Any, modules: list[str]) -> None:
    """Which modules are in play, and what is in their boxes."""
    rules["modules"] = _bits(module in modules for module in MODULES)
    if "muisca" in modules:
        rules["aside"] = sum(1 << card["number"] for card in MUISCA)
    for number, dragon in enumerate(DRAGONS):
        symbols = dragon["moved_by"]
        moves = ("any_card" in symbols or set(symbols) & set(card["symbols"]) for card in cards.ALL)
        rules["dragon_kinds"][number] = _bits(map(bool, moves))
        rules["dragon_fast"][number] = _bits(terrain in dragon["fast_on"] for terrain in TERRAINS)
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
        set_fog(rules, [at for at in foggy(route, places["fog"]) if at not in marked], numbers)


def foggy(route: Board, letters: list[str]) -> list[Hex]:
    """The middles of some tiles and what is around them, as far as fog may lie there (M-7.1)."""
    terrains = {space.at: space.terrain for space in route.spaces}
    found: list[Hex] = []
    for letter in letters:
        centre = tile_centre(route, letter)
        found += [at for at in (centre, *neighbours(centre)) if terrains.get(at) in FOGGY]
    return found


def tile_centre(route: Board, letter: str) -> Hex:
    """The space in the middle of a tile."""
    spots = [space.at for space in route.spaces if space.piece == letter]
    q, r = zip(*spots, strict=True)
    return (min(q) + max(q)) // 2, (min(r) + max(r)) // 2


def set_fog(rules: Any, spots: list[Hex], numbers: dict[Hex, int]) -> None:
    rules["fogs"] = len(spots)
    for place, at in enumerate(spots):
        rules["fog_at"][place] = numbers[at]
        rules["fog"][numbers[at]] = place + 1
        for beside in (at, *neighbours(at)):
            if beside in numbers:
                rules["fog_beside"][numbers[beside]] |= 1 << place


def _bits(chosen: Iterable[bool]) -> int:
    return sum(1 << place for place, yes in enumerate(chosen) if yes)
