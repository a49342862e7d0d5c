"""Heroes & Hexes: new cards, tokens and heroes (H-6, H-7)."""

from __future__ import annotations

import pytest

from manoa.kernel import chance
from quest.arranging import arranged, offered, on, play, position, refusal, texts, where, zone
from quest.hexing import hexed, imagined, row

LINE = ("jungle 1", "jungle 3", "rubble 2", "river 2", "jungle 1")


def test_h_6_geologist_goes_onto_demons_tunnels_and_mountains_only() -> None:
    around = {
        (0, 0): "jungle 1",
        (1, 0): "demon 2",
        (0, 1): "mountain",
        (-1, 0): "cave",
        (1, -1): "jungle 1",
        (0, -1): "tunnel 1",
    }
    match = on(hexed(around), hand="geologist", caves={(-1, 0): "coin_1"})
    play(match, "play geologist")
    assert sorted(texts(match)) == ["go K0", "go L1", "go M0"]
    play(match, "go L1")
    assert match.view()["hexes"]["curses_left"] == 20
    match = on(hexed(around), tokens="geologist_step", caves={(-1, 0): "coin_1"})
    play(match, "geologist-step M0")
    assert where(match) == (0, 1)


def test_h_6_geologist_does_not_remove_a_demon_blockade() -> None:
    game = row("jungle 1", "demon 1", gates=(((0, 0), (1, 0)),))
    match = on(game, blockades={0: 7}, hand="geologist")
    assert not [text for text in texts(match) if text.startswith("geologist")]


def test_h_6_shaman_makes_up_to_two_free_steps_then_draws_a_curse() -> None:
    match = on(row(*LINE), hand="shaman explorer", pile="misery")
    play(match, "shaman L1")
    assert match.view()["hexes"]["curses"][0] == []
    assert sorted(texts(match)) == ["go L0", "go L2", "stop"]
    play(match, "go L2")
    assert match.view()["hexes"]["curses"][0] == ["misery"]
    match = on(row(*LINE, gates=(((0, 0), (1, 0)),)), hand="shaman", pile="misery", blockades={0: 6})
    play(match, "shaman blockade-6 L1")
    assert (where(match), match.view()["hexes"]["curses"][0]) == ((1, 0), ["misery"])


def test_h_6_cave_explorer_draws_from_the_reserve() -> None:
    match = on(row(*LINE), hand="cave_explorer", reserve="open_market coin_2")
    play(match, "play cave-explorer")
    assert match.view()["tokens"][0] == ["open_market"]


def test_h_6_veteran_is_a_joker_of_power_three() -> None:
    match = on(row(*LINE), hand="veteran")
    play(match, "veteran L1")
    match = on(row(*LINE), hand="veteran")
    assert match.view(0)["coins"]["purse"] == 3


def test_h_6_demon_banishment_gives_a_demon_to_anybody() -> None:
    match = on(row(*LINE), hand="demon", tokens="demon_banishment")
    play(match, "play demon-banishment")
    assert texts(match) == ["seat 0", "seat 1", "seat 2"]
    play(match, "seat 2")
    assert match.view()["discards"][2] == ["demon"]
    match = on(row(*LINE), hand="explorer", tokens="demon_banishment")
    assert "no demon" in refusal(match, "play demon-banishment")


def test_h_6_open_market_opens_the_reserve_for_one_purchase() -> None:
    match = on(row(*LINE), hand="millionaire traveler", tokens="open_market")
    assert "pioneer" not in offered(match, "buy")
    play(match, "play open-market", "buy pioneer", "pay millionaire", "pay traveler")
    reserve = {pile["card"]: pile["left"] for pile in match.view()["market"]["reserve"]}
    assert reserve["pioneer"] == 2
    play(match, "end turn")
    assert match.view()["hexes"]["open_reserve"] is False


