"""Actions as text and back."""

from __future__ import annotations

import functools
import reprlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from island.arranging import FLOWER, RICH, TRIANGLE, gathering, island, play, table, texts, walk
from manoa import Action, IllegalAction, Match
from manoa.games.island import RULEBOOK
from manoa.kernel.rulebook import Refusal, Unreadable
from manoa.words import LANGUAGES, catalogue
from walks import sentence_of

PARTS = {
    **{"end turn": set(), "pass": set(), "accept": set(), "refuse": set(), "discover": set()},
    **{"explorer": {"explorer"}, "speed": {"speed", "gather"}, "gather": {"cards"}, "return": {"resource"}},
    **{"move": {"to", "foes", "joins"}, "place": {"at"}, "buy": {"item", "at"}, "raid": {"at", "from"}},
    **{"march": {"count", "from", "to", "foes", "joins"}, "fight": {"seat"}, "set": {"seat", "at"}, "retreat": {"to"}},
    **{"bank": {"give", "take"}, "offer": {"seat"}, "give": {"resource"}, "ask": {"resource"}, "propose": set()},
    **{"withdraw": set()},
}


def assert_reads_back(match: Match) -> None:
    written = texts(match)
    assert len(set(written)) == len(written)
    for action in match.actions():
        assert match.id_of(str(action)) == action.id
        assert match.id_of(f"  {str(action).upper()} ") == action.id
        kind = action.data["kind"]
        assert action.data.keys() - {"kind"} == (PARTS[kind] if kind != "discover" else action.data.keys() - {"kind"})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"place_blind": True, "resource_limit": 9}, {"hardcore": True, "trade": "off"}]
)
def test_all_legal_actions_have_unique_notations_that_parse_back(players: int, options: dict[str, Any]) -> None:
    for match in walk(island(**options).start(players, seed=players), players, 60):
        assert_reads_back(match)


def busy(**wishes: Any) -> Match:
    """Everything can be bought, marched and attacked; an entrance under the own feet."""
    board = {**FLOWER, (0, 0): "cave_entrance", (2, -1): "gold", (0, 1): "shrine"}
    pieces: dict[str, Any] = {
        "at": {0: (0, 0), 1: (1, -1)},
        "villagers": {0: {(-1, 0): 2, ("cave", 0, 0): 1}, 1: {(2, -1): 1}},
        "farmhouses": {0: ["cave-N(0,0)", "N(-1,1)"], 1: ["S(0,0)"]},
        "resources": {0: RICH, 1: (1, 1, 1)},
        "cave": {},
    }
    return table(board, **{**pieces, **wishes})


PEACE = {"foes": [], "joins": False}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("end turn", {"kind": "end turn"}),
    ("move (1,0)", {"kind": "move", "to": ["island", 1, 0], **PEACE}),
    ("move (1,-1)", {"kind": "move", "to": ["island", 1, -1], "foes": [1], "joins": False}),
    ("move cave(0,0)", {"kind": "move", "to": ["cave", 0, 0], **PEACE}),
    ("fort N(-1,1)", {"kind": "buy", "item": "fort", "at": ["island", "N", -1, 1]}),
    ("offering (0,1)", {"kind": "buy", "item": "offering", "at": ["island", 0, 1]}),
    ("villager cave(0,0)", {"kind": "buy", "item": "villager", "at": ["cave", 0, 0]}),
    ("villager (-1,1)", {"kind": "buy", "item": "villager", "at": ["island", -1, 1]}),
    ("raid S(0,0) (0,0)", {"kind": "raid", "at": ["island", "S", 0, 0], "from": ["island", 0, 0]}),
    ("march 2 (-1,0) (0,0)", {"kind": "march", "count": 2, "from": ["island", -1, 0], "to": ["island", 0, 0], **PEACE}),
    ("march 1 cave(0,0) (0,0)", {"kind": "march", "count": 1, "from": ["cave", 0, 0], "to": ["island", 0, 0], **PEACE}),
    ("bank wood for gold", {"kind": "bank", "give": "wood", "take": "gold"}),
    ("offer orange", {"kind": "offer", "seat": 1}),
]


@pytest.mark.parametrize(("text", "data"), CASES)
def test_the_parts_by_name_tell_the_same(text: str, data: dict[str, Any]) -> None:
    match = busy(farmhouses={0: ["cave-N(0,0)", "N(0,1)"], 1: ["S(0,0)"]}) if text.startswith("fort") else busy()
    action = next(action for action in match.actions() if str(action) == text)
    assert action.data == data


def test_the_answers_of_other_phases() -> None:
    match = play(table({(0, 0): "garden"}, turn=1, dice=(4, 2)), "end turn")
    assert match.actions()[0].data == {"kind": "speed", "speed": 2, "gather": 4}
    play(match, "speed 4")
    assert match.actions()[-1].data == {"kind": "gather", "cards": {"food": 2}}
    limit = gathering({(0, 0): "gold"}, 2, resources={0: (4, 4, 0)}, resource_limit=9)
    assert limit.actions()[0].data == {"kind": "return", "resource": "food"}
    match = table(TRIANGLE, stack="wood", at={0: (1, 0)})
    assert match.actions()[1].data == {"kind": "discover"}
    play(match, "discover")
    assert match.actions()[0].data == {"kind": "place", "at": ["island", 2, -1]}
    blind = table(TRIANGLE, at={0: (1, 0)}, place_blind=True)
    assert {"kind": "discover", "at": ["island", 2, -1]} in [action.data for action in blind.actions()]


