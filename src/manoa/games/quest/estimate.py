"""How many rounds a seat still needs: for searches that do not play to the end."""

from __future__ import annotations

from manoa.games.quest import weights
from manoa.games.quest.outlook import FAR, FAR_OFF, Deck, deck_of, gate_price, lane, pace, price, turns
from manoa.games.quest.state import CAMP_CARDS, OUTSIDE, SECTIONS, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

TURN = 118  # hundredths: what the outlook takes for a turn is a little less than a round of play, as games show


@kernel
def estimate(rules: Rules, state: State, seat: int) -> float:
    """The rounds that a seat still needs, on average among planners."""
    deck = deck_of(rules, state, seat)
    cost, way = 0, 0
    for piece in range(seat * rules.pieces, (seat + 1) * rules.pieces):
        space = state.at[piece]
        if space != OUTSIDE:
            cost += toil_of(rules, state, deck, space)
            way += rules.way[space]
    growth, merit = pace(rules, deck)
    return turns(growth, merit, cost, way) / TURN


@kernel
def toil_of(rules: Rules, state: State, deck: Deck, space: int) -> int:
    """What the cheapest way from a space costs a deck: `toil` without room to write prices down."""
    least = FAR_OFF
    if rules.way[space] >= FAR:
        return least
    for taste in range(rules.ways[space]):
        cost = 0
        for section in range(SECTIONS):
            asked = rules.course[space, taste, section]
            if asked:
                cost += asked * price(rules, deck, section)
        gates = rules.crossing[space, taste] & state.standing
        while gates:
            cost += gate_price(rules, deck, rules.blockade_toll[state.blockade[lowest(gates)]])
            gates &= gates - 1
        short = rules.course[space, taste, CAMP_CARDS] - lane(deck[4], 0) + rules.weights[weights.FEWEST]
        least = min(least, cost + max(short, 0) * rules.weights[weights.SHORT])
    return least
