"""The first round and the last."""

from manoa.games.island.rules.state import Rules, State
from manoa.kernel.language import kernel


@kernel
def truce(state: State) -> bool:
    """In the first round nobody attacks another player (I-3.5)."""
    return state.round_number == 1


@kernel
def is_last_turn(rules: Rules, state: State) -> bool:
    """Whether the last round ends with this turn (I-12.2)."""
    return 0 < rules.round_limit <= state.round_number and (state.turn + 1) % rules.players == state.starter
