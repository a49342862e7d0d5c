"""Q-10.5 and Q-10.6 of the caves variant: what tokens do."""

from __future__ import annotations

import pytest

from quest.arranging import (
    ON_BOARD,
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
from quest.test_rules_caves import CAVE, owned, ridge


@pytest.mark.parametrize(
    ("token", "terrain", "power"),
    [
        ("machete_1", "jungle", 1),
        ("machete_2", "jungle", 2),
        ("machete_3", "jungle", 3),
        ("paddle_1", "river", 1),
        ("paddle_2", "river", 2),
        ("coin_1", "village", 1),
        ("coin_2", "village", 2),
    ],
)
def test_q_10_5_symbol_tokens_are_runs_of_their_power(token: str, terrain: str, power: int) -> None:
    name = token.replace("_", "-")
    strong = on(line("start", f"{terrain} {power}", caves=True), tokens=token)
    assert where(play(strong, f"{name} L1")) == (1, 0)
    assert owned(strong) == []
    weak = on(line("start", f"{terrain} {power + 1}", caves=True), tokens=token)
    assert f"{name} L1" not in texts(weak)
    for other in {"jungle", "river", "village"} - {terrain}:
        assert f"{name} L1" not in texts(on(line("start", f"{other} 1", caves=True), tokens=token))


def test_q_10_5_a_symbol_token_runs_over_several_spaces() -> None:
    match = play(on(line(*["jungle 1"] * 4, caves=True), tokens="machete_3"), "machete-3 L1", "go L2")
    assert match.view()["run"] == {"card": None, "token": "machete_3", "symbol": "machete", "piece": 0, "power": 1}


def test_q_10_5_tokens_may_be_played_from_the_moment_they_are_taken() -> None:
    match = play(on(ridge(), hand="explorer", caves={CAVE: "machete_2"}), "explorer L1", "machete-2 L2", "go L3")
    assert (where(match), owned(match)) == ((3, 0), [])


def test_q_10_5_a_played_token_leaves_the_game() -> None:
    match = play(on(line("start", "jungle 1", caves=True), tokens="machete_1 machete_1"), "machete-1 L1")
    place = position(match)
    lying = [*place["box"], *(token for cave in place["caves"] for token in cave["tokens"])]
    assert (owned(match), lying.count("machete_1")) == (["machete_1"], 0)


def test_q_10_5_tokens_are_kept_over_turns_and_any_number_may_be_owned() -> None:
    tokens = "coin_1 coin_1 coin_2 paddle_1 paddle_2 machete_1 draw_card"
    match = end_turns(on(line("start", caves=True), tokens=tokens, draw="sailor"), 3)
    assert sorted(owned(match)) == cards(tokens)


def test_q_10_5_draw_a_card() -> None:
    match = play(on(line("start", caves=True), tokens="draw_card", draw="sailor explorer"), "play draw-card")
    assert (zone(match, "hand"), zone(match, "draw"), owned(match)) == (["sailor"], ["explorer"], [])


def test_q_10_5_remove_a_card_removes_exactly_one() -> None:
    match = on(line("start", caves=True), tokens="remove_card", hand="traveler sailor", rest="discard")
    play(match, "play remove-card")
    assert texts(match) == ["remove traveler", "remove sailor"]
    play(match, "remove sailor")
    assert (zone(match, "removed"), zone(match, "hand"), owned(match)) == (["sailor"], ["traveler"], [])
    assert match.view()["phase"] == "play"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_q_10_5_replace_lays_one_to_four_and_draws_as_many(count: int) -> None:
    hand = ["explorer", "explorer", "sailor", "traveler", "scout"]
    match = on(
        line("start", caves=True), tokens="replace_cards", hand=" ".join(hand), draw="captain pioneer compass native"
    )
    play(match, "play replace-cards", *(f"lay {card}" for card in hand[:count]))
    if count < 4:
        play(match, "done")
    assert zone(match, "area") == sorted(hand[:count])
    assert zone(match, "hand") == sorted(hand[count:] + ["captain", "pioneer", "compass", "native"][:count])
    assert match.view()["phase"] == "play"


def test_q_10_5_replace_lays_at_least_one_and_no_card_laid_comes_back() -> None:
    match = on(line("start", caves=True), tokens="replace_cards", hand="explorer sailor", discard="scout")
    play(match, "play replace-cards")
    assert texts(match) == ["lay explorer", "lay sailor"]
    assert refusal(match, "done") == "Lay at least one card first."
    play(match, "lay explorer", "lay sailor")
    assert (zone(match, "hand"), zone(match, "area")) == (["scout"], ["explorer", "sailor"])


@pytest.mark.parametrize("token", ["remove_card", "replace_cards"])
def test_q_10_5_without_a_card_in_hand_there_is_nothing_to_remove_or_replace(token: str) -> None:
    match = on(line("start", caves=True), tokens=token)
    assert texts(match) == ["end turn"]
    assert refusal(match, f"play {token}").startswith("Your hand is empty")


@pytest.mark.parametrize(
    ("item", "moves"),
    [
        ("giant_machete", ("giant-machete L1",)),
        ("giant_machete", ("giant-machete L1", "go L2", "stop")),
        ("compass", ("play compass",)),
        ("travel_log", ("play travel-log", "remove sailor", "done")),
        ("transmitter", ("play transmitter", "take scout")),
        ("treasure_chest", ("buy scout", "pay treasure-chest")),
        ("prop_plane", ("prop-plane L1",)),
    ],
)
def test_q_10_5_keep_an_item_directly_after_its_use(item: str, moves: tuple[str, ...]) -> None:
    game = line(*["jungle 1"] * 5, caves=True)
    match = on(
        game, tokens="keep_item", hand=f"{item} sailor", draw="traveler explorer explorer traveler", rest="discard"
    )
    play(match, *moves)
    assert item in zone(match, "removed")
    play(match, "play keep-item")
    assert item not in zone(match, "removed")
    assert zone(match, "area") == [item]
    assert owned(match) == []


@pytest.mark.parametrize(
    "between",
    [
        ("explorer L2",),
        ("play cartographer",),
        ("play draw-card",),
        ("enter M1", "pay sailor"),
        ("buy scout", "pay sailor", "pay explorer"),
    ],
)
def test_q_10_5_keep_comes_before_any_other_card_or_token(between: tuple[str, ...]) -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(1, 1): "rubble 1"}
    hand = "giant_machete explorer cartographer sailor"
    match = on(drawn(spaces, caves=True), tokens="keep_item draw_card", hand=hand, draw="traveler traveler")
    play(match, "giant-machete L1", *between)
    assert "play keep-item" not in texts(match)
    assert refusal(match, "play keep-item").startswith("An item can only be kept right after it was used")


