"""What lies beside the map of Quest: the seats, the market, the hand."""

from collections import Counter
from typing import Any

from rich.text import Text

from manoa.cli.boards.board import NOTHING, NOW, QUIET, Scene
from manoa.cli.boards.lines import columns, cut, painted, paragraph, seat_label, wrapped
from manoa.cli.boards.quest.ground import Ground, target
from manoa.cli.boards.quest.signs import (
    SEAT_INKS,
    SHAPES,
    SIGN_OF,
    coins,
    gives,
    heap,
    paint,
    price,
    several,
    token,
    typed,
    worth,
)

HEAD = ("to-go", "hand", "draw", "discard", "blockades")
ZONES = ("discards", "areas", "known", "removed")
ASKED = ("remove", "take", "replace", "discard", "tame", "herd", "whistle", "retreat")  # phases that ask for something
FLAGS = ("bought", "passing", "changing")


# The seats


def seats(scene: Scene) -> list[Text]:
    caves = bool(scene.view["caves"])
    points = scene.view.get("modules", {}).get("points")
    more = [*(["tokens"] if caves else []), *(["points"] if points else [])]
    head = ["", *(scene.say(f"quest-head-{name}") for name in (*HEAD, *more))]
    rows = [[Text(word, QUIET) for word in head]]
    for seat in range(len(scene.names)):
        rows.append([seat_label(scene, seat, SHAPES[seat], SEAT_INKS[seat]), *map(paint, _numbers(scene, seat))])
        if caves:
            rows[-1].append(paint(", ".join(token(scene, name) for name in scene.view["tokens"][seat]) or NOTHING))
        if points:
            rows[-1].append(Text(str(points[seat])))
    return columns(rows, paint=paint)


def _numbers(scene: Scene, seat: int) -> list[str]:
    view = scene.view
    is_open = scene.options.get("open_discards", True)
    return [
        scene.say("quest-there") if seat in view["arrived"] else str(view["to_go"][seat]),
        str(view["hands"][seat]),
        _draws(scene, seat),
        str(len(view["discards"][seat])) if is_open else "?",
        blockades_of(scene, seat),
    ]


def _draws(scene: Scene, seat: int) -> str:
    """The cards in a draw pile, and in parentheses those on top that everybody knows, the next one first."""
    tops = scene.view.get("hexes", {}).get("tops", {seat: ()})[seat]
    names = ", ".join(scene.words.name("card", card) for card in tops)
    return f"{scene.view['draws'][seat]} ({names})" if names else str(scene.view["draws"][seat])


def blockades_of(scene: Scene, seat: int) -> str:
    """The numbers of those that a seat has removed."""
    won = [str(blockade["number"]) for blockade in scene.view["blockades"] if blockade["owner"] == seat]
    return " ".join(won) or NOTHING


def open_cards(scene: Scene) -> list[Text]:
    """All cards that lie open."""
    lines = []
    for seat, name in enumerate(scene.names):
        for zone in ZONES:
            if scene.view[zone][seat] and not (zone == "known" and seat == scene.seat):
                title = scene.say(f"quest-zone-{zone}", who=name)
                lines.append(Text.assemble((f"{title} ", QUIET), heap(scene, scene.view[zone][seat])))
    return lines or [Text(scene.say("quest-no-open-card"), QUIET)]


# The market


def market(scene: Scene, width: int, brief: bool = False) -> list[Text]:
    """What is for sale, and what is not yet unless in brief."""
    sale = scene.view["market"]
    buyable = {action.data["card"] for action in scene.actions if action.data["kind"] in ("buy", "take")}
    beside = scene.view.get("modules", {}).get("muisca", ())
    piles = [_pile(scene, slot, buyable) for slot in (*sale["slots"], *beside)]
    lines = [Text(scene.say("quest-market"), QUIET), *_side_by_side(piles, width)]
    reserve = sale["reserve"]
    if not reserve:
        return [*lines, Text(scene.say("quest-reserve-empty"), QUIET)]
    is_open = sale["open"] or any(pile["card"] in buyable for pile in reserve)  # or something is taken from it
    if is_open and not brief:
        title = scene.say("quest-reserve-open" if None in sale["slots"] else "quest-reserve")
        return [*lines, Text(title, QUIET), *_side_by_side([_pile(scene, pile, buyable) for pile in reserve], width)]
    if brief and not is_open:
        return lines
    title = scene.say("quest-reserve-is-open" if is_open else "quest-reserve-closed")
    sold = [(pile["card"], scene.words.name("card", pile["card"])) for pile in reserve]
    parts = [paint(f"{name} {gives(scene, card)} {price(scene, card)}; ") for card, name in sold]
    parts[-1].right_crop(2)
    return [*lines, *wrapped([*(Text(f"{word} ", QUIET) for word in title.split()), *parts], width)]


