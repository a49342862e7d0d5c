"""What a seat wants, for bots: resources, and what attacks are worth. Points are about a tenth of a card."""

from manoa.games.island.bots.odds import Odds
from manoa.games.island.parts.explorers import MOST_DICE, OFFERING_ITEM
from manoa.games.island.rules.buying import offerings_left
from manoa.games.island.rules.pieces import defence, holds_cave_shrine, occupiers, strength
from manoa.games.island.rules.state import ASKED, GIVEN, Rules, State
from manoa.kernel.language import kernel

NEEDED, USEFUL, SPARE = 20, 10, 3  # a card for the next offering, for a later one, for nothing
CAVE_SHRINE_WORTH = 150
DEFEAT = 25  # what being beaten costs beside cards: the place, the rest of the turn
TIE = 10


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
def change_worth(rules: Rules, state: State, seat: int, resource: int, change: int) -> int:
    """What some more cards of a type are worth to a seat, or some less."""
    held = state.held[seat, resource]
    if change >= 0:
        return cards_worth(rules, state, seat, resource, held, change)
    return -cards_worth(rules, state, seat, resource, held + change, -change)


@kernel
def offer_worth(rules: Rules, state: State, seat: int, sign: int) -> int:
    """What the offer on the table is worth to a seat: 1 for whoever makes it, -1 for who answers."""
    worth = 0
    for resource in range(3):
        change = state.offer[ASKED, resource] - state.offer[GIVEN, resource]
        worth += change_worth(rules, state, seat, resource, sign * change)
    return worth


@kernel
def loot_worth(rules: Rules, state: State, seat: int, loser: int) -> int:
    """What defeating an explorer is worth: its owner's cards as far as everybody knows of them, and the cave shrine."""
    worth = DEFEAT
    for resource in range(3):
        cards = state.known[loser, resource] if rules.closed else state.held[loser, resource]
        worth += cards_worth(rules, state, seat, resource, state.held[seat, resource], cards)
    return worth + CAVE_SHRINE_WORTH * holds_cave_shrine(state, loser)


@kernel
def own_worth(rules: Rules, state: State, seat: int) -> int:
    """What being defeated costs."""
    worth = DEFEAT + CAVE_SHRINE_WORTH * holds_cave_shrine(state, seat)
    for resource in range(3):
        worth += cards_worth(rules, state, seat, resource, 0, state.held[seat, resource])
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