@pytest.mark.parametrize(
    "moves",
    [(), ("explorer L1",), ("enter M0", "pay giant-machete"), ("buy scout", "pay giant-machete", "pay traveler")],
)
def test_q_10_5_without_an_item_used_there_is_nothing_to_keep(moves: tuple[str, ...]) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "rubble 1"}
    match = on(drawn(spaces, caves=True), tokens="keep_item", hand="explorer giant_machete traveler")
    assert "play keep-item" not in texts(play(match, *moves))


@pytest.mark.parametrize("paid", [("treasure-chest", "traveler"), ("traveler", "treasure-chest")])
def test_q_10_5_the_cards_of_one_payment_are_played_at_once(paid: tuple[str, ...]) -> None:
    game = line("start", caves=True)
    match = on(game, tokens="keep_item", hand="treasure_chest traveler", sold="scout scout scout", rest="discard")
    play(match, "buy pioneer", *(f"pay {card}" for card in paid), "play keep-item")
    assert (zone(match, "removed"), zone(match, "area")) == ([], ["traveler", "treasure_chest"])


def test_q_10_5_a_kept_item_goes_to_the_discard_pile_with_the_rest() -> None:
    match = on(line(*["jungle 1"] * 3, caves=True), tokens="keep_item", hand="giant_machete sailor")
    play(match, "giant-machete L1", "play keep-item", "discard sailor")
    assert position(match)["discards"][0] == ["giant_machete", "sailor"]


def test_q_10_5_the_item_of_an_earlier_turn_is_gone() -> None:
    match = on(line(*["jungle 1"] * 3, caves=True), tokens="keep_item", hand="giant_machete sailor")
    end_turns(play(match, "giant-machete L1", "stop"), 3)
    assert "play keep-item" not in texts(match)