def _pile(scene: Scene, pile: dict[str, Any] | None, buyable: set[str]) -> list[Text]:
    if pile is None:
        return [Text(scene.say("quest-vacant"), QUIET), Text(), Text(), Text()]
    card = pile["card"]
    name = Text(scene.words.name("card", card), NOW if card in buyable else "")
    return [name, paint(gives(scene, card)), paint(price(scene, card)), Text(f"×{pile['left']}", QUIET)]


def _side_by_side(piles: list[list[Text]], width: int) -> list[Text]:
    """As many to a line as there is room for."""
    for many in (3, 2, 1):
        rows = [piles[place : place + many] for place in range(0, len(piles), many)]
        rows[-1] = rows[-1] + [[Text()] * 4] * (many - len(rows[-1]))
        lines = columns([[Text(" ")] + [cell for pile in row for cell in pile] for row in rows], 1)
        if max(line.cell_len for line in lines) <= width:
            break
    return cut(lines, width)


# The hand


def hand(scene: Scene, ground: Ground, width: int) -> list[Text]:
    """What is under way, and the cards of the one who looks."""
    view = scene.view
    under_way = wrapped(painted(_under_way(scene, ground), paint), width)
    if scene.seat is None:
        return under_way
    held, owned = Counter(view["hand"]), Counter(view["tokens"][scene.seat])
    pays = view["coins"]
    title = paint(scene.say("quest-your-hand", coins=coins(round(2 * pays["purse"]))))
    title.stylize(QUIET)
    rows = []
    for card, many in held.items():
        name = several(many, scene.words.name("card", card))
        rows.append(["", name, *typed(scene, card), gives(scene, card), worth(pays["worth"][card])])
    for card in scene.view.get("modules", {}).get("stored", {scene.seat: ()})[scene.seat]:
        name = f"{scene.words.name('card', card)} ({scene.say('quest-stored')})"
        rows.append(["", name, *typed(scene, f"{card}_stored"), gives(scene, card), worth(pays["stored"][card])])
    for name, many in owned.items():
        mark = several(many, scene.say("quest-token"))
        rows.append(["", mark, *typed(scene, name), token(scene, name), worth(pays["tokens"][name])])
    lines = columns(rows, paint=paint) if rows else [Text(f"  {scene.say('quest-hand-empty')}", QUIET)]
    pile = heap(scene, view["draw"]) or scene.say("quest-hand-empty")
    return [*under_way, title, *cut(lines, width), *paragraph(scene.say("quest-your-draw-pile"), pile, width, Text)]


def _under_way(scene: Scene, ground: Ground) -> str:
    """What has happened in this turn, and what is to be done."""
    view = scene.view
    parts = []
    if view["player"] is not None and view["areas"][view["player"]]:
        parts.append(scene.say("quest-played", cards=heap(scene, view["areas"][view["player"]])))
    if (run := view["run"]) is not None:
        source = scene.words.name("card", run["card"]) if run["card"] else ""
        source = source or f"{scene.say('quest-token')} {token(scene, run['token'])}"
        left = f"{SIGN_OF[run['symbol']]}{run['power']}" if run["symbol"] else scene.say("quest-step", count=1)
        parts.append(scene.say("quest-run", source=source, left=left))
    if view["payment"] is not None:
        parts.append(_payment(scene, ground, view["payment"]))
    elif view["phase"] in ASKED:
        parts.append(scene.say(f"quest-asked-{view['phase']}"))
    return " ".join([*parts, *(scene.say(f"quest-is-{flag}") for flag in FLAGS if view[flag])])


def _payment(scene: Scene, ground: Ground, payment: dict[str, Any]) -> str:
    """What has to be paid still."""
    if "card" in payment:
        return scene.say("quest-to-pay-coins", coins=coins(round(2 * payment["due"])), card=payment["card"])
    to = target(payment)
    goal = ground.spaces[to].name if to else scene.say("quest-blockade", number=payment["blockade"])
    return scene.say("quest-to-pay-cards", count=payment["due"], goal=goal)
