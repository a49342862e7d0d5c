"""Q-4.1 to Q-4.7, Q-4.10 and Q-4.11: where pieces go and what it takes."""

from __future__ import annotations

import pytest

from manoa import Match
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

AROUND = {(5, 5): "jungle 1", (6, 5): "jungle 1", (6, 4): "jungle 1", (5, 4): "jungle 1"}
RING = {**AROUND, (4, 5): "jungle 1", (4, 6): "jungle 1", (5, 6): "jungle 1"}


def steps(match: Match) -> list[str]:
    """Everything that would take a piece to L1."""
    return [text for text in texts(match) if text.endswith(" L1")]


#


def test_q_4_1_steps_go_to_the_six_adjacent_spaces() -> None:
    match = placed(drawn(RING), hand="explorer", at=(5, 5))
    goals = [data["to"] for _, data in moves(match) if data["kind"] == "run"]
    assert sorted(goals) == [[4, 5], [4, 6], [5, 4], [5, 6], [6, 4], [6, 5]]


def test_q_4_1_there_is_no_step_beyond_the_route() -> None:
    match = placed(drawn(AROUND), hand="explorer", at=(5, 5))
    goals = [data["to"] for _, data in moves(match) if data["kind"] == "run"]
    assert sorted(goals) == [[5, 4], [6, 4], [6, 5]]


def test_q_4_1_a_piece_may_go_back_and_forth() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="scout explorer")
    play(match, "scout L1", "go L0", "explorer L1")
    assert where(match) == (1, 0)


@pytest.mark.parametrize("terrain", ["mountain", "cave"])
@pytest.mark.parametrize("what", ["giant-machete", "prop-plane", "native"])
def test_q_4_1_no_piece_enters_a_mountain_or_a_cave(terrain: str, what: str) -> None:
    match = on(line("jungle 1", terrain), hand="giant_machete prop_plane native")
    assert steps(match) == []
    assert refusal(match, f"{what} L1") == "L1: no piece may enter there."


@pytest.mark.parametrize("terrain", ["jungle 1", "rubble 1", "camp 1", "start"])
def test_q_4_1_no_piece_enters_an_occupied_space(terrain: str) -> None:
    match = on(line("jungle 1", terrain), hand="explorer native sailor", elsewhere={1: (1, 0)})
    assert steps(match) == []
    assert refusal(match, "native L1") == "L1 is occupied."
    assert refusal(match, "enter L1") == "L1 is occupied."


def test_q_4_1_a_run_does_not_pass_an_occupied_space() -> None:
    match = play(on(line(*["jungle 1"] * 4), hand="trailblazer", elsewhere={1: (2, 0)}), "trailblazer L1")
    assert offered(match, "go") == ["L0"]


def test_q_4_1_no_card_pays_for_a_start_space_but_a_free_step_enters_it() -> None:
    match = on(line("jungle 1", "start"), hand="explorer traveler sailor prop_plane native")
    assert steps(match) == ["native L1"]
    assert refusal(match, "prop-plane L1") == "L1: no card pays for a start space."
    assert where(play(match, "native L1")) == (1, 0)


#


@pytest.mark.parametrize("terrain", ["jungle 2", "river 2", "village 2"])
def test_q_4_2_a_step_needs_the_symbol_of_the_space(terrain: str) -> None:
    paying = {"jungle": "scout", "river": "captain", "village": "photographer"}[terrain.split()[0]]
    match = on(line("jungle 1", terrain), hand="scout captain photographer")
    assert steps(match) == [f"{paying} L1"]


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5, 6])
def test_q_4_2_a_step_needs_the_power_of_the_space(power: int) -> None:
    hand = {"explorer": 1, "scout": 2, "trailblazer": 3, "pioneer": 5, "giant-machete": 6}
    match = on(line("jungle 1", f"jungle {power}"), hand=" ".join(hand).replace("-", "_"))
    assert sorted(steps(match)) == sorted(f"{card} L1" for card, gives in hand.items() if gives >= power)


def test_q_4_2_each_step_takes_its_power_from_what_is_left() -> None:
    match = on(line("jungle 1", "jungle 1", "jungle 2", "jungle 1", "jungle 1"), hand="pioneer")
    assert [leftover(play(match, move)) for move in ("pioneer L1", "go L2", "go L3")] == [4, 2, 1]
    assert offered(match, "go") == ["L4"]
    assert refusal(match, "go L2") == "L2 needs 2 machetes, the run has 1 machete left."


def test_q_4_2_a_run_without_anywhere_to_go_is_over() -> None:
    match = play(on(line("river 1", "jungle 1", "river 1"), hand="trailblazer"), "trailblazer L1")
    assert match.view()["run"] is None
    assert texts(match) == ["end turn"]


def test_q_4_2_going_on_needs_the_chosen_symbol() -> None:
    match = play(on(line("river 1", "jungle 1", "river 1", "jungle 1"), hand="trailblazer"), "trailblazer L1")
    assert where(match) == (1, 0)
    assert "needs 1 paddle" in refusal(match, "go L2")


