"""The table of Quest once more, slowly: what lies where, what is seen of it, who won (Q-1, Q-2, Q-8, Q-11)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from quest.slow_board import Place, blockade_data, data, route_of

Data = dict[str, Any]  # an action's data, as `Action.data`
View = dict[str, Any]

GROUPS = ("starting_deck", "market", "heroes_hexes_market", "promos", "familiars", "heroes", "muisca", "dragons")
CARDS: dict[str, Data] = {card["id"]: card for group in GROUPS for card in data("cards")[group]}
CARDS["demon"] = data("cards")["demon"]
BASE_TOKENS: dict[str, Data] = {token["id"]: token for token in data("tokens")["cave_tokens"]["base"]}
TOKENS = BASE_TOKENS | {token["id"]: token for token in data("tokens")["cave_tokens"]["heroes_hexes"]}
PER_CAVE: int = data("tokens")["tokens_per_cave"]
HAND = 4


def canonical(action: Data) -> str:
    return json.dumps(action, sort_keys=True)


def starting_cards() -> list[str]:
    """Q-2.5."""
    return sorted(card["id"] for card in data("cards")["starting_deck"] for _ in range(card["copies"]))


def all_tokens() -> Counter[str]:
    """Q-2.7: 36 of them."""
    return Counter({name: token["count"] for name, token in BASE_TOKENS.items()})


def is_item(card: str) -> bool:
    return bool(CARDS[card].get("item", False))


def is_coin(card: str) -> bool:
    return bool("coin" in CARDS[card]["symbols"])


def halves(card: str) -> int:
    """Q-5.2, counted in half coins."""
    return 2 * int(CARDS[card]["power"]) if is_coin(card) else 1


def is_coin_token(token: str) -> bool:
    return bool(TOKENS[token].get("symbols") == ["coin"])


def turns_to_coin(card: str) -> bool:
    """Q-10.5: a power card that a change token makes worth its power in coins."""
    return bool(CARDS[card]["symbols"]) and not is_coin(card)


class Table:
    """A match between two actions."""

    def __init__(self, options: Data, views: list[View]) -> None:
        """Q-2, with the chance parts as the views of all seats show them."""
        first = views[0]
        self.options = options
        self.route = route_of(options["route"], options["tavern_side"])
        self.players = len(views)
        self.starter: int = first["starter"]
        self.player: int | None = self.starter
        self.round = 1
        self.hands = [sorted(view["hand"]) for view in views]
        self.draws = [sorted((Counter(starting_cards()) - Counter(hand)).elements()) for hand in self.hands]
        self.discards: list[list[str]] = [[] for _ in views]
        self.areas: list[list[str]] = [[] for _ in views]
        self.removed: list[list[str]] = [[] for _ in views]
        self.known: list[list[str]] = [[] for _ in views]
        self.pieces = self.first_places()
        self.blockades: dict[tuple[str, str], int] = {
            tuple(one["between"]): one["number"] for one in first["blockades"]
        }
        self.owners: dict[int, int] = {}
        board = [card for card in data("cards")["market"] if card["on_board"]]
        rest = [card for card in data("cards")["market"] if not card["on_board"]]
        self.slots: list[str | None] = [card["id"] for card in board]
        self.reserve: list[str] = [card["id"] for card in rest]
        self.left: dict[str, int] = {card["id"]: card["copies"] for card in board + rest}
        self.tokens: list[list[str]] = [[] for _ in views]
        self.unseen = all_tokens()
        self.caves = dict.fromkeys(self.route.caves, PER_CAVE) if options["caves"] else {}
        self.stale: set[tuple[int, int, Place]] = set()  # not fresh
        self.arrived: list[int] = []
        self.begin_turn()

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        """Go on from what the views show at the beginning of a turn, with all caves fresh to all pieces.

        The discard piles are told, as a view may show their top cards only.
        """
        first = views[0]
        self.player, self.round = first["player"], first["round"]
        self.hands = [sorted(view["hand"]) for view in views]
        self.draws = [sorted(view["draw"]) for view in views]
        self.discards = [list(pile) for pile in discards]
        for zone in ("removed", "known", "tokens"):
            setattr(self, zone, [list(things) for things in first[zone]])
        self.pieces = [[tuple(place) if place else None for place in places] for places in first["pieces"]]
        self.owners = {one["number"]: one["owner"] for one in first["blockades"] if one["owner"] is not None}
        self.read_market(first["market"])
        self.unseen -= Counter(token for own in self.tokens for token in own)
        self.caves = {tuple(cave["at"]): cave["left"] for cave in first["caves"]}
        self.arrived = list(first["arrived"])
        self.passing, self.changing = first["passing"], first["changing"]

    def read_market(self, market: Data) -> None:
        piles = [pile for pile in [*market["slots"], *market["reserve"]] if pile]
        self.slots = [pile["card"] if pile else None for pile in market["slots"]]
        self.reserve = [pile["card"] for pile in market["reserve"]]
        self.left = {pile["card"]: pile["left"] for pile in piles}

    def first_places(self) -> list[list[Place | None]]:
        """Q-2.4, Q-9.1."""
        starts = self.route.starts
        order = [(self.starter + turn) % self.players for turn in range(self.players)]
        if self.players == 2:
            return [[starts[order.index(seat)], starts[order.index(seat) + 2]] for seat in range(2)]
        return [[starts[order.index(seat)]] for seat in range(self.players)]

    def begin_turn(self) -> None:
        self.phase = "play"
        self.run: Data | None = None  # card, token, symbol, piece, power, moved; `behind` after a Native's blockade
        self.paying: Data = {}
        self.bought = False
        self.passing = False
        self.changing = False
        self.item = ""  # the item used just now
        self.gained: list[str] = []
        self.may_remove = 0
        self.must_remove = False
        self.replaced = 0

    def to_act(self) -> int | None:
        """Who decides next."""
        return self.player

    @property
    def seat(self) -> int:
        assert self.player is not None
        return self.player

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    def is_open(self) -> bool:
        """Q-5.3."""
        return None in self.slots

    # What is seen

    def shown_blockades(self) -> list[Data]:
        return [
            {"number": number, "between": list(joint), "owner": self.owners.get(number)}
            for joint, number in self.blockades.items()
        ]

    def to_go(self) -> list[int]:
        """Q-8.4; two pieces: their sum (Q-8.5)."""
        return [sum(self.route.left(place) for place in pieces if place) for pieces in self.pieces]

    def shown_discards(self) -> list[list[str]]:
        """Q-11.2."""
        return [pile if self.options["open_discards"] else pile[-1:] for pile in self.discards]

    def shown_run(self) -> Data | None:
        if self.run is None:
            return None
        return {part: self.run[part] for part in ("card", "token", "symbol", "piece", "power")}

    def shown_payment(self) -> Data | None:
        if not self.paying:
            return None
        what = {part: value for part, value in self.paying.items() if part in ("card", "piece", "to", "blockade")}
        return {**what, "due": self.paying["due"] / (2 if self.paying["kind"] == "buy" else 1)}

    def shown_price(self) -> Data | None:
        if not self.paying:
            return None
        if self.paying["kind"] == "buy":
            return {"whole": CARDS[self.paying["card"]]["cost"], "unit": "coins"}
        return {"whole": self.paying["whole"], "unit": "removed" if self.paying["terrain"] == "camp" else "cards"}

    def explored(self) -> list[list[list[list[int]]]]:
        """Q-10.2: of every piece the caves that are not fresh."""
        return [
            [[list(cave) for cave in self.caves if (seat, piece, cave) in self.stale] for piece in range(len(pieces))]
            for seat, pieces in enumerate(self.pieces)
        ]

    def view(self, seat: int) -> View:
        """What a seat sees, with hands and other unordered things sorted."""
        return {
            "player": self.player,
            "phase": self.phase,
            "round": self.round,
            "last_round": bool(self.arrived) or self.round == self.options["round_limit"],
            "hand": sorted(self.hands[seat]),
            "hands": [len(hand) for hand in self.hands],
            "draws": [len(pile) for pile in self.draws],
            "draw": sorted(self.draws[seat]),
            "discards": self.shown_discards(),
            "areas": self.areas,
            "removed": [sorted(cards) for cards in self.removed],
            "known": [sorted(cards) for cards in self.known],
            "owned": [self.owned(owner) for owner in range(self.players)],
            "pieces": [[list(place) if place else None for place in places] for places in self.pieces],
            "blockades": self.shown_blockades(),
            "market": self.shown_market(),
            "tokens": [sorted(tokens) for tokens in self.tokens],
            "caves": [{"at": list(cave), "left": left} for cave, left in self.caves.items()],
            "run": self.shown_run(),
            "payment": self.shown_payment(),
            "price": self.shown_price(),
            "bought": self.bought,
            "passing": self.passing,
            "changing": self.changing,
            "starter": self.starter,
            "to_go": self.to_go(),
            "arrived": self.arrived,
        }

    def owned(self, seat: int) -> list[str]:
        """All cards of a seat, wherever they lie."""
        return sorted(self.hands[seat] + self.draws[seat] + self.discards[seat] + self.areas[seat])

    def shown_market(self) -> Data:
        def pile(card: str) -> Data:
            return {"card": card, "left": self.left[card]}

        return {
            "slots": [pile(card) if card else None for card in self.slots],
            "reserve": [pile(card) for card in self.reserve],
            "open": self.is_open(),
        }

    # Who won

    def placings(self) -> list[int]:
        """Q-8.3 to Q-8.5: who arrived comes first, the best claim before the others; then by steps to go."""
        ranks = [self.rank(seat) for seat in range(self.players)]
        return [1 + sum(other < mine for other in ranks) for mine in ranks]

    def rank(self, seat: int) -> tuple[int, ...]:
        """The least is first."""
        if seat not in self.arrived:
            return 1, self.to_go()[seat]
        turn = self.arrived.index(seat) if self.options["arrival_tie"] == "earlier" else 0
        return 0, *(-part for part in self.claim(seat)), turn

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.placings()) if place == 1]

    def claim(self, seat: int) -> tuple[int, int, int]:
        """Q-8.3: how many blockades, and the best of them."""
        own = [number for number, owner in self.owners.items() if owner == seat]
        powers = [int(blockade_data(number)["power"]) for number in own]
        power = max(powers, default=0) if self.options["tie_break"] == "power" else 0
        return len(own), power, max(own, default=0)
