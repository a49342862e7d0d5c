"""Lost Cities, the card game."""

from manoa.games.components import import_later
from manoa.games.lost_cities.bots.careful import careful
from manoa.games.lost_cities.bots.hazy import FAIR, NOVICE
from manoa.games.lost_cities.bots.seasoned import seasoned
from manoa.games.lost_cities.bots.uniform import uniform
from manoa.games.lost_cities.parts.cards import DATA
from manoa.games.lost_cities.people import notation
from manoa.games.lost_cities.people.bounds import bounds
from manoa.games.lost_cities.people.chances import chances
from manoa.games.lost_cities.people.cited import CITED
from manoa.games.lost_cities.people.curves import graph
from manoa.games.lost_cities.people.events import events
from manoa.games.lost_cities.people.lessons import LESSONS
from manoa.games.lost_cities.people.position import place, position
from manoa.games.lost_cities.people.reasons import reason
from manoa.games.lost_cities.people.refusals import why
from manoa.games.lost_cities.people.themes import theme
from manoa.games.lost_cities.people.view import View, view
from manoa.games.lost_cities.rules.deal import deal
from manoa.games.lost_cities.rules.ending import over, part, score
from manoa.games.lost_cities.rules.features import feature_count, observe
from manoa.games.lost_cities.rules.hidden import imagine
from manoa.games.lost_cities.rules.make import make_rules
from manoa.games.lost_cities.rules.state import ACTIONS, State
from manoa.games.lost_cities.rules.turn import actions, apply, player
from manoa.kernel.rulebook import Option, Options, Rulebook, Search, Study

OPTIONS = {
    "expeditions": Option(5, "expeditions on the table; six adds purple", values=(5, 6), group="main"),
    "rounds": Option(DATA["rounds"], "rounds in a match", values=(1, 3), group="main"),
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
    policies={"random": uniform, "careful": careful, "seasoned": seasoned},
    view=view,
    notation=notation.notation,
    describe=notation.describe,
    parse=notation.parse,
    why=why,
    cited=CITED,
    events=events,
    view_type=View,
    position=position,
    place=place,
    picture=import_later("manoa.games.lost_cities.drawing.picture.picture"),
    symbols=import_later("manoa.games.lost_cities.drawing.symbols.symbols"),
    graph=graph,
    lessons=LESSONS,
    search=Search("paired", rollout="seasoned", win=0, usual=0.03),
    levels={"novice": NOVICE, "fair": FAIR, "strong": careful},
    part=part,
    study=Study(chances, theme, reason),
    bounds=bounds,
)
