"""What a hero with a power does besides (H-7): Mary Ripley. What each of the ten is and does stands in the data, like
that of all other cards; how they are met, in `asked.hero`."""

from __future__ import annotations

from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import DISMISS
from manoa.kernel.language import kernel
from manoa.kernel.stack import push


@kernel
def has_more(rules: Rules, source: int) -> bool:
    """A hero with a power that does something besides."""
    return rules.symbols[source] != 0 and rules.effect[source, 0] != 0


@kernel
def help_run(rules: Rules, state: State, source: int) -> None:
    """What a hero does besides comes before its power is used."""
    if has_more(rules, source):
        push(state, 0 + rules.effect[source, 0], state.turn, 0, 0)


@kernel
def help_purchase(state: State) -> None:
    """After a payment it comes once the card is bought."""
    if state.dismissing:
        state.dismissing = 0
        push(state, DISMISS, state.turn, 0, 0)
