"""Trade and windows of the Island once more, slowly (I-7, I-11)."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar

from island.slow_map import EXIT, RESOURCES, Place, data, effect, say, say_cards
from island.slow_table import Ask, Fight, Flow, Table

MOST = 3  # I-11.2: cards on either side of an offer

Options = dict[str, Callable[[], Flow]]
T = TypeVar("T")


def done() -> Flow:
    """Nothing to do."""
    yield from ()


class Trade(Table):
    """What may be traded, and army movements with the windows in which they are sold."""

    def pick(
        self, seat: int, phase: str, choices: Callable[[], dict[str, T]], bank: bool = False
    ) -> Generator[Ask, str, T]:
        """One of several things; no question where there is one. At the bank one may trade before."""
        while True:
            options = choices()
            if len(options) == 1:
                return next(iter(options.values()))
            trades = self.bank_options(seat) if bank else {}
            chosen = yield Ask(seat, phase, {*options, *trades})
            if chosen in options:
                return options[chosen]
            yield from trades[chosen]()

    # The bank

    def rate(self, seat: int) -> int:
        """I-11.1."""
        own = effect(self.players[seat].explorer, "trade_rate")
        return int(own.get("give", data("costs")["bank_trade"]["give_same"]))

    def bank_options(self, seat: int) -> Options:
        cards, rate = self.players[seat].cards, self.rate(seat)
        return {
            f"bank {give} for {take}": partial(self.trade_with_bank, seat, give, take)
            for give in RESOURCES
            for take in RESOURCES
            if give != take and cards[give] >= rate and self.supply[take]
        }

    def trade_with_bank(self, seat: int, give: str, take: str) -> Flow:
        self.happened["bank"] += 1
        self.pay(seat, Counter({give: self.rate(seat)}))
        self.hand_out(seat, Counter([take]))
        yield from ()

    # Offers

    def offer_options(self, seat: int) -> Options:
        """I-11.2."""
        mine = self.players[seat]
        if not mine.offers_left:
            return {}
        options: Options = {}
        payable = [offer for offer in offers() if offer[0] <= mine.cards]
        for partner in self.others(seat):
            if self.may_trade(seat, partner):
                colour = self.players[partner].colour
                for give, take, text in payable:
                    if self.looks_payable(partner, take):
                        options[f"offer {colour} {text}"] = partial(self.make_offer, seat, partner, give, take)
        return options

    def may_trade(self, seat: int, partner: int) -> bool:
        how = self.options["trade"]
        return how == "open" or (how == "active" and self.turn in (seat, partner))

    def looks_payable(self, partner: int, cards: Counter[str]) -> bool:
        """With hidden resources nobody can tell of which kind they are."""
        if self.options["open_resources"]:
            return self.can_pay(partner, cards)
        return cards.total() <= self.players[partner].cards.total()

    def make_offer(self, seat: int, partner: int, give: Counter[str], take: Counter[str]) -> Flow:
        mine, theirs = self.players[seat], self.players[partner]
        mine.offers_left -= 1
        self.offer = {"by": seat, "to": partner, "give": dict(give), "take": dict(take)}
        answers = {"refuse", "accept"} if self.can_pay(partner, take) else {"refuse"}
        answer = yield Ask(partner, "answer", answers)
        self.offer = None
        self.happened[answer] += 1
        if answer == "accept":
            mine.cards = mine.cards + take - give
            theirs.cards = theirs.cards + give - take

    # Windows

    def march_options(self, seat: int) -> Options:
        if not self.can_pay_march(seat):
            return {}
        return {
            f"march {count} {say(start)} {say(end)}": partial(self.march, seat, count, start, end)
            for count, start, end in self.marches(seat)
        }

    def march(self, seat: int, count: int, start: Place, end: Place) -> Flow:
        """I-6.1."""
        if self.is_free(seat):
            self.free_marches -= 1
            self.happened["free march"] += 1
        else:
            self.pay(seat, self.cost(seat, "army_movement"))
        for villager in self.first_to_leave(seat, start)[:count]:
            villager.go(end)
        self.arrive(seat, end)
        yield from ()

    def arrive(self, seat: int, place: Place) -> None:
        """I-10.2, I-8.1, I-8.3: pieces that entered a tile begin a fight there, or join one."""
        if place == EXIT and EXIT not in self.tiles:
            self.tiles[EXIT] = "cave_exit"
            self.happened["exit laid"] += 1
        joins = self.current is not None and self.current.at == place
        waits = any(fight.attacker == seat and fight.at == place for fight in self.queue)
        self.happened["joined"] += joins or waits
        if self.foes(seat, place) and not joins and not waits:
            self.queue.append(Fight(seat, place))
            self.happened["fight in a window"] += len(self.queue) > 1

    def is_asked(self, seat: int) -> bool:
        """I-7: a window is skipped for those who cannot march. Of hidden resources only the number is seen."""
        if not self.marches(seat):
            return False
        hidden = not self.options["open_resources"]
        return self.can_pay_march(seat) or (hidden and self.players[seat].cards.total() > 0)

    def window_options(self, seat: int) -> Options:
        trades = self.bank_options(seat) | self.offer_options(seat)
        return {"pass": done, **self.march_options(seat), **trades}


@functools.cache
def offers() -> list[tuple[Counter[str], Counter[str], str]]:
    """I-11.2: up to three cards of one type against up to three of another, and how to say it."""
    sides = [Counter({kind: count}) for kind in RESOURCES for count in range(1, MOST + 1)]
    empty: Counter[str] = Counter()
    both = [(give, take) for give in sides for take in sides if not set(give) & set(take)]
    both += [(side, empty) for side in sides] + [(empty, side) for side in sides]
    return [(give, take, f"{say_cards(give)} for {say_cards(take)}") for give, take in both]
