"""The promo cards (P-1 … P-5)."""

from __future__ import annotations

from quest.arranging import drawn, line, on, play, position, quest, texts, where, zone
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
    assert "imitate scout" not in texts(match)  # too weak
    play(match, "imitate trailblazer", "trailblazer L1")
    assert (where(match), zone(match, "area")) == ((1, 0), ["imitator"])
    match = on(line("jungle 1", "village 4", promos=True), hand="imitator")
    play(match, "play imitator", "imitate treasure-chest", "treasure-chest L1")
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
    play(match, "play imitator", "imitate compass")
    assert len(zone(match, "hand")) == 3
    assert "imitator" in zone(match, "removed")


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
    assert planned(match, "greedy")[:2] == ["play imitator", "imitate trailblazer"]
    assert where(match) == (1, 0)