def test_q_10_5_pass_occupied_spaces_until_the_end_of_the_turn() -> None:
    match = on(
        line(*["jungle 1"] * 5, caves=True), tokens="pass_occupied", hand="trailblazer native", elsewhere={1: (1, 0)}
    )
    assert refusal(match, "trailblazer L1") == "L1 is occupied."
    play(match, "play pass-occupied", "trailblazer L1", "go L0", "go L1")
    assert where(match) == where(match, 1) == (1, 0)
    end_turns(match, 3)
    assert match.view()["passing"] is False


def test_q_10_5_pass_serves_every_own_piece_and_free_steps_rubble_and_camp() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "rubble 1", (0, 1): "camp 1", (5, 0): "jungle 1", (6, 0): "jungle 9"}
    game = drawn(spaces, caves=True, players=2)
    match = on(
        game, 2, at=[(0, 0), (5, 0)], tokens="pass_occupied", hand="native sailor", elsewhere={1: [(1, 0), (6, 0)]}
    )
    play(match, "play pass-occupied")
    assert {"enter 1 L1", "native 1 L1", "native 2 L6"} <= set(texts(match))


def test_q_10_5_pass_does_not_open_mountains_or_blockades() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "mountain", (0, 1): "cave", (1, -1): "jungle 1"}
    match = on(
        drawn(spaces, gates=(((0, 0), (1, -1)),), caves=True),
        blockades={0: 5},
        tokens="pass_occupied",
        hand="explorer native",
    )
    play(match, "play pass-occupied")
    assert [text for text in texts(match) if text.startswith("explorer")] == []
    assert [text for text in texts(match) if text.startswith("native")] == ["native blockade-5"]


def test_q_10_5_others_do_not_pass() -> None:
    match = on(
        line(*["jungle 1"] * 3, caves=True),
        tokens="pass_occupied",
        elsewhere={1: (1, 0)},
        others={1: {"hand": "explorer"}},
    )
    play(match, "play pass-occupied", "end turn")
    assert refusal(match, "explorer L0") == "L0 is occupied."


def test_q_10_5_a_native_token_is_a_free_step() -> None:
    match = play(on(line("start", "camp 3", caves=True), tokens="native_step"), "native-step L1")
    assert (where(match), owned(match)) == ((1, 0), [])


@pytest.mark.parametrize("terrain", ["jungle 3", "river 3", "village 3"])
def test_q_10_5_change_symbol_lets_the_next_card_count_as_any_symbol(terrain: str) -> None:
    match = on(line("start", terrain, caves=True), tokens="change_symbol", hand="trailblazer captain journalist scout")
    play(match, "play change-symbol")
    assert sorted(text for text in texts(match) if text.endswith("L1")) == [
        "captain L1",
        "journalist L1",
        "trailblazer L1",
    ]


def test_q_10_5_change_symbol_is_spent_with_that_card() -> None:
    match = on(
        line("start", "river 1", "river 1", "river 1", caves=True), tokens="change_symbol", hand="scout explorer"
    )
    play(match, "play change-symbol", "scout L1", "go L2")
    assert (match.view()["changing"], where(match)) == (False, (2, 0))
    assert refusal(match, "explorer L3") == "L3 needs 1 paddle, Explorer gives 1 machete."


@pytest.mark.parametrize(
    "between", [("play cartographer",), ("enter M0", "pay sailor"), ("native L1",), ("machete-1 L1",)]
)
def test_q_10_5_change_symbol_waits_for_a_card_played_for_its_power(between: tuple[str, ...]) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "rubble 1"}
    hand = "cartographer native sailor"
    match = on(drawn(spaces, caves=True), tokens="change_symbol machete_1", hand=hand, draw="explorer explorer")
    play(match, "play change-symbol", *between)
    assert match.view()["changing"] is True


def test_q_10_5_change_symbol_as_coins() -> None:
    match = on(line("start", caves=True), tokens="change_symbol", hand="trailblazer sailor explorer")
    assert offered(match, "buy") == ["scout"]
    play(match, "play change-symbol")
    assert offered(match, "buy") == [card.replace("_", "-") for card in ON_BOARD]
    play(match, "buy transmitter", "pay trailblazer as-coins", "pay sailor", "pay explorer")
    assert (position(match)["discards"][0], match.view()["changing"]) == (["transmitter"], False)


