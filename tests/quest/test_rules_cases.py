"""Q-14: the test cases of the rules, as written there."""

from __future__ import annotations

import pytest

from manoa.games.quest.parts.board import ROUTES, board, neighbours
from quest.arranging import (
    at,
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
    to,
    where,
    zone,
)
from quest.test_rules_end import home, race

HILLS = quest(route="hills_of_gold")
CAVES = quest(caves=True)
FIRST = quest()
BEFORE_C = (-2, -1)  # on B, at the joint to C


def test_q_t1_sarah_plays_explorer_scout_and_trailblazer() -> None:
    match = placed(HILLS, at=(0, -14), hand="explorer scout trailblazer")
    to(match, "explorer", (-1, -13))
    to(match, "scout", (0, -13), (0, -12))
    to(match, "trailblazer", (1, -12))
    assert where(match) == (1, -12)
    assert zone(match, "area") == cards("explorer scout trailblazer")
    two = placed(HILLS, at=(0, -12), hand="explorer explorer")
    assert refusal(two, f"explorer {at(two, (1, -12))}") == "K13 needs 3 machetes, Explorer gives 1 machete."


@pytest.mark.parametrize("sold", ["", "scout scout scout"])
def test_q_t2_john_makes_four_coins(sold: str) -> None:
    match = placed(FIRST, at=(2, 0), hand="traveler photographer explorer sailor", sold=sold)
    assert "buy transmitter" in texts(match)
    assert "buy pioneer" not in texts(match)
    if sold:
        assert refusal(match, "buy pioneer") == "Pioneer costs 5; your hand and tokens make 4."
    play(match, "buy transmitter", "pay traveler", "pay photographer", "pay explorer")
    assert match.view()["payment"] == {"card": "transmitter", "due": 0.5}
    play(match, "pay sailor")
    assert position(match)["discards"][0] == ["transmitter"]


def test_q_t3_anne_plays_a_long_turn() -> None:
    game = line("jungle 1", "jungle 1", "jungle 2", "jungle 2", "camp 1", "river 2", "river 1", "rubble 3")
    match = on(
        game,
        hand="cartographer pioneer prop_plane native",
        draw="traveler journalist explorer explorer sailor traveler",
        sold="scout scout scout",
    )
    gone = zone(match, "removed")
    play(match, "play cartographer")
    assert zone(match, "hand") == cards("pioneer prop_plane native traveler journalist")
    play(match, "pioneer L1", "go L2", "go L3")
    assert (where(match), leftover(match)) == ((3, 0), None)
    play(match, "enter L4", "pay traveler", "prop-plane L5")
    assert leftover(match) == 2
    play(match, "go L6")
    assert (where(match), leftover(match)) == ((6, 0), None)
    play(match, "native L7")
    assert (where(match), match.view()["run"]) == ((7, 0), None)
    play(match, "buy compass", "pay journalist")
    assert match.view()["market"]["slots"][0] == {"card": "compass", "left": 2}
    assert "compass" not in [pile["card"] for pile in match.view()["market"]["reserve"]]
    play(match, "end turn")
    assert zone(match, "discard") == cards("cartographer pioneer native journalist compass")
    assert zone(match, "removed") == sorted([*gone, "traveler", "prop_plane"])
    assert zone(match, "hand") == cards("explorer explorer sailor traveler")


def test_q_t4_julian_comes_back_for_a_second_token() -> None:
    match = placed(CAVES, at=(2, 0), hand="explorer explorer traveler", caves={(2, -2): "machete_1 coin_2"})
    to(match, "explorer", (2, -1))
    assert position(match)["tokens"][0] == ["machete_1"]
    to(match, "machete-1", (1, -1))
    assert position(match)["tokens"][0] == []
    to(match, "traveler", (1, 0))
    assert position(match)["tokens"][0] == []
    to(match, "explorer", (1, -1))
    assert position(match)["tokens"][0] == ["coin_2"]


