"""Playing without thought, fast: what `playout` uses."""

from typing import Any

from manoa.games.lost_cities.rules.state import DECK, DISCARDS, PLAY, TAKES, Rules, State
from manoa.games.lost_cities.rules.turn import open_piles
from manoa.kernel.bits import count, nth
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel


@kernel(inline=True)
def uniform(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    """Any legal action, each as likely: the same choice as from the list of `actions`, without writing the list."""
    if state.phase == PLAY:
        hand = state.hand[state.turn]
        layable = hand & state.layable[state.turn]
        ways = count(layable)
        index = pick(luck, ways + count(hand))
        if index < ways:
            return nth(layable, index)
        return DISCARDS + nth(hand, index - ways)
    piles = open_piles(rules, state)
    index = pick(luck, 1 + count(piles))
    return DECK if index == 0 else TAKES + nth(piles, index - 1)
