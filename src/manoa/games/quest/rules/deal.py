"""Dealing (Q-2)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import FAMILIARS, FIRST_FAMILIAR, FIRST_HERO, HAND_SIZE
from manoa.games.quest.parts.tokens import FIRST_CURSE, PER_CAVE
from manoa.games.quest.rules.expansions import has_hexes, has_modules, is_expanded
from manoa.games.quest.rules.ids import BLOCKADES
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.state import CAVES, CURSE_KINDS, HERO_CARDS, OUTSIDE, Rules, State
from manoa.games.quest.rules.zones import draw_one
from manoa.kernel import chance
from manoa.kernel.chance import Chance
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
        hooks.begin(rules, state)
        hooks.deal(rules, state)
    for seat in range(rules.players):
        deal_deck(rules, state, seat)
    state.revealed = 0


def clearing() -> Any:
    """The kernel that brings every field to its beginning, as a state may have held another game before: 0, but that
    nothing is anywhere yet."""
    lines = ["def clear_table(rules, state):", f" off = {OUTSIDE} if is_expanded(rules) else 0"]
    for name in State.dtype.names or ():
        if name not in (Chance.dtype.names or ()) and not name.startswith("gap"):
            shape = State.dtype[name].shape
            lines += [" " * at + f" for i{at} in range({size}):" for at, size in enumerate(shape)]
            place = f"[{', '.join(f'i{at}' for at in range(len(shape)))}]" if shape else ""
            lines.append(" " * len(shape) + f" state.{name}{place} = {NOWHERE.get(name, 0)}")
    scope: dict[str, Any] = {"__name__": __name__, "is_expanded": is_expanded}
    exec(compile("\n".join(lines), __file__, "exec"), scope)
    return kernel(scope["clear_table"])


NOWHERE = {"at": OUTSIDE, "safe": "off", "dragon_at": "off"}
clear_table = clearing()


@kernel
def deal_blockades(rules: Rules, state: State) -> None:
    """One at random onto each joint; the rest stay in the box (Q-2.3)."""
    for i in range(BLOCKADES):
        state.blockade[i] = i + 1
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
    slot = 0
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
