"""Lost Cities, the card game."""

from __future__ import annotations

from typing import Any

from manoa.art.look import Look
from manoa.games.lost_cities import notation
from manoa.games.lost_cities.cards import DATA, RANKS
from manoa.games.lost_cities.careful import careful
from manoa.games.lost_cities.features import feature_count, observe
from manoa.games.lost_cities.hidden import imagine
from manoa.games.lost_cities.log import SENTENCES, log
from manoa.games.lost_cities.policies import uniform
from manoa.games.lost_cities.position import place, position
from manoa.games.lost_cities.projection import projection
from manoa.games.lost_cities.rounds import deal, over, part
from manoa.games.lost_cities.scoring import score
from manoa.games.lost_cities.seasoned import seasoned
from manoa.games.lost_cities.state import ACTIONS, Rules, State
from manoa.games.lost_cities.turn import actions, apply, player
from manoa.games.lost_cities.view import view
from manoa.games.lost_cities.why import why
from manoa.kernel.rulebook import Option, Options, Rulebook, Search

OPTIONS = {
    "expeditions": Option(5, "expeditions on the table; six adds purple", values=(5, 6)),
    "rounds": Option(DATA["rounds"], "rounds in a match", values=(1, 3)),
    "first_player": Option("random", "who begins the first round; oldest is seat 0", values=("random", "oldest")),
    "next_starter": Option("match_total", "what decides who begins later rounds", values=("match_total", "last_round")),
    "no_deck_draw_limit": Option(
        DATA["no_deck_draw_limit"], "turns in a row without a deck draw that end a round; 0 turns it off"
    ),
    "show_deck_count": Option(True, "tell how many cards the deck has", values=(True, False)),
    "show_discards": Option("top", "show the tops of the discard piles, or all of them", values=("top", "all")),
    "three_players": Option(False, "an unofficial variant for three", values=(False, True)),
}


def seats(options: Options) -> tuple[int, ...]:
    """How many can play (LC-1.1)."""
    return (3,) if options["three_players"] else (DATA["players"],)


def make_rules(options: Options, players: int) -> Any:
    """The options of LC-8 as a record."""
    variant = DATA["three_players"] if options["three_players"] else {**DATA, **DATA["scoring"]}
    rules = Rules.new()
    rules["players"] = players
    rules["colours"] = options["expeditions"]
    rules["numbers"] = RANKS - 1
    rules["rounds"] = options["rounds"]
    rules["hand_size"] = variant["hand_size"]
    rules["cost"] = variant["expedition_cost"]
    rules["bonus_cards"] = variant["bonus_cards"]
    rules["bonus_points"] = variant["bonus_points"]
    rules["oldest_begins"] = options["first_player"] == "oldest"
    rules["last_round_counts"] = options["next_starter"] == "last_round"
    rules["show_deck_count"] = options["show_deck_count"]
    rules["show_discards"] = options["show_discards"] == "all"
    rules["limit"] = options["no_deck_draw_limit"]
    return rules


def picture(options: Options, view: dict[str, Any], look: Look) -> str:
    """The position as SVG. The drawings are loaded when the first picture is wanted."""
    from manoa.games.lost_cities.picture import picture as draw

    return draw(options, view, look)


def symbols(language: str) -> dict[str, str]:
    """All that lies or stands on the table, as drawings by their ids."""
    from manoa.games.lost_cities.sheet import symbols as draw

    return draw(language)


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """What a view tells about how a seat stands, in numbers."""
    from manoa.games.lost_cities.picture_graph import graph as draw

    return draw(view, seat)


RULEBOOK = Rulebook(
    id="lost-cities",
    title="Lost Cities",
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
    policies={"random": uniform, "careful": careful, "projection": projection, "seasoned": seasoned},
    view=view,
    notation=notation.notation,
    describe=notation.describe,
    fixed_words=True,
    parse=notation.parse,
    why=why,
    log=log,
    sentences=SENTENCES,
    position=position,
    place=place,
    picture=picture,
    symbols=symbols,
    graph=graph,
    search=Search("paired", rollout="seasoned", win=0, usual=0.03, blunders=(30, 14, 5)),
    part=part,
)
