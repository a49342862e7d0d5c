"""What may be played, and what it may be played for (Q-4.11, Q-6.3, Q-10.5)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.parts.tokens import FIRST_CURSE
from manoa.games.quest.rules import ids, payers, tasks
from manoa.games.quest.rules.asked import lift
from manoa.games.quest.rules.asked.imitate import imitable
from manoa.games.quest.rules.asked.twice import runs_twice
from manoa.games.quest.rules.board import index_of, nth_target, occupied, requirement_if
from manoa.games.quest.rules.bounds import is_card, is_lethargic, usable
from manoa.games.quest.rules.effects import begin_effects, has_use, playable_tokens
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.movement import begin_run, use_source
from manoa.games.quest.rules.notes import PLAYED
from manoa.games.quest.rules.requirements import ANY, NO_SYMBOL
from manoa.games.quest.rules.state import CURSE_KINDS, OUTSIDE, Rules, State
from manoa.games.quest.rules.step import due, steps_of
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def steps(rules: Rules, state: State, out: Any, size: int) -> int:
    """Write the steps that the run leads to."""
    for piece in range(rules.pieces):
        if state.run_open or state.run_piece == piece:
            size = write(steps_of(rules, state, piece), ids.STEP + piece * ids.TARGETS, out, size)
    return size


@kernel
def unplayed_steps(rules: Rules, state: State, out: Any, size: int) -> tuple[int, int]:
    """Write the steps that cards or curses will be asked for, which end the run (Q-3.5, Q-4, H-2.1). And, as bits, the
    requirements of all targets of the player's pieces: what cards and tokens could be played for."""
    asked, taken = 0, occupied(state)
    for piece in range(rules.pieces):
        space = 0 + state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for i in range(rules.degree + rules.joints):
                target = nth_target(rules, i)
                required = requirement_if(rules, state, space, target, state.standing, taken)
                asked |= 1 << required
                if required and due(rules, state, piece, space, target, required):
                    out[size] = ids.ENTER + piece * ids.TARGETS + target
                    size += 1
    return size, asked & ~1


@kernel
def open_symbols(rules: Rules, state: State, source: int) -> int:
    """The symbols, as bits, that something can be played for: its own; with a change of symbol any, for a card that has
    one, in hand or stored, or for a familiar's once-power (Q-10.5)."""
    return ANY if is_card(source) and state.changing and rules.symbols[source] else 0 + rules.symbols[source]


@kernel
def first_symbol(rules: Rules, state: State, source: int) -> int:
    """The first symbol open to a source that no lethargy forbids: as this it is played for a swamp."""
    for symbol in range(NO_SYMBOL):
        if (open_symbols(rules, state, source) >> symbol) & 1 and not is_lethargic(rules, state, symbol):
            return symbol
    return NO_SYMBOL


@kernel
def source_ways(rules: Rules, which: int, asked: int, playable: int, held: int, first: int, out: Any, size: int) -> int:
    """Cards or tokens to play: each in the ways that meet one of the requirements, and those that need no piece
    (Q-4.11, Q-6.3, Q-10.5). `which` is a row of `Rules.payers`."""
    return payers.write_ways(
        payers.only(payers.and_plain(payers.payers_of(rules, which, asked), playable), held), first, out, size
    )


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
        found |= (not has_use(rules, state, 0 + rules.effect[kind, 0])) << kind
    return found


@kernel
def bound_ways(rules: Rules, state: State, asked: int, out: Any, size: int) -> int:
    """The cards, tokens and once-powers that may be played, and the curses that may be lifted."""
    hand = usable(rules, state)
    playable = playable_cards(rules, state) | coupled(rules, state, hand)
    size = payers.write_ways(
        payers.and_plain(payers.only(payers.card_ways(rules, state, asked), hand), playable), 0, out, size
    )
    return token_ways(rules, state, asked, playable_tokens(rules, state) | lift.liftable(rules, state), out, size)


@kernel
def token_ways(rules: Rules, state: State, asked: int, playable: int, out: Any, size: int) -> int:
    """Tokens to play, and behind them the once-power of a familiar in hand."""
    ways = payers.only(payers.token_payers(rules, state, payers.token_row(state), asked), payers.at_hand(rules, state))
    return payers.write_ways(payers.and_plain(ways, playable), ids.TOKENS, out, size)


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
            found |= (payers.in_any(imitable(rules, state)) != 0) << kind
    return found


# Playing it


@kernel
def play(rules: Rules, state: State, action: int, journal: Any) -> None:
    """A card or token in one of its ways: to move a piece, for its effects, or a curse to be lifted."""
    source = (action - ids.USE) // ids.WAYS
    token = source - ids.TOKENS
    if token >= FIRST_CURSE and token < FIRST_CURSE + CURSE_KINDS:
        lift.begin(rules, state, token, journal)
    elif (rules.moving_kinds >> source if token < 0 else rules.moving_tokens >> token) & 1:
        begin_run(rules, state, source, (action - ids.USE) % ids.WAYS, journal)
    else:
        play_action(rules, state, source, journal)


@kernel
def play_action(rules: Rules, state: State, source: int, journal: Any) -> None:
    """An action card, or a token that needs no piece (Q-6.3, Q-10.5)."""
    note(journal, PLAYED, state.turn, source, 0, 0, 0)
    use_source(rules, state, source)
    begin_effects(rules, state, source)
