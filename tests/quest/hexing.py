"""Positions of Heroes & Hexes and the promo cards to test from: what `arranging` needs besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import manoa
from manoa import Game, Match
from manoa.kernel import seeds
from quest import arranging

ROUTES = (
    "journey_into_the_unknown",
    "demon_gorge",
    "path_of_pilgrims",
    "river_delta",
    "blind_spot",
    "across_the_pass",
)
MARKET = ["geologist", "shaman", "cave_explorer", "veteran"]
PROMOS = ["mountain_guide", "imitator", "twins"]
DRAGON_CARDS = ["dragon_tamer", "dragon_whistle", "dragon_cloak", "porter"]
FAMILIARS = ["leeroy", "frank", "luna", "polly"]
HEROES = [
    *("amelia_lockart", "scrooge_bly", "christopher_dundee", "mary_ripley", "ian_magellan", "henry_threepwood"),
    *("nathan_cook", "gertrude_everdeen", "isabella_jones", "lara_omalley"),
]
TOKENS = {"demon_banishment": 4, "anti_curse": 5, "geologist_step": 5, "open_market": 4}
CURSES = {
    **{f"lethargy_{symbol}": 2 for symbol in ("machete", "paddle", "coin")},
    **{"misery": 2, "cave_fever": 2, "misfortune": 2, "voodoo": 2, "paralysis": 2, "torment": 4},
}
WISHES = ("curses", "pile", "curse_box", "heroes", "met", "reserve", "used", "slots", "entered")

Place = dict[str, Any]


def hexes(route: Any = "demon_gorge", **options: Any) -> Game:
    return manoa.game("quest", heroes_hexes=True, route=route, **options)


def on_route(route: str, **options: Any) -> dict[str, Any]:
    """Options to play a printed route with."""
    return {"route": route, **({"heroes_hexes": True} if route in ROUTES else {}), **options}


def hexed(spaces: Mapping[tuple[int, int], str], gates: Any = (), players: int = 3, **options: Any) -> Game:
    """A game of Heroes & Hexes on a drawn map."""
    return arranging.drawn(spaces, gates, players, heroes_hexes=True, route="demon_gorge", **options)


def row(*terrains: str, **wishes: Any) -> Game:
    """The same on a line: L0, L1, L2 …"""
    return hexed({(q, 0): terrain for q, terrain in enumerate(terrains)}, **wishes)


def imagined(match: Match, seat: int, seed: int) -> Place:
    """The position of a world that a seat can believe in."""
    other = match.state.copy()
    match.game.book.imagine(match.rules, other, seat, seeds.key(seeds.seed_bytes(seed)))
    return match.game.book.position(match.rules, other)


def complete(
    game: Game,
    place: Place,
    tokens: list[str],
    caves: Mapping[tuple[int, int], str],
    curses: Mapping[int, str] | None = None,
    pile: str = "",
    curse_box: str = "",
    heroes: str = "",
    met: tuple[int, ...] = (),
    reserve: str = "",
    used: str = "",
    slots: Mapping[int, str] | None = None,
    entered: Mapping[int, Any] | None = None,
) -> None:
    """`curses` lie in front of seats; `pile`, `heroes` and `reserve` are what is drawn next. `slots` names piles that
    lie on slots of the market board instead of those that begin there."""
    added = place["hexes"]
    if game.options["heroes_hexes"]:
        _familiars(place)
        _curses(added, curses or {}, pile, curse_box)
        _heroes(game, place, heroes, met)
        added["demons"] = game.options["demon_cards"] - _cards(place)["demon"]
        _tokens(place, tokens, caves, reserve, used)
    elif game.options["caves"]:
        arranging._fill_caves(game, place, tokens, caves)
    _market(game, place, slots or {})


def _cards(place: Place) -> Counter[str]:
    """All cards of players."""
    zones = [place[zone] for zone in arranging.PIECE_ROWS.values()]
    return Counter([card for seats in zones for cards in seats for card in cards] + place["area"])


def _familiars(place: Place) -> None:
    """Everybody has one; those of players whose cards were named are out of the game, unless they were named too."""
    players = len(place["hands"])
    seats = [place["player"], *(seat for seat in range(players) if seat != place["player"])]
    free = list(FAMILIARS)
    for seat in seats:
        zones = [place[zone][seat] for zone in arranging.PIECE_ROWS.values()]
        zones += [place["area"]] if seat == place["player"] else []
        own = [(zone, name) for zone in zones for name in zone if name in FAMILIARS]
        for zone, name in own:
            if name not in free:
                zone[zone.index(name)] = free.pop()
            else:
                free.remove(name)
        if not own:
            place["removed"][seat].append(free.pop())


def _curses(added: Place, curses: Mapping[int, str], pile: str, curse_box: str) -> None:
    left = Counter(CURSES)
    added["curses"] = [curses.get(seat, "").split() for seat in range(len(added["curses"]))]
    added["curse_box"] = curse_box.split()
    left.subtract([*(name for names in added["curses"] for name in names), *added["curse_box"], *pile.split()])
    added["curse_pile"] = [*pile.split(), *left.elements()]


def _heroes(game: Game, place: Place, heroes: str, met: tuple[int, ...]) -> None:
    own = _cards(place)
    rest = [name for name in HEROES if not own[name] and name not in heroes.split()]
    has_tavern = game.rules(len(place["hands"]))["tavern"] != 0
    place["hexes"]["hero_pile"] = [*heroes.split(), *rest] if has_tavern else []
    place["hexes"]["met"] = [seat in met for seat in range(len(place["hands"]))]


def _tokens(place: Place, tokens: list[str], caves: Any, reserve: str, used: str) -> None:
    pool = Counter({**arranging.TOKENS, **TOKENS})
    place["tokens"] = [[] for _ in place["tokens"]]
    place["tokens"][place["player"]] = tokens
    place["hexes"]["used"] = used.split()
    pool.subtract([*tokens, *used.split(), *reserve.split()])
    for cave in place["caves"]:
        if tuple(cave["at"]) in caves:
            cave["tokens"] = caves[cave["at"][0], cave["at"][1]].split()
            pool.subtract(cave["tokens"])
    spare = sorted(pool.elements())
    for cave in place["caves"]:
        if tuple(cave["at"]) not in caves:
            cave["tokens"] = [spare.pop() for _ in range(min(4, len(spare)))]
    place["hexes"]["reserve"] = [*reserve.split(), *spare]
    place["box"] = []


def _market(game: Game, place: Place, slots: Mapping[int, str]) -> None:
    taken = _cards(place)
    more = [*(MARKET if game.options["heroes_hexes"] else []), *(PROMOS if game.options["promos"] else [])]
    more += DRAGON_CARDS if "dragons" in game.options["modules"] else []
    board: list[str | None] = list(arranging.ON_BOARD)
    for slot, card in slots.items():
        board[slot] = card or None
    piles = [*arranging.ON_BOARD, *arranging.IN_RESERVE, *more]
    left = {card: 3 - taken[card] for card in piles}
    rest = [card for card in piles if card not in board and left[card]]
    place["market"] = {
        "slots": [{"card": card, "left": left[card]} if card and left[card] else None for card in board],
        "reserve": [{"card": card, "left": left[card]} for card in rest],
    }
