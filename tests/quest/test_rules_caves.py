"""Q-10.1 to Q-10.4 of the caves variant: what is found beside a cave."""

from __future__ import annotations

from typing import Any

import pytest

from manoa import Game, Match
from quest.arranging import (
    drawn,
    end_turns,
    leftover,
    on,
    placed,
    play,
    position,
    where,
)

CAVE = (2, -1)  # beside L1 and L2
PILE = {CAVE: "coin_1 paddle_2 machete_3 draw_card"}


def ridge(**wishes: Any) -> Game:
    """A row of six spaces with a cave beside the second and third."""
    return drawn({(q, 0): "jungle 1" for q in range(6)} | {CAVE: "cave"}, caves=True, **wishes)


def owned(match: Match, seat: int = 0) -> list[str]:
    tokens: list[str] = match.view()["tokens"][seat]
    return tokens


def left(match: Match) -> int:
    return next(int(cave["left"]) for cave in match.view()["caves"] if cave["at"] == [2, -1])


def test_q_10_1_a_stop_beside_a_cave_takes_the_top_token() -> None:
    match = play(on(ridge(), hand="explorer", caves=PILE), "explorer L1")
    assert (owned(match), left(match)) == (["coin_1"], 3)
    assert next(cave for cave in position(match)["caves"] if cave["at"] == [2, -1])["tokens"] == PILE[CAVE].split()[1:]


def test_q_10_1_an_empty_pile_gives_nothing() -> None:
    match = play(on(ridge(), hand="explorer", caves={CAVE: ""}), "explorer L1")
    assert (owned(match), left(match)) == ([], 0)


@pytest.mark.parametrize(
    "moves", [("scout L1", "stop"), ("scout L1", "play cartographer"), ("scout L1", "end turn"), ("native L1",)]
)
def test_q_10_1_every_end_of_a_movement_is_a_stop(moves: tuple[str, ...]) -> None:
    match = play(on(ridge(), hand="scout native cartographer", caves=PILE), *moves)
    assert owned(match) == ["coin_1"]


def test_q_10_1_while_a_run_could_go_on_nothing_is_taken() -> None:
    match = play(on(ridge(), hand="scout", caves=PILE), "scout L1")
    assert (owned(match), leftover(match)) == ([], 1)


def test_q_10_2_walking_along_a_cave_yields_one_token() -> None:
    match = play(on(ridge(), hand="explorer explorer", caves=PILE), "explorer L1", "explorer L2")
    assert owned(match) == ["coin_1"]


def test_q_10_2_coming_back_needs_a_stop_elsewhere() -> None:
    match = on(ridge(), hand="explorer explorer explorer", caves=PILE)
    play(match, "explorer L1", "explorer L0", "explorer L1")
    assert owned(match) == ["coin_1", "paddle_2"]


def test_q_10_2_passing_a_space_elsewhere_changes_no_flag() -> None:
    match = play(on(ridge(), hand="explorer scout", caves=PILE), "explorer L1", "scout L0", "go L1")
    assert owned(match) == ["coin_1"]


def test_q_10_2_passing_a_cave_explores_nothing() -> None:
    match = play(on(ridge(), hand="trailblazer", caves=PILE), "trailblazer L1", "go L2", "go L3")
    assert (owned(match), where(match)) == ([], (3, 0))


def test_q_10_2_the_flag_lasts_over_turns() -> None:
    match = on(ridge(), hand="explorer explorer", draw="explorer", caves=PILE)
    end_turns(play(match, "explorer L1"), 3)
    assert owned(play(match, "explorer L2")) == ["coin_1"]


def test_q_10_2_each_piece_has_its_own_flag() -> None:
    game = ridge(players=2)
    match = on(game, 2, at=[(0, 0), (3, 0)], hand="explorer explorer", caves=PILE)
    play(match, "explorer 1 L1", "explorer 2 L2")
    assert owned(match) == ["coin_1", "paddle_2"]


def test_q_10_2_each_player_explores_for_themselves() -> None:
    match = on(ridge(), hand="explorer", caves=PILE, elsewhere={1: (3, 0)}, others={1: {"hand": "explorer"}})
    play(match, "explorer L1", "end turn", "explorer L2")
    assert (owned(match, 0), owned(match, 1)) == (["coin_1"], ["paddle_2"])


def test_q_10_3_next_to_two_caves_each_fresh_one_is_explored() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(2, -1): "cave", (1, 1): "cave"}
    match = on(drawn(spaces, caves=True), hand="explorer", caves={CAVE: "coin_1", (1, 1): "coin_2"})
    assert owned(play(match, "explorer L1")) == ["coin_1", "coin_2"]


def test_q_10_3_of_two_caves_only_the_fresh_one() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(2, -1): "cave", (2, 1): "cave"}
    match = on(drawn(spaces, caves=True), hand="explorer explorer", caves={CAVE: "coin_1 machete_1", (2, 1): "coin_2"})
    assert owned(play(match, "explorer L1")) == ["coin_1"]
    assert owned(play(match, "explorer L2")) == ["coin_1", "coin_2"]


def test_q_10_4_standing_next_to_a_cave_explores_nothing() -> None:
    match = on(ridge(), at=(1, 0), hand="traveler", caves=PILE)
    end_turns(match, 3)
    assert (owned(match), left(match)) == ([], 4)


def test_q_10_4_removing_a_blockade_explores_nothing_and_leaves_the_cave_fresh() -> None:
    game = ridge(gates=(((1, 0), (2, 0)),))
    match = on(game, at=(1, 0), hand="explorer explorer", blockades={0: 1}, caves=PILE)
    play(match, "explorer blockade-1")
    assert owned(match) == []
    assert owned(play(match, "explorer L2")) == ["coin_1"]


def test_q_10_1_two_stops_in_one_action_find_two_tokens_and_the_log_tells_both() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {CAVE: "cave", (2, -2): "jungle 1", (2, -3): "jungle 1"}
    match = placed(drawn(spaces, caves=True, players=2), 2, at=[(0, 0), (2, -3)], hand="scout explorer", caves=PILE)
    play(match, "scout 1 L1", "explorer 2 J2")
    assert owned(match) == ["coin_1", "paddle_2"]
    assert [event["token"] for event in match.log() if event["key"] == "explore"] == ["coin_1", "paddle_2"]
