"""The checker objects to every kind of broken history, and to nothing in a sound one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from manoa.server.live.connection import encode
from manoa.server.table.events import Played
from manoa.server.table.indexing import index_row
from manoa.server.table.table import RECENT
from manoa.server.wire import news
from manoa.server.wire.base import Refusal
from server.jepsen.checker import complaints
from server.jepsen.history import Asked, Heard
from server.jepsen.staged import ADA, ID, MOVES, Story, added, reindexed, sound_story, without


@pytest.fixture
def story() -> Story:
    return sound_story()


def test_a_sound_history_is_sound(story: Story) -> None:
    assert story.complaints() == []


def test_an_ok_that_is_lost(story: Story) -> None:
    story.log = without(story.log, len(story.log.entries))
    assert any("was answered ok" in complaint and "is not there" in complaint for complaint in story.complaints())
    assert any("was seen and is not in the log" in complaint for complaint in story.complaints())


def test_an_ok_at_another_version(story: Story) -> None:
    story.change(story.find("ok"), v=99)
    assert "answered ok at 99" in story.complaints()[0]


def test_an_again_for_what_was_never_done(story: Story) -> None:
    story.change(story.find("refused"), t="again")
    assert "answered again" in story.complaints()[0]


def test_a_command_done_twice(story: Story) -> None:
    story.log = added(story.log, news.Said("table", "Ada", ADA, "hello"), "ada:s0")
    assert story.complaints() == [f"ada:s0 at {ID} is in the log 2 times"]


def test_two_oks(story: Story) -> None:
    story.history.records.append(story.history.records[story.find("ok")])
    found = " ".join(story.complaints())
    assert "answered ok 2 times" in found
    assert "asked 1 times and answered 2 times" in found


def test_something_refused_that_is_in_the_log(story: Story) -> None:
    story.log = added(story.log, news.Said("table", "Ada", ADA, "hm"), "ada:r0")
    assert any("was turned down each time and is in the log" in complaint for complaint in story.complaints())


def test_a_refusal_after_the_ok(story: Story) -> None:
    asked = next(record for record in story.history.records if isinstance(record, Asked) and record.frame["t"] == "do")
    story.history.records.append(asked)
    story.history.hear(asked.connection, encode(news.Stale(ID, asked.frame["request"]["id"], 9)))
    assert any("after it had been done" in complaint for complaint in story.complaints())


@pytest.mark.parametrize("code", ["unavailable", "ratelimit"])
def test_who_does_not_look_at_the_table_may_refuse_what_was_done(story: Story, code: str) -> None:
    asked = next(record for record in story.history.records if isinstance(record, Asked) and record.frame["t"] == "do")
    story.history.records.append(asked)
    refused = news.Refused(ID, asked.frame["request"]["id"], 0, code, "Not now.", Refusal(code, {}))
    story.history.hear(asked.connection, encode(refused))
    assert story.complaints() == []


@pytest.mark.parametrize(("command", "words"), [("mallory:x", "which nobody sent"), (None, "was asked for by nobody")])
def test_an_entry_that_nobody_sent(story: Story, command: str | None, words: str) -> None:
    story.log = added(story.log, news.Said("table", "Mallory", "mallory", "boo"), command)
    assert [words in complaint for complaint in story.complaints()] == [True]


def test_an_entry_that_is_not_what_was_asked_for(story: Story) -> None:
    entries = list(story.log.entries)
    said = entries[-1].event
    assert isinstance(said, news.Said)
    entries[-1] = entries[-1]._replace(event=replace(said, text="goodbye"))
    story.log = story.log._replace(entries=entries)
    assert "asked for" in story.complaints()[0]


def test_a_gap_in_the_log(story: Story) -> None:
    entries = [entry for entry in story.log.entries if entry.version != 5]
    assert "the versions of" in complaints(story.history, {ID: story.log._replace(entries=entries)})[0]


def test_time_that_runs_backwards(story: Story) -> None:
    entries = list(story.log.entries)
    entries[-1] = entries[-1]._replace(at=0)
    story.log = reindexed(story.log._replace(entries=entries))
    assert story.complaints() == [f"time runs backwards at {ID}"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda played: replace(played, seat=1 - played.seat), "and it was the turn of"),
        (lambda played: replace(played, text="play Yx now"), "is not legal"),
    ],
)
def test_a_step_out_of_turn_or_against_the_rules(story: Story, change: Callable[[Played], Played], words: str) -> None:
    entries = list(story.log.entries)
    place = next(place for place, entry in enumerate(entries) if isinstance(entry.event, Played))
    played = entries[place].event
    assert isinstance(played, Played)
    entries[place] = entries[place]._replace(event=change(played))
    story.log = story.log._replace(entries=entries)
    assert words in story.complaints()[0]


def test_a_step_by_somebody_else(story: Story) -> None:
    entries = [
        entry._replace(command=f"mallory:{entry.version}") if isinstance(entry.event, Played) else entry
        for entry in story.log.entries
    ]
    story.log = story.log._replace(entries=entries)
    assert "is not mallory" in story.complaints()[0]


def test_an_index_that_is_behind(story: Story) -> None:
    story.log = story.log._replace(row={**story.log.row, "version": 3})
    assert "the index of" in story.complaints()[0]
    story.log = story.log._replace(row=index_row(story.log.folded(), "", 0, 0), chairs=[])
    assert "the seats of" in story.complaints()[0]


@pytest.mark.parametrize("viewer", range(3))
def test_a_gap_for_a_viewer(story: Story, viewer: int) -> None:
    del story.history.records[story.find("news", viewer, 2)]
    assert [complaint.split(":")[0] for complaint in story.complaints()] == [f"connection {viewer} at {ID}"]


@pytest.mark.parametrize("viewer", range(3))
def test_news_that_come_twice_or_in_the_wrong_order(story: Story, viewer: int) -> None:
    records = story.history.records
    one, two = story.find("news", viewer, 1), story.find("news", viewer, 2)
    records.insert(one, records[one])
    assert len(story.complaints()) == 1
    del records[one]
    records[one], records[two] = records[two], records[one]
    assert len(story.complaints()) >= 2


def test_a_resync_that_nothing_called_for(story: Story) -> None:
    place = story.find("news", 2, MOVES)
    story.change(place, t="resync")
    assert any("which nothing called for" in complaint for complaint in story.complaints())
    assert story.log.entries[-1].version < RECENT


def test_what_another_viewer_may_know(story: Story) -> None:
    """The frame of one player sent to the other: a leak."""
    records = story.history.records
    mine, other = story.find("news", 0, 2), story.find("news", 1, 2)
    records[mine] = records[other]._replace(connection=0)
    found = " ".join(story.complaints())
    assert "ada saw version" in found
    assert "what they cannot know" in found


def test_one_byte_that_differs(story: Story) -> None:
    place = story.find("news", 2, 3)
    record = story.history.records[place]
    assert isinstance(record, Heard)
    story.history.records[place] = record._replace(frame=record.frame.replace(b'"undo":false', b'"undo": false'))
    assert "None saw version" in story.complaints()[0]


def test_a_table_that_is_gone(story: Story) -> None:
    assert any("there is no log of" in complaint for complaint in complaints(story.history, {}))


def test_news_go_on_from_what_was_asked_for(story: Story) -> None:
    """Somebody who comes back with a version is sent what follows it, and nothing else."""
    records = story.history.records
    last = records[story.find("news", 2, -1)]
    story.history.connect(None)
    records.append(Asked(3, {"t": "watch", "table": ID, "since": len(story.log.entries) - 1}))
    records.append(last._replace(connection=3))
    assert story.complaints() == []
    records[-2] = Asked(3, {"t": "watch", "table": ID, "since": 2})
    assert len(story.complaints()) == 1


def test_a_refusal_after_a_restart_of_what_was_done_before(story: Story) -> None:
    asked = next(record for record in story.history.records if isinstance(record, Asked) and record.frame["t"] == "do")
    id = asked.frame["request"]["id"]
    del story.history.records[story.find("ok", asked.connection)]  # the answer never came
    assert story.complaints() == []
    again = story.history.connect(story.history.users[asked.connection])
    story.history.ask(again, asked.frame)
    story.history.hear(again, encode(news.Stale(ID, id, 9)))
    assert story.complaints() == []  # it may have overtaken the other one
    story.history.lives[again] = 1
    assert story.complaints() == [f"bob:{id} at {ID} was done, and turned down after a restart"]