def test_q_t5_passing_takes_no_token_the_stop_does() -> None:
    match = placed(CAVES, at=(2, 0), hand="scout", caves={(2, -2): "machete_1 coin_2"})
    to(match, "scout", (2, -1))
    assert position(match)["tokens"][0] == []
    match.play(f"go {at(match, (1, -1))}")
    assert position(match)["tokens"][0] == ["machete_1"]


def test_q_t6_trailblazer_removes_a_jungle_blockade_and_goes_on() -> None:
    match = placed(FIRST, at=BEFORE_C, hand="trailblazer", blockades={0: 1})
    play(match, "trailblazer blockade-1")
    assert (where(match), leftover(match)) == (BEFORE_C, 2)
    match.play(f"go {at(match, (-2, -2))}")
    assert leftover(match) == 1
    match.play(f"go {at(match, (-3, -1))}")
    assert (where(match), leftover(match)) == ((-3, -1), None)
    assert match.view()["blockades"][0] == {"number": 1, "between": ["B", "C"], "owner": 0}


def test_q_t7_a_river_blockade_takes_a_paddle() -> None:
    match = placed(FIRST, at=BEFORE_C, hand="trailblazer sailor", blockades={0: 4})
    assert refusal(match, "trailblazer blockade-4") == "Blockade 4 needs 1 paddle, Trailblazer gives 3 machetes."
    play(match, "sailor blockade-4")
    assert (where(match), leftover(match)) == (BEFORE_C, None)
    assert match.view()["blockades"][0]["owner"] == 0


def test_q_t8_a_rubble_blockade_takes_two_cards_and_the_space_behind_another() -> None:
    match = placed(FIRST, at=BEFORE_C, hand="sailor traveler explorer", blockades={0: 6})
    play(match, "clear blockade-6", "pay sailor")
    assert match.view()["blockades"][0]["owner"] is None
    play(match, "pay traveler")
    assert (where(match), match.view()["blockades"][0]["owner"]) == (BEFORE_C, 0)
    to(match, "explorer", (-2, -2))
    assert where(match) == (-2, -2)
    one = placed(FIRST, at=BEFORE_C, hand="sailor", blockades={0: 6})
    assert refusal(one, "clear blockade-6") == "Blockade 6 takes 2 cards from hand, and you hold 1."


def test_q_t9_a_native_removes_and_stays_or_steps_not_both() -> None:
    match = placed(FIRST, at=BEFORE_C, hand="native", blockades={0: 6})
    play(match, "native blockade-6")
    assert (where(match), match.view()["blockades"][0]["owner"], texts(match)) == (BEFORE_C, 0, ["end turn"])
    free = placed(FIRST, at=BEFORE_C, hand="native")
    to(free, "native", (-2, -2))
    assert (where(free), texts(free)) == ((-2, -2), ["end turn"])


@pytest.mark.parametrize("what", ["native", "native-step"])
def test_q_t10_free_steps_do_not_enter_occupied_spaces_mountains_and_caves(what: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "mountain", (1, -1): "cave"}
    match = on(drawn(spaces, caves=True), hand="native", tokens="native_step", elsewhere={1: (1, 0)})
    assert refusal(match, f"{what} L1") == "L1 is occupied."
    assert refusal(match, f"{what} M0") == "M0: no piece may enter there."
    assert "no piece may enter there" in refusal(match, f"{what} K1")


def test_q_t10_after_the_pass_token_a_run_passes_and_stops_on_occupied_spaces() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(4)} | {(2, 1): "mountain"}
    elsewhere = {1: (1, 0), 2: (2, 0)}
    match = on(drawn(spaces, caves=True), hand="scout native", tokens="pass_occupied", elsewhere=elsewhere)
    play(match, "play pass-occupied", "scout L1", "go L2")
    assert where(match) == where(match, 2) == (2, 0)
    assert refusal(match, "native M2") == "M2: no piece may enter there."


