"""Beside the map: whose turn it is, fights, what waits for an answer, prices, tiles that nobody has seen yet."""

from __future__ import annotations

from manoa.art.island import RESOURCES
from manoa.art.kit import icon, rect
from manoa.art.lettering import cut, display, width, words, wrapped
from manoa.art.look import Look
from manoa.art.pieces import mark, turn_pill
from manoa.games.island import sheet
from manoa.games.island.explorers import explorers
from manoa.games.island.picture_fights import fights, last_fight
from manoa.games.island.picture_seats import STAGE, WIDTH
from manoa.games.island.picture_words import (
    EXPLORERS,
    ITEM_ICONS,
    ITEM_NAMES,
    PIECES,
    View,
    cards,
    circumstances,
    colour,
    counted,
    explorer_name,
    near_seat,
    ranking,
    spot,
    tile_name,
    turn,
)

LEFT, ROOM = 1136, 290
ROW = 38

Part = tuple[str, float]  # a drawing, and where it ends


def panel(house_values: str, view: View, look: Look, least: float) -> Part:
    """The whole column, and how tall it is; its paper is drawn last, as it may grow."""
    drawing, y = _head(view, look)
    for part in (fights, _purchase, _offer, last_fight):
        more, y = part(view, look, y)
        drawing += more
    more, y = _prices(view, look, y) if view["player"] is not None else _result(view, look, y)
    drawing += more
    more, end = _face_down(view, y)
    drawing += more
    more, below = _powers(house_values, view, end)
    if below <= least:
        drawing, end = drawing + more, below
    height = max(least, end + 10)
    paper = rect(STAGE, 0, WIDTH - STAGE, height, "sheet") + rect(STAGE, 0, 1, height, "line")
    return paper + drawing, height


def heading(text: str, y: float) -> str:
    return display(text, LEFT, y + 14, 19, tracking=1)


def _head(view: View, look: Look) -> Part:
    title = "THE ISLAND OF EL DORADO"
    size = min(38.0, 38 * ROOM / width(title, 38, True, 1.8))
    drawing = display(title, LEFT, 50, size, tracking=1.6)
    left = view["stacks"]["island"]
    drawing += words(f"round {view['round']} · {counted(left, 'tile')} to find", LEFT, 73, 14, "ink-2")
    drawing += turn_pill(turn(view, look, ROOM - 62), LEFT, 86, ROOM, gold=view["player"] is not None)
    y = 140.0
    for sentence in circumstances(view, look, 100):
        for text in wrapped(sentence, ROOM, 14):
            drawing += words(text, LEFT, y, 14, "ink-2")
            y += 19
    return drawing, y + 2 if y > 140 else 136


def _box(view: View, seat: int, lines: list[str], title: str, sign: str, y: float) -> Part:
    """Something that waits, on a sheet of its own, with the mark of whoever began it."""
    tone, shape = colour(view, seat)
    broken = [text for entry in lines for text in wrapped(entry, ROOM - 54, 14)]
    h = 16 + 19 * len(broken)
    drawing = heading(title, y) + rect(LEFT, y + 24, ROOM, h, "sheet-2", rx=12, stroke="var(--line)", stroke_width=1)
    drawing += icon(sign, LEFT + 12, y + 24 + h / 2 - 10, 20, "ink") + mark(shape, LEFT + ROOM - 24, y + 36, 13, tone)
    for place, text in enumerate(broken):
        drawing += words(cut(text, ROOM - 54, 14), LEFT + 42, y + 46 + 19 * place, 14)
    return drawing, y + 24 + h + 14


def _purchase(view: View, look: Look, y: float) -> Part:
    purchase = view["purchase"]
    if purchase is None:
        return "", y
    item = purchase["item"]
    name = cut(look.name(view["turn"]), 110, 14)
    line = f"{name}: {ITEM_NAMES[item].lower()} at {spot(purchase['at'])}"
    return _box(view, view["turn"], [line], "NAMED PURCHASE", ITEM_ICONS.get(item, item), y)


def _offer(view: View, look: Look, y: float) -> Part:
    offer = view["offer"]
    if offer is None:
        return "", y
    by, to = (cut(look.name(offer[seat]), 90, 14) for seat in ("by", "to"))
    lines = [f"{by} gives {to} {cards(offer['give'])}", f"for {cards(offer['take'])}"]
    return _box(view, offer["by"], lines, "OFFER", "swap", y)


# Prices


def _prices(view: View, look: Look, y: float) -> Part:
    """What things cost the near seat, and what it lacks for them."""
    seat = near_seat(view, look)
    tone, shape = colour(view, seat)
    drawing = heading("PRICES", y) + mark(shape, LEFT + 64, y + 1.5, 12, tone)
    rate = f"bank: {view['rates'][seat]} for 1 · offers left: {view['offers_left'][seat]}"
    drawing += words(rate, LEFT + ROOM, y + 12.5, 13, "ink-2", anchor="end")
    y += 24
    for item, cost in view["costs"][seat].items():
        drawing += _price(view, seat, item, cost, y)
        y += ROW + 5
    return drawing, y + 10


