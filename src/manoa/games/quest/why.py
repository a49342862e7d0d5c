"""Why an action is not allowed now, in a sentence for the player to act."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import ALL, CARD_IDS, HAND_SIZE, MOVERS
from manoa.games.quest.market import most_coins
from manoa.games.quest.notation import parts, there, toll
from manoa.games.quest.reading import counted, name_of, piece_space
from manoa.games.quest.state import (
    CARD_SOURCE,
    CHANGED,
    CHOOSE,
    COINS,
    DONE,
    END_TURN,
    MOVE,
    NO_SYMBOL,
    OUTSIDE,
    PILE,
    PLAY,
    POWERS,
    STOP,
    TERRAINS,
    TOKEN_SOURCE,
    USE,
)
from manoa.games.quest.tokens import ALL as ALL_TOKENS
from manoa.games.quest.tokens import TOKEN_IDS, TOKEN_MOVERS
from manoa.games.quest.view import phase

BUSY = {
    "pay": "First finish paying: choose the cards to pay with.",
    "remove": "First choose a card to remove from the game, or done where you may.",
    "take": "First choose a pile of the market to take a card from.",
    "replace": "First lay the cards you want to replace, then done.",
    "discard": "The turn is in its discard phase: discard what you do not keep, then end turn.",
}
AFTER_PURCHASE = "After the purchase no piece moves any more this turn."
SYMBOL_WORDS = (("machete", "machetes"), ("paddle", "paddles"), ("coin", "coins"))


def why(rules: Any, state: Any, action: int) -> str:
    now = phase(state)
    if action < CHANGED and action >= CHOOSE:
        return _why_not_choose(rules, state, action - CHOOSE)
    if now == "take" and PILE <= action < PLAY:
        return f"The market has no {_card(action - PILE)} left to take."
    if now == "pay" and CHANGED <= action < PILE:
        return _why_not_pay(rules, state, action)
    if now == "replace" and action == DONE:
        return "Lay at least one card first."
    if now in BUSY and not (now == "discard" and action == END_TURN):
        return BUSY[now]
    if action >= MOVE:
        return _why_not_move(rules, state, *parts(action))
    return _why_not_play(rules, state, action)


def _card(kind: int) -> str:
    return str(ALL[kind]["name"]["en"])


def _token(token: int) -> str:
    return f"{ALL_TOKENS[token]['name']['en']} token"


def _hand(state: Any) -> str:
    names = [_card(CARD_IDS.index(card)) for card in counted(state["held"][int(state["turn"])])]
    return f"you hold {', '.join(names)}" if names else "your hand is empty"


def _holds(state: Any, kind: int) -> bool:
    return bool(state["held"][int(state["turn"]), kind])


def _owns(state: Any, token: int) -> bool:
    return bool(state["owned"][int(state["turn"]), token])


def coins(halves: int) -> str:
    """Half coins in words: 4½."""
    whole = str(halves // 2) if halves > 1 else ""
    return (whole + ("½" if halves % 2 else "")) or "0"


# Cards and tokens without a piece


def _why_not_choose(rules: Any, state: Any, kind: int) -> str:
    if phase(state) == "take":
        return BUSY["take"]
    if not _holds(state, kind):
        return f"{_card(kind)} is not in your hand; {_hand(state)}."
    if phase(state) == "pay":
        return f"With {_card(kind)} paid like this the price could not be reached any more."
    return f"{_card(kind)} may be chosen."


def _why_not_pay(rules: Any, state: Any, action: int) -> str:
    if action >= COINS:
        token = action - COINS
        if not _owns(state, token):
            return f"You do not own a {_token(token)}."
        return f"A {_token(token)} is not worth anything in this payment."
    kind = action - CHANGED
    if not _holds(state, kind):
        return f"{_card(kind)} is not in your hand; {_hand(state)}."
    if not state["changing"]:
        return "Only a Change symbol token makes a card pay its power as coins."
    return f"{_card(kind)} would gain nothing from the change of symbol, or leave too little for the price."


def _why_not_play(rules: Any, state: Any, action: int) -> str:
    if action == END_TURN:
        held = int(state["hand_size"][int(state["turn"])])
        return f"At most {HAND_SIZE} cards are kept and you hold {held}: discard first."
    if action == STOP:
        return "There is no run to stop."
    if action == DONE:
        return "There is nothing that could be done with now."
    if action < PILE:
        return "Nothing is being paid for now."
    if action < PLAY:
        return _why_not_buy(rules, state, action - PILE)
    if action < USE:
        return _why_not_action_card(state, action - PLAY)
    return _why_not_token(rules, state, action - USE)


def _why_not_buy(rules: Any, state: Any, kind: int) -> str:
    price, purse = int(rules["price"][kind]), int(most_coins(rules, state))
    if not rules["copies"][kind]:
        return f"{_card(kind)} is a starting card and not for sale."
    if not state["left"][kind]:
        return f"{_card(kind)} is sold out."
    if state["bought"]:
        return "You have made your one purchase of this turn."
    if int(state["reserve"]) >> kind & 1 and all(state["slot"].tolist()):
        return f"{_card(kind)} lies in the reserve, which is closed while all six slots of the market are taken."
    return f"{_card(kind)} costs {price}; your hand and tokens make {coins(purse)}."


def _why_not_action_card(state: Any, kind: int) -> str:
    if not _holds(state, kind):
        return f"{_card(kind)} is not in your hand; {_hand(state)}."
    if kind < MOVERS:
        return f"{_card(kind)} moves a piece: say where to."
    return "The market has no card left to take."


def _why_not_token(rules: Any, state: Any, token: int) -> str:
    if not _owns(state, token):
        return f"You do not own a {_token(token)}."
    if token < TOKEN_MOVERS:
        return f"A {_token(token)} moves a piece: say where to. Coin tokens also help to pay for a card."
    return {
        "remove_card": "Your hand is empty, so there is no card to remove.",
        "replace_cards": "Your hand is empty, so there is no card to replace.",
        "keep_item": "An item is kept directly after it was used, before any other card or token.",
        "pass_occupied": AFTER_PURCHASE if state["bought"] else "You may enter occupied spaces already.",
        "change_symbol": AFTER_PURCHASE if state["bought"] else "The next card may change its symbol already.",
    }.get(TOKEN_IDS[token], "This token may be played.")


# Movement


def _why_not_move(rules: Any, state: Any, piece: int, target: int, source: int) -> str:
    if piece >= rules["pieces"]:
        return "You have one piece only."
    space = piece_space(rules, state, piece)
    if space == OUTSIDE:
        return "That piece is in El Dorado already."
    if state["bought"] and not rules["free_order"]:
        return AFTER_PURCHASE
    missing = _missing(state, source)
    if missing:
        return missing
    barred = _barred_blockade(rules, state, space, target) if target >= 6 else _barred(rules, state, piece, target)
    return barred or _too_weak(rules, state, piece, target, source)


def _missing(state: Any, source: int) -> str | None:
    """The card or token is not there at all."""
    if source >= TOKEN_SOURCE:
        token = source - TOKEN_SOURCE
        return None if _owns(state, token) else f"You do not own a {_token(token)}."
    if source >= CARD_SOURCE and not _holds(state, source - CARD_SOURCE):
        return f"{_card(source - CARD_SOURCE)} is not in your hand; {_hand(state)}."
    return None


def _barred_blockade(rules: Any, state: Any, space: int, target: int) -> str | None:
    gate = target - 6
    number = state["blockade"][gate]
    if gate >= rules["gates"]:
        return "There is no such blockade on this route."
    if not int(state["standing"]) >> gate & 1:
        return f"Blockade {number} has been removed already."
    if not int(rules["reach"][space]) >> gate & 1:
        return f"Blockade {number} is out of reach of your piece on {name_of(rules, space)}."
    return None


def _barred(rules: Any, state: Any, piece: int, target: int) -> str | None:
    """Something bars the way, whatever is paid (Q-4.1, Q-4.8)."""
    space, other = piece_space(rules, state, piece), there(rules, state, piece, target)
    if other == OUTSIDE:
        return "There is no space in that direction."
    gate = int(rules["gate"][space, target])
    if int(state["standing"]) >> gate & 1:
        number = int(state["blockade"][gate])
        cost = _toll_words(rules, int(rules["blockade_toll"][number]))
        return f"Blockade {number} ({cost}) bars the way to {name_of(rules, other)}: remove it first."
    if not rules["toll"][other]:
        return f"{name_of(rules, other)} is a mountain, which no piece may enter."
    if not state["passing"] and other in state["at"].tolist():
        return f"{name_of(rules, other)} is occupied."
    return None


def _toll_words(rules: Any, cost: int) -> str:
    return f"{TERRAINS[cost // POWERS]} {rules['toll_power'][cost]}"


def needed(rules: Any, cost: int) -> str:
    """What a toll takes in words: `2 paddles`."""
    power, symbol = int(rules["toll_power"][cost]), int(rules["toll_symbol"][cost])
    if symbol != NO_SYMBOL:
        return f"{power} {SYMBOL_WORDS[symbol][power != 1]}"
    cards = f"{power} card{'s' if power != 1 else ''} from hand"
    return f"{cards} removed from the game" if TERRAINS[cost // POWERS] == "camp" else cards


def _too_weak(rules: Any, state: Any, piece: int, target: int, source: int) -> str:
    cost = toll(rules, state, piece, target)
    place = (
        f"Blockade {state['blockade'][target - 6]}"
        if target >= 6
        else name_of(rules, there(rules, state, piece, target))
    )
    if TERRAINS[cost // POWERS] == "start":
        return f"{place} is a start space, which no card pays for."
    if source == 0:
        return _too_weak_without_card(rules, state, piece, place, cost)
    if rules["toll_symbol"][cost] == NO_SYMBOL:
        return f"{place} takes {needed(rules, cost)}, not the power of one: use 'enter' or 'clear'."
    return f"{place} needs {needed(rules, cost)}, {_gives(source)}."


def _too_weak_without_card(rules: Any, state: Any, piece: int, place: str, cost: int) -> str:
    if rules["toll_symbol"][cost] == NO_SYMBOL:
        held = int(state["hand_size"][int(state["turn"])])
        return f"{place} takes {needed(rules, cost)}, and you hold {held}."
    if not state["run"]:
        return f"{place} needs {needed(rules, cost)}: play a card or token for it."
    if state["run_piece"] != piece:
        return "The run belongs to your other piece; the power of a card is never split."
    symbol, power = int(state["run_symbol"]), int(state["run_power"])
    left = f"{power} {SYMBOL_WORDS[symbol][power != 1]}" if symbol != NO_SYMBOL else "no power"
    return f"{place} needs {needed(rules, cost)}, the run has {left} left."


def _gives(source: int) -> str:
    """What a card or token offers."""
    if source < TOKEN_SOURCE:
        card, name = ALL[source - CARD_SOURCE], _card(source - CARD_SOURCE)
    else:
        card, name = ALL_TOKENS[source - TOKEN_SOURCE], _token(source - TOKEN_SOURCE)
    power = card["power"]
    words = dict(zip(("machete", "paddle", "coin"), SYMBOL_WORDS, strict=True))
    symbols = [words[symbol][power != 1] for symbol in card["symbols"]]
    return f"{name} gives {power} {' or '.join(symbols)}"
