"""Dealing (Q-2)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import FAMILIARS, FIRST_FAMILIAR, FIRST_HERO, HAND_SIZE, SLOTS
from manoa.games.quest.parts.modules import CHESTS as CHEST_VALUES
from manoa.games.quest.parts.tokens import FIRST_CURSE, PER_CAVE
from manoa.games.quest.rules.expansions import has_hexes, has_module, has_modules, is_expanded
from manoa.games.quest.rules.ids import BLOCKADES, SEATS, STORED
from manoa.games.quest.rules.modules.dragons import clear_dragons
from manoa.games.quest.rules.movement import clear_run
from manoa.games.quest.rules.state import (
    ACT,
    CAVE_TOKEN_KINDS,
    CAVES,
    CHESTS,
    CURSE_KINDS,
    CURSE_TOKENS,
    DECK,
    DRAGONS,
    FOG_TOKENS,
    HERO_CARDS,
    MUISCA_KINDS,
    OUTSIDE,
    PIECES,
    WITH_DRAGONS,
    WITH_FOG,
    WITH_TREASURES,
    Rules,
    State,
)
from manoa.games.quest.rules.tasks import DEPTH, FREE
from manoa.games.quest.rules.zones import draw_one
from manoa.kernel import chance
from manoa.kernel.language import kernel

FAMILIAR_CARDS = len(FAMILIARS)


@kernel
def deal(rules: Rules, state: State, key: Any) -> None:
    """A new game from a key."""
    chance.start(state, key)
    clear_table(rules, state)
    state.starter = chance.below(state, rules.players) if rules.first < 0 else rules.first
    state.turn = state.starter
    state.round_number = 1
    deal_blockades(rules, state)
    set_pieces(rules, state)
    open_market(rules, state)
    fill_caves(rules, state)
    if has_hexes(rules):
        deal_hexes(rules, state)
    if has_modules(rules):
        deal_modules(rules, state)
    for seat in range(rules.players):
        deal_deck(rules, state, seat)
    state.revealed = 0


@kernel
def clear_table(rules: Rules, state: State) -> None:
    """Every field at its beginning: a state may have held another game before."""
    for seat in range(SEATS):
        clear_seat(rules, state, seat)
    for piece in range(PIECES):
        state.at[piece] = OUTSIDE
        state.explored[piece] = 0
    for i in range(DEPTH):
        state.subject[i] = 0
        state.task[i] = FREE
        state.who[i] = 0
        state.owed[i] = 0
    for i in range(DECK):
        state.area[i] = 0
    state.depth = 0
    state.area_size = 0
    state.phase = ACT
    state.ended = 0
    state.arrivals = 0
    state.bought = 0
    state.passing = 0
    state.changing = 0
    state.used_item = 0
    state.gained = 0
    clear_run(state)
    if is_expanded(rules):
        clear_hexes(state)
        clear_modules(state)


@kernel
def clear_hexes(state: State) -> None:
    """What only the expansions use."""
    for piece in range(PIECES):
        state.entered[piece] = 0
    for i in range(CURSE_TOKENS):
        state.curses[i] = 0
    for kind in range(CURSE_KINDS):
        state.lifted[kind] = 0
    for i in range(HERO_CARDS):
        state.heroes[i] = 0
    for place in range(CAVES * PER_CAVE):
        state.spare[place] = 0
    for token in range(CAVE_TOKEN_KINDS):
        state.spent[token] = 0
    state.curse_size = 0
    state.hero_size = 0
    state.spare_size = 0
    state.demons = 0
    state.sparing = 0
    state.dismissing = 0
    state.open_reserve = 0


@kernel
def clear_modules(state: State) -> None:
    """What only the modules use."""
    clear_dragons(state)
    for piece in range(PIECES):
        state.safe[piece] = OUTSIDE
    for place in range(CHESTS):
        state.chest[place] = 0
        state.chest_owner[place] = 0
    for place in range(FOG_TOKENS):
        state.fog[place] = 0
    for kind in range(MUISCA_KINDS):
        state.fresh[kind] = 0
        for seat in range(SEATS):
            state.owned[seat, STORED + kind] = 0
    state.fog_up = 0


@kernel
def clear_seat(rules: Rules, state: State, seat: int) -> None:
    state.hand[seat] = 0
    state.tokens[seat] = 0
    state.purse[seat] = 0
    state.arrival[seat] = 0
    state.hand_size[seat] = 0
    state.draw_size[seat] = 0
    state.discard_size[seat] = 0
    state.met[seat] = 0
    state.topped[seat] = 0
    for kind in range(rules.kinds):
        state.held[seat, kind] = 0
        state.known[seat, kind] = 0
        state.removed[seat, kind] = 0
    for token in range(rules.token_kinds):
        state.owned[seat, token] = 0
    for i in range(DECK):
        state.draw[seat, i] = 0
        state.discard[seat, i] = 0


@kernel
def deal_blockades(rules: Rules, state: State) -> None:
    """One at random onto each joint; the rest stay in the box (Q-2.3)."""
    for i in range(BLOCKADES):
        state.blockade[i] = i + 1
        state.owner[i + 1] = 0
    state.owner[0] = 0
    chance.shuffle(state, state.blockade, rules.blockades)
    for joint in range(rules.joints, BLOCKADES):
        state.blockade[joint] = 0
    state.standing = (1 << rules.joints) - 1


@kernel
def set_pieces(rules: Rules, state: State) -> None:
    """Start space i for player i in turn order; with two players 1 and 3, 2 and 4 (Q-2.4, Q-9.1)."""
    for order in range(rules.players):
        seat = (state.starter + order) % rules.players
        for piece in range(rules.pieces):
            state.at[seat * rules.pieces + piece] = rules.starts[order + 2 * piece]


@kernel
def open_market(rules: Rules, state: State) -> None:
    """The piles with a dot on the board, all others in the reserve (Q-2.6)."""
    state.board = rules.on_board
    state.reserve = 0
    slot = 0
    for i in range(SLOTS):
        state.slot[i] = 0
    for kind in range(rules.kinds):
        state.left[kind] = rules.copies[kind]
        if (rules.on_board >> kind) & 1:
            state.slot[slot] = kind + 1
            slot += 1
        elif rules.copies[kind]:
            state.reserve |= 1 << kind
    state.aside = rules.aside
    state.reserve &= ~rules.aside


@kernel
def fill_caves(rules: Rules, state: State) -> None:
    """Shuffle the tokens; four for every cave (Q-2.7)."""
    for cave in range(CAVES):
        state.cave_left[cave] = PER_CAVE if cave < rules.caves else 0
    for place in range(CAVES * PER_CAVE):
        state.cave[place] = 0
    place = 0
    if rules.caves_on:
        for token in range(rules.token_kinds):
            for _ in range(rules.token_copies[token]):
                state.cave[place] = token + 1
                place += 1
        chance.shuffle(state, state.cave, rules.cave_tokens)


@kernel
def deal_hexes(rules: Rules, state: State) -> None:
    """Demons, curses, heroes, the cave reserve, and a familiar for each deck (H-1.4 … H-1.8)."""
    state.demons = rules.demon_cards
    for kind in range(CURSE_KINDS):
        for _ in range(rules.curse_copies[kind]):
            state.curses[state.curse_size] = FIRST_CURSE + kind
            state.curse_size += 1
    chance.shuffle(state, state.curses, state.curse_size)
    if rules.tavern:  # without one they stay in the box (H-1.1)
        state.hero_size = HERO_CARDS
        for hero in range(HERO_CARDS):
            state.heroes[hero] = FIRST_HERO + hero
        chance.shuffle(state, state.heroes, HERO_CARDS)
    for place in range(rules.caves * PER_CAVE, rules.cave_tokens):
        state.spare[state.spare_size] = state.cave[place]
        state.spare_size += 1
        state.cave[place] = 0
    for seat in range(FAMILIAR_CARDS):  # one place in each draw pile, before its cards are shuffled
        state.area[seat] = FIRST_FAMILIAR + seat
    chance.shuffle(state, state.area, FAMILIAR_CARDS)
    for seat in range(FAMILIAR_CARDS):
        if seat < rules.players:
            state.draw[seat, 0] = state.area[seat]
        state.area[seat] = 0


@kernel
def deal_modules(rules: Rules, state: State) -> None:
    """Dragons, chests and fog (M-5.1, M-6.1, M-7.1); what lies beside the first pieces is seen at once."""
    if has_module(rules, WITH_DRAGONS):
        for dragon in range(DRAGONS):
            state.dragon_at[dragon] = rules.dragon_starts[dragon]
        chance.shuffle(state, state.dragon_at, DRAGONS)
    if has_module(rules, WITH_TREASURES):
        for place in range(CHESTS):
            state.chest[place] = CHEST_VALUES[place]
        chance.shuffle(state, state.chest, CHESTS)
    if has_module(rules, WITH_FOG):
        for place in range(FOG_TOKENS):
            state.fog[place] = rules.fog_tokens[place]
        chance.shuffle(state, state.fog, FOG_TOKENS)
    for piece in range(rules.players * rules.pieces):
        state.safe[piece] = state.at[piece]
        state.fog_up |= rules.fog_beside[state.at[piece]]


@kernel
def deal_deck(rules: Rules, state: State, seat: int) -> None:
    """The starting cards, shuffled, and four of them in hand (Q-2.5); a familiar lies among them already (H-1.4)."""
    size = 1 if has_hexes(rules) else 0
    for kind in range(rules.kinds):
        for _ in range(rules.starting[kind]):
            state.draw[seat, size] = kind
            size += 1
    state.draw_size[seat] = size
    chance.shuffle(state, state.draw[seat], size)
    for _ in range(min(HAND_SIZE, size)):
        draw_one(rules, state, seat)