def test_h_6_1_the_steps_of_one_card_are_one_movement_and_its_stop_comes_before_its_curse() -> None:
    spaces = {
        (0, 0): "jungle 1",
        (1, 0): "jungle 1",
        (2, 0): "jungle 1",
        (1, 1): "cave",
        (3, -1): "cave",
        (3, 0): "jungle 1",
    }
    caves = {(1, 1): "coin_1", (3, -1): "anti_curse"}
    match = on(hexed(spaces), hand="shaman", pile="misery", caves=caves, explored=[[[[1, 1]]], [[]], [[]]])
    play(match, "shaman L1 L2")
    assert match.view()["phase"] == "ward"  # the token was found first
    assert match.view()["tokens"][0] == ["anti_curse"]


@pytest.mark.parametrize("curse", ["misery", "voodoo", "torment", "paralysis"])
@pytest.mark.parametrize("tokens", ["", "anti_curse"])
def test_h_6_1_a_shaman_who_stops_in_the_tavern_chooses_a_hero_before_any_curse_is_drawn(
    curse: str, tokens: str
) -> None:
    spaces = ("jungle 1", "jungle 1", "tavern jungle", "jungle 1")
    match = on(row(*spaces), hand="shaman", pile=curse, heroes="scrooge_bly", tokens=tokens)
    play(match, "shaman L1 L2")
    assert (match.player, match.view()["phase"], match.view()["hexes"]["curses_left"]) == (0, "hero", 20)
    play(match, "take scrooge-bly")
    assert match.view()["hexes"]["curses_left"] == 19
    forced = {"voodoo": "force", "paralysis": "force"}.get(curse, "play")
    assert match.view()["phase"] == ("ward" if tokens else forced)
    assert zone(match, "hand") == ["scrooge_bly"]


def test_h_7_amelia_lockart_makes_six_steps_over_others_and_mountains() -> None:
    spaces = ("jungle 1", "mountain", "rubble 4", "river 4", "demon 2", "village 4", "camp 3", "jungle 1")
    match = on(row(*spaces), hand="amelia_lockart", elsewhere={1: (2, 0)})
    play(match, "amelia-lockart L1 L2 L3 L4 L5 L6")
    assert where(match) == (6, 0)
    assert match.view()["run"] is None
    assert "amelia_lockart" in zone(match, "removed")
    assert match.view()["hexes"]["curses_left"] == 20


def test_h_7_ian_magellan_makes_one_such_step() -> None:
    match = on(row("jungle 1", "jungle 4", "jungle 1"), hand="ian_magellan", elsewhere={1: (1, 0)})
    play(match, "ian-magellan L1")
    assert where(match) == where(match, 1) == (1, 0)
    assert zone(match, "area") == ["ian_magellan"]


def test_h_7_nathan_cook_makes_three_steps_of_power_one() -> None:
    match = on(row("jungle 1", "rubble 1", "demon 1", "camp 1", "jungle 1"), hand="nathan_cook")
    play(match, "nathan-cook L1 L2 L3")
    assert (where(match), match.view()["hexes"]["curses_left"]) == ((3, 0), 20)
    for terrain in ("rubble 2", "start"):
        match = on(row("jungle 1", terrain, "jungle 1"), hand="nathan_cook")
        assert not [text for text in texts(match) if text.startswith("nathan")], "a start space has no power"
    game = row("jungle 1", "jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),))
    assert "nathan-cook blockade-1" in texts(on(game, hand="nathan_cook", blockades={0: 1}))
    assert "nathan-cook blockade-5" not in texts(on(game, hand="nathan_cook", blockades={0: 5}))


def test_h_7_henry_threepwood_moves_each_opposing_piece() -> None:
    spaces = {
        (0, 0): "jungle 1",
        (1, 0): "jungle 1",
        (0, 2): "jungle 1",
        (1, 2): "jungle 1",
        (0, 4): "jungle 1",
        (1, 4): "jungle 1",
    }
    match = on(hexed(spaces), hand="henry_threepwood", elsewhere={1: (0, 2), 2: (0, 4)})
    play(match, "play henry-threepwood")
    assert texts(match) == ["done", "seat 1", "seat 2"]
    play(match, "seat 2", "move P1")
    assert texts(match) == ["done", "move N1"]  # the last one needs no choice
    play(match, "move N1")
    assert (where(match, 1), where(match, 2), match.player) == ((1, 2), (1, 4), 0)


def test_h_3_3_henry_is_not_offered_a_player_none_of_whose_pieces_can_be_moved() -> None:
    around = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 2): "jungle 1", (1, 2): "jungle 1", (0, 4): "jungle 1"}
    match = on(hexed(around), hand="henry_threepwood", elsewhere={1: (0, 2), 2: (0, 4)})
    play(match, "play henry-threepwood")
    assert texts(match) == ["done", "move N1"], "seat 2 cannot be moved, so seat 1 needs no choice"
    islands = {(0, 0): "jungle 1", (0, 2): "jungle 1", (0, 4): "jungle 1"}
    match = on(hexed(islands), hand="henry_threepwood", elsewhere={1: (0, 2), 2: (0, 4)})
    play(match, "play henry-threepwood")
    assert match.view()["phase"] == "play"


