"""The Island of El Dorado."""

from manoa.games.components import import_later
from manoa.games.island.bots.greedy import NOVICE, POLICY
from manoa.games.island.parts.explorers import HOUSE_VALUES
from manoa.games.island.parts.tiles import PRINTINGS
from manoa.games.island.people.bounds import bounds
from manoa.games.island.people.cited import CITED
from manoa.games.island.people.curves import graph
from manoa.games.island.people.events import events
from manoa.games.island.people.lessons import LESSONS
from manoa.games.island.people.notation import describe, notation, parse, why
from manoa.games.island.people.numbering import old_numbers
from manoa.games.island.people.position import place, position
from manoa.games.island.people.reasons import reason
from manoa.games.island.people.themes import theme
from manoa.games.island.people.view import View, view
from manoa.games.island.rules.deal import deal
from manoa.games.island.rules.ending import PER_SHRINE, over, score
from manoa.games.island.rules.features import feature_count, observe
from manoa.games.island.rules.hidden import imagine
from manoa.games.island.rules.ids import ACTIONS, OFFER, WITHDRAW
from manoa.games.island.rules.make import make_rules, make_version_1, make_version_2
from manoa.games.island.rules.state import State
from manoa.games.island.rules.turn import actions, apply, brief, player
from manoa.kernel.rulebook import Earlier, Measure, Option, Options, Rulebook, Search, Study

OPTIONS = {
    "explorer_side": Option(
        "choose",
        "which explorer of a card plays: by choice, the front, or at random",
        ("choose", "front", "random"),
        group="main",
    ),
    "printing": Option("seed", "tiles and cards of the first or of a later printing", PRINTINGS),
    "house_values": Option("balanced", "values of our own: as given, or balanced by measuring", HOUSE_VALUES),
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
        "water and shrines that would enclose the island: forbidden, or it is laid again",
        ("forbid", "restart"),
    ),
    "battle_result": Option("sum", "what counts in a fight: the sum of the dice or the best", ("sum", "highest")),
    "hardcore": Option(False, "no roll: speed and gather are chosen, 7 together", (False, True), group="main"),
    "trade": Option(
        "open", "who trades: all, only with the active player, nobody", ("open", "active", "off"), group="main"
    ),
    "open_resources": Option(True, "everybody sees all resource cards", (True, False)),
    "round_limit": Option(200, "rounds after which the game ends; 0 turns it off"),
}


def seats(options: Options) -> tuple[int, ...]:
    """How many can play (I-1.1)."""
    return (2, 3, 4)


RULEBOOK = Rulebook(
    id="island",
    title="The Island of El Dorado",
    version=3,
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
    policies={"greedy": POLICY},
    view=view,
    notation=notation,
    describe=describe,
    parse=parse,
    why=why,
    cited=CITED,
    events=events,
    old_numbers=old_numbers,
    earlier={1: Earlier({"house_values": "default"}, make_version_1), 2: Earlier({}, make_version_2)},
    view_type=View,
    position=position,
    place=place,
    picture=import_later("manoa.games.island.drawing.picture.picture"),
    symbols=import_later("manoa.games.island.drawing.symbols.symbols"),
    scene=import_later("manoa.games.island.drawing.scene.scene"),
    graph=graph,
    presets={"usual": {}, "gentle": {"house_values": "balanced", "defeat_loss": "half"}},
    lessons=LESSONS,
    search=Search("paired", rollout="greedy", trusting=frozenset(range(OFFER, WITHDRAW + 1))),
    levels={"novice": NOVICE, "fair": POLICY, "strong": 80},
    measure=Measure("shrines", of=lambda score: score // PER_SHRINE, lead=PER_SHRINE),
    brief=brief,
    study=Study(theme=theme, reason=reason),
    bounds=bounds,
)
