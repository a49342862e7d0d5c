"""Q-5 buying."""

from __future__ import annotations

import pytest

from manoa import Match
from quest.arranging import (
    IN_RESERVE,
    ON_BOARD,
    cards,
    end_turns,
    line,
    offered,
    on,
    placed,
    play,
    position,
    quest,
    refusal,
    texts,
    zone,
)

PRICES = {
    "scout": 1,
    "trailblazer": 3,
    "jack_of_all_trades": 2,
    "photographer": 2,
    "treasure_chest": 3,
    "transmitter": 4,
    "pioneer": 5,
    "giant_machete": 3,
    "captain": 2,
    "journalist": 3,
    "millionaire": 5,
    "adventurer": 4,
    "prop_plane": 4,
    "native": 5,
    "cartographer": 4,
    "compass": 2,
    "scientist": 4,
    "travel_log": 3,
}
ROAD = line("jungle 1", "jungle 1", "rubble 1")
VACANT = "scout scout scout"  # sold: slot 1 is free, so the reserve is open


def slots(match: Match) -> list[tuple[str, int] | None]:
    return [slot and (slot["card"], slot["left"]) for slot in position(match)["market"]["slots"]]


def reserve(match: Match) -> dict[str, int]:
    return {pile["card"]: pile["left"] for pile in position(match)["market"]["reserve"]}


def named(match: Match) -> list[str]:
    """What may be bought, by id."""
    return [name.replace("-", "_") for name in offered(match, "buy")]


@pytest.mark.parametrize("moves", [(), ("explorer L1",), ("play compass",)])
def test_q_5_1_one_purchase_a_turn_whether_or_not_a_piece_moved(moves: tuple[str, ...]) -> None:
    match = play(on(ROAD, hand="explorer compass traveler traveler"), *moves, "buy scout", "pay traveler")
    assert match.view()["bought"] is True
    assert offered(match, "buy") == []
    assert refusal(match, "buy scout") == "You have made your one purchase of this turn."


def test_q_5_1_the_next_turn_has_its_own_purchase() -> None:
    match = on(ROAD, hand="traveler traveler")
    play(match, "buy scout", "pay traveler")
    end_turns(match, 3)
    assert match.view()["bought"] is False
    assert "buy scout" in texts(match)


@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("traveler", 1),
        ("photographer", 2),
        ("journalist", 3),
        ("millionaire", 4),
        ("treasure_chest", 4),
        ("jack_of_all_trades", 1),
        ("adventurer", 2),
        ("prop_plane", 4),
        *((card, 0.5) for card in ("explorer", "sailor", "scout", "pioneer", "giant_machete", "captain")),
        *((card, 0.5) for card in ("compass", "native", "transmitter", "scientist", "cartographer", "travel_log")),
    ],
)
def test_q_5_2_a_coin_card_is_worth_its_power_every_other_half(card: str, coins: float) -> None:
    match = on(ROAD, hand=f"{card} millionaire traveler")
    play(match, "buy trailblazer", f"pay {card}")
    payment = match.view()["payment"]
    assert (payment["due"] if payment else 0) == max(0, 3 - coins)


@pytest.mark.parametrize("kind", PRICES)
def test_q_5_2_the_sum_has_to_reach_the_price(kind: str) -> None:
    price = PRICES[kind]
    money = {1: "traveler", 2: "traveler traveler", 3: "traveler traveler traveler"}
    short = {1: "sailor", 2: "traveler sailor", 3: "traveler traveler sailor", 4: "traveler traveler traveler sailor"}
    enough = {
        **money,
        4: "traveler traveler traveler traveler",
        5: "traveler traveler traveler traveler sailor explorer",
    }
    short[5] = "traveler traveler traveler traveler sailor"
    sold = "scout scout scout" if kind != "scout" else "trailblazer trailblazer trailblazer"
    assert kind in named(on(ROAD, hand=enough[price], sold=sold))
    poor = on(ROAD, hand=short[price], sold=sold)
    assert kind not in named(poor)
    assert f"costs {price}; your hand and tokens make {price - 1}½".replace("make 0½", "make ½") in refusal(
        poor, f"buy {kind}"
    )


