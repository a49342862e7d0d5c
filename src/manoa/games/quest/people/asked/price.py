"""The price of a card."""

from typing import Any, ClassVar, Literal

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.cards import COIN, SYMBOLS
from manoa.games.quest.parts.tokens import TOKEN_IDS
from manoa.games.quest.people.absent import has_token, missing, not_in_game
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.people.reading import manner, source_parts
from manoa.games.quest.people.sources import DATA, ONCE, Text, use, word
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.market import most_coins, on_offer
from manoa.games.refusals import refusal
from manoa.kernel.positions import expect
from manoa.kernel.rulebook import Refusal

Unit = Literal["coins", "cards", "removed"]  # removed: cards that leave the game, in a camp
COINS = "as-coins"
CHANGE = TOKEN_IDS.index("change_symbol")


def _payment(source: int, changed: bool) -> Text:
    """What a source pays as it is, or with its symbol changed: then its whole power as coins (Q-10.5). A card in hand
    is paid like this only with its symbol changed."""
    text, data = f"pay {word(DATA[source]['id'])}", {"kind": "pay", **source_parts(source), **manner(source)}
    return (f"{text} {COINS}", {**data, "symbol": "coin"}) if changed else (text, data)


PAYMENTS = {
    use(source, COIN): _payment(
        source, source < ids.TOKENS or (source in ONCE and SYMBOLS[COIN] not in data["symbols"])
    )
    for source, data in DATA.items()
}
PAYMENTS |= {use(source, ids.CHANGED): _payment(source, True) for source in DATA if source >= ids.TOKENS + ids.STORED}


class Payment(Pending):
    """For a card, a space or a blockade."""

    PHASE = "pay"
    VERBS = ("pay", "buy")
    UNUSED = "price-out-of-reach"
    UNIT: ClassVar[Unit]

    @classmethod
    def whole(cls, rules: Any, state: Any, subject: int) -> int:
        """What it comes to in all."""
        raise NotImplementedError

    @classmethod
    def why(cls, rules: Any, state: Any, action: int) -> Refusal:
        source, way = divmod(action - ids.USE, ids.WAYS)
        if action not in PAYMENTS:
            return super().why(rules, state, action)
        return missing(state, source) or why_not_pay(rules, state, source, way)


class Price(Payment, tag="price"):
    TASK = tasks.PAY_PRICE
    UNIT = "coins"
    USED = PAYMENTS

    card: str

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"card": cards.CARD_IDS[subject]}

    @classmethod
    def whole(cls, rules: Any, state: Any, subject: int) -> int:
        return int(rules["price"][subject])

    def subject(self, rules: Any, state: Any) -> int:
        expect(self.card in cards.KIND_OF, "price names the card that is bought")
        kind = cards.KIND_OF[self.card]
        expect(state["left"][kind] > 0, f"{self.card} is sold out")
        expect(not state["bought"], "the purchase of this turn is made already")
        expect(bool(int(on_offer(state)) >> kind & 1), f"{self.card} is not on offer")
        expect(self.owed <= 2 * rules["price"][kind], f"at most {2 * rules['price'][kind]} half coins are due")
        expect(self.owed <= most_coins(rules, state), "hand and tokens are not worth what is due")
        return kind


def why_not_pay(rules: Any, state: Any, source: int, way: int) -> Refusal:
    parts = source_parts(source)
    if source >= ids.TOKENS + ids.ONCE and way != ids.CHANGED:
        return refusal("price-out-of-reach", **parts)
    if "token" in parts:
        return refusal("token-pays-nothing", **parts)
    if not state["changing"]:
        return refusal("no-change") if has_token(rules, CHANGE) else not_in_game(ids.TOKENS + CHANGE)
    return refusal("change-in-vain", **parts)
