"""What lies around the maps of the Island: the seats, the costs, the stacks and the supply."""

from __future__ import annotations

from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.tables.island_ground import Ground
from manoa.cli.tables.island_words import (
    FARM,
    FORT,
    INKS,
    NOTHING,
    NOW,
    QUIET,
    SIGNS,
    cards,
    heap,
    ink,
    kinds,
    letter,
    paint,
    spot,
)
from manoa.cli.tables.lines import columns, wrapped
from manoa.cli.voice import YOU
from manoa.games.island.explorers import DATA, EXPLORER_NAMES, SHRINES, explorers
from manoa.games.island.tiles import RESOURCES

TURN = "›"
MISSING = "·"
FARMS = int(DATA["pieces"]["farmhouse"])
GAP = "  "


# The seats


def seats(scene: Scene, width: int) -> list[Text]:
    """A line for each seat; of what there is to tell, as much as fits."""
    rows = [_seat(scene, seat) for seat in range(len(scene.names))]
    head = ["", "explorer", "shrines", *(f"{SIGNS[name]}{name}" for name in RESOURCES), "cards", "force", "stands at"]
    head.append(f"home v{FARM}{FORT}{SIGNS['shrine']}")
    table = [[Text(word, QUIET) for word in head], *rows]
    order = ("cards", "explorer") if scene.view["known"] is None else ("explorer", "cards")
    for left_out in ("", *order):
        if left_out:
            place = head.index(left_out)
            head = head[:place] + head[place + 1 :]
            table = [row[:place] + row[place + 1 :] for row in table]
        for gap in (2, 1):
            lines = columns(table, gap)
            if max(line.cell_len for line in lines) <= width:
                return lines
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _seat(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    explorer = view["explorers"][seat]
    place = view["at"][seat]
    return [
        _name(scene, seat),
        Text(EXPLORER_NAMES[explorer] if explorer else NOTHING),
        _shrines(scene, seat),
        *(_holding(scene, seat, name) for name in RESOURCES),
        Text(str(view["cards"][seat])),
        Text(str(view["strengths"][seat])),
        Text(spot(place) if place else "nowhere"),
        Text(" ".join(map(str, _left(scene, seat).values()))),
    ]


def _left(scene: Scene, seat: int) -> dict[str, int]:
    """Pieces of a seat that are not on the maps."""
    view = scene.view
    return {
        "villager": view["homes"][seat],
        "farmhouse": FARMS - len(view["farmhouses"][seat]),
        "fort": int(view["forts"][seat] is None),
        "offering": SHRINES - len(view["offerings"][seat]),
    }


def _name(scene: Scene, seat: int) -> Text:
    asked = seat == scene.view["player"]
    style = f"bold reverse {ink(scene.view, seat)}" if seat == scene.seat else f"bold {ink(scene.view, seat)}"
    return Text.assemble(
        (TURN if asked else " ", NOW),
        " ",
        (letter(scene.view, seat), style),
        " ",
        (scene.names[seat], NOW if asked else ""),
    )


def _shrines(scene: Scene, seat: int) -> Text:
    """▲▲·∩: two of three on the island, and the one of the cave."""
    made = len(scene.view["offerings"][seat])
    cave = SIGNS["cave_exit"] if scene.view["cave_shrine"] == seat else MISSING
    return Text(SIGNS["shrine"] * made + MISSING * (SHRINES - made) + cave, INKS["shrine"])


def _holding(scene: Scene, seat: int, name: str) -> Text:
    """How many cards of a type a seat has, or at least has."""
    own = scene.view["resources"][seat]
    if own is not None:
        return Text(str(own[name]), NOW if seat == scene.seat else "")
    known = scene.view["known"][seat][name]
    return Text(f"{known}+" if known else "?", QUIET)


# What can be bought


def costs(scene: Scene, width: int, brief: bool = False) -> list[Text]:
    """What things cost whoever looks, and what is missing for them; in brief, no more."""
    view = scene.view
    seat = _near(scene)
    own, prices = view["resources"][seat], view["costs"][seat]
    parts = [] if brief else [Text("Costs  ", QUIET)]
    for item, price in prices.items():
        if _left(scene, seat).get(item) == 0:
            parts.append(Text(f"no {item} left{GAP}", QUIET))
        else:
            parts.append(Text.assemble(f"{item} ", paint(cards(price)), _short(price, own), GAP))
    if view["free_marches"] and seat == view["turn"]:
        parts.append(Text(f"the first march is free{GAP}", NOW))
    if not brief:
        parts.append(Text(f"bank {view['rates'][seat]} for 1{GAP}", QUIET))
        parts.append(Text(f"offers left {view['offers_left'][seat]}", QUIET))
    return wrapped(parts, width - 1)


def _short(price: dict[str, int], own: dict[str, int] | None) -> Text:
    """What is missing, or a hook."""
    if own is None:
        return Text()
    missing = {name: many - own[name] for name, many in price.items() if many > own[name]}
    return Text.assemble((" lacks ", QUIET), paint(cards(missing))) if missing else Text(" ✓", NOW)


def _near(scene: Scene) -> int:
    """The seat whose stores count: of whoever looks, to a spectator of whoever acts."""
    view = scene.view
    if scene.seat is not None:
        return scene.seat
    return int(view["turn"] if view["player"] is None else view["player"])


# What else there is


def extras(scene: Scene, width: int, prices: bool) -> list[Text]:
    """Stacks, supply, treasure and powers, and prices unless they are told elsewhere."""
    return [*(costs(scene, width) if prices else []), *stacks(scene, width), *powers(scene, width)]


def stacks(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    lines = []
    for board in ("island", "cave"):
        left = kinds(view["left"][board]) if view["stacks"][board] else "empty"
        lines += _told(f"{board.capitalize()} stack, {view['stacks'][board]}: ", left, width)
    if view["under"]:
        lines += _told("At its bottom, as they will come: ", ", ".join(view["under"]), width)
    supply = heap(view["supply"]) if view["supply"] is not None else "hidden"
    if view["out"]:
        supply += f"; no {' or '.join(view['out'])} left"
    lines += _told(f"Supply, {view['supply_size']}: ", supply, width)
    return lines + _told("Thieves' treasure: ", heap(view["treasure"]), width)


def ability(scene: Scene, explorer: str) -> str:
    """What an explorer can do under the table's options."""
    known = {card["id"]: str(card["ability"]) for card in explorers(scene.options["house_values"])}
    return known[explorer]


def powers(scene: Scene, width: int) -> list[Text]:
    lines = []
    for explorer in scene.view["explorers"]:
        if explorer:
            lines += _told(f"{EXPLORER_NAMES[explorer]}: ", ability(scene, explorer), width)
    return lines


def _told(title: str, text: str, width: int) -> list[Text]:
    words = [paint(f"{word} ") for word in text.split()]
    return wrapped([Text(title, QUIET), *words], width)


# The heading


def heading(scene: Scene, width: int) -> Text:
    """Of what can be told, as much as fits a line."""
    view = scene.view
    if view["player"] is None:
        turn = "over"
    else:
        own = scene.names[view["turn"]] == YOU
        turn = "your turn" if own else f"{scene.names[view['turn']]}'s turn"
    begun = f", begun by {scene.names[view['starter']].replace(YOU, 'you')}"
    truce = "truce: nobody may attack" if view["truce"] and view["player"] is not None else ""
    title, brief = scene.title, scene.title.removeprefix("The ").partition(" ")[0]
    whole, short = _roll(scene, True), _roll(scene, False)
    told = Text()
    for name, more, roll, peace in (
        (title, begun, whole, truce),
        (title, "", whole, truce),
        (title, "", whole, truce[:5]),
        (title, "", short, truce[:5]),
        (brief, "", short, truce[:5]),
    ):
        told = Text(" · ".join(filter(None, [name, f"round {view['round']}{more}", turn, roll, peace])), NOW)
        if told.cell_len <= width:
            break
    told.truncate(width, overflow="ellipsis")
    return told


def _roll(scene: Scene, whole: bool) -> str:
    view = scene.view
    if view["player"] is None or view["phase"] == "side":
        return ""
    dice = f"dice {view['dice'][0]} {view['dice'][1]}" if view["dice"] else ""
    speed = f"speed left {view['speed']}" if view["speed"] is not None else ""
    gather = f"gather {view['gather']}" if view["gather"] is not None and whole else ""
    return ", ".join(filter(None, (dice, speed, gather)))


def homeland(ground: Ground, seat: int) -> str:
    """What a seat can gather."""
    return " or ".join(ground.accessible(seat)) or "nothing"
