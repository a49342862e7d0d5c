"""Fights in the panel: which step they are at, and why each side rolls so many dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from manoa.art.dice import SIDES
from manoa.art.kit import icon, rect
from manoa.art.lettering import cut, display, width, words
from manoa.art.look import Look
from manoa.art.pieces import mark
from manoa.games.island.picture_seats import STAGE, WIDTH
from manoa.games.island.picture_words import BEASTS, STRENGTH, View, colour, spot, tile_name
from manoa.games.island.sheet import piece, rolled

LEFT, ROOM = STAGE + 18, WIDTH - STAGE - 32
STEPS = ("1 Window", "2 Dice", "3 Outcome")
STEP_OF = {"battle": 0, "order": 1, "set": 2, "retreat": 2}
SIDE = 62
OUTCOMES = {"wins": "beats", "loses": "loses to", "ties": "ties with"}


class Side(NamedTuple):
    """One side of a fight: who, with what."""

    title: str
    strength: int
    why: list[tuple[str, int]]  # icons and what each adds
    seat: int | None = None


def fights(view: View, look: Look, y: float) -> tuple[str, float]:
    """The fight that is being fought, and how many wait."""
    waiting = view["fights"]
    if not waiting:
        return "", y
    fight = waiting[0]
    title = _title(view, fight).upper()
    size = min(19.0, 19 * (ROOM - 26) / width(title, 19, True, 1))
    drawing = display(title, LEFT, y + 14, size, tracking=1) + icon("sword", LEFT + ROOM - 18, y - 2, 18, "wax")
    now = STEP_OF.get(view["phase"], 0)
    drawing += _steps(now, y + 25)
    y += 58
    over = STEPS[now] == STEPS[-1]  # those who lost have left
    for place, side in enumerate([] if over else sides(view, look, fight)):
        drawing += _side(view, side, y, place == 0)
        y += SIDE + 7
    if len(waiting) > 1:
        more = ", ".join(spot(other["at"]) for other in waiting[1:])
        drawing += words(cut(f"{len(waiting) - 1} more to come: {more}", ROOM, 13), LEFT, y + 10, 13, "ink-2")
        y += 20
    return drawing, y + 10


def _title(view: View, fight: dict[str, Any]) -> str:
    if fight["beast"]:
        return f"{BEASTS[fight['beast']]['name']} at {spot(fight['at'])}"
    if fight["farmhouse"]:
        return f"Farmhouse at {spot(fight['farmhouse']['at'])}"
    tile = next((tile_name(entry["tile"]) for entry in view["tiles"] if entry["at"] == fight["at"]), "a tile")
    return f"Fight on {tile} {spot(fight['at'])}"


def _steps(now: int, y: float) -> str:
    drawing, w = "", (ROOM - 12) / 3
    for step, text in enumerate(STEPS):
        x = LEFT + step * (w + 6)
        ground, tone = ("ink", "sheet") if step == now else ("sheet-2", "ink-2")
        drawing += rect(x, y, w, 25, ground, rx=7)
        drawing += words(text, x + w / 2, y + 17, 13, tone, anchor="middle", weight=600)
    return drawing


def sides(view: View, look: Look, fight: dict[str, Any]) -> list[Side]:
    """The attacker first."""
    at, attacker = fight["at"], fight["attacker"]
    name = cut(look.name(attacker), 120, 15)
    found = [Side(f"{name} attacks", fight["attack"], _forces(view, attacker, at, False), attacker)]
    if fight["beast"]:
        return [*found, Side(f"{BEASTS[fight['beast']]['name']}", fight["defence"][0], [("cave", fight["defence"][0])])]
    if fight["farmhouse"]:
        owner = fight["farmhouse"]["seat"]
        title = f"{cut(look.name(owner), 100, 15)}’s farmhouse"
        return [*found, Side(title, fight["defence"][0], [("farm", STRENGTH["farmhouse"])], owner)]
    for seat, strength in zip(fight["defenders"], fight["defence"], strict=True):
        name = cut(look.name(seat), 120, 15)
        found.append(Side(f"{name} defends", strength, _forces(view, seat, at, True), seat))
    return found


def _forces(view: View, seat: int, at: Sequence[Any], defends: bool) -> list[tuple[str, int]]:
    """What a seat has on a tile, as icons and strengths."""
    forces = []
    if view["at"][seat] == at:
        forces.append(("explorer", view["strengths"][seat]))
    if villagers := sum(army["count"] for army in view["villagers"][seat] if army["at"] == at):
        forces.append(("villager", villagers * STRENGTH["villager"]))
    if defends and view["forts"][seat] is not None and touches(view["forts"][seat], at):
        forces.append(("fort", STRENGTH["fort"]))
    return forces


def touches(corner: Sequence[Any], place: Sequence[Any]) -> bool:
    """Whether a corner is one of a place's six (I-1.4)."""
    table, side, q, r = corner
    around = [(q, r), (q, r - 1), (q + 1, r - 1)] if side == "N" else [(q, r), (q, r + 1), (q - 1, r + 1)]
    return bool(table == place[0] and (place[1], place[2]) in around)


