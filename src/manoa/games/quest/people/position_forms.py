"""The forms that the parts of a position share: cards, tokens, piles of the market, and what is said of pieces and
spaces."""

from collections.abc import Callable
from typing import Any

from manoa.games.positions import Counted, Form, Here, Listed, Record, Strict, Things
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


def comes_up(rules: Any, kind: int) -> bool:
    return bool(rules["starting"][kind] or rules["copies"][kind] or (rules["hexes"] and is_hexed(kind)))


CARDS = Things(CARD_IDS, there=comes_up)
TOKENS = Things(TOKEN_IDS, "cave token", there=lambda rules, token: rules["token_copies"][token])


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
            gain_token(here.rules, here.state, *here.at, token)


class InCaves(Listed):
    """Tokens that lie in the caves or are left out, the next one first; in the state they are one more."""

    def lie(self, here: Here, first: int, size: int) -> list[str]:
        return [self.things.names[token - 1] for token in here.state["cave"][first:][:size][::-1].tolist()]

    def lay(self, here: Here, first: int, given: list[str]) -> None:
        here.state["cave"][first : first + len(given)] = [1 + self.things.number_of[name] for name in given[::-1]]


class UpTo(Form):
    """At most as many as a pile of the seat, or of the player, has."""

    kind = int

    def __init__(self, pile: str) -> None:
        super().__init__()
        self.pile = pile

    def write(self, here: Here) -> int:
        return int(here.get(self.field))

    def place(self, here: Here, given: int) -> None:
        size = here.state[self.pile][here.at or (int(here.state["turn"]),)]
        here.set(self.field, whole(self.name, given, 0, int(size)))


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
    """Some spots of a route, each of which is a bit."""

    kind = list[Hex]

    def __init__(self, spots: Callable[[Any], dict[Hex, int]], spot: str) -> None:
        super().__init__()
        self.spots, self.spot = spots, spot

    def write(self, here: Here) -> list[reading.At]:
        here_are = int(here.get(self.field))
        return [[*at] for at, bit in self.spots(here.rules).items() if here_are >> bit & 1]

    def fits(self, rules: Any, given: list[Hex]) -> None:
        for at in given:
            expect(at in self.spots(rules), f"{[*at]} in {self.name} is no {self.spot}")
            expect(given.count(at) == 1, f"{[*at]} is in {self.name} twice")

    def place(self, here: Here, given: list[Hex]) -> None:
        here.set(self.field, sum(1 << self.spots(here.rules)[at] for at in given))


class ByPiece(Form):
    """Of each seat a list of what is told of its pieces."""

    def __init__(self, form: Form, many: str) -> None:
        super().__init__()
        self.form, self.many, self.kind = form, many, list[list[form.kind]]

    def __set_name__(self, owner: type, name: str) -> None:
        super().__set_name__(owner, name)
        self.form.__set_name__(owner, name)

    def write(self, here: Here) -> list[list[Any]]:
        count = here.players * int(here.rules["pieces"])
        return reading.by_piece(here.rules, [self.form.write(here.inner(piece)) for piece in range(count)])

    def fits(self, rules: Any, given: list[list[Any]]) -> None:
        players, each = int(rules["players"]), int(rules["pieces"])
        expect(len(given) == players, f"{self.name} has one entry for each of {players} seats")
        for own in given:
            expect(len(own) == each, f"each seat has {each} {self.many}in {self.name}")
            for piece in own:
                self.form.fits(rules, piece)

    def place(self, here: Here, given: list[list[Any]]) -> None:
        for piece, told in enumerate(told for own in given for told in own):
            self.form.place(here.inner(piece), told)


class Bit(Form):
    """Whether one of several things is so: a bit for each."""

    kind = bool

    def write(self, here: Here) -> bool:
        return bool(int(here.state[self.field]) >> here.at[0] & 1)

    def place(self, here: Here, given: bool) -> None:
        here.state[self.field] |= int(given) << here.at[0]


class InPlay(Form):
    """A list of those things whose field is not empty."""

    def __init__(self, form: Record, field: str, empty: int = 0) -> None:
        super().__init__(field)
        self.form, self.empty, self.kind = form, empty, list[form.kind]

    def write(self, here: Here) -> list[Any]:
        numbers = enumerate(here.state[self.field].tolist())
        return [self.form.write(here.inner(number)) for number, there in numbers if there != self.empty]

    def fits(self, rules: Any, given: list[Any]) -> None:
        for own in given:
            self.form.fits(rules, own)

    def place(self, here: Here, given: list[Any]) -> None:
        for number, own in enumerate(given):
            self.form.place(here.inner(number), own)
