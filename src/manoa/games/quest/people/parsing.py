"""Texts as actions: see `notation`."""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, COIN, SYMBOLS, is_free, moves
from manoa.games.quest.people.asked import ASKED, asked, phase
from manoa.games.quest.people.asked.lift import LAY, LAYINGS
from manoa.games.quest.people.asked.price import COINS, PAYMENTS
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.people.modules.danger import spaces_back
from manoa.games.quest.people.notation import (
    BLOCKADE,
    IMITATE,
    ON_FOOT,
    RETREATING,
    SINGLE,
    UNPLAYED,
    step_parts,
)
from manoa.games.quest.people.reading import (
    atlas,
    piece_space,
    required_from,
    requirement,
    seldom,
    task,
    token_row,
)
from manoa.games.quest.people.sources import DATA, EVERY_WAY, ONCE, PLAY, SOURCE_OF, USES, use, word
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.payers import asked_now
from manoa.games.quest.rules.plays import first_symbol
from manoa.games.quest.rules.requirements import CURSED, EXACT, NO_SYMBOL, SWAMPS
from manoa.games.quest.rules.state import OUTSIDE, WITH_SWAMP
from manoa.games.quest.rules.step import mover_now, price
from manoa.games.values import bits
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Unreadable

UNMISTAKABLE = ("lift", "seat")  # what is called alike whatever is asked, with the actions of modules


def _texts() -> dict[str, tuple[str, int]]:
    """All that is called the same wherever pieces stand: the verb that has to be asked for, and the action."""
    texts = {text: ("", action) for action, text in SINGLE.items()}
    for source, way in EVERY_WAY:
        name, symbols, action = word(DATA[source]["id"]), DATA[source].get("symbols", []), use(source, way)
        if symbols:
            texts[f"{PLAY} {name} as {SYMBOLS[way]}"] = PLAY, action
        if symbols == [SYMBOLS[way]] or (not symbols and way == 0):
            texts[f"{PLAY} {name}"] = PLAY, action
    texts |= {text: (LAY, action) for action, (text, _) in LAYINGS.items()}
    texts |= {
        text: ("", action)
        for action, (text, data) in USES.items()
        if data["kind"] in UNMISTAKABLE or action >= ids.STORE
    }
    every: list[type[Pending]] = [Pending, *ASKED.values()]
    for place, first in enumerate((ids.CHOOSE, ids.PILE)):
        for verb in {each.VERBS[place] for each in every}:
            texts |= {f"{verb} {word(card)}": (verb, first + kind) for kind, card in enumerate(CARD_IDS)}
    texts |= {f"{IMITATE} {word(card)}": (IMITATE, use(kind)) for kind, card in enumerate(CARD_IDS)}
    texts |= {text: (COINS, action) for action, (text, _) in PAYMENTS.items()}
    return {f"pay {word(DATA[source]['id'])}": (COINS, use(source, COIN)) for source in ONCE} | texts


TEXTS = _texts()


def parse(rules: Any, state: Any, text: str) -> list[int]:
    """The steps that a text names, legal or not; capitals and more spaces do not matter."""
    known = TEXTS.get(text)
    if known is None:
        words = text.lower().replace("_", "-").split()
        if len(words) == 2 and words[0] == RETREATING:
            return _parse_retreat(rules, state, words[1])
        if len(words) > 1 and (words[0] in ON_FOOT or words[0] in SOURCE_OF):
            return _parse_movement(rules, state, words, text)
        known = TEXTS.get(" ".join(words))
        if known is None:
            raise _which_symbol(words) or _no_action(text)
    verb, action = known
    if verb == IMITATE:
        return _parse_imitation(state, action)
    if verb == PLAY and phase(state) != "pay":
        return [_in_first_way(rules, state, action)]
    if verb == PLAY:  # in a payment the same ids pay, coins only: so another way stands for playing then
        return [action - (action - ids.USE) % ids.WAYS]
    if verb == LAY and action >= ids.USE and phase(state) != "lift":
        raise Unreadable("nothing-to-choose", verb=verb, phase=phase(state))
    if verb == COINS and phase(state) != "pay":
        raise Unreadable("nothing-to-pay")
    if verb not in ("", COINS, *asked(state).VERBS):
        raise Unreadable("nothing-to-choose", verb=verb, phase=phase(state))
    return [action]


