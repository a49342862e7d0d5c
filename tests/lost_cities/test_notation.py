"""Actions as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lost_cities.positions import COLOURS, RANKS, lost_cities, placed
from manoa import Action, IllegalAction
from manoa.games.lost_cities import RULEBOOK

GAME = lost_cities()
RULES = GAME.rules(2)
STATE = GAME.start(seed=0).state

CARDS = [letter + rank for letter in COLOURS for rank in RANKS]
TEXTS = [
    *(f"play {card}" for card in CARDS),
    *(f"discard {card}" for card in CARDS),
    "draw",
    *(f"take {letter}" for letter in COLOURS),
]
LOWER = [text.lower() for text in TEXTS]
EVERY_ACTION = pytest.mark.parametrize(("action", "text"), list(enumerate(TEXTS)), ids=TEXTS)
NO_ACTIONS = [
    "",
    " ",
    "play",
    "discard",
    "take",
    "R10",
    "play R1",
    "play R11",
    "play R0",
    "play R02",
    "play X5",
    "play Z5",
    "play 5R",
    "play R 5",
    "playR5",
    "play R5 R6",
    "play R5 now",
    "draw R",
    "draw deck",
    "take R5",
    "take red",
    "take X",
    "pass",
    "120",
    "play R5\0",
    "plаy R5",  # a Cyrillic а
    "play R٥",
    "-1",
]


def parse(text: str) -> int:
    return GAME.start(seed=0).id_of(text)


def test_there_are_127_actions_with_different_texts() -> None:
    assert len(set(TEXTS)) == RULEBOOK.action_count == 127


@EVERY_ACTION
def test_every_action_has_its_text_and_every_text_its_action(action: int, text: str) -> None:
    assert RULEBOOK.notation(RULES, STATE, action) == text
    assert parse(text) == action
    assert lost_cities(expeditions=6).start(seed=0).id_of(text) == action


@EVERY_ACTION
def test_case_and_spaces_do_not_matter(action: int, text: str) -> None:
    for written in (text.lower(), text.upper(), text.title(), f"  {text} ", text.replace(" ", "   "), f"{text}\n"):
        assert parse(written) == action


@EVERY_ACTION
def test_the_parts_by_name_tell_the_same(action: int, text: str) -> None:
    verb, _, what = text.partition(" ")
    parts = RULEBOOK.describe(RULES, STATE, action)
    assert parts["kind"] == verb
    assert parts.get("card", "") == ("" if verb in ("draw", "take") else what)
    assert parts.get("colour") == COLOURS.get(what[:1])
    assert parts.keys() <= {"kind", "card", "colour"}


def test_an_action_of_a_match_carries_all_three() -> None:
    match = placed(GAME, hands=("R10",))
    action = next(action for action in match.actions() if str(action) == "discard R10")
    assert action.id == 60 + 4 * 10 + 9
    assert action.data == {"kind": "discard", "card": "R10", "colour": "red"}


@pytest.mark.parametrize("form", ["text", "id", "action"])
def test_a_match_plays_an_action_in_any_of_its_forms(form: str) -> None:
    match = placed(GAME, hands=("R10",))
    action = next(action for action in match.actions() if str(action) == "play R10")
    forms: dict[str, Action | int | str] = {"text": "PLAY r10", "id": action.id, "action": action}
    assert match.play(forms[form]) == action
    assert match.view()["expeditions"][0]["red"] == ["R10"]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_other_texts_are_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.start(seed=1).play(text)
    assert refusal.value.code == "malformed"
    assert repr(text) in str(refusal.value)
    assert "write 'play R10', 'discard Bx', 'draw' or 'take R'" in str(refusal.value)
    assert "a colour of Y B W G R and then x or 2 to 10" in str(refusal.value)


def test_the_refusal_names_the_colours_in_play() -> None:
    with pytest.raises(IllegalAction, match="a colour of Y B W G R P and then"):
        lost_cities(expeditions=6).start(seed=1).play("play")


@given(st.text() | st.from_regex(r"(play|discard|take|draw) ?[YBWGRPybwgrpxX]?[0-9]{0,3}"))
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    written = " ".join(text.lower().split())
    if written in LOWER:
        assert parse(text) == LOWER.index(written)
    else:
        with pytest.raises(ValueError, match="is not an action in Lost Cities"):
            parse(text)


@pytest.mark.parametrize("action", [-1, 127, 10**30, True, None, 1.0, b"draw", ["draw"], {}])
def test_what_is_no_action_id_is_malformed(action: object) -> None:
    match = GAME.start(seed=1)
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)  # type: ignore[arg-type]
    assert refusal.value.code == "malformed"
