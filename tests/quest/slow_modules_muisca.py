"""Modules once more, slowly: Muisca (M-4)."""

from __future__ import annotations

from collections.abc import Iterator

from quest.slow_board import SYMBOLS, data
from quest.slow_modules_danger import Danger
from quest.slow_table import CARDS, Data, View, is_coin, turns_to_coin

MUISCA: list[str] = [card["id"] for card in data("cards")["muisca"]]
ROOM: int = data("modules")["muisca"]["store_slots"]


class Muisca(Danger):
    """A match with modules: cards on the own board. Where some were stored this turn they cannot be played yet."""

    def __init__(self, options: Data, views: list[View]) -> None:
        self.stored_now: list[str] = []
        super().__init__(options, views)
        self.stored: list[list[str]] = [[] for _ in views]  # in turns before this one
        if "muisca" in self.modules:
            self.left |= {card["id"]: card["copies"] for card in data("cards")["muisca"]}

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        seen = views[0]["modules"]
        if "muisca" in self.modules:
            self.left |= dict.fromkeys(MUISCA, 0) | {pile["card"]: pile["left"] for pile in seen["muisca"]}
        self.stored = [list(cards) for cards in seen["stored"]] if "stored" in seen else self.stored

    def begin_turn(self) -> None:
        if self.stored_now:
            self.stored[self.seat] += self.stored_now
        self.stored_now = []
        super().begin_turn()

    def on_offer(self) -> list[str]:
        """M-4.1: always open."""
        return super().on_offer() + [card for card in MUISCA if self.left.get(card)]

    # M-4.2: storing

    def all_plays(self) -> Iterator[Data]:
        yield from super().all_plays()
        if self.run is None or not self.is_unfinished(self.run):
            yield from ({"kind": "store", "card": card} for card in self.storable())

    def storable(self) -> list[str]:
        full = len(self.stored[self.seat]) + len(self.stored_now) >= ROOM
        return [] if full else [card for card in MUISCA if card in self.hand]

    def do_store(self, action: Data) -> None:
        self.item = ""
        self.leave(action["card"], self.stored_now)

    # M-4.2: playing what was stored

    def own_stored(self) -> list[str]:
        return sorted({card for card in self.stored[self.seat] if self.may_use(card)})

    def unstore(self, action: Data) -> None:
        """Played as if it were in hand."""
        if action.get("stored"):
            self.stored[self.seat].remove(action["card"])
            self.hand.append(action["card"])
            self.known[self.seat].append(action["card"])

    def runs(self) -> Iterator[Data]:
        yield from super().runs()
        yield from self.first_of_equals(self.stored_runs())

    def stored_runs(self) -> Iterator[Data]:
        for card in self.own_stored():
            for symbol in SYMBOLS.values() if self.changing else CARDS[card]["symbols"]:
                bound = f"lethargy_{symbol}" in self.curses[self.seat]
                if not bound and any(self.first_steps(symbol, CARDS[card]["power"])):
                    yield {"kind": "run", "card": card, "stored": True, "symbol": symbol}

    def do_run(self, action: Data) -> None:
        self.unstore(action)
        super().do_run(action)

    def most_halves(self, cards: list[str], tokens: list[str], changing: bool) -> int:
        return super().most_halves(cards + self.stored[self.seat], tokens, changing)

    def payments(self) -> Iterator[Data]:
        yield from super().payments()
        for card in self.own_stored() if self.paying["kind"] == "buy" else []:
            self.stored[self.seat].remove(card)
            uses = is_coin(card) and self.coins_count()
            if self.would_do(self.plain(card), self.changing and not uses):
                yield {"kind": "pay", "card": card, "stored": True}
            gains = self.coins_count() and self.changing and turns_to_coin(card)
            if gains and self.would_do(2 * CARDS[card]["power"], False):
                yield {"kind": "pay", "card": card, "stored": True, "symbol": "coin"}
            self.stored[self.seat].append(card)

    def pay_coin(self, action: Data) -> int:
        """As a card in hand: ½ keeps a change of symbol, its power uses it up."""
        self.unstore(action)
        return super().pay_coin(action)

    # What is seen

    def coins(self, seat: int) -> Data:
        if "muisca" not in self.modules:
            return super().coins(seat)
        cards = self.all_stored(seat)
        with self.in_turn(seat):
            stored = {card: self.plain(card) / 2 for card in cards}
        return {**super().coins(seat), "stored": stored}

    def owned(self, seat: int) -> list[str]:
        return sorted(super().owned(seat) + self.all_stored(seat))

    def all_stored(self, seat: int) -> list[str]:
        return sorted(self.stored[seat] + (self.stored_now if seat == self.player else []), key=MUISCA.index)

    def module_choices(self) -> Data:
        return {**super().module_choices(), "storable": self.storable()}

    def shown_modules(self) -> Data:
        seen = super().shown_modules()
        if "muisca" not in self.modules:
            return seen
        return {
            **seen,
            "muisca": [{"card": card, "left": self.left[card]} for card in MUISCA if self.left[card]],
            "stored": [self.all_stored(seat) for seat in range(self.players)],
            "stored_now": sorted(self.stored_now, key=MUISCA.index),
        }
