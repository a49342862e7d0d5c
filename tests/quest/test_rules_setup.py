"""Q-1 the terms and Q-2 the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from manoa.games.quest.parts.board import ROUTES, board
from manoa.games.quest.routes.tips import TIPS
from manoa.words import catalogue
from quest.arranging import (
    IN_RESERVE,
    ON_BOARD,
    STARTING,
    TOKENS,
    all_cards,
    drawn,
    end_turns,
    full_set,
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
from quest.lively import ROUTES as BASE

TERRAINS = {"jungle", "river", "village", "rubble", "camp", "mountain", "cave", "start", "finish"}
SEEDS = range(60)


#


def test_q_1_1_spaces_of_the_base_routes_have_the_nine_terrains_and_no_other() -> None:
    found = {space.terrain for name in BASE for space in board(name).spaces}
    assert found == TERRAINS


@pytest.mark.parametrize(
    ("terrain", "paying"), [("jungle 1", "explorer"), ("river 1", "sailor"), ("village 1", "traveler")]
)
def test_q_1_1_each_terrain_pays_with_its_own_symbol(terrain: str, paying: str) -> None:
    match = on(line("jungle 1", terrain), hand="explorer sailor traveler")
    assert [text for text in texts(match) if text.endswith("L1")] == [f"{paying} L1"]


def test_q_1_1_the_power_of_a_space_is_its_number_of_symbols() -> None:
    match = on(line("jungle 1", "jungle 3"), hand="scout trailblazer")
    assert [text for text in texts(match) if text.endswith("L1")] == ["trailblazer L1"]


@pytest.mark.parametrize("players", [2, 3])
def test_q_1_2_an_occupied_space_holds_any_piece_own_or_other(players: int) -> None:
    spots = {0: [(0, 0), (1, 0)], 1: [(0, 1), (3, 0)]} if players == 2 else {0: [(0, 0)], 1: [(1, 0)]}
    game = drawn({(q, 0): "jungle 1" for q in range(4)} | {(0, 1): "jungle 1"}, players=players)
    match = placed(game, players, hand="explorer", at=spots[0], elsewhere={1: spots[1]})
    assert refusal(match, "explorer 1 L1" if players == 2 else "explorer L1") == "L1 is occupied."


def test_q_1_2_a_piece_in_el_dorado_is_off_the_board_and_occupies_nothing() -> None:
    game = line("jungle 1", "finish jungle", players=3)
    match = on(game, player=1, at=(0, 0), hand="explorer", elsewhere={0: [None]}, arrived=[0])
    assert where(match, 0) is None
    play(match, "explorer L1")
    assert match.view()["arrived"] == [0, 1]


def test_q_1_3_every_card_is_in_exactly_one_zone_whatever_happens() -> None:
    for players in (2, 3, 4):
        match = quest(caves=True).start(players, seed=players)
        for now in walk(match, players, 300):
            assert all_cards(now) == full_set(players)


def test_q_1_4_action_cards_have_no_symbol_and_move_nothing_for_power() -> None:
    game = drawn({(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "river 1", (1, -1): "village 1"})
    match = on(game, hand="cartographer compass scientist travel_log transmitter")
    assert [action.data["kind"] for action in match.actions() if action.data["kind"] == "run"] == []
    assert offered(match, "play") == ["transmitter", "cartographer", "compass", "scientist", "travel-log"]


@pytest.mark.parametrize("item", ["treasure_chest", "giant_machete", "prop_plane"])
def test_q_1_4_an_item_leaves_the_game_with_its_use(item: str) -> None:
    terrain = "village 1" if item == "treasure_chest" else "jungle 1"
    match = play(on(line("jungle 1", terrain), hand=item), f"{item} L1")
    assert item in zone(match, "removed")
    assert zone(match, "area") == []


def test_q_1_5_a_run_over_several_spaces_stops_only_at_its_end() -> None:
    game = drawn(
        {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "jungle 1", (3, 0): "river 1", (1, -1): "cave"}, caves=True
    )
    match = play(on(game, hand="scout"), "scout L1", "go L2")
    assert position(match)["tokens"][0] == []
    assert where(match) == (2, 0)


def test_q_1_6_a_blockade_is_no_space_and_nobody_stands_on_it() -> None:
    game = line("jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),))
    match = play(on(game, hand="explorer", blockades={0: 1}), "explorer blockade-1")
    assert where(match) == (0, 0)
    assert match.view()["blockades"] == [{"number": 1, "between": ["L", "M"], "owner": 0}]


#


def test_q_2_1_two_to_four_play() -> None:
    assert quest().player_counts == (2, 3, 4)
    for wrong in (1, 5):
        with pytest.raises(ValueError, match=f"is for 2, 3 or 4 players, not {wrong}"):
            quest().start(wrong)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q_2_1_any_seat_may_be_drawn_to_start(players: int) -> None:
    starters = Counter(quest().start(players, seed=seed).player for seed in SEEDS)
    assert set(starters) == set(range(players))
    assert min(starters.values()) >= len(SEEDS) / players / 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q_2_1_turns_go_round_by_seat_and_a_round_ends_before_the_starter(players: int) -> None:
    match = quest(starting_player=1).start(players, seed=1)
    seen = []
    for _ in range(2 * players):
        seen.append((match.player, match.view()["round"]))
        end_turns(match)
    order = [(1 + turn) % players for turn in range(players)]
    assert seen == [(seat, number) for number in (1, 2) for seat in order]
    assert match.view()["starter"] == 1


@pytest.mark.parametrize("name", BASE)
def test_q_2_2_the_chosen_route_is_built_as_listed(name: str) -> None:
    match = quest(route=name, caves=True).start(3, seed=1)
    route = ROUTES[name]
    assert [cave["at"] for cave in match.view()["caves"]] == route["caves"]
    assert sorted(spot for own in match.view()["pieces"] for spot in own) == sorted(route["start_spaces"][:3])
    letters = dict.fromkeys(chr(letter) for letter in match.rules["letter"][: match.rules["spaces"]].tolist())
    assert list(letters) == [*(piece["piece"] for piece in route["pieces"]), "Z"]
    ends = [at for at in board(name).spaces if at.terrain == "finish"]
    assert sorted(list(space.at) for space in ends) == sorted(route["finish"]["spaces"])


@pytest.mark.parametrize(
    ("number", "paying", "too_weak"),
    [
        (1, "explorer", "sailor traveler"),
        (2, "traveler", "explorer sailor"),
        (4, "sailor", "explorer traveler"),
        (5, "scout", "explorer explorer captain photographer"),
    ],
)
def test_q_2_3_the_blockades_by_number(number: int, paying: str, too_weak: str) -> None:
    game = line("jungle 1", "mountain", gates=(((0, 0), (1, 0)),))
    match = on(game, hand=f"{too_weak} {paying}", blockades={0: number})
    removing = [text for text in texts(match) if text.endswith(f"blockade-{number}")]
    assert removing == [f"{paying} blockade-{number}"]


@pytest.mark.parametrize(("number", "count"), [(3, 1), (6, 2)])
def test_q_2_3_rubble_blockades_take_1_and_2_cards(number: int, count: int) -> None:
    game = line("jungle 1", "mountain", gates=(((0, 0), (1, 0)),))
    match = play(on(game, hand="explorer explorer explorer", blockades={0: number}), f"clear blockade-{number}")
    assert match.view()["payment"] == {"piece": 0, "blockade": number, "due": count}


def test_q_2_3_blockades_are_dealt_at_random_without_repeats() -> None:
    deals = [[one["number"] for one in quest().start(3, seed=seed).view()["blockades"]] for seed in SEEDS]
    assert all(len(deal) == len(set(deal)) == 4 for deal in deals)
    for place in range(4):
        assert {deal[place] for deal in deals} == {1, 2, 3, 4, 5, 6}
    assert all(one["owner"] is None for one in quest().start(3, seed=1).view()["blockades"])


@pytest.mark.parametrize("name", BASE)
def test_q_2_3_there_is_one_on_each_marked_joint_in_the_order_of_the_route(name: str) -> None:
    marked = [joint["between"] for joint in ROUTES[name]["joints"] if joint["blockade"]]
    assert [one["between"] for one in quest(route=name).start(3, seed=1).view()["blockades"]] == marked


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_q_2_4_player_i_in_turn_order_starts_on_space_i(players: int, first: int) -> None:
    view = quest(starting_player=first).start(players, seed=1).view()
    order = [(first + turn) % players for turn in range(players)]
    assert [view["pieces"][seat] for seat in order] == [[spot] for spot in ROUTES["first"]["start_spaces"][:players]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q_2_5_everybody_shuffles_eight_cards_and_draws_four(players: int) -> None:
    match = quest().start(players, seed=4)
    assert match.view()["hands"] == match.view()["draws"] == [4] * players
    for seat in range(players):
        assert Counter(zone(match, "hand", seat) + zone(match, "draw", seat)) == Counter(STARTING)


def test_q_2_5_each_deck_is_shuffled_on_its_own() -> None:
    matches = [quest().start(2, seed=seed) for seed in range(20)]
    orders = [[tuple(position(match)["draws"][seat]) for match in matches] for seat in (0, 1)]
    assert len(set(orders[0])) > 10
    assert orders[0] != orders[1]


def test_q_2_6_the_market_has_eighteen_piles_of_three() -> None:
    market = quest().start(3, seed=1).view()["market"]
    assert [slot["card"] for slot in market["slots"]] == ON_BOARD
    assert sorted(pile["card"] for pile in market["reserve"]) == sorted(IN_RESERVE)
    assert {pile["left"] for pile in market["slots"] + market["reserve"]} == {3}
    assert market["open"] is False


@pytest.mark.parametrize("name", ["first", "serpentine"])
def test_q_2_7_every_cave_gets_four_of_the_36_tokens(name: str) -> None:
    match = quest(route=name, caves=True).start(3, seed=5)
    place = position(match)
    assert [len(cave["tokens"]) for cave in place["caves"]] == [4] * len(ROUTES[name]["caves"])
    lying = [token for cave in place["caves"] for token in cave["tokens"]]
    assert Counter(lying + place["box"]) == Counter(TOKENS)
    assert sum(TOKENS.values()) == 36


def test_q_2_7_the_tokens_are_shuffled() -> None:
    piles = [tuple(position(quest(caves=True).start(3, seed=seed))["caves"][0]["tokens"]) for seed in range(20)]
    assert len(set(piles)) > 15


def test_q_2_7_without_the_variant_caves_hold_nothing() -> None:
    match = play(placed(quest(), at=(2, 0), hand="explorer"), "explorer B14")
    assert match.view()["caves"] == []
    assert match.view()["tokens"] == [[], [], []]


def test_q_2_8_the_advice_to_makers_of_routes() -> None:
    words = ["terrain", "shortcuts through hard spaces", "inside of a bend harder", "narrow passages"]
    told = [catalogue("quest", "en").say(f"route-{tip}") for tip in TIPS]
    assert [word in sentence for word, sentence in zip(words, told, strict=True)] == [True] * 4
