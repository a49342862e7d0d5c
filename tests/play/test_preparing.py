"""However many processes prepare a game, it is compiled once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from manoa.kernel import cache
from manoa.kernel.mode import INTERPRETED
from manoa.play import preparing, ready
from manoa.play.ready import EXPANDED, PLAYABLE, READY, STAGES

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

EVERYTHING = [f"{stage} {step}" for stage in STAGES for step in (1, 2)]


@pytest.fixture
def done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that were done, of two in each stage."""
    done: list[str] = []

    def steps(_: object, stage: str) -> list[preparing.Step]:
        return [(f"{stage} {step}", partial(done.append, f"{stage} {step}")) for step in (1, 2)]

    for module in (ready, preparing):
        monkeypatch.setattr(module, "folder", lambda _: tmp_path)
    monkeypatch.setattr(preparing, "steps", steps)
    monkeypatch.setattr(preparing, "LOOK", 0)
    return done


def test_one_stage_after_the_other(done: list[str]) -> None:
    assert list(preparing.prepare("quest", PLAYABLE)) == [
        (0, 2, "playable 1"),
        (1, 2, "playable 2"),
        (2, 2, "playable"),
    ]
    assert (ready.is_ready("quest", PLAYABLE), ready.is_ready("quest")) == (True, False)
    assert [coming for *_, coming in preparing.prepare("quest", READY)] == ["ready 1", "ready 2", "ready"]
    assert [coming for *_, coming in preparing.prepare("quest")] == ["expanded 1", "expanded 2", "expanded"]
    assert done == EVERYTHING
    assert list(preparing.prepare("quest")) == []


def test_a_cache_of_before_the_stages_is_used(done: list[str], tmp_path: Path) -> None:
    (tmp_path / "ready").touch()
    assert ready.is_ready("quest", PLAYABLE)
    assert list(preparing.prepare("quest", READY)) == []
    assert done == []


def test_what_another_process_compiles_is_waited_for(done: list[str], tmp_path: Path) -> None:
    with cache.alone(tmp_path) as alone:
        assert alone
        waiting = preparing.prepare("quest")
        (tmp_path / "progress").write_text(ready.line("quest", (0, 2, "search")))
        assert next(waiting) == (0, 2, "search")
        (tmp_path / "progress").write_text(ready.line("quest", (1, 2, "playouts")))
        assert next(waiting) == (1, 2, "playouts")
        (tmp_path / EXPANDED).touch()
        assert list(waiting) == []
    assert done == []


def test_who_dies_leaves_the_work_to_the_next(done: list[str], tmp_path: Path) -> None:
    with cache.alone(tmp_path):
        waiting = preparing.prepare("quest")
        (tmp_path / "progress").write_text(ready.line("quest", (0, 2, "search")))
        next(waiting)
    list(waiting)
    assert done == EVERYTHING