def test_q_t11_giant_machete_as_half_a_coin_or_on_rubble_ends_in_the_discard_pile() -> None:
    match = on(line("jungle 1"), hand="giant_machete explorer", rest="discard")
    play(match, "buy scout", "pay giant-machete", "pay explorer", "end turn")
    owned = zone(match, "hand") + zone(match, "draw") + zone(match, "discard")
    assert ("giant_machete" in owned, zone(match, "removed")) == (True, [])
    match = on(line("jungle 1", "rubble 1"), hand="giant_machete sailor")
    play(match, "enter L1", "pay giant-machete", "discard sailor")
    assert position(match)["discards"][0] == ["giant_machete", "sailor"]


def test_q_t11_giant_machete_in_a_run_is_removed_unless_kept() -> None:
    game = line("jungle 1", "jungle 6", caves=True)
    match = play(on(game, hand="giant_machete sailor", tokens="keep_item"), "giant-machete L1")
    assert "giant_machete" in zone(match, "removed")
    play(match, "play keep-item", "discard sailor")
    assert "giant_machete" not in zone(match, "removed")
    assert position(match)["discards"][0] == ["giant_machete", "sailor"]


@pytest.mark.parametrize(
    ("card", "coins", "kept"), [("treasure_chest", 4, False), ("prop_plane", 4, False), ("adventurer", 2, True)]
)
def test_q_t12_items_that_pay_are_removed_the_adventurer_is_kept(card: str, coins: int, kept: bool) -> None:
    hand = f"{card} traveler traveler traveler traveler"
    match = on(line("jungle 1"), hand=hand, sold="scout scout scout")
    play(match, "buy pioneer", f"pay {card}")
    assert match.view()["payment"] == {"card": "pioneer", "due": 5 - coins}
    assert (card in zone(match, "area"), card in zone(match, "removed")) == (kept, not kept)


def test_q_t13_a_captain_from_the_reserve_fills_the_sold_out_slot() -> None:
    match = on(line("jungle 1"), hand="traveler traveler", sold="scout scout scout")
    play(match, "buy captain", "pay traveler", "pay traveler")
    assert match.view()["market"]["slots"][0] == {"card": "captain", "left": 2}
    assert match.view()["market"]["open"] is False
    match = on(line("jungle 1"), hand="transmitter", sold="scout scout scout")
    play(match, "play transmitter", "take captain")
    assert match.view()["market"]["slots"][0] is None
    assert {"card": "captain", "left": 2} in match.view()["market"]["reserve"]


def test_q_t14_compass_draws_reshuffles_and_draws_on() -> None:
    match = on(
        line("jungle 1"), hand="compass", draw="sailor", discard="scout captain pioneer", area="explorer traveler"
    )
    play(match, "play compass")
    assert "sailor" in zone(match, "hand")
    assert len(zone(match, "hand")) == 3
    assert sorted([*zone(match, "hand"), *zone(match, "draw")]) == cards("sailor scout captain pioneer")
    assert (len(zone(match, "draw")), zone(match, "discard")) == (1, [])
    assert zone(match, "area") == cards("explorer traveler")


def test_q_t14_a_card_bought_earlier_this_turn_stays_out_of_that_shuffle() -> None:
    match = on(line("jungle 1"), hand="compass traveler", draw="sailor", discard="explorer captain pioneer")
    play(match, "buy scout", "pay traveler", "play compass")
    assert position(match)["discards"][0] == ["scout"]
    assert sorted([*zone(match, "hand"), *zone(match, "draw")]) == cards("sailor explorer captain pioneer")


def test_q_t15_keeping_three_cards_draws_one_keeping_five_none() -> None:
    match = on(line("jungle 1"), hand="sailor traveler explorer", draw="explorer explorer")
    end_turns(match)
    assert (len(zone(match, "hand")), len(zone(match, "draw"))) == (4, 1)
    match = on(line("jungle 1"), hand="compass sailor traveler", draw="explorer explorer explorer traveler")
    end_turns(play(match, "play compass"))
    assert (len(zone(match, "hand")), len(zone(match, "draw"))) == (5, 1)


