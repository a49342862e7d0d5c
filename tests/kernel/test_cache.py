"""The cache of compiled kernels: another source gives another folder, the same source compiles once."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel import cache
from manoa.kernel.mode import INTERPRETED
from manoa.play import ready

CALLER = """
from manoa.games.questions.rules.answers import answer
from manoa.kernel.language import kernel

@kernel
def ask(number):
    return answer(number) + 1
"""

CALLEE = """
from manoa.kernel.language import kernel

@kernel
def answer(number):
    return 2 * number
"""

ASK = """
import json
from manoa.games.questions.rules.asking import ask
answer, stats = ask(20), ask.entry.stats
print(json.dumps({"answer": answer, "hits": len(stats.cache_hits), "misses": len(stats.cache_misses)}))
"""

PLAY = """
import json
import manoa
counts = {"hits": 0, "misses": 0}
for name in manoa.games():
    game = manoa.game(name)
    match = game.start(seed=1)
    match.play(match.actions()[0])
    match.at(1)
    batch = manoa.batch(game, 2, threads=1)
    name = next(iter(game.book.policies))
    batch.step(batch.choose(name))
    batch.playout(name)
    policy, _ = batch._policy(name)
    for loop in (game.loops.survey, game.loops.advance, game.loops.fold, batch._loops.deal_all, batch._loops.step_all,
                 policy.choose_all, policy.playout_all):
        counts["hits"] += sum(loop.entry.stats.cache_hits.values())
        counts["misses"] += sum(loop.entry.stats.cache_misses.values())
print(json.dumps(counts))
"""

OTHERS = """
import json
import numba
import manoa
if SETTINGS:
    numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = SETTINGS
before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
manoa.batch("lost-cities", 1, threads=1).masks()
from their_own import doubled
assert doubled(4) == 8
after = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
print(json.dumps({"kept in": doubled._cache._cache_path, "before": before, "after": after}))
"""

THEIR_OWN = """
import numba

@numba.njit(cache=True)
def doubled(number):
    return 2 * number
"""

POLICY = """
from manoa.games.lost_cities import actions
from manoa.kernel.language import kernel

@kernel
def chosen(rules, state, scratch, luck):
    count = actions(rules, state, scratch)
    return scratch[WHICH]
