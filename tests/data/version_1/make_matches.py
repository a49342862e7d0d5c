"""Made the records, snapshots and arena files here, with the version at commit 4933bb9 and only with that one:

    PYTHONPATH=… python tests/data/version_1/make_matches.py

What is expected of each is what that version said. Later versions must still open all of it: none of it is ever made
again. A view is written as a spectator has it, with the fields beside it that each seat sees otherwise.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from writing import write

import manoa
from manoa import Action, Match
from manoa.play.record import exported

HERE = Path(__file__).parent
NAMES = ["Ada", "Ben", "Cem", "Dea"]
LONGEST = 3000  # steps of a match
USUAL: dict[str, Any] = {}  # all options as they are by default
QUIET = ("play", "explore", "over")  # phases in which nothing else is under way

OUR_WAY = {
    "name": "Our way",
    "pieces": [
        {"piece": "B", "q": 0, "r": 0, "rotation": 0},
        {"piece": "G", "q": -3, "r": -4, "rotation": 1},
        {"piece": "F", "q": 0, "r": -11, "rotation": 2},
        {"piece": "I", "q": 4, "r": -18, "rotation": 0},
        {"piece": "K", "q": 0, "r": -21, "rotation": 4},
    ],
    "finish": {"side": "river", "q": -4, "r": -21, "rotation": 4},
    "joints": [
        {"between": ["B", "G"], "blockade": True},
        {"between": ["G", "F"], "blockade": False},
        {"between": ["F", "I"], "blockade": True},
        {"between": ["I", "K"], "blockade": True},
    ],
}


class Plan(NamedTuple):
    """A match to be played by a bot that leaves some steps to chance."""

    name: str
    players: int
    bot: str = "random"
    options: dict[str, Any] = USUAL
    chance: float = 0.15

    def game(self) -> manoa.Game:
        return manoa.game(next(game for game in manoa.games() if self.name.startswith(game)), **self.options)

    def seed(self) -> int:
        return sum(self.name.encode())


LOST_CITIES = [
    Plan("lost-cities-careful", 2, "careful", chance=0),
    Plan("lost-cities-seasoned-six-expeditions", 2, "seasoned", {"expeditions": 6, "rounds": 1}, 0),
    Plan("lost-cities-last-round", 2, "projection", {"next_starter": "last_round", "no_deck_draw_limit": 10}),
    Plan("lost-cities-oldest-all-shown", 2, "careful", {"first_player": "oldest", "show_discards": "all"}, 0.3),
    Plan("lost-cities-three-players", 3, "careful", {"three_players": True, "show_deck_count": False}),
    Plan("lost-cities-random", 2, "random", {"rounds": 1, "no_deck_draw_limit": 0}),
    Plan("lost-cities-ids", 2, "careful", {"expeditions": 6}, 0.3),
]

QUEST = [
    Plan("quest-first", 2, "greedy", {"route": "first"}, 0),
    Plan("quest-first-caves", 4, "planner", {"route": "first", "caves": True, "starting_player": 3}),
    Plan("quest-hills", 3, "planner", {"route": "hills_of_gold", "free_order": True}, 0.3),
    Plan("quest-hills-caves", 2, "greedy", {"route": "hills_of_gold", "caves": True, "open_discards": False}, 0.3),
    Plan("quest-home-stretch", 4, "greedy", {"route": "home_stretch", "disputed_blockades": "all"}),
    Plan("quest-home-stretch-caves", 3, "planner", {"route": "home_stretch", "caves": True, "starting_player": 2}),
    Plan("quest-winding-paths", 2, "planner", {"route": "winding_paths", "trim_hand": True}),
    Plan("quest-winding-paths-caves", 4, "planner", {"route": "winding_paths", "caves": True, "tie_break": "power"}),
    Plan("quest-serpentine", 3, "greedy", {"route": "serpentine", "arrival_tie": "earlier"}, 0),
    Plan("quest-serpentine-caves", 2, "planner", {"route": "serpentine", "caves": True, "starting_player": 1}),
    Plan("quest-swamplands", 4, "planner", {"route": "swamplands", "disputed_blockades": "none"}, 0.3),
    Plan("quest-swamplands-caves", 3, "planner", {"route": "swamplands", "caves": True, "round_limit": 0}),
    Plan("quest-cauldron", 2, "planner", {"route": "witchs_cauldron", "native_blockade_and_step": True}, 0.3),
    Plan("quest-cauldron-caves", 4, "planner", {"route": "witchs_cauldron", "caves": True, "starting_player": 0}),
    Plan("quest-own-route", 3, "planner", {"route": OUR_WAY, "native_blockade_and_step": True}),
    Plan("quest-random", 4, "random", {"caves": True, "round_limit": 12, "free_order": True}),
    Plan("quest-ids", 3, "planner", {"route": "swamplands", "caves": True}, 0.3),
    Plan("quest-ids-two-pieces", 2, "planner", {"caves": True, "native_blockade_and_step": True}, 0.3),
    Plan("quest-ids-and-texts", 4, "greedy", {"route": "home_stretch"}, 0.3),
]

ISLAND = [
    Plan("island-greedy", 2, "greedy", chance=0),
    Plan("island-three-players", 3, "greedy", {"explorer_side": "front", "printing": "later"}),
    Plan("island-four-players", 4, "greedy", {"explorer_side": "random", "house_values": "balanced"}),
    Plan("island-small", 2, "greedy", {"board_radius": 4, "cave_shrine": "lower_half", "closing": "restart"}, 0.3),
    Plan("island-hidden", 3, "greedy", {"open_resources": False, "resource_limit": 9, "round_limit": 12}, 0.3),
    Plan("island-hardcore", 4, "greedy", {"hardcore": True, "battle_result": "highest", "trade": "active"}, 0.3),
    Plan("island-blind", 2, "greedy", {"place_blind": True, "defeat_loss": "half", "villager_near": "farmhouse"}),
    Plan("island-no-trade", 3, "greedy", {"trade": "off", "round_limit": 0}, 0.05),
    Plan("island-random", 4, "random", {"round_limit": 4}),
    Plan("island-ids", 3, "greedy", {}, 0.3),
]

# From the middle of something to the end.
GOING_ON = [
    Plan("lost-cities-from-position", 2, "careful"),
    Plan("quest-from-position", 2, "planner", {"caves": True}, 0.3),
    Plan("quest-from-position-ids", 4, "greedy", {"native_blockade_and_step": True}, 0.3),
    Plan("island-from-position", 4, "greedy", {"open_resources": False}, 0.3),
]


# Playing


def chosen(match: Match, bot: Any, chance: float, luck: random.Random) -> Action:
    """What a bot wants or, by chance, an action of any kind, rare kinds as often as others."""
    assert match.player is not None
    if bot.name != "random" and luck.random() >= chance:
        action: Action = bot.choose(match.for_seat(match.player))
        return action
    kinds: dict[str, list[Action]] = {}
    for action in match.actions():
        kinds.setdefault(action.data["kind"], []).append(action)
    return luck.choice(kinds[luck.choice(sorted(kinds))])


def moments(plan: Plan, match: Match, seed: int = 0) -> Iterator[str]:
    """Play to the end; what was played last, whenever it is somebody's turn again."""
    bot, luck = manoa.bot(plan.bot, seed=plan.seed() + seed), random.Random(plan.seed() + seed)
    while not match.over and len(match.steps) < LONGEST:
        yield str(match.play(chosen(match, bot, plan.chance, luck)))


