"""Muisca (M-4)."""

from __future__ import annotations

import pytest

from quest.arranging import offered, play, refusal, texts, where, zone
from quest.moduling import MUISCA, events, on, row

WOODS = ("start", "jungle 4", "jungle 4", "jungle 1")


def test_m_4_1_three_piles_of_four_are_always_open() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="traveler traveler traveler traveler")
    assert match.view()["modules"]["muisca"] == [{"card": card, "left": 4} for card in MUISCA]
    assert "muisca-guide" in offered(match, "buy")
    assert "muisca-goldsmith" not in offered(match, "buy"), "it costs 5"
    slots = match.view()["market"]["slots"]
    play(match, "buy muisca-guide", *["pay traveler"] * 4)
    assert match.view()["market"]["slots"] == slots, "they take no slot"
    assert match.view()["modules"]["muisca"][0]["left"] == 3
    assert zone(match, "discard") == ["muisca_guide"]


def test_m_4_1_the_transmitter_may_take_from_them() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="transmitter")
    play(match, "play transmitter", "take muisca-goldsmith")
    assert zone(match, "discard") == ["muisca_goldsmith"]


def test_m_4_2_the_view_tells_a_stored_card_from_one_in_hand() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="muisca_guide", stored={0: "muisca_guide"})
    ways = {way.get("stored", False): way["ends"][0]["text"] for way in match.view(0)["reach"]}
    assert ways == {False: "muisca-guide L1", True: "muisca-guide-stored L1"}


def test_m_4_2_stored_without_effect_and_played_from_a_later_turn_on() -> None:
    match = on(
        row(*WOODS, modules="muisca", players=2), 2, at=[(0, 0), (3, 0)], hand="muisca_guide explorer", rest="draw"
    )
    seen = events(match, "store muisca-guide")
    assert [event["key"] for event in seen] == ["store"]
    assert match.view()["modules"]["stored"][0] == ["muisca_guide"]
    assert zone(match, "hand") == ["explorer"]
    assert match.view()["hands"][0] == 1, "stored cards are no hand cards"
    assert "from your next turn on" in refusal(match, "muisca-guide-stored 1 L1")
    play(match, "end turn", "end turn")
    play(match, "muisca-guide-stored 1 L1")
    assert where(match) == (1, 0)
    assert (match.view()["modules"]["stored"][0], zone(match, "area")) == ([], ["muisca_guide"])


def test_m_4_2_two_at_most() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="muisca_guide", stored={0: "muisca_guide muisca_goldsmith"})
    assert offered(match, "store") == []
    assert "no room" in refusal(match, "store muisca-guide")


def test_m_4_2_a_stored_card_pays_and_is_in_nobodys_way() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="scientist", stored={0: "muisca_goldsmith muisca_guide"})
    assert match.view(0)["coins"]["purse"] == 5.0
    play(match, "buy scout", "pay muisca-goldsmith-stored")
    assert (zone(match, "discard"), zone(match, "area")) == (["scout"], ["muisca_goldsmith"])
    match = on(row(*WOODS, modules="muisca"), hand="scientist sailor", stored={0: "muisca_guide"})
    play(match, "play scientist")
    assert offered(match, "remove") == ["sailor"], "no card or token removes a stored one"


@pytest.mark.parametrize("hexed", [False, True])
def test_m_4_2_a_change_of_symbol_serves_a_stored_card_as_one_in_hand(hexed: bool) -> None:
    options = {"heroes_hexes": True, "route": "demon_gorge"} if hexed else {"caves": True}
    game = row(*WOODS, modules="muisca", **options)
    match = on(game, tokens="change_symbol", stored={0: "muisca_guide"})
    assert offered(match, "buy") == []
    play(match, "play change-symbol", "buy trailblazer", "pay muisca-guide-stored as-coins")
    assert (zone(match, "discard"), zone(match, "area")) == (["trailblazer"], ["muisca_guide"])
    assert not match.view()["changing"], "it is spent"
    match = on(game, tokens="change_symbol", stored={0: "muisca_goldsmith"})
    play(match, "play change-symbol", "buy scout", "pay muisca-goldsmith-stored")
    assert not match.view()["changing"], "a coin was played for its power"