"""

FOLLOW = """
import json
import manoa
from policy import chosen
batch = manoa.batch("lost-cities", 1, threads=1)
batch.reset([1])
legal = batch.masks()[0].nonzero()[0].tolist()
print(json.dumps(legal.index(batch.choose(chosen)[0])))
"""


def printed_by(code: str, **environment: Path | str) -> Any:
    """What a program printed as JSON."""
    surroundings = os.environ | {name: str(value) for name, value in environment.items()}
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package that programs import, with a cache of its own."""
    copy = tmp_path / "source" / "manoa"
    shutil.copytree(cache.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    monkeypatch.setenv("MANOA_CACHE", str(tmp_path / "cache"))
    return copy


def test_an_edit_in_the_file_of_a_callee_is_noticed(package: Path) -> None:
    rules = package / "games" / "questions" / "rules"
    rules.mkdir(parents=True)
    (rules / "asking.py").write_text(CALLER)
    (rules / "answers.py").write_text(CALLEE)
    assert printed_by(ASK) == {"answer": 41, "hits": 0, "misses": 1}
    assert printed_by(ASK) == {"answer": 41, "hits": 1, "misses": 0}
    (rules / "answers.py").write_text(CALLEE.replace("2 *", "3 *"))
    assert printed_by(ASK) == {"answer": 61, "hits": 0, "misses": 1}


def test_an_edit_of_a_policy_outside_the_package_is_noticed(tmp_path: Path) -> None:
    """Its loops are bound in the package's own files, so neither the folder nor Numba would see the edit."""
    for which in (0, 1):
        (tmp_path / "policy.py").write_text(POLICY.replace("WHICH", str(which)))
        path = os.pathsep.join([str(tmp_path), str(cache.PACKAGE.parent)])
        assert printed_by(FOLLOW, PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1") == which


def test_loops_bound_to_a_game_are_found_again_by_another_process() -> None:
    printed_by(PLAY, PYTHONPATH=str(cache.PACKAGE.parent))
    again = printed_by(PLAY, PYTHONPATH=str(cache.PACKAGE.parent))
    assert again["misses"] == 0
    assert again["hits"] >= 7 * len(manoa.games())


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("plainly", [False, True])
def test_what_others_compile_is_kept_where_they_say(tmp_path: Path, plainly: bool) -> None:
    """A function of their own with `@njit(cache=True)` does not go into a folder that is removed after a month."""
    (tmp_path / "their_own.py").write_text(THEIR_OWN)
    path = os.pathsep.join([str(tmp_path), str(cache.PACKAGE.parent)])
    surroundings = {"PYTHONPATH": path, "MANOA_PLAINLY": str(int(plainly))}
    if plainly:
        surroundings["MANOA_CACHE"] = str(tmp_path / "cache")
    beside = printed_by(OTHERS.replace("SETTINGS", "None"), **surroundings)
    assert Path(beside["kept in"]) == tmp_path / "__pycache__"
    theirs = (str(tmp_path / "theirs"), "UserProvidedCacheLocator")
    chosen = printed_by(OTHERS.replace("SETTINGS", repr(theirs)), **surroundings)
    assert Path(chosen["kept in"]).parent == tmp_path / "theirs"
    assert beside["before"] == beside["after"]
    assert tuple(chosen["after"]) == theirs


# The name of the folder


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of a few small files, and an empty cache."""
    for room in ("kernel", *(f"games/one/{room}" for room in cache.ROOMS)):
        (tmp_path / room).mkdir(parents=True)
        (tmp_path / room / "file.py").write_text("as it was")
    (tmp_path / "games/one/data/file.json").write_text("as it was")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setenv("MANOA_CACHE", str(tmp_path / "cache"))
    begin_again()
    yield tmp_path
    begin_again()


def begin_again() -> None:
    """As a process that has not used a folder yet."""
    cache._folder.cache_clear()
    cache._fresh.clear()


def test_the_same_sources_have_the_same_key(sources: Path) -> None:
    assert cache.key("one") == cache.key("one") != cache.key()
    assert cache.folder("one") == sources / "cache" / cache.key("one")


@pytest.mark.parametrize("room", ["kernel", *(f"games/one/{room}" for room in cache.ROOMS)])
def test_another_source_has_another_key(sources: Path, room: str) -> None:
    before = cache.key("one")
    (sources / room / "file.py").write_text("as it is")
    assert cache.key("one") != before


def test_what_runs_on_a_gpu_alone_changes_no_key(sources: Path) -> None:
    before = cache.key("one")
    (sources / "kernel/cuda.py").write_text("new")
    assert cache.key("one") == before


def test_a_new_a_renamed_and_a_missing_file_have_other_keys(sources: Path) -> None:
    rules, keys = sources / "games/one/rules", [cache.key("one")]
    (rules / "new.py").write_text("")
    keys.append(cache.key("one"))
    (rules / "new.py").rename(rules / "newer.py")
    keys.append(cache.key("one"))
    (sources / "games/one/data/file.json").unlink()
    keys.append(cache.key("one"))
    assert len(set(keys)) == 4


def test_another_numba_has_another_key(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.key("one")
    monkeypatch.setattr(cache, "version", lambda _: "1000.0")
    assert cache.key("one") != before


@pytest.mark.parametrize("room", ["play", "games/one/people", "games/one/drawing", "games/other/rules"])
def test_rooms_without_kernels_and_other_games_leave_the_key_alone(sources: Path, room: str) -> None:
    before = cache.key("one")
    (sources / room).mkdir(parents=True, exist_ok=True)
    (sources / room / "file.py").write_text("as it is")
    assert cache.key("one") == before


def test_kernels_live_only_where_the_key_looks() -> None:
    """An edit elsewhere would go unnoticed."""
    for path in cache.PACKAGE.rglob("*.py"):
        parts = path.relative_to(cache.PACKAGE).parts
        looked_at = parts[0] == "kernel" or (parts[0] == "games" and len(parts) > 3 and parts[2] in cache.ROOMS)
        assert looked_at or not re.search(r"^ *@kernel\b", path.read_text(), re.MULTILINE), f"a kernel in {path.name}"


def test_folders_of_old_sources_go_after_a_month_and_nothing_else_does(sources: Path) -> None:
    root = cache.root()
    old, recent, foreign = root / "0123456789abcdef", root / "fedcba9876543210", root / "my-photos"
    for folder in (old, recent, foreign):
        folder.mkdir(parents=True)
    note = root / "note.txt"
    note.touch()
    long_ago = time.time() - (cache.UNUSED_DAYS + 1) * 86400
    for path in (old, foreign, note):
        os.utime(path, (long_ago, long_ago))
    current = cache.folder()
    assert sorted(root.iterdir()) == sorted([recent, foreign, note, current])


def test_the_folder_in_use_is_young_again(sources: Path) -> None:
    os.utime(cache.folder(), (0, 0))
    begin_again()
    assert time.time() - cache.folder().stat().st_mtime < 3600


def test_folders_stay_young_while_a_process_lives(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that runs for months says once a day that it uses them. What is gone all the same is made once more."""
    used = [cache.folder("one"), cache.folder()]
    for passed, is_young in ((cache.DAY - 60, False), (cache.DAY + 60, True)):
        for folder in used:
            os.utime(folder, (0, 0))
        later = time.monotonic() + passed
        with monkeypatch.context() as patched:
            patched.setattr(time, "monotonic", lambda later=later: later)
            cache.keep_fresh("one")
        assert [time.time() - folder.stat().st_mtime < 3600 for folder in used] == [is_young] * 2
    used[0].rmdir()
    begin_again()
    cache.keep_fresh("one")
    assert used[0].is_dir()


def test_games_keep_their_folders_young(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(cache, "keep_fresh", kept.append)
    monkeypatch.setattr(ready, "INTERPRETED", False)
    monkeypatch.setattr(ready, "_begun", {"lost-cities"})
    manoa.game("lost-cities")
    assert kept == ["lost_cities"]


def test_without_a_wish_the_users_cache_folder_is_taken(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MANOA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(sources / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(sources / "home"))
    assert cache.root() == sources / "home" / "manoa"
