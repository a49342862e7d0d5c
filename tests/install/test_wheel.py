"""The wheel: `pip install` of it gives the terminal, the server and the web app, wherever one is."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from install.bare import ROOT, Bare, build, copy_of_the_source, install
from manoa.kernel import cache
from server.running import address_of
from server.visitors import guest, token

PAGE = Path("src/manoa/server/static/index.html")
MOST = 320_000_000  # bytes of a base install
OF_EXTRAS = {
    "psycopg",
    "psycopg_binary",
    "ray",
    "gymnasium",
    "pettingzoo",
    "open_spiel",
    "numba_cuda",
    "torch",
    "uvloop",
}
FOR_NOTHING = {"babel", "faker", "polyfactory", "pydantic", "pytest", "rich_click"}

MOVE = """
import sys
from manoa.client import Client

with Client(sys.argv[1], sys.argv[2]) as client:
    made = client.create("lost-cities", ["me", "random"], rounds=1, first_player="oldest")
    state = client.look(made.table)
    assert client.play(made.table, state.actions[0], state.v) > state.v
print(sys.modules["manoa"].__file__)
"""

needs_app = pytest.mark.skipif(not (ROOT / PAGE).is_file(), reason="the web app is not built: make web")


@needs_app
@pytest.mark.waits
def test_installed_elsewhere_it_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    """One test of many steps: it is installed once."""
    has_everything(wheel)
    bare = install(wheel, tmp_path)
    is_light(bare)
    finds_compiled_kernels(bare)
    plays_in_the_terminal(bare)
    names_the_extra_that_is_missing(bare)
    with serving(bare) as address:
        serves_the_app(address)
        person = guest(address)
        moved = bare.run("python", "-c", MOVE, address, token(person)[0])
        person.close()
    assert moved.returncode == 0, moved.stderr
    assert Path(moved.stdout.strip()).is_relative_to(bare.folder)


def has_everything(wheel: Path) -> None:
    source = ROOT / "src"
    ours = {str(path.relative_to(source)) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("manoa/")}
    assert packed == {name for name in ours if name.startswith("manoa/")}


def is_light(bare: Bare) -> None:
    """In bytes before anything is run; Python writes its bytecode beside them, a fifth more."""
    there = {path.name for path in bare.site.iterdir()}
    assert there & (OF_EXTRAS | FOR_NOTHING) == set()
    assert sum(path.stat().st_size for path in bare.site.rglob("*") if path.is_file()) < MOST


def finds_compiled_kernels(bare: Bare) -> None:
    """The same sources are the same folder of compiled kernels, wherever they lie."""
    asked = "from manoa.kernel import cache; print(cache.key('quest'), cache.key())"
    assert bare.run("python", "-c", asked).stdout.split() == [cache.key("quest"), cache.key()]


def plays_in_the_terminal(bare: Bare) -> None:
    words = ("play", "lost-cities", "--rounds", "1", "--seed", "7", "--bot", "careful")
    played = bare.run("manoa", *words, fed="1\n" * 200)
    assert played.returncode == 0, played.stderr
    assert "Compiling" not in played.stderr
    assert "The match ends: " in played.stdout


def names_the_extra_that_is_missing(bare: Bare) -> None:
    refused = bare.run("manoa", "serve", "--port", "0", "--database", "postgresql://ada@localhost/games")
    assert refused.returncode != 0
    assert "pip install 'manoa[postgres]'" in refused.stderr


@contextmanager
def serving(bare: Bare) -> Iterator[str]:
    command = [bare.tool("manoa"), "serve", "--port", "0", "--data", str(bare.folder / "data")]
    errors = bare.folder / "errors"
    with (
        errors.open("w") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, cwd=bare.folder, env=bare.env) as it,
    ):
        try:
            yield address_of(it, errors)
        finally:
            it.terminate()
            it.wait(20)


def serves_the_app(address: str) -> None:
    page = httpx.get(address)
    assert page.text == (ROOT / PAGE).read_text(encoding="utf-8")
    script = page.text.partition('<script type="module" crossorigin src="')[2].partition('"')[0]
    assert httpx.get(address + script).headers["content-type"].startswith("text/javascript")
    assert httpx.get(f"{address}/api/games").json()
    assert httpx.get(f"{address}/readyz").status_code == 200


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_web_app_nothing_is_built(tmp_path: Path, target: str) -> None:
    source = copy_of_the_source(tmp_path, with_app=False)
    refused = build(source, tmp_path / "dist", target)
    assert refused.returncode != 0
    assert "Build it first: make web" in refused.stderr + refused.stdout
    assert "Traceback" not in refused.stderr
    assert list((tmp_path / "dist").glob("*")) == []


def test_an_editable_install_needs_no_web_app(tmp_path: Path) -> None:
    source = copy_of_the_source(tmp_path, with_app=False)
    made = build(source, tmp_path / "dist", "wheel:editable")
    assert made.returncode == 0, made.stderr


@needs_app
def test_a_wheel_can_be_made_of_the_source_archive(tmp_path: Path) -> None:
    packed = build(ROOT, tmp_path / "dist", "sdist")
    assert packed.returncode == 0, packed.stderr
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(tmp_path, filter="data")
    made = build(tmp_path / archive.name.removesuffix(".tar.gz"), tmp_path / "dist")
    assert made.returncode == 0, made.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    has_everything(wheel)
