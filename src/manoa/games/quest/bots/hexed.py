"""What `greedy` answers where Heroes & Hexes and the promo cards ask."""

from __future__ import annotations

from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.modular import answer_module
from manoa.games.quest.bots.shopping import weakest
from manoa.games.quest.parts.cards import COIN, DEMON
from manoa.games.quest.parts.tokens import ANTI_CURSE, CAVE_FEVER, MISFORTUNE
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.asked.force import BOTH, forced_seat, rouse_choices, ways_out
from manoa.games.quest.rules.asked.hero import choices as shown_heroes
from manoa.games.quest.rules.asked.imitate import imitable
from manoa.games.quest.rules.asked.lift import liftable, lifting_cards, lifting_tokens
from manoa.games.quest.rules.asked.twice import once_twice, twice_ways
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.payers import in_any
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import decider

LIFTING_HAND = 3  # cards in hand with which Misfortune is lifted; with fewer the turn is over anyway


@kernel
def worth_lifting(rules: Rules, state: State) -> int:
    """The curses to lift now."""
    curses = liftable(rules, state) & ~(1 << CAVE_FEVER) if has_hexes(rules) else 0
    if state.hand_size[state.turn] < LIFTING_HAND:
        curses &= ~(1 << MISFORTUNE)
    return curses


@kernel
def answer(rules: Rules, guide: Guide, state: State, task: int) -> int:
    """The sub-phases of the expansions."""
    subject = state.subject[state.depth - 1]
    if task == tasks.WARD:
        return ids.USE + (ids.TOKENS + ANTI_CURSE) * ids.WAYS
    if task == tasks.FORCE:
        return shove(rules, state)
    if task == tasks.LIFT:
        cards = lifting_cards(rules, state, subject)
        if cards:
            return ids.CHOOSE + weakest(guide, cards)
        return ids.USE + (ids.TOKENS + lowest(lifting_tokens(rules, state, subject))) * ids.WAYS
    if task == tasks.MEET:
        return ids.PILE + most_valued(guide, shown_heroes(rules, state))
    if task == tasks.DISMISS:
        return ids.CHOOSE + DEMON
    if task == tasks.BANISH:
        return ids.SEAT + (state.turn + 1) % rules.players
    if task == tasks.ROUSE:
        return ids.SEAT + lowest(rouse_choices(rules, state))
    if task == tasks.IMITATE:
        return first_imitable(rules, state)
    if task == tasks.TWICE:
        return first_twice(rules, state)
    return ids.DONE if task == tasks.SPARE else answer_module(rules, guide, state, task)


@kernel
def first_imitable(rules: Rules, state: State) -> int:
    """The first card of the market board in the first way, where no plan and no gain says which."""
    ways = imitable(rules, state)
    kind = lowest(in_any(ways))
    return ids.USE + kind * ids.WAYS + (0 if (ways.first >> kind) & 1 else 1 if (ways.second >> kind) & 1 else COIN)


@kernel
def first_twice(rules: Rules, state: State) -> int:
    """The same of what Twins double."""
    ways, first = twice_ways(rules, state), 0
    if in_any(ways) == 0:
        ways, first = once_twice(rules, state), ids.TOKENS
    source = first + lowest(ways.first if ways.first else ways.second)
    return ids.USE + source * ids.WAYS + (ways.first == 0)


@kernel
def most_valued(guide: Guide, kinds: int) -> int:
    best, most = -1, -1
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if guide.card_value[kind] > most:
            best, most = kind, 0 + guide.card_value[kind]
    return best


@kernel
def shove(rules: Rules, state: State) -> int:
    """Own pieces go ahead, those of others back, as far as a forced move gains anything."""
    seat, pieces = forced_seat(state), state.subject[state.depth - 1] & BOTH
    sign = 1 if seat == decider(state) else -1
    best, action = 0, ids.DONE
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        space = state.at[seat * rules.pieces + piece]
        ahead = ways_out(rules, state, seat, piece)
        while ahead:
            direction = lowest(ahead)
            ahead &= ahead - 1
            there = rules.neighbour[space, direction]
            gain = sign * (rules.way[space] - rules.way[there])
            if gain > best:
                best, action = gain, ids.STEP + piece * ids.TARGETS + direction
    return action
