"""The order of versions against the order of time."""

from __future__ import annotations

from server.jepsen.history import History
from server.jepsen.linear import UNASKED, Operation, faults, operations


def wrote(asked: float, answered: float, version: int) -> Operation:
    return Operation(asked, answered, version, True, "a write")


def read(asked: float, answered: float, version: int) -> Operation:
    return Operation(asked, answered, version, False, "a read")


def test_one_after_the_other() -> None:
    assert list(faults([wrote(0, 1, 1), read(2, 3, 1), wrote(4, 5, 2), read(6, 7, 2)], {1: 0, 2: 4})) == []


def test_at_the_same_time_every_order_is_good() -> None:
    assert list(faults([wrote(0, 9, 2), wrote(1, 8, 1), read(0, 9, 0), read(0, 9, 2)], {})) == []


def test_a_read_of_what_was_over() -> None:
    assert list(faults([wrote(0, 1, 1), wrote(2, 3, 2), read(4, 5, 1)], {})) == [
        "a read: 1 was read after 2 had been seen"
    ]


def test_a_read_of_what_another_read_knew_to_be_over() -> None:
    """The write is not even answered yet."""
    assert list(faults([wrote(0, 9, 2), read(1, 2, 2), read(3, 4, 1)], {})) == [
        "a read: 1 was read after 2 had been seen"
    ]


def test_a_write_that_comes_before_one_that_was_answered() -> None:
    found = list(faults([wrote(0, 1, 2), wrote(2, 3, 1)], {}))
    assert found == ["a write: 1 was written after 2 had been seen"]


def test_a_version_that_is_written_twice() -> None:
    assert list(faults([wrote(0, 1, 1), wrote(2, 3, 1)], {})) == ["a write: 1 was written after 1 had been seen"]


def test_a_version_that_is_seen_before_anybody_asked_for_it() -> None:
    assert list(faults([read(0, 1, 2), wrote(3, 4, 2)], {2: 3})) == [
        "a write: 2 was written after 2 had been seen",
        "a read: 2 was seen before 2 was asked for",
    ]


def test_operations_of_a_history() -> None:
    """News that come by themselves are seen when they come; what answers a watch is read since it was asked for."""
    history = History()
    ann, eve = history.connect("ann"), history.connect(None)
    history.ask(eve, {"t": "watch", "table": "T"})
    history.ask(ann, {"t": "do", "table": "T", "request": {"id": "1", "command": {}}})
    history.hear(eve, b'{"t":"resync","table":"T","state":{"v":4,"clocks":null}}')
    history.hear(eve, b'{"t":"news","table":"T","events":[{"v":5}],"state":{"v":5,"clocks":null}}')
    history.hear(ann, b'{"t":"ok","table":"T","id":"1","v":5}')
    asked_1, asked_2, heard_1, heard_2, heard_3 = (record.at for record in history.records)
    assert operations(history) == {
        "T": [
            Operation(asked_1, heard_1, 4, False, "connection 1"),
            Operation(UNASKED, heard_2, 5, False, "connection 1"),
            Operation(asked_2, heard_3, 5, True, "ann:1"),
        ]
    }