def test_q_5_2_halves_add_up() -> None:
    match = on(ROAD, hand="sailor explorer explorer explorer")
    assert named(match) == ["scout", "jack_of_all_trades", "photographer"]
    play(match, "buy photographer", "pay sailor", "pay explorer", "pay explorer", "pay explorer")
    assert position(match)["discards"][0] == ["photographer"]


@pytest.mark.parametrize(("token", "left"), [("coin_1", 1), ("coin_2", 0)])
def test_q_5_2_coin_tokens_add_their_power(token: str, left: int) -> None:
    match = on(line("jungle 1", caves=True), hand="traveler", tokens=f"{token} machete_3 paddle_2")
    assert named(match) == (
        ["scout", "jack_of_all_trades", "photographer"]
        if left
        else ["scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest"]
    )
    play(match, "buy photographer")
    assert texts(match) == ["pay traveler", f"pay {token.replace('_', '-')}"]
    play(match, f"pay {token}")
    assert position(match)["tokens"][0] == ["paddle_2", "machete_3"]
    assert match.view()["payment"] == ({"card": "photographer", "due": 1} if left else None)


def test_q_5_2_tokens_alone_may_pay() -> None:
    match = on(line("jungle 1", caves=True), tokens="coin_2 coin_2")
    play(match, "buy transmitter", "pay coin-2", "pay coin-2")
    assert position(match)["discards"][0] == ["transmitter"]


def test_q_5_2_the_surplus_is_lost() -> None:
    match = on(ROAD, hand="millionaire traveler")
    play(match, "buy scout", "pay millionaire")
    assert (match.view()["payment"], zone(match, "hand"), offered(match, "buy")) == (None, ["traveler"], [])


def test_q_5_2_a_purchase_begun_is_paid_in_full_before_anything_else() -> None:
    match = play(on(ROAD, hand="traveler traveler explorer"), "buy photographer", "pay traveler")
    assert texts(match) == ["pay explorer", "pay traveler"]
    assert refusal(match, "end turn") == "First finish paying: choose the cards to pay with."
    assert refusal(match, "explorer L1") == "First finish paying: choose the cards to pay with."


def test_q_5_2_cards_elsewhere_do_not_pay() -> None:
    match = on(ROAD, hand="explorer", draw="traveler traveler", discard="traveler", area="traveler")
    assert offered(match, "buy") == []


def test_q_5_3_only_the_board_is_on_offer_while_all_slots_are_taken() -> None:
    match = on(ROAD, hand="millionaire traveler traveler")
    assert named(match) == ON_BOARD
    assert match.view()["market"]["open"] is False
    sentence = "Captain lies in the reserve, which is closed while all six slots of the market are taken."
    assert refusal(match, "buy captain") == sentence


def test_q_5_3_while_a_slot_is_vacant_every_reserve_pile_is_on_offer_too() -> None:
    match = on(ROAD, hand="millionaire traveler traveler", sold=VACANT)
    assert sorted(named(match)) == sorted([*ON_BOARD[1:], *IN_RESERVE])
    assert match.view()["market"]["open"] is True
    assert refusal(match, "buy scout") == "Scout is sold out."


def test_q_5_3_starting_cards_are_not_for_sale() -> None:
    match = on(ROAD, hand="millionaire", sold=VACANT)
    assert refusal(match, "buy explorer") == "Explorer is a starting card and not for sale."


def test_q_5_4_the_rest_of_a_reserve_pile_fills_the_slot_at_once() -> None:
    match = play(on(ROAD, hand="photographer", sold=VACANT), "buy captain", "pay photographer")
    assert slots(match)[0] == ("captain", 2)
    assert "captain" not in reserve(match)
    assert match.view()["market"]["open"] is False


