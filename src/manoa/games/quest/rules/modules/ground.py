"""Hooks about spaces, which the board asks. The modules that have them know nothing of the board."""

from __future__ import annotations

from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.modules import dragons, fog
from manoa.games.quest.rules.modules.chain import ANY, SUM, chain
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel

FILES = {"dragons": dragons, "fog": fog}

# Nothing enters a space. A piece of the player takes no step from where it is, or comes to; or comes to by these tiles,
# which may wake something. What holds a piece of a seat somewhere, so that nothing moves it.
bars_space = chain(FILES, "bars_space", "rules, state, space", ANY)
bars_step = chain(FILES, "bars_step", "rules, state, space", ANY)
bars_step_after = chain(FILES, "bars_step_after", "rules, state, space, tiles", ANY)
holders = chain(FILES, "holders", "rules, state, seat, space", SUM)


@kernel
def requirement(rules: Rules, state: State, space: int) -> int:
    """What entering a space takes now, whoever is there; 0 if nothing enters it."""
    if not has_modules(rules):
        return rules.printed[space]
    return 0 if bars_space(rules, state, space) else fog.requirement(rules, state, space)


@kernel
def directions(rules: Rules, state: State, space: int, symbol: int) -> int:
    """The directions, as bits, in which a space takes a symbol now, or with NO_SYMBOL takes cards."""
    if has_modules(rules) and rules.fog_beside[space]:
        return fog.directions(rules, state, space, symbol)
    return rules.along[symbol, space]
