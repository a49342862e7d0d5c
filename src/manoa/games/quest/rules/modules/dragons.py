"""Dragons (M-5): asleep until somebody comes, then they hold the pieces beside them, and players move them (see
`asked.dragon`)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.board import Hex
from manoa.games.quest.parts.modules import DRAGONS as DRAGON_DATA
from manoa.games.quest.parts.modules import TWO_CARDS
from manoa.games.quest.rules.bounds import is_lethargic, usable, usable_cards
from manoa.games.quest.rules.ids import DRAGON
from manoa.games.quest.rules.notes import TAMING, WOKE
from manoa.games.quest.rules.places import apart, has_piece, is_beside, tile
from manoa.games.quest.rules.requirements import NO_SYMBOL, TERRAINS
from manoa.games.quest.rules.state import DRAGONS, OUTSIDE, PIECES, Rules, State
from manoa.games.quest.rules.tables import bits
from manoa.games.quest.rules.tasks import CLOAK, TAME, WHISTLE
from manoa.kernel import chance
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import push

ALL_DRAGONS = (1 << DRAGONS) - 1


def tabulate(rules: Any) -> None:
    """Which cards move them, how far, and from where farther."""
    for card in cards.DRAGON_CARDS:
        spaces = [part.get("spaces", 0) for part in card.get("effect", [])]
        rules["flight_steps"][card["number"]] = max(spaces, default=0)
    for number, dragon in enumerate(DRAGON_DATA):
        symbols = dragon["moved_by"]
        moves = ("any_card" in symbols or set(symbols) & set(card["symbols"]) for card in cards.ALL)
        rules["dragon_kinds"][number] = bits(map(bool, moves))
        rules["dragon_fast"][number] = bits(terrain in dragon["fast_on"] for terrain in TERRAINS)


def mark(rules: Any, spots: list[Any], numbers: dict[Hex, int]) -> None:
    for number, at in enumerate(spots):
        rules["dragon_starts"][number] = numbers[tuple(at)]


@kernel
def deal(rules: Rules, state: State) -> None:
    """One onto each of their places, asleep (M-5.1)."""
    for dragon in range(DRAGONS):
        state.dragon_at[dragon] = rules.dragon_starts[dragon]
    chance.shuffle(state, state.dragon_at, DRAGONS)


@kernel
def bars_space(rules: Rules, state: State, space: int) -> bool:
    """A dragon is there: nothing enters its space (M-5.1)."""
    for dragon in range(DRAGONS):
        if state.dragon_at[dragon] == space:
            return True
    return False


@kernel
def is_cloaked(state: State, seat: int) -> bool:
    """Dragons do not hold the pieces of a seat: it wears a cloak in its turn (M-5.5)."""
    return state.cloaked != 0 and seat == state.turn


@kernel
def holders(rules: Rules, state: State, seat: int, space: int) -> int:
    """The dragons, as bits, that hold a piece of a seat there, so that it does not move by any means: those that are
    awake and beside it (M-5.3)."""
    found, awake = 0, 0 if is_cloaked(state, seat) else 0 + state.awake
    while awake:
        dragon = lowest(awake)
        awake &= awake - 1
        found |= is_beside(rules, space, state.dragon_at[dragon]) << dragon
    return found


@kernel
def holds_after(rules: Rules, state: State, dragon: int, space: int, tiles: int) -> bool:
    """A dragon holds a piece that comes there by these tiles, unless it wears a cloak: if it slept on one of them, it
    is awake by then (M-5.2)."""
    lair = 0 + state.dragon_at[dragon]
    wakes = (state.awake >> dragon) & 1 or tiles & tile(rules, lair)
    return wakes != 0 and is_beside(rules, space, lair)


@kernel
def holds_who_comes(rules: Rules, state: State, dragon: int, space: int) -> bool:
    """The same of a piece that comes there from beside it."""
    return holds_after(rules, state, dragon, space, tile(rules, space))


@kernel
def bars_step(rules: Rules, state: State, space: int) -> bool:
    """A dragon holds a piece of the player that comes there; or stands there: one asleep wakes only when somebody comes
    (M-5.2)."""
    for piece in range(state.turn * rules.pieces, (state.turn + 1) * rules.pieces):
        if state.at[piece] == space:
            return holders(rules, state, state.turn, space) != 0
    return bars_step_after(rules, state, space, tile(rules, space))


@kernel
def bars_step_after(rules: Rules, state: State, space: int, tiles: int) -> bool:
    """A dragon holds a piece of the player that comes there by these tiles."""
    if is_cloaked(state, state.turn):
        return False
    for dragon in range(DRAGONS):
        if holds_after(rules, state, dragon, space, tiles):
            return True
    return False


@kernel
def write_zones(rules: Rules, state: State, out: Any) -> None:
    """Of every space the dragons, as bits, that hold a piece that comes there, unless it wears a cloak."""
    for space in range(rules.spaces):
        out[space] = 0
        for dragon in range(DRAGONS):
            out[space] |= holds_who_comes(rules, state, dragon, space) << dragon


@kernel
def come(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """The dragons on the tile that a piece has come to are awake for good (M-5.2)."""
    here, asleep = tile(rules, state.at[piece]), ALL_DRAGONS & ~state.awake
    while asleep:
        dragon = lowest(asleep)
        asleep &= asleep - 1
        if here == tile(rules, state.dragon_at[dragon]):
            state.awake |= 1 << dragon
            note(journal, WOKE, state.turn, dragon, state.dragon_at[dragon], 0, 0)


# Moving them


@kernel
def flights(rules: Rules, state: State, space: int) -> int:
    """The directions, as bits, in which a dragon there may go now (M-5.4)."""
    found, ahead = 0, rules.flights[space]
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        found |= is_free(rules, state, rules.neighbour[space, direction]) << direction
    return found


@kernel
def is_free(rules: Rules, state: State, space: int) -> bool:
    """Neither a piece nor another dragon is there."""
    return not has_piece(state, space) and not bars_space(rules, state, space)


@kernel
def movable(rules: Rules, state: State) -> int:
    """The dragons that are awake and have somewhere to go."""
    found, awake = 0, state.awake
    while awake:
        dragon = lowest(awake)
        awake &= awake - 1
        found |= (flights(rules, state, state.dragon_at[dragon]) != 0) << dragon
    return found


@kernel
def actions(rules: Rules, state: State, out: Any, size: int) -> int:
    """One may be moved at any time (M-5.4)."""
    return write(tamable(rules, state), DRAGON, out, size)


@kernel
def act(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Cards are laid down for it next."""
    if action >= DRAGON:
        note(journal, TAMING, state.turn, action - DRAGON, 0, 0, 0)
        push(state, TAME, state.turn, TWO_CARDS, action - DRAGON)


