"""A Containerfile, read line by line, and its steps done in a folder that stands for the root of the image."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from install.bare import ROOT, UV

FILE = ROOT / "deploy" / "Containerfile"
INSIDE = re.compile(r"(?<![\w.:])/(wheels|manoa|data)\b")  # places in the image that the steps make


class Line(NamedTuple):
    word: str
    rest: str


def stages(text: str) -> list[list[Line]]:
    """The lines of each stage, those that go on after a backslash as one."""
    found: list[list[Line]] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            if word == "FROM":
                found.append([])
            found[-1].append(Line(word, rest))
    return found


def all_of(stage: list[Line], word: str) -> list[str]:
    return [line.rest for line in stage if line.word == word]


def settings(stage: list[Line]) -> dict[str, str]:
    pairs = (pair for rest in all_of(stage, "ENV") for pair in shlex.split(rest))
    return dict(pair.split("=", 1) for pair in pairs)


@dataclass
class Image:
    """What has become of the steps."""

    root: Path
    env: dict[str, str] = field(default_factory=dict)

    def here(self, text: str) -> str:
        """A text with the places of the image where they are in this folder."""
        return INSIDE.sub(lambda place: f"{self.root}/{place[1]}", text)

    def build(self, stage: list[Line]) -> None:
        self.env = self._fetched_already(settings(stage))
        for line in stage:
            if line.word == "COPY":
                self._copy(*shlex.split(line.rest))
            elif line.word == "RUN":
                done = subprocess.run(
                    ["sh", "-ec", self.here(line.rest)], env=self.env, capture_output=True, text=True, check=False
                )
                assert done.returncode == 0, f"{line.rest}\n{done.stderr}"

    def command(self, stage: list[Line], word: str) -> list[str]:
        (rest,) = all_of(stage, word)
        listed: list[str] = json.loads(rest[rest.index("[") :])
        return [self.here(part) for part in listed]

    def surroundings(self, stage: list[Line]) -> dict[str, str]:
        """Of whatever runs in the image: what the stage says, and a plain folder for temporary files."""
        (self.root / "tmp").mkdir(exist_ok=True)
        said = {name: self.here(value) for name, value in settings(stage).items()}
        return {**said, "TMPDIR": str(self.root / "tmp"), "MANOA_INTERPRETED": "1"}

    def _copy(self, *words: str) -> None:
        *sources, target = words
        to = Path(self.here(target))
        to.mkdir(exist_ok=True)
        for source in sources:
            found = list(self.root.glob(source)) or list(ROOT.glob(source))  # dist/ is built for this test
            assert found, source
            for path in found:
                shutil.copy(path, to)

    def _fetched_already(self, env: dict[str, str]) -> dict[str, str]:
        """No step needs the network here: uv has what `make` fetched, and pip only looks whether uv is there."""
        tools = self.root / "tools"
        tools.mkdir()
        (tools / "python").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
        offline = {
            "UV_OFFLINE": "1",
            "UV_LINK_MODE": "hardlink",
            "UV_COMPILE_BYTECODE": "0",
            "UV_PYTHON": sys.executable,
        }
        offline["UV_CACHE_DIR"] = os.environ.get("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
        pip = {
            "PIP_NO_INDEX": "1",
            "PIP_DRY_RUN": "1",
            "PIP_BREAK_SYSTEM_PACKAGES": "1",
            "PYTHONPATH": str(UV.parents[1]),
        }
        kept = {name: value for name, value in env.items() if name != "UV_NO_CACHE"}
        return {**kept, **offline, **pip, "PATH": f"{tools}:{UV.parent}:{os.environ['PATH']}"}
