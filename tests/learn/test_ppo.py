"""The example that learns, where PyTorch is installed: it is an extra that nothing else needs."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import manoa

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'manoa[torch]'", exc_type=ImportError)
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("ppo")


@pytest.mark.parametrize("name", manoa.games())
def test_a_network_learns_a_little_of_every_game(
    ppo: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", name, "--minutes", "0.05", "--games", "16"])
    monkeypatch.setattr(ppo, "won", lambda *_: 50.0)  # playing whole games takes longer
    ppo.main()
    assert "it wins 50.0 % against random" in capsys.readouterr().out


def test_lost_cities_is_learned_well_enough_to_beat_random(ppo: ModuleType) -> None:
    import torch

    game = manoa.game("lost-cities", rounds=1)
    table = ppo.Table(game, 64, 2, "cpu")
    network = ppo.Network(table.seen.shape[1], table.mask.shape[1], 2, width=64)
    optimizer = torch.optim.Adam(network.parameters(), 2e-3)
    for _ in range(60):
        played, value = ppo.play(network, table, ppo.STEPS)
        ppo.learn(network, optimizer, played, ppo.advantages(played, value))
    assert ppo.won(network, game, "random", 100, 2, "cpu") > 60
