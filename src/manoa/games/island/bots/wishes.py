"""What a seat wants, for bots: resources, and what attacks are worth. Points are about a tenth of a card."""

from manoa.games.island.bots.odds import Odds
from manoa.games.island.parts.explorers import MOST_DICE, OFFERING_ITEM
from manoa.games.island.rules.pieces import defence, occupiers, strength
from manoa.games.island.rules.state import Rules, State
from manoa.kernel.bits import count
from manoa.kernel.language import kernel

NEEDED, USEFUL, SPARE = 20, 10, 3  # a card for the next offering, for a later one, for nothing
CAVE_SHRINE_WORTH = 150
DEFEAT = 25  # what being beaten costs beside cards: the place, the rest of the turn
TIE = 10


@kernel
def offerings_left(rules: Rules, state: State, seat: int) -> int:
    return rules.offerings - count(state.offerings[seat])


@kernel
def card_worth(rules: Rules, state: State, seat: int, resource: int, held: int) -> int:
    """What one more card of a type is worth to a seat that has `held`."""
    price = rules.price[state.explorer[seat], OFFERING_ITEM, resource]
    left = offerings_left(rules, state, seat)
    if held < price * min(1, left):
        return NEEDED
    return USEFUL if held < price * left else SPARE


@kernel
def cards_worth(rules: Rules, state: State, seat: int, resource: int, held: int, more: int) -> int:
    """What some more cards of a type are worth."""
    worth = 0
    for card in range(more):
        worth += card_worth(rules, state, seat, resource, held + card)
    return worth


@kernel
def swap_worth(rules: Rules, state: State, seat: int, give: int, given: int, take: int, taken: int) -> int:
    """What giving some cards for others is worth to a seat that can pay."""
    gain = cards_worth(rules, state, seat, take, 0 + state.held[seat, take], taken)
    return gain - cards_worth(rules, state, seat, give, state.held[seat, give] - given, given)


@kernel
def loot_worth(rules: Rules, state: State, seat: int, loser: int) -> int:
    """What defeating an explorer is worth: its owner's cards as far as everybody knows of them, and the cave shrine."""
    worth = DEFEAT
    for resource in range(3):
        cards = state.known[loser, resource] if rules.closed else state.held[loser, resource]
        worth += cards_worth(rules, state, seat, resource, 0 + state.held[seat, resource], 0 + cards)
    return worth + CAVE_SHRINE_WORTH * (state.cave_shrine == loser + 1)


@kernel
def own_worth(rules: Rules, state: State, seat: int) -> int:
    """What being defeated costs."""
    worth = DEFEAT + CAVE_SHRINE_WORTH * (state.cave_shrine == seat + 1)
    for resource in range(3):
        worth += cards_worth(rules, state, seat, resource, 0, 0 + state.held[seat, resource])
    return worth


@kernel
def attack_worth(rules: Rules, odds: Odds, state: State, seat: int, tile: int, force: int, risk: int) -> int:
    """What entering an occupied tile with a force is worth, if losing costs `risk`. The strongest defender counts."""
    force = min(force, MOST_DICE)
    defenders = occupiers(rules, state, tile, seat)
    worst, gain = 0, 0
    for other in range(rules.players):
        if (defenders >> other) & 1:
            worst = max(worst, defence(rules, state, other, tile))
            if state.at[other] == tile:
                gain += loot_worth(rules, state, seat, other)
            else:
                gain += DEFEAT * strength(rules, state, other, tile) // 2
    win, loss = odds.beats[force, worst], odds.beats[worst, force]
    return (win * gain - loss * risk) // 100 - TIE
