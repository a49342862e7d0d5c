"""Games at one table: bots of all kinds, and what happens to those that misbehave."""

from __future__ import annotations

from pathlib import Path

import pytest

import manoa
from arena.contests import ODD, ROUND, lasting, lost_cities
from manoa.arena import Outcome, Plan
from manoa.arena.entries import entry, labels
from manoa.arena.outcome import CRASHED, ILLEGAL, NONSENSE, SLOW, match
from manoa.arena.schedule import Schedule, derived
from manoa.arena.table import Table, capped, unlimited


def play(plan: Plan, games: int = 2) -> list[Outcome]:
    table = Table(plan, [0.0, 0.0, 0.0])
    try:
        return [table.play(task) for task in Schedule(plan).tasks(games)]
    finally:
        table.close()


@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("Raise", CRASHED, "KeyError: 'no idea' (odd_bots.py, line "),
        ("Exit", CRASHED, "SystemExit: 3"),
        ("Broken", CRASHED, "RuntimeError: cannot be made (odd_bots.py, line "),
        ("Nothing", NONSENSE, "None"),
        ("Strange", NONSENSE, "cannot be shown"),
        ("Mumble", NONSENSE, "a card, please"),
        ("Illegal", ILLEGAL, "answered"),
        ("Slow", SLOW, "longer than 1 seconds"),
    ],
)
def test_a_bot_that_misbehaves_loses_by_name_and_the_next_game_is_played(bot: str, kind: str, why: str) -> None:
    plan = lost_cities("random", ODD + bot, seconds=1 if kind == SLOW else 60)
    outcomes = play(plan)
    assert len(outcomes) == 2
    for outcome in outcomes:
        assert outcome.fault is not None
        assert outcome.seats[outcome.fault.seat] == 1
        assert outcome.fault.kind == kind
        assert why in outcome.fault.why
        assert outcome.places[outcome.fault.seat] == 2
        assert match(plan, outcome).record()["actions"] == outcome.actions


def test_bots_of_all_kinds_play_to_the_end() -> None:
    plan = lost_cities("careful", f"{ODD}Plain", f"{ODD}Seedless")
    outcomes = play(plan)
    assert [outcome.fault for outcome in outcomes] == [None] * 6
    for outcome in outcomes:
        again = match(plan, outcome)
        assert again.over
        assert again.scores == outcome.scores
        assert sum(outcome.moves) == len(outcome.actions)
        assert manoa.replay(again.record()).scores == outcome.scores


def test_the_same_plan_gives_the_same_games_and_another_seed_others() -> None:
    plan, other = (
        lost_cities("careful", f"{ODD}Plain"),
        Plan.of("lost-cities", ["careful", "random"], [ROUND], seed=5),
    )
    first, again = play(plan), play(plan)
    assert lasting(first) == lasting(again)
    assert {outcome.seed for outcome in first}.isdisjoint(outcome.seed for outcome in play(other))


def test_policies_play_as_the_bots_of_their_name() -> None:
    """The short way past the seat changes no game."""
    plan = lost_cities("careful", "random")
    for outcome in play(plan):
        started = manoa.game("lost-cities", **ROUND).start(seed=outcome.seed)
        bots = [
            manoa.bot(plan.bots[bot], seed=derived(plan.seed, "bot", outcome.number, seat))
            for seat, bot in enumerate(outcome.seats)
        ]
        while started.player is not None:
            started.play(bots[started.player].choose(started.for_seat(started.player)))
        assert started.record()["actions"] == outcome.actions


def test_three_at_a_table() -> None:
    options = {**ROUND, "three_players": True}
    outcomes = play(Plan.of("lost-cities", ["careful", "random"], [options], [3]), 6)
    assert [len(outcome.scores) for outcome in outcomes] == [3] * 6
    assert all(outcome.fault is None for outcome in outcomes)


def test_turns_are_runs_of_steps_by_one_seat() -> None:
    outcome = play(lost_cities("careful", "random"))[0]
    assert outcome.turns == len(outcome.actions) / 2


# Limits


def test_a_game_that_a_limit_ends_is_capped() -> None:
    """Two who take from the piles only: nobody draws from the deck."""
    game = manoa.game("lost-cities", **ROUND, no_deck_draw_limit=4)
    started = game.start(seed=1)
    while not started.over:
        piles = [action for action in started.actions() if action.data["kind"] == "take"]
        hand = [action for action in started.actions() if action.data["kind"] == "discard"]
        started.play((piles or hand or started.actions())[0])
    assert capped(started, unlimited(game))


def test_a_game_that_ends_by_itself_is_not() -> None:
    game = manoa.game("lost-cities", **ROUND)
    bot, started = manoa.bot("careful", seed=1), game.start(seed=1)
    while started.player is not None:
        started.play(bot.choose(started.for_seat(started.player)))
    assert not capped(started, unlimited(game))
    assert not capped(started, None)


def test_limits_are_options_that_take_any_number() -> None:
    for name in manoa.games():
        free = unlimited(manoa.game(name))
        assert free is not None
        changed = {option for option, value in free.options.items() if value != manoa.game(name).options[option]}
        assert changed <= {"no_deck_draw_limit", "round_limit"}
        assert changed
    assert unlimited(manoa.game("lost-cities", no_deck_draw_limit=0)) is None


# How bots are named


def test_entries() -> None:
    assert entry("careful").name == "careful"
    assert entry("random:seed_like=3,share=0.5,on=true,word=x").options == {
        "seed_like": 3,
        "share": 0.5,
        "on": True,
        "word": "x",
    }
    assert entry("my.bots:Bold").home == "my.bots:Bold"
    assert entry("cmd: ./bot --level 'very bold'").command == ("./bot", "--level", "very bold")


@pytest.mark.parametrize(
    "text", ["", "nobody", "cmd:", "cmd: 'open", "careful:", "careful:fast", "careful:=1", "a b:C"]
)
def test_what_is_no_bot(text: str) -> None:
    with pytest.raises(ValueError, match=r"bot|command"):
        entry(text)


def test_bots_entered_twice_are_numbered() -> None:
    assert labels(["random", "cmd: ./x", "random"]) == ["random (1)", "./x", "random (2)"]


@pytest.mark.parametrize(("code", "why"), [("raise SystemExit(3)", "SystemExit: 3"), ("def f(:", "SyntaxError: ")])
def test_a_module_that_cannot_be_loaded_is_named(
    code: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots_of_mine.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=f"bots_of_mine:Bot cannot be loaded: {why}"):
        lost_cities("careful", "bots_of_mine:Bot")


@pytest.mark.parametrize(
    ("bots", "more", "why"),
    [
        (["careful"], {}, "at least 2 bots"),
        (["careful", "greedy"], {}, "does not play lost-cities"),
        (["careful", "random:worlds=3"], {}, "worlds"),
        (["careful", "no_such_module:Bot"], {}, "cannot be found"),
        (["careful", f"{ODD}Missing"], {}, "cannot be found"),
        (["careful", f"{ODD}Idle"], {}, "no method `choose`"),
        (["careful", "cmd: no-such-command"], {}, "no command 'no-such-command'"),
        (["careful", "random"], {"players": [5]}, "not 5"),
        (["careful", "random"], {"seconds": 0}, "more than 0"),
        (["careful", "random"], {"seed": -1}, "seed"),
    ],
)
def test_plans_that_cannot_be_played(bots: list[str], more: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Plan.of("lost-cities", bots, **more)  # type: ignore[arg-type]
