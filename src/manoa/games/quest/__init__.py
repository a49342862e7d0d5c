"""The Quest for El Dorado, with the caves variant."""

from __future__ import annotations

from typing import Any

from manoa.art.look import Look
from manoa.games.quest.ending import lead, over, score
from manoa.games.quest.features import feature_count, observe
from manoa.games.quest.greedy import greedy
from manoa.games.quest.hidden import imagine
from manoa.games.quest.log import NAMES, SENTENCES, log
from manoa.games.quest.notation import describe, notation, parse
from manoa.games.quest.placing import place
from manoa.games.quest.planner import planner, scout
from manoa.games.quest.position import position
from manoa.games.quest.routes import listed, problems
from manoa.games.quest.setup import deal
from manoa.games.quest.state import ACTIONS, SEATS, State
from manoa.games.quest.tables import make_rules
from manoa.games.quest.turn import actions, apply, player
from manoa.games.quest.view import view
from manoa.games.quest.why import why
from manoa.kernel.rulebook import Option, Options, Rulebook, Search

OPTIONS = {
    "route": Option(
        "first", "the way to El Dorado", tuple(listed()), own="a route of your own as JSON", problems=problems
    ),
    "caves": Option(False, "caves hold tokens to be found", (False, True)),
    "starting_player": Option("random", "the seat that begins", ("random", *range(SEATS))),
    "disputed_blockades": Option(
        "listed", "blockades on joints where sources differ: as listed, on all, on none", ("listed", "all", "none")
    ),
    "free_order": Option(False, "pieces may move after the purchase", (False, True)),
    "native_blockade_and_step": Option(False, "a Native removes a blockade and steps behind it", (False, True)),
    "trim_hand": Option(False, "at most four cards are kept", (False, True)),
    "tie_break": Option("number", "what ranks blockades in a tie: numbers, or power first", ("number", "power")),
    "arrival_tie": Option("shared", "arrivals without blockades share, or the earlier wins", ("shared", "earlier")),
    "open_discards": Option(True, "show whole discard piles, not just their tops", (True, False)),
    "round_limit": Option(200, "rounds after which the game ends; 0 turns it off"),
}


def seats(options: Options) -> tuple[int, ...]:
    """How many can play (Q-2.1); the starting player has to be one of them."""
    first = options["starting_player"]
    return tuple(players for players in (2, 3, 4) if first == "random" or first < players)


def picture(options: Options, view: dict[str, Any], look: Look) -> str:
    """The position as SVG. The drawings are loaded when the first picture is wanted."""
    from manoa.games.quest.picture import picture as draw

    return draw(options, view, look)


def symbols(language: str) -> dict[str, str]:
    """All that lies or stands on the table, as drawings by their ids."""
    from manoa.games.quest.sheet import symbols as draw

    return draw(language)


def scene(options: Options, players: int, tall: bool) -> dict[str, Any]:
    """What never changes on the table: a drawing and its geometry."""
    from manoa.games.quest.sheet_scene import scene as draw

    return draw(options, players, tall)


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """What a view tells about how a seat stands, in numbers."""
    from manoa.games.quest.picture_graph import graph as draw

    return draw(view, seat)


RULEBOOK = Rulebook(
    id="quest",
    title="The Quest for El Dorado",
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
    policies={"greedy": greedy, "scout": scout, "planner": planner},
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
    search=Search("paired", rollout="scout", prior="planner"),
    lead=lead,
)
