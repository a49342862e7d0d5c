"""The moves of Quest, as they are listed and as they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from manoa.cli.tables import Group, Scene
from manoa.cli.tables.quest_map import SIGNS
from manoa.cli.tables.quest_panels import NEARER
from manoa.cli.tables.quest_reach import Ground
from manoa.cli.tables.quest_words import COSTS, NOW, coins, halves, paint, price
from manoa.games.quest.cards import CARDS
from manoa.games.quest.tokens import TOKENS
from manoa.play.action import Action

TOOLS = ["", *CARDS, *TOKENS]
ORDER = ("go", "run", "free", "enter", "clear", "play", "pay", "remove", "lay", "take", "buy", "discard")
ENDS = ("stop", "done", "end turn")
ON_FOOT = ("go", "enter", "clear")
PAID = ("buy", "enter", "clear")
CHOSEN = ("pay", "discard", "remove", "lay")


def groups(scene: Scene) -> list[Group]:
    """Card by card, then what can be bought and put away; the end of the turn last."""
    ground = Ground(scene)
    lines: dict[str, Group] = {}
    for action in sorted(scene.actions, key=lambda action: _rank(ground, action)):
        label, words = _in_group(action)
        shown = paint(f"{words}{_remark(scene, ground, action)}")
        shown.stylize(NOW, 0, len(words))
        lines.setdefault(label, (label, []))[1].append((action, shown))
    return list(lines.values())


def _rank(ground: Ground, action: Action) -> tuple[int, int, int, int]:
    data = action.data
    kind = ORDER.index(data["kind"]) if data["kind"] in ORDER else len(ORDER)
    tool = TOOLS.index(data.get("card", data.get("token", "")))
    far = ground.to_go.get(tuple(data["to"]), 0) if "to" in data else 0
    return kind, tool, data.get("piece", 0), far


def _in_group(action: Action) -> tuple[str, str]:
    """The label of a line, and what stands on it: together they are the notation."""
    words = str(action).split()
    if action.data["kind"] in ENDS:
        return "", str(action)
    kept = len(words) - 1 if "piece" in action.data else 1
    return " ".join(words[:kept]), " ".join(words[kept:])


def _remark(scene: Scene, ground: Ground, action: Action) -> str:
    """What an action costs or pays, and whether it brings a piece nearer."""
    data = action.data
    if "to" in data:
        to = tuple(data["to"])
        here = tuple(scene.view["pieces"][scene.view["player"]][data["piece"]])
        space = ground.spaces[to]
        nearer = NEARER if ground.nearer(here, to) else ""
        return f"{nearer} {SIGNS[space.requires]}{space.power or ''}"
    if "blockade" in data:
        return f" {COSTS[str(data['blockade'])]}"
    if data["kind"] == "buy":
        return f" {price(data['card'])}"
    due = scene.view["payment"]
    if data["kind"] == "pay" and due is not None and "card" in due:
        power = CARDS[data["card"]]["power"] if "symbol" in data else 0
        return f" {coins(2 * power or halves(data.get('card') or data['token']))}"
    return ""


def expand(text: str) -> list[str]:
    """The steps that one line stands for: `scout B12 B13`, `pay sailor traveler`, `buy scout traveler`."""
    words = text.lower().replace("_", "-").split()
    verb, *rest = words or [""]
    if verb in CHOSEN:
        return [f"{verb} {card}" for card in _with_manner(rest)]
    if verb not in ON_FOOT and verb != "buy" and verb.replace("-", "_") not in {*CARDS, *TOKENS}:
        return [text]
    piece = [rest.pop(0)] if len(rest) > 1 and rest[0] in ("1", "2") else []
    first = " ".join([verb, *piece, *rest[:1]])
    if verb in PAID:
        return [first, *(f"pay {card}" for card in _with_manner(rest[1:]))]
    return [first, *(" ".join(["go", *piece, place]) for place in rest[1:])]


def _with_manner(words: list[str]) -> Iterator[str]:
    """Cards, each with the `as-coins` that may follow it."""
    for place, word in enumerate(words):
        if word != "as-coins":
            yield f"{word} as-coins" if words[place + 1 : place + 2] == ["as-coins"] else word