def test_q_5_4_the_lowest_vacant_slot_is_taken() -> None:
    match = on(
        ROAD,
        hand="photographer",
        sold="trailblazer trailblazer trailblazer treasure_chest treasure_chest treasure_chest",
    )
    play(match, "buy captain", "pay photographer")
    assert slots(match) == [
        ("scout", 3),
        ("captain", 2),
        ("jack_of_all_trades", 3),
        ("photographer", 2),
        None,
        ("transmitter", 3),
    ]
    assert match.view()["market"]["open"] is True


def test_q_5_4_the_last_card_of_a_reserve_pile_leaves_the_slot_vacant() -> None:
    match = on(ROAD, hand="photographer", sold=f"{VACANT} captain captain")
    play(match, "buy captain", "pay photographer")
    assert slots(match)[0] is None
    assert "captain" not in reserve(match)


def test_q_5_4_buying_from_the_board_leaves_a_vacant_slot_vacant() -> None:
    match = play(on(ROAD, hand="photographer", sold=VACANT), "buy jack-of-all-trades", "pay photographer")
    assert slots(match)[0] is None
    assert slots(match)[2] == ("jack_of_all_trades", 2)
    assert sorted(reserve(match)) == sorted(IN_RESERVE)


def test_q_5_4_a_pile_that_runs_out_leaves_its_slot_vacant() -> None:
    match = on(ROAD, hand="traveler", sold="scout scout")
    assert slots(match)[0] == ("scout", 1)
    play(match, "buy scout", "pay traveler")
    assert slots(match)[0] is None
    assert match.view()["market"]["open"] is True


def test_q_5_5_the_bought_card_lies_on_top_of_the_discard_pile() -> None:
    match = play(on(ROAD, hand="traveler", discard="sailor explorer"), "buy scout", "pay traveler")
    assert position(match)["discards"][0] == ["sailor", "explorer", "scout"]
    assert position(match)["gained"] == 1


def test_q_5_5_it_cannot_be_used_this_turn_even_if_the_draw_pile_runs_out() -> None:
    match = on(ROAD, hand="traveler compass", discard="sailor")
    play(match, "buy scout", "pay traveler", "play compass")
    assert (zone(match, "hand"), position(match)["discards"][0]) == (["sailor"], ["scout"])


def test_q_5_5_the_reshuffle_of_phase_3_includes_it() -> None:
    match = on(ROAD, hand="traveler")
    play(match, "buy scout", "pay traveler", "end turn")
    assert zone(match, "hand") == ["scout", "traveler"]


def test_q_5_5_a_taken_card_stays_out_of_the_shuffle_like_a_bought_one() -> None:
    match = on(ROAD, hand="transmitter compass", discard="sailor explorer")
    play(match, "play transmitter", "take pioneer", "play compass")
    assert (zone(match, "hand"), position(match)["discards"][0]) == (cards("sailor explorer"), ["pioneer"])


def test_q_5_6_paying_cards_lie_in_the_play_area() -> None:
    match = play(
        on(ROAD, hand="traveler sailor explorer"), "buy photographer", "pay traveler", "pay sailor", "pay explorer"
    )
    assert zone(match, "area") == cards("traveler sailor explorer")


@pytest.mark.parametrize("item", ["treasure_chest", "prop_plane"])
def test_q_5_6_an_item_with_a_coin_is_used_and_removed(item: str) -> None:
    match = play(on(ROAD, hand=item), "buy scout", f"pay {item}")
    assert (item in zone(match, "removed"), zone(match, "area")) == (True, [])


@pytest.mark.parametrize("item", ["giant_machete", "compass", "travel_log", "transmitter"])
def test_q_5_6_any_other_item_paid_as_half_is_kept(item: str) -> None:
    match = play(on(ROAD, hand=f"{item} traveler"), "buy scout", f"pay {item}", "pay traveler")
    assert zone(match, "area") == sorted([item, "traveler"])
    assert item in zone(end_turns(match), "hand")


def test_q_5_6_nothing_is_bought_for_nothing() -> None:
    match = placed(quest(), at=(2, 0))
    assert texts(match) == ["end turn"]
    assert refusal(match, "buy scout") == "Scout costs 1; your hand and tokens make 0."
