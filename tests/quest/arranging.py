"""Positions to test from: name what matters, the rest is filled up so that every card is in exactly one zone.

Cards and tokens are written in one text, `"explorer scout"`. Maps of one's own are drawn as `{(0, 0): "jungle 1"}`.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import manoa
from manoa import Game, IllegalAction, Match
from manoa.games.quest.parts.board import Board, Hex, Joint, Space
from manoa.games.quest.rules.make import lay_out
from quest import hexing
from walks import sentence_of, why_not

STARTING = {"explorer": 3, "traveler": 4, "sailor": 1}
ON_BOARD = ["scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest", "transmitter"]
IN_RESERVE = [
    "pioneer",
    "giant_machete",
    "captain",
    "journalist",
    "millionaire",
    "adventurer",
    "prop_plane",
    "native",
    "cartographer",
    "compass",
    "scientist",
    "travel_log",
]
MARKET = ON_BOARD + IN_RESERVE
TOKENS = {
    "coin_1": 2,
    "coin_2": 3,
    "paddle_1": 2,
    "paddle_2": 3,
    "machete_1": 2,
    "machete_2": 3,
    "machete_3": 2,
    "draw_card": 4,
    "remove_card": 4,
    "replace_cards": 3,
    "keep_item": 2,
    "pass_occupied": 2,
    "native_step": 2,
    "change_symbol": 2,
}
WAITING = 20  # row of a drawn map on which the pieces that do not matter stand
FAR_CAVES = ((20, WAITING), (24, WAITING))  # where the tokens come from that players have
PIECE_ROWS = {"hand": "hands", "draw": "draws", "discard": "discards", "removed": "removed"}

Place = dict[str, Any]
Spaces = tuple[tuple[Hex, str], ...]


@functools.lru_cache(maxsize=None, typed=True)
def quest(**options: Any) -> Game:
    return manoa.game("quest", **options)


# Maps


def line(*terrains: str, **wishes: Any) -> Game:
    """The line map of Q-14: (0, 0), (1, 0), (2, 0) … named L0, L1, L2 …; the first is where the piece stands."""
    return drawn({(q, 0): terrain for q, terrain in enumerate(terrains)}, **wishes)


def drawn(spaces: Mapping[Hex, str], gates: tuple[tuple[Hex, Hex], ...] = (), players: int = 3, **options: Any) -> Game:
    """A game on a map of one's own: terrain and power of each space, and between which of them blockades lie.

    Row r = 0 is named L, the other rows by the letters before and after it. A finish is written `finish river`.
    """
    return _drawn(tuple(spaces.items()), gates, players, tuple(options.items()))


@functools.cache
def _drawn(
    spaces: Spaces, gates: tuple[tuple[Hex, Hex], ...], players: int, options: tuple[tuple[str, Any], ...]
) -> Game:
    game = manoa.game("quest", **dict(options))
    rules = game.rules(players)
    drawn_over = ("beside", "caves_beside", "printed", "q", "r", "letter", "number", "between", "cave_at", "spirit")
    for field in drawn_over:
        rules[field] = 0
    starts = tuple((q, WAITING) for q in range(4))
    far = dict.fromkeys(starts, "start") | (dict.fromkeys(FAR_CAVES, "cave") if game.options["caves"] else {})
    named = [_space(at, terrain) for at, terrain in (*spaces, *far.items())]
    joints = tuple(Joint(("L", "M"), (gate,), True, False) for gate in gates)
    lay_out(rules, Board("a sketch", tuple(named), joints, starts, (0, 0), ()), "listed")
    return game


def _space(at: Hex, text: str) -> Space:
    terrain, _, rest = text.partition(" ")
    power = int(rest) if rest.isdigit() else int(terrain in ("finish", "tavern"))
    requires = rest if terrain in ("finish", "tavern") else terrain
    letter = "W" if at[1] == WAITING else chr(ord("L") + at[1])
    return Space(at, terrain, power, requires, letter, at[0])


# Positions


def placed(game: Game, players: int = 3, **wishes: Any) -> Match:
    """A match that goes on from `arranged(game, …)`."""
    return game.restore(arranged(game, players, **wishes))


def on(game: Game, players: int = 3, **wishes: Any) -> Match:
    """The same with the player's piece on (0, 0), where drawn maps begin."""
    return placed(game, players, **{"at": (0, 0), **wishes})


