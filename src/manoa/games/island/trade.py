"""Trade with the bank and among players (I-11)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.state import ANSWER, BANK, DEALS, OFFER, OFFERS_A_TURN, Rules, State
from manoa.games.island.stores import cards_of, gain, lose, show
from manoa.games.island.tasks import ask, done
from manoa.kernel.language import kernel


@kernel
def list_bank(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """Several cards of one type for one card of another (I-11.1)."""
    rate = rules.bank_rate[state.explorer[seat]]
    for give in range(3):
        if state.held[seat, give] >= rate:
            for take in range(3):
                if take != give and state.supply[take] > 0:
                    out[size] = BANK + give * 3 + take
                    size += 1
    return size


@kernel
def trade_with_bank(rules: Rules, state: State, seat: int, swap: int) -> None:
    give, take = swap // 3, swap % 3
    rate = rules.bank_rate[state.explorer[seat]]
    lose(state, seat, give, rate)
    state.supply[give] += rate
    state.supply[take] -= 1
    gain(rules, state, seat, take, 1)
    state.revealed += rules.closed  # whether the supply has any left


@kernel
def list_offers(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """What a seat may offer to whom (I-11.2). The partner has to have the cards; where those are closed, so many."""
    if rules.trade_off or state.offers[seat] >= OFFERS_A_TURN:
        return size
    for step in range(1, rules.players):
        partner = (seat + step) % rules.players
        if rules.trade_active and seat != state.turn and partner != state.turn:
            continue
        for bargain in range(DEALS):
            if state.held[seat, rules.give_type[bargain]] >= rules.given[bargain]:
                has = state.held[partner, rules.take_type[bargain]]
                if rules.closed:
                    has = cards_of(state, partner)
                if has >= rules.taken[bargain]:
                    out[size] = OFFER + (step - 1) * DEALS + bargain
                    size += 1
    return size


@kernel
def offer(rules: Rules, state: State, seat: int, proposal: int) -> None:
    """The partner answers next."""
    partner, bargain = (seat + proposal // DEALS + 1) % rules.players, proposal % DEALS
    state.offers[seat] += 1
    show(rules, state, seat, rules.give_type[bargain], rules.given[bargain])
    ask(state, ANSWER, partner, seat, bargain)


@kernel
def may_accept(rules: Rules, state: State) -> bool:
    top = state.depth - 1
    bargain = state.what[top]
    return state.held[state.who[top], rules.take_type[bargain]] >= rules.taken[bargain]


@kernel
def answer(rules: Rules, state: State, accepted: bool) -> None:
    """The decision returns to whoever made the offer."""
    top = state.depth - 1
    partner, seat, bargain = 0 + state.who[top], 0 + state.due[top], 0 + state.what[top]
    done(state)
    if accepted:
        state.revealed += rules.closed  # that the partner can pay
        swap(rules, state, seat, partner, rules.give_type[bargain], rules.given[bargain])
        swap(rules, state, partner, seat, rules.take_type[bargain], rules.taken[bargain])


@kernel
def swap(rules: Rules, state: State, giver: int, taker: int, resource: int, cards: int) -> None:
    lose(state, giver, resource, cards)
    gain(rules, state, taker, resource, cards)
