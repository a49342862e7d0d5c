"""Random matches in lock-step with the slow rules: what may be done, and all that every seat sees afterwards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from manoa import Action, Game, Match
from quest.lively import ROUTES, choose, curious, names, quest, rich, views
from quest.slow import Slow
from quest.slow_board import data, route_of
from quest.slow_table import BASE_TOKENS as TOKENS
from quest.slow_table import canonical
from rare import examples, tries

MOVES = ("run", "free", "go", "stop", "enter", "clear")
KINDS = {*MOVES, "buy", "pay", "play", "remove", "lay", "take", "done", "discard", "end turn"}
OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"caves": False},
    {"free_order": True},
    {"native_blockade_and_step": True},
    {"trim_hand": True},
    {"open_discards": False},
    {"disputed_blockades": "all", "route": "swamplands"},
    {"round_limit": 1},
    {"free_order": True, "native_blockade_and_step": True, "trim_hand": True, "open_discards": False},
]
SHOWING_ALL = (3, 23, 38, 43, 56, 35, 32, 69)  # seeds of matches with all kinds of actions and tokens
UNORDERED = ("hand", "draw")
UNORDERED_BY_SEAT = ("removed", "known", "tokens")


def tidy(view: dict[str, Any]) -> dict[str, Any]:
    """A view with what has no order sorted."""
    changed: dict[str, Any] = {key: sorted(view[key]) for key in UNORDERED}
    changed |= {key: [sorted(things) for things in view[key]] for key in UNORDERED_BY_SEAT}
    reserve = sorted(view["market"]["reserve"], key=lambda pile: str(pile["card"]))
    changed["market"] = {**view["market"], "reserve": reserve}
    if "hexes" in view:
        changed["hexes"] = {**view["hexes"], "used_tokens": sorted(view["hexes"]["used_tokens"])}
    if "modules" in view:
        changed["modules"] = {name: in_order(part) for name, part in view["modules"].items()}
    if "module_choices" in view:
        changed["module_choices"] = tidy_choices(view["module_choices"], view["phase"] == "play")
    changed["coins"] = {name: part for name, part in view["coins"].items() if name != "ways"}
    return {**{name: part for name, part in view.items() if name != "reach"}, **changed}


def tidy_choices(choices: dict[str, Any], freely: bool) -> dict[str, Any]:
    """Which pieces can leave, if nothing else is asked, and where dragons can go, without the words for it."""
    leaving = [one["piece"] if isinstance(one, dict) else one for one in choices["leaving"]] if freely else []
    flights = [{**one, "alone": sorted(one["alone"]), "ends": tidy_ends(one["ends"])} for one in choices["flights"]]
    return {**choices, "leaving": leaving, "flights": flights}


def tidy_ends(ends: list[dict[str, Any]]) -> list[tuple[list[int], int]]:
    return sorted((end["to"], end["steps"]) for end in ends)


def in_order(part: Any) -> Any:
    """What lies on the route has no order."""
    return (
        sorted(map(in_zones, part), key=canonical)
        if isinstance(part, list) and all(map(lies_somewhere, part))
        else part
    )


def in_zones(one: Any) -> Any:
    return {**one, "zone": sorted(one["zone"])} if isinstance(one, dict) and "zone" in one else one


def lies_somewhere(one: Any) -> bool:
    return "at" in one if isinstance(one, dict) else isinstance(one, list) and all(isinstance(q, int) for q in one)


class LockStep:
    """One match played on both sides."""

    def __init__(self, match: Match, slow: Slow | None = None) -> None:
        self.match = match
        self.slow = slow or Slow(match.game.options, views(match))
        self.compare(views(match))

    def compare(self, seen: list[dict[str, Any]]) -> None:
        legal = self.match.actions()
        assert {canonical(action.data) for action in legal} == self.slow.legal()
        assert len({action.id for action in legal}) == len(legal)
        for seat, view in enumerate(seen):
            assert tidy(view) == tidy(self.slow.view(seat))
        assert self.match.player == self.slow.to_act()

    def step(self, action: Action) -> None:
        self.match.play(action)
        seen = views(self.match)
        self.slow.follow(action.data, seen)
        self.compare(seen)

    def play_on(self, luck: Random, steps: int) -> Counter[str]:
        """So many steps, or to the end; what came up."""
        kinds: Counter[str] = Counter()
        for _ in range(steps):
            if self.match.over:
                break
            action = choose(self.match, luck)
            kinds.update([action.data["kind"], action.data.get("token", "")])
            self.step(action)
        assert self.match.snapshot()["position"]["explored"] == self.slow.explored()
        if self.match.over:
            assert self.match.placings == self.slow.placings()
        return kinds

    def try_everything(self, luck: Random, steps: int, seen: set[str]) -> None:
        """So many steps, or to the end; what has not been seen yet comes first."""
        for _ in range(steps):
            if self.match.over:
                break
            action = curious(self.match, luck, seen)
            seen |= names(action)
            self.step(action)


def amid(match: Match) -> LockStep:
    """Lock-step from a position somewhere in a match, at the beginning of a turn."""
    slow = Slow(match.game.options, views(match))
    slow.read(views(match), match.snapshot()["position"]["discards"])
    return LockStep(match, slow)


@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("route", ROUTES)
def test_matches_agree_at_every_step_from_the_start(route: str, caves: bool) -> None:
    players = 2 + (ROUTES.index(route) + caves) % 3
    match = quest(route=route, caves=caves).start(players, seed=players)
    LockStep(match).play_on(Random(players), 60)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_matches_agree_at_every_step_in_the_middle(options: dict[str, Any]) -> None:
    luck = Random(str(options))
    for players in (2, 3, 4):
        game = quest(**{"caves": True, "route": luck.choice(ROUTES), **options})
        amid(rich(game, players, luck, effects=0.2)).play_on(luck, 40)


def test_all_kinds_of_actions_and_tokens_come_up_and_agree() -> None:
    kinds: Counter[str] = Counter()
    for luck in tries(SHOWING_ALL):
        game = quest(caves=True, route=luck.choice(ROUTES))
        kinds += amid(rich(game, 3, luck)).play_on(luck, 40)
        if len(kinds) >= len(KINDS) + len(TOKENS) + 1:
            break
    assert set(kinds) == {*KINDS, *TOKENS, ""}


def test_what_may_follow_when_a_native_has_removed_a_blockade_agrees() -> None:
    """Q-4.9 with `native_blockade_and_step`: the step behind, or anything else."""
    luck = Random(7)
    followed: Counter[str] = Counter()
    while not {"go", "run", "stop"} <= set(followed) or followed.total() < 25:
        game = quest(caves=True, route=luck.choice(ROUTES), native_blockade_and_step=True)
        both = amid(rich(game, 2, luck, cards=12))
        free = [action for action in both.match.actions() if action.data["kind"] == "free"]
        if free:
            both.step(luck.choice(free))
            opening = [action for action in both.match.actions() if "blockade" in action.data]
            both.step(luck.choice(opening or both.match.actions()))
            followed += both.play_on(luck, 1) if opening else Counter()
            both.play_on(luck, 5)


def test_matches_agree_at_every_step_when_the_market_is_empty() -> None:
    luck = Random(6)
    for _ in range(6):
        amid(rich(quest(caves=True), 3, luck, cards=18)).play_on(luck, 60)


@pytest.mark.parametrize("arrival_tie", ["shared", "earlier"])
@pytest.mark.parametrize("tie_break", ["number", "power"])
def test_ends_and_placings_agree(tie_break: str, arrival_tie: str) -> None:
    luck = Random(tie_break)
    ends: Counter[tuple[int, int]] = Counter()  # by how many arrived and won
    for number in range(examples(12)):
        game = quest(route=luck.choice(ROUTES), tie_break=tie_break, arrival_tie=arrival_tie, round_limit=2)
        both = amid(in_sight_of_the_end(game, 2 + number % 3, luck))
        while not both.match.over:
            both.step(homeward(both.match, luck))
        assert both.match.placings == both.slow.placings()
        ends[len(both.slow.arrived), len(both.slow.winners())] += 1
    assert {arrived for arrived, _ in ends} >= {0, 1, 2, 3}
    assert ((2, 2) in ends) == (arrival_tie == "shared")


def in_sight_of_the_end(game: Game, players: int, luck: Random) -> Match:
    """Pieces on the spaces nearest to the finish; mostly nobody owns a blockade, so that arrivals tie (Q-8.3)."""
    snapshot = rich(game, players, luck).snapshot()
    route = route_of(game.options["route"])
    spaces = [space for space, left in route.steps_to_go.items() if left]
    last = sorted(spaces, key=lambda space: (route.steps_to_go[space], luck.random()))[:6]
    luck.shuffle(last)
    place = snapshot["position"]
    place["pieces"] = [[list(last.pop()) for _ in pieces] for pieces in place["pieces"]]
    for blockade in place["blockades"]:
        blockade["owner"] = luck.choice([None, None, None, blockade["owner"]])
    return game.restore(snapshot)


def homeward(match: Match, luck: Random) -> Action:
    """Into the finish where that can be done, mostly."""
    finish = route_of(match.game.options["route"]).finish()
    ends = [end for way in match.view(match.player)["reach"] or () for end in way["ends"]]
    steps = [match.steps_of(end["text"])[0] for end in ends if end["to"] and tuple(end["to"]) in finish]
    home = [action for action in match.actions() if action.id in steps]
    return luck.choice(home) if home and luck.random() < 0.9 else choose(match, luck, idle=0.5)


# Set-up


@pytest.mark.parametrize("disputed", ["listed", "all", "none"])
@pytest.mark.parametrize("route", ROUTES)
def test_blockades_lie_on_the_joints_that_the_route_marks(route: str, disputed: str) -> None:
    """Q-2.3, Q-13.1."""
    joints = [joint["between"] for joint in data("routes")["routes"][route]["joints"] if is_marked(joint, disputed)]
    for seed in range(5):
        view = quest(route=route, disputed_blockades=disputed).start(3, seed).view()
        assert [one["between"] for one in view["blockades"]] == joints
        assert len({one["number"] for one in view["blockades"]} & set(range(1, 7))) == len(joints)


def is_marked(joint: dict[str, Any], disputed: str) -> bool:
    if "disputed" in joint and disputed != "listed":
        return disputed == "all"
    return bool(joint["blockade"])


def test_everybody_starts_as_often_and_every_blockade_lies_everywhere_as_often() -> None:
    """Q-11.4."""
    starters: Counter[int] = Counter()
    blockades: Counter[tuple[str, int]] = Counter()
    for seed in range(1200):
        view = quest().start(4, seed).view()
        starters[view["starter"]] += 1
        blockades.update((one["between"][0], one["number"]) for one in view["blockades"])
    assert len(starters) == 4
    assert len(blockades) == 24
    assert all(240 < count < 360 for count in starters.values())
    assert all(140 < count < 260 for count in blockades.values())


def test_the_starting_player_may_be_chosen() -> None:
    for seat in range(4):
        match = quest(starting_player=seat).start(4, seed=3)
        assert match.player == match.view()["starter"] == seat
        LockStep(match)
