"""Why an action is not allowed now, for the player to act: a code and its parts (LC-3)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, KINDS, LETTERS, RANKS
from manoa.games.lost_cities.people import reading
from manoa.games.lost_cities.people.notation import CARD_NAMES
from manoa.games.lost_cities.rules.state import DECK, PLAY, TAKES
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal


def why(rules: Any, state: Any, action: int) -> Refusal:
    if (action < DECK) != (state["phase"] == PLAY):
        return refusal("draw-first" if action < DECK else "play-first")
    colour = action % KINDS // RANKS if action < DECK else action - TAKES
    if colour >= rules["colours"]:
        return refusal("not-in-play", colour=COLOURS[colour], letters=" ".join(LETTERS[: rules["colours"]]))
    return _no_play(rules, state, action % KINDS) if action < DECK else _no_take(state, colour)


def _no_play(rules: Any, state: Any, kind: int) -> Refusal:
    """A card that is not held can neither be laid nor discarded; one that is can always be discarded."""
    seat, colour, card = int(state["turn"]), kind // RANKS, CARD_NAMES[kind]
    now = reading.now(state)
    hand = reading.card_list(now.hand[seat], now.hand_wagers[seat])
    if card not in hand:
        return refusal("not-held", card=card, cards=hand)
    last = reading.sides(rules.tobytes(), now)[seat].laid[COLOURS[colour]][-1]
    return refusal("too-low" if kind % RANKS else "wager-late", card=card, colour=COLOURS[colour], last=last)


def _no_take(state: Any, colour: int) -> Refusal:
    return refusal("own-discard" if state["pile"][colour] else "empty-pile", colour=COLOURS[colour])
