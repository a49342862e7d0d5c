"""Words in three languages: Fluent catalogues, one that all games share and one that lies with each game.

What is wrong and what happened is ids and numbers everywhere else; here it becomes a sentence.

    catalogue("lost-cities", "fr").refusal({"code": "empty-pile", "parts": {"colour": "red"}})

Parts become arguments of the same name (`_` becomes `-`), and what they stand for is told by that name:

    card: "scout"               the message card-scout if there is one, else the text itself
    thing, with: "scout"        a card or a token; where they are told apart, in the words of thing-token
    cards: ["scout", "native"]  each as a card: Scout and Native
    choices: ["a", "b"]         a or b
    resources: {"food": 2}      2 food; a dict of another name tells resources too
    faults: [{"code": …}]       what is wrong with a route, each in its sentence
    seat: 1                     $who, the name of that player; $you is "yes" if that is the one who reads, else "no"
    other, foe: 1 or [0, 2]     the names of these players
    scores, totals, …: [3, -5]  a number for each seat: You 3, Ada −5
    True, False                 "yes", "no"
    where, corner: "(1,0)"      where a game says how places are spoken of, also $where-at, $where-to and $where-site

To the one whom it is about, a message may speak in words of its own, its attribute `.you`; to the `other` in `.to-you`.

Events that belong together are told in one sentence: see `manoa.games.deeds`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr", "de")

SEATS = ("other", "foe")
FORMS = ("you", "to-you")  # in which a message may be told to the one who reads
THINGS = {  # parts that are called as others are
    "other_card": ("card",),
    **dict.fromkeys(("thing", "with"), ("card", "token")),
    **dict.fromkeys(("give", "take"), ("resource",)),
    "foe": ("foe", "beast"),
}
PLACES = ("where", "place", "here", "corner")
PLACED = ("at", "to", "site")  # what happens there, goes there, is laid there
BY_SEAT = ("scores", "totals", "to_go", "shrines", "rolls")


@functools.cache
def catalogue(game: str | None, language: str, more: str = "") -> Words:
    """The words of a game in a language, with those that all games share; None: only these. `more` is a catalogue of
    whoever speaks, such as the terminal's."""
    if language not in LANGUAGES:
        raise ValueError(f"language is {', '.join(LANGUAGES)}, not {language!r}")
    shared = (files("manoa") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return Words(language, f"{shared}\n{more}", own_text(game, language) if game else None)


def own_text(game: str, language: str) -> str | None:
    """The catalogue that lies with a game; a game that is just being written may have none."""
    path = files("manoa") / "games" / game.replace("-", "_") / "people" / "words" / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None


class Words:
    """Made by `catalogue`. Without `own` words of the game everything is told plainly, by its ids."""

    def __init__(self, language: str, shared: str, own: str | None) -> None:
        self.language = language
        self.own = own is not None
        from manoa.words.bundle import Bundle  # with Fluent, which takes a while to load

        self._bundle = Bundle(language, shared, own or "")

    def has(self, id: str) -> bool:
        return self._bundle.has(id)

    def say(self, id: str, **parts: Any) -> str:
        """A message. KeyError if it is not there, or wants a part that is not given."""
        return self._format(id, self._arguments(parts, (), None))

    def refusal(self, refusal: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Why not, for the player to act."""
        id, parts = f"refusal-{_key(refusal['code'])}", refusal["parts"]
        arguments = self._arguments(parts, names, None)
        return self._format(id, arguments) if self.own or self.has(id) else self._plainly(refusal["code"], arguments)

    def why(self, refusal: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Why not, and by which rule: That space is occupied (Q-4.1)."""
        sentence, rule = self.refusal(refusal, names), refusal.get("rule")
        return f"{sentence.removesuffix('.')} ({rule})." if rule else sentence

    def reason(self, reason: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> str:
        """What speaks against a play, in a review."""
        return self._format(f"reason-{_key(reason['code'])}", self._arguments(reason["parts"], names, you))

    def fault(self, fault: Mapping[str, Any]) -> str:
        """What is wrong with a route, or to be said about it."""
        return self._format(f"route-{_key(fault['code'])}", self._arguments(fault["parts"], (), None))

    def event(self, event: Mapping[str, Any], names: Sequence[str], you: int | None) -> str:
        """What happened, for the reader in the seat `you`; None is a spectator."""
        arguments = self._arguments(event, names, you)
        id = self._empty_handed(f"event-{_key(event['key'])}", event)
        return self._format(id, arguments) if self.own or self.has(id) else self._plainly(event["key"], arguments)

    def deed(
        self,
        deed: tuple[Sequence[str], Sequence[Mapping[str, Any]], Mapping[str, Any]],
        names: Sequence[str],
        you: int | None,
    ) -> str:
        """What was done in several steps, its keys and its events, in one sentence; where it has none, by the event
        that sums it up."""
        keys, events, summary = deed
        id = "-".join(["deed", *map(_key, keys)])
        if not self.has(id):
            return self.event(summary, names, you)
        together = {
            f"{_key(key)}-{name}": argument
            for key, part, value in _gathered(events)
            for name, argument in self._named(part, value, names, you).items()
        }
        return self._format(id, {**self._arguments(events[0], names, you), **together})

    def series(self, items: Sequence[str], style: str = "standard") -> str:
        """a, b and c; with the style `or`: a, b or c."""
        if len(items) < 2:
            return "".join(items)
        last = {"before": ", ".join(items[:-1]), "last": items[-1]}
        return self._format("series-or" if style == "or" else "series", last)

    def breakable(self, family: str, id: str) -> str:
        """The name of something, with soft hyphens where a word may be broken: its attribute `.broken`."""
        return self._bundle.format(f"{_key(family)}-{_key(id)}", {}, "broken")

    def about(self, family: str, id: str) -> str:
        """What is said about something beside its name: its attribute `.about`."""
        return self._bundle.format(f"{_key(family)}-{_key(id)}", {}, "about")

    def name(self, family: str, id: str) -> str:
        """What something is called: `card`, `scout`."""
        for kind in THINGS.get(family, (family,)):
            if self.has(message := f"{_key(kind)}-{_key(id)}"):
                name, among = self._format(message, {}), f"thing-{kind}"
                return self._format(among, {"name": name}) if kind != family and self.has(among) else name
        return id

    def amounts(self, amounts: Mapping[str, int], family: str = "resource") -> str:
        """2 food and 1 gold."""
        things = [
            self._format("amount", {"count": count, "thing": self.name(family, id)})
            for id, count in amounts.items()
            if count
        ]
        return self.series(things) if things else self._format("nothing", {})

    def _format(self, id: str, arguments: dict[str, Any]) -> str:
        return self._bundle.format(id, arguments, next((form for form in FORMS if arguments.get(form) == "yes"), ""))

    def _arguments(self, parts: Mapping[str, Any], names: Sequence[str], you: int | None) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for part, value in parts.items():
            arguments |= self._named(part, value, names, you)
        if "other" in parts:
            arguments["to-you"] = _truth(you is not None and parts["other"] == you)
        if "seat" in parts:
            seat = parts["seat"]
            arguments["who"] = self._seat(seat, names, you, "you-subject")
            arguments["you"] = _truth(seat is not None and seat == you)
        return arguments

    def _named(self, part: str, value: Any, names: Sequence[str], you: int | None) -> dict[str, Any]:
        """A part by its name; a place also with the preposition that a game's sentences need."""
        argument = self._argument(part, value, names, you)
        named = {part.replace("_", "-"): argument}
        if part in PLACES and self.has("place-at"):
            named |= {f"{part}-{form}": self._format(f"place-{form}", {"place": argument}) for form in PLACED}
        return named

    def _argument(self, part: str, value: Any, names: Sequence[str], you: int | None) -> Any:
        """A part as an argument, by its name."""
        if isinstance(value, bool):
            return _truth(value)
        if isinstance(value, str):
            return self.name(part, value)
        if part in SEATS and value is not None:
            seats = value if isinstance(value, list) else [value]
            return self.series([self._seat(seat, names, you, "you-object") for seat in seats])
        if isinstance(value, dict):
            return self.amounts(value, _singular(part) if self._knows(part, value) else "resource")
        if isinstance(value, list):
            return self._list(part, value, names, you)
        return "" if value is None else value

    def _list(self, part: str, values: list[Any], names: Sequence[str], you: int | None) -> str:
        if part == "faults":
            return " ".join(map(self.fault, values))
        if part in BY_SEAT:
            return ", ".join(_beside(self._seat(seat, names, you, "you"), value) for seat, value in enumerate(values))
        items = [self.name(_singular(part), str(value)) for value in values]
        if part == "choices":
            return self.series(items, "or")
        return self.series(self._counted(items) if items != list(map(str, values)) else items)

    def _counted(self, names: Sequence[str]) -> list[str]:
        """Scout and 2 × Explorer: what is there once comes first, so that no count is read for what follows. Only for
        what has a name of its own; places are told in their order."""
        counts = {name: names.count(name) for name in names}
        return [
            name if count == 1 else self._format("times", {"count": count, "thing": name})
            for name, count in sorted(counts.items(), key=lambda pair: pair[1] > 1)
        ]

    def _seat(self, seat: Any, names: Sequence[str], you: int | None, own: str) -> str:
        """The name of a player; the reader is spoken to."""
        if seat is None:
            return ""
        if seat == you:
            return self._format(own, {})
        return names[seat] if seat < len(names) else self._format("seat-number", {"number": seat + 1})

    def _knows(self, part: str, amounts: Mapping[str, int]) -> bool:
        return any(self.has(f"{_key(_singular(part))}-{_key(id)}") for id in amounts)

    def _empty_handed(self, id: str, event: Mapping[str, Any]) -> str:
        """Where something is nothing, a sentence of its own may read better: a gift is no trade for nothing."""
        for part, value in event.items():
            empty = isinstance(value, dict) and not any(value.values())
            if empty and self.has(f"{id}-no-{_key(part)}"):
                return f"{id}-no-{_key(part)}"
        return id

    def _plainly(self, key: str, arguments: Mapping[str, Any]) -> str:
        """Who, what, and in brackets what comes with it."""
        known = ("key", "seat", "step", "who", *FORMS)
        rest = ", ".join(f"{part} {value}" for part, value in arguments.items() if part not in known and value != "")
        does = f"{key.replace('_', ' ').replace('-', ' ')}{f' ({rest})' if rest else ''}"
        return f"{arguments['who']}: {does}" if arguments.get("who") else does


def _gathered(events: Sequence[Mapping[str, Any]]) -> list[tuple[str, str, Any]]:
    """The parts of all events of a deed by key and name: counts and amounts together, all else one after the other."""
    found: dict[tuple[str, str], Any] = {}
    for event in events:
        for part, value in event.items():
            if part in ("key", "seat", "step") or value is None:
                continue
            before = found.get((event["key"], part))
            found[event["key"], part] = value if before is None else _together(part, before, value)
    return [(key, part, value) for (key, part), value in found.items()]


def _together(part: str, before: Any, value: Any) -> Any:
    if part == "count":
        return before + value
    if isinstance(value, dict):
        return {id: before.get(id, 0) + value.get(id, 0) for id in {**before, **value}}
    return [*_as_list(before), *_as_list(value)]


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _key(id: str) -> str:
    """An id as the catalogues write it."""
    return re.sub("[^a-z0-9]+", "-", id.lower())


def _singular(part: str) -> str:
    return part.removesuffix("s")


def _truth(value: bool) -> str:
    return "yes" if value else "no"


def _beside(name: str, value: int | str) -> str:
    """Two numbers in a row, that of a seat and its points, would be read as one."""
    return f"{name}{':' if name[-1:].isdigit() else ''} {str(value).replace('-', '−')}"