def test_q_t16_after_player_2_arrives_3_and_4_play() -> None:
    match = home(end_turns(race()))
    seats = []
    while not match.over:
        seats.append(match.player)
        end_turns(match)
    assert seats == [2, 3]
    assert home(end_turns(race(), 3)).over


@pytest.mark.parametrize(
    ("trophies", "placings"), [({0: "5", 1: "1 2"}, [2, 1]), ({0: "5", 1: "6"}, [2, 1]), ({0: "", 1: ""}, [1, 1])]
)
def test_q_t17_two_arrivals_with_blockades(trophies: dict[int, str], placings: list[int]) -> None:
    match = end_turns(home(home(race(trophies=trophies))), 2)
    assert match.placings[:2] == placings


def test_q_t18_two_players() -> None:
    spaces = {(q, r): "jungle 1" for q in range(3) for r in (0, 2)} | {(3, r): "finish jungle" for r in (0, 2)}
    game = drawn(spaces, players=2)
    match = on(game, 2, at=[(0, 0), (0, 2)], hand="pioneer")
    play(match, "pioneer 1 L1")
    assert offered(match, "go") == ["1 L2", "1 L0"]
    blocked = on(game, 2, at=[(0, 0), (1, 0)], hand="explorer")
    assert refusal(blocked, "explorer 1 L1") == "L1 is occupied."
    match = on(game, 2, player=0, at=[(2, 0), (2, 2)], hand="explorer", draw="explorer")
    end_turns(play(match, "explorer 1 L3"), 2)
    assert (match.over, match.player, match.view()["round"]) == (False, 0, 2)
    play(match, "explorer 2 N3")
    assert (match.over, match.player) == (False, 1)
    assert end_turns(match).over


def test_q_t19_camp_2_with_one_card_and_any_tokens_is_refused() -> None:
    tokens = "machete_3 paddle_2 coin_2 draw_card replace_cards"
    match = on(line("jungle 1", "camp 2", caves=True), hand="sailor", tokens=tokens)
    assert refusal(match, "enter L1") == "L1 takes 2 cards from hand removed from the game, and you hold 1."


def test_q_t20_after_a_purchase_native_is_refused_cartographer_accepted() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="traveler native cartographer", draw="sailor explorer")
    play(match, "buy scout", "pay traveler")
    assert refusal(match, "native L1") == "After a purchase no piece can move this turn."
    play(match, "play cartographer")
    assert zone(match, "hand") == cards("native sailor explorer")


def test_q_t21_change_symbol_then_trailblazer_on_river_3_or_as_3_coins() -> None:
    game = line("jungle 1", "river 3", caves=True)
    match = play(on(game, hand="trailblazer", tokens="change_symbol"), "play change-symbol", "trailblazer L1")
    assert where(match) == (1, 0)
    match = on(game, hand="trailblazer", tokens="change_symbol")
    play(match, "play change-symbol", "buy treasure-chest", "pay trailblazer as-coins")
    assert position(match)["discards"][0] == ["treasure_chest"]


@pytest.mark.parametrize("name", list(ROUTES))
def test_q_t22_a_way_leads_from_each_start_space_to_the_finish(name: str) -> None:
    route = board(name)
    terrain = {space.at: space.terrain for space in route.spaces}
    closed = ("mountain", "cave", "demon", "tunnel")
    seen = [spot for spot, kind in terrain.items() if kind == "finish"]
    for spot in seen:
        seen += [
            near for near in neighbours(spot) if near in terrain and terrain[near] not in closed and near not in seen
        ]
    assert len(route.starts) == 4
    assert set(route.starts) <= set(seen)


def test_q_t22_there_are_13_routes() -> None:
    assert len(ROUTES) == 13