def _side(view: View, side: Side, y: float, attacks: bool) -> str:
    edge, wide = ("gold", 2.5) if attacks else ("line", 1)
    drawing = rect(LEFT + 1, y + 1, ROOM - 2, SIDE - 2, "sheet-2", rx=12, stroke=f"var(--{edge})", stroke_width=wide)
    if side.seat is not None:
        drawing += piece("explorer", view["colours"][side.seat], LEFT + 26, y + 49, 0.48)
    else:
        drawing += icon("cave", LEFT + 14, y + 18, 24, "ink")
    drawing += words(side.title, LEFT + 48, y + 26, 15, weight=650)
    x = LEFT + 48.0
    for sign, number in side.why:
        drawing += icon(sign, x, y + 35, 14, "ink-2") + words(str(number), x + 18, y + 47, 13, "ink-2", weight=600)
        x += 38
    dice = "1 die" if side.strength == 1 else f"{side.strength} dice"
    drawing += words(f"= {dice}", x, y + 47, 13, "ink-2")
    return drawing + display(str(side.strength), LEFT + ROOM - 16, y + 46, 44, anchor="end")


# The dice of the last fight, as the log tells them


def last_fight(view: View, look: Look, y: float) -> tuple[str, float]:
    """What both sides rolled, and who won."""
    told = [place for place, event in enumerate(look.events) if event.get("key") == "fight"]
    if not told:
        return "", y
    event, after = look.events[told[-1]], look.events[told[-1] :]
    outcome = next((OUTCOMES[later["key"]] for later in after if later.get("key") in OUTCOMES), "")
    drawing = display("LAST FIGHT", LEFT, y + 14, 19, tracking=1)
    first, second = (cut(_called(look, event.get(who)), 96, 13) for who in ("seat", "foe"))
    drawing += words(cut(f"{first} {outcome} {second}", ROOM - 84, 13), LEFT + ROOM, y + 13, 13, "ink-2", anchor="end")
    y += 24
    for who, side in (("seat", "attack"), ("foe", "defence")):
        drawing += _rolled(view, event.get(who), event.get(side), event.get(f"{side}_total"), y)
        y += 40
    return drawing, y + 12


def _rolled(view: View, who: Any, dice: Any, total: Any, y: float) -> str:
    """A row of battle dice in the side's colour, closer together when there are many, and what they come to."""
    use = "beast"
    drawing = icon("farm" if who == "farmhouse" else "cave", LEFT, y + 8, 20, "ink")
    if isinstance(who, int):
        tone, shape = colour(view, who)
        use, drawing = view["colours"][who], mark(shape, LEFT + 2, y + 9, 16, tone)
    values = [value for value in dice if value in range(1, SIDES + 1)] if isinstance(dice, list) else []
    step = min(38.0, (ROOM - 110) / max(1, len(values) - 1))
    drawing += "".join(rolled(use, value, LEFT + 32 + place * step, y, 34) for place, value in enumerate(values))
    return drawing + display("" if total is None else str(total), LEFT + ROOM - 4, y + 30, 34, anchor="end")


def _called(look: Look, who: Any) -> str:
    if isinstance(who, int):
        return look.name(who)
    return str(BEASTS[who]["name"]) if isinstance(who, str) and who in BEASTS else f"a {who}"
