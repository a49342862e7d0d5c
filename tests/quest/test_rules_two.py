"""Q-9 two players with two pieces each."""

from __future__ import annotations

import pytest

from manoa.games.quest.parts.board import ROUTES
from quest.arranging import drawn, leftover, line, moves, offered, on, play, quest, refusal, texts, where, zone

ROWS = {(q, 0): "jungle 1" for q in range(4)} | {(q, 2): "jungle 1" for q in range(4)}
HOMES = {(0, 0): "jungle 1", (1, 0): "finish jungle", (0, 2): "jungle 1", (1, 2): "finish jungle"}


@pytest.mark.parametrize("first", [0, 1])
def test_q_9_1_the_starter_stands_on_1_and_3_the_other_on_2_and_4(first: int) -> None:
    starts = ROUTES["first"]["start_spaces"]
    pieces = quest(starting_player=first).start(2, seed=1).view()["pieces"]
    assert pieces[first] == [starts[0], starts[2]]
    assert pieces[1 - first] == [starts[1], starts[3]]


def test_q_9_2_every_card_serves_the_piece_that_the_player_names() -> None:
    match = on(drawn(ROWS, players=2), 2, at=[(0, 0), (0, 2)], hand="explorer")
    assert [text for text in texts(match) if text.startswith("explorer")] == ["explorer 1 L1", "explorer 2 N1"]
    play(match, "explorer 2 N1")
    assert [where(match, 0, piece) for piece in (0, 1)] == [(0, 0), (1, 2)]


def test_q_9_2_the_power_of_a_card_is_never_split() -> None:
    match = on(drawn(ROWS, players=2), 2, at=[(0, 0), (0, 2)], hand="pioneer")
    play(match, "pioneer 1 L1")
    assert (leftover(match), offered(match, "go")) == (4, ["1 L2", "1 L0"])
    assert refusal(match, "go 2 N1") == "The run belongs to your other piece; the power of a card is never split."


def test_q_9_2_the_next_card_may_serve_the_other_piece_and_ends_the_run() -> None:
    match = on(drawn(ROWS, players=2), 2, at=[(0, 0), (0, 2)], hand="pioneer explorer")
    play(match, "pioneer 1 L1", "explorer 2 N1")
    assert ([where(match, 0, 0), where(match, 0, 1)], leftover(match)) == ([(1, 0), (1, 2)], None)
    assert zone(match, "area") == ["explorer", "pioneer"]


@pytest.mark.parametrize("terrain", ["rubble", "camp"])
def test_q_9_2_a_payment_serves_one_piece(terrain: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): f"{terrain} 1", (0, 2): "jungle 1", (1, 2): f"{terrain} 1"}
    match = on(drawn(spaces, players=2), 2, at=[(0, 0), (0, 2)], hand="sailor traveler")
    assert offered(match, "enter") == ["1 L1", "2 N1"]
    play(match, "enter 2 N1", "pay sailor")
    assert [where(match, 0, piece) for piece in (0, 1)] == [(0, 0), (1, 2)]


@pytest.mark.parametrize(("what", "kind"), [("native", "free"), ("native-step", "free"), ("machete-1", "run")])
def test_q_9_2_free_steps_and_tokens_serve_one_piece(what: str, kind: str) -> None:
    match = on(
        drawn(ROWS, players=2, caves=True), 2, at=[(0, 0), (0, 2)], hand="native", tokens="native_step machete_1"
    )
    name = what.replace("-", "_")
    kinds = {
        action.data["kind"] for action in match.actions() if name in (action.data.get("card"), action.data.get("token"))
    }
    assert kinds - {"discard"} == {kind}
    play(match, f"{what} 2 N1")
    assert [where(match, 0, piece) for piece in (0, 1)] == [(0, 0), (1, 2)]


def test_q_9_3_own_pieces_block_each_other_like_foreign_ones() -> None:
    game = line(*["jungle 1"] * 4, players=2)
    match = on(game, 2, at=[(0, 0), (1, 0)], elsewhere={1: [(3, 0), (0, 20)]}, hand="trailblazer native")
    assert refusal(match, "trailblazer 1 L1") == refusal(match, "native 1 L1") == "L1 is occupied."
    play(match, "trailblazer 2 L2")
    assert offered(match, "go") == ["2 L1"]


def test_q_9_4_a_piece_that_arrives_waits_and_the_turn_goes_on() -> None:
    match = on(drawn(HOMES, players=2), 2, at=[(0, 0), (0, 2)], hand="explorer explorer traveler")
    play(match, "explorer 1 L1")
    assert (match.player, match.view()["arrived"], where(match, 0, 0)) == (0, [], None)
    assert [text for text in texts(match) if text.startswith("explorer")] == ["explorer 2 N1"]


def test_q_9_4_the_player_has_arrived_with_the_second() -> None:
    match = on(drawn(HOMES, players=2), 2, at=[(0, 0), (0, 2)], hand="explorer explorer traveler")
    play(match, "explorer 1 L1", "explorer 2 N1")
    assert (match.player, match.view()["arrived"], match.over) == (1, [0], False)
    play(match, "end turn")
    assert (match.over, match.placings) == (True, [1, 2])


def test_q_9_4_a_piece_in_el_dorado_does_not_move_again() -> None:
    match = on(drawn(HOMES, players=2), 2, at=[None, (0, 2)], hand="explorer")
    assert {data["piece"] for _, data in moves(match) if "piece" in data} == {1}