def arranged(
    game: Game,
    players: int = 3,
    player: int = 0,
    hand: str = "",
    draw: str = "",
    discard: str = "",
    area: str = "",
    rest: str = "removed",
    others: Mapping[int, Mapping[str, str]] | None = None,
    at: Any = None,
    elsewhere: Mapping[int, Any] | None = None,
    blockades: Mapping[int, int] | None = None,
    trophies: Mapping[int, str] | None = None,
    sold: str = "",
    tokens: str = "",
    caves: Mapping[Hex, str] | None = None,
    **turn: Any,
) -> dict[str, Any]:
    """A snapshot in which the player to act has these cards where they are named.

    The player's other starting cards go to the zone `rest`. `others` names zones of other seats, which otherwise keep
    what they were dealt. `at` is the space of the player's piece (a list for two pieces), `elsewhere` those of others.
    `blockades` names the number on a joint, by its place along the route; joints not named are open, their blockades
    owned by the last seat unless `trophies` says who has which. `sold` are cards that the last seat has removed from
    the game. `tokens` are the player's; `caves` what lies in which cave, the top first. `turn` sets any other field.
    """
    snapshot = dealt(game, players)
    place = snapshot["position"]
    place.update(player=player, starter=0, area=area.split())
    own = {"hand": hand, "draw": draw, "discard": discard}
    hexed = {name: turn.pop(name) for name in hexing.WISHES if name in turn}
    _give(place, player, own, rest, area)
    for seat, zones in (others or {}).items():
        _give(place, seat, zones, "removed")
    place["removed"][players - 1] += sold.split()
    _stock(place)
    _stand(place, {player: at, **(elsewhere or {})})
    _block(place, blockades or {}, trophies or {}, players - 1)
    if "hexes" in place:
        hexing.complete(game, place, tokens.split(), caves or {}, **hexed)
    else:
        _fill_caves(game, place, tokens.split(), caves or {})
    place.update(turn)
    return snapshot


def dealt(game: Game, players: int = 3, seed: int = 0) -> dict[str, Any]:
    """The snapshot of a fresh deal, all of it free to edit."""
    snapshot: dict[str, Any] = json.loads(json.dumps(game.start(players, seed=seed).snapshot()))
    return snapshot


def _give(place: Place, seat: int, zones: Mapping[str, str], rest: str, area: str = "") -> None:
    """The named cards to a seat, its other starting cards to the zone `rest`."""
    named = {name: zones.get(name, "").split() for name in PIECE_ROWS}
    spare = Counter(STARTING)
    spare.subtract(card for cards in (*named.values(), area.split()) for card in cards if card in STARTING)
    named[rest] = [*spare.elements(), *named[rest]]
    for name, row in PIECE_ROWS.items():
        place[row][seat] = named[name]
    place["known"][seat] = []


def _stock(place: Place) -> None:
    """The market has what no player has."""
    zones = [place[row][seat] for row in PIECE_ROWS.values() for seat in range(len(place["hands"]))]
    taken = Counter(card for cards in (*zones, place["area"]) for card in cards)
    left = {card: 3 - taken[card] for card in MARKET}
    place["market"] = {
        "slots": [{"card": card, "left": left[card]} if left[card] else None for card in ON_BOARD],
        "reserve": [{"card": card, "left": left[card]} for card in IN_RESERVE if left[card]],
    }