def test_fights_settings_and_retreats() -> None:
    match = play(table(FLOWER, 3, at={0: (1, 0)}, dice=(6, 1, 3, 3)), "move (0,0)")
    assert [action.data for action in match.actions()] == [{"kind": "fight", "seat": 1}, {"kind": "fight", "seat": 2}]
    play(match, "fight orange")
    assert match.actions()[0].data == {"kind": "set", "seat": 1, "at": ["island", 1, 0]}
    tie = table(
        {**FLOWER, (2, -1): "gold"},
        at={0: (1, 0)},
        villagers={1: {(2, -1): 1}},
        resources={1: (1, 0, 0)},
        dice=(3, 3),
    )
    play(tie, "move (0,0)", "march 1 (2,-1) (1,0)")
    assert tie.actions()[0].data == {"kind": "retreat", "to": ["island", 1, -1]}
    assert tie.id_of("retreat ne") == tie.id_of("retreat (1,-1)")
    assert tie.id_of("set (1,-1)") == tie.id_of("retreat (1,-1)")


def test_choosing_an_explorer() -> None:
    match = island().start(2, seed=1)
    action = match.actions()[1]
    assert action.data["kind"] == "explorer"
    assert str(action) == f"explorer {action.data['explorer']}"
    assert match.id_of(str(action).title()) == action.id


LENIENT = [
    ("move ne", "move (1,-1)"),
    ("MOVE  E", "move (1,0)"),
    ("move 1,0", "move (1,0)"),
    ("move ( 1 , -1 )", "move (1,-1)"),
    ("move (1,−1)", "move (1,-1)"),
    ("move Cave (0,0)", "move cave(0,0)"),
    ("move cave-(0,0)", "move cave(0,0)"),
    ("buy fort N(0,0)", "fort N(0,0)"),
    ("Buy Farmhouse n (0,0)", "farmhouse N(0,0)"),
    ("buy villager cave(0,0)", "villager cave(0,0)"),
    ("offering se", "offering (0,1)"),
    ("march 2 (-1,0) e", "march 2 (-1,0) (0,0)"),
    ("bank 5 wood for 1 gold", "bank wood for gold"),
    ("Offer  ORANGE", "offer orange"),
    ("End  Turn", "end turn"),
]


@pytest.mark.parametrize(("short", "full"), LENIENT)
def test_shorter_and_looser_forms(short: str, full: str) -> None:
    assert busy().id_of(short) == busy().id_of(full)


WHOLE_OFFERS = {
    "offer orange 2 food 1 gold for 1 wood": "offer orange, give food, give food, give gold, ask wood, propose",
    "offer orange 1 gold 1 food 1 food for 1 wood": "offer orange, give food, give food, give gold, ask wood, propose",
    "offer orange nothing for 1 gold 1 food": "offer orange, ask food, ask gold, propose",
    "OFFER orange 1 food for nothing": "offer orange, give food, propose",
}


@pytest.mark.parametrize(("text", "steps"), WHOLE_OFFERS.items())
def test_i_11_2_one_text_names_all_steps_of_an_offer(text: str, steps: str) -> None:
    match = busy()
    match.play(text)
    assert match.at(0).notations_of(match.steps) == steps.split(", ")
    assert match.view()["phase"] == "answer"


def test_directions_name_places_to_lay_tiles() -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack="wood"), "discover")
    assert match.id_of("place ne") == match.id_of("place (2,-1)")
    blind = table(TRIANGLE, at={0: (1, 0)}, place_blind=True)
    assert blind.id_of("discover sw") == blind.id_of("discover (0,1)")


@pytest.mark.parametrize("form", ["text", "id", "action"])
def test_a_match_plays_an_action_in_any_of_its_forms(form: str) -> None:
    match = busy()
    action = next(action for action in match.actions() if str(action) == "move (1,0)")
    forms: dict[str, Action | int | str] = {"text": " MOVE   (1, 0)\n", "id": action.id, "action": action}
    assert match.play(forms[form]) == action
    assert match.view()["at"][0] == ["island", 1, 0]


MALFORMED = [
    *("", " ", "go", "move", "move up", "move 1", "move (1,0) (2,0)", "(1,0)", "fort", "fort (0,0)", "fort W(0,0)"),
    *("buy", "buy knife", "villager N(0,0)", "march (0,0) (1,0)", "march 2 (0,0)", "march two (0,0) (1,0)"),
    *(
        "raid N(0,0)",
        "bank food",
        "bank food to gold",
        "bank food for stone",
        "offer",
        "offer orange 2 food",
        "give",
        "ask 1",
    ),
    *("offer green 1 food for 1 gold", "offer orange food for gold", "speed", "speed 7", "speed 0", "speed fast"),
    *("gather", "gather food", "gather 2", "return", "return stone", "explorer", "explorer nobody", "fight", "set"),
    *("end", "endturn", "end turn now", "pass on", "discover (1,0) (0,1)", "мove (1,0)", "move (1,0)\0", "0", "-1"),
]


