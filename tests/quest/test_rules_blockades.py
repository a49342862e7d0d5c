"""Q-4.8 and Q-4.9: blockades."""

from __future__ import annotations

from typing import Any

import pytest

from manoa import Game, Match
from quest.arranging import (
    drawn,
    leftover,
    line,
    moves,
    offered,
    on,
    placed,
    play,
    position,
    quest,
    refusal,
    texts,
    where,
    zone,
)

GATE = (((0, 0), (1, 0)),)


def road(**options: object) -> Game:
    return line(*["jungle 1"] * 4, gates=GATE, **options)


def owners(match: Match) -> dict[int, int | None]:
    return {one["number"]: one["owner"] for one in match.view()["blockades"]}


@pytest.mark.parametrize("what", ["explorer", "native", "giant-machete"])
def test_q_4_8_no_step_crosses_a_contact_with_a_standing_blockade(what: str) -> None:
    match = on(road(), hand="explorer native giant_machete", blockades={0: 5})
    assert not [text for text in texts(match) if text.endswith("L1")]
    assert refusal(match, f"{what} L1") == "Blockade 5 (jungle 2) bars the way to L1: remove it first."


def test_q_4_8_all_contacts_of_a_joint_are_shut_and_others_are_not() -> None:
    match = placed(quest(), hand="explorer", at=(-2, -1), blockades={0: 2})
    goals = {tuple(data["to"]) for _, data in moves(match) if data["kind"] == "run"}
    assert goals == {(-2, 0), (-1, -2)}


@pytest.mark.parametrize(("spot", "reached"), [((0, 0), True), ((1, 0), True), ((2, 0), False)])
def test_q_4_8_a_piece_on_either_side_of_the_joint_may_remove_it(spot: tuple[int, int], reached: bool) -> None:
    match = on(road(), hand="explorer", at=spot, blockades={0: 1})
    assert ("explorer blockade-1" in texts(match)) == reached
    if not reached:
        assert refusal(match, "explorer blockade-1") == "Blockade 1 is out of reach of your piece on L2."


def test_q_4_8_every_hex_of_the_contacts_will_do() -> None:
    spots = [(-3, 0), (-2, -1), (-1, -2), (0, -3), (-3, -1), (-2, -2), (-1, -3), (0, -4)]
    for spot in spots:
        assert "traveler blockade-2" in texts(placed(quest(), hand="traveler", at=spot, blockades={0: 2}))
    for spot in [(-1, -1), (-2, 0), (1, -3), (-3, -2)]:
        assert "traveler blockade-2" not in texts(placed(quest(), hand="traveler", at=spot, blockades={0: 2}))


def test_q_4_8_a_run_may_begin_with_the_removal_and_go_on() -> None:
    match = play(on(road(), hand="trailblazer", blockades={0: 1}), "trailblazer blockade-1")
    assert (where(match), leftover(match), owners(match)) == ((0, 0), 2, {1: 0})
    play(match, "go L1")
    assert (where(match), leftover(match)) == ((1, 0), 1)


def test_q_4_8_leftover_power_may_remove_it() -> None:
    game = line(*["jungle 1"] * 4, gates=(((1, 0), (2, 0)),))
    match = play(on(game, hand="trailblazer", blockades={0: 1}), "trailblazer L1", "go blockade-1")
    assert (where(match), leftover(match)) == ((1, 0), 1)
    play(match, "go L2")
    assert (where(match), leftover(match)) == ((2, 0), None)


def test_q_4_8_leftover_power_has_to_be_enough() -> None:
    game = line(*["jungle 1"] * 4, gates=(((1, 0), (2, 0)),))
    match = play(on(game, hand="scout", blockades={0: 5}), "scout L1")
    assert offered(match, "go") == ["L0"]
    assert refusal(match, "go blockade-5") == "Blockade 5 needs 2 machetes, the run has 1 machete left."


def test_q_4_8_the_space_behind_is_paid_on_its_own() -> None:
    game = line("jungle 1", "jungle 3", gates=GATE)
    match = play(on(game, hand="trailblazer", blockades={0: 1}), "trailblazer blockade-1")
    assert (where(match), match.view()["run"], texts(match)) == ((0, 0), None, ["end turn"])


def test_q_4_8_a_token_removes_a_blockade_like_a_card() -> None:
    match = on(road(caves=True), tokens="machete_2", blockades={0: 1})
    play(match, "machete-2 blockade-1", "go L1")
    assert (where(match), owners(match), position(match)["tokens"][0]) == ((1, 0), {1: 0}, [])


@pytest.mark.parametrize(("number", "paying"), [(3, ["sailor"]), (6, ["sailor", "compass"])])
def test_q_4_8_rubble_blockades_are_paid_by_playing_cards(number: int, paying: list[str]) -> None:
    match = play(on(road(), hand="explorer sailor compass", blockades={0: number}), f"clear blockade-{number}")
    play(match, *(f"pay {card}" for card in paying))
    assert (where(match), owners(match), zone(match, "area")) == ((0, 0), {number: 0}, sorted(paying))
    assert where(play(match, "explorer L1")) == (1, 0)


