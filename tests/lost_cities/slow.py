"""Lost Cities once more, slowly: lists and texts, written from the rules (LC-1 … LC-6) and from nothing else.

What the fast rules do is compared with this, so it imports nothing of theirs. It does not shuffle: whoever uses it
tells it how each round was dealt.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WAGER = "x"


@dataclass(frozen=True)
class SlowRules:
    """The numbers that options and tiny variants change."""

    colours: str = "YBWGR"
    highest: int = 10
    players: int = 2
    rounds: int = 3
    cost: int = 20
    bonus_from: int = 8
    bonus: int = 20
    limit: int = 60
    last_round: bool = False

    def cards(self) -> list[str]:
        """LC-1.1: three wagers and each number once."""
        ranks = [WAGER] * 3 + [str(number) for number in range(2, self.highest + 1)]
        return [colour + rank for colour in self.colours for rank in ranks]


def is_number(card: str) -> bool:
    return not card.endswith(WAGER)


def number(card: str) -> int:
    return int(card[1:])


def fits(card: str, column: list[str]) -> bool:
    """LC-3.1: a wager while there is no number; a number above all numbers there."""
    numbers = [number(laid) for laid in column if is_number(laid)]
    if not numbers:
        return True
    return is_number(card) and number(card) > max(numbers)


def column_parts(rules: SlowRules, column: list[str]) -> dict[str, int]:
    """LC-5.2 and LC-5.3: what the points of a column are made of."""
    return {
        "sum": sum(number(card) for card in column if is_number(card)),
        "factor": 1 + column.count(column[0][0] + WAGER),
        "bonus": rules.bonus if len(column) >= rules.bonus_from else 0,
    }


def column_points(rules: SlowRules, column: list[str]) -> int:
    """LC-5.1 to LC-5.3."""
    if not column:
        return 0
    parts = column_parts(rules, column)
    return (parts["sum"] - rules.cost) * parts["factor"] + parts["bonus"]


@dataclass
class SlowMatch:
    """A match between two steps. After a round has ended it waits for `deal`."""

    rules: SlowRules
    starter: int
    hands: list[list[str]] = field(default_factory=list)
    columns: list[dict[str, list[str]]] = field(default_factory=list)
    piles: dict[str, list[str]] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)  # the next card is the last
    player: int = 0
    phase: str = "play"
    discarded_to: str = ""
    idle: int = 0
    results: list[list[int]] = field(default_factory=list)

    def deal(self, hands: list[list[str]], deck: list[str]) -> None:
        """LC-2.2, with the cards as the shuffle gave them; the next card of the deck comes first."""
        dealt = [card for cards in [*hands, deck] for card in cards]
        assert sorted(dealt) == sorted(self.rules.cards())
        self.hands = [list(hand) for hand in hands]
        self.deck = deck[::-1]
        self.columns = [{colour: [] for colour in self.rules.colours} for _ in hands]
        self.piles = {colour: [] for colour in self.rules.colours}
        self.player, self.phase, self.discarded_to, self.idle = self.starter, "play", "", 0

    def copy(self) -> SlowMatch:
        return SlowMatch(
            self.rules,
            self.starter,
            [list(hand) for hand in self.hands],
            [{colour: list(cards) for colour, cards in columns.items()} for columns in self.columns],
            {colour: list(cards) for colour, cards in self.piles.items()},
            list(self.deck),
            self.player,
            self.phase,
            self.discarded_to,
            self.idle,
            list(self.results),
        )

    @property
    def over(self) -> bool:
        return len(self.results) == self.rules.rounds

    def legal(self) -> list[str]:
        """The legal moves, sorted as texts."""
        if self.over:
            return []
        if self.phase == "play":
            columns = self.columns[self.player]
            kinds = set(self.hands[self.player])
            laid = [f"play {card}" for card in kinds if fits(card, columns[card[0]])]
            return sorted(laid + [f"discard {card}" for card in kinds])
        piles = [colour for colour, pile in self.piles.items() if pile and colour != self.discarded_to]
        return sorted(["draw", *(f"take {colour}" for colour in piles)])

    def apply(self, move: str) -> None:
        verb, _, what = move.partition(" ")
        hand = self.hands[self.player]
        if verb in ("play", "discard"):
            hand.remove(what)
            pile = self.columns[self.player] if verb == "play" else self.piles
            pile[what[0]].append(what)
            self.discarded_to = what[0] if verb == "discard" else ""
            self.phase = "draw"
            return
        hand.append(self.deck.pop() if verb == "draw" else self.piles[what].pop())
        self.idle = 0 if verb == "draw" else self.idle + 1
        if not self.deck or (self.rules.limit and self.idle >= self.rules.limit):
            self.end_round()
        else:
            self.player = (self.player + 1) % self.rules.players
            self.phase, self.discarded_to = "play", ""

    def end_round(self) -> None:
        """LC-4: the columns count, hands do not."""
        self.results.append(self.standing())
        self.starter = self.next_starter()

    def standing(self) -> list[int]:
        """LC-5.4: what the columns of each seat are worth now."""
        return [sum(column_points(self.rules, column) for column in columns.values()) for columns in self.columns]

    def totals(self) -> list[int]:
        return [sum(result[seat] for result in self.results) for seat in range(self.rules.players)]

    def next_starter(self) -> int:
        """LC-2.4; on equality whoever's turn to begin comes sooner after the previous starter."""
        points = self.results[-1] if self.rules.last_round else self.totals()
        leaders = [seat for seat, mine in enumerate(points) if mine == max(points)]
        return min(leaders, key=lambda seat: (seat - self.starter - 1) % self.rules.players)