def _parse_imitation(state: Any, action: int) -> list[int]:
    """Old texts named the card of an Imitator before it was played. A card that moves a piece did nothing yet: what
    comes next says how it is played."""
    if task(state) != tasks.IMITATE:
        raise Unreadable("nothing-to-choose", verb=IMITATE, phase=phase(state))
    return [] if moves(DATA[(action - ids.USE) // ids.WAYS]) else [action]


def _in_first_way(rules: Any, state: Any, action: int) -> int:
    """Old texts named any symbol for a swamp: where nothing but swamps asks for it, all stand for the first (M-1.2)."""
    source, way = divmod(action - ids.USE, ids.WAYS)
    if not int(rules["modules"]) & WITH_SWAMP or not DATA[source].get("symbols"):
        return action
    is_token = source >= ids.TOKENS
    row, kind = (token_row(state), source - ids.TOKENS) if is_token else (int(state["changing"]), source)
    asked = bits(int(asked_now(rules, state)))
    met = {required for required in asked if int(rules["payers"][row, required, way]) >> kind & 1}
    return use(source, _first_way(rules, state, source)) if met and met <= set(bits(SWAMPS)) else action


def _first_way(rules: Any, state: Any, source: int) -> int:
    return int(first_symbol(rules, state, source)) % ids.WAYS


def _parse_retreat(rules: Any, state: Any, place: str) -> list[int]:
    """One of the places that a piece in danger may go back to."""
    if task(state) != tasks.RETREAT:
        raise Unreadable("nothing-to-choose", verb=RETREATING, phase=phase(state))
    names = [atlas(rules).names[space] for space in spaces_back(rules, state)]
    if place.upper() not in names:
        raise Unreadable("not-back", space=place.upper(), spaces=names)
    return [ids.BACK + names.index(place.upper())]


def _which_symbol(words: list[str]) -> Unreadable | None:
    """Cards and tokens with several symbols have to be played as one of them."""
    if len(words) != 2 or words[0] != PLAY or words[1] not in SOURCE_OF:
        return None
    return Unreadable("which-symbol", text=" ".join(words), symbols=DATA[SOURCE_OF[words[1]]]["symbols"])


def _parse_movement(rules: Any, state: Any, words: list[str], text: str) -> list[int]:
    """Steps, or a card or token and where it leads: its symbol is the one that the first place takes."""
    source = SOURCE_OF.get(words[0])
    if source is None:
        return _parse_steps(rules, state, words, text)
    if not moves(DATA[source]):
        raise _no_action(text)
    steps = _parse_steps(rules, state, words, text, freely=is_free(DATA[source]))
    return [use(source, _way_to(rules, state, source, steps[0])), *steps]


def _way_to(rules: Any, state: Any, source: int, step: int) -> int:
    """As which symbol a source is played for a step."""
    symbols = DATA[source].get("symbols", [])
    if not symbols or phase(state) == "pay":
        return 0
    _, piece, target = step_parts(step)
    symbol = atlas(rules).required_symbol[requirement(rules, state, piece, target)]
    if symbol == EXACT:
        return _first_way(rules, state, source)
    return symbol if symbol < NO_SYMBOL else SYMBOLS.index(symbols[0])


def _parse_steps(rules: Any, state: Any, words: list[str], text: str, freely: bool | None = None) -> list[int]:
    """One piece, and the places it goes to one after the other: `freely` by free steps, which ask nothing of a place;
    None: if those of the current run lead to the first."""
    piece, places = _parse_piece(rules, state, words, text)
    space = piece_space(rules, state, piece)
    if space == OUTSIDE:
        raise Unreadable("piece-home")
    steps = []
    for place in places:
        target = _target(rules, state, space, place, text)
        if freely is None:
            freely = words[0] not in UNPLAYED and goes_freely(rules, state, piece, target)
        steps.append(step_id(rules, state, piece, space, target, freely))
        space = atlas(rules).neighbour[space][target] if target < ids.DIRECTIONS else space
    return steps


def goes_freely(rules: Any, state: Any, piece: int, target: int) -> bool:
    """The free step of a Native just played, or its step after a removal (`native_blockade_and_step`), leads there."""
    if not state["run"] or state["run_symbol"] != NO_SYMBOL or not (state["run_open"] or state["run_piece"] == piece):
        return False
    space, required = piece_space(rules, state, piece), requirement(rules, state, piece, target)
    mover = seldom(mover_now, rules, state)
    return bool(seldom(price, rules, mover, space, target, required) >= 0)


def step_id(rules: Any, state: Any, piece: int, space: int, target: int, freely: bool) -> int:
    """The action of a step from a space: cards are paid there, or curses are drawn, unless a free step leads there."""
    symbol = atlas(rules).required_symbol[required_from(rules, state, space, target)]
    unplayed = symbol in (NO_SYMBOL, CURSED) and not freely and task(state) not in (tasks.HERD, tasks.FORCE)
    return (ids.ENTER if unplayed else ids.STEP) + piece * ids.TARGETS + target


def _parse_piece(rules: Any, state: Any, words: list[str], text: str) -> tuple[int, list[str]]:
    pieces = atlas(rules).pieces
    if words[0] == "herd":
        if task(state) != tasks.HERD:
            raise Unreadable("nothing-to-choose", verb="herd", phase=phase(state))
        return 0, words[1:]
    if words[1].isdigit():
        if len(words) < 3 or words[1] not in map(str, range(1, pieces + 1)):
            raise _no_action(text)
        return int(words[1]) - 1, words[2:]
    if pieces == 1:
        return 0, words[1:]
    if words[0] != "go" or not state["run"] or state["run_open"]:
        rest = " ".join(place if place.startswith(BLOCKADE) else place.upper() for place in words[1:])
        raise Unreadable("which-piece", first=f"{words[0]} 1 {rest}", second=f"{words[0]} 2 {rest}")
    return int(state["run_piece"]), words[1:]


def _target(rules: Any, state: Any, space: int, place: str, text: str) -> int:
    """The target that a place names from a space."""
    chart = atlas(rules)
    if place.startswith(BLOCKADE):
        numbers = [f"{BLOCKADE}{number}" for number in state["blockade"][: chart.joints].tolist()]
        if place in numbers:
            return ids.DIRECTIONS + numbers.index(place)
        raise _no_action(text)
    place = place.upper()
    if place in chart.beside[space]:
        return chart.beside[space][place]
    if place in chart.names:
        raise Unreadable("not-beside", space=place, here=chart.names[space])
    raise _no_action(text)


def _no_action(text: str) -> Unreadable:
    return Unreadable("no-action", text=shown(text))
