"""Which expansions are on.

Base games and games with expansions have rules records of two types, so Numba compiles each kernel for both. In base
games these functions are constants, and LLVM leaves out all that depends on them.
"""

from __future__ import annotations

from manoa.games.quest.parts.cards import BASE_KINDS
from manoa.games.quest.parts.tokens import BASE
from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.state import Rules
from manoa.kernel.language import kernel

BASE_TOKENS = len(BASE)


@kernel(inline=True)
def is_expanded(rules: Rules) -> bool:
    """Heroes & Hexes, the promo cards or modules are on."""
    return len(rules.expanded) != 0


@kernel(inline=True)
def has_hexes(rules: Rules) -> bool:
    """Heroes & Hexes is on."""
    return is_expanded(rules) and rules.hexes != 0


@kernel(inline=True)
def has_modules(rules: Rules) -> bool:
    """Modules are on."""
    return is_expanded(rules) and rules.modules != 0


@kernel(inline=True)
def has_module(rules: Rules, module: int) -> bool:
    """One of them is on: a bit of `Rules.modules`."""
    return is_expanded(rules) and (rules.modules & module) != 0


@kernel(inline=True)
def card_kinds(rules: Rules) -> int:
    """How many kinds of cards there are."""
    return 0 + rules.kinds if is_expanded(rules) else BASE_KINDS


@kernel(inline=True)
def token_kinds(rules: Rules) -> int:
    """How many kinds of tokens there are."""
    return 0 + rules.token_kinds if is_expanded(rules) else BASE_TOKENS


@kernel(inline=True)
def degree(rules: Rules) -> int:
    """In how many directions a step can lead."""
    return 0 + rules.degree if is_expanded(rules) else AROUND
