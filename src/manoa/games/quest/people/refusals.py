"""Why an action is not allowed now, for the player to act: a code, and the ids and numbers that belong to it."""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, HAND_SIZE, SYMBOLS
from manoa.games.quest.parts.tokens import FIRST_CURSE, TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.absent import absent, bound, missing, why_not_card
from manoa.games.quest.people.asked import asked
from manoa.games.quest.people.modules import first, having, of_action
from manoa.games.quest.people.notation import step_parts, there
from manoa.games.quest.people.sources import DATA
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.market import most_coins, on_offer
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.requirements import CURSED, EXACT, MOUNTAIN, NO_SYMBOL, POWERS, TERRAINS
from manoa.games.quest.rules.state import CURSE_KINDS, DISCARD, OUTSIDE
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal


def why(rules: Any, state: Any, action: int, *following: int) -> Refusal:
    """Why not this action. Where it is a card or token played in a way, and the same text says which step comes after
    it, that step tells more."""
    return absent(rules, action) or _why_not(rules, state, action, *following)


def _why_not(rules: Any, state: Any, action: int, *following: int) -> Refusal:
    if state["run_open"] and (state["depth"] or not _is_step(action)):
        return _step_first(state)
    if state["depth"]:
        return asked(state).why(rules, state, action)
    if ids.CHOOSE <= action < ids.PILE:
        return why_not_card(rules, state, action - ids.CHOOSE, "not-now", _open_end(rules, state))
    if state["phase"] == DISCARD and action != ids.END_TURN:
        return refusal("busy-discard")
    if action >= ids.STORE:
        return _why_not_module(rules, state, action)
    if action >= ids.USE:
        return _why_not_play(rules, state, *divmod(action - ids.USE, ids.WAYS), following)
    if action >= ids.STEP:
        return _why_not_step(rules, state, *step_parts(action))
    if action >= ids.PILE:
        return _why_not_buy(rules, state, action - ids.PILE)
    if action == ids.END_TURN:
        held = int(state["hand_size"][state["turn"]])
        return _open_end(rules, state) or refusal("hand-too-large", most=HAND_SIZE, held=held)
    return refusal("no-run" if action == ids.STOP else "nothing-to-finish")


def _step_first(state: Any) -> Refusal:
    return refusal("busy-step", **_thing(int(state["run"]) - 1))


def _is_step(action: int) -> bool:
    return ids.STEP <= action < ids.USE


def _why_not_play(rules: Any, state: Any, source: int, way: int, following: tuple[int, ...]) -> Refusal:
    if FIRST_CURSE <= source - ids.TOKENS < FIRST_CURSE + CURSE_KINDS:
        return _why_not_lift(state, source - ids.TOKENS)
    if source not in DATA:
        return refusal("not-now")
    return missing(state, source) or _why_not_use(rules, state, source, way, following)


def _why_not_module(rules: Any, state: Any, action: int) -> Refusal:
    """What modules let one do at any time; going back is not of that."""
    if action < ids.BACK and is_unfinished(rules, state):
        return refusal("stop-first")
    return of_action("why", action, state, action, missing) or refusal("not-now")


def _open_end(rules: Any, state: Any) -> Refusal | None:
    """The turn does not end yet: a movement is not over, or a module says so."""
    return refusal("stop-first") if is_unfinished(rules, state) else first("open_end", rules, state)


def _thing(source: int) -> dict[str, str]:
    """A card or token as the part `thing`."""
    return {"thing": next(iter(reading.source_parts(source).values()))}


