"""Q-2.8: routes of one's own. What is wrong with one is told in sentences; a good one is played like any other."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, TILES, board, lay_piece
from manoa.games.quest.parts.routes import listed
from quest.arranging import end_turns, walk
from quest.faulty import codes, fault_of, sentences

Route = dict[str, Any]


def first(**changes: Any) -> Route:
    """The first route as a maker would write it, with what is to be different."""
    route = copy.deepcopy(ROUTES["first"])
    kept = {name: route[name] for name in ("name", "pieces", "finish", "joints")}
    return {**kept, **changes}


def moved(letter: str, **changes: Any) -> Route:
    """The same with one piece laid otherwise."""
    route = first()
    next(piece for piece in route["pieces"] if piece["piece"] == letter).update(changes)
    return route


@pytest.mark.parametrize("name", listed())
def test_q_2_8_the_printed_routes_break_no_rule(name: str) -> None:
    assert codes(ROUTES[name]) == []


def test_q_2_8_what_a_maker_writes_is_enough() -> None:
    assert codes(first()) == []
    assert codes(first(joints=[])) == []


@pytest.mark.parametrize("letter", ["C", "K", "O"])
def test_q_2_8_a_route_begins_with_a_or_b(letter: str) -> None:
    route = first()
    route["pieces"][0]["piece"] = letter
    assert f"A route begins with A or B, not with {letter}." in sentences(route)
    assert fault_of(route, "begins-elsewhere")["pieces"] == [letter]


def test_q_2_8_both_start_tiles_will_do() -> None:
    route = first()
    route["pieces"][0]["piece"] = "A"
    assert "begins-elsewhere" not in codes(route)


def test_q_2_8_no_side_together_with_its_reverse() -> None:
    route = moved("N", piece="D")
    assert sentences(route)[0] == "C and D are the two sides of one piece."
    assert fault_of(route, "both-sides")["pieces"] == ["C", "D"]


def test_q_2_8_no_piece_twice() -> None:
    assert sentences(moved("N", piece="C"))[0] == "Piece C is there 2 times."


def test_q_2_8_pieces_do_not_overlap() -> None:
    found = fault_of(moved("N", r=-10), "overlaps")
    assert (found["parts"], found["pieces"]) == ({"piece": "N", "other": "C"}, ["N", "C"])
    below, above = (ROUTES["first"]["pieces"][1], {**ROUTES["first"]["pieces"][2], "r": -10})
    shared = {space.at for space in lay_piece(below)} & {space.at for space in lay_piece(above)}
    assert sorted(map(tuple, found["hexes"])) == sorted(shared) != []


def test_q_2_8_the_finish_overlaps_nothing() -> None:
    route = first()
    route["finish"].update(q=-3, r=-21)
    assert "The finish overlaps K." in sentences(route)


def test_q_2_8_every_next_piece_joins_along_two_contacts() -> None:
    apart = fault_of(moved("C", q=-40, r=-4), "loose")
    assert (apart["parts"], apart["pieces"]) == ({"piece": "C", "contacts": 0, "least": 2}, ["C"])
    assert "C touches the pieces before it along 1 edge; it takes at least 2." in sentences(touching_once())


def touching_once() -> Route:
    """B and C that touch with one pair of hexes."""
    for q in range(-9, 10):
        for r in range(-9, 10):
            route = first(pieces=[first()["pieces"][0], {"piece": "C", "q": q, "r": r, "rotation": 0}], joints=[])
            if any("along 1 edge" in sentence for sentence in sentences(route)):
                return route
    pytest.fail("two hexagons can touch with one pair of hexes")


@pytest.mark.parametrize("changes", [{"q": -5}, {"rotation": 0}, {"r": -20}, {"q": 30, "r": 30}])
def test_q_2_8_the_finish_lies_around_a_corner_hex_of_the_last_tile(changes: dict[str, int]) -> None:
    route = first()
    route["finish"].update(changes)
    assert "The finish has to lie around a corner of the last piece, K." in sentences(route)


def test_q_2_8_not_around_a_corner_of_an_earlier_tile() -> None:
    route = first()
    route["pieces"].append({"piece": "E", "q": 30, "r": -30, "rotation": 0})
    assert "The finish has to lie around a corner of the last piece, E." in sentences(route)


def test_q_2_8_a_way_leads_from_every_start_space_to_a_finish_space(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = copy.deepcopy(TILES["pieces"]["N"]["hexes"])
    for part in tiles:
        part.update(terrain="mountain", power=0)
    monkeypatch.setitem(TILES["pieces"]["N"], "hexes", tiles)
    assert [fault_of(first(), "no-way")["hexes"]] == [[[0, 3]]]
    assert sentences(first()) == [
        f"No way leads from start space {number} to the finish without mountains, caves, demons and tunnels."
        for number in (1, 2, 3, 4)
    ]


def test_q_2_8_marked_joints_have_to_be_there() -> None:
    route = first(joints=[{"between": ["B", "K"], "blockade": True}])
    assert sentences(route) == ["'B' and 'K' do not touch, so there is no joint between them."]


TAVERN = {"attached_to": "C", "side": "a", "spaces": [[40, 0], [41, 0], [42, 0]]}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"side": "c"}, "bad-tavern"),
        ({"side": []}, "bad-tavern"),
        ({"spaces": [[40, 0]]}, "bad-tavern"),
        ({"attached_to": "X"}, "tavern-nowhere"),
        ({}, "tavern-far"),
        ({"spaces": [[0, 0], [0, 0], [1, 0]]}, "tavern-taken"),
    ],
)
def test_h_1_1_a_tavern_lies_in_three_free_places_along_a_piece(changes: Route, code: str) -> None:
    assert code in codes(first(tavern={**TAVERN, **changes}))


@pytest.mark.parametrize("letter", ["S", "X"])
def test_h_1_1_pieces_of_heroes_and_hexes_are_played_with_it(letter: str) -> None:
    route = first()
    route["pieces"][2]["piece"] = letter
    route["joints"] = []
    if not codes(route):
        with pytest.raises(ValueError, match="pieces of Heroes & Hexes"):
            manoa.game("quest", route=route)
        assert manoa.game("quest", route=route, heroes_hexes=True).start(3, 1).player is not None


def test_q_2_8_all_broken_rules_are_told_at_once() -> None:
    route = moved("N", piece="D", q=0, r=-4)
    route["finish"]["q"] = 40
    assert {"both-sides", "overlaps", "finish-corner"} <= set(codes(route))


# Blockades


def test_q_2_8_blockades_go_on_the_joints_that_the_maker_marked() -> None:
    joints = [{"between": ["B", "C"], "blockade": False}, {"between": ["I", "N"], "blockade": True}]
    match = manoa.game("quest", route=first(joints=joints)).start(3, seed=1)
    assert [sorted(one["between"]) for one in match.view()["blockades"]] == [["I", "N"]]
    assert manoa.game("quest", route=first(joints=[])).start(3, seed=1).view()["blockades"] == []


@functools.cache
def long_route() -> Route:
    """Eight pieces in a row with a joint between each two: the Swamplands and one tile more."""
    pieces = ROUTES["swamplands"]["pieces"]
    letters = [piece["piece"] for piece in pieces] + ["M"]
    around = [(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    for q, r in around:
        last = {"piece": "M", "q": pieces[-1]["q"] + q, "r": pieces[-1]["r"] + r, "rotation": 0}
        finish = {"side": "river", "q": last["q"], "r": last["r"], "rotation": 0}
        route = {"pieces": [*pieces, last], "finish": finish, "joints": []}
        loose = [code for code in codes(route) if not code.startswith("finish")]
        if not loose and in_a_row(route, letters):
            found = with_finish(route)
            if found:
                return found
    pytest.fail("an eighth piece fits somewhere")


def in_a_row(route: Route, letters: list[str]) -> bool:
    return [joint.between for joint in board(route).joints] == list(pairwise(letters))


def with_finish(route: Route) -> Route | None:
    """The same with the finish at a corner of its last tile where there is room."""
    centre = route["pieces"][-1]
    spots = [(q, r, rotation) for q in range(-4, 5) for r in range(-4, 5) for rotation in range(6)]
    for q, r, rotation in spots:
        finish = {"side": "river", "q": centre["q"] + q, "r": centre["r"] + r, "rotation": rotation}
        if not codes({**route, "finish": finish}):
            return {**route, "finish": finish}
    return None


def test_q_2_8_blockades_are_counted_from_the_start_until_none_are_left() -> None:
    route = long_route()
    seams = [list(joint.between) for joint in board(route).joints]
    assert len(seams) == 7
    marked = [{"between": pair, "blockade": True} for pair in seams]
    for joints in (marked, marked[::-1]):
        match = manoa.game("quest", route={**route, "joints": joints}).start(3, seed=1)
        assert [one["between"] for one in match.view()["blockades"]] == seams[:6]


# Playing


def test_a_route_of_ones_own_is_played_recorded_and_replayed() -> None:
    game = manoa.game("quest", route=first(), caves=True)
    match = game.start(3, seed=4)
    for _ in walk(match, 4, 150):
        pass
    record = json.loads(json.dumps(match.record()))
    again = manoa.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.game == game
    assert game.restore(json.loads(json.dumps(match.snapshot()))).snapshot() == match.snapshot()


def test_a_route_of_ones_own_plays_like_the_printed_one() -> None:
    own = manoa.game("quest", route=ROUTES["first"]).start(3, seed=4)
    printed = manoa.game("quest").start(3, seed=4)
    for now, _ in zip(walk(own, 4, 60), walk(printed, 4, 60), strict=True):
        assert now.view(0) == printed.view(0)


def test_games_with_equal_routes_are_equal() -> None:
    one, other = (manoa.game("quest", route=first()) for _ in range(2))
    assert (one, hash(one), repr(one)) == (other, hash(other), repr(other))
    assert one != manoa.game("quest", route=first(joints=[]))
    assert one != manoa.game("quest")
    assert repr(one).startswith("manoa.game('quest', route={")


def test_changing_the_callers_route_afterwards_changes_nothing() -> None:
    route = first()
    game = manoa.game("quest", route=route)
    before = (hash(game), repr(game), json.dumps(game.start(3, seed=1).snapshot()))
    route["pieces"].clear()
    route["finish"]["q"] = 99
    route["joints"] = None
    assert (hash(game), repr(game), json.dumps(game.start(3, seed=1).snapshot())) == before
    assert not end_turns(game.start(4, seed=1)).over


def test_changing_a_record_changes_no_game() -> None:
    game = manoa.game("quest", route=first())
    before = repr(game)
    game.start(3, seed=1).record()["options"]["route"]["pieces"].clear()
    game.start(3, seed=1).snapshot()["options"]["route"]["pieces"].clear()
    assert repr(game) == before


def test_a_bad_route_is_refused_with_all_that_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"route is .*, not this one\. A route begins with A or B"):
        manoa.game("quest", route=moved("B", piece="K"))


BREAKS: list[Callable[[], Route]] = [lambda: moved("N", r=-10), lambda: first(pieces=[]), lambda: first(joints=5)]


@pytest.mark.parametrize("broken", BREAKS)
def test_a_record_with_a_bad_route_is_refused(broken: Callable[[], Route]) -> None:
    record = manoa.game("quest", route=first()).start(3, seed=1).record()
    record["options"]["route"] = broken()
    with pytest.raises(ValueError, match=r"route is .*, not this one"):
        manoa.replay(record)
