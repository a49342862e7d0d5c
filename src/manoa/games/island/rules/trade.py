"""Trade with the bank and among players (I-11)."""

from typing import Any

from manoa.games.island.parts.explorers import MOST_OFFERED
from manoa.games.island.rules import happened, ids
from manoa.games.island.rules.resources import cards_of, gain, lose, show
from manoa.games.island.rules.state import Rules, State
from manoa.games.island.rules.tasks import ANSWER
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

OFFERER, PARTNER = 0, 1  # the sides of a bargain


@kernel
def list_bank(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """Several cards of one type for one card of another (I-11.1)."""
    rate = rules.bank_rate[state.explorer[seat]]
    for give in range(3):
        if state.held[seat, give] >= rate:
            for take in range(3):
                if take != give and state.supply[take] > 0:
                    out[size] = ids.BANK + give * 3 + take
                    size += 1
    return size


@kernel
def trade_with_bank(rules: Rules, state: State, seat: int, swap: int, journal: Any) -> None:
    give, take = swap // 3, swap % 3
    rate = rules.bank_rate[state.explorer[seat]]
    lose(state, seat, give, rate)
    state.supply[give] += rate
    state.supply[take] -= 1
    gain(rules, state, seat, take, 1)
    state.revealed += rules.closed  # whether the supply has any left
    note(journal, happened.BANK, seat, give, take, rate, 0)


@kernel
def list_offers(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """What a seat may offer to whom (I-11.2). The partner has to have the cards; where those are closed, so many."""
    if rules.trade_off or state.offers[seat] >= rules.offers:
        return size
    for step in range(1, rules.players):
        partner = (seat + step) % rules.players
        if rules.trade_active and seat != state.turn and partner != state.turn:
            continue
        for half in range(2):
            fair = payable(rules, state, seat, OFFERER, half) & payable(rules, state, partner, PARTNER, half)
            size = write(fair, ids.OFFER + (step - 1) * ids.DEALS + half * ids.HALF_OF_DEALS, out, size)
    return size


@kernel
def payable(rules: Rules, state: State, seat: int, side: int, half: int) -> int:
    """Bits: of one half of all bargains, those for which a seat has what its side gives; a partner, as far as known."""
    found = 0
    for resource in range(3):
        has = cards_of(state, seat) if side == PARTNER and rules.closed else state.held[seat, resource]
        found |= rules.bargains[side, resource, min(MOST_OFFERED, has), half]
    return found


@kernel
def offer(rules: Rules, state: State, seat: int, proposal: int, journal: Any) -> None:
    """The partner answers next."""
    partner, bargain = (seat + proposal // ids.DEALS + 1) % rules.players, proposal % ids.DEALS
    state.offers[seat] += 1
    show(rules, state, seat, rules.give_type[bargain], rules.given[bargain])
    push(state, ANSWER, partner, seat, bargain)
    note(journal, happened.OFFER, seat, partner, bargain, 0, 0)


@kernel
def may_accept(rules: Rules, state: State) -> bool:
    top = state.depth - 1
    bargain = state.subject[top]
    return state.held[state.who[top], rules.take_type[bargain]] >= rules.taken[bargain]


@kernel
def answer(rules: Rules, state: State, accepted: bool, journal: Any) -> None:
    """The decision returns to whoever made the offer."""
    top = state.depth - 1
    partner, seat, bargain = 0 + state.who[top], 0 + state.owed[top], 0 + state.subject[top]
    pop(state)
    note(journal, happened.ACCEPT if accepted else happened.REFUSE, partner, seat, bargain, 0, 0)
    if accepted:
        state.revealed += rules.closed  # that the partner can pay
        swap(rules, state, seat, partner, rules.give_type[bargain], rules.given[bargain])
        swap(rules, state, partner, seat, rules.take_type[bargain], rules.taken[bargain])


@kernel
def swap(rules: Rules, state: State, giver: int, taker: int, resource: int, cards: int) -> None:
    lose(state, giver, resource, cards)
    gain(rules, state, taker, resource, cards)