def coins(halves: int) -> str:
    """Half coins as people write them: 4½."""
    whole = str(halves // 2) if halves > 1 else ""
    return (whole + ("½" if halves % 2 else "")) or "0"


# Cards and tokens without a piece


def _why_not_lift(state: Any, curse: int) -> Refusal:
    there = state["owned"][int(state["turn"]), curse] > 0
    return refusal("cannot-lift" if there else "not-cursed", curse=reading.curse_id(curse))


def _why_not_buy(rules: Any, state: Any, kind: int) -> Refusal:
    if kind >= len(CARD_IDS):
        return refusal("not-now")
    card = CARD_IDS[kind]
    if not rules["copies"][kind]:
        return refusal("starting-card", card=card)
    if not state["left"][kind]:
        return refusal("sold-out", card=card)
    if state["bought"]:
        return refusal("bought-already")
    if rules["modules"] and endangered(rules, state):
        return refusal("buying-in-danger")
    if not int(on_offer(state)) >> kind & 1:
        return refusal("reserve-closed", card=card)
    return refusal("too-dear", card=card, price=int(rules["price"][kind]), purse=coins(int(most_coins(rules, state))))


def _why_not_use(rules: Any, state: Any, source: int, way: int, following: tuple[int, ...]) -> Refusal:
    if forbidden := bound(rules, state, source, way):
        return forbidden
    if is_unfinished(rules, state):
        return refusal("stop-first")
    field, number = ("moving_kinds", source) if source < ids.TOKENS else ("moving_tokens", source - ids.TOKENS)
    if not int(rules[field]) >> number & 1:
        is_token = source >= ids.TOKENS
        return _why_not_token(rules, state, source - ids.TOKENS) if is_token else _why_not_action(source)
    if not reading.may_move(rules, state):
        return refusal("after-purchase")
    for step in following[:1]:
        _, piece, target = step_parts(step)
        return _why_not_go(rules, state, piece, target, source, unplayed=False)
    symbols = int(reading.open_symbols(rules, state, source))
    if symbols and not symbols >> way & 1:
        return refusal("other-symbol", **_thing(source), symbol=SYMBOLS[way])
    return refusal("leads-nowhere", **_thing(source))


IDLE = {
    "demon": "demon-does-nothing",
    "twins": "none-to-double",
    "imitator": "none-to-imitate",
    "henry_threepwood": "after-purchase",
}
for cards in having("IDLE"):
    IDLE |= cards


def _why_not_action(kind: int) -> Refusal:
    """An action card without a use now."""
    return refusal(IDLE.get(CARD_IDS[kind], "market-empty"))


def _why_not_token(rules: Any, state: Any, token: int) -> Refusal:
    moved = "" if reading.may_move(rules, state) else "after-purchase"
    return refusal(
        {
            "remove_card": "none-to-remove",
            "replace_cards": "none-to-replace",
            "keep_item": "item-not-just-used",
            "pass_occupied": moved or "passing-already",
            "change_symbol": moved or "changing-already",
            "demon_banishment": "no-demon",
            "anti_curse": "no-curse-turned-up",
            "open_market": "bought-already" if state["bought"] else "market-open-already",
        }.get(TOKEN_IDS[token], "not-now")
    )


# Movement


def _why_not_step(rules: Any, state: Any, unplayed: bool, piece: int, target: int) -> Refusal:
    if not reading.may_move(rules, state):
        return refusal("after-purchase")
    if unplayed and state["run_open"]:
        return _step_first(state)
    if is_unfinished(rules, state) and not state["run_open"]:
        return refusal("stop-first")
    source = int(state["run"]) - 1 if state["run_open"] else None
    return _why_not_go(rules, state, piece, target, source, unplayed)


def _why_not_go(rules: Any, state: Any, piece: int, target: int, source: int | None, unplayed: bool) -> Refusal:
    """Not to that target: with what is played for it, with the run that is going on, or without anything."""
    if piece >= rules["pieces"]:
        return refusal("one-piece")
    space = reading.piece_space(rules, state, piece)
    if space == OUTSIDE:
        return refusal("piece-home")
    barred = _barred_blockade if target >= ids.DIRECTIONS else _barred
    return barred(rules, state, piece, target) or _too_weak(rules, state, piece, target, source, unplayed)


def _barred_blockade(rules: Any, state: Any, piece: int, target: int) -> Refusal | None:
    joint, space = target - ids.DIRECTIONS, reading.piece_space(rules, state, piece)
    number = int(state["blockade"][joint])
    if joint >= rules["joints"]:
        return refusal("no-such-blockade")
    if not int(state["standing"]) >> joint & 1:
        return refusal("blockade-gone", blockade=number)
    if not int(rules["beside"][space]) >> joint & 1:
        return refusal("blockade-far", blockade=number, space=reading.name_of(rules, space))
    return None


def _barred(rules: Any, state: Any, piece: int, target: int) -> Refusal | None:
    """Something bars the way, whatever is paid (Q-4.1, Q-4.8)."""
    space, other = reading.piece_space(rules, state, piece), there(rules, state, piece, target)
    if other == OUTSIDE:
        return refusal("no-space")
    if held := first("held", rules, state, piece):
        return held
    joint, name = int(rules["joint"][space, target]), reading.name_of(rules, other)
    if int(state["standing"]) >> joint & 1:
        number = int(state["blockade"][joint])
        required = int(rules["blockade_requirement"][number])
        terrain, power = TERRAINS[required // POWERS], int(rules["required_power"][required])
        return refusal("barred", blockade=number, terrain=terrain, power=power, space=name)
    if barred := first("barred", rules, state, other):
        return barred
    if reading.requirement(rules, state, piece, target) <= MOUNTAIN:
        return refusal("mountain", space=name)
    if not state["passing"] and other in state["at"].tolist():
        return refusal("occupied", space=name)
    return None


def _too_weak(rules: Any, state: Any, piece: int, target: int, source: int | None, unplayed: bool) -> Refusal:
    """The place is open, but not paid for. `needs` is a symbol, `cards` or `camp`; `blockade` 0 means the space."""
    required = reading.requirement(rules, state, piece, target)
    terrain, symbol = TERRAINS[required // POWERS], int(rules["required_symbol"][required])
    power = int(rules["required_power"][required])
    blockade = int(state["blockade"][target - ids.DIRECTIONS]) if target >= ids.DIRECTIONS else 0
    name = "" if blockade else reading.name_of(rules, there(rules, state, piece, target))
    if terrain == "start":
        return refusal("start-space", space=name)
    if symbol == CURSED:
        if blockade:
            return refusal("demon-blockade", blockade=blockade)
        # No card pays for a demon space; by demon steps a piece enters it once a turn (H-2.1).
        return refusal("entered-already" if unplayed else "demon-space", space=name)
    if symbol == EXACT:
        swamp = {"space": name, "power": power}
        return refusal("swamp", **swamp) if source is None else refusal("swamp-not-exact", **_thing(source), **swamp)
    needs = SYMBOLS[symbol] if symbol != NO_SYMBOL else "camp" if terrain == "camp" else "cards"
    place = {"space": name, "blockade": blockade, "needs": needs, "power": power}
    if symbol == NO_SYMBOL:
        if unplayed:
            return refusal("too-few-cards", **place, held=int(state["hand_size"][int(state["turn"])]))
        return refusal("takes-cards", **place)
    if source is not None and not DATA[source].get("symbols"):
        return refusal("steps-elsewhere", **place, **_thing(source))
    if source is not None:
        return refusal("too-weak", **place, **_thing(source), **_gives(state, source))
    if not state["run"]:
        return refusal("needs-a-card", **place)
    if state["run_piece"] != piece:
        return refusal("other-piece")
    return refusal("run-too-weak", **place, left=int(state["run_power"]), has=_run_symbol(state))


def _run_symbol(state: Any) -> str:
    symbol = int(state["run_symbol"])
    return "nothing" if symbol == NO_SYMBOL else SYMBOLS[symbol]


def _gives(state: Any, source: int) -> dict[str, Any]:
    """What a card or token offers: the symbol of a run that is begun, else its one, or any."""
    symbols = DATA[source]["symbols"]
    gives = symbols[0] if len(symbols) == 1 else "any"
    return {"gives": _run_symbol(state) if state["run_open"] else gives, "strength": int(DATA[source]["power"])}