def test_q_4_8_the_symbol_has_to_be_right() -> None:
    match = on(road(), hand="trailblazer", blockades={0: 4})
    assert refusal(match, "trailblazer blockade-4") == "Blockade 4 needs 1 paddle, Trailblazer gives 3 machetes."
    assert texts(match) == ["end turn", "discard trailblazer"]


def test_q_4_8_a_joker_removes_with_one_symbol_and_goes_on_with_the_same() -> None:
    match = play(on(road(), hand="prop_plane", blockades={0: 4}), "prop-plane blockade-4")
    assert (match.view()["run"], texts(match)) == (None, ["end turn"])


#


def test_q_4_9_the_remover_keeps_it_and_the_joint_is_open_to_all() -> None:
    other: dict[str, Any] = {"elsewhere": {1: (0, 0)}, "others": {1: {"hand": "explorer"}}}
    match = on(road(), at=(1, 0), hand="explorer scout", blockades={0: 1}, **other)
    play(match, "explorer blockade-1", "scout L2", "end turn")
    assert owners(match) == {1: 0}
    assert where(play(match, "explorer L1"), 1) == (1, 0)
    assert owners(match) == {1: 0}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("number", "moves"), [(1, ("explorer blockade-1",)), (3, ("clear blockade-3", "pay explorer"))]
)
def test_q_4_9_whoever_removes_it_keeps_it(seat: int, number: int, moves: tuple[str, ...]) -> None:
    match = on(road(), player=seat, hand="explorer", blockades={0: number})
    assert owners(match) == {number: None}
    assert owners(play(match, *moves)) == {number: seat}


def test_q_4_9_a_removed_blockade_is_gone() -> None:
    match = play(on(road(), hand="explorer explorer", blockades={0: 1}), "explorer blockade-1")
    assert refusal(match, "explorer blockade-1") == "Blockade 1 has already been removed."


def test_q_4_9_removing_is_a_choice_and_may_be_done_without_moving_on() -> None:
    match = on(road(), hand="scout", blockades={0: 1})
    assert "end turn" in texts(match)
    play(match, "scout blockade-1", "stop")
    assert (where(match), owners(match), texts(match)) == ((0, 0), {1: 0}, ["end turn"])


@pytest.mark.parametrize("moves", [("scout blockade-1", "stop"), ("native blockade-1",)])
def test_q_4_9_removing_is_no_stop_and_explores_no_cave(moves: tuple[str, ...]) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "cave"}
    match = on(drawn(spaces, gates=GATE, caves=True), hand="scout native", blockades={0: 1}, caves={(0, 1): "coin_1"})
    play(match, *moves)
    assert (position(match)["tokens"][0], owners(match)) == ([], {1: 0})


def test_q_4_9_a_rubble_blockade_explores_no_cave_either() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "cave"}
    match = on(drawn(spaces, gates=GATE, caves=True), hand="scout", blockades={0: 3}, caves={(0, 1): "coin_1"})
    play(match, "clear blockade-3", "pay scout")
    assert (position(match)["tokens"][0], owners(match)) == ([], {3: 0})


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("what", ["native", "native-step"])
def test_q_4_9_a_native_removes_one_blockade_of_any_kind_and_does_nothing_else(number: int, what: str) -> None:
    match = on(road(caves=True), hand="native", tokens="native_step", blockades={0: number})
    play(match, f"{what} blockade-{number}")
    assert (where(match), owners(match), match.view()["run"]) == ((0, 0), {number: 0}, None)
    other = {"native": "native-step L1", "native-step": "native L1"}[what]
    assert [text for text in texts(match) if text.endswith("L1")] == [other]


def test_q_4_9_with_several_in_reach_the_player_picks_and_pays_each_on_its_own() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "jungle 1"}
    game = drawn(spaces, gates=(((0, 0), (1, 0)), ((0, 0), (0, 1))))
    match = on(game, hand="trailblazer", blockades={0: 1, 1: 5})
    assert [text for text in texts(match) if "blockade" in text] == ["trailblazer blockade-1", "trailblazer blockade-5"]
    play(match, "trailblazer blockade-5")
    assert leftover(match) == 1
    play(match, "go blockade-1")
    assert (owners(match), leftover(match), where(match)) == ({1: 0, 5: 0}, None, (0, 0))


def test_q_4_9_a_rubble_blockade_and_rubble_behind_it_are_two_payments() -> None:
    game = line("jungle 1", "rubble 1", gates=GATE)
    match = on(game, hand="sailor traveler traveler", blockades={0: 3})
    play(match, "clear blockade-3", "pay sailor")
    assert where(match) == (0, 0)
    play(match, "enter L1", "pay traveler")
    assert (where(match), zone(match, "area"), zone(match, "hand")) == ((1, 0), ["sailor", "traveler"], ["traveler"])
