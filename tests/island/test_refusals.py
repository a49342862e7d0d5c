"""Why something cannot be played: codes with parts, and their sentences in three languages."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from island.arranging import FLOWER, RICH, TRIANGLE, gathering, island, play, table
from island.moments import MOMENTS, moment, restored
from manoa import Match
from manoa.games.island import RULEBOOK
from manoa.kernel.rulebook import Refusal
from manoa.words import LANGUAGES, catalogue
from manoa.words import own_text as catalogue_text

WELL_OFF = (5, 5, 5)
GATE = {**FLOWER, (1, 0): "cave_entrance"}
POND = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water"}
UNREAD = {
    *("stands-nowhere", "no-tile-at", "not-next", "not-on-card", "gather-exactly", "no-corner", "not-touching"),
    *("no-farmhouse-on", "army", "no-villager-on", "nobody-plays", "offer-other", "offer-form", "no-action"),
}  # of texts: see test_notation


def why(match: Match, action: int) -> Refusal:
    refusal: Refusal = RULEBOOK.why(match.rules, match.state, action)
    return refusal


def reason(match: Match, text: str) -> Refusal:
    refusal = match.why(text)
    assert refusal is not None
    return refusal


def arranged() -> list[Match]:
    """Matches in which everything is refused that can be."""
    pieces: dict[str, Any] = {"at": {1: (-1, 0)}, "resources": {0: RICH, 1: (1, 0, 0)}}
    homes = {0: ["S(0,0)", "N(0,0)"], 1: ["N(1,0)"]}
    busy = table(FLOWER, farmhouses=homes, forts={0: "N(0,1)"}, villagers={0: {(0, 0): 5}, 1: {(0, 1): 1}}, **pieces)
    shrines = {**FLOWER, (1, 0): "shrine", (1, -1): "water"}
    inside: dict[str, Any] = {"at": {0: ("cave", 0, 0)}, "cave": {}}
    return [
        *(restored(moment(name)) for name in MOMENTS if name != "won"),
        busy,
        table(FLOWER, round_number=1, farmhouses={1: ["N(0,0)"]}, **{**pieces, "at": {1: (1, 0)}}),
        table(FLOWER, farmhouses={0: ["S(0,0)"]}, villagers={1: {(-1, 1): 1}}, **pieces),
        table(FLOWER, farmhouses={0: ["S(0,0)"]}, villager_near="farmhouse", **pieces),
        table(FLOWER, farmhouses={1: ["N(0,0)"]}, villagers={1: {(0, 0): 1}}, **pieces),
        table(FLOWER, villagers={0: {(0, 1): 1}}, at={1: (-1, 0)}),
        table(FLOWER, speed=0),
        table(FLOWER, rest=False),
        table(shrines, offerings={0: [(1, 0)]}, **pieces),
        table(TRIANGLE, at={0: (1, 0)}, place_blind=True),
        table(TRIANGLE),
        table(GATE, **inside),
        play(table(GATE, cave_stack="cave", **inside), "discover"),
        table(POND),
        gathering({(0, 0): "garden"}, 3),
        gathering({(0, 0): "gold"}, 2, resources={0: (8, 0, 0)}, resource_limit=9),
        play(table(FLOWER, resources={0: RICH, 1: (3, 0, 0)}, open_resources=False), "offer orange 1 food for 2 wood"),
        play(table(FLOWER, resources={0: RICH, 1: (3, 0, 0)}), "offer orange"),
        play(table(FLOWER, resources={0: (0, 1, 0), 1: (12, 1, 0)}), "offer orange", *["ask food"] * 9),
        play(table(FLOWER, resources={0: (2, 1, 0)}), "offer orange", "give wood"),
        table(FLOWER),
        table(FLOWER, 3, trade="active", turn=1, resources=dict.fromkeys(range(3), WELL_OFF)),
        table(FLOWER, trade="off", **pieces),
        table(FLOWER, resources={0: (25 - 2, 0, 0)}),
        table(FLOWER, resources={0: (9, 0, 0), 1: (0, 21, 0)}, treasure=(2, 4, 2)),
    ]


@functools.cache
def refusals() -> dict[str, Refusal]:
    """One of each code."""
    found: dict[str, Refusal] = {}
    for match in arranged():
        for action in set(range(RULEBOOK.action_count)) - set(match.legal):
            refusal = why(match, action)
            found.setdefault(refusal["code"], refusal)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    words = catalogue("island", language)
    for refusal in refusals().values():
        assert len(words.refusal(refusal)) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    lines = (catalogue_text("island", language) or "").splitlines()
    sentences = {line.split()[0].removeprefix("refusal-") for line in lines if line.startswith("refusal-")}
    unused = sentences - set(refusals()) - UNREAD
    assert unused <= RARE, unused


# What no arranged match comes by
RARE = {"closes", "trade-active", "offers-made", "offers-begun", "offer-stands"}


def test_parts_name_what_a_sentence_needs() -> None:
    match = table(FLOWER, resources={0: (0, 1, 0)})
    parts = {"item": "fort", "price": {"wood": 3, "gold": 2}, "stores": {"wood": 1}}
    assert reason(match, "fort N(0,0)") == {"code": "too-dear", "parts": parts, "rule": "I-6.1"}
    sentence = "Too dear: a fort costs 3 wood and 2 gold, and you have 1 wood."
    assert catalogue("island", "en").refusal(reason(match, "fort N(0,0)")) == sentence
    bank = {"rate": 5, "resource": "food", "stores": {"wood": 1}}
    assert reason(match, "bank food for gold") == {"code": "bank-rate", "parts": bank, "rule": "I-11.1"}


def test_a_fort_beside_opponents_is_refused_with_their_places() -> None:
    match = table(FLOWER, at={1: (1, 0)}, resources={0: RICH})
    assert reason(match, "fort S(1,-1)") == {"code": "fort-near", "parts": {"places": ["(1,0)"]}, "rule": "I-6.1"}


def test_a_tile_that_would_enclose_the_island_is_refused() -> None:
    tiles = {**POND, (2, -1): "gold", (-1, 1): "gold", (0, 1): "water"}
    match = table(tiles, at={0: (2, -1)}, stack="water", rest=True)
    play(match, "discover")
    codes = {why(match, action)["code"] for action in set(range(72, 78)) - set(match.legal)}
    assert codes <= {"tile-there", "bounds", "closes"}


def test_offers_and_supply() -> None:
    trade = {"rule": "I-11.2"}
    match = table(FLOWER, 3, resources=dict.fromkeys(range(3), WELL_OFF))
    for _ in range(6):
        play(match, "offer orange 1 food for 1 wood", "refuse")
    assert reason(match, "offer orange 1 food for 1 wood") == {"code": "offers-made", "parts": {"count": 6}} | trade
    begun = play(table(FLOWER, resources={0: WELL_OFF}), *["offer orange", "withdraw"] * 12)
    assert reason(begun, "offer orange") == {"code": "offers-begun", "parts": {"count": 12}} | trade
    assert reason(begun, "withdraw") == {"code": "no-partner", "parts": {}} | trade
    empty = table(FLOWER, resources={0: (9, 0, 0), 1: (0, 0, 23)})
    assert reason(empty, "bank food for gold") == {
        "code": "supply-out",
        "parts": {"resource": "gold"},
        "rule": "I-11.1",
    }
    lacking = reason(table(FLOWER, resources={0: RICH}), "offer orange 1 food for 2 wood")
    assert lacking == {"code": "they-lack", "parts": {"colour": "orange", "wanted": {"wood": 2}}} | trade
    match = table(FLOWER, resources={0: (1, 2, 0), 1: (12, 0, 0)})
    poor = {"code": "cannot-give", "parts": {"given": {"food": 1, "wood": 3}, "stores": {"food": 1, "wood": 2}}}
    assert reason(match, "offer orange 1 food 3 wood for 1 food") == poor | trade
    play(match, "offer orange", *["ask food"] * 9)
    assert reason(match, "ask food") == {"code": "asks-too-many", "parts": {"count": 9}} | trade
    assert reason(match, "give food") == {"code": "offer-order", "parts": {}} | trade
    active = table(FLOWER, 3, villagers={1: {(1, 0): 1}}, resources=dict.fromkeys(range(3), WELL_OFF), trade="active")
    play(active, "farmhouse N(0,0)")
    assert active.player == 1
    assert reason(active, "offer blue 1 food for 1 wood") == {"code": "trade-active", "parts": {}} | trade


def test_only_what_the_player_to_act_knows_is_said() -> None:
    """With closed resources a refusal about a partner's cards is the same whatever they are."""
    match = island(open_resources=False).start(2, seed=1)
    assert why(match, 0)["code"] == "busy-side"