def test_h_3_3_henry_may_free_one_player_by_moving_another() -> None:
    line = {(q, 0): "jungle 1" for q in (0, 1, 3, 4, 5)}
    match = on(hexed(line, players=4), 4, hand="henry_threepwood", elsewhere={1: (5, 0), 2: (4, 0)})
    play(match, "play henry-threepwood")
    assert match.view()["hexes"]["roused"] == [2, 3], "seat 1 stands in a corner behind seat 2"
    play(match, "seat 2", "move L3", "seat 1")
    assert texts(match) == ["done", "move L4"]


def test_h_7_1_henry_moves_pieces_so_he_is_not_played_after_the_purchase() -> None:
    for free_order in (False, True):
        match = on(row(*LINE, free_order=free_order), hand="henry_threepwood traveler")
        play(match, "buy scout", "pay traveler")
        assert ("play henry-threepwood" in texts(match)) == free_order
        if not free_order:
            assert "After a purchase" in refusal(match, "play henry-threepwood")


def test_h_7_gertrude_everdeen_draws_a_token_and_uses_one_without_spending_it() -> None:
    match = on(row(*LINE), hand="gertrude_everdeen", reserve="machete_3", tokens="draw_card", draw="sailor explorer")
    play(match, "play gertrude-everdeen")
    assert match.view()["tokens"][0] == ["machete_3", "draw_card"]
    play(match, "machete-3 L1")
    assert match.view()["tokens"][0] == ["machete_3", "draw_card"]
    assert match.view()["hexes"]["used_tokens"] == []
    match = on(row(*LINE), hand="gertrude_everdeen", reserve="machete_3")
    assert match.view()["tokens"][0] == []
    play(match, "play gertrude-everdeen", "done")
    assert match.view()["phase"] == "play"


@pytest.mark.parametrize(("reserve", "asked"), [("paddle_2", "play"), ("coin_2", "play"), ("draw_card", "spare")])
def test_h_7_1_gertrude_asks_for_a_token_only_where_one_is_of_use(reserve: str, asked: str) -> None:
    match = on(row(*LINE), hand="gertrude_everdeen", reserve=reserve, draw="sailor")
    play(match, "play gertrude-everdeen")
    assert match.view()["phase"] == asked


def test_h_7_isabella_jones_takes_a_card_of_the_board_onto_the_draw_pile() -> None:
    match = on(row(*LINE), hand="isabella_jones cartographer", draw="sailor", slots={0: ""})
    play(match, "play isabella-jones")
    assert "take pioneer" not in texts(match)
    play(match, "take trailblazer")
    assert position(match)["draws"][0][0] == "trailblazer"
    assert match.view()["bought"] is False
    for seed in range(3):
        assert imagined(match, 1, seed)["draws"][0][0] == "trailblazer"
    play(match, "play cartographer")
    assert "trailblazer" in match.view()["known"][0]