def test_q_4_2_a_joker_keeps_its_symbol_for_the_whole_run() -> None:
    match = on(line("jungle 1", "river 1", "river 1", "jungle 1", "village 1"), hand="prop_plane")
    first = match.actions()[-1]
    assert (str(first), first.data) == (
        "play prop-plane as paddle",
        {"kind": "run", "card": "prop_plane", "symbol": "paddle"},
    )
    play(match, "prop-plane L1")
    assert match.view()["run"] == {"card": "prop_plane", "token": None, "symbol": "paddle", "piece": 0, "power": 3}
    assert offered(match, "go") == ["L2"]
    play(match, "go L2")
    assert refusal(match, "go L3") == "L3 needs 1 machete, the run has 2 paddles left."
    assert offered(match, "go") == ["L1"]


def test_q_4_2_a_joker_offers_each_of_its_symbols() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "river 1", (1, -1): "village 1"}
    match = on(drawn(spaces), hand="adventurer")
    runs = {data["symbol"]: data["to"] for _, data in moves(match) if data["kind"] == "run"}
    assert runs == {"machete": [1, 0], "paddle": [0, 1], "coin": [1, -1]}


def test_q_4_2_power_of_several_cards_is_never_added_up() -> None:
    match = on(line("jungle 1", "jungle 2"), hand="explorer explorer explorer")
    assert steps(match) == []
    assert refusal(match, "explorer L1") == "L1 needs 2 machetes, Explorer gives 1 machete."


def test_q_4_2_leftover_power_is_not_added_to_the_next_card() -> None:
    match = on(line("jungle 1", "jungle 1", "jungle 2"), hand="scout explorer")
    play(match, "scout L1")
    assert leftover(match) == 1
    assert refusal(match, "explorer L2") == "L2 needs 2 machetes, Explorer gives 1 machete."


def test_q_4_2_the_first_step_is_part_of_the_play() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="scout")
    assert zone(match, "area") == []
    play(match, "scout L1")
    assert (where(match), zone(match, "area"), zone(match, "hand")) == ((1, 0), ["scout"], [])


#


@pytest.mark.parametrize(
    ("card", "lies_in"), [("pioneer", "area"), ("giant_machete", "removed"), ("prop_plane", "removed")]
)
def test_q_4_3_a_played_card_lies_in_the_play_area_an_item_is_removed(card: str, lies_in: str) -> None:
    match = play(on(line("jungle 1", "jungle 1"), hand=card), f"{card} L1")
    for name in ("hand", "area", "discard", "removed"):
        assert (card in zone(match, name)) == (name == lies_in)


#


@pytest.mark.parametrize("power", [1, 2, 3])
def test_q_4_4_rubble_takes_exactly_its_number_of_cards(power: int) -> None:
    match = play(on(line("jungle 1", f"rubble {power}"), hand="sailor traveler compass native"), "enter L1")
    assert match.view()["payment"] == {"piece": 0, "to": [1, 0], "due": power}
    paid = ["sailor", "compass", "native"][:power]
    for card in paid:
        assert where(match) == (0, 0)
        play(match, f"pay {card}")
    assert where(match) == (1, 0)
    assert zone(match, "area") == sorted(paid)
    assert match.view()["payment"] is None


@pytest.mark.parametrize("card", ["explorer", "giant_machete", "transmitter", "treasure_chest", "native"])
def test_q_4_4_any_card_will_do_and_its_function_does_not_matter(card: str) -> None:
    match = on(line("jungle 1", "rubble 1"), hand=card, draw="sailor", rest="discard")
    play(match, "enter L1", f"pay {card}")
    assert (zone(match, "area"), zone(match, "draw"), zone(match, "removed")) == ([card], ["sailor"], [])


def test_q_4_4_no_power_of_any_size_pays_for_rubble() -> None:
    match = on(line("jungle 1", "rubble 2"), hand="giant_machete")
    assert steps(match) == []
    assert refusal(match, "giant-machete L1").startswith("L1 takes 2 cards from hand")


@pytest.mark.parametrize("power", [1, 2, 3])
def test_q_4_5_a_camp_removes_exactly_its_number_of_cards_from_the_game(power: int) -> None:
    hand = ["sailor", "compass", "native", "traveler"]
    match = on(line("jungle 1", f"camp {power}"), rest="discard", hand=" ".join(hand))
    play(match, "enter L1", *(f"pay {card}" for card in hand[:power]))
    assert where(match) == (1, 0)
    assert zone(match, "removed") == sorted(hand[:power])
    assert zone(match, "area") == []
    assert zone(match, "hand") == sorted(hand[power:])


@pytest.mark.parametrize("terrain", ["rubble", "camp"])
def test_q_4_6_there_is_no_part_payment(terrain: str) -> None:
    match = on(line("jungle 1", f"{terrain} 2"), hand="sailor")
    assert steps(match) == []
    assert refusal(match, "enter L1").endswith("and you hold 1.")


