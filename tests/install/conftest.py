"""What tests of installing share."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from install.bare import ROOT, build
from manoa.kernel import cache


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout. One process builds it; the others that run tests wait for it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    folder.mkdir(exist_ok=True)
    while not (folder / "built").exists():
        with cache.alone(folder) as alone:
            if alone and not (folder / "built").exists():
                built = build(ROOT, folder / "dist")
                assert built.returncode == 0, built.stderr
                (folder / "built").touch()
        time.sleep(0.1)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel
