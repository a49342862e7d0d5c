"""The moves of the Island, as they are listed and as they are typed."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from manoa.cli.boards.board import NOW, QUIET, Group, Scene
from manoa.cli.boards.island.ground import CORNER_ARROWS, Ground, Place, around, arrow, corners, place_of
from manoa.cli.boards.island.signs import INKS, SIGNS, letter, paint, power
from manoa.games.island.people.reading import where_text
from manoa.play.action import Action

ORDER = ("accept", "refuse", "pass", "propose", "withdraw", "explorer", "speed", "gather", "return", "place", "move")
BOUGHT = ("discover", "end turn", "offering", "villager", "farmhouse", "fort")
LATER = ("raid", "march", "fight", "retreat", "set", "bank", "offer", "give", "ask")
ANSWERS = ("accept", "refuse", "pass", "propose", "withdraw")
ALONE = (*ANSWERS, "end turn", "discover")
RANKS = {word: rank for rank, word in enumerate((*ORDER, *BOUGHT, *LATER))}
SWAPS = 3  # with the bank, that are listed one by one
ARMIES = 2  # whose marches are listed one by one
WALKS = ("move", "villager", "farmhouse", "fort", "offering", "return")

Moves = list[tuple[str, Text]]


def groups(scene: Scene) -> list[Group]:
    """Answers first, then steps, purchases, armies; trade last, because there is much of it."""
    ground = Ground(scene.view)
    lines: dict[tuple[str, bool], list[Action]] = {}
    for action in sorted(scene.actions, key=_rank):
        lines.setdefault((_label(action), action.data["kind"] in ANSWERS), []).append(action)
    grouped: list[Group] = []
    for (label, _), actions in lines.items():
        if label == "march":
            grouped += _marches(scene, ground, actions)
        elif label == "bank" and len(actions) > SWAPS:
            grouped.append((label, _one_for_all(actions, _swaps(actions))))
        elif label == "fort" and ("farmhouse", False) in lines:  # which lists the corners by their names
            words = Text("  ").join(_remark(scene, ground, action.data) for action in actions)
            grouped.append((label, _one_for_all(actions, words)))
        else:
            grouped.append((label, _one_by_one(scene, ground, label, actions)))
        if label == "offer":  # how it goes on
            grouped[-1][1][-1][1].append(f" {scene.say('island-offer-form')}", QUIET)
    return grouped


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
    return "" if action.data["kind"] in ALONE and "at" not in action.data else _word(action)


def _one_by_one(scene: Scene, ground: Ground, label: str, actions: list[Action]) -> Moves:
    """What each action is called on its line, and what to know about it."""
    moves = []
    for action in actions:
        shown = paint(str(action).removeprefix(label).strip())
        shown.stylize(NOW)
        moves.append((str(action), shown.append_text(_remark(scene, ground, action.data))))
    return moves


def _remark(scene: Scene, ground: Ground, data: dict[str, Any]) -> Text:
    kind = data["kind"]
    if kind == "explorer":
        return Text(f": {power(scene, data['explorer'])}", QUIET)
    if kind == "speed":
        return Text(f" ({scene.say('island-gathers', count=data['gather'])})", QUIET)
    if kind == "pass":
        return Text(f" ({scene.say('island-pass-' + scene.view['phase'])})", QUIET)
    here = ground.at[scene.view["turn"]]
    if kind in ("move", "march", "retreat"):
        start = place_of(data["from"]) if kind == "march" else here if kind == "move" else None
        return _goal(scene, ground, start, place_of(data["to"]), data)
    if kind in ("place", "discover") and "at" in data:
        return Text(arrow(here, place_of(data["at"])))
    if kind == "set":
        return _goal(scene, ground, None, place_of(data["at"]), data)
    if kind == "buy" and data["item"] in ("farmhouse", "fort"):
        corner = place_of(data["at"])
        aside = CORNER_ARROWS[corners(here).index(corner)] if here and corner in corners(here) else ""
        return Text.assemble(aside, *(_sign(ground, place) for place in around(corner) if place in ground.tiles))
    if kind == "buy" and data["item"] == "villager":
        return Text.assemble(" ", _sign(ground, place_of(data["at"])))
    return Text()


def _sign(ground: Ground, place: Place) -> tuple[str, str]:
    tile = ground.tiles[place]
    return SIGNS[tile], INKS[tile]


def _goal(scene: Scene, ground: Ground, here: Place | None, there: Place, data: dict[str, Any]) -> Text:
    """Where a step leads, and whom it attacks or joins there."""
    aside = arrow(here, there)
    words = Text(aside or " ")
    if there in ground.tiles:
        words.append(*_sign(ground, there))
    if data.get("joins"):
        words.append(f" {scene.say('island-join')}", "bold red")
    elif data.get("foes"):
        marks = " ".join(letter(scene, seat) for seat in data["foes"])
        words.append(f" {scene.say('island-fight', foes=marks)}", "bold red")
    return words


# Many alike


def _swaps(actions: list[Action]) -> Text:
    """food for wood|gold, wood for gold."""
    wanted: dict[str, list[str]] = {}
    for action in actions:
        wanted.setdefault(action.data["give"], []).append(action.data["take"])
    return paint(", ".join(f"{give} for {'|'.join(take)}" for give, take in wanted.items()))


def _one_for_all(actions: list[Action], words: Text) -> Moves:
    return [(str(action), Text() if place else words) for place, action in enumerate(actions)]


def _marches(scene: Scene, ground: Ground, actions: list[Action]) -> Iterator[Group]:
    """A part of an army can go wherever all of it can: its lines are put into one. Many armies get a line each."""
    armies: dict[str, list[Action]] = {}
    for action in actions:
        armies.setdefault(where_text(action.data["from"]), []).append(action)
    for start, own in armies.items():
        most = own[0].data["count"]
        whole = [action for action in own if action.data["count"] == most]
        parts = [action for action in own if action.data["count"] < most]
        label = f"march {most} {start}"
        brief = len(armies) > ARMIES and len(whole) > 1
        moves = _one_for_all(whole, _directions(scene, ground, whole)) if brief else []
        yield label, moves or _one_by_one(scene, ground, label, whole)
        if parts:
            fewer = f"march {'1' if most == 2 else f'1-{most - 1}'} {start}"
            same = _one_for_all(parts, Text(scene.say("island-part-of-army"), QUIET)) if len(parts) > 1 else []
            yield fewer, same or _one_by_one(scene, ground, fewer, parts)


def _directions(scene: Scene, ground: Ground, actions: list[Action]) -> Text:
    """Where an army can go, in few signs."""
    start = place_of(actions[0].data["from"])
    words = Text()
    for action in actions:
        there = place_of(action.data["to"])
        words.append_text(Text("" if arrow(start, there) else str(action).split()[-1], NOW))
        words.append_text(_goal(scene, ground, start, there, action.data)).append("  ")
    words.rstrip()
    return words


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
    for token in re.finditer(r"(?:cave[\s-]*)?(?:\b[ns]\s*)?\(?-?\d+\s*,\s*-?\d+\)?|\S+", text):
        yield re.sub(r"\s+", "", token[0])
