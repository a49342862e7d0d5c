"""Positions with modules to test from: what `arranging` needs besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import manoa
from manoa import Game, Match
from manoa.games.quest.parts.board import Board, Hex, Joint
from manoa.games.quest.rules.make import lay_out
from manoa.games.quest.rules.modules.make import set_markers
from quest import arranging, hexing

MODULES = ["swamp", "current", "danger", "muisca", "dragons", "treasures", "fog"]
MUISCA = ["muisca_guide", "muisca_ferrywoman", "muisca_goldsmith"]
DRAGONS = ["green", "blue", "yellow", "white"]
LAIRS = [(30 + 2 * place, arranging.WAITING) for place in range(4)]  # where dragons are that do not matter
OVERDRAWN = ("beside", "caves_beside", "printed", "q", "r", "letter", "number", "between", "cave_at", "spirit")
MARKS = ("danger", "chest", "fog", "fog_beside", "fog_at", "dragon_starts", "fogs", "chests")


def with_modules(*names: str, route: str = "first", **options: Any) -> Game:
    return manoa.game("quest", modules=list(names), **hexing.on_route(route, **options))


def sketch(
    spaces: Mapping[Hex, str],
    modules: str,
    marks: Mapping[str, list[Any]] | None = None,
    gates: tuple[tuple[Hex, Hex], ...] = (),
    players: int = 3,
    **options: Any,
) -> Game:
    """A game with modules on a map of one's own: see `arranging.drawn`. `marks` are the places of their markers."""
    game = manoa.game("quest", modules=modules.split(), **options)
    rules = game.rules(players)
    for field in (*OVERDRAWN, *MARKS):
        rules[field] = 0
    starts = tuple((q, arranging.WAITING) for q in range(4))
    far = dict.fromkeys(starts, "start") | dict.fromkeys(LAIRS, "jungle 1")
    far |= dict.fromkeys(arranging.FAR_CAVES, "cave") if game.options["caves"] else {}
    named = tuple(arranging._space(at, terrain) for at, terrain in (*spaces.items(), *far.items()))
    joints = tuple(Joint(("L", "M"), (gate,), True, False) for gate in gates)
    board = Board("a sketch", named, joints, starts, (0, 0), ())
    lay_out(rules, board, "listed")
    nowhere: dict[str, list[Any]] = {name: [] for name in ("current", "danger", "treasures", "fog")}
    set_markers(rules, game.options["modules"], {**nowhere, "dragons": LAIRS, **(marks or {})}, board)
    return game


def row(*terrains: str, modules: str, **wishes: Any) -> Game:
    """The same on a line: L0, L1, L2 …"""
    return sketch({(q, 0): terrain for q, terrain in enumerate(terrains)}, modules, **wishes)


def arrow(q: int, r: int, direction: int) -> dict[str, int]:
    return {"q": q, "r": r, "direction": direction}


def on(game: Game, players: int = 3, **wishes: Any) -> Match:
    """A match with the player's piece on (0, 0)."""
    return placed(game, players, **{"at": (0, 0), **wishes})


def placed(
    game: Game,
    players: int = 3,
    dragons: Mapping[str, Hex] | None = None,
    asleep: Mapping[str, Hex] | None = None,
    stored: Mapping[int, str] | None = None,
    chests: tuple[int, ...] = (),
    fog: tuple[tuple[str, int], ...] = (),
    safe: Hex | None = None,
    **wishes: Any,
) -> Match:
    """`dragons` are awake; `stored` cards of seats, `chests` and `fog` what lies on the first places, `safe` where the
    player's piece was last out of danger."""
    snapshot = arranging.arranged(game, players, **wishes)
    place = snapshot["position"]
    added = place["modules"]
    for awake, lairs in ((True, dragons or {}), (False, asleep or {})):
        for name, at in lairs.items():
            added["dragons"][DRAGONS.index(name)].update(at=list(at), awake=awake)
    added["stored"] = [(stored or {}).get(seat, "").split() for seat in range(players)]
    taken = hexing._cards(place) + Counter(card for cards in added["stored"] for card in cards)
    added["muisca"] = [{"card": card, "left": 4 - taken[card]} for card in MUISCA if added["muisca"]]
    _first(added["chests"], [{"value": value} for value in chests])
    _first(added["fog"], [{"terrain": terrain, "power": power} for terrain, power in fog])
    own = place["pieces"][place["player"]]
    added["safe"][place["player"]] = [list(safe) if safe else at for at in own]
    _turn_up(game, players, place)
    return game.restore(snapshot)


def _first(things: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> None:
    """Bring what is wanted to the first places, by changing places with the others."""
    for place, one in enumerate(wanted):
        keys = tuple(one)
        found = next(thing for thing in things[place:] if all(thing[key] == one[key] for key in keys))
        for key in keys:
            found[key], things[place][key] = things[place][key], found[key]


def _turn_up(game: Game, players: int, place: dict[str, Any]) -> None:
    """Fog beside pieces is turned up."""
    rules = game.rules(players)
    spots = [(int(rules["q"][space]), int(rules["r"][space])) for space in range(rules["spaces"])]
    for at in [at for pieces in place["pieces"] for at in pieces if at]:
        beside = int(rules["fog_beside"][spots.index((at[0], at[1]))])
        for number, token in enumerate(place["modules"]["fog"]):
            token["up"] = token["up"] or bool(beside >> number & 1)


def events(match: Match, *moves: str) -> list[dict[str, Any]]:
    """What happened in some moves."""
    before = len(match.log())
    for move in moves:
        match.play(move)
    return [dict(event) for event in match.log()[before:]]