@kernel
def tamable(rules: Rules, state: State) -> int:
    """Those that the cards at hand move: one with its symbol, or any two."""
    if state.awake == 0:
        return 0
    found, rest = 0, movable(rules, state)
    enough = usable_cards(rules, state) >= TWO_CARDS
    while rest:
        dragon = lowest(rest)
        rest &= rest - 1
        found |= (enough or alone(rules, state, dragon) != 0) << dragon
    return found


@kernel
def alone(rules: Rules, state: State, dragon: int) -> int:
    """The kinds in hand that move a dragon with a single card: those with its symbol; of the white one, any."""
    if dragon < NO_SYMBOL and is_lethargic(rules, state, dragon):
        return 0
    return usable(rules, state) & rules.dragon_kinds[dragon]


@kernel
def has_use(rules: Rules, state: State, effect: int) -> bool:
    """The cards about dragons (M-5.5): a Tamer and a Whistle move some, a cloak works once."""
    if effect == WHISTLE:
        return movable(rules, state) != 0
    return effect != CLOAK or not state.cloaked


@kernel
def begin_effect(rules: Rules, state: State, source: int, effect: int, count: int) -> bool:
    if effect == CLOAK:
        state.cloaked = 1
    if effect == WHISTLE:
        push(state, WHISTLE, state.turn, count, (rules.flight_steps[source] << DRAGONS) | state.awake)
    return effect in (CLOAK, WHISTLE)


@kernel
def turn_over(rules: Rules, state: State) -> None:
    """A cloak works for one turn (M-5.5)."""
    state.cloaked = 0


# What a learner is shown: whether a piece is held; of each dragon how far it is from El Dorado, whether it is awake,
# and how far it is from each piece

OF_PIECE, OF_TABLE = 1, DRAGONS * (2 + PIECES)


@kernel
def observe_piece(rules: Rules, state: State, piece: int, out: Any, at: int) -> int:
    out[at] = holders(rules, state, piece // rules.pieces, state.at[piece]) != 0
    return at + OF_PIECE


@kernel
def observe_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    pieces = rules.players * rules.pieces
    for dragon in range(DRAGONS):
        lair = state.dragon_at[dragon]
        if lair != OUTSIDE:
            out[at] = rules.to_go[lair]
            out[at + 1] = (state.awake >> dragon) & 1
            for step in range(pieces):
                space = state.at[(seat * rules.pieces + step) % pieces]
                out[at + 2 + step] = apart(rules, space, lair) if space != OUTSIDE else 0
        at += 2 + PIECES
    return at
