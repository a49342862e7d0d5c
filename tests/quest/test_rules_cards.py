"""Q-6 the special cards."""

from __future__ import annotations

from collections import Counter

import pytest

from quest.arranging import (
    MARKET,
    cards,
    drawn,
    end_turns,
    line,
    offered,
    on,
    play,
    position,
    refusal,
    texts,
    where,
    zone,
)

STAR = {(0, 0): "jungle 1", (1, 0): "jungle 9", (0, 1): "river 9", (1, -1): "village 9"}
ROAD = line("jungle 1", "jungle 1", "jungle 1", "rubble 1")
# name: symbols (machete, paddle, coin), power, price, item
CARDS = {
    "explorer": ("m", 1, None, False),
    "traveler": ("c", 1, None, False),
    "sailor": ("p", 1, None, False),
    "scout": ("m", 2, 1, False),
    "trailblazer": ("m", 3, 3, False),
    "jack_of_all_trades": ("mpc", 1, 2, False),
    "photographer": ("c", 2, 2, False),
    "treasure_chest": ("c", 4, 3, True),
    "transmitter": ("", 0, 4, True),
    "pioneer": ("m", 5, 5, False),
    "giant_machete": ("m", 6, 3, True),
    "captain": ("p", 3, 2, False),
    "journalist": ("c", 3, 3, False),
    "millionaire": ("c", 4, 5, False),
    "adventurer": ("mpc", 2, 4, False),
    "prop_plane": ("mpc", 4, 4, True),
    "cartographer": ("", 0, 4, False),
    "compass": ("", 0, 2, True),
    "scientist": ("", 0, 4, False),
    "travel_log": ("", 0, 3, True),
    "native": ("", 0, 5, False),
}


@pytest.mark.parametrize(("card", "power"), [("jack_of_all_trades", 1), ("adventurer", 2), ("prop_plane", 4)])
def test_q_6_1_jokers_have_one_symbol_per_play_and_full_power_in_coins(card: str, power: int) -> None:
    spaces = {at: terrain.replace("9", str(power)) for at, terrain in STAR.items()}
    match = on(drawn(spaces), hand=f"{card} millionaire traveler", sold="scout scout scout")
    symbols = [
        action.data["symbol"]
        for action in match.actions()
        if action.data["kind"] == "run" and action.data["card"] == card
    ]
    assert sorted(symbols) == ["coin", "machete", "paddle"]
    play(match, "buy pioneer", f"pay {card}")
    assert match.view()["payment"]["due"] == 5 - power


@pytest.mark.parametrize("card", ["jack_of_all_trades", "adventurer", "prop_plane"])
def test_q_6_1_jokers_are_not_stronger_than_their_power(card: str) -> None:
    power = CARDS[card][1] + 1
    match = on(drawn({at: terrain.replace("9", str(power)) for at, terrain in STAR.items()}), hand=card)
    assert [action for action in match.actions() if action.data["kind"] == "run"] == []


@pytest.mark.parametrize("card", ["compass", "travel_log", "transmitter"])
def test_q_6_2_an_item_is_removed_when_its_action_is_used(card: str) -> None:
    match = play(on(ROAD, hand=card, rest="discard"), f"play {card}")
    assert (zone(match, "removed"), zone(match, "area")) == ([card], [])


@pytest.mark.parametrize(
    "card", ["giant_machete", "compass", "treasure_chest", "prop_plane", "transmitter", "travel_log"]
)
def test_q_6_2_an_item_played_as_a_mere_card_goes_to_the_discard_pile(card: str) -> None:
    match = on(line("jungle 1", "rubble 1"), hand=f"{card} sailor", draw="explorer explorer explorer")
    play(match, "enter L1", f"pay {card}", "discard sailor")
    assert position(match)["discards"][0] == [card, "sailor"]


def test_q_6_2_an_item_laid_for_a_replace_token_goes_to_the_discard_pile() -> None:
    match = on(line("jungle 1", caves=True), hand="prop_plane sailor", draw="explorer", tokens="replace_cards")
    play(match, "play replace-cards", "lay prop-plane", "done", "discard sailor")
    assert position(match)["discards"][0] == ["prop_plane", "sailor"]


def test_q_6_2_on_a_camp_an_item_is_removed_like_any_card() -> None:
    match = play(on(line("jungle 1", "camp 1"), hand="prop_plane", rest="discard"), "enter L1", "pay prop-plane")
    assert zone(match, "removed") == ["prop_plane"]