def _stand(place: Place, where: Mapping[int, Any]) -> None:
    for seat, at in where.items():
        if at is not None:
            spots = at if isinstance(at, list) else [at]
            place["pieces"][seat] = [None if spot is None else list(spot) for spot in spots]


def _block(place: Place, standing: Mapping[int, int], trophies: Mapping[int, str], last: int) -> None:
    """Blockades that stand on their joints; the others, those named as trophies first, are with their owners."""
    owners = {int(number): seat for seat, text in trophies.items() for number in text.split()}
    numbers = dict.fromkeys((*owners, *range(1, 7)))
    free = iter([number for number in numbers if number not in standing.values()])
    for gate, blockade in enumerate(place["blockades"]):
        if gate in standing:
            blockade.update(number=standing[gate], owner=None)
        else:
            number = next(free)
            blockade.update(number=number, owner=owners.get(number, last))


def _fill_caves(game: Game, place: Place, tokens: list[str], caves: Mapping[Hex, str]) -> None:
    if not game.options["caves"]:
        return
    pool = Counter(TOKENS)
    place["tokens"] = [[] for _ in place["tokens"]]
    place["tokens"][place["player"]] = tokens
    pool.subtract(tokens)
    for cave in place["caves"]:
        if tuple(cave["at"]) in caves:
            cave["tokens"] = caves[cave["at"][0], cave["at"][1]].split()
            pool.subtract(cave["tokens"])
    spare = list(pool.elements())
    place["box"] = [spare.pop() for _ in place["box"]]
    for cave in place["caves"]:
        if tuple(cave["at"]) not in caves:
            cave["tokens"] = [spare.pop() for _ in range(min(4, len(spare)))]


# Reading and playing


def texts(match: Match) -> list[str]:
    """The legal actions as notations; a card or token that moves a piece with each first step: `scout L1`."""
    return [text for text, _ in moves(match)]


