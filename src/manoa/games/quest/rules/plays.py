"""What may be played, and what it may be played for (Q-4.11, Q-6.3, Q-10.5)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import COIN, DEMON, FAMILIAR_BITS, FIRST_FAMILIAR, IMITATOR
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.board import Spaces, index_of, nth_target, occupied, requirement_if
from manoa.games.quest.rules.bounds import is_lethargic, usable, usable_tokens
from manoa.games.quest.rules.curses import liftable
from manoa.games.quest.rules.effects import begin_effects, has_use, spareable
from manoa.games.quest.rules.expansions import has_hexes, has_modules, is_expanded
from manoa.games.quest.rules.modules.muisca import stored_cards
from manoa.games.quest.rules.movement import costs_cards, costs_curses, goes_on, may_move, note_run, run_taken, set_run
from manoa.games.quest.rules.notes import IMITATED
from manoa.games.quest.rules.requirements import ANY
from manoa.games.quest.rules.state import BY_TOKENS, OUTSIDE, TOKENS_CHANGED, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def steps(rules: Rules, state: State, out: Any, size: int, run_only: bool) -> tuple[int, int]:
    """Steps that the run pays; but for `run_only` also those that cards or curses will be asked for (Q-4, H-2.1). And,
    as bits, the requirements of all targets of the player's pieces: what cards and tokens could be played for."""
    asked, taken, standing = 0, occupied(state), state.standing
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for i in range(rules.degree + rules.joints):
                target = nth_target(rules, i)
                required = requirement_if(rules, state, space, target, standing, taken)
                asked |= 1 << required
                offered = required != 0 and not run_only and pays_now(rules, state, piece, space, target, required)
                if is_expanded(rules):  # some heroes may enter occupied spaces (H-7)
                    required = requirement_if(rules, state, space, target, standing, run_taken(rules, state))
                if offered or (required and goes_on(rules, state, piece, space, target, required)):
                    out[size] = ids.STEP + piece * ids.TARGETS + target
                    size += 1
    return size, asked & ~1


@kernel
def pays_now(rules: Rules, state: State, piece: int, space: int, target: int, required: int) -> bool:
    """Without anything played: by cards that are asked for next, or by curses."""
    cursed = has_hexes(rules) and costs_curses(rules, state, piece, space, target, required)
    return cursed or costs_cards(rules, state, required)


@kernel
def open_symbols(rules: Rules, state: State, source: int) -> int:
    """The symbols, as bits, that something can be played for: its own; with a change of symbol any, for a card that has
    one, in hand or stored, or for a familiar's once-power (Q-10.5)."""
    is_card = source < ids.TOKENS or source >= ids.TOKENS + ids.ONCE
    return ANY if is_card and state.changing and rules.symbols[source] else 0 + rules.symbols[source]


@kernel
def source_ways(rules: Rules, which: int, asked: int, playable: int, held: int, first: int, out: Any, size: int) -> int:
    """Cards or tokens to play: each in the ways that meet one of the requirements, and those that need no piece
    (Q-4.11, Q-6.3, Q-10.5). `which` is a row of `Rules.payers`."""
    machete, paddle, coin = payers_of(rules, which, asked)
    machete |= playable
    return write_ways(machete & held, paddle & held, coin & held, first, out, size)


@kernel
def payers_of(rules: Rules, which: int, asked: int) -> tuple[int, int, int]:
    """What meets one of the requirements, in each way."""
    machete, paddle, coin = 0, 0, 0
    while asked:
        required = lowest(asked)
        asked &= asked - 1
        machete |= rules.payers[which, required, 0]
        paddle |= rules.payers[which, required, 1]
        coin |= rules.payers[which, required, 2]
    return machete, paddle, coin


@kernel
def write_ways(machete: int, paddle: int, coin: int, first: int, out: Any, size: int) -> int:
    """Append the actions for sets of sources, one set for each way."""
    rest = machete | paddle | coin
    while rest:
        source = lowest(rest)
        rest &= rest - 1
        action = ids.USE + (first + source) * ids.WAYS
        if (machete >> source) & 1:
            out[size] = action
            size += 1
        if (paddle >> source) & 1:
            out[size] = action + 1
            size += 1
        if (coin >> source) & 1:
            out[size] = action + COIN
            size += 1
    return size


