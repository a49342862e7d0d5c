"""The moves of Quest, as they are listed: card by card where it leads, then what else can be done."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from manoa.cli.boards.board import NOW, QUIET, Group, Scene
from manoa.cli.boards.quest.ground import Ground, target
from manoa.cli.boards.quest.signs import COSTS, NEARER, SIGNS, paint, price, typed, worth
from manoa.games.quest.parts.cards import CARDS
from manoa.games.quest.parts.tokens import TOKENS
from manoa.play.action import Action

SOURCES = ["", *CARDS, *TOKENS]
STEPS = ("run", "free", "go")  # told by what they reach
ORDER = ("enter", "clear", "play", "pay", "remove", "lay", "take", "buy", "discard")
ENDS = ("stop", "done", "end turn")
PLACE = re.compile(r"[A-Z]\d+|blockade-\d+")
LISTED = 6  # places that a card's line shows
CHOSEN = ("pay", "discard", "remove", "lay")
PAID = ("buy", "enter", "clear")

End = dict[str, Any]  # of a run: see `reach` in the view


def groups(scene: Scene) -> list[Group]:
    """Where cards lead, then what can be bought and put away; the end of the turn last."""
    ground = Ground(scene)
    lines: dict[str, Group] = {}
    for label, ends in _runs(ground).items():
        lines[label] = label, list(_ends(scene, ground, label, ends))
    told = STEPS if ground.sources else ()  # not while a card asks what is played with it
    others = [action for action in scene.actions if action.data["kind"] not in told]
    for action in sorted(others, key=lambda action: _rank(ground, action)):
        label, words = _in_group(action)
        shown = paint(f"{words}{_remark(scene, ground, action.data)}")
        shown.stylize(NOW, 0, len(words))
        lines.setdefault(label, (label, []))[1].append((str(action), shown))
    return list(lines.values())


# Runs


def _runs(ground: Ground) -> dict[str, list[End]]:
    """The places that can be reached, by what is typed before them: a card, perhaps with the number of a piece."""
    runs: dict[str, dict[str, End]] = {}
    for source in ground.sources:
        for end in source["ends"]:
            words = end["text"].split()
            first = next(place for place, word in enumerate(words) if PLACE.fullmatch(word))
            runs.setdefault(" ".join(words[:first]), {}).setdefault(end["text"], {"piece": source["piece"], **end})
    return {label: list(ends.values()) for label, ends in runs.items()}


def _ends(scene: Scene, ground: Ground, label: str, ends: list[End]) -> Iterator[tuple[str, Text]]:
    """The places that a card, token or rest of power leads to; of many, those nearest to El Dorado one by one."""
    here = ground.pieces[scene.view["player"]][ends[0]["piece"]]
    ends = sorted(ends, key=lambda end: ground.far(to) if (to := target(end)) else ground.far(here))
    for place, end in enumerate(ends):
        words = end["text"].removeprefix(label).strip() if end["blockades"] else end["text"].split()[-1]
        shown = paint(f"{words}{_place(ground, here, end)}")
        shown.stylize(NOW, 0, len(words))
        if len(ends) > LISTED + 1 and place >= LISTED:
            shown = Text("" if place > LISTED else scene.say("quest-more", count=len(ends) - LISTED), QUIET)
        yield end["text"], shown


def _place(ground: Ground, here: Any, data: Mapping[str, Any]) -> str:
    """What a space takes, and whether it is nearer to El Dorado; or what a blockade takes."""
    to = target(data)
    if to is None:
        return f" {COSTS[data['blockade'] if 'blockade' in data else data['blockades'][-1]]}"
    space = ground.spaces[to]
    return f"{NEARER if ground.is_nearer(here, to) else ''} {SIGNS[space.requires]}{space.power or ''}"


# All else


def _rank(ground: Ground, action: Action) -> tuple[int, int, int, int]:
    data = action.data
    kind = ORDER.index(data["kind"]) if data["kind"] in ORDER else len(ORDER)
    source = SOURCES.index(data.get("card") or data.get("token") or "")
    to = target(data)
    return kind, source, data.get("piece", 0), ground.far(to) if to else 0


def _in_group(action: Action) -> tuple[str, str]:
    """The label of a line, and what stands on it: together they are the notation."""
    words = str(action).split()
    if action.data["kind"] in ENDS:
        return "", str(action)
    kept = len(words) - 1 if "piece" in action.data else 1
    return " ".join(words[:kept]), " ".join(words[kept:])


def _remark(scene: Scene, ground: Ground, data: Mapping[str, Any]) -> str:
    """What an action costs or pays."""
    if "piece" in data:
        return _place(ground, ground.pieces[scene.view["player"]][data["piece"]], data)
    if data["kind"] in ("buy", "take"):
        name = f" ({scene.words.name('card', data['card'])})" if typed(scene, data["card"]) else ""
        return f"{name} {price(scene, data['card'])}" if data["kind"] == "buy" else name
    payment = scene.view["payment"]
    if data["kind"] == "pay" and payment is not None and "card" in payment:
        return f" {worth(_pays(scene, data))}"
    return ""


def _pays(scene: Scene, data: Mapping[str, Any]) -> float:
    """The coins that a card or token is paid for."""
    pays, card = scene.view["coins"], data.get("card")
    if card is None:
        return float(pays["tokens"][data["token"]])
    if "once" in data or "symbol" in data:
        return float(CARDS[card]["once_power" if "once" in data else "power"])
    return float(pays["stored" if "stored" in data else "worth"][card])


# Lines of several moves


def expand(text: str) -> list[str]:
    """The moves of a line that names several cards: `pay sailor traveler`, `buy scout traveler`, `enter C4 sailor`."""
    verb, *rest = text.lower().replace("_", "-").split() or [""]
    if verb not in (*CHOSEN, *PAID):
        return [text]
    named = 0 if verb in CHOSEN else 2 if rest[:1] in (["1"], ["2"]) else 1  # words before the cards
    first = [" ".join([verb, *rest[:named]])] if named else []
    again = verb if verb in CHOSEN else "pay"
    cards = re.sub(r" (?=as-coins\b)", "_", " ".join(rest[named:])).split()
    return [*first, *(f"{again} {card.replace('_', ' ')}" for card in cards)] or [text]