@pytest.mark.parametrize("card", ["cartographer", "scientist", "native", "adventurer"])
def test_q_6_2_what_is_no_item_is_kept(card: str) -> None:
    move = f"play {card}" if card in ("cartographer", "scientist") else f"{card} L1"
    match = play(on(ROAD, hand=card, rest="discard"), move)
    assert zone(match, "removed") == []
    assert card in zone(match, "area")


#


@pytest.mark.parametrize(("card", "count"), [("cartographer", 2), ("compass", 3), ("scientist", 1), ("travel_log", 2)])
def test_q_6_3_cards_that_draw(card: str, count: int) -> None:
    deck = ["explorer", "sailor", "traveler", "traveler"]
    match = play(on(ROAD, hand=card, draw=" ".join(deck)), f"play {card}")
    assert zone(match, "hand") == sorted(deck[:count])
    assert position(match)["draws"][0] == deck[count:]


def test_q_6_3_scientist_may_then_remove_one_card() -> None:
    match = play(on(ROAD, hand="scientist traveler", draw="sailor explorer", rest="discard"), "play scientist")
    assert match.view()["phase"] == "remove"
    assert texts(match) == ["done", "remove traveler", "remove sailor"]
    play(match, "remove traveler")
    assert (zone(match, "removed"), zone(match, "hand"), match.view()["phase"]) == (["traveler"], ["sailor"], "play")


def test_q_6_3_scientist_may_remove_nothing() -> None:
    match = play(on(ROAD, hand="scientist", draw="sailor", rest="discard"), "play scientist", "done")
    assert (zone(match, "removed"), zone(match, "hand"), match.view()["phase"]) == ([], ["sailor"], "play")


@pytest.mark.parametrize(
    ("moves", "gone"), [((), []), (("sailor",), ["sailor"]), (("sailor", "explorer"), ["explorer", "sailor"])]
)
def test_q_6_3_travel_log_may_remove_up_to_two(moves: tuple[str, ...], gone: list[str]) -> None:
    match = on(ROAD, hand="travel_log traveler", draw="sailor explorer explorer", rest="discard")
    play(match, "play travel-log", *(f"remove {card}" for card in moves))
    if len(moves) < 2:
        assert match.view()["phase"] == "remove"
        play(match, "done")
    assert match.view()["phase"] == "play"
    assert zone(match, "removed") == sorted(["travel_log", *gone])


@pytest.mark.parametrize("card", ["scientist", "travel_log"])
def test_q_6_3_with_an_empty_hand_nothing_is_to_be_removed(card: str) -> None:
    match = play(on(ROAD, hand=card), f"play {card}")
    assert match.view()["phase"] == "play"


def test_q_6_3_transmitter_takes_the_top_card_of_any_pile_vacant_slot_or_not() -> None:
    match = play(on(ROAD, hand="transmitter"), "play transmitter")
    assert match.view()["phase"] == "take"
    assert sorted(offered(match, "take")) == sorted(card.replace("_", "-") for card in MARKET)
    play(match, "take pioneer")
    assert position(match)["discards"][0] == ["pioneer"]
    assert {pile["card"]: pile["left"] for pile in position(match)["market"]["reserve"]}["pioneer"] == 2


def test_q_6_3_transmitter_is_no_purchase() -> None:
    match = on(ROAD, hand="transmitter traveler")
    play(match, "play transmitter", "take native")
    assert match.view()["bought"] is False
    play(match, "buy scout", "pay traveler")
    assert position(match)["discards"][0] == ["native", "scout"]


def test_q_6_3_transmitter_that_empties_a_board_pile_frees_its_slot() -> None:
    match = play(on(ROAD, hand="transmitter", sold="scout scout"), "play transmitter", "take scout")
    assert position(match)["market"]["slots"][0] is None
    assert match.view()["market"]["open"] is True


def test_q_6_3_transmitter_on_a_reserve_pile_fills_no_vacant_slot() -> None:
    match = play(on(ROAD, hand="transmitter", sold="scout scout scout"), "play transmitter", "take captain")
    assert position(match)["market"]["slots"][0] is None
    assert {"card": "captain", "left": 2} in position(match)["market"]["reserve"]


def test_q_6_3_transmitter_on_the_last_card_of_a_reserve_pile() -> None:
    match = play(on(ROAD, hand="transmitter", sold="captain captain"), "play transmitter", "take captain")
    assert "captain" not in [pile["card"] for pile in position(match)["market"]["reserve"]]
    assert match.view()["market"]["open"] is False