@kernel
def playable_cards(rules: Rules, state: State) -> int:
    """Action cards that need no piece (Q-6.3)."""
    cards = usable(rules, state) & ~rules.moving_kinds & ~(1 << DEMON)
    if is_expanded(rules):
        cards &= ~(coupled_kinds(rules, cards) | idle_kinds(rules, state, cards))
        if state.board == 0:
            cards &= ~rules.board_takers
    return cards if has_use(rules, state, tasks.TAKE) else cards & ~rules.takers


@kernel
def coupled_kinds(rules: Rules, cards: int) -> int:
    """Those that are played together with another card: what is at hand decides (P-3, P-4)."""
    found = 0
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        effect = rules.effect[kind, 0]
        found |= (effect in (tasks.IMITATE, tasks.TWICE)) << kind
    return found


@kernel
def idle_kinds(rules: Rules, state: State, cards: int) -> int:
    """Those that would do nothing now, or nothing that is allowed (H-7.1, M-5.5)."""
    found = 0
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        effect = rules.effect[kind, 0]
        depends = effect in (tasks.ROUSE, tasks.WHISTLE, tasks.CLOAK)
        found |= (depends and not has_use(rules, state, effect)) << kind
    return found


@kernel
def playable_tokens(rules: Rules, state: State) -> int:
    """Tokens that need no piece, each where it has a use (Q-10.5)."""
    found, rest = 0, usable_tokens(rules, state) & ~rules.moving_tokens
    while rest:
        token = lowest(rest)
        rest &= rest - 1
        effect = rules.effect[ids.TOKENS + token, 0]
        found |= (effect != 0 and has_use(rules, state, effect)) << token
    return found


# With the expansions


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
    return asked_if(rules, state, (OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE))


@kernel
def asked_now(rules: Rules, state: State) -> int:
    """What cards and tokens could be played for; nothing after the purchase."""
    return asked_if(rules, state, occupied(state)) if may_move(rules, state) else 0


@kernel
def card_ways(rules: Rules, state: State, asked: int) -> tuple[int, int, int]:
    """All cards there are, held or not, that could move a piece now, in each way."""
    may = may_move(rules, state)
    machete, paddle, coin = card_payers(rules, state, asked, asked_through(rules, state) if may else 0)
    return (machete | rules.may_skip_steps if may else machete), paddle, coin


@kernel
def card_payers(rules: Rules, state: State, asked: int, through: int) -> tuple[int, int, int]:
    """All cards there are that meet one of the requirements, or one of `through` if they may enter occupied spaces; a
    lethargy takes a symbol away."""
    machete, paddle, coin = payers_of(rules, state.changing, asked)
    machete = (machete & ~rules.enters_occupied) | (payers_of(rules, 0, through)[0] & rules.enters_occupied)
    return without_lethargic(rules, state, machete, paddle, coin, rules.symbol_kinds)


@kernel
def without_lethargic(
    rules: Rules, state: State, machete: int, paddle: int, coin: int, symbols: Any
) -> tuple[int, int, int]:
    """Without the symbols that a lethargy forbids (H-4.2). The first way is also that of all without a symbol."""
    if is_lethargic(rules, state, 0):
        machete &= ~(symbols[0] | symbols[1] | symbols[COIN])
    if is_lethargic(rules, state, 1):
        paddle = 0
    if is_lethargic(rules, state, COIN):
        coin = 0
    return machete, paddle, coin


@kernel
def bound_ways(rules: Rules, state: State, asked: int, out: Any, size: int) -> int:
    """The cards, tokens and once-powers that may be played, and the curses that may be lifted."""
    hand = usable(rules, state)
    machete, paddle, coin = card_ways(rules, state, asked)
    playable = playable_cards(rules, state) | coupled(rules, state, hand)
    size = write_ways((machete & hand) | playable, paddle & hand, coin & hand, 0, out, size)
    return token_ways(rules, state, asked, playable_tokens(rules, state) | liftable(rules, state), out, size)


@kernel
def token_ways(rules: Rules, state: State, asked: int, playable: int, out: Any, size: int) -> int:
    """Tokens to play, and behind them the once-power of a familiar in hand."""
    held = usable_tokens(rules, state) | once_powers(rules, state)
    machete, paddle, coin = token_payers(rules, state, token_row(state), asked)
    return write_ways((machete & held) | playable, paddle & held, coin & held, ids.TOKENS, out, size)


@kernel
def token_row(state: State) -> int:
    """The row of `Rules.payers` for tokens and once-powers: a change of symbol is for the once-powers."""
    return TOKENS_CHANGED if state.changing else BY_TOKENS