@pytest.mark.parametrize("terrain", ["rubble", "camp"])
def test_q_4_6_tokens_do_not_pay(terrain: str) -> None:
    tokens = "machete_3 paddle_2 coin_2 machete_2"
    match = on(line("jungle 1", f"{terrain} 1", caves=True), tokens=tokens)
    assert steps(match) == []
    match = on(line("jungle 1", f"{terrain} 1", caves=True), tokens=tokens, hand="sailor")
    assert texts(play(match, "enter L1")) == ["pay sailor"]


def test_q_4_6_cards_drawn_this_turn_pay() -> None:
    match = on(line("jungle 1", "rubble 2"), hand="cartographer", draw="sailor traveler")
    play(match, "play cartographer", "enter L1", "pay sailor", "pay traveler")
    assert where(match) == (1, 0)


def test_q_4_6_cards_in_the_play_area_do_not_pay() -> None:
    match = on(line("jungle 1", "jungle 1", "rubble 2"), hand="explorer sailor")
    play(match, "explorer L1")
    assert refusal(match, "enter L2") == "L2 takes 2 cards from hand, and you hold 1."


@pytest.mark.parametrize("terrain", ["rubble", "camp"])
def test_q_4_6_one_step_per_payment_and_it_ends_with_a_stop(terrain: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): f"{terrain} 1", (2, 0): f"{terrain} 1", (1, -1): "cave"}
    match = on(drawn(spaces, caves=True), hand="sailor traveler", caves={(1, -1): "coin_1 coin_2"})
    play(match, "enter L1", "pay sailor")
    assert (where(match), match.view()["run"]) == ((1, 0), None)
    assert position(match)["tokens"][0] == ["coin_1"]
    play(match, "enter L2", "pay traveler")
    assert where(match) == (2, 0)


#


@pytest.mark.parametrize("terrain", ["jungle 6", "river 4", "village 5", "rubble 3", "camp 3", "start"])
@pytest.mark.parametrize("what", ["native", "native-step"])
def test_q_4_7_a_free_step_ignores_symbol_and_power(terrain: str, what: str) -> None:
    match = on(line("jungle 1", terrain, caves=True), hand="native", tokens="native_step")
    play(match, f"{what} L1")
    assert (where(match), match.view()["run"]) == ((1, 0), None)
    assert zone(match, "hand") == ([] if what == "native" else ["native"])
    assert position(match)["tokens"][0] == (["native_step"] if what == "native" else [])


@pytest.mark.parametrize("what", ["native", "native-step"])
def test_q_4_7_a_free_step_onto_the_finish(what: str) -> None:
    match = on(line("jungle 1", "finish river", caves=True), hand="native", tokens="native_step")
    assert where(play(match, f"{what} L1")) is None


def test_q_4_7_a_free_step_is_one_step() -> None:
    match = play(on(line("jungle 1", "jungle 1", "jungle 1"), hand="native"), "native L1")
    assert texts(match) == ["end turn"]
    assert zone(match, "area") == ["native"]


#


@pytest.mark.parametrize(("side", "paying"), [("river", "sailor"), ("jungle", "explorer")])
def test_q_4_10_the_finish_costs_power_1_of_its_kind(side: str, paying: str) -> None:
    match = on(line("jungle 1", f"finish {side}"), hand="explorer sailor traveler")
    assert steps(match) == [f"{paying} L1"]
    assert where(play(match, f"{paying} L1")) is None


def test_q_4_10_the_run_ends_in_el_dorado_and_the_space_is_free_again() -> None:
    game = line("jungle 1", "jungle 1", "finish jungle")
    match = on(game, at=(1, 0), hand="trailblazer", elsewhere={1: (0, 0)}, others={1: {"hand": "scout"}})
    play(match, "trailblazer L2")
    assert (match.player, match.view()["run"], match.view()["arrived"]) == (1, None, [0])
    play(match, "scout L1", "go L2")
    assert match.view()["arrived"] == [0, 1]


def test_q_4_10_nobody_goes_on_from_the_finish() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "finish jungle", (2, 0): "finish jungle"}
    match = play(on(drawn(spaces), hand="pioneer"), "pioneer L1")
    assert (where(match), match.player) == (None, 1)


def test_q_4_11_a_card_cannot_be_played_for_movement_without_effect() -> None:
    match = on(line("jungle 1", "river 1"), hand="explorer")
    assert texts(match) == ["end turn", "discard explorer"]
    assert refusal(match, "explorer L1") == "L1 needs 1 paddle, Explorer gives 1 machete."


def test_q_4_11_no_card_moves_a_piece_of_somebody_else() -> None:
    match = placed(quest(), hand="explorer", at=(2, 0))
    others = match.view()["pieces"][1:]
    assert {data["piece"] for _, data in moves(match) if "piece" in data} == {0}
    assert play(match, "explorer B22").view()["pieces"] == [[[3, 0]], *others]
