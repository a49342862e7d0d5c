"""Heroes & Hexes and the promo cards once more, slowly, written from their rules (H-1 … H-7, P-1 … P-4).

What chance brings (curses turned up, tokens found, heroes shown) is told by the log of each action.
"""

from __future__ import annotations

from collections import Counter

from quest.slow_hexes_moves import HexedMoves
from quest.slow_table import CARDS, HAND, Data, View, is_coin, is_item


class Hexed(HexedMoves):
    """A match with an expansion between two actions."""

    # Doing

    def follow_with(self, action: Data, views: list[View], events: list[Data]) -> None:
        """Do an action; the views are those after it, the events what was told of it."""
        self.after, self.events, self.found = views, list(events), Counter()
        kind = action["kind"]
        asked = self.asks[-1]["ask"] if self.asks else ""
        if not asked and self.phase != "pay" and kind not in ("go", "stop"):
            self.end_run()
        if asked and hasattr(self, f"answer_{asked}"):
            getattr(self, f"answer_{asked}")(action)
        else:
            getattr(self, "do_" + kind.replace(" ", "_"))(action)
        if self.run is not None and self.is_over(self.run):
            self.end_or_repeat()
        self.settle()
        for one in range(self.players):
            if not self.draws[one]:
                self.known[one] = list(self.hands[one])

    def is_over(self, run: Data) -> bool:
        """It leads nowhere; a Shaman may be played like that (H-6)."""
        begun = run["piece"] is not None or run["card"] == "shaman"
        return begun and not self.asks and not self.goings(run)

    def settle(self) -> None:
        """All that needs no decision."""
        while self.asks:
            top = self.asks[-1]
            if top["ask"] == "curse":
                self.draw_curse(top)
            elif top["ask"] == "halt":
                self.asks.pop()
                if top["due"]:
                    self.explore(top["piece"])
            elif top["ask"] == "rouse" and len(self.rousable(top)) == 1:
                self.rouse(top, self.rousable(top)[0])
            elif (
                (top["ask"] == "force" and not self.forced_moves(top))
                or (top["ask"] == "rouse" and not self.rousable(top))
                or (top["ask"] == "dismiss" and "demon" not in self.hand)
                or (top["ask"] == "spare" and not any(answer != {"kind": "done"} for answer in self.ask_spare(top)))
            ):
                self.asks.pop()
            else:
                return

    # Cards

    def leave(self, card: str, zone: list[str]) -> None:
        super().leave(card, zone)
        gone = zone is self.removed[self.seat]
        if card == "demon" and (gone or (zone is self.discards[self.seat] and self.demons_return())):
            zone.remove(card) if gone else zone.pop()
            self.demons += 1

    def demons_return(self) -> bool:
        return bool(self.options["demon_discard"] == "supply")

    def clear_area(self) -> None:
        if self.demons_return():
            self.demons += self.areas[self.seat].count("demon")
            self.areas[self.seat] = [card for card in self.areas[self.seat] if card != "demon"]
        super().clear_area()

    def use_token(self, token: str) -> None:
        if self.asks and self.asks[-1]["ask"] == "sparing":
            self.asks.pop()
            self.item = ""
            return
        super().use_token(token)
        if self.hexes:
            self.used[token] += 1

    def do_play(self, action: Data) -> None:
        card = action.get("card", "")
        if card not in (
            "imitator",
            "twins",
            "cave_explorer",
            "henry_threepwood",
            "gertrude_everdeen",
            "isabella_jones",
        ):
            super().do_play(action)
            return
        self.use(card)
        self.begin(card)

    def begin(self, card: str) -> None:
        """What an action card of the expansions asks for."""
        if card in ("imitator", "twins"):
            self.asks.append({"ask": "imitate" if card == "imitator" else "twice"})
        elif card == "henry_threepwood":
            self.asks.append({"ask": "rouse", "seats": [seat for seat in range(self.players) if seat != self.seat]})
        elif card == "isabella_jones":
            self.asks.append({"ask": "take_board"})
        else:
            self.draw_token()
            if card == "gertrude_everdeen":
                self.asks.append({"ask": "spare"})

    def draw_token(self) -> None:
        """H-2.6."""
        if not self.spare:
            self.unseen += self.used
            self.spare, self.used = self.used.total(), Counter()
        if self.spare:
            token = self.told("find")["token"]
            assert self.unseen[token] > 0
            self.unseen[token] -= 1
            self.spare -= 1
            self.tokens[self.seat].append(token)

    def play_token(self, token: str) -> None:
        super().play_token(token)
        if token == "demon_banishment":
            self.asks.append({"ask": "banish"})
        elif token == "open_market":
            self.open_reserve = True

    def answer_banish(self, action: Data) -> None:
        self.asks.pop()
        super().leave("demon", self.discards[action["seat"]])
        if action["seat"] == self.seat:
            self.gained.append("demon")

    def answer_dismiss(self, action: Data) -> None:
        if action["kind"] == "done":
            self.asks.pop()
        else:
            self.leave("demon", self.removed[self.seat])

    def answer_take_board(self, action: Data) -> None:
        self.asks.pop()
        card = action["card"]
        self.gain(card)
        if self.options["free_card_to"] == "draw_pile":
            self.gained.remove(card)
            self.draws[self.seat].append(self.discards[self.seat].pop())
            self.topped[self.seat].append(card)

    def answer_spare(self, action: Data) -> None:
        self.asks.pop()
        if action["kind"] == "done":
            return
        self.asks.append({"ask": "sparing"})
        getattr(self, "do_" + action["kind"])(action)

    def answer_imitate(self, action: Data) -> None:
        self.asks.pop()
        card = action["card"]
        if action["kind"] != "play":
            self.move_as(action)
            return
        self.remove_imitator(card)
        if card in ("twins", "cave_explorer"):
            self.begin(card)
            return
        self.hand.append(card)  # played like the card itself, which then is not there
        item = self.item
        super().do_play({"kind": "play", "card": card})
        take_back(self.removed if is_item(card) else self.areas, self.seat, card)
        self.item = item

    def remove_imitator(self, card: str) -> None:
        """P-3."""
        if is_item(card):
            assert self.areas[self.seat].pop() == "imitator"
            self.removed[self.seat].append("imitator")
            self.item = "imitator"

    def move_as(self, action: Data) -> None:
        card = action["card"]
        self.remove_imitator(card)
        item, known = self.item, list(self.known[self.seat])
        self.hand.append(card)
        (self.do_run if action["kind"] == "run" else self.do_free)(action)
        take_back(self.removed if is_item(card) else self.areas, self.seat, card)
        self.item, self.known[self.seat] = item, known

    def answer_twice(self, action: Data) -> None:
        self.asks.pop()
        self.do_run(action)
        assert self.run is not None
        self.run["twice"] = True

    def draw(self, count: int) -> None:
        before = list(self.hand)
        seat = self.seat
        super().draw(count)
        drawn = Counter(self.hand) - Counter(before)
        for _ in range(min(drawn.total(), len(self.topped[seat]))):
            card = self.topped[seat].pop()
            assert drawn[card]
            if Counter(self.known[seat])[card] < Counter(self.hand)[card]:
                self.known[seat].append(card)

    def do_lay(self, action: Data) -> None:
        self.lay_down(action["card"])
        self.replaced += 1
        if self.replaced == HAND or not any(map(self.may_use, self.hand)):
            self.do_done(action)

    # Buying

    def buy(self, card: str) -> None:
        if self.open_reserve and card in self.reserve:
            self.bought = True
            self.gain(card)
        else:
            super().buy(card)
        if self.dismissing:
            self.dismissing = False
            self.asks.append({"ask": "dismiss"})

    def pay_coin(self, action: Data) -> int:
        card = action.get("card", "")
        if action.get("once"):
            self.leave(card, self.removed[self.seat])
            self.item, self.changing = card, False
            return 2 * int(CARDS[card]["once_power"])
        if card and is_coin(card) and not self.coins_count():
            self.lay_down(card)
            return 1
        self.dismissing |= card == "mary_ripley"
        return super().pay_coin(action)


def take_back(zones: list[list[str]], seat: int, card: str) -> None:
    """The card that was laid there last; others like it stay where they are."""
    zone = zones[seat]
    del zone[len(zone) - 1 - zone[::-1].index(card)]
