"""Undo goes back step by step within one's own turn, until a card was drawn or a token turned up."""

from __future__ import annotations

import pytest

from manoa import Match
from quest.arranging import drawn, line, on, play
from undoing import goes_back, stands

SPACES = {(q, 0): "jungle 1" for q in range(4)} | {(0, 1): "rubble 1", (1, 1): "camp 1"}


def table() -> Match:
    game = drawn(SPACES, gates=(((2, 0), (3, 0)),), caves=True)
    return on(
        game,
        hand="trailblazer explorer sailor transmitter scientist traveler compass",
        draw="explorer traveler explorer",
        tokens="machete_1 change_symbol remove_card keep_item draw_card replace_cards",
        blockades={0: 1},
    )


def steps(*moves: str) -> tuple[str, ...]:
    """One by one, as they are recorded."""
    return tuple(play(table(), *moves).record()["actions"])


@pytest.mark.parametrize(
    "moves",
    [
        ("trailblazer L1", "go L2", "go blockade-1"),
        ("trailblazer L1", "go L0", "stop"),
        ("explorer L1", "machete-1 L2"),
        ("enter M0", "pay sailor"),
        ("explorer L1", "enter M1", "pay traveler"),
        ("play transmitter", "take pioneer", "play keep-item"),
        ("buy scout", "pay sailor", "pay explorer"),
        ("play change-symbol", "play remove-card", "remove compass"),
        ("play replace-cards", "lay sailor"),
        ("discard sailor", "discard traveler"),
    ],
)
def test_what_all_could_see_can_be_taken_back(moves: tuple[str, ...]) -> None:
    goes_back(table(), steps(*moves))


@pytest.mark.parametrize(
    "moves",
    [
        ("play compass",),
        ("play scientist",),
        ("play draw-card",),
        ("play replace-cards", "lay sailor", "done"),
        ("end turn",),
        ("discard sailor", "end turn"),
    ],
)
def test_what_drew_a_card_or_ended_the_turn_stands(moves: tuple[str, ...]) -> None:
    stands(play(table(), *moves))


def test_what_came_after_a_draw_can_be_taken_back_as_far_as_the_draw() -> None:
    match = play(table(), "explorer L1", "play scientist", "remove sailor", "trailblazer L2")
    assert [str(match.undo()) for _ in range(2)] == ["go L2", "play trailblazer"]
    assert str(match.undo()) == "remove sailor"
    stands(match)


def cave() -> Match:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(2, -1): "cave"}
    return on(drawn(spaces, caves=True), hand="scout explorer explorer", caves={(2, -1): "coin_1 coin_2"})


def test_a_token_turned_up_stands() -> None:
    stands(play(cave(), "explorer L1"))


def test_passing_a_cave_can_be_taken_back_the_stop_cannot() -> None:
    match = play(cave(), "scout L1")
    assert [str(match.undo()) for _ in range(2)] == ["go L1", "play scout"]
    stands(play(match, "scout L1", "stop"))


def test_another_action_that_ends_a_run_beside_a_cave_stands() -> None:
    match = play(cave(), "scout L1", "explorer L0")
    assert str(match.undo()) == "go L0"
    stands(match)


def test_a_stop_beside_a_cave_that_is_not_fresh_can_be_taken_back() -> None:
    match = play(cave(), "explorer L1", "explorer L2")
    assert [str(match.undo()) for _ in range(2)] == ["go L2", "play explorer"]


def test_an_arrival_stands() -> None:
    stands(play(on(line("jungle 1", "finish jungle"), hand="explorer"), "explorer L1"))


def test_the_first_of_two_pieces_can_come_back_from_el_dorado() -> None:
    game = drawn({(0, 0): "jungle 1", (1, 0): "finish jungle", (0, 2): "jungle 1"}, players=2)
    match = play(on(game, 2, at=[(0, 0), (0, 2)], hand="explorer"), "explorer 1 L1")
    assert [str(match.undo()) for _ in range(2)] == ["go 1 L1", "play explorer"]
    assert match.view()["pieces"][0][0] == [0, 0]


def test_a_draw_of_nothing_can_be_taken_back() -> None:
    match = play(on(line("jungle 1"), hand="compass"), "play compass")
    assert str(match.undo()) == "play compass"


def test_nobody_takes_back_the_turn_of_another() -> None:
    match = play(table(), "explorer L1", "end turn")
    stands(match)


def test_after_a_step_taken_back_another_can_be_played() -> None:
    match = play(table(), "explorer L1")
    match.undo()
    match.undo()
    play(match, "trailblazer L1", "go L2")
    assert match.steps == play(table(), "trailblazer L1", "go L2").steps