def test_q_6_3_with_the_market_empty_only_the_transmitter_is_useless() -> None:
    hand = ["transmitter", "cartographer", "compass", "scientist", "travel_log"]
    sold = (Counter(MARKET * 3) - Counter(hand)).elements()
    match = on(ROAD, hand=" ".join(hand), draw="sailor explorer", sold=" ".join(sold))
    assert offered(match, "play") == ["cartographer", "compass", "scientist", "travel-log"]
    assert refusal(match, "play transmitter") == "The market has no card left to take."


def test_q_6_3_an_action_is_done_in_full_before_play_goes_on() -> None:
    match = play(on(ROAD, hand="scientist explorer", draw="sailor"), "play scientist")
    assert "First choose a card to remove" in refusal(match, "explorer L1")
    assert "First choose a card to remove" in refusal(match, "end turn")
    match = play(on(ROAD, hand="transmitter explorer"), "play transmitter")
    assert refusal(match, "end turn") == "First choose a pile of the market to take a card from."


def test_q_6_3_native_moves_a_piece() -> None:
    match = on(line("jungle 1", "camp 3"), hand="native")
    assert texts(play(match, "play native")) == ["go L1"]
    assert where(play(match, "go L1")) == (1, 0)


#


def test_q_6_4_the_draw_pile_gives_its_top_cards() -> None:
    match = play(on(ROAD, hand="cartographer", draw="sailor traveler explorer explorer"), "play cartographer")
    assert zone(match, "hand") == cards("sailor traveler")


def test_q_6_4_an_empty_draw_pile_is_refilled_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    match = on(ROAD, hand="compass explorer", draw="sailor", discard="traveler traveler traveler", area="explorer")
    play(match, "play compass")
    assert zone(match, "hand") == cards("explorer sailor traveler traveler")
    assert (zone(match, "draw"), zone(match, "discard"), zone(match, "area")) == (["traveler"], [], ["explorer"])


def test_q_6_4_the_pile_is_not_refilled_before_more_cards_are_due() -> None:
    match = play(on(ROAD, hand="cartographer", draw="sailor explorer", discard="traveler"), "play cartographer")
    assert (zone(match, "draw"), zone(match, "discard")) == ([], ["traveler"])


def test_q_6_4_when_both_are_empty_drawing_stops() -> None:
    match = play(on(ROAD, hand="compass", draw="sailor", area="explorer explorer"), "play compass")
    assert (zone(match, "hand"), zone(match, "area")) == (["sailor"], cards("explorer explorer"))


def test_q_6_4_a_refilled_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        key = f"{seed:064x}"
        chance = {"key": key, "counter": 0, "used": 16}
        match = on(ROAD, hand="scientist", discard="traveler sailor explorer scout pioneer captain", chance=chance)
        orders.add(tuple(position(play(match, "play scientist"))["draws"][0]))
    assert len(orders) > 8


def test_q_6_4_drawn_cards_are_usable_at_once() -> None:
    match = play(on(ROAD, hand="cartographer", draw="explorer scout"), "play cartographer", "explorer L1", "scout L2")
    assert where(match) == (2, 0)


#


@pytest.mark.parametrize("card", CARDS)
def test_q_6_5_symbols_and_power_of_each_card(card: str) -> None:
    letters, power, _, _ = CARDS[card]
    for strength, enough in ((power, True), (power + 1, False)):
        spaces = {at: terrain.replace("9", str(max(1, strength))) for at, terrain in STAR.items()}
        match = on(drawn(spaces), hand=card)
        runs = sorted(action.data["symbol"][0] for action in match.actions() if action.data["kind"] == "run")
        assert runs == (sorted(letters) if enough else [])


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][2]])
def test_q_6_5_prices_of_the_market(card: str) -> None:
    sold = "scout scout scout" if card != "scout" else ""
    match = play(on(ROAD, hand="millionaire traveler", sold=sold), f"buy {card}")
    assert match.view()["payment"] == {"card": card, "due": CARDS[card][2]}


def test_q_6_5_three_of_each_and_the_starting_deck() -> None:
    assert len(MARKET) == 18
    assert {card for card in CARDS if CARDS[card][2]} == set(MARKET)
    match = end_turns(on(ROAD, rest="draw"))
    assert Counter(zone(match, "hand") + zone(match, "draw")) == {"explorer": 3, "traveler": 4, "sailor": 1}