def test_h_7_1_views_show_the_card_that_isabella_has_laid_on_top_until_it_is_drawn() -> None:
    match = on(row(*LINE), hand="isabella_jones cartographer", draw="sailor")
    assert match.view()["hexes"]["tops"] == [[], [], []]
    play(match, "play isabella-jones", "take trailblazer")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["hexes"]["tops"] == [["trailblazer"], [], []]
    for seat in (0, 1, 2, chance.ALL):
        for seed in range(5):
            assert imagined(match, seat, seed)["draws"][0][0] == "trailblazer"
    play(match, "play cartographer")
    assert match.view()["hexes"]["tops"] == [[], [], []]


def test_h_7_1_of_two_such_cards_the_next_one_comes_first() -> None:
    snapshot = arranged(row(*LINE), hand="isabella_jones", draw="scout sailor explorer", at=(0, 0))
    snapshot["position"]["hexes"]["topped"][0] = 1
    match = play(row(*LINE).restore(snapshot), "play isabella-jones", "take trailblazer")
    assert match.view(1)["hexes"]["tops"][0] == ["trailblazer", "scout"]


def test_h_7_a_hand_that_everybody_can_name_stays_so_when_a_card_lies_on_the_empty_draw_pile() -> None:
    match = on(row(*LINE), hand="isabella_jones cartographer sailor", draw="")
    play(match, "play isabella-jones")
    assert match.view()["known"][0] == ["sailor", "cartographer"]
    play(match, "take trailblazer")
    assert match.view()["known"][0] == ["sailor", "cartographer"]


def test_h_7_mary_ripley_returns_demons_and_is_a_joker_of_three() -> None:
    match = on(row(*LINE), hand="mary_ripley demon demon")
    supply = match.view()["hexes"]["demons"]
    play(match, "play mary-ripley as machete")
    assert texts(match) == ["done", "return demon"]
    play(match, "return demon", "done", "go L1")
    assert (match.view()["hexes"]["demons"], zone(match, "hand")) == (supply + 1, ["demon"])
    match = on(row(*LINE), hand="mary_ripley demon")
    play(match, "buy trailblazer", "pay mary-ripley", "return demon")
    assert zone(match, "hand") == []


def test_h_7_power_heroes() -> None:
    match = on(row("jungle 1", "jungle 4", "jungle 2", "jungle 1"), hand="christopher_dundee")
    play(match, "christopher-dundee L1 L2")
    assert match.view()["run"] is None
    match = on(row("jungle 1", "river 4", "river 1"), hand="lara_omalley")
    play(match, "lara-omalley L1 L2")
    assert on(row(*LINE), hand="scrooge_bly").view(0)["coins"]["purse"] == 5


def test_h_7_1_heroes_have_no_colour_and_no_price() -> None:
    match = on(row("jungle 1", "jungle 1"), hand="gertrude_everdeen transmitter", curses={0: "misery"})
    play(match, "play gertrude-everdeen")
    match = on(row("jungle 1", "jungle 1"), hand="transmitter")
    play(match, "play transmitter")
    assert not {"scrooge-bly", "demon", "frank"} & set(offered(match, "take"))


def test_h_6_a_token_opens_the_reserve_for_a_turn() -> None:
    match = on(row(*LINE), hand="scrooge_bly", tokens="open_market")
    assert match.view()["market"]["open"] is False
    play(match, "play open-market")
    assert match.view()["market"]["open"] is True
    assert "buy captain" in texts(match)


def test_h_6_what_is_too_dear_in_an_open_reserve_is_called_too_dear() -> None:
    match = on(row(*LINE), hand="explorer sailor", tokens="open_market")
    assert "closed" in refusal(match, "buy pioneer")
    play(match, "play open-market")
    assert "closed" not in refusal(match, "buy pioneer")


def test_q_10_5_with_a_change_of_symbol_any_symbol_will_do_for_a_once_power() -> None:
    """Nothing takes a paddle here, so it leads nowhere; but the symbol is not what is wrong."""
    match = on(row(*LINE), hand="leeroy", tokens="change_symbol")
    before = refusal(match, "play leeroy-once as paddle")
    play(match, "play change-symbol")
    assert refusal(match, "play leeroy-once as paddle") != before
    assert refusal(match, "play leeroy as paddle") == refusal(match, "play leeroy-once as paddle")
