"""Q-12 the options, each both ways, and Q-13 where sources differ."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, board
from manoa.games.quest.parts.cards import CARDS
from manoa.words import catalogue
from quest.arranging import (
    drawn,
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
    where,
    zone,
)
from quest.lively import ROUTES as ROUTES_OF_BASE
from quest.test_rules_end import home, race

DEFAULTS = {
    "route": "first",
    "caves": False,
    "starting_player": "random",
    "disputed_blockades": "listed",
    "free_order": False,
    "native_blockade_and_step": False,
    "trim_hand": False,
    "tie_break": "number",
    "arrival_tie": "shared",
    "open_discards": True,
    "round_limit": 200,
    "heroes_hexes": False,
    "demon_cards": 15,
    "paralysis": "own",
    "free_card_to": "draw_pile",
    "demon_discard": "own_pile",
    "tavern_side": "listed",
    "tunnel_curses": "arrival",
    "promos": False,
    "modules": [],
}
ALLOWED: list[tuple[str, list[Any]]] = [
    ("route", ROUTES_OF_BASE),
    ("caves", [True, False]),
    ("starting_player", ["random", 0, 1, 2, 3]),
    ("disputed_blockades", ["listed", "all", "none"]),
    ("free_order", [True, False]),
    ("native_blockade_and_step", [True, False]),
    ("trim_hand", [True, False]),
    ("tie_break", ["number", "power"]),
    ("arrival_tie", ["shared", "earlier"]),
    ("open_discards", [True, False]),
    ("round_limit", [0, 1, 200, 2**31 - 1]),
]
REFUSED: list[tuple[str, list[Any]]] = [
    ("route", ["", "atlantis", None, 5, [], True, {}, {"pieces": []}]),
    ("caves", [1, 0, "true", None]),
    ("starting_player", [4, -1, "0", None, True, False, 1.0]),
    ("disputed_blockades", ["some", True, None, 1]),
    ("free_order", [1, "yes", None]),
    ("native_blockade_and_step", [1, None]),
    ("trim_hand", [1, 4, None]),
    ("tie_break", ["numbers", 0, None]),
    ("arrival_tie", ["later", None, True]),
    ("open_discards", [1, None]),
    ("round_limit", [-1, 2**31, 1.5, "200", True, None]),
]
GATE = (((0, 0), (1, 0)),)


def each(table: list[tuple[str, list[Any]]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in table for value in values])


def test_q_12_the_defaults() -> None:
    assert quest().options == DEFAULTS


@each(ALLOWED)
def test_q_12_allowed_values(name: str, value: Any) -> None:
    game = quest(**{name: value})
    assert game.options[name] == value
    assert game.restore(game.start(4, seed=1).snapshot()).game == game


@each(REFUSED)
def test_q_12_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} is .*, not "):
        manoa.game("quest", **{name: value})


def test_q_12_there_are_no_other_options() -> None:
    with pytest.raises(ValueError, match="has no option 'colour'; there are: route, caves"):
        quest(colour="red")


@pytest.mark.parametrize(("first", "players"), [(0, (2, 3, 4)), (1, (2, 3, 4)), (2, (3, 4)), (3, (4,))])
def test_q_12_the_starting_player_has_to_sit_at_the_table(first: int, players: tuple[int, ...]) -> None:
    game = quest(starting_player=first)
    assert game.player_counts == players
    assert {game.start(count, seed=3).player for count in players} == {first}


@pytest.mark.parametrize("free_order", [False, True])
def test_q_12_free_order_lets_pieces_move_after_the_purchase(free_order: bool) -> None:
    game = line("jungle 1", "jungle 1", "rubble 1", free_order=free_order)
    match = play(on(game, hand="traveler explorer sailor native"), "buy scout", "pay traveler")
    assert ({"explorer L1", "native L1"} <= set(texts(match))) == free_order
    if free_order:
        play(match, "explorer L1", "enter L2", "pay sailor")
        assert where(match) == (2, 0)
        assert refusal(match, "buy scout") == "You have made your one purchase of this turn."


@pytest.mark.parametrize("free_order", [False, True])
@pytest.mark.parametrize("token", ["pass_occupied", "change_symbol"])
def test_q_12_with_free_order_pass_and_change_have_a_use_after_the_purchase(free_order: bool, token: str) -> None:
    match = on(line("jungle 1", "jungle 1", caves=True, free_order=free_order), tokens=token, hand="traveler")
    play(match, "buy scout", "pay traveler")
    assert (f"play {token.replace('_', '-')}" in texts(match)) == free_order


@pytest.mark.parametrize("terrain", ["jungle 5", "rubble 3", "camp 2"])
@pytest.mark.parametrize("what", ["native", "native-step"])
def test_q_12_native_blockade_and_step_lets_it_enter_the_space_behind(terrain: str, what: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): terrain, (0, 1): "jungle 1"}
    game = drawn(spaces, gates=GATE, native_blockade_and_step=True, caves=True)
    match = on(game, hand="native", tokens="native_step", blockades={0: 6})
    play(match, f"{what} blockade-6")
    assert (where(match), offered(match, "go")) == ((0, 0), ["L1"])
    play(match, "go L1")
    assert (where(match), match.view()["run"]) == ((1, 0), None)


def test_q_12_native_blockade_and_step_may_stay() -> None:
    game = line("jungle 1", "jungle 1", gates=GATE, native_blockade_and_step=True)
    match = play(on(game, hand="native", blockades={0: 1}), "native blockade-1", "stop")
    assert (where(match), texts(match)) == ((0, 0), ["end turn"])


def test_q_12_native_blockade_and_step_goes_behind_that_blockade_only() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "jungle 1", (1, -1): "jungle 1"}
    gates = (((0, 0), (1, 0)), ((0, 0), (1, -1)))
    game = drawn(spaces, gates=gates, native_blockade_and_step=True)
    match = play(on(game, hand="native", blockades={0: 1, 1: 2}), "native blockade-1")
    assert offered(match, "go") == ["L1"]


def test_q_12_native_blockade_and_step_is_over_when_the_space_behind_is_occupied() -> None:
    game = line("jungle 1", "jungle 1", gates=GATE, native_blockade_and_step=True)
    match = play(on(game, hand="native", blockades={0: 1}, elsewhere={1: (1, 0)}), "native blockade-1")
    assert (match.view()["run"], texts(match)) == (None, ["end turn"])


def test_q_12_without_native_blockade_and_step_it_stays() -> None:
    match = play(on(line("jungle 1", "jungle 1", gates=GATE), hand="native", blockades={0: 1}), "native blockade-1")
    assert texts(match) == ["end turn"]


HAND = "explorer explorer sailor traveler traveler scout"


@pytest.mark.parametrize("trim_hand", [False, True])
def test_q_12_trim_hand_forces_a_discard_down_to_four(trim_hand: bool) -> None:
    match = placed(quest(trim_hand=trim_hand), at=(2, 0), hand=HAND)
    assert ("end turn" in texts(match)) == (not trim_hand)
    if trim_hand:
        assert refusal(match, "end turn") == "At most 4 cards are kept and you hold 6: discard first."
        play(match, "discard sailor")
        assert refusal(match, "end turn") == "At most 4 cards are kept and you hold 5: discard first."
        play(match, "discard scout")
    end_turns(match)
    assert len(zone(match, "hand")) == (4 if trim_hand else 6)


def test_q_12_round_limit_0_is_none() -> None:
    assert not end_turns(placed(quest(round_limit=0), round=200), 3).over
    assert end_turns(placed(quest(), round=200), 3).over


#


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("home_stretch", {"listed": 4, "all": 5, "none": 4}),
        ("swamplands", {"listed": 4, "all": 6, "none": 4}),
        ("first", {"listed": 4, "all": 4, "none": 4}),
    ],
)
@pytest.mark.parametrize("disputed", ["listed", "all", "none"])
def test_q_13_1_blockades_on_the_far_side_of_a_strip(name: str, expected: dict[str, int], disputed: str) -> None:
    view = quest(route=name, disputed_blockades=disputed).start(3, seed=1).view()
    assert len(view["blockades"]) == expected[disputed]
    between = [one["between"] for one in view["blockades"]]
    for joint in ROUTES[name]["joints"]:
        if joint.get("disputed"):
            assert (joint["between"] in between) == (disputed == "all")


def test_q_13_2_tile_k_of_the_first_game_lies_flush() -> None:
    assert ROUTES["first"]["pieces"][-1] == {"piece": "K", "q": 0, "r": -21, "rotation": 4}
    joint = next(joint for joint in board("first").joints if joint.between == ("I", "K"))
    assert len(joint.contacts) == 7


@pytest.mark.parametrize("tie_break", ["number", "power"])
def test_q_13_3_numbers_follow_the_powers(tie_break: str) -> None:
    for low, high in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)):
        match = home(home(race(trophies={0: str(high), 1: str(low)}, tie_break=tie_break)))
        assert end_turns(match, 2).placings[:2] == [1, 2]


def test_q_13_4_the_first_to_arrive_does_not_win_before_the_final_round() -> None:
    match = home(home(race(trophies={1: "1"})))
    assert end_turns(match, 2).placings[:2] == [2, 1]


def test_q_13_5_names_are_those_of_the_cards() -> None:
    names = {catalogue("quest", "en").name("card", card) for card in CARDS}
    assert {"Transmitter", "Trailblazer", "Explorer"} <= names
    assert not {"Telegraph", "Discoverer"} & names


def test_q_13_6_exploring_is_automatic() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "cave"}
    match = play(on(drawn(spaces, caves=True), hand="explorer", caves={(2, 0): "coin_1"}), "explorer L1")
    assert (match.view()["phase"], position(match)["tokens"][0]) == ("play", ["coin_1"])


def test_q_13_7_the_number_of_tiles_and_strips_depends_on_the_route() -> None:
    strips = {name: sum(piece["piece"] in "OPQR" for piece in ROUTES[name]["pieces"]) for name in ROUTES_OF_BASE}
    assert set(strips.values()) == {0, 1, 2}


@pytest.mark.parametrize("allowed", [False, True])
def test_q_13_8_native_and_blockade_and_trimming_are_options(allowed: bool) -> None:
    game = line("jungle 1", "jungle 1", gates=GATE, native_blockade_and_step=allowed, trim_hand=allowed)
    match = play(on(game, hand=f"native {HAND}", blockades={0: 1}), "native blockade-1")
    assert ("go L1" in texts(match), "end turn" in texts(match)) == (allowed, not allowed)
