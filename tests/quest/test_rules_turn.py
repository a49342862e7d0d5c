"""Q-3 the turn, Q-7 discarding and drawing."""

from __future__ import annotations

from random import Random

import pytest

from quest.arranging import (
    cards,
    drawn,
    end_turns,
    leftover,
    line,
    offered,
    on,
    placed,
    play,
    position,
    quest,
    refusal,
    texts,
    walk,
    where,
    zone,
)
from quest.lively import rich

ROAD = ("jungle 1", "jungle 1", "jungle 1", "jungle 1", "village 1", "rubble 1")


#


def test_q_3_1_playing_then_discarding_then_drawing_then_the_next_player() -> None:
    match = on(line(*ROAD), hand="explorer traveler sailor", draw="explorer explorer traveler")
    play(match, "explorer L1")
    assert match.view()["phase"] == "play"
    play(match, "discard sailor")
    assert (match.player, match.view()["phase"]) == (0, "discard")
    assert zone(match, "hand") == ["traveler"]
    play(match, "end turn")
    assert zone(match, "hand") == cards("explorer explorer traveler traveler")
    assert (match.player, match.view()["phase"]) == (1, "play")


def test_q_3_1_after_the_first_discard_nothing_more_is_played() -> None:
    match = on(line(*ROAD), hand="explorer traveler traveler cartographer sailor")
    play(match, "discard sailor")
    assert texts(match) == ["end turn", "discard explorer", "discard traveler", "discard cartographer"]
    assert "discard phase" in refusal(match, "explorer L1")
    assert "discard phase" in refusal(match, "buy scout")
    assert "discard phase" in refusal(match, "play cartographer")


def test_q_3_2_any_number_of_actions_in_any_order() -> None:
    match = on(line(*ROAD), hand="explorer cartographer scout traveler", draw="explorer sailor")
    play(match, "explorer L1", "play cartographer", "scout L2", "stop", "explorer L3", "buy scout", "pay traveler")
    assert where(match) == (3, 0)
    assert zone(match, "area") == cards("explorer cartographer scout explorer traveler")


def test_q_3_2_there_is_no_duty_to_do_anything() -> None:
    match = end_turns(on(line(*ROAD), hand="explorer traveler traveler sailor"))
    assert (match.player, where(match)) == (1, (0, 0))
    assert zone(match, "hand") == cards("explorer traveler traveler sailor")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q_3_2_a_turn_can_always_go_on_or_be_ended(players: int) -> None:
    for seed in range(4):
        match = rich(quest(caves=True, round_limit=6), players, Random(seed))
        for now in walk(match, seed, 150):
            begun = now.view()["run"] is not None and now.view()["run"]["piece"] is None
            free = now.view()["phase"] in ("play", "discard") and not begun
            assert not free or "end turn" in texts(now)
            assert not begun or all(text.startswith("go ") for text in texts(now))
        assert match.over == (match.view()["player"] is None)


@pytest.mark.parametrize("move", ["explorer L1", "native L1", "machete-1 L1", "native-step L1"])
def test_q_3_3_after_a_purchase_no_piece_moves_by_any_means(move: str) -> None:
    match = on(line(*ROAD, caves=True), hand="explorer native traveler", tokens="machete_1 native_step")
    assert move in texts(match)
    play(match, "buy scout", "pay traveler")
    assert refusal(match, move) == "After a purchase no piece can move this turn."


def test_q_3_3_after_a_purchase_rubble_camps_and_blockades_are_closed_too() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "rubble 1", (0, 1): "camp 1", (1, -1): "jungle 1"}
    game = drawn(spaces, gates=(((0, 0), (1, -1)),))
    match = on(game, hand="explorer traveler sailor", blockades={0: 3})
    moving = ["enter L1", "enter M0", "clear blockade-3"]
    assert set(moving) <= set(texts(match))
    play(match, "buy scout", "pay traveler")
    for move in moving:
        assert refusal(match, move) == "After a purchase no piece can move this turn."


@pytest.mark.parametrize("card", ["cartographer", "compass", "scientist", "travel_log", "transmitter"])
def test_q_3_3_after_a_purchase_action_cards_that_move_nothing_stay_allowed(card: str) -> None:
    match = on(line(*ROAD), hand=f"traveler {card}", draw="sailor explorer explorer")
    play(match, "buy scout", "pay traveler", f"play {card}")
    assert card in zone(match, "area") + zone(match, "removed")


@pytest.mark.parametrize("token", ["draw_card", "remove_card", "replace_cards"])
def test_q_3_3_after_a_purchase_tokens_that_move_nothing_stay_allowed(token: str) -> None:
    match = on(line(*ROAD, caves=True), hand="traveler sailor", draw="explorer", tokens=token)
    play(match, "buy scout", "pay traveler", f"play {token}")
    assert position(match)["tokens"][0] == []