@kernel
def token_payers(rules: Rules, state: State, which: int, asked: int) -> tuple[int, int, int]:
    """The same of tokens and once-powers; `which` is a row of `Rules.payers`."""
    machete, paddle, coin = payers_of(rules, which, asked)
    return without_lethargic(rules, state, machete, paddle, coin, rules.symbol_tokens)


@kernel
def once_powers(rules: Rules, state: State) -> int:
    """Of the familiar in hand (H-5.3); and stored cards, which are played like those (M-4.2)."""
    found = ((usable(rules, state) >> FIRST_FAMILIAR) & FAMILIAR_BITS) << ids.ONCE
    return found | stored_cards(rules, state) if has_modules(rules) else found


@kernel
def spare_ways(rules: Rules, state: State, out: Any, size: int) -> int:
    """Tokens that may be used without spending them (H-7)."""
    held = spareable(rules, state)
    machete, paddle, coin = token_payers(rules, state, BY_TOKENS, asked_now(rules, state))
    playable = playable_tokens(rules, state)
    return write_ways((machete & held) | playable, paddle & held, coin & held, ids.TOKENS, out, size)


# Twins and Imitator


@kernel
def coupled(rules: Rules, state: State, hand: int) -> int:
    """Cards that need another: one to run twice, or one of the market board to imitate."""
    found = 0
    kinds = hand & ~rules.moving_kinds
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        effect = rules.effect[kind, 0]
        if effect == tasks.TWICE:
            found |= runs_twice(rules, state) << kind
        elif effect == tasks.IMITATE:
            found |= (imitable(rules, state) != 0) << kind
    return found


@kernel
def runs_twice(rules: Rules, state: State) -> bool:
    """Some card could make two runs."""
    machete, paddle = twice_ways(rules, state)
    once_machete, once_paddle = once_twice(rules, state)
    return (machete | paddle | once_machete | once_paddle) != 0


@kernel
def twice_ways(rules: Rules, state: State) -> tuple[int, int]:
    """Cards in hand that could make two runs, for machete and for paddle (P-4)."""
    machete, paddle, _ = card_ways(rules, state, asked_now(rules, state))
    hand = usable(rules, state) & (rules.symbol_kinds[0] | rules.symbol_kinds[1] | rules.symbol_kinds[COIN])
    return machete & hand, paddle & hand


@kernel
def once_twice(rules: Rules, state: State) -> tuple[int, int]:
    """The same for the once-power of a familiar."""
    held, which = once_powers(rules, state), token_row(state)
    machete, paddle, _ = token_payers(rules, state, which, asked_now(rules, state))
    return machete & held, paddle & held


@kernel
def imitable(rules: Rules, state: State) -> int:
    """The kinds on top of piles of the market board that an Imitator could be now (P-3)."""
    found, kinds = 0, state.board & ~(1 << IMITATOR)
    machete, paddle, coin = card_ways(rules, state, asked_now(rules, state))
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if (rules.moving_kinds >> kind) & 1:
            works = ((machete | paddle | coin) >> kind) & 1 != 0
        elif rules.effect[kind, 0] == tasks.TWICE:
            works = runs_twice(rules, state)
        else:
            works = has_use(rules, state, rules.effect[kind, 0])
        found |= works << kind
    return found


@kernel
def imitated_ways(rules: Rules, state: State, kind: int) -> tuple[int, int, int]:
    """How the imitated card may be played."""
    machete, paddle, coin = card_ways(rules, state, asked_now(rules, state))
    bit = 1 << kind
    return machete & bit, paddle & bit, coin & bit


@kernel
def imitate(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """For this play the Imitator, which lies on top of the play area, is that card."""
    pop(state)
    note(journal, IMITATED, state.turn, kind, 0, 0, 0)
    if (rules.moving_kinds >> kind) & 1:
        push(state, tasks.ACT_AS, state.turn, 1, kind)
    else:
        wear_out(rules, state, kind)
        begin_effects(rules, state, kind)


@kernel
def act_as(rules: Rules, state: State, kind: int, way: int, journal: Any) -> None:
    """The Imitator moves a piece as the imitated card does."""
    pop(state)
    note_run(rules, state, kind, way, journal)
    wear_out(rules, state, kind)
    set_run(rules, state, kind, way)


@kernel
def wear_out(rules: Rules, state: State, kind: int) -> None:
    """An Imitator that was used for an item's function leaves the game (P-3)."""
    if (rules.items >> kind) & 1:
        state.area_size -= 1
        state.area[state.area_size] = 0
        state.removed[state.turn, IMITATOR] += 1
        state.used_item = IMITATOR + 1