@pytest.mark.parametrize("text", MALFORMED)
def test_other_texts_are_refused_with_what_is_allowed(text: str) -> None:
    match = busy()
    with pytest.raises(IllegalAction) as refused:
        match.play(text)
    assert refused.value.code == "malformed"
    assert reprlib.repr(text) in str(refused.value)
    assert "is not an action in Island: write 'speed 4'" in str(refused.value)


FORM: dict[str, Any] = {"count": 9}
WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("move (3,0)", "not-next", {"place": "(3,0)", "here": "(0,0)"}),
    ("farmhouse N(4,4)", "no-corner", {"corner": "N(4,4)", "here": "(0,0)"}),
    ("villager (5,5)", "no-tile-at", {"place": "(5,5)"}),
    ("villager cave(3,0)", "no-tile-at", {"place": "cave(3,0)"}),
    ("raid N(0,0) (0,0)", "no-farmhouse-on", {"corner": "N(0,0)"}),
    ("raid N(64,0) (0,0)", "no-farmhouse-on", {"corner": "N(64,0)"}),
    ("raid S(0,0) (1,0)", "not-touching", {"place": "(1,0)"}),
    ("march 6 (-1,0) (0,0)", "army", {"count": 5}),
    ("march 1 (1,0) (0,0)", "no-villager-on", {"place": "(1,0)"}),
    ("offer purple 1 food for 1 gold", "nobody-plays", {"colour": "purple", "colours": ["white", "orange"]}),
    ("offer white 1 food for 1 gold", "offer-other", {}),
    ("offer orange 1 food for 10 gold", "offer-form", FORM),
    ("offer orange 26 food for 1 gold", "offer-form", FORM),
    ("offer orange nothing for nothing", "offer-form", FORM),
    ("explorer tizoc", "not-on-card", {"explorer": "tizoc", "explorers": ["hector", "captain"]}),
    ("gather 7 food", "gather-exactly", {"cards": 6, "count": 7}),
]


@pytest.mark.parametrize(("text", "code", "parts"), WRONG)
def test_what_cannot_be_meant_is_refused_with_the_reason(text: str, code: str, parts: dict[str, Any]) -> None:
    match = busy()
    with pytest.raises(Unreadable) as unread:
        RULEBOOK.parse(match.rules, match.state, text)
    assert unread.value.refusal == {"code": code, "parts": parts}
    with pytest.raises(IllegalAction) as refused:
        match.play(text)
    assert refused.value.code == "malformed"
    assert sentence_of(refused.value) == catalogue("island", "en").refusal(unread.value.refusal)
    for language in LANGUAGES:
        assert catalogue("island", language).refusal(unread.value.refusal).endswith(".")


def test_a_gather_has_to_have_the_right_number() -> None:
    match = gathering({(0, 0): "garden"}, 3)
    with pytest.raises(IllegalAction, match="Gather exactly 3 cards, not 2"):
        match.play("gather 1 food 1 gold")


@functools.cache
def standing() -> Match:
    return busy()


WORDS = st.sampled_from(
    [
        *("move", "place", "discover", "fort", "farmhouse", "villager", "offering", "march", "raid", "bank", "offer"),
        *("give", "ask", "propose", "withdraw"),
        *("for", "food", "wood", "gold", "nothing", "orange", "white", "1", "2", "9", "ne", "w", "(0,0)", "(1,0)"),
        *("cave(0,0)", "N(0,0)", "S(0,0)", "set", "retreat", "fight", "speed", "gather", "return", "explorer", "buy"),
    ]
)


@given(st.text(max_size=30) | st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    match = standing()
    steps = parsed(text)
    if isinstance(steps, list):
        assert all(0 <= action < RULEBOOK.action_count for action in steps)
        assert len(steps) > 1 or (match.why(steps[0]) is None) == (steps[0] in match.legal)
        refusal = match.why(text)
        assert refusal is None or len(catalogue("island", "en").refusal(refusal)) > 15
    else:
        assert len(catalogue("island", "en").refusal(steps)) > 15


def parsed(text: str) -> list[int] | Refusal:
    try:
        return RULEBOOK.parse(standing().rules, standing().state, text)
    except Unreadable as error:
        return error.refusal


@pytest.mark.parametrize("action", [-1, RULEBOOK.action_count, 10**30, True, None, 1.0, b"pass", ["pass"], {}])
def test_what_is_no_action_id_is_malformed(action: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        busy().play(action)  # type: ignore[arg-type]
    assert refused.value.code == "malformed"


def test_every_id_has_a_notation() -> None:
    fight = play(table(FLOWER, at={1: (1, 0)}, dice=(1, 6)), "move (1,0)")
    for match in (busy(), fight, gathering({(0, 0): "garden"}, 3)):
        legal = {action.id for action in match.actions()}
        for action in range(RULEBOOK.action_count):
            assert str(match.word(action))
            assert (match.why(action) is None) == (action in legal)
