"""Cards, tokens and blockades of Quest in few signs."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from manoa.cli.boards.board import Scene
from manoa.games.quest.parts.cards import CARDS, PAID_WITH
from manoa.games.quest.parts.tokens import BLOCKADES, TOKENS

LOOKS = {  # the sign of a terrain, and its ink
    "jungle": ("♣", "green"),
    "river": ("≈", "bright_blue"),
    "village": ("$", "yellow"),
    "rubble": ("∴", "default"),
    "camp": ("Δ", "red"),
    "mountain": ("^", "dim"),
    "cave": ("∩", "dim"),
    "start": ("○", "default"),
    "finish": ("★", "bold yellow"),
    "demon": ("¥", "magenta"),
    "tunnel": ("=", "magenta"),
    "tavern": ("Ψ", "magenta"),
    "swamp": ("§", "green"),
    "fog": ("▒", "dim"),
}
SIGNS, INKS = ({terrain: look[part] for terrain, look in LOOKS.items()} for part in range(2))
MARKERS = {"arrow": "»", "danger": "!", "chest": "¤"}  # what modules lay on a space
DRAGON_INKS = {"green": "green", "blue": "bright_blue", "yellow": "yellow", "white": "default"}
SHAPES = "●■◆▼"  # the seats
SEAT_INKS = ("cyan", "magenta", "red", "blue")
NEARER = "▸"  # what brings a piece nearer to the finish
COIN = SIGNS["village"]
SIGN_OF = {symbol: SIGNS[terrain] for terrain, symbol in PAID_WITH.items()}
INK_OF = {sign: INKS[terrain] for terrain, sign in SIGNS.items()}
COSTS = {int(entry["number"]): f"{SIGNS[entry['terrain']]}{entry['power']}" for entry in BLOCKADES}


def gives(scene: Scene, card: str) -> str:
    """What a card can do: ♣2, ♣≈$1, draw 2. A star marks what can be used once only."""
    data = CARDS[card]
    once = "*" if data.get("item") else ""
    if data.get("symbols"):
        return "".join(SIGN_OF[symbol] for symbol in data["symbols"]) + f"{data['power']}{once}"
    return ", ".join(_effect(scene, part) for part in data.get("effect", ())) + once


def _effect(scene: Scene, part: Mapping[str, Any]) -> str:
    count = next((part[key] for key in ("count", "up_to", "steps") if key in part), 1)
    return scene.say(f"quest-{part['op'].replace('_', '-')}", count=count)


def token(scene: Scene, name: str) -> str:
    data = TOKENS[name]
    if data.get("symbols"):
        return f"{SIGN_OF[data['symbols'][0]]}{data['power']}"
    return scene.words.name("token", name)


def coins(many: int) -> str:
    """Half coins: $4½."""
    whole = str(many // 2) if many > 1 or not many else ""
    return f"{COIN}{whole}{'½' if many % 2 else ''}"


def worth(many: float) -> str:
    """What a card or token pays; nothing, if that is nothing."""
    return coins(round(2 * many)) if many else ""


def typed(scene: Scene, name: str) -> list[str]:
    """What is typed for a card or token, where that is not what it is called."""
    return [] if scene.words.language == "en" else [name.replace("_", "-")]


def price(scene: Scene, card: str) -> str:
    return scene.say("quest-price", price=CARDS[card].get("cost", 0))


def heap(scene: Scene, cards: Iterable[str]) -> str:
    """2 Explorer, Sailor."""
    return ", ".join(several(many, scene.words.name("card", card)) for card, many in Counter(cards).items())


def several(many: int, name: str) -> str:
    return f"{many} {name}" if many > 1 else name


def paint(words: str) -> Text:
    """Signs of terrain in their ink."""
    text = Text(words)
    text.highlight_regex(r"[♣≈$]+[\d½]+\*?", lambda sign: "bold" if sign[1] in INK_OF else INK_OF[sign[0]])
    return text
