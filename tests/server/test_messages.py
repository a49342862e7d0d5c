"""Messages between nodes, packed as PostgreSQL takes them and unpacked by nodes of other versions."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from manoa.server.live.messages import (
    Alive,
    AnyMessage,
    Envelope,
    Forget,
    LookAgain,
    Message,
    NotUnderstood,
    RoomHere,
    RoomsGone,
    RoomsReread,
    TableChanged,
    TablesReread,
    packed,
    unpacked,
)
from manoa.server.wire.rooms import RoomPerson, RoomPlace
from rare import examples
from server.wire_values import values_of

POSTGRES_TAKES = 8_000  # bytes, less than these
NODE = "0123456789abcdef"
IDS = st.text("abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_", min_size=16, max_size=16)
NAMES = st.text(st.characters(categories=["L", "N", "So"]), min_size=1, max_size=24)
PEOPLE = st.builds(RoomPerson, IDS, NAMES, st.none() | st.builds(RoomPlace, st.integers(0, 99), st.integers(0, 999)))


def kinds() -> set[type[Message]]:
    return set(get_args(AnyMessage))


def test_every_kind_of_message_is_in_the_union_and_has_a_tag_of_its_own() -> None:
    assert kinds() == set(Message.__subclasses__())
    tags = [kind.__struct_config__.tag for kind in kinds()]
    assert len(set(tags)) == len(kinds())


@settings(max_examples=examples(60), database=None, suppress_health_check=list(HealthCheck))
@given(value=values_of(AnyMessage))
def test_every_message_comes_out_as_it_went_in(value: Any) -> None:
    message = msgspec.convert(value, AnyMessage)
    texts = packed(NODE, message)
    assert max(len(text.encode()) for text in texts) < POSTGRES_TAKES
    if len(texts) == 1:
        assert unpacked(texts[0]) == Envelope(NODE, message)


@settings(max_examples=examples(30), database=None)
@given(people=st.lists(PEOPLE, max_size=200), unnamed=st.integers(0, 60), ask=st.booleans())
def test_however_many_are_in_a_room_all_are_told(people: list[RoomPerson], unnamed: int, ask: bool) -> None:
    texts = packed(NODE, RoomHere("r" * 16, people, unnamed, ask))
    assert max(len(text.encode()) for text in texts) < POSTGRES_TAKES
    messages = [unpacked(text).message for text in texts]
    told = [one for one in messages if isinstance(one, RoomHere)]
    assert len(told) == len(messages)
    assert [one.more for one in told] == [False] + [True] * (len(told) - 1)
    assert [person for one in told for person in one.people] == people
    assert sum(one.unnamed for one in told) == unnamed
    assert [one.ask for one in told] == [ask] + [False] * (len(told) - 1)


@pytest.mark.parametrize("kind", [TablesReread, RoomsReread, RoomsGone])
def test_many_ids_are_told_in_groups(kind: type[TablesReread | RoomsReread | RoomsGone]) -> None:
    ids = [f"{number:016}" for number in range(2_000)]
    texts = packed(NODE, kind(ids))
    assert max(len(text.encode()) for text in texts) < POSTGRES_TAKES
    assert [id for text in texts for id in msgspec.json.decode(text)["message"].popitem()[1]] == ids
    assert {type(unpacked(text).message) for text in texts} == {kind}


def test_many_revocations_are_told_in_groups() -> None:
    sessions, tokens = [f"{number:022}" for number in range(1_000)], [f"{number:020}" for number in range(3)]
    told = [unpacked(text).message for text in packed(NODE, Forget(sessions, tokens))]
    assert [id for one in told if isinstance(one, Forget) for id in one.sessions] == sessions
    assert [id for one in told if isinstance(one, Forget) for id in one.tokens] == tokens


def test_what_cannot_be_told_in_parts_says_to_look_again() -> None:
    enormous = RoomPerson("u", "x" * 9_000, None)
    assert [unpacked(text).message for text in packed(NODE, RoomHere("r" * 16, [enormous], 0, ask=False))][-1:] == [
        LookAgain()
    ]
    changed = TableChanged("t" * 16, 1, ["u" * 9_000])
    assert [unpacked(text).message for text in packed(NODE, changed)] == [LookAgain()]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "\x00",
        '{"node": "there"}',
        '{"node": 5, "message": {"t": "alive"}}',
        '{"node": "there", "message": {"t": "a kind of tomorrow"}}',
        '{"node": "there", "message": {"t": "table", "table": ["a list"], "v": 1}}',
        '{"node": "there", "message": {"t": "table", "table": "0123456789abcdef", "v": -1}}',
        '{"here": ["a list"], "node": "there"}',
        "[" * 7_000,
    ],
)
def test_what_is_not_understood_is_said_to_be(text: str) -> None:
    with pytest.raises(NotUnderstood):
        unpacked(text)


def test_a_field_of_a_newer_node_does_no_harm() -> None:
    text = '{"node": "there", "message": {"t": "alive", "since": 5}, "sent": 1}'
    assert unpacked(text) == Envelope("there", Alive())