def test_q_3_3_after_a_purchase_a_run_is_over() -> None:
    match = on(line(*ROAD), hand="scout traveler")
    play(match, "scout L1", "buy scout", "pay traveler")
    assert match.view()["run"] is None
    assert refusal(match, "go L2") == "After a purchase no piece can move this turn."


def test_q_3_4_a_card_is_used_once_for_one_purpose() -> None:
    match = on(line("jungle 1", "village 1", "village 1"), hand="photographer", draw="sailor")
    play(match, "photographer L1")
    assert zone(match, "hand") == []
    assert (zone(match, "area"), offered(match, "buy")) == (["photographer"], [])
    assert "is not in your hand" in refusal(match, "photographer L2")


def test_q_3_4_what_paid_for_rubble_cannot_also_move() -> None:
    match = play(on(line("jungle 1", "rubble 1", "jungle 1"), hand="explorer"), "enter L1", "pay explorer")
    assert where(match) == (1, 0)
    assert texts(match) == ["end turn"]


@pytest.mark.parametrize(
    "other",
    [
        ("explorer L2",),
        ("play cartographer",),
        ("enter M0", "pay sailor"),
        ("buy scout", "pay traveler"),
        ("play draw-card",),
    ],
)
def test_q_3_5_any_other_action_ends_a_run_and_its_power_is_lost(other: tuple[str, ...]) -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(0, 1): "rubble 1"}
    match = on(drawn(spaces, caves=True), hand="trailblazer explorer cartographer traveler sailor", tokens="draw_card")
    play(match, "trailblazer L1")
    assert leftover(match) == 2
    play(match, *other)
    assert match.view()["run"] is None
    assert not [text for text in texts(match) if text.startswith("go ")]


def test_q_3_5_stopping_is_a_choice_of_its_own() -> None:
    match = play(on(line(*ROAD), hand="trailblazer"), "trailblazer L1", "stop")
    assert (match.view()["run"], where(match), texts(match)) == (None, (1, 0), ["end turn"])


def test_q_3_5_leftover_power_does_not_wait_for_the_next_turn() -> None:
    match = end_turns(play(on(line(*ROAD), hand="trailblazer"), "trailblazer L1"), 3)
    assert (match.player, match.view()["run"]) == (0, None)


#


def test_q_7_1_the_play_area_goes_to_the_discard_pile_first() -> None:
    match = on(line(*ROAD), hand="explorer scout sailor", discard="traveler")
    play(match, "explorer L1", "scout L2", "go L3", "discard sailor")
    assert position(match)["discards"][0] == ["traveler", "explorer", "scout", "sailor"]
    assert zone(match, "area") == []


def test_q_7_1_cards_are_kept_or_discarded_one_by_one() -> None:
    match = on(line(*ROAD), hand="explorer traveler traveler sailor", draw="explorer explorer traveler")
    play(match, "discard traveler", "discard sailor", "end turn")
    assert zone(match, "hand") == cards("explorer traveler explorer explorer")
    assert position(match)["discards"][0] == ["traveler", "sailor"]


def test_q_7_1_the_whole_hand_may_go_or_stay() -> None:
    match = on(line(*ROAD), hand="explorer sailor")
    play(match, "discard explorer", "discard sailor")
    assert texts(match) == ["end turn"]


@pytest.mark.parametrize(("kept", "drawn_cards"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_q_7_2_the_hand_is_filled_up_to_four(kept: int, drawn_cards: int) -> None:
    match = on(line(*ROAD), hand=" ".join(["traveler"] * kept), draw="explorer explorer explorer sailor")
    end_turns(match)
    assert position(match)["draws"][0] == ["explorer", "explorer", "explorer", "sailor"][drawn_cards:]
    assert match.view()["hands"][0] == 4


@pytest.mark.parametrize("kept", [5, 7])
def test_q_7_2_with_more_than_four_nothing_is_drawn_and_nothing_has_to_go(kept: int) -> None:
    hand = " ".join(["scout", "scout", "traveler", "traveler", "traveler", "sailor", "explorer"][:kept])
    match = end_turns(on(line(*ROAD), hand=hand, draw="explorer"))
    assert zone(match, "hand") == cards(hand)
    assert zone(match, "draw") == ["explorer"]


def test_q_7_3_with_fewer_than_four_cards_in_all_draw_what_exists() -> None:
    match = on(line(*ROAD), hand="explorer", draw="sailor", discard="traveler")
    play(match, "explorer L1", "end turn")
    assert zone(match, "hand") == cards("explorer sailor traveler")
    assert match.view()["draws"][0] == 0
    assert match.player == 1


def test_q_7_3_without_any_card_nothing_is_drawn() -> None:
    match = end_turns(placed(quest(), at=(2, 0)))
    assert match.view()["hands"][0] == 0
    assert match.player == 1
