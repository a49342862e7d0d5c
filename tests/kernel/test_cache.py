"""The cache of compiled kernels: another source gives another folder, the same source compiles once."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel import cache
from manoa.play.ready import prepare

CALLER = """
from manoa.games.answers import answer
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
from manoa.games.questions import ask
print(json.dumps({"answer": ask(20), "hits": len(ask.stats.cache_hits), "misses": len(ask.stats.cache_misses)}))
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
    batch.step(batch.choose())
    batch.playout()
    policy = batch._policy("random")
    for loop in (game.loops.survey, game.loops.advance, game.loops.fold, batch._loops.deal_all, batch._loops.step_all,
                 policy.choose_all, policy.playout_all):
        counts["hits"] += sum(loop.stats.cache_hits.values())
        counts["misses"] += sum(loop.stats.cache_misses.values())
print(json.dumps(counts))
"""

POLICY = """
from manoa.games.lost_cities.turn import actions
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


def told(code: str, **environment: Path | str) -> Any:
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
    (package / "games" / "questions.py").write_text(CALLER)
    (package / "games" / "answers.py").write_text(CALLEE)
    assert told(ASK) == {"answer": 41, "hits": 0, "misses": 1}
    assert told(ASK) == {"answer": 41, "hits": 1, "misses": 0}
    (package / "games" / "answers.py").write_text(CALLEE.replace("2 *", "3 *"))
    assert told(ASK) == {"answer": 61, "hits": 0, "misses": 1}


def test_an_edit_of_a_policy_outside_the_package_is_noticed(tmp_path: Path) -> None:
    """Its loops are bound in the package's own files, so neither the folder nor Numba would see the edit."""
    for which in (0, 1):
        (tmp_path / "policy.py").write_text(POLICY.replace("WHICH", str(which)))
        path = os.pathsep.join([str(tmp_path), str(cache.PACKAGE.parent)])
        assert told(FOLLOW, PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1") == which


def test_loops_bound_to_a_game_are_found_again_by_another_process() -> None:
    for name in manoa.games():
        deque(prepare(name))
    again = told(PLAY, PYTHONPATH=str(cache.PACKAGE.parent))
    assert again["misses"] == 0
    assert again["hits"] >= 7 * len(manoa.games())


# The name of the folder


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a few small files, and an empty cache."""
    for path in ("kernel/chance.py", "games/one/turn.py", "games/one/cards.json", "bots/careful.py", "play/match.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("as it was")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setenv("MANOA_CACHE", str(tmp_path / "cache"))
    return tmp_path


def test_the_same_sources_have_the_same_key(sources: Path) -> None:
    assert cache.key() == cache.key()
    assert cache.folder() == sources / "cache" / cache.key()


@pytest.mark.parametrize("path", ["kernel/chance.py", "games/one/turn.py", "games/one/cards.json", "bots/careful.py"])
def test_another_source_has_another_key(sources: Path, path: str) -> None:
    before = cache.key()
    (sources / path).write_text("as it is")
    assert cache.key() != before


def test_a_new_a_renamed_and_a_missing_file_have_other_keys(sources: Path) -> None:
    keys = [cache.key()]
    (sources / "games/one/new.py").write_text("")
    keys.append(cache.key())
    (sources / "games/one/new.py").rename(sources / "games/one/newer.py")
    keys.append(cache.key())
    (sources / "games/one/cards.json").unlink()
    keys.append(cache.key())
    assert len(set(keys)) == 4


def test_another_numba_has_another_key(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.key()
    monkeypatch.setattr(cache, "version", lambda _: "1000.0")
    assert cache.key() != before


def test_layers_without_kernels_leave_the_key_alone(sources: Path) -> None:
    before = cache.key()
    (sources / "play/match.py").write_text("as it is")
    assert cache.key() == before


@pytest.mark.parametrize("name", ["picture.py", "picture_map.py", "sheet.py", "sheet_scene.py"])
def test_drawings_leave_the_key_alone(sources: Path, name: str) -> None:
    before = cache.key()
    (sources / "games/one" / name).write_text("as it is")
    assert cache.key() == before


@pytest.mark.parametrize("name", ["pictures.py", "sheets.json", "my_picture.py", "sheet.json"])
def test_only_drawings_do(sources: Path, name: str) -> None:
    before = cache.key()
    (sources / "games/one" / name).write_text("as it is")
    assert cache.key() != before


def test_no_kernel_is_among_the_drawings_and_none_depends_on_them() -> None:
    """An edit there goes unnoticed: no kernel may be written there, and no table it freezes may come from there."""
    for path in (path for layer in cache.LAYERS for path in (cache.PACKAGE / layer).rglob("*.py")):
        drawing = cache.DRAWINGS.fullmatch(path.name) is not None
        module = ast.parse(path.read_text())
        named = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
        assert not (drawing and "kernel" in named), f"a kernel in {path.name}"
        for node in () if drawing else module.body:  # what is imported in a function, a kernel cannot see
            if isinstance(node, ast.Import | ast.ImportFrom):
                parts = [part for name in node.names for part in name.name.split(".")]
                parts += (getattr(node, "module", None) or "").split(".")
                assert not [part for part in parts if cache.DRAWINGS.fullmatch(f"{part}.py")], path


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
    assert time.time() - cache.folder().stat().st_mtime < 3600


def test_without_a_wish_the_users_cache_folder_is_taken(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MANOA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(sources / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(sources / "home"))
    assert cache.root() == sources / "home" / "manoa"
