"""deploy/Containerfile: its steps, done in a bare folder, give a server that writes to its volume and nowhere else."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from install.bare import ROOT
from install.recipe import FILE, Image, all_of, stages
from install.test_wheel import PAGE, needs_app
from server.running import address_of

BUILDING, RUNNING = stages(FILE.read_text(encoding="utf-8"))


def test_nobody_is_root_and_there_is_one_volume() -> None:
    (user,) = all_of(RUNNING, "USER")
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user)
    assert all_of(RUNNING, "VOLUME") == ["/data"]
    assert f"--from=build --chown={user} /data /data" in all_of(RUNNING, "COPY")
    assert all_of(RUNNING, "RUN") == []
    assert len(all_of(RUNNING, "HEALTHCHECK")) == 1


def test_both_stages_have_the_same_python() -> None:
    (base,), (again,) = all_of(BUILDING, "FROM"), all_of(RUNNING, "FROM")
    assert base == f"{again} AS build"


@needs_app
@pytest.mark.waits
def test_its_steps_give_a_server_that_is_healthy_and_writes_to_its_volume_only(wheel: Path, tmp_path: Path) -> None:
    shutil.copytree(wheel.parent, tmp_path / "dist")
    image = Image(tmp_path)
    image.build(BUILDING)
    env = image.surroundings(RUNNING)
    before = state(tmp_path / "manoa")
    port = free_port()
    check = [part.replace(":8000/", f":{port}/") for part in image.command(RUNNING, "HEALTHCHECK")]
    serve = [*image.command(RUNNING, "ENTRYPOINT"), "--port", str(port)]
    errors = tmp_path / "errors"
    with (
        errors.open("w") as file,
        subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=file, text=True, cwd=tmp_path, env=env) as process,
    ):
        try:
            address = address_of(process, errors)
            assert httpx.get(address).text == (ROOT / PAGE).read_text(encoding="utf-8")
            assert subprocess.run(check, env=env, check=False).returncode == 0
        finally:
            process.terminate()
            assert process.wait(20) == 0
    assert subprocess.run(check, env=env, stderr=subprocess.DEVNULL, check=False).returncode != 0
    assert state(tmp_path / "manoa") == before
    assert (tmp_path / "data" / "manoa.db").is_file()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def state(folder: Path) -> dict[str, float]:
    return {str(path): path.lstat().st_mtime for path in folder.rglob("*")}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_line_that_goes_on_is_one() -> None:
    assert stages("# x\nFROM a AS b\nRUN one \\\n    two\n\nFROM c")[0][1] == ("RUN", "one two")


@pytest.mark.parametrize("word", ["ENTRYPOINT", "HEALTHCHECK"])
def test_no_shell_stands_between(word: str) -> None:
    """A shell would take the signal that asks the server to stop."""
    (rest,) = all_of(RUNNING, word)
    assert rest.endswith("]")