def _result(view: View, look: Look, y: float) -> Part:
    """The seats in the order of their success."""
    drawing = heading("RESULT", y)
    y += 24
    for place, seats in enumerate(ranking(view)):
        for seat in seats:
            tone, shape = colour(view, seat)
            drawing += rect(
                LEFT, y, ROOM, ROW, "none" if place else "sheet-2", rx=9, stroke="var(--line)", stroke_width=1
            )
            drawing += mark(shape, LEFT + 12, y + 12, 14, tone)
            drawing += words(cut(look.name(seat), 120, 14), LEFT + 40, y + 24, 14, weight=400 if place else 650)
            text = f"{counted(view['shrines'][seat], 'shrine')}, {counted(view['cards'][seat], 'card')}"
            drawing += words(text, LEFT + ROOM - 10, y + 24, 13, "ink-2", anchor="end")
            y += ROW + 5
    return drawing, y + 10


def _price(view: View, seat: int, item: str, cost: dict[str, int], y: float) -> str:
    kinds = sum(1 for amount in cost.values() if amount)
    why_not = _lacking(view, seat, item, cost, ROOM - 40 - 38 * max(1, kinds))
    ground, tone = ("none", "ink-2") if why_not else ("sheet-2", "ink")
    drawing = rect(LEFT, y, ROOM, ROW, ground, rx=9, stroke="var(--line)", stroke_width=1)
    drawing += icon(ITEM_ICONS.get(item, item), LEFT + 9, y + 9, 20, tone)
    right = LEFT + ROOM - 10
    for kind in reversed(RESOURCES):
        if amount := cost.get(kind, 0):
            drawing += icon(kind, right - 15, y + 11, 15, f"r-{kind}")
            drawing += words(str(amount), right - 19, y + 24, 14, f"r-{kind}", anchor="end", weight=650)
            right -= 38
    if not any(cost.values()):
        drawing += words("free", right, y + 24, 14, "good", anchor="end", weight=650)
        right -= 38
    if why_not:
        drawing += words(ITEM_NAMES[item], LEFT + 40, y + 17, 14, tone)
        drawing += words(why_not, LEFT + 40, y + 32, 12.5, tone)
    else:
        drawing += words(ITEM_NAMES[item], LEFT + 40, y + 24, 14, tone, weight=650)
    return f'<g data-item="{item}">{drawing}</g>'


def _lacking(view: View, seat: int, item: str, cost: dict[str, int], room: float) -> str:
    """Why a seat cannot buy something now, in two or three words; empty where it can or nobody may know."""
    none_left = {
        "villager": view["homes"][seat] == 0 and view["explorers"][seat] is not None,
        "farmhouse": len(view["farmhouses"][seat]) >= PIECES["farmhouse"],
        "fort": view["forts"][seat] is not None,
        "offering": len(view["offerings"][seat]) >= PIECES["offering"],
    }
    if none_left.get(item, False):
        return {"villager": "none at home", "fort": "already built"}.get(item, "all on the map")
    if item == "march" and not view["villagers"][seat]:
        return "no army"
    held = view["resources"][seat]
    if held is None or (item == "march" and seat == view["turn"] and view["free_marches"]):
        return ""
    short = {kind: cost.get(kind, 0) - held[kind] for kind in RESOURCES if cost.get(kind, 0) > held[kind]}
    exact = ", ".join(f"{amount} {kind}" for kind, amount in short.items()) + " short"
    if width(exact, 12.5) > room:
        return f"{sum(short.values())} cards short"
    return exact if short else ""


# Tiles and explorers


def _face_down(view: View, y: float) -> Part:
    """What is still in the stacks, and what is known to lie under them."""
    drawing = heading("STILL FACE DOWN", y)
    y += 28
    for table in ("island", "cave"):
        left = {tile: count for tile, count in view["left"][table].items() if count}
        step = min(41.5, ROOM / max(1, len(left)))
        for place, (tile, count) in enumerate(left.items()):
            x = LEFT + 19 + place * step
            drawing += sheet.tile(tile, (0, 0), x, y + 18, 0.18)
            drawing += display(str(count), x, y + 55, 18, anchor="middle")
        y += 64 if left else 0
    if view["under"]:
        text = "under the island stack: " + ", ".join(map(tile_name, view["under"]))
        drawing += words(cut(text, ROOM, 13), LEFT, y + 8, 13, "ink-2")
        y += 20
    return drawing, y + 8


def _powers(house_values: str, view: View, y: float) -> Part:
    """What the explorers can do, where there is room for it."""
    drawing = heading("EXPLORERS", y)
    y += 40
    abilities = {explorer["id"]: str(explorer["ability"]) for explorer in explorers(house_values)}
    for seat, explorer in enumerate(view["explorers"]):
        tone, shape = colour(view, seat)
        drawing += mark(shape, LEFT, y - 11, 12, tone)
        drawing += words(explorer_name(view, seat), LEFT + 20, y, 13.5, weight=650)
        for text in wrapped(abilities.get(explorer) or _either(view, seat), ROOM - 20, 13):
            y += 16
            drawing += words(text, LEFT + 20, y, 13, "ink-2")
        y += 20
    return drawing, y


def _either(view: View, seat: int) -> str:
    both = [card["name"] for card in EXPLORERS.values() if card["card"] == view["colours"][seat]]
    return f"{' or '.join(both)}, not chosen yet"
