"""What if: tables that go on from a game that is over, or from one that runs without telling what is hidden."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from manoa.play.match import Match
from manoa.server.table import project
from manoa.server.table.project import SPECTATOR
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import branch
from manoa.server.wire import commands
from manoa.server.wire.tables import BranchIn
from server.tables import ADA, BEN, EVE, GAMES, ME, OPEN, Room, branched, room, seated, summary

STEPS = {"lost-cities": 9, "quest": 25, "island": 25}
ROUND = 60  # branches of one position


def refused(made: Room, eyes: project.Viewpoint, wish: BranchIn) -> str:
    with pytest.raises(Refused) as refusal:
        branch(made.table, eyes, wish, ADA)()
    return refusal.value.code


def walked(name: str) -> Room:
    made = seated(name)
    made.steps(STEPS[name])
    assert made.status() == "running"
    return made


# Of a game that runs


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_looks_from_ones_own_seat_like_the_game_did_then(name: str) -> None:
    made = walked(name)
    for step in (0, 3, STEPS[name]):
        for seat, who in enumerate((ADA, BEN)):
            new = branched(made, who, step)
            assert new.match.view(seat) == made.match.at(step).view(seat)
            assert new.match.player == made.match.at(step).player
            assert (new.table.begun.analysis, new.table.begun.public, new.table.begun.host) == (True, False, who.id)
            assert new.table.begun.before == made.table.id
            new.steps(3)


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_of_a_running_game_holds_nothing_of_the_true_chance(name: str) -> None:
    made = walked(name)
    assert made.table.seed is not None
    key = made.match.snapshot()["position"]["chance"]["key"]
    keys = set()
    for _ in range(5):
        new = branched(made, ADA, STEPS[name])
        log = b"".join(msgspec.json.encode(entry.event) for entry in new.table.entries).decode()
        assert new.table.seed is None
        assert key not in log
        assert made.table.seed.hex() not in log
        keys.add(new.match.snapshot()["position"]["chance"]["key"])
    assert len(keys) == 5


def test_the_cards_of_the_other_are_right_as_often_as_chance_has_it() -> None:
    """Each card that Ben does not see is among the eight of Ada in 8 of 52 worlds."""
    made = seated()
    true = {card for card in made.match.view(0)["hand"] if not card.endswith("x")}  # there are three of each wager
    right = 0
    for _ in range(5 * ROUND):
        hand = branched(made, BEN, 0).match.view(0)["hand"]
        assert len(hand) == 8
        right += len(true.intersection(hand))
    assert abs(right / (5 * ROUND) - len(true) * 8 / 52) < 0.3  # more than five standard deviations


@pytest.mark.parametrize("name", GAMES)
def test_the_true_world_is_no_likelier_than_any_other(name: str) -> None:
    """Branches are as like the true position as they are like one another."""
    made = walked(name)
    true = hidden(made.match)
    others = [hidden(branched(made, ADA, STEPS[name]).match) for _ in range(ROUND)]
    to_true = [alike(true, other) for other in others]
    to_each_other = [alike(one, two) for one, two in itertools.pairwise(others)]
    assert max(to_true) < 1
    assert sum(to_true) / len(to_true) < max(to_each_other)
    assert abs(sum(to_true) / len(to_true) - sum(to_each_other) / len(to_each_other)) < 0.05


def hidden(true: Match) -> list[str]:
    position = {name: part for name, part in true.snapshot()["position"].items() if name != "chance"}
    return [json.dumps(leaf) for leaf in leaves(position)]


def leaves(value: Any) -> list[Any]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return [value] if parts is None else [leaf for part in parts for leaf in leaves(part)]


def alike(one: list[str], two: list[str]) -> float:
    return sum(a == b for a, b in zip(one, two, strict=False)) / max(len(one), len(two))


def test_whoever_has_no_seat_cannot_branch_off_from_a_running_game() -> None:
    made = walked("lost-cities")
    assert refused(made, SPECTATOR, BranchIn(0)) == "hidden"
    assert refused(made, project.viewpoint(made.table, EVE.id), BranchIn(3)) == "hidden"


def test_there_is_no_branch_of_steps_that_are_not_there() -> None:
    made = walked("lost-cities")
    eyes = project.viewpoint(made.table, ADA.id)
    assert refused(made, eyes, BranchIn(STEPS["lost-cities"] + 1)) == "no-step"
    assert refused(room("lost-cities", ME, OPEN), SPECTATOR, BranchIn(0)) == "not-started"


def test_the_game_does_not_notice() -> None:
    made = walked("quest")
    before = summary(made.table)
    branched(made, ADA, 4).steps(10)
    assert summary(made.table) == before


# Of a game that is over


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_of_a_finished_game_is_the_true_one_for_everybody(name: str) -> None:
    made = seated(name)
    made.finish()
    steps = made.match.steps
    for step in (0, len(steps) // 2, len(steps) - 1):
        new = branched(made, EVE, step)
        assert new.match.state.tobytes() == made.match.at(step).state.tobytes()
        assert new.table.begun.host == EVE.id
        for action in steps[step:]:
            new.do(EVE, commands.Play(action))
        assert new.match.scores == made.match.scores
        assert new.status() == "over"
        assert new.table.result is None


def test_there_is_nothing_to_try_after_the_last_step() -> None:
    made = seated()
    made.finish()
    assert refused(made, SPECTATOR, BranchIn(made.table.step)) == "over"


def test_a_game_that_was_resigned_can_go_on() -> None:
    made = walked("lost-cities")
    made.do(BEN, commands.Resign())
    new = branched(made, EVE, STEPS["lost-cities"])
    new.finish()
    assert new.match.over


def test_bots_take_seats_of_a_branch() -> None:
    made = walked("quest")
    new = branched(made, ADA, 5, seat1="random")
    assert [chair.kind for chair in new.table.chairs] == ["person", "bot"]
    eyes = project.viewpoint(made.table, ADA.id)
    assert refused(made, eyes, BranchIn(5, {"1": "nobody"})) == "no-bot"
    for seat in ("2", "-1", "01", "one", ""):
        assert refused(made, eyes, BranchIn(5, {seat: "random"})) == "no-seat"


def test_a_branch_can_branch_again() -> None:
    made = walked("lost-cities")
    first = branched(made, ADA, 4)
    first.steps(6)
    second = branched(first, ADA, 3)
    assert second.match.state.tobytes() == first.match.at(3).state.tobytes()
