"""Actions as text: `speed 4`, `gather 2 food 1 gold`, `move (1,0)`, `discover`, `place (2,-1)`, `farmhouse N(0,0)`,
`villager (1,0)`, `march 2 (0,0) (1,0)`, `raid N(0,0) (1,0)`, `bank food for gold`. An offer is put together step
by step, `offer white`, `give food`, `ask gold`, `propose`; one text names them all: `offer white 2 food for 1 gold`.
`withdraw` takes back one that is begun.

Places are `(q,r)` on the island and `cave(q,r)` in the cave; corners `N(q,r)`, `S(q,r)`, `cave-N(q,r)`.
"""

import bisect
import re
from typing import Any, NamedTuple

from manoa.games.island.parts.explorers import ITEMS
from manoa.games.island.people import describing, parsing, reading, refusals
from manoa.games.island.people.reading import PHASES, phase
from manoa.games.island.rules import ids
from manoa.games.island.rules.turn import IN_TURN
from manoa.games.refusals import refusal
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Refusal, Unreadable


class Kind(NamedTuple):
    """A kind of actions. `describing` has a function of its name for the parts, `parsing` one that reads what follows
    the verb, `refusals` one that says why an action is not allowed; each where there is something to say."""

    name: str
    first: int  # its first action
    text: str  # with its parts by name; the first word is the verb
    form: str  # the kinds of words that follow the verb
    phases: tuple[str, ...]  # in which one could be legal
    when_exploring: str = "busy-explore"  # why there is none in the explore phase


EXPLORE = ("explore",)
MARCHES = ("explore", "purchase", "battle")
TRADES = (*(PHASES[task] for task in IN_TURN), *MARCHES)
OFFERS = ("offer",)
KINDS = [
    Kind("end_turn", ids.END_TURN, "end turn", "", ()),
    Kind("pass", ids.PASS, "pass", "", (), "no-window"),
    Kind("accept", ids.ACCEPT, "accept", "", ("answer",), "no-offer"),
    Kind("refuse", ids.REFUSE, "refuse", "", (), "no-offer"),
    Kind("discover", ids.DISCOVER, "discover", "", EXPLORE),
    Kind("explorer", ids.CHOOSE, "explorer {explorer}", "explorer", ("side",), "explorers-chosen"),
    Kind("speed", ids.SPEED, "speed {speed}", "face", ("roll",), "speed-chosen"),
    Kind("gather", ids.GATHER, "gather {cards}", "cards", ("gather",), "gathered"),
    Kind("give_back", ids.RETURN, "return {resource}", "resource", ("return",), "within-limit"),
    Kind("move", ids.MOVE, "move {to}", "way", EXPLORE),
    Kind("place", ids.PLACE, "place {at}", "way", ("place", "explore")),
    Kind("farmhouse", ids.FARMHOUSE, "farmhouse {at}", "corner", EXPLORE),
    Kind("fort", ids.FORT, "fort {at}", "corner", EXPLORE),
    Kind("offering", ids.OFFERING, "offering {at}", "way", EXPLORE),
    Kind("villager", ids.VILLAGER, "villager {at}", "place", EXPLORE),
    Kind("raid", ids.RAID, "raid {at} {from}", "corner place", EXPLORE),
    Kind("march", ids.MARCH, "march {count} {from} {to}", "number place way", MARCHES),
    Kind("fight", ids.DEFENDER, "fight {seat}", "colour", ("order",)),
    Kind("set_down", ids.SET, "set {at}", "way", ("set", "retreat")),
    Kind("bank", ids.BANK, "bank {give} for {take}", "cards", TRADES),
    Kind("offer", ids.OFFER, "offer {seat}", "cards", TRADES),
    Kind("give", ids.GIVE, "give {resource}", "resource", OFFERS, "no-partner"),
    Kind("ask", ids.ASK, "ask {resource}", "resource", OFFERS, "no-partner"),
    Kind("propose", ids.PROPOSE, "propose", "", OFFERS, "no-partner"),
    Kind("withdraw", ids.WITHDRAW, "withdraw", "", OFFERS, "no-partner"),
]
_FIRST = [kind.first for kind in KINDS]
_SINGLE = {tuple(kind.text.split()): kind.first for kind in KINDS if not kind.form}
_VERBS = {kind.text.split()[0]: kind for kind in KINDS if kind.form}
_VERBS |= {"discover": _VERBS["place"], "retreat": _VERBS["set"]}
_OTHERWISE = {"discover": "discover {at}", "retreat": "retreat {to}"}  # what placing and setting are called at times


def _functions_of(module: Any) -> list[Any]:
    return [getattr(module, kind.name, None) for kind in KINDS]


_DESCRIBE, _PARSE, _WHY = _functions_of(describing), _functions_of(parsing), _functions_of(refusals)


def describe(rules: Any, state: Any, action: int) -> describing.Data:
    """An action's parts by name."""
    number = bisect.bisect_right(_FIRST, action) - 1
    kind, parts = KINDS[number], _DESCRIBE[number]
    said = {"kind": "buy", "item": kind.name} if kind.name in ITEMS else {"kind": kind.text.partition(" {")[0]}
    return {**said, **parts(rules, state, action - kind.first)} if parts else said


def notation(rules: Any, state: Any, action: int) -> str:
    kind = KINDS[bisect.bisect_right(_FIRST, action) - 1]
    if not kind.form:
        return kind.text
    data = describe(rules, state, action)
    text = _OTHERWISE.get(data["kind"], kind.text)
    return re.sub(r"{(\w+)}", lambda part: _shown(state, part[1], data[part[1]]), text)


def _shown(state: Any, name: str, part: Any) -> str:
    if name == "seat":
        return reading.colour(state, part)
    if isinstance(part, dict):
        return reading.cards_text(part)
    return reading.where_text(part) if isinstance(part, list | None) else str(part)


def parse(rules: Any, state: Any, text: str) -> list[int]:
    """The action that a text names, whether or not it is legal now; a whole offer names several."""
    tokens = parsing.tokens_of(text)
    if tokens in _SINGLE:
        return [_SINGLE[tokens]]
    kind = _VERBS.get(tokens[0]) if tokens and isinstance(tokens[0], str) else None
    try:
        if kind and parsing.fits(kind.form, tokens[1:]):
            numbers = _PARSE[KINDS.index(kind)](rules, state, *tokens[1:])
            return [kind.first + number for number in (numbers if isinstance(numbers, list) else [numbers])]
    except parsing.NotUnderstood:
        pass
    raise Unreadable("no-action", text=shown(text))


def why(rules: Any, state: Any, action: int, *following: int) -> Refusal:
    """Each kind of action has phases in which it could be legal; in all others something else comes first. What follows
    matters for offers alone: they are refused as a whole."""
    now, number = phase(state), bisect.bisect_right(_FIRST, action) - 1
    kind = KINDS[number]
    if now in kind.phases:
        if kind.phases == OFFERS:
            return refusals.offered(rules, state, action, *following)
        reason: Refusal = _WHY[number](rules, state, action - kind.first)
        return reason
    return refusal(kind.when_exploring if now == "explore" else f"busy-{now}")