@pytest.mark.parametrize(("paid", "spent"), [(["traveler"], True), (["sailor", "explorer"], False)])
def test_q_10_5_change_symbol_is_spent_by_a_coin_card_not_by_half_a_coin(paid: list[str], spent: bool) -> None:
    match = on(line("start", caves=True), tokens="change_symbol", hand="traveler sailor explorer")
    play(match, "play change-symbol", "buy scout", *(f"pay {card}" for card in paid))
    assert (match.view()["bought"], match.view()["changing"]) == (True, not spent)


def test_q_10_5_a_card_that_has_to_pay_its_power_cannot_pay_half_a_coin() -> None:
    match = on(line("start", caves=True), tokens="change_symbol", hand="trailblazer sailor")
    play(match, "play change-symbol", "buy treasure-chest")
    assert texts(match) == ["pay sailor", "pay trailblazer as-coins"]
    play(match, "pay sailor")
    assert texts(match) == ["pay trailblazer as-coins"]


def test_q_10_5_change_symbol_helps_one_card_only() -> None:
    match = on(line("start", caves=True), tokens="change_symbol", hand="scout scout")
    play(match, "play change-symbol")
    assert set(offered(match, "buy")) == {"scout", "jack-of-all-trades", "photographer"}
    play(match, "buy photographer", "pay scout as-coins")
    assert match.view()["bought"] is True


def test_q_10_5_an_item_that_changed_its_symbol_is_used() -> None:
    match = on(line("start", "river 6", caves=True), tokens="change_symbol", hand="giant_machete", rest="discard")
    play(match, "play change-symbol", "giant-machete L1")
    assert zone(match, "removed") == ["giant_machete"]
    match = on(line("start", caves=True), tokens="change_symbol", hand="giant_machete", rest="discard")
    play(match, "play change-symbol", "buy scout", "pay giant-machete as-coins")
    assert zone(match, "removed") == ["giant_machete"]


def test_q_10_5_change_symbol_ends_with_the_turn() -> None:
    match = on(line("start", "river 1", caves=True), tokens="change_symbol", hand="explorer")
    end_turns(play(match, "play change-symbol"), 3)
    assert (match.view()["changing"], "explorer L1" in texts(match)) == (False, False)


@pytest.mark.parametrize("token", ["pass_occupied", "change_symbol"])
def test_q_10_5_pass_and_change_are_not_played_after_the_purchase(token: str) -> None:
    match = on(line("start", "jungle 1", caves=True), tokens=token, hand="traveler explorer")
    play(match, "buy scout", "pay traveler")
    assert refusal(match, f"play {token}") == "After a purchase no piece can move this turn."


@pytest.mark.parametrize("token", ["pass_occupied", "change_symbol"])
def test_q_10_5_pass_and_change_are_not_played_twice_at_once(token: str) -> None:
    match = on(line("start", "jungle 1", caves=True), tokens=f"{token} {token}", hand="explorer")
    play(match, f"play {token}")
    assert "already" in refusal(match, f"play {token}")


@pytest.mark.parametrize("terrain", ["rubble 1", "camp 1"])
def test_q_10_6_tokens_never_pay_for_rubble_or_camp(terrain: str) -> None:
    tokens = "machete_3 paddle_2 coin_2 draw_card replace_cards"
    match = on(line("start", terrain, caves=True), tokens=tokens)
    assert [text for text in texts(match) if text.endswith("L1")] == []
    assert refusal(match, "machete-3 L1").startswith("L1 takes 1 card from hand")
    assert refusal(match, "enter L1").endswith("and you hold 0.")


def test_q_10_5_the_purse_counts_a_change_of_symbol_for_whoever_may_use_it() -> None:
    """Two halves and the Trailblazer's 3."""
    match = on(line("jungle 1", players=3, caves=True), hand="trailblazer explorer sailor", tokens="change_symbol")
    assert match.view(0)["coins"]["purse"] == 1.5
    play(match, "play change-symbol")
    assert match.view(0)["coins"]["purse"] == 4
    assert "buy transmitter" in texts(match)
    assert match.view(1)["coins"]["purse"] <= 4
