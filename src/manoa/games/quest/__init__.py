"""The Quest for El Dorado, with the caves variant."""

from dataclasses import replace

from manoa.games.components import import_later
from manoa.games.quest.bots.policies import LEVELS, POLICIES
from manoa.games.quest.parts.modules import MODULES
from manoa.games.quest.people.bounds import bounds
from manoa.games.quest.people.cited import CITED
from manoa.games.quest.people.curves import graph
from manoa.games.quest.people.events import events
from manoa.games.quest.people.lessons import LESSONS
from manoa.games.quest.people.notation import describe, notation
from manoa.games.quest.people.numbering import old_numbers
from manoa.games.quest.people.parsing import parse
from manoa.games.quest.people.position import place, position
from manoa.games.quest.people.reasons import reason
from manoa.games.quest.people.refusals import why
from manoa.games.quest.people.themes import theme
from manoa.games.quest.people.view import View, view
from manoa.games.quest.routes.faults import faults, unplayable
from manoa.games.quest.routes.packs import packs, shelved
from manoa.games.quest.routes.study import study
from manoa.games.quest.rules.deal import deal
from manoa.games.quest.rules.ending import in_steps, lead, over, score
from manoa.games.quest.rules.features import feature_count, observe
from manoa.games.quest.rules.hidden import imagine
from manoa.games.quest.rules.ids import ACTIONS
from manoa.games.quest.rules.make import make_rules, make_version_1
from manoa.games.quest.rules.options import OPTIONS, PRESETS, bars, seats
from manoa.games.quest.rules.state import State
from manoa.games.quest.rules.turn import actions, apply, player
from manoa.kernel.routes import RouteMaking
from manoa.kernel.rulebook import Earlier, Measure, Rulebook, Search, Study

RULEBOOK = Rulebook(
    id="quest",
    title="The Quest for El Dorado",
    version=2,
    options=OPTIONS | {"route": replace(OPTIONS["route"], problems=unplayable, shelved=shelved)},
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
    policies=POLICIES,
    view=view,
    notation=notation,
    describe=describe,
    parse=parse,
    why=why,
    cited=CITED,
    events=events,
    view_type=View,
    position=position,
    place=place,
    old_numbers=old_numbers,
    earlier={1: Earlier({}, make_version_1)},
    picture=import_later("manoa.games.quest.drawing.picture.picture"),
    symbols=import_later("manoa.games.quest.drawing.symbols.symbols"),
    scene=import_later("manoa.games.quest.drawing.scene.scene"),
    graph=graph,
    lessons=LESSONS,
    search=Search("paired", rollout="hasty", prior="planner"),
    levels=LEVELS,
    presets=PRESETS,
    lead=lead,
    bars=bars,
    routes=RouteMaking(
        faults,
        study,
        trial=import_later("manoa.games.quest.routes.trial.trial"),
        generate=import_later("manoa.games.quest.routes.generating.generate"),
        packs=packs,
        picture=import_later("manoa.games.quest.drawing.miniature.drawn"),
    ),
    expanded={"route": "demon_gorge", "heroes_hexes": True, "promos": True, "modules": [*MODULES]},
    measure=Measure("steps", of=in_steps),
    study=Study(theme=theme, reason=reason),
    bounds=bounds,
)