def moves(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """The same with the parts of both by name."""
    found: list[tuple[str, dict[str, Any]]] = []
    for action in match.actions():
        data = action.data
        if data["kind"] not in ("run", "free"):
            found.append((str(action), data))
            continue
        begun, name = match.at(len(match.steps)), (data.get("card") or data["token"]).replace("_", "-")
        name += "-once" * data.get("once", False)
        begun.play(action)
        found += [(str(step).replace("go", name, 1), {**step.data, **data}) for step in begun.actions()]
    return found


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def position(match: Match) -> Place:
    place: Place = match.snapshot()["position"]
    return place


def zone(match: Match, name: str, seat: int = 0) -> list[str]:
    """The cards of a zone, sorted: hand, draw, discard, removed; or the play area."""
    cards = position(match)["area"] if name == "area" else position(match)[PIECE_ROWS[name]][seat]
    return sorted(cards)


def cards(text: str) -> list[str]:
    return sorted(text.split())


def where(match: Match, seat: int = 0, piece: int = 0) -> Hex | None:
    """The space of a piece; None in El Dorado."""
    at = match.view()["pieces"][seat][piece]
    return None if at is None else (at[0], at[1])


def leftover(match: Match) -> int | None:
    """The power left in the current run; None without one."""
    run = match.view()["run"]
    return None if run is None else int(run["power"])


def at(match: Match, spot: Hex) -> str:
    """What the space at these coordinates is called in notations."""
    rules = match.rules
    number = next(i for i in range(rules["spaces"]) if (rules["q"][i], rules["r"][i]) == spot)
    return f"{chr(rules['letter'][number])}{rules['number'][number]}"


def to(match: Match, what: str, *spots: Hex) -> Match:
    """Play a card or token to a space and go on over the others."""
    for number, spot in enumerate(spots):
        match.play(f"{'go' if number else what} {at(match, spot)}")
    return match


def refusal(match: Match, move: str) -> str:
    """The sentence, the same from `why` and from `play`, after which nothing has changed."""
    before = match.state.tobytes()
    said = why_not(match, move)
    assert said is not None, f"{move} is allowed"
    with pytest.raises(IllegalAction) as refused:
        match.play(move)
    assert (match.state.tobytes(), sentence_of(refused.value)) == (before, said)
    return said


def offered(match: Match, verb: str) -> list[str]:
    """What is offered after a word: `offered(match, "buy")` is the cards that may be bought."""
    return [text.removeprefix(f"{verb} ") for text in texts(match) if text.startswith(f"{verb} ")]


def end_turns(match: Match, turns: int = 1) -> Match:
    for _ in range(turns):
        match.play("end turn")
    return match


def sound() -> dict[str, Any]:
    """A position with something everywhere: seat 0 is in the middle of a turn."""
    return arranged(
        quest(caves=True),
        at=(2, 0),
        hand="compass explorer scout traveler",
        draw="sailor explorer",
        discard="explorer captain",
        area="pioneer traveler",
        tokens="coin_1 keep_item",
        caves={(2, -2): "machete_1 coin_2"},
        blockades={0: 1, 2: 6},
        trophies={1: "4"},
        gained=1,
        round=7,
        starter=0,
    )


def busy() -> list[dict[str, Any]]:
    """Snapshots amid runs and sub-phases."""
    game = quest(caves=True, free_order=True, native_blockade_and_step=True, trim_hand=True)
    matches = (now for players in (2, 3, 4) for now in walk(game.start(players, seed=players), players, 120))
    return [now.snapshot() for now in matches if now.view()["phase"] != "play" or now.view()["run"] is not None][::6]


def adventurous() -> list[dict[str, Any]]:
    """Decisions of the expansions, of seat 0 or about it."""
    own = {"seat": 0, "piece": 0}
    about: dict[str, dict[str, Any]] = {
        **{task: {} for task in ("dismiss", "banish", "spare", "imitate", "twice", "retreat")},
        "curse": own,
        "halt": own,
        "ward": {"curse": "voodoo"},
        "lift": {"curse": "misery"},
        "force": {"seat": 1, "pieces": [0]},
        "rouse": {"seats": [1]},
        "tame": {"dragon": "green"},
        "herd": {"dragon": "green"},
        "whistle": {"dragons": ["green"], "spaces": 1},
    }
    heroes = {"task": "hero", "due": 3, "who": 0}
    return [heroes, *({"task": task, "due": 1, "who": 0, **more} for task, more in about.items())]


def all_cards(match: Match) -> list[str]:
    """Every card there is, wherever it is."""
    return sorted(cards_on_table(position(match)).elements())


def cards_on_table(place: Place) -> Counter[str]:
    """Every card on the table, wherever it lies: none comes from anywhere else, and none is lost."""
    zones = [cards for zone in ("hands", "draws", "discards", "removed") for cards in place[zone]]
    cards = Counter(card for cards in [*zones, place["area"]] for card in cards)
    piles = [pile for pile in [*place["market"]["slots"], *place["market"]["reserve"]] if pile]
    if "hexes" in place:
        cards.update({"demon": place["hexes"]["demons"]})
        cards.update(place["hexes"]["hero_pile"])
    if "modules" in place:
        cards.update(card for own in place["modules"]["stored"] for card in own)
        piles += place["modules"]["muisca"]
    cards.update({pile["card"]: pile["left"] for pile in piles})
    return cards


def full_set(players: int) -> list[str]:
    return sorted([*Counter(STARTING).elements()] * players + MARKET * 3)


def walk(match: Match, seed: int, steps: int = 400) -> Iterator[Match]:
    """The match before each of its steps; kinds of actions take turns, so that rare ones come up too."""
    luck = Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match
        by_kind: dict[str, list[Any]] = {}
        for action in match.actions():
            by_kind.setdefault(action.data["kind"], []).append(action)
        match.play(luck.choice(by_kind[luck.choice(sorted(by_kind))]))
