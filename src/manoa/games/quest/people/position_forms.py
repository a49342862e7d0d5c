"""The forms that the parts of a position share: cards, tokens, piles of the market, and what is said of pieces and
spaces."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from manoa.games.positions import BySeat, Counted, Each, Form, Here, Number, Strict, Things
from manoa.games.quest.parts.cards import CARD_IDS, DEMON, FIRST_FAMILIAR, KIND_OF
from manoa.games.quest.parts.tokens import TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.rules.state import OUTSIDE
from manoa.games.quest.rules.zones import gain_token
from manoa.kernel.positions import expect, shown, whole


def is_hexed(kind: int) -> bool:
    """A familiar, a hero or a demon."""
    return FIRST_FAMILIAR <= kind <= DEMON


def in_play(rules: Any) -> set[int]:
    kinds, hexes = (rules["starting"] + rules["copies"]).tolist(), rules["hexes"]
    return {kind for kind in KIND_OF.values() if kinds[kind] or (hexes and is_hexed(kind))}


def tokens(rules: Any) -> set[int]:
    return {token for token, copies in enumerate(rules["token_copies"].tolist(), 1) if copies}


CARDS = Things(CARD_IDS, there=in_play)
TOKENS = Things(TOKEN_IDS, "cave token", first=1, there=tokens)  # numbered as in the caves and their reserve


class Owned(Counted):
    """Tokens of a seat; `first` is the number of the first among all."""

    def __init__(self, things: Things, first: int = 0) -> None:
        super().__init__(things, "owned")
        self.first = first

    def write(self, here: Here) -> list[str]:
        return reading.each(self.things.names, here.get("owned")[self.first : self.first + len(self.things.names)])

    def place(self, here: Here, given: list[str]) -> None:
        for name in given:
            token = self.first + self.things.number_of[name] - self.things.first
            gain_token(here.rules, here.state, here.seat, token)


class UpTo(Number):
    """At most as many as a pile of the seat, or of the player, has."""

    def __init__(self, pile: str) -> None:
        super().__init__()
        self.pile = pile

    def fits(self, rules: Any, given: int | None) -> None:
        """That depends on the pile."""

    def place(self, here: Here, given: int | None) -> None:
        size = here.state[self.pile][here.at or (int(here.state["turn"]),)]
        super().place(here, whole(self.name, given, 0, int(size)))


# Piles of the market


class Stock(Strict):
    card: str
    left: int


def check_stock(rules: Any, pile: Any) -> None:
    CARDS.check(rules, [pile.card])
    copies = int(rules["copies"][KIND_OF[pile.card]])
    expect(copies > 0, f"{pile.card} is no card of the market")
    whole(f"left of {pile.card}", pile.left, 1, copies)


def place_stock(state: Any, pile: Any) -> int:
    kind = KIND_OF[pile.card]
    state["left"][kind] = pile.left
    return kind


class Stocks(Form):
    """Piles, in the order of their cards."""

    kind = list[Stock]

    def write(self, here: Here) -> list[reading.Pile]:
        return reading.piles(here.state, self.field)

    def fits(self, rules: Any, given: list[Any]) -> None:
        for pile in given:
            check_stock(rules, pile)

    def place(self, here: Here, given: list[Any]) -> None:
        for pile in given:
            here.state[self.field] |= 1 << place_stock(here.state, pile)


# Pieces and spaces


def space_at(rules: Any, at: Hex) -> int:
    hexes = reading.atlas(rules).hexes[: rules["spaces"]]
    expect([*at] in hexes, f"{shown([*at])} is no space of this route")
    return hexes.index([*at])


class Space(Form):
    """Where something is. Null: outside."""

    def __init__(self, check: Callable[[Any, int, Hex], None], field: str = "", always: bool = False) -> None:
        super().__init__(field)
        self.check, self.kind = check, Hex if always else Hex | None

    def write(self, here: Here) -> reading.At | None:
        space = int(here.get(self.field))
        return None if space == OUTSIDE else reading.hex_of(here.rules, space)

    def fits(self, rules: Any, given: Hex | None) -> None:
        if given is not None:
            self.check(rules, space_at(rules, given), given)

    def place(self, here: Here, given: Hex | None) -> None:
        here.set(self.field, OUTSIDE if given is None else space_at(here.rules, given))


class Spots(Form):
    """Some spots of a route, each of which is a bit; `spots` is what the atlas calls them."""

    kind = list[Hex]

    def __init__(self, spots: str, spot: str) -> None:
        super().__init__()
        self.spots, self.spot = attrgetter(spots), spot

    def write(self, here: Here) -> list[reading.At]:
        known = int(here.get(self.field))
        return [[*at] for at, bit in self.spots(reading.atlas(here.rules)).items() if known >> bit & 1]

    def fits(self, rules: Any, given: list[Hex]) -> None:
        for at in given:
            expect(at in self.spots(reading.atlas(rules)), f"{[*at]} in {self.name} is no {self.spot}")
            expect(given.count(at) == 1, f"{[*at]} is in {self.name} twice")

    def place(self, here: Here, given: list[Hex]) -> None:
        bits = self.spots(reading.atlas(here.rules))
        here.set(self.field, sum(1 << bits[at] for at in given))


def by_piece(form: Form, many: str = "") -> BySeat:
    """Of each seat a list of what is told of its pieces."""
    return BySeat(Each(form, "pieces", f"each seat has {{count}} {many}in {{name}}", flat=True))


class Bit(Form):
    """Whether one of several things is so: a bit for each."""

    kind = bool

    def write(self, here: Here) -> bool:
        return bool(int(here.state[self.field]) >> here.seat & 1)

    def place(self, here: Here, given: bool) -> None:
        here.state[self.field] |= int(given) << here.seat