@pytest.mark.parametrize("hexed", [False, True])
def test_m_4_2_with_a_change_a_stored_card_pays_its_power_or_half_a_coin_and_keeps_the_change(hexed: bool) -> None:
    options = {"heroes_hexes": True, "route": "demon_gorge"} if hexed else {"caves": True}
    match = on(row(*WOODS, modules="muisca", **options), tokens="change_symbol coin_2", stored={0: "muisca_guide"})
    play(match, "play change-symbol", "buy photographer")
    assert texts(match) == ["pay coin-2", "pay muisca-guide-stored as-coins", "pay muisca-guide-stored"]
    assert [action.data for action in match.actions()][1:] == [
        {"kind": "pay", "card": "muisca_guide", "stored": True, "symbol": "coin"},
        {"kind": "pay", "card": "muisca_guide", "stored": True},
    ]
    assert match.view(0)["coins"]["stored"] == {"muisca_guide": 0.5}, "as it is, like cards in hand"
    kept = play(match.at(len(match.steps)), "pay muisca-guide-stored").view()
    assert (kept["changing"], kept["payment"]["due"]) == (True, 1.5)
    spent = play(match, "pay muisca-guide-stored as-coins").view()
    assert (spent["changing"], spent["discards"][0]) == (False, ["photographer"])


def test_m_4_2_half_a_coin_is_not_offered_where_the_price_needs_the_power() -> None:
    match = on(row(*WOODS, modules="muisca", caves=True), tokens="change_symbol", stored={0: "muisca_guide"})
    play(match, "play change-symbol", "buy trailblazer")
    assert texts(match) == ["pay muisca-guide-stored as-coins"]
    assert "the price could not be reached" in refusal(match, "pay muisca-guide-stored")
    match = on(row(*WOODS, modules="muisca"), hand="traveler", stored={0: "muisca_guide"})
    play(match, "buy scout")
    assert "Change symbol" in refusal(match, "pay muisca-guide-stored as-coins")


def test_m_4_2_of_two_equal_stored_cards_one_is_changed() -> None:
    match = on(
        row(*WOODS, modules="muisca", caves=True), tokens="change_symbol", stored={0: "muisca_guide muisca_guide"}
    )
    assert match.view(0)["coins"]["purse"] == 1
    play(match, "play change-symbol")
    assert match.view(0)["coins"]["purse"] == 4.5
    play(match, "buy muisca-guide", "pay muisca-guide-stored")
    assert texts(match) == ["pay muisca-guide-stored as-coins"]


@pytest.mark.parametrize("hexed", [False, True])
def test_m_4_2_no_stored_card_uses_up_a_change_that_the_price_needs(hexed: bool) -> None:
    """The price is 5. The Goldsmith pays 4 and uses the change up, and then the Scout is worth ½."""
    options = {"heroes_hexes": True, "route": "demon_gorge"} if hexed else {"caves": True}
    game = row(*WOODS, modules="muisca", **options)
    match = on(game, hand="scout", tokens="change_symbol", stored={0: "muisca_goldsmith"})
    play(match, "play change-symbol", "buy muisca-goldsmith")
    assert texts(match) == ["pay scout as-coins"]


def test_m_4_2_stored_cards_are_open() -> None:
    match = on(row(*WOODS, modules="muisca"), stored={1: "muisca_guide"})
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["modules"]["stored"] == [[], ["muisca_guide"], []]
    assert "store muisca-guide" not in texts(match)


def test_m_4_2_misfortune_binds_stored_cards_too() -> None:
    game = row("jungle 1", "jungle 4", "jungle 1", modules="muisca", heroes_hexes=True, route="demon_gorge")
    match = on(game, hand="explorer", stored={0: "muisca_guide"}, curses={0: "misfortune"})
    assert "Misfortune" in refusal(match, "muisca-guide-stored L1")
    match = on(game, hand="explorer", stored={0: "muisca_guide"}, curses={0: "cave_fever"})
    assert "muisca-guide-stored L1" in [
        text.replace("muisca-guide L1", "muisca-guide-stored L1") for text in texts(match)
    ]


def test_m_4_2_a_stored_card_still_belongs_to_the_deck() -> None:
    match = on(row(*WOODS, modules="muisca"), hand="muisca_guide explorer", rest="draw")
    graph = match.game.book.graph
    assert graph is not None
    before = graph(match.view(0), 0)
    play(match, "store muisca-guide")
    assert graph(match.view(0), 0) == before
    assert before["deck"] == 9
