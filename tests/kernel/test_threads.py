"""Threads: all work is done once, whoever does it."""

from __future__ import annotations

import gc
import threading

import pytest

from cases import each
from manoa.kernel.threads import PIECES, Threads

every_count = each("count", [1, 2, 3, 7])


@every_count
@each("size", [1, 2, 5, 64, 1000])
@each("stretch", [1, 10, 2000])
def test_a_range_is_covered_once_in_pieces_that_are_worth_it(count: int, size: int, stretch: int) -> None:
    pieces = sorted(Threads(count).spread(lambda start, stop: (start, stop), size, stretch))
    assert [i for start, stop in pieces for i in range(start, stop)] == list(range(size))
    assert 1 <= len(pieces) <= PIECES * count
    assert len(pieces) == 1 or min(stop - start for start, stop in pieces) >= stretch


@every_count
def test_each_thing_is_done_once(count: int) -> None:
    with Threads(count) as threads:
        for _ in range(50):
            assert sorted(threads.each(lambda thing: thing * thing, list(range(30)))) == [i * i for i in range(30)]


def test_all_threads_work_at_the_same_time() -> None:
    """Each waits for the other two, so one alone would wait for ever."""
    together = threading.Barrier(3, timeout=60)
    with Threads(3) as threads:
        threads.each(lambda _: together.wait(), [0, 1, 2])


@every_count
def test_what_goes_wrong_is_raised_where_the_work_came_from(count: int) -> None:
    def work(thing: int) -> int:
        if thing == 7:
            raise ValueError("seven is too many")
        return thing

    with Threads(count) as threads:
        with pytest.raises(ValueError, match="seven is too many"):
            threads.each(work, list(range(10)))
        assert sorted(threads.each(work, [1, 2, 3])) == [1, 2, 3]  # and they go on


@each("closed", [True, False])
def test_threads_end_with_what_they_worked_for(closed: bool) -> None:
    before, threads = set(threading.enumerate()), Threads(3)
    threads.each(abs, [1, 2, 3])
    started = set(threading.enumerate()) - before
    assert len(started) == 2
    if closed:
        threads.__exit__()
    else:
        del threads
        gc.collect()
    for thread in started:
        thread.join(60)
        assert not thread.is_alive()
