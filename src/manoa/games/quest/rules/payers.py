"""What meets requirements: the cards and tokens that could be played for what lies beside the player's pieces."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoa.games.quest.parts.cards import COIN, FAMILIAR_BITS, FIRST_FAMILIAR
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.board import NOBODY, Spaces, index_of, nth_target, occupied, requirement_if
from manoa.games.quest.rules.bounds import is_lethargic, may_move, usable, usable_tokens
from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.modules.muisca import stored_cards
from manoa.games.quest.rules.requirements import SWAMPS
from manoa.games.quest.rules.state import BY_TOKENS, OUTSIDE, TOKENS_CHANGED, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel


class Ways(NamedTuple):
    """Sources, as bits, by the way in which they are played: for which symbol. What has none is played in the first."""

    first: int
    second: int
    third: int


@kernel
def in_any(ways: Ways) -> int:
    """All of them, whatever the way."""
    return ways.first | ways.second | ways.third


@kernel
def only(ways: Ways, sources: int) -> Ways:
    return Ways(ways.first & sources, ways.second & sources, ways.third & sources)


@kernel
def and_plain(ways: Ways, sources: int) -> Ways:
    """These sources too, which are played in their one way."""
    return Ways(ways.first | sources, ways.second, ways.third)


@kernel
def payers_of(rules: Rules, which: int, asked: int) -> Ways:
    """What meets one of the requirements, in each way."""
    first, second, third = 0, 0, 0
    while asked:
        required = lowest(asked)
        asked &= asked - 1
        first |= rules.payers[which, required, 0]
        second |= rules.payers[which, required, 1]
        third |= rules.payers[which, required, 2]
    return Ways(first, second, third)


@kernel
def asked_if(rules: Rules, state: State, taken: Spaces) -> int:
    """The requirements of all targets of the player's pieces, if these spaces could not be entered."""
    asked = 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for i in range(rules.degree + rules.joints):
                target = nth_target(rules, i)
                asked |= 1 << requirement_if(rules, state, space, target, state.standing, taken)
    return asked & ~1


@kernel
def asked_through(rules: Rules, state: State) -> int:
    """The requirements for sources that may enter occupied spaces."""
    return asked_if(rules, state, NOBODY)


@kernel
def asked_now(rules: Rules, state: State) -> int:
    """What cards and tokens could be played for; nothing after the purchase."""
    return asked_if(rules, state, occupied(state)) if may_move(rules, state) else 0


@kernel
def card_ways(rules: Rules, state: State, asked: int) -> Ways:
    """All cards there are, held or not, that could move a piece now, in each way."""
    may = may_move(rules, state)
    ways = card_payers(rules, state, asked, asked_through(rules, state) if may else 0)
    return and_plain(ways, rules.may_skip_steps if may else 0)


@kernel
def card_payers(rules: Rules, state: State, asked: int, through: int) -> Ways:
    """All cards there are that meet one of the requirements, or one of `through` if they may enter occupied spaces; a
    lethargy takes a symbol away."""
    ways = only(payers_if(rules, state, state.changing, asked, rules.symbol_kinds), ~rules.enters_occupied)
    return and_plain(ways, payers_of(rules, 0, through).first & rules.enters_occupied)


@kernel
def payers_if(rules: Rules, state: State, which: int, asked: int, symbols: Any) -> Ways:
    """What meets one of the requirements, in each way that no lethargy forbids. `which` is a row of `Rules.payers`. A
    swamp takes any symbol: where nothing but swamps asks for it, a source is played in its first way (M-1.2)."""
    ways = without_lethargic(rules, state, payers_of(rules, which, asked & ~SWAMPS), symbols)
    if asked & SWAMPS:
        first, second, third = without_lethargic(rules, state, payers_of(rules, which, asked & SWAMPS), symbols)
        ways = Ways(ways.first | first, ways.second | (second & ~first), ways.third | (third & ~(first | second)))
    return ways


@kernel
def without_lethargic(rules: Rules, state: State, ways: Ways, symbols: Any) -> Ways:
    """Without the symbols that a lethargy forbids (H-4.2): what has none is played in the first way all the same."""
    first, second, third = ways
    if is_lethargic(rules, state, 0):
        first &= ~(symbols[0] | symbols[1] | symbols[COIN])
    if is_lethargic(rules, state, 1):
        second = 0
    if is_lethargic(rules, state, COIN):
        third = 0
    return Ways(first, second, third)


@kernel
def token_row(state: State) -> int:
    """The row of `Rules.payers` for tokens and once-powers: a change of symbol is for the once-powers."""
    return TOKENS_CHANGED if state.changing else BY_TOKENS


@kernel
def token_payers(rules: Rules, state: State, which: int, asked: int) -> Ways:
    """The same of tokens and once-powers; `which` is a row of `Rules.payers`."""
    return payers_if(rules, state, which, asked, rules.symbol_tokens)


@kernel
def at_hand(rules: Rules, state: State) -> int:
    """Tokens that may be played, and what is played like them."""
    return usable_tokens(rules, state) | once_powers(rules, state)


@kernel
def once_powers(rules: Rules, state: State) -> int:
    """Of the familiar in hand (H-5.3); and stored cards, which are played like those (M-4.2)."""
    found = ((usable(rules, state) >> FIRST_FAMILIAR) & FAMILIAR_BITS) << ids.ONCE
    return found | stored_cards(rules, state) if has_modules(rules) else found


@kernel
def write_ways(ways: Ways, first: int, out: Any, size: int) -> int:
    """Append the actions for sources, which are counted from the `first`."""
    rest = in_any(ways)
    while rest:
        source = lowest(rest)
        rest &= rest - 1
        action = ids.USE + (first + source) * ids.WAYS
        if (ways.first >> source) & 1:
            out[size] = action
            size += 1
        if (ways.second >> source) & 1:
            out[size] = action + 1
            size += 1
        if (ways.third >> source) & 1:
            out[size] = action + 2
            size += 1
    return size
