"""Below the map: the roll, steps left, what one seat holds, the tile turned up, the thieves' treasure, the stacks."""

from __future__ import annotations

from manoa.art.dice import SIDES
from manoa.art.island import CARD, GLYPHS, RESOURCES, TILE
from manoa.art.kit import hexagon, icon, laid, line, moved, path, polygon, rect, stamped
from manoa.art.lettering import cut, display, words, wrapped
from manoa.art.look import Look
from manoa.art.pieces import counter, mark
from manoa.games.island import sheet
from manoa.games.island.picture_seats import STAGE, amounts_row
from manoa.games.island.picture_words import EXPLORERS, View, colour, counted, near_seat, tile_name

HEIGHT = 190
ROLL, STEPS, STORES, TURNED, TREASURE, STACKS = 16.0, 190.0, 366.0, 648.0, 794.0, 956.0
HARDCORE_SUM = 7


def dock(view: View, look: Look, y: float) -> str:
    drawing = rect(0, y, STAGE, HEIGHT, "sheet-2") + rect(0, y, STAGE, 1, "line")
    drawing += _roll(view, y) + _steps(view, y) + _stores(view, look, y)
    return drawing + _turned(view, y) + _treasure(view, y) + _stacks(view, y)


def _heading(text: str, x: float, y: float, seat_mark: str = "") -> str:
    return display(text, x, y + 30, 19, tracking=1) + seat_mark


def _owner(view: View, seat: int, x: float, y: float) -> str:
    tone, shape = colour(view, seat)
    return mark(shape, x, y + 17.5, 12, tone)


def speed_die(view: View) -> int | None:
    """What the speed die shows: the one that is not for gathering; None while nothing is chosen."""
    gather, dice = view["gather"], view["dice"]
    if not gather:
        return None
    if dice is None:
        return HARDCORE_SUM - int(gather)
    return int(dice[1] if gather == dice[0] else dice[0])


def _roll(view: View, y: float) -> str:
    """Both coloured dice; gold is for gathering."""
    drawing = _heading("ROLL", ROLL, y, _owner(view, view["turn"], ROLL + 48, y))
    speed, top = speed_die(view), y + 46
    if speed is None:
        values = view["dice"] or (None, None)
        for place, value in enumerate(values):
            x = ROLL + place * 78
            drawing += _die("speed", value, x, top)
        text = "one for speed, one to gather" if view["dice"] else _to_come(view)
        return drawing + words(text, ROLL, top + 86, 13, "ink-2")
    for place, (name, value) in enumerate((("speed", speed), ("gather", view["gather"]))):
        x = ROLL + place * 78
        drawing += _die(name, min(max(value, 1), SIDES), x, top)
        drawing += words(name, x + 33, top + 86, 13, "ink-2", anchor="middle", weight=600)
    return drawing


def _die(use: str, value: int | None, x: float, y: float) -> str:
    return laid("island-die-unrolled", x, y, 66, 66) if value is None else sheet.rolled(use, value, x, y, 66)


def _to_come(view: View) -> str:
    return f"speed and gather: {HARDCORE_SUM} in all" if view["phase"] == "roll" else "not rolled yet"


def _steps(view: View, y: float) -> str:
    drawing = _heading("STEPS LEFT", STEPS, y)
    left, speed = view["speed"], speed_die(view)
    if left is None or speed is None:
        return drawing + words("speed not chosen yet", STEPS, y + 62, 13.5, "ink-2")
    for step in range(max(left, speed + _bonus(view))):
        spent = {} if step < left else {"opacity": 0.28}
        drawing += icon("boot", STEPS + 21 * step, y + 48, 19, "ink", **spent)
    lines = wrapped("A step moves the explorer or turns up a tile.", 150, 13.5)
    if view["free_marches"]:
        lines = [f"{view['free_marches']} army movement is free", *lines]
    return drawing + "".join(words(text, STEPS, y + 90 + 18 * row, 13.5, "ink-2") for row, text in enumerate(lines))


def _bonus(view: View) -> int:
    """What an explorer adds to the speed."""
    explorer = view["explorers"][view["turn"]]
    effect = EXPLORERS[explorer]["effect"] if explorer is not None else {}
    return int(effect["amount"]) if effect.get("op") == "speed_bonus" else 0


