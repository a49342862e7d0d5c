"""The promo cards (P-1 … P-5)."""

from __future__ import annotations

import pytest

from manoa.play.record import recorded_steps
from quest.arranging import drawn, line, on, play, position, quest, refusal, texts, where, zone
from quest.hexing import PROMOS, row
from quest.test_planner import planned


def test_p_1_three_more_piles_join_the_reserve() -> None:
    reserve = {pile["card"]: pile["left"] for pile in quest(promos=True).start(3, seed=0).view()["market"]["reserve"]}
    assert len(reserve) == 15
    assert all(reserve[card] == 3 for card in PROMOS)


def test_p_2_mountain_guide_steps_onto_power_three_or_more_occupied_or_not() -> None:
    game = line("jungle 1", "village 4", "jungle 1", promos=True)
    match = on(game, hand="mountain_guide", elsewhere={1: (1, 0)})
    play(match, "mountain-guide L1")
    assert where(match) == where(match, 1) == (1, 0)
    match = on(line("jungle 1", "village 2", promos=True), hand="mountain_guide")
    assert not [text for text in texts(match) if text.startswith("mountain-guide")]


def test_p_3_imitator_counts_as_a_card_of_the_market_board() -> None:
    match = on(line("jungle 1", "jungle 3", promos=True), hand="imitator")
    play(match, "play imitator")
    assert "scout L1" not in texts(match)  # too weak
    play(match, "trailblazer L1")
    assert (where(match), zone(match, "area")) == ((1, 0), ["imitator"])
    match = on(line("jungle 1", "village 4", promos=True), hand="imitator")
    play(match, "play imitator", "play treasure-chest", "go L1")
    assert "imitator" in zone(match, "removed")


def test_p_4_twins_make_two_runs_of_one_card() -> None:
    game = line(*["jungle 1"] * 6, promos=True)
    match = on(game, hand="twins scout explorer")
    play(match, "play twins")
    assert texts(match) == ["explorer L1", "scout L1"]
    play(match, "scout L1 L2")
    assert match.view()["run"]["power"] == 2
    play(match, "go L3 L4")
    assert (where(match), match.view()["run"]) == ((4, 0), None)
    assert zone(match, "area") == ["scout", "twins"]


def test_p_4_the_space_after_the_first_run_is_a_stop() -> None:
    spaces = {**{(q, 0): "jungle 1" for q in range(6)}, (2, 1): "cave"}
    match = on(drawn(spaces, promos=True, caves=True), hand="twins scout", caves={(2, 1): "coin_1 coin_2"})
    play(match, "play twins", "scout L1 L2")
    assert match.view()["tokens"][0] == ["coin_1"]


def test_p_5_twins_with_a_scout() -> None:
    match = on(line("jungle 1", "jungle 2", "jungle 2", "jungle 2", promos=True), hand="twins scout")
    play(match, "play twins", "scout L1", "go L2")
    assert (where(match), match.view()["run"]) == ((2, 0), None)


def test_p_5_imitator_as_compass() -> None:
    game = row("jungle 1", "jungle 1", promos=True)
    match = on(game, hand="imitator", draw="sailor explorer traveler traveler", slots={0: "compass"})
    play(match, "play imitator", "play compass")
    assert len(zone(match, "hand")) == 3
    assert "imitator" in zone(match, "removed")


def test_p_3_an_imitator_is_played_at_once_as_what_it_imitates() -> None:
    match = on(line("jungle 1", "river 1", promos=True), hand="imitator", slots={0: "adventurer", 1: "compass"})
    play(match, "play imitator")
    runs = [str(action) for action in match.actions() if action.data["kind"] == "run"]
    assert runs == ["play jack-of-all-trades as paddle", "play adventurer as paddle"]
    assert "play compass" in texts(match)
    play(match, "play adventurer as paddle")
    assert [str(action) for action in match.actions()] == ["go L1"]


@pytest.mark.parametrize(
    "old",
    [
        ["play imitator", "imitate compass", "end turn"],
        ["play imitator", "imitate adventurer", "play adventurer as paddle", "go L1"],
        ["play imitator", "imitate captain", "play captain", "go L1"],
    ],
)
def test_p_3_old_records_name_the_card_before_it_is_played(old: list[str]) -> None:
    slots = {0: "adventurer", 1: "compass", 2: "captain"}
    match = on(line("jungle 1", "river 1", promos=True), hand="imitator", slots=slots)
    new = [text.replace("imitate compass", "play compass") for text in old]
    for text in old:
        match.follow(recorded_steps(match, text))
    assert match.record()["actions"] == [text for text in new if not text.startswith("imitate ")]


def test_p_3_in_a_game_the_card_itself_is_played() -> None:
    match = play(on(line("jungle 1", "jungle 2", promos=True), hand="imitator"), "play imitator")
    assert refusal(match, "imitate scout") == "'imitate scout' does nothing by itself: write what comes after it."


def test_p_3_an_old_position_in_which_the_card_was_chosen_opens() -> None:
    match = play(on(line("jungle 1", "river 1", promos=True), hand="imitator", slots={0: "captain"}), "play imitator")
    place = match.snapshot()
    place["position"]["pending"] = [{"task": "act_as", "due": 1, "who": 0, "card": "captain"}]
    play(match.game.restore(place), "play captain", "go L1")


def test_p_5_mountain_guide_onto_village_four_with_a_piece_on_it() -> None:
    match = on(line("jungle 1", "village 4", promos=True), hand="mountain_guide", elsewhere={2: (1, 0)})
    play(match, "mountain-guide L1")
    assert where(match) == (1, 0)
    assert position(match)["pieces"][2] == [[1, 0]]


# `greedy` with them


def test_it_runs_twice_with_twins() -> None:
    match = on(line("jungle 1", "jungle 2", "finish jungle", promos=True), hand="twins explorer scout", rest="draw")
    assert planned(match, "greedy")[:2] == ["play twins", "play scout"]
    assert where(match) is None


def test_it_imitates_what_leads_farthest() -> None:
    game = line("jungle 1", "jungle 3", "village 4", "finish jungle", promos=True)
    match = on(game, hand="imitator", rest="draw")
    assert planned(match, "greedy")[:2] == ["play imitator", "play trailblazer"]
    assert where(match) == (1, 0)
