"""What only some need is an extra, and whoever lacks it is told its name."""

from __future__ import annotations

import sys
import tomllib

import pytest

from install.bare import ROOT
from manoa import learn
from manoa.arena.cluster import Cluster


@pytest.mark.parametrize(
    ("name", "module", "package"),
    [
        ("aec_env", "turns", "pettingzoo"),
        ("seat_env", "seats", "gymnasium"),
        ("spiel_game", "openspiel", "pyspiel"),
        ("vector_env", "vectors", "gymnasium"),
    ],
)
def test_environments_for_learning(name: str, module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"manoa.learn.{module}", raising=False)
    for part in [package, *(known for known in sys.modules if known.startswith(f"{package}."))]:
        monkeypatch.setitem(sys.modules, part, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{package}.*: install manoa\[learn\]"):
        getattr(learn, name)


def test_many_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"install manoa\[ray\]"):
        Cluster("local")


def test_every_extra_that_is_named_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {
        extra
        for path in [*(ROOT / "src").rglob("*.py"), ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
        for words in path.read_text(encoding="utf-8").split("manoa[")[1:]
        for extra in words.partition("]")[0].split(",")
    }
    assert {"cuda", "learn", "postgres", "ray"} <= named <= set(extras)
