"""What cards of Quest are made of: head, picture, title, foot, price."""

import functools

from manoa.art import sprites
from manoa.art.kit import Box, circle, icon, laid, n, path, rect
from manoa.art.lettering import display, width
from manoa.art.names import Name, fitted
from manoa.games.quest.drawing.card_signs import HEROES, family, second_family, signs
from manoa.games.quest.parts.cards import CARDS, SYMBOLS, Card, half_coins
from manoa.words import catalogue

PAPER, RIM, INK, CREAM, TAG = "#FBF5E7", "#CFBE98", "#21302F", "#FFF6E0", "#FFE3A0"


def title(family: str, name: str, language: str = "en") -> str:
    """What a card or token is called."""
    return catalogue("quest", language).name(family, name)


def named(name: str, language: str, room: float, largest: float) -> Name:
    """The name of a card, set for the room that it has."""
    return fitted(catalogue("quest", language).breakable("card", name), room, largest)


def foot(card: Card, language: str) -> str:
    """What it does, in a word or two."""
    words, paid = catalogue("quest", language), card["symbols"]
    own = f"foot-{card['id'].replace('_', '-')}"
    if words.has(own):
        return words.say(own)
    if len(paid) == 1:
        return words.name("symbol", paid[0])
    if paid or "effect" not in card:
        return words.name("foot", "any" if len(paid) == len(SYMBOLS) else "either" if paid else "none")
    does = card["effect"]
    return words.name("foot", does[0]["op"] if len(does) == 1 else "action")


def worth(card: Card) -> str:
    """What it pays."""
    halves = half_coins(card)
    return "½" if halves == 1 else str(halves // 2)


def head_signs(card: Card, x: float, middle: float, size: float) -> tuple[str, float]:
    """Numbers and icons from x on, and where they end."""
    drawing = ""
    for sign, text in signs(card):
        if text:
            drawing += display(text, x, middle + size * 0.5, size * 1.4, CREAM)
            x += width(text, size * 1.4, True) + size * 0.14
        if sign:
            drawing += icon(sign, x, middle - size / 2, size, CREAM)
            x += size + size * 0.2
    return drawing, x


def fitted_signs(card: Card, x: float, middle: float, room: float, alone: float, several: float) -> tuple[str, float]:
    """The same as large as they can be: at most so large alone, or several together."""
    largest = alone if len(signs(card)) == 1 else several
    _, end = head_signs(card, 0, 0, largest)
    return head_signs(card, x, middle, min(largest, largest * room / end))


def head(card: Card, x: float, y: float, w: float, h: float, r: float) -> str:
    """The coloured head with rounded upper corners; of a card of two symbols in two inks."""
    right = f"a{r} {r} 0 0 1 {r} {r}V{n(y + h)}"
    d = f"M{n(x)} {n(y + h)}V{n(y + r)}a{r} {r} 0 0 1 {r} -{r}H{n(x + w - r)}{right}Z"
    other = second_family(card)
    half = path(f"M{n(x + w * 0.44)} {n(y)}H{n(x + w - r)}{right}H{n(x + w * 0.28)}Z", f"k-{other}") if other else ""
    return path(d, f"k-{family(card)}") + half


def paper(box: Box, r: float) -> str:
    return rect(0.5, 0.5, box[2] - 1, box[3] - 1, PAPER, rx=r - 0.5, stroke=RIM, stroke_width=1)


@functools.cache
def figures() -> dict[str, str]:
    """The people and things on cards: those of the box that all games draw on, and those of the expansions."""
    return {**sprites.figures(), **sprites.read("manoa.games.quest.drawing", "figures")}


def figure(name: str, layer: str = "figure") -> str:
    return f"quest-{layer}-{name}"


def pictures(name: str) -> dict[str, str]:
    """The picture of a card, to be cut to any window. That of a hero is there in two layers as well: the scene, and the
    person, who may rise out of it."""
    window = 'viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice"'
    layers = {"figure": (f"fig-{name}", window)}
    if name in HEROES:
        layers["scene"] = (f"fig-{name}-scene", window)
        layers["person"] = (f"fig-{name}-person", 'viewBox="0 -38 120 119.6"')
    return {
        figure(name, layer): f'<symbol id="{figure(name, layer)}" {box}><use href="#{drawing}"/></symbol>'
        for layer, (drawing, box) in layers.items()
        if drawing in figures()
    }


def picture(name: str, x: float, y: float, w: float, h: float, layer: str = "figure") -> str:
    """Without one there is plain ground."""
    ground = rect(x, y, w, h, f"k-{family(CARDS[name])}-2") if layer != "person" else ""
    return ground + (laid(figure(name, layer), x, y, w, h) if f"fig-{name}" in figures() else "")


def coin_price(price: int, x: float, y: float, r: float) -> str:
    """A price on a coin around (x, y)."""
    rim = circle(x, y, r, "gold-2") + circle(x, y, r - 1, "none", stroke="#B97F14", stroke_width=2)
    return rim + display(str(price), x, y + r * 0.52, r * 1.42, "#3A2500", anchor="middle")