def _stores(view: View, look: Look, y: float) -> str:
    """The cards of the near seat."""
    seat = near_seat(view, look)
    drawing = _heading("STORES", STORES, y, _owner(view, seat, STORES + 68, y))
    drawing += words(cut(look.name(seat), 150, 13.5), STORES + 88, y + 28.5, 13.5, "ink-2")
    held, top = view["resources"][seat], y + 48
    if held is None:
        return drawing + _hidden(view, seat, top)
    for place, kind in enumerate(RESOURCES):
        x = STORES + place * 88
        card = _card(kind, x, top)
        drawing += card if held[kind] else f'<g opacity=".4">{card}</g>'
        drawing += counter(held[kind], x + 70, top + 100, 15)
    return drawing


def _card(kind: str, x: float, y: float) -> str:
    _, _, w, h = CARD
    shadow = rect(x, y + 2.5, w, h, "shadow-2", rx=10)
    return f'<g data-card="{kind}">{shadow}{laid(f"island-card-{kind}", x, y, w, h)}</g>'


def _hidden(view: View, seat: int, y: float) -> str:
    """Cards that may not be seen: how many, and what everybody can name of them."""
    drawing = _card("back", STORES, y) + counter(view["cards"][seat], STORES + 70, y + 100, 15)
    if not view["known"]:
        return drawing
    drawing += words("known of them", STORES + 98, y + 20, 13.5, "ink-2")
    return drawing + amounts_row(view["known"][seat], STORES + 98, y + 32, "r-{}")


def _turned(view: View, y: float) -> str:
    """The tile that waits for its place, in gold because it is now."""
    drawing = _heading("TURNED UP", TURNED, y)
    x, middle, size = TURNED + 50, y + 102, 54
    tile = view["turned"]
    if tile is None:
        drawing += line(polygon(hexagon(size - 3, at=(x, middle))), "line-strong", 1.6, stroke_dasharray="5 6")
        return drawing + words("no tile", x, middle + 5, 13, "ink-2", anchor="middle")
    art = sheet.tile(tile, (0, 0), 0, 0, 1)
    art += sheet.signs(tile, 0, 12, 1) if tile in GLYPHS else ""
    rim = polygon(hexagon(98))
    art += path(rim, "none", stroke="var(--gold)", stroke_width=9, stroke_linejoin="round")
    drawing += f'<g data-turned="{tile}">{moved(art, x, middle, size / 100)}</g>'
    return drawing + words(tile_name(tile), x, y + 178, 13, "ink-2", anchor="middle", weight=600)


def _treasure(view: View, y: float) -> str:
    """What the thieves have."""
    drawing = _heading("THIEVES’ TREASURE", TREASURE, y)
    held = view["treasure"]
    if not any(held.values()):
        return drawing + words("taken", TREASURE, y + 64, 13.5, "ink-2")
    for row, kind in enumerate(RESOURCES):
        top = y + 50 + 34 * row
        drawing += icon(kind, TREASURE, top, 24, f"r-{kind}")
        drawing += display(str(held.get(kind, 0)), TREASURE + 36, top + 21, 25)
    return drawing


def _stacks(view: View, y: float) -> str:
    """Tiles face down, and the cards of the supply."""
    drawing = _heading("STACKS", STACKS, y)
    for place, table in enumerate(sheet.BACKS):
        x, middle = STACKS + 26 + 74 * place, y + 78
        count = view["stacks"][table]
        rim = polygon(hexagon(27, at=(x, middle)))
        drawing += _stack(x, middle, table) if count else line(rim, "line-strong", 1.6, stroke_dasharray="5 5")
        drawing += counter(count, x + 19, middle + 19, 13)
        drawing += words(table, x, middle + 48, 13, "ink-2", anchor="middle")
    drawing += words(f"supply: {counted(view['supply_size'], 'card')}", STACKS, y + 152, 13, "ink-2", weight=600)
    return drawing + _supply(view, STACKS, y + 160)


def _stack(x: float, y: float, table: str) -> str:
    below = "".join(path(polygon(hexagon(28, at=(x, y + lift))), "line-strong") for lift in (4, 2))
    return below + stamped(f"island-back-{table}", TILE, x, y, 0.28)


def _supply(view: View, x: float, y: float) -> str:
    """By kind where resources are open; else only what has run out."""
    if view["supply"] is None:
        gone = ", ".join(view["out"])
        return words(cut(f"no {gone} left", 150, 13), x, y + 13, 13, "bad") if gone else ""
    drawing = ""
    for kind in RESOURCES:
        number = view["supply"].get(kind, 0)
        drawing += icon(kind, x, y, 15, f"r-{kind}") + words(str(number), x + 18, y + 13, 13.5, f"r-{kind}", weight=650)
        x += 46
    return drawing
