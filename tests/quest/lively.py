"""Walks in which something happens: kinds of actions take turns, and pieces mostly go towards the finish."""

from __future__ import annotations

import functools
import json
from random import Random
from typing import Any

import manoa
from manoa import Action, Game, Match
from quest.slow_board import data, route_of

ROUTES = [name for name, route in data("routes")["routes"].items() if route["set"] == "base"]
IDLE = ("discard", "end turn", "stop")


@functools.lru_cache(maxsize=None, typed=True)
def quest(**options: Any) -> Game:
    return manoa.game("quest", **options)


def views(match: Match) -> list[dict[str, Any]]:
    return [match.view(seat) for seat in range(match.players)]


def choose(match: Match, luck: Random, idle: float = 0.2) -> Action:
    """A kind of action first, then one of it, so that rare kinds come up too."""
    eager = luck.random() < 0.85
    legal = match.actions()
    by_kind: dict[str, list[Action]] = {}
    for action in (eager and forward(match, legal)) or legal:
        by_kind.setdefault(action.data["kind"], []).append(action)
    kinds = [kind for kind in by_kind if kind not in IDLE or luck.random() < idle]
    kinds += ["go"] * 3 * ("go" in by_kind)
    return luck.choice(by_kind[luck.choice(kinds or list(by_kind))])


def forward(match: Match, actions: list[Action]) -> list[Action]:
    """Those that do not lead a piece away from the finish."""
    assert match.player is not None
    steps = route_of(match.game.options["route"]).steps_to_go
    pieces = match.view()["pieces"][match.player]

    def is_forward(to: list[int] | None, piece: int) -> bool:
        if to is None or pieces[piece] is None:
            return True
        return steps.get((to[0], to[1]), 0) < steps.get(tuple(pieces[piece]), 0)

    return [action for action in actions if is_forward(action.data.get("to"), action.data.get("piece", 0))]


# Positions


def rich(game: Game, players: int, luck: Random, cards: int = 8, near: float = 0.3, effects: float = 0.0) -> Match:
    """The beginning of a turn somewhere in the middle: everybody owns something, pieces stand anywhere.

    So many market cards each; so likely that a piece is near the finish, that a pass or change token is in effect.
    """
    return game.restore(jumbled(game, players, luck, cards, near, effects))


def jumbled(
    game: Game, players: int, luck: Random, cards: int = 8, near: float = 0.3, effects: float = 0.0
) -> dict[str, Any]:
    """The snapshot of it, to be changed further."""
    snapshot: dict[str, Any] = json.loads(json.dumps(game.start(players, luck.randrange(10**9)).snapshot()))
    place = snapshot["position"]
    give_cards(place, luck, cards)
    give_tokens(place, luck)
    scatter(place, luck, game.options["route"], near)
    for blockade in place["blockades"]:
        blockade["owner"] = luck.choice([None, None, *range(players)])
    place["passing"], place["changing"] = luck.random() < effects, luck.random() < effects
    return snapshot


def give_cards(place: dict[str, Any], luck: Random, cards: int) -> None:
    """So many cards of the market to each seat, in hand, draw pile and discard pile."""
    market = place["market"]
    for seat, hand in enumerate(place["hands"]):
        for _ in range(cards):
            pile = luck.choice([pile for pile in [*market["slots"], *market["reserve"]] if pile])
            pile["left"] -= 1
            market["slots"] = [slot if slot and slot["left"] else None for slot in market["slots"]]
            market["reserve"] = [one for one in market["reserve"] if one["left"]]
            luck.choice([hand, hand, place["draws"][seat], place["discards"][seat]]).append(pile["card"])
        luck.shuffle(place["draws"][seat])


def give_tokens(place: dict[str, Any], luck: Random) -> None:
    """Up to four tokens from the caves to each seat; none is emptied."""
    for own in place["tokens"]:
        for _ in range(4):
            full = [cave["tokens"] for cave in place["caves"] if len(cave["tokens"]) > 1]
            own += [luck.choice(full).pop()] if full else []


def scatter(place: dict[str, Any], luck: Random, name: str, near: float) -> None:
    """Pieces anywhere, some of them beside blockades, and so many a few steps from the finish."""
    route = route_of(name)
    free = {space for space, left in route.steps_to_go.items() if left}
    last = {space for space in free if route.steps_to_go[space] <= 4}
    seams = {space for joint in place["blockades"] for pair in route.joints[tuple(joint["between"])] for space in pair}
    for pieces in place["pieces"]:
        for number in range(len(pieces)):
            wanted = last if luck.random() < near else luck.choice([free, free & seams])
            space = luck.choice(sorted(wanted & free))
            free.remove(space)
            pieces[number] = list(space)


def names(action: Action) -> set[str]:
    """What an action shows: its kind, the token, the card that is played, and whether that was stored."""
    data = action.data
    card = data.get("card") if data["kind"] in ("run", "free", "play", "pay") else None
    return {data["kind"], data.get("token") or "", card or "", "stored" if data.get("stored") else ""}


def curious(match: Match, luck: Random, seen: set[str]) -> Action:
    """An action that shows something new, if there is one."""
    new = [action for action in match.actions() if names(action) - seen]
    return luck.choice(new) if new else choose(match, luck)
