"""Trade and windows of the Island once more, slowly (I-7, I-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar

from island.slow_map import EXIT, RESOURCES, Place, data, say
from island.slow_players import Ask, Fight, Flow
from island.slow_table import Table

MOST = 9  # I-11.2: cards of a type that an offer asks for

Options = dict[str, Callable[[], Flow]]
T = TypeVar("T")


def done() -> Flow:
    """Nothing to do."""
    yield from ()


class Trade(Table):
    """What may be traded, and army movements with the windows in which they are sold."""

    def pick(
        self, seat: int, phase: str, choices: Callable[[], dict[str, T]], trades: bool = False
    ) -> Generator[Ask, str, T]:
        """One of several things; no question where there is one. One may trade before."""
        while True:
            options = choices()
            if len(options) == 1:
                return next(iter(options.values()))
            others = self.trade_options(seat) if trades else {}
            chosen = yield Ask(seat, phase, {*options, *others})
            if chosen in options:
                return options[chosen]
            yield from others[chosen]()

    def trade_options(self, seat: int) -> Options:
        return self.bank_options(seat) | self.offer_options(seat)

    # The bank

    def rate(self, seat: int) -> int:
        """I-11.1."""
        own = self.power(seat, "trade_rate")
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
        if not mine.offers_left or not mine.beginnings_left:
            return {}
        return {
            f"offer {self.players[partner].colour}": partial(self.put_together, seat, partner)
            for partner in self.others(seat)
            if self.may_trade(seat, partner) and mine.cards + self.players[partner].cards
        }

    def may_trade(self, seat: int, partner: int) -> bool:
        how = self.options["trade"]
        return how == "open" or (how == "active" and self.turn in (seat, partner))

    def looks_payable(self, partner: int, cards: Counter[str]) -> bool:
        """With hidden resources nobody can tell of which kind they are."""
        if self.options["open_resources"]:
            return self.can_pay(partner, cards)
        return cards.total() <= self.players[partner].cards.total()

    def put_together(self, seat: int, partner: int) -> Flow:
        """I-11.2: card by card; food, wood, gold, and what is given before what is asked for (our reading)."""
        given: list[str] = []
        asked: list[str] = []
        while True:
            self.offer = {"by": seat, "to": partner, "give": dict(Counter(given)), "take": dict(Counter(asked))}
            options = {f"ask {kind}" for kind in later(asked) if self.may_ask(partner, Counter([*asked, kind]))}
            if not asked:
                options |= {f"give {kind}" for kind in later(given) if self.can_pay(seat, Counter([*given, kind]))}
            if given or asked:
                options.add("propose")
            chosen = yield Ask(seat, "offer", options | {"withdraw"})
            if chosen == "withdraw":
                self.take_back(seat)
                return
            if chosen == "propose":
                break
            verb, kind = chosen.split()
            (given if verb == "give" else asked).append(kind)
            self.show(seat, Counter(given))
        self.happened["mixed offer"] += len(set(given)) > 1 or len(set(asked)) > 1
        yield from self.make_offer(seat, partner, Counter(given), Counter(asked))

    def take_back(self, seat: int) -> None:
        """I-11.2: it does not count as one that was made."""
        self.offer = None
        self.players[seat].beginnings_left -= 1
        self.happened["offer taken back"] += 1

    def may_ask(self, partner: int, cards: Counter[str]) -> bool:
        return max(cards.values()) <= MOST and self.looks_payable(partner, cards)

    def make_offer(self, seat: int, partner: int, give: Counter[str], take: Counter[str]) -> Flow:
        mine = self.players[seat]
        mine.offers_left -= 1
        mine.beginnings_left -= 1
        answers = {"refuse", "accept"} if self.can_pay(partner, take) else {"refuse"}
        answer = yield Ask(partner, "answer", answers)
        self.offer = None
        self.happened[answer] += 1
        if answer == "accept":
            self.show(partner, take)
            self.hand_over(seat, partner, give)
            self.hand_over(partner, seat, take)

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
        """I-7: a window is skipped for those who cannot march, not even after swaps with the bank. Of hidden resources
        only the number is seen."""
        if not self.marches(seat):
            return False
        if self.can_pay_march(seat):
            return True
        if not self.options["open_resources"]:
            return self.players[seat].cards.total() > 0
        asked = self.pays_after_swaps(seat, self.players[seat].cards, self.supply)
        self.happened["asked to swap"] += asked
        return asked

    def pays_after_swaps(self, seat: int, cards: Counter[str], supply: Counter[str]) -> bool:
        """All swaps are tried, one after the other."""
        if self.cost(seat, "army_movement") <= cards:
            return True
        rate = self.rate(seat)
        swaps = [(give, take) for give in RESOURCES for take in RESOURCES if give != take]
        return any(
            self.pays_after_swaps(
                seat,
                cards + Counter([take]) - Counter({give: rate}),
                supply + Counter({give: rate}) - Counter([take]),
            )
            for give, take in swaps
            if cards[give] >= rate and supply[take]
        )

    def window_options(self, seat: int) -> Options:
        return {"pass": done, **self.march_options(seat), **self.trade_options(seat)}


def later(kinds: list[str]) -> tuple[str, ...]:
    """What may follow these, in the order of types."""
    return RESOURCES[RESOURCES.index(kinds[-1]) :] if kinds else RESOURCES
