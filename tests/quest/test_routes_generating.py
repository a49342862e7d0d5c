"""Generated routes: sound, to the wish, and the same for the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import manoa
from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import MARKED, MODULES
from manoa.games.quest.routes import generating
from manoa.games.quest.routes.composing import PIECES, compose
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.generating import Effort, checked, generate, make
from manoa.games.quest.routes.measuring import figures
from manoa.games.quest.routes.scale import DIFFICULTIES, LENGTHS, difficulty_of, length_of
from manoa.games.quest.routes.study import study
from rare import examples

LITTLE = Effort(candidates=12, judged=2, games=2, finalists=1, more_games=2)


def made(seed: int = 1, **wish: Any) -> dict[str, Any]:
    return make(checked(wish), seed, {}, LITTLE).route


@given(st.integers(0, 2**32), st.integers(3, 9), st.booleans())
@settings(max_examples=examples(15))
def test_whatever_is_composed_is_sound(seed: int, count: int, hexes: bool) -> None:
    """Constraints come first: no candidate has to be thrown away for a fault."""
    route = compose(Random(seed), count, [], None, hexes)
    if route is not None:
        assert faults(route) == []
        assert figures(route) is not None


def test_the_same_seed_and_wish_give_the_same_route() -> None:
    assert made(7) == made(7)
    assert made(7) != made(8)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_length_is_as_wished(length: str) -> None:
    effort = Effort(candidates=25, judged=1, games=2, finalists=1, more_games=2)
    route = make(checked({"length": length}), 3, {}, effort).route
    assert length_of(study(route)["steps"]["3"][0]) == length


def test_harder_wishes_give_routes_that_take_more_cards() -> None:
    effort = Effort(candidates=25, judged=1, games=2, finalists=1, more_games=2)
    cards = [make(checked({"difficulty": one}), 5, {}, effort).figures.cards for one in DIFFICULTIES]
    assert cards == sorted(cards)


def test_letters_that_are_asked_for_are_used() -> None:
    letters = [piece["piece"] for piece in made(2, use=["N", "O", "A"])["pieces"]]
    assert {"N", "O", "A"} <= set(letters)


def test_with_everything_all_modules_and_heroes_can_be_played() -> None:
    route = made(4, **{"with": ["heroes_hexes", "caves", *MARKED]})
    assert route["tavern"] is not None
    assert study(route)["modules"] == list(MARKED)
    game = manoa.game("quest", route=route, heroes_hexes=True, modules=[*MODULES])
    assert game.start(3, seed=1).player is not None


@pytest.mark.parametrize("laid", [0, 1, 3])
def test_what_is_begun_is_finished(laid: int) -> None:
    begun = {"name": {"en": "Mine"}, "pieces": ROUTES["first"]["pieces"][:laid]}
    route = made(6, begun=begun)
    assert route["pieces"][:laid] == begun["pieces"]
    assert route["name"] == {"en": "Mine"}
    assert faults(route) == []


def test_a_whole_route_stays_as_it_is() -> None:
    begun = {name: ROUTES["first"][name] for name in ("pieces", "finish", "joints")}
    assert made(6, begun=begun) == begun


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    make(checked({}), 1, {}, LITTLE, lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_generate_is_what_the_rulebook_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "USUAL", LITTLE)
    assert generate({"length": "short"}, 9) == made(9, length="short")


@pytest.mark.parametrize(
    "wish",
    [
        {"length": "endless"},
        {"difficulty": 3},
        {"players": 9},
        {"use": ["C", "D"]},
        {"use": ["C", "C"]},
        {"use": ["?"]},
        {"use": "C"},
        {"use": [["C"]]},
        {"with": ["volcano"]},
        {"with": [{}]},
        {"with": "swamp"},
        {"begun": {"pieces": [{"piece": "C", "q": 0, "r": 0, "rotation": 0}]}},
        {"begun": 5},
        {"sides": 1},
    ],
    ids=str,
)
def test_a_wish_that_nobody_can_fulfil_is_refused(wish: Any) -> None:
    with pytest.raises(ValueError, match=r"wish|pieces|route|begun|piece"):
        checked(wish)


def test_the_printed_routes_lie_on_the_scale() -> None:
    """The edges are drawn so that the mean of each printed class falls into it: docs/routes.md."""
    assert [length_of(steps) for steps in (28, 35, 45)] == ["short", "medium", "long"]
    assert [difficulty_of(rounds, hexes=False) for rounds in (14.3, 15.9, 16.3)] == ["easy", "medium", "hard"]
    assert {PIECES[letter]["kind"] for letter in "AB"} == {"start"}
