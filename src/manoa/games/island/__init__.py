"""The Island of El Dorado."""

from __future__ import annotations

from typing import Any

from manoa.art.look import Look
from manoa.games.island.explorers import HOUSE_VALUES
from manoa.games.island.features import feature_count, observe
from manoa.games.island.greedy import greedy
from manoa.games.island.hidden import imagine
from manoa.games.island.log import NAMES, SENTENCES, log
from manoa.games.island.notation import describe, notation
from manoa.games.island.parsing import parse
from manoa.games.island.placing import place
from manoa.games.island.position import position
from manoa.games.island.state import ACTIONS, State
from manoa.games.island.tables import make_rules
from manoa.games.island.tasks import player
from manoa.games.island.turn import actions, apply, deal, over, score
from manoa.games.island.view import view
from manoa.games.island.why import why
from manoa.kernel.rulebook import Option, Options, Rulebook, Search

OPTIONS = {
    "explorer_side": Option(
        "choose", "which explorer of a card plays: by choice, the front, or at random", ("choose", "front", "random")
    ),
    "printing": Option("seed", "tiles and cards of the first or of a later printing", ("seed", "later")),
    "house_values": Option("default", "powers of the explorers: as given, or balanced", HOUSE_VALUES),
    "cave_shrine": Option("anywhere", "where the cave shrine lies in its stack", ("anywhere", "lower_half")),
    "defeat_loss": Option("all", "resources that a defeated explorer loses", ("all", "half")),
    "villager_near": Option(
        "building", "villagers are bought beside any own building, or a farmhouse", ("building", "farmhouse")
    ),
    "resource_limit": Option(0, "resource cards that may be kept after gathering; 0 turns it off", (0, 9)),
    "board_radius": Option(0, "how far from the middle tiles may lie; 0 turns it off", least=4, or_zero=True),
    "place_blind": Option(False, "places are chosen before the tile is turned up", (False, True)),
    "closing": Option(
        "forbid",
        "water and shrines that would enclose the island: forbidden, or it is laid anew",
        ("forbid", "restart"),
    ),
    "battle_result": Option("sum", "what counts in a fight: the sum of the dice or the best", ("sum", "highest")),
    "hardcore": Option(False, "no roll: speed and gather are chosen, 7 together", (False, True)),
    "trade": Option("open", "who trades: all, only with the active player, nobody", ("open", "active", "off")),
    "open_resources": Option(True, "everybody sees all resource cards", (True, False)),
    "round_limit": Option(200, "rounds after which the game ends; 0 turns it off"),
}


def seats(options: Options) -> tuple[int, ...]:
    """How many can play (I-1.1)."""
    return (2, 3, 4)


def picture(options: Options, view: dict[str, Any], look: Look) -> str:
    """The position as SVG. The drawings are loaded when the first picture is wanted."""
    from manoa.games.island.picture import picture as draw

    return draw(options, view, look)


def symbols(language: str) -> dict[str, str]:
    """All that lies or stands on the table, as drawings by their ids."""
    from manoa.games.island.sheet import symbols as draw

    return draw(language)


def scene(options: Options, players: int, tall: bool) -> dict[str, Any]:
    """What never changes on the table: a drawing and its geometry."""
    from manoa.games.island.sheet_scene import scene as draw

    return draw(options, players, tall)


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """What a view tells about how a seat stands, in numbers."""
    from manoa.games.island.picture_graph import graph as draw

    return draw(view, seat)


RULEBOOK = Rulebook(
    id="island",
    title="The Island of El Dorado",
    version=1,
    options=OPTIONS,
    seats=seats,
    make_rules=make_rules,
    state=State,
    action_count=ACTIONS,
    feature_count=feature_count,
    deal=deal,
    player=player,
    actions=actions,
    apply=apply,
    over=over,
    score=score,
    observe=observe,
    imagine=imagine,
    policies={"greedy": greedy},
    view=view,
    notation=notation,
    describe=describe,
    fixed_words=False,
    parse=parse,
    why=why,
    log=log,
    sentences=SENTENCES,
    position=position,
    place=place,
    terms=NAMES,
    picture=picture,
    symbols=symbols,
    scene=scene,
    graph=graph,
    search=Search("paired", rollout="greedy"),
)
