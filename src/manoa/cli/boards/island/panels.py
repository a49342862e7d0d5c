"""What lies around the maps of the Island: the seats, the costs, the stacks and the supply."""

import itertools

from rich.text import Text

from manoa.cli.boards.board import NOTHING, NOW, QUIET, Scene
from manoa.cli.boards.island.signs import FARM, FORT, INKS, SIGNS, cards, ink, kinds, letter, paint, power
from manoa.cli.boards.lines import columns, cut, fitting, paragraph, seat_label, wrapped
from manoa.games.island.parts.explorers import SHRINES
from manoa.games.island.parts.tiles import MAPS, RESOURCES
from manoa.games.island.people.reading import where_text
from manoa.games.island.people.wares import Ware

MISSING = "·"
GAP = "  "


# The seats


def seats(scene: Scene, width: int) -> list[Text]:
    """A line for each seat; of what there is to tell, as much as fits."""
    rows = [_head(scene), *(_seat(scene, seat) for seat in range(len(scene.names)))]
    spare = ["cards", "explorer"] if scene.view["known"] is None else ["explorer", "cards"]
    for many, gap in itertools.product(range(len(spare) + 1), (2, 1)):
        table = [[cell for name, cell in row.items() if name not in spare[:many]] for row in rows]
        lines = columns(table, gap)
        if max(line.cell_len for line in lines) <= width:
            break
    return cut(lines, width)


def _head(scene: Scene) -> dict[str, Text]:
    words = {"name": "", **{name: scene.say(f"island-head-{name}") for name in ("explorer", "shrines")}}
    words |= {name: f"{SIGNS[name]}{scene.words.name('resource', name)}" for name in RESOURCES}
    words |= {name: scene.say(f"island-head-{name}") for name in ("cards", "force", "at", "home")}
    words["home"] += f" v{FARM}{FORT}{SIGNS['shrine']}"
    return {name: Text(word, QUIET) for name, word in words.items()}


def _seat(scene: Scene, seat: int) -> dict[str, Text]:
    view = scene.view
    explorer = view["explorers"][seat]
    place = view["at"][seat]
    style = f"bold reverse {ink(scene, seat)}" if seat == scene.seat else f"bold {ink(scene, seat)}"
    return {
        "name": seat_label(scene, seat, letter(scene, seat), style),
        "explorer": Text(scene.words.name("explorer", explorer) if explorer else NOTHING),
        "shrines": _shrines(scene, seat),
        **{name: _holding(scene, seat, name) for name in RESOURCES},
        "cards": Text(str(view["cards"][seat])),
        "force": Text(str(view["strengths"][seat])),
        "at": Text(where_text(place) if place else NOTHING),
        "home": Text(" ".join(map(str, _left(scene, seat).values()))),
    }


def _left(scene: Scene, seat: int) -> dict[str, int]:
    """Pieces of a seat that are not on the maps."""
    return {"villager": scene.view["homes"][seat], **scene.view["unbuilt"][seat]}


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
    """What things cost the player who looks, and what is missing for them; in brief, no more."""
    view = scene.view
    seat = _near(scene)
    left, wares = _left(scene, seat), view["wares"][seat] or {}
    parts = [] if brief else [Text(scene.say("island-costs") + GAP, QUIET)]
    for item, price in view["costs"][seat].items():
        name = scene.say(f"island-item-{item}")
        if left.get(item) == 0:
            parts.append(Text(scene.say("island-none-left", thing=name) + GAP, QUIET))
        else:
            parts.append(Text.assemble(f"{name} ", paint(cards(scene, price)), _short(scene, wares.get(item)), GAP))
    if view["free_marches"] and seat == view["turn"]:
        parts.append(Text(scene.say("island-free-march", count=view["free_marches"]) + GAP, NOW))
    if not brief:
        parts.append(Text(scene.say("island-bank", rate=view["rates"][seat]) + GAP, QUIET))
        parts.append(Text(scene.say("island-offers-left", count=view["offers_left"][seat]), QUIET))
    return wrapped(parts, width - 1)


def _short(scene: Scene, ware: Ware | None) -> Text:
    """What is missing, or a hook."""
    if ware is None:
        return Text()
    if not ware["short"]:
        return Text(" ✓", NOW)
    return Text.assemble((f" {scene.say('island-lacks')} ", QUIET), paint(cards(scene, ware["short"])))


def _near(scene: Scene) -> int:
    """The seat whose stores count: the one that looks; for a spectator the one that acts."""
    view = scene.view
    if scene.seat is not None:
        return scene.seat
    return int(view["turn"] if view["player"] is None else view["player"])


# What else there is


def extras(scene: Scene, width: int, prices: bool) -> list[Text]:
    """Stacks, supply, treasure and powers, and prices unless they are shown elsewhere."""
    view = scene.view
    words = []
    for board in MAPS:
        left = kinds(scene, view["left"][board])
        words.append((scene.say(f"island-stack-{board}", count=view["stacks"][board]), left))
    if view["under"]:
        words.append((scene.say("island-under"), ", ".join(scene.words.name("tile", tile) for tile in view["under"])))
    supply = scene.words.amounts(view["supply"]) if view["supply"] is not None else scene.say("island-hidden")
    for name in view["out"]:
        supply += f"; {scene.say('island-none-left', thing=scene.words.name('resource', name))}"
    words.append((scene.say("island-supply", count=view["supply_size"]), supply))
    words.append((scene.say("island-treasure"), scene.words.amounts(view["treasure"])))
    chosen = filter(None, view["explorers"])
    words += [(scene.say("island-power", explorer=name), power(scene, name)) for name in chosen]
    lines = [line for title, text in words for line in paragraph(title, text, width, paint)]
    return [*(costs(scene, width) if prices else []), *lines]


# The heading


def heading(scene: Scene, width: int) -> Text:
    """As much of what there is to say as fits a line."""
    view = scene.view
    is_over = view["player"] is None
    turn = scene.say("is-over") if is_over else scene.about("island-turn", view["turn"])
    begun = scene.about("round-begun", view["starter"], round=view["round"])
    plain = scene.say("round", round=view["round"])
    truce = view["truce"] and not is_over
    words, short = (scene.say(f"island-truce{more}") if truce else "" for more in ("-long", ""))
    whole, some = _roll(scene, True), _roll(scene, False)
    return fitting(
        [
            (scene.title, begun, turn, whole, words),
            (scene.title, plain, turn, whole, short),
            (scene.title, plain, turn, some, short),
            (plain, turn, some, short),
        ],
        width,
    )


def _roll(scene: Scene, whole: bool) -> str:
    view = scene.view
    if view["player"] is None or view["phase"] == "side":
        return ""
    parts = [scene.say("island-dice", one=view["dice"][0], two=view["dice"][1])] if view["dice"] else []
    if view["speed"] is not None:
        parts.append(scene.say("island-speed-left", count=view["speed"]))
        parts += [scene.say("island-gathers", count=view["gather"])] if whole else []
    return ", ".join(parts)
