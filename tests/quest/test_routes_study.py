"""What a route is like: ways, chokes, steps, advice; and what bots say about it."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoa.games.quest.parts.board import ROUTES, TILES, Hex, board, distances, neighbours
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.routes.study import study
from manoa.games.quest.routes.trial import MOST_GAMES, trial
from manoa.games.quest.routes.ways import DECKS, Ground, chokes, ground, shortest_way
from manoa.kernel.routes import Report
from manoa.words import LANGUAGES, catalogue
from quest.test_routes import first
from rare import examples

DECK_ORDER = ["machete", "paddle", "coin", "mixed"]


@pytest.mark.parametrize("name", listed())
def test_ways_lead_from_a_start_space_to_the_finish_step_by_step(name: str) -> None:
    laid = board(name)
    terrain = {space.at: space.terrain for space in laid.spaces}
    for way in study(ROUTES[name])["ways"]:
        path = [(q, r) for q, r in way["hexes"]]
        assert path[0] in laid.starts
        assert terrain[path[-1]] == "finish"
        assert way["steps"] == len(path) - 1 >= min(distances(laid.spaces)[start] for start in laid.starts)
        assert 0 < way["cards"] <= 3 * way["steps"]
        assert all(terrain[at] not in ("mountain", "cave") for at in path)
        if "tunnel" not in terrain.values():
            assert all(after in neighbours(before) for before, after in itertools.pairwise(path))
    assert [way["deck"] for way in study(ROUTES[name])["ways"]] == DECK_ORDER


def test_each_deck_is_best_on_its_own_way() -> None:
    """What a way takes of a deck is least on the way that was found for it."""
    known = ground(board("serpentine").spaces, board("serpentine").starts)
    ways = {deck: shortest_way(known, deck) for deck in DECKS}
    terrain = {space.at: space.terrain for space in board("serpentine").spaces}
    rivers = {deck: sum(terrain[q, r] == "river" for q, r in way["hexes"]) for deck, way in ways.items() if way}
    assert rivers["paddle"] > rivers["machete"]


def test_q_2_4_steps_are_counted_from_the_start_spaces_in_use() -> None:
    for name in listed():
        laid = board(name)
        far = [distances(laid.spaces)[start] for start in laid.starts]
        steps = study(ROUTES[name])["steps"]
        assert steps == {"2": [min(far), max(far)], "3": [min(far[:3]), max(far[:3])], "4": [min(far), max(far)]}


def reached(route: Ground, without: Hex) -> bool:
    """The slow way to know whether a space can be passed by."""
    seen = {start for start in route.starts if start != without}
    rest = list(seen)
    for at in rest:
        for to in route.beside[at]:
            if to not in seen and to != without:
                seen.add(to)
                rest.append(to)
    return any(route.spaces[at].terrain == "finish" for at in seen)


@given(st.data())
@settings(max_examples=examples(30))
def test_chokes_are_the_spaces_that_no_way_passes_by(data: st.DataObject) -> None:
    """On a printed route with many spaces taken away."""
    laid = board(data.draw(st.sampled_from(["first", "hills_of_gold", "swamplands"])))
    luck = data.draw(st.randoms(use_true_random=False))
    gaps = data.draw(st.sampled_from([0, 0.1, 0.25, 0.4]))
    kept = [space for space in laid.spaces if space.terrain in ("start", "finish") or luck.random() >= gaps]
    known = ground(kept, laid.starts)
    way = shortest_way(known, "mixed")
    if way is None:
        assert chokes(known) == []
        return
    between = [(q, r) for q, r in way["hexes"] if known.spaces[q, r].terrain not in ("start", "finish")]
    assert [at for at in chokes(known) if at in between] == [at for at in between if not reached(known, at)]


def test_advice_names_a_choke_and_a_long_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [{**part, "terrain": "mountain", "power": 0} for part in TILES["pieces"]["N"]["hexes"]]
    for part in tiles:
        if part["q"] == -(part["r"] // 2):  # one column through the tile
            part.update(terrain="jungle", power=1)
    monkeypatch.setitem(TILES["pieces"]["N"], "hexes", tiles)
    found = study(first())
    assert found["chokes"]
    assert {"advice-choke"} <= {advice["code"] for advice in found["advice"]}
    for language in LANGUAGES:
        assert all(catalogue("quest", language).fault(advice) for advice in found["advice"])


def test_complete_modules_are_named() -> None:
    danger = [[-3, -8], [-2, -8], [-1, -8]]
    assert study(first(modules={"danger": danger}))["modules"] == []


# Bots


def last(route: Any, players: int = 3, games: int = 6, seed: int = 1) -> Report:
    *_, report = trial(route, {}, players, games, seed)
    return report


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_report_what_they_did(players: int) -> None:
    report = last(first(), players)
    assert (report["games"], report["asked"], report["players"]) == (6, 6, players)
    assert sum(games for _, games in report["rounds"]["histogram"]) == 6
    assert sum(seat["share"] for seat in report["seats"]) == pytest.approx(1, abs=0.01)
    spaces = {space.at for space in board(first()).spaces}
    assert {(q, r) for q, r, _ in report["use"]} <= spaces
    assert all(0 < share <= 1 for _, _, share in report["use"])
    starts = board(first()).starts[: 4 if players == 2 else players]
    assert {(q, r): share for q, r, share in report["use"]}[starts[0]] >= 0.99 / len(starts)
    assert [one["between"] for one in report["opens"]] == [["B", "C"], ["C", "N"], ["N", "I"], ["I", "K"]]
    assert all(sum(one["seats"]) <= 6 for one in report["opens"])
    assert json.loads(json.dumps(report)) == report


def test_the_same_seed_gives_the_same_games() -> None:
    assert last(first(), seed=3) == last(first(), seed=3)
    assert last(first(), seed=3) != last(first(), seed=4)


def test_reports_grow() -> None:
    reports = list(trial(first(), {}, 3, 45, 1))
    assert [report["games"] for report in reports] == [20, 40, 45]
    assert sum(way["share"] for way in reports[-1]["ways"]) <= 1.001
    assert reports[-1]["ways"][0]["letter"] == "A"


def test_the_verdict_has_three_parts_in_every_language() -> None:
    verdict = last(first(), games=20)["verdict"]
    length, variety, fairness = (part["code"] for part in verdict)
    assert length in ("verdict-quick", "verdict-usual", "verdict-slow")
    assert verdict[0]["parts"]["level"] in ("easy", "medium", "hard")
    assert variety in ("verdict-ways", "verdict-one-way", "verdict-bottleneck")
    assert fairness in ("verdict-fair", "verdict-ahead", "verdict-behind")
    for language in LANGUAGES:
        assert all(catalogue("quest", language).fault(part).endswith(".") for part in verdict)


@pytest.mark.parametrize(("players", "games"), [(1, 5), (5, 5), (3, 0), (3, MOST_GAMES + 1)])
def test_what_bots_spend_is_bounded(players: int, games: int) -> None:
    with pytest.raises(ValueError, match="bots play with"):
        next(trial(first(), {}, players, games, 1))


def test_bots_do_not_try_a_broken_route() -> None:
    with pytest.raises(ValueError, match="sound"):
        next(trial(first(finish=None), {}, 3, 5, 1))
