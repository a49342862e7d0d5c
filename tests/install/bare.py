"""Manoa as others get it: built, and installed into an environment that has nothing else, outside any checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from manoa.kernel import cache

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
UNKNOWN = ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "MANOA_INTERPRETED")


def copy_of_the_source(folder: Path, *, with_app: bool) -> Path:
    """What a build needs, in a folder of its own."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    left_out = ["__pycache__"] if with_app else ["__pycache__", "static"]
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns(*left_out))
    return folder


def build(source: Path, out: Path, target: str = "wheel") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)


@dataclass(frozen=True)
class Bare:
    """An environment, and a folder to work in."""

    folder: Path

    @property
    def site(self) -> Path:
        return next((self.folder / "env" / "lib").glob("python*")) / "site-packages"

    def tool(self, name: str) -> str:
        return str(self.folder / "env" / "bin" / name)

    @property
    def env(self) -> dict[str, str]:
        """It knows nothing of a checkout, but what was compiled for the same sources is not compiled again."""
        kept = {name: value for name, value in os.environ.items() if name not in UNKNOWN}
        return {**kept, "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "MANOA_CACHE": str(cache.root())}

    def run(self, *command: str, fed: str = "") -> subprocess.CompletedProcess[str]:
        program, *words = command
        return subprocess.run(
            [self.tool(program), *words],
            cwd=self.folder,
            env=self.env,
            input=fed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )


def install(wheel: Path, folder: Path) -> Bare:
    """From what `make` has fetched already, in the versions that it has fetched."""
    about = {**os.environ, "UV_LINK_MODE": "hardlink", "UV_COMPILE_BYTECODE": "0"}
    about.setdefault("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
    env = folder / "env"
    pins = ["-c", "requirements/play.txt"]
    for words in (
        ["venv", "-q", "--python", sys.executable, str(env)],
        ["pip", "install", "-q", "--offline", "--python", str(env / "bin" / "python"), *pins, str(wheel)],
    ):
        done = subprocess.run([UV, *words], cwd=ROOT, env=about, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return Bare(folder)
