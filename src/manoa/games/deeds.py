"""One line a deed: what happened in small steps, put together as people tell it.

`people/deeds.json` of a game says which events belong together. A deed begins with an event of one key and goes on, as
long as the same seat acts, with events that it `tells` or `hushes`; one that `ends` it is its last. `Words.deed` tells
it in one sentence, `deed-` and the keys of the events in it, without those that are hushed:

    buy, pay, pay, bought   deed-buy-pay-bought: { $card } is of the first event, { $pay-with } of all that paid

A deed without a sentence of its own is told by the event that ended it, which may sum up all the others; by its first
event as long as it goes on.

The browser puts them together by the same table (`web/src/words/deeds.ts`).
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from manoa.kernel.rulebook import Event

Kind = Mapping[str, list[str]]  # `tells`, and if need be `hushes` and `ends`


class Deed(NamedTuple):
    keys: tuple[str, ...]  # what it is told by: how it began, then what it tells, in the order of the table
    events: list[Event]
    summary: Event  # what tells it where it has no sentence of its own


@functools.cache
def table(game: str) -> dict[str, Kind]:
    """By the key that begins a deed, what belongs to it; nothing where a game does not say."""
    path = files("manoa") / "games" / game.replace("-", "_") / "people" / "deeds.json"
    kinds: dict[str, Kind] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return kinds


def deeds(game: str, events: Iterable[Event]) -> list[Deed]:
    """Events, put together to deeds."""
    groups: list[list[Event]] = []
    kind: Kind | None = None
    for event in events:
        key = event["key"]
        if kind is not None and groups[-1][0]["seat"] == event["seat"] and _goes_on(kind, key):
            groups[-1].append(event)
            kind = None if key in kind.get("ends", ()) else kind
        else:
            groups.append([event])
            kind = table(game).get(key)
    return [Deed(_telling(game, deed), deed, _summary(game, deed)) for deed in groups]


def _goes_on(kind: Kind, key: str) -> bool:
    return key in kind["tells"] or key in kind.get("hushes", ())


def _telling(game: str, deed: list[Event]) -> tuple[str, ...]:
    first, *others = [event["key"] for event in deed]
    tells = table(game).get(first, {}).get("tells", [])
    return (first, *(key for key in tells if key in others and key != first))


def _summary(game: str, deed: list[Event]) -> Event:
    kind = table(game).get(deed[0]["key"])
    last = deed[-1]
    ended = kind is not None and last["key"] in kind["tells"] and last["key"] in kind.get("ends", ())
    return last if ended else deed[0]