def finish(plan: Plan, match: Match) -> Match:
    for _ in moments(plan, match):
        pass
    assert match.over, plan.name
    return match


def going_on(plan: Plan) -> Match:
    """A match that began in the middle of something."""
    before = plan.game().start(plan.players, plan.seed())
    played = moments(plan, before)
    while len(before.steps) < 60 or quiet(before):
        next(played)
    return plan.game().restore(before.snapshot())


def quiet(match: Match) -> bool:
    view = match.view()
    return view["phase"] in QUIET and not view.get("run")


# Telling


def seen(match: Match) -> dict[str, Any]:
    """All views: the spectator's, and what each seat sees otherwise."""
    public = match.view()
    views = [match.view(seat) for seat in range(match.players)]
    own = [{name: value for name, value in view.items() if public.get(name, ...) != value} for view in views]
    assert [{**public, **more} for more in own] == views
    return {"player": match.player, "spectator": public, "seats": own}


def points(match: Match) -> list[int]:
    """Three steps on the way, in the middle of something where that can be, and the last."""
    length = len(match.steps)
    starts = [length // 4, length // 2, 3 * length // 4]
    found = [next((step for step in range(start, start + 30) if not quiet(match.at(step))), start) for start in starts]
    return [*found, length]


def expected(match: Match) -> dict[str, Any]:
    told = [{"actions": step, **seen(match.at(step))} for step in points(match)]
    return {"scores": match.scores, "placings": match.placings, "points": told}


def told(plan: Plan, match: Match) -> dict[str, Any]:
    """A record in the form that its name says."""
    record = match.record()
    if "ids" in plan.name:
        every = 2 if "texts" in plan.name else 1
        record["actions"][::every] = match.steps[::every]
    return record


def make_records() -> list[Match]:
    made = []
    for number, plan in enumerate([*LOST_CITIES, *QUEST, *ISLAND, *GOING_ON]):
        start = going_on(plan) if plan in GOING_ON else plan.game().start(plan.players, plan.seed())
        match = finish(plan, start)
        record = exported(match, NAMES[: plan.players]) if number % 7 == 1 else told(plan, match)
        write(HERE / "records" / f"{plan.name}.json", {"record": record, "expected": expected(match)})
        made.append(match)
    return made


# Snapshots


class Wanted(NamedTuple):
    """A moment: the view, the last action, what may be done."""

    view: dict[str, Any]
    last: str
    actions: list[str]
    position: dict[str, Any]

    @property
    def pending(self) -> list[str]:
        return [task["task"] for task in self.position["pending"]]


Moment = Callable[[Wanted], Any]


def can(now: Wanted, verb: str) -> bool:
    return any(text.startswith(verb) for text in now.actions)


QUEST_MOMENTS: dict[str, Moment] = {
    "run": lambda now: now.view["run"] and now.view["run"]["card"] and can(now, "go "),
    "run-second-step": lambda now: now.last.startswith("go ") and can(now, "go "),
    "run-by-token": lambda now: now.view["run"] and now.view["run"]["token"] and can(now, "go "),
    "run-to-blockade": lambda now: can(now, "go blockade") or can(now, "go 1 blockade") or can(now, "go 2 blockade"),
    "run-behind-blockade": lambda now: now.position["run"] and now.position["run"]["behind"] is not None,
    "pay-price": lambda now: now.pending == ["price"] and now.last.startswith("pay "),
    "pay-price-with-token": lambda now: now.pending == ["price"] and can(now, "pay coin"),
    "pay-rubble": lambda now: now.pending == ["rubble"] and now.last.startswith("pay "),
    "pay-camp": lambda now: now.pending == ["camp"] and now.last.startswith("enter "),
    "clear-blockade": lambda now: now.view["payment"] and "blockade" in now.view["payment"],
    "remove": lambda now: now.view["phase"] == "remove" and "done" in now.actions and now.last.startswith("remove "),
    "remove-by-token": lambda now: now.view["phase"] == "remove" and "done" not in now.actions,
    "take": lambda now: now.view["phase"] == "take",
    "discard": lambda now: now.view["phase"] == "discard" and len(now.actions) > 2,
    "replace": lambda now: now.view["phase"] == "replace" and now.last.startswith("lay "),
    "passing": lambda now: now.view["passing"] and len(now.actions) > 4,
    "changing": lambda now: now.view["changing"] and any("as-coins" in text for text in now.actions),
}

ISLAND_MOMENTS: dict[str, Moment] = {
    "gather": lambda now: now.view["phase"] == "gather",
    "return": lambda now: now.view["phase"] == "return",
    "place": lambda now: now.view["phase"] == "place",
    "purchase-window": lambda now: now.view["phase"] == "purchase" and can(now, "march"),
    "battle": lambda now: now.view["phase"] == "battle" and can(now, "march"),
    "order": lambda now: now.view["phase"] == "order",
    "retreat": lambda now: now.view["phase"] == "retreat",
    "set": lambda now: now.view["phase"] == "set",
    "answer": lambda now: now.view["phase"] == "answer",
    "marches": lambda now: now.view["phase"] == "explore" and can(now, "march") and can(now, "offer"),
}

LOST_CITIES_MOMENTS: dict[str, Moment] = {
    "draw": lambda now: now.view["phase"] == "draw" and now.last.startswith("discard") and len(now.actions) > 2,
    "play-in-second-round": lambda now: now.view["phase"] == "play" and now.view["round"] == 2,
}


def make_snapshots() -> None:
    _search(Plan("quest", 3, "planner", {"caves": True, "native_blockade_and_step": True}, 0.4), QUEST_MOMENTS)
    run = {name: QUEST_MOMENTS[name] for name in ("run", "pay-camp", "run-to-blockade")}
    _search(Plan("quest-two-pieces", 2, "planner", {"route": "witchs_cauldron", "caves": True}, 0.4), run)
    _search(Plan("island", 3, "greedy", {"resource_limit": 9}, 0.5), ISLAND_MOMENTS)
    _search(Plan("island-hidden", 4, "greedy", {"open_resources": False}, 0.5), {"battle": ISLAND_MOMENTS["battle"]})
    _search(Plan("lost-cities", 2, "careful", {"show_discards": "all"}, 0.3), LOST_CITIES_MOMENTS)
    three = {"draw": LOST_CITIES_MOMENTS["draw"]}
    _search(Plan("lost-cities-three-players", 3, "careful", {"three_players": True}, 0.3), three)


def _search(plan: Plan, wanted: dict[str, Moment]) -> None:
    """Play until there was each of these moments."""
    missing = dict(wanted)
    for seed in range(200):
        match = plan.game().start(plan.players, seed)
        for last in moments(plan, match, seed):
            position = match.snapshot()["position"]
            now = Wanted(match.view(), last, [str(action) for action in match.actions()], position)
            for name in [name for name, fits in missing.items() if not match.over and fits(now)]:
                del missing[name]
                write(HERE / "snapshots" / f"{plan.name}-{name}.json", kept(match))
            if not missing:
                return
    raise AssertionError(f"{plan.name} never came to {', '.join(missing)}")


def kept(match: Match) -> dict[str, Any]:
    """A snapshot with every action that it allows, by id and text, and what the seat to act sees changed after each."""
    before = match.view(match.player)
    changes = {}
    for action in match.actions():
        after = match.game.restore(match.snapshot())
        text = str(after.play(str(action)))
        view = after.view(match.player)
        changes[text] = {name: value for name, value in view.items() if before[name] != value}
    return {"snapshot": match.snapshot(), "expected": {**seen(match), "ids": match.legal, "actions": changes}}


# The arena


def make_arena() -> None:
    (HERE / "arena").mkdir(exist_ok=True)
    runs = {
        "lost-cities": ["careful", "random", "--games", "2", "--options", "rounds=1"],
        "quest": ["planner", "random", "--games", "2", "--options", "caves=true,round_limit=15", "--players", "3"],
        "island": ["greedy", "random", "--games", "2", "--options", "round_limit=6"],
    }
    for game, words in runs.items():
        out = HERE / "arena" / f"{game}.gz"
        out.unlink(missing_ok=True)
        command = [sys.executable, "-m", "manoa", "arena", *words, "--game", game, "--workers", "1", "--out", str(out)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def check_options(matches: list[Match]) -> None:
    """Every value of every option has come up, and so has every number of players."""
    for name in manoa.games():
        mine = [match for match in matches if match.game.name == name]
        assert {match.players for match in mine} >= {2, 3}
        for option, about in manoa.game(name).book.options.items():
            seen = [match.game.options[option] for match in mine]
            missing = [value for value in about.values or (0, about.default) if value not in seen]
            assert not missing, f"{name}: {option} is never {missing}"


if __name__ == "__main__":
    check_options(make_records())
    make_snapshots()
    make_arena()
