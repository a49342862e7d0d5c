"""The moves of the Island, as they are listed and as they are typed."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from manoa.cli.tables import Group, Scene
from manoa.cli.tables.island_ground import CORNER_ARROWS, Ground, Place, around, arrow, corner_of, corners, place_of
from manoa.cli.tables.island_panels import ability
from manoa.cli.tables.island_words import INKS, NOW, QUIET, SIGNS, letter, paint, spot
from manoa.play.action import Action

ORDER = ("accept", "refuse", "pass", "explorer", "speed", "gather", "return", "place", "move")
BOUGHT = ("discover", "end turn", "offering", "villager", "farmhouse", "fort")
LATER = ("raid", "march", "fight", "retreat", "set", "bank", "offer")
ANSWERS = ("accept", "refuse", "pass")
ALONE = (*ANSWERS, "end turn", "discover")
RANKS = {word: rank for rank, word in enumerate((*ORDER, *BOUGHT, *LATER))}
EXAMPLES = 2  # offers that are listed
SWAPS = 3  # with the bank, that are listed one by one
UNFAIR = -1000
ARMIES = 2  # whose marches are listed one by one
OFFERS = "offers"  # the switch that lists all of them
WALKS = ("move", "villager", "farmhouse", "fort", "offering", "return")


def groups(scene: Scene) -> list[Group]:
    """Answers first, then steps, purchases, armies; trade last, because there is much of it."""
    ground = Ground(scene.view)
    lines: dict[tuple[str, bool], list[Action]] = {}
    for action in sorted(scene.actions, key=_rank):
        lines.setdefault((_label(action), action.data["kind"] in ANSWERS), []).append(action)
    found: list[Group] = []
    for (label, _), actions in lines.items():
        if label == "offer" and OFFERS not in scene.switches:
            found += _offers(scene, actions)
        elif label == "bank" and len(actions) > SWAPS:
            found.append((label, _one_for_all(actions, _swaps(actions))))
        elif label == "fort" and ("farmhouse", False) in lines:  # which lists the corners by their names
            told = Text("  ").join(_remark(scene, ground, action.data) for action in actions)
            found.append((label, _one_for_all(actions, told)))
        else:
            found.append((label, [(action, _words(scene, ground, label, action)) for action in actions]))
    return _fewer_marches(scene, ground, found)


def _word(action: Action) -> str:
    data = action.data
    return str(data["item"] if data["kind"] == "buy" else data["kind"])


def _rank(action: Action) -> tuple[int, Any, int]:
    """Armies tile by tile, all of one before a part of it; tiles to set an explorer on row by row."""
    data = action.data
    if data["kind"] == "march":
        return RANKS["march"], data["from"], -data["count"]
    return RANKS[_word(action)], data["at"][::-1] if data["kind"] == "set" else [], 0


def _label(action: Action) -> str:
    """The label of a line: together with what stands on it, it is the notation."""
    data = action.data
    if data["kind"] in ALONE and "at" not in data:
        return ""
    if data["kind"] == "march":
        return f"march {data['count']} {spot(data['from'])}"
    return _word(action)


def _words(scene: Scene, ground: Ground | None, label: str, action: Action) -> Text:
    """What an action is called on its line, and what to know about it."""
    name = str(action).removeprefix(label).strip()
    shown = paint(name)
    shown.stylize(NOW)
    return shown.append_text(_remark(scene, ground, action.data)) if ground else shown


def _remark(scene: Scene, ground: Ground, data: dict[str, Any]) -> Text:
    kind = data["kind"]
    if kind == "explorer":
        return Text(f": {ability(scene, data['explorer'])}", QUIET)
    if kind == "speed":
        return Text(f" (gather {data['gather']})", QUIET)
    if kind == "pass":
        return Text(f" ({'let it happen' if scene.view['phase'] == 'purchase' else 'go on to the dice'})", QUIET)
    here = ground.at[scene.view["turn"]]
    if kind in ("move", "march", "retreat"):
        start = place_of(data["from"]) if kind == "march" else here if kind == "move" else None
        return _goal(scene, ground, start, place_of(data["to"]))
    if kind in ("place", "discover") and "at" in data:
        return Text(arrow(here, place_of(data["at"])))
    if kind == "set":
        return _goal(scene, ground, None, place_of(data["at"]))
    if kind == "buy" and data["item"] in ("farmhouse", "fort"):
        corner = corner_of(data["at"])
        aside = CORNER_ARROWS[corners(here).index(corner)] if here and corner in corners(here) else ""
        return Text.assemble(aside, *(_sign(ground, place) for place in around(corner) if place in ground.tiles))
    if kind == "buy" and data["item"] == "villager":
        return Text.assemble(" ", _sign(ground, place_of(data["at"])))
    return Text()


def _sign(ground: Ground, place: Place) -> tuple[str, str]:
    tile = ground.tiles[place]
    return SIGNS[tile], INKS[tile]


def _goal(scene: Scene, ground: Ground, here: Place | None, there: Place) -> Text:
    """Where a step leads, and whom it attacks there."""
    aside = arrow(here, there)
    told = Text(aside or " ")
    if there in ground.tiles:
        told.append(*_sign(ground, there))
    foes = ground.foes(there, int(scene.view["player"]))
    fights = scene.view["fights"]
    if fights and there == place_of(fights[0]["at"]):
        told.append(" join", "bold red")
    elif foes and scene.view["phase"] != "set":
        told.append(f" fight {' '.join(letter(scene.view, seat) for seat in foes)}", "bold red")
    return told


# Many alike


def _offers(scene: Scene, actions: list[Action]) -> list[Group]:
    """Some that make sense, then all others in a line that tells how they are written."""
    own = scene.view["resources"][scene.view["player"]]

    def sense(action: Action) -> int:
        """One card of what there is much of for one of what there is little of."""
        data = action.data
        if sum(data["give"].values()) != 1 or sum(data["take"].values()) != 1:
            return UNFAIR
        return int(own[next(iter(data["give"]))] - own[next(iter(data["take"]))])

    ranked = sorted(actions, key=sense, reverse=True)
    shown = EXAMPLES if scene.view["phase"] == "explore" else 0  # in a window they are a side issue
    examples = [action for action in ranked[:shown] if sense(action) > UNFAIR]
    rest = ranked[len(examples) :]
    lines: list[Group] = []
    if examples:
        lines.append(("offer", [(action, _words(scene, None, "offer", action)) for action in examples]))
    if rest:
        told = Text(f"COLOUR 0-3 food for 0-3 gold and the like; {OFFERS} lists all", QUIET)
        lines.append(("" if examples else "offer", _one_for_all(rest, told)))
    return lines


def _swaps(actions: list[Action]) -> Text:
    """food for wood|gold, wood for gold."""
    wanted: dict[str, list[str]] = {}
    for action in actions:
        wanted.setdefault(action.data["give"], []).append(action.data["take"])
    return paint(", ".join(f"{give} for {'|'.join(take)}" for give, take in wanted.items()))


def _one_for_all(actions: list[Action], words: Text) -> list[tuple[Action, Text]]:
    return [(actions[0], words), *((action, Text()) for action in actions[1:])]


def _fewer_marches(scene: Scene, ground: Ground, found: list[Group]) -> list[Group]:
    """A part of an army can go wherever all of it can: its lines are put into one. Many armies get a line each."""
    armies = {str(moves[0][0].data["from"]) for _, moves in found if moves[0][0].data["kind"] == "march"}
    lines: list[Group] = []
    whole: dict[str, int] = {}
    for label, moves in found:
        data = moves[0][0].data
        actions = [action for action, _ in moves]
        if data["kind"] != "march":
            lines.append((label, moves))
        elif (start := spot(data["from"])) not in whole:
            whole[start] = data["count"]
            brief = _one_for_all(actions, _directions(scene, ground, actions))
            lines.append((label, brief if len(armies) > ARMIES else moves))
        else:
            fewer = f"march 1-{whole[start] - 1} {start}" if whole[start] > 2 else f"march 1 {start}"
            if lines[-1][0] == fewer:
                actions = [action for action, _ in lines.pop()[1]] + actions
            lines.append((fewer, _one_for_all(actions, Text("a part of it, to the same places", QUIET))))
    return lines


def _directions(scene: Scene, ground: Ground, actions: list[Action]) -> Text:
    """Where an army can go, in few signs."""
    start = place_of(actions[0].data["from"])
    told = Text()
    for action in actions:
        there = place_of(action.data["to"])
        told.append_text(Text("" if arrow(start, there) else str(action).split()[-1], NOW))
        told.append_text(_goal(scene, ground, start, there)).append("  ")
    told.rstrip()
    return told


# Lines of several moves


def expand(text: str) -> list[str]:
    """The steps that one line stands for: `move ne (1,0)`, `villager (0,1) (0,1)`, `march 2 (0,0) (1,0) (2,0)`."""
    words = list(_tokens(text.lower()))
    verb, *rest = words or [""]
    if verb == "buy" and rest:
        verb, *rest = rest
    if verb in WALKS and len(rest) > 1:
        return [f"{verb} {where}" for where in rest]
    if verb == "march" and len(rest) > 3:
        many, *places = rest
        return [f"march {many} {start} {end}" for start, end in itertools.pairwise(places)]
    if verb == "discover" and rest and all(word == "discover" for word in rest):
        return words
    return [text]


def _tokens(text: str) -> Iterator[str]:
    """Words, with places and corners whole."""
    for found in re.finditer(r"(?:cave[\s-]*)?(?:\b[ns]\s*)?\(?-?\d+\s*,\s*-?\d+\)?|\S+", text):
        yield re.sub(r"\s+", "", found[0])
