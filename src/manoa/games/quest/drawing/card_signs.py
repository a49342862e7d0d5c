"""What stands on the head of a card or token: numbers and icons for what it does, on the inks of its family."""

from typing import Any, Final, NamedTuple

from manoa.games.quest.parts.cards import DATA, SYMBOLS, Card

HEROES: Final = frozenset(card["id"] for card in DATA["heroes"])
MUISCA: Final = frozenset(card["id"] for card in DATA["muisca"])
FAMILIES: Final = dict(zip(SYMBOLS, ("green", "blue", "yellow"), strict=True))
TOKEN_SIGNS: Final = {"step": "step", "geologist_step": "geologist"}  # where the operation alone does not tell
SIGNS: Final = {  # of each operation of an effect
    "draw": "draw",
    "remove": "remove",
    "take_card": "take",
    "step": "step",
    "replace": "swap",
    "keep_item": "item",
    "enter_occupied": "explorer",
    "change_symbol": "joker",
    "draw_curse": "curse",
    "draw_cave_token": "cave-token",
    "use_token_free": "reuse",
    "copy_market_card": "imitate",
    "double_next": "twice",
    "step_opponents": "push",
    "return_demons": "banish",
    "give_demon": "banish",
    "cancel_curse": "anti-curse",
    "buy_from_reserve": "open-market",
    "move_dragon": "dragon",
    "ignore_dragons": "cloak",
}


class Sign(NamedTuple):
    """A number or a word before an icon; either may be missing."""

    icon: str
    text: str = ""


def signs(card: Card) -> list[Sign]:
    """What a card does."""
    shown = _symbol_signs(card)
    for part in card.get("effect", []):
        shown += _part_signs(part, card["id"] in HEROES)
    return shown or [Sign(card["id"])]


def token_sign(token: dict[str, Any]) -> Sign:
    """What a cave token does, and how much of it."""
    if token.get("symbols"):
        return _symbol_signs(token)[0]
    return Sign(TOKEN_SIGNS.get(token["id"], SIGNS[token["effect"][0]["op"]]))


def _symbol_signs(card: dict[str, Any]) -> list[Sign]:
    """The power before its symbol. All symbols are the joker; two of them are no joker, a stroke stands between."""
    symbols = card.get("symbols", ())
    if len(symbols) == len(SYMBOLS):
        return [Sign("joker", str(card["power"]))]
    first = [Sign(symbol, str(card["power"])) for symbol in symbols[:1]]
    return first + [Sign(symbol, "/") for symbol in symbols[1:]]


def _part_signs(part: dict[str, Any], hero: bool) -> list[Sign]:
    sign, op = SIGNS.get(part["op"], "item"), part["op"]
    if op == "step":
        steps = [Sign(sign, str(part["steps"]) if hero or part["steps"] > 1 else "")]
        onto = (
            [Sign("mountain")] if "only" in part else [Sign("", f"{part['min_power']}+")] if "min_power" in part else []
        )
        return steps + onto
    if op == "move_dragon":
        return [Sign(sign, str(part["spaces"])), *[Sign(sign)] * (part["count"] > 1)]
    if op == "take_card" and part["from"] == "market_board":
        return [Sign(sign), Sign("deck")]
    count = part.get("count", part.get("up_to", 1))
    return [Sign(sign, str(count) if count > 1 else "")]


def family(card: Card) -> str:
    """Whose inks a card takes: those of its colour; familiars are coloured by what they pay with."""
    if "colour" in card:
        return str(card["colour"])
    if card["id"] in HEROES:
        return "hero"
    symbols = card["symbols"]
    return ("white" if len(symbols) == len(SYMBOLS) else FAMILIES[symbols[0]]) if symbols else "demon"


def second_family(card: Card) -> str | None:
    """A card of two symbols without a colour has half a head in the other one's ink."""
    two = "colour" not in card and len(card["symbols"]) == 2
    return FAMILIES[card["symbols"][1]] if two else None
