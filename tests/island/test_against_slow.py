"""Random matches in lock-step with the slow rules: what may be done, and all that is seen afterwards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from island.slow import Slow
from island.slow_luck import Watched
from island.slow_map import Data
from island.slow_scenes import begun, scene
from island.slow_sight import check_outcome, discoverable, place_of, places_for
from island.slow_view import facts, scores
from island.slow_walks import choose, island
from manoa import Action, Match
from rare import examples, tries

BEASTS = ("bats", "thieves", "serpent")
STEPS = 80  # of a match from the start
SCENES = examples(2)  # for each set of options
STEPS_OF_A_SCENE = 30
SHOWING_ALL = (12, 62, 21, 42, 91, 29, 26, 107, 115, 10, 31, 101, 39, 99)  # seeds of scenes
LONGEST = 2000
OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"house_values": "default"},
    {"explorer_side": "front"},
    {"explorer_side": "random"},
    {"printing": "later"},
    {"cave_shrine": "lower_half"},
    {"defeat_loss": "half"},
    {"villager_near": "farmhouse"},
    {"resource_limit": 9},
    {"board_radius": 4},
    {"board_radius": 5, "closing": "restart"},
    {"place_blind": True},
    {"closing": "restart"},
    {"battle_result": "highest"},
    {"hardcore": True},
    {"trade": "active"},
    {"trade": "off"},
    {"open_resources": False},
    {"round_limit": 3},
    {"place_blind": True, "closing": "restart", "board_radius": 4, "hardcore": True, "open_resources": False},
    {"resource_limit": 9, "defeat_loss": "half", "battle_result": "highest", "trade": "active", "round_limit": 0},
]
# What all this is about: each of these has to come up, however rare it is.
OUTCOMES = [f"{foe} {end}" for foe in ("fight", "farmhouse", *BEASTS) for end in ("won", "lost")]
HAPPENINGS = [
    *OUTCOMES,
    "fight tied",
    "farmhouse tied",
    "beast tied",
    "order",
    "nobody fought",
    "nobody left",
    "lapsed",
    "joined",
    "fight in a window",
    "battle window used",
    "purchase window used",
    "asked to swap",
    "mixed offer",
    "offer taken back",
    "free march",
    "void",
    "fort destroyed",
    "stayed",
    "retreat",
    "set",
    "set by its owner",
    "set in need",
    "set near a shrine",
    "discovered beside a fort",
    "exit laid",
    "cave shrine taken",
    "cave shrine back",
    "cave shrine changed hands",
    "tile under the stack",
    "restart",
    "won by four shrines",
    "outcome checked",
    "placement checked",
    *(f"bought {item}" for item in ("villager", "farmhouse", "fort", "offering")),
]
every_option = pytest.mark.parametrize("options", OPTION_SETS, ids=str)


def tidy(view: Data) -> Data:
    """A view with what has no order sorted."""
    changed: Data = {key: [sorted(things) for things in view[key]] for key in ("farmhouses", "occupied", "offerings")}
    changed["tiles"] = sorted(view["tiles"], key=lambda one: str(one["at"]))
    changed["villagers"] = [sorted(armies, key=lambda army: str(army["at"])) for armies in view["villagers"]]
    changed["fights"] = [tidy_fight(fight) for fight in view["fights"]]
    return {**view, **changed}


def tidy_fight(fight: Data) -> Data:
    if not fight["defenders"]:
        return fight
    pairs = sorted(zip(fight["defenders"], fight["defence"], strict=True))
    return {**fight, "defenders": [seat for seat, _ in pairs], "defence": [strength for _, strength in pairs]}


def sight(slow: Slow, viewer: int | None) -> Data:
    """I-12.3: the facts that a viewer may see."""
    seen = facts(slow)
    if slow.options["open_resources"]:
        return seen
    own = {
        name: [value if seat == viewer else None for seat, value in enumerate(seen[name])]
        for name in ("resources", "wares")
    }
    return {**seen, **own, "supply": None}


class LockStep:
    """One match played on both sides."""

    def __init__(self, match: Match, slow: Slow | None = None) -> None:
        self.match = match
        self.slow = slow or begun(match)
        assert isinstance(self.slow.chance, Watched)
        self.watched = self.slow.chance
        self.compare(match.view())

    def compare(self, seen: Data) -> None:
        ask = self.slow.ask
        self.seen, self.legal = seen, self.match.actions()
        assert {str(action) for action in self.legal} == (ask.options if ask else set())
        assert len({action.id for action in self.legal}) == len(self.legal)
        assert self.match.player == (ask.seat if ask else None)
        self.compare_sight(self.seen, None)
        if not self.slow.options["open_resources"]:
            for viewer in range(self.match.players):
                self.compare_sight(self.match.view(viewer), viewer)
        if self.match.over:
            assert self.match.scores == scores(self.slow)
        elif self.has_moved():
            assert came_from(self.match) == origins(self.slow)

    def compare_sight(self, view: Data, viewer: int | None) -> None:
        found = tidy(sight(self.slow, viewer))
        seen = tidy(view)
        assert {key: seen[key] for key in found} == found

    def has_moved(self) -> bool:
        return any(piece.origin for one in self.slow.players for piece in (one.piece, *one.villagers))

    def step(self, action: Action) -> None:
        seen = self.seen
        events = self.match.witnessed(action.id)(None)
        now = self.match.view()
        self.watched.tell(since_the_deal(events, action), now)
        self.slow.play(str(action))
        assert not self.watched.left()
        self.compare(now)
        self.check_alone(action, events, seen)

    def check_alone(self, action: Action, events: list[Data], before: Data) -> None:
        """Placements and fights once more, from the view alone."""
        view, options = self.seen, self.match.game.options
        if view["phase"] == "explore":
            here = view["at"][view["player"]]
            discoveries = [one.data.get("at", here) for one in self.legal if one.data["kind"] == "discover"]
            places = discoverable(view, options)
            found = places if options["place_blind"] else {place_of(here) for _ in places}
            assert {place_of(place) for place in discoveries} == found
        if view["phase"] == "place":
            placings = {place_of(one.data["at"]) for one in self.legal if one.data["kind"] == "place"}
            assert placings == places_for(view, options, view["player"], view["turned"])
            self.slow.happened["placement checked"] += 1
        fights = [event for event in events if event["key"] == "fight"]
        if len(fights) == 1 and action.data["kind"] in ("pass", "fight") and before["purchase"] is None:
            self.slow.happened["outcome checked"] += 1
            check_outcome(fights[0], options, before, view)

    def play_on(self, luck: Random, steps: int) -> Counter[str]:
        """So many steps, or to the end; what came up."""
        for _ in range(steps):
            if self.match.over:
                break
            self.step(choose(self.legal, luck, self.seen))
        self.slow.happened["won by four shrines"] += max(self.seen["shrines"]) == 4
        self.slow.happened["beast tied"] += sum(self.slow.happened[f"{beast} tied"] for beast in BEASTS)
        return self.slow.happened


def since_the_deal(events: list[Data], action: Action) -> list[Data]:
    """The first step also tells of a roll that was made in the deal: the slow match began with it."""
    keys = [event["key"] for event in events]
    rolled = keys[:2] == ["start", "explorer"] and action.data["kind"] != "explorer" and "roll" in keys
    return events[keys.index("roll") + 1 :] if rolled else events


def came_from(match: Match) -> list[Counter[tuple[Any, ...]]]:
    """I-8.8: of every piece where it stands and where it would go back to, as a snapshot tells it."""
    place = match.snapshot()["position"]
    lines = []
    for seat, villagers in enumerate(place["villagers"]):
        own = [("explorer", place["at"][seat], place["came"][seat])]
        own += [("villager", one["at"], one["came"]) for one in villagers]
        lines.append(Counter((kind, tuple(at or ()), tuple(came or ())) for kind, at, came in own))
    return lines


def origins(slow: Slow) -> list[Counter[tuple[Any, ...]]]:
    lines = []
    for one in slow.players:
        own = [("explorer", one.piece), *(("villager", villager) for villager in one.villagers if villager.at)]
        lines.append(Counter((kind, piece.at or (), piece.origin or ()) for kind, piece in own))
    return lines


@every_option
def test_matches_agree_at_every_step_from_the_start(options: dict[str, Any]) -> None:
    players = 2 + OPTION_SETS.index(options) % 3
    LockStep(island(**options).start(players, seed=players)).play_on(Random(str(options)), STEPS)


@every_option
def test_matches_agree_at_every_step_in_the_middle(options: dict[str, Any]) -> None:
    luck = Random(str(options))
    for number in range(SCENES):
        match, slow = scene(island(**options), 2 + number % 3, luck)
        LockStep(match, slow).play_on(luck, STEPS_OF_A_SCENE)


def test_everything_that_can_happen_comes_up_and_agrees() -> None:
    happened: Counter[str] = Counter()
    for luck in tries(SHOWING_ALL):
        options = {"trade": luck.choice(["off", "off", "active"]), "closing": luck.choice(["forbid", "restart"])}
        match, slow = scene(island(**options), luck.choice([2, 3, 4]), luck)
        happened += LockStep(match, slow).play_on(luck, STEPS_OF_A_SCENE)
        if all(happened[one] for one in HAPPENINGS):
            break
    assert [one for one in HAPPENINGS if not happened[one]] == []


@every_option
def test_matches_agree_until_they_are_over(options: dict[str, Any]) -> None:
    """I-12.2: two rounds without trade, and who is first then."""
    game = island(**{**options, "trade": "off", "round_limit": 2})
    both = LockStep(game.start(3, seed=len(str(options))))
    both.play_on(Random(str(options)), LONGEST)
    assert both.match.over
    assert 1 in both.match.placings
