"""What `manoa.kernel.compiling` changes of Numba and puts something else in the place of. Numba promises to keep none
of it.

A test fails as soon as Numba has another text there. Then read what is new, see whether what Manoa does there still
fits, and write the new digest down (docs/decisions/0017-kernels-compiled-once.md).
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import pytest

import manoa
from manoa.kernel import cache
from manoa.kernel.mode import INTERPRETED, KNOWN_NUMBA

NUMBA = Path(str(find_spec("numba") and find_spec("numba").origin)).parent  # type: ignore[union-attr]
PROJECT = cache.PACKAGE.parents[1] / "pyproject.toml"

CHANGED = {
    "core/types/functions.py BaseFunction.get_call_type": "4d11dcdf7c33edb4",
    "core/types/npytypes.py Record.mangling_args": "72704a15a16da894",
    "core/types/npytypes.py Record.__repr__": "9c78d8a744b46854",
    "np/arrayobj.py fix_integer_index": "87ff04cfc70c0656",
    "core/caching.py IndexDataCacheFile.save": "926b10d2188c9c41",
}
REPLACED = {
    "core/caching.py CacheImpl.__init__": "df6754da619b0899",
    "core/caching.py Cache.__init__": "fcac624d5b023605",
    "core/caching.py UserProvidedCacheLocator.__init__": "ca40c40ac626ed0c",
    "core/codegen.py CPUCodeLibrary._optimize_functions": "e59376e04b2c0a49",
    "core/codegen.py CPUCodeLibrary._optimize_final_module": "28f86c756b860eb9",
    "core/codegen.py CPUCodeLibrary.finalize": "e8981536501e45fe",
    "core/compiler.py DefaultPassBuilder.define_nopython_pipeline": "94dff6432d3b48f2",
    "core/dispatcher.py Dispatcher.compile": "a7888b6a3f503b54",
    "core/dispatcher.py Dispatcher.enable_caching": "01f6154d2b7bcd72",
    "core/dispatcher.py _DispatcherBase.get_call_template": "b74e18c717d3209e",
}


@pytest.mark.parametrize("place", [*CHANGED, *REPLACED])
def test_numba_is_as_it_was_where_manoa_goes_into_it(place: str) -> None:
    assert digest(place) == {**CHANGED, **REPLACED}[place], f"Numba has changed {place}: see the head of this file"


def digest(place: str) -> str:
    """Of the text of a function. It is read from the file, since `compiling` may have put another in its place."""
    file, names = place.split()
    text = (NUMBA / file).read_text()
    found: ast.AST = ast.parse(text)
    for name in names.split("."):
        body: list[ast.stmt] = vars(found)["body"]
        found = next(each for each in body if getattr(each, "name", "") == name)
    source = ast.get_source_segment(text, found)
    assert source
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def test_manoa_is_installed_with_a_version_of_numba_that_it_knows() -> None:
    wanted = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    major, minor, _ = KNOWN_NUMBA.split(".")
    assert f"numba>={major}.{minor},<{major}.{int(minor) + 1}" in wanted
    assert version("numba").startswith(KNOWN_NUMBA)


# With another version

PLAY = """
import hashlib, json, sys
import numpy as np
import manoa
from manoa.kernel.language import kernel

@kernel
def doubled(number):
    return 2 * number

@kernel
def sums(small, large):
    return doubled(small[0]) + doubled(large[0])

batch = manoa.batch("lost-cities", 16, threads=1)
batch.reset(range(16))
batch.step(batch.choose("random", seed=1))
deal = batch._loops.deal_all.entry.stats
print(json.dumps({
    "sums": sums(np.array([-3], np.int8), np.array([-70_000], np.int32)),
    "games": hashlib.sha256(batch.states.tobytes()).hexdigest(),
    "hits": len(deal.cache_hits),
    "changes Numba": "manoa.kernel.compiling" in sys.modules,
}))
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_with_another_numba_kernels_are_compiled_plainly_and_do_the_same(tmp_path: Path) -> None:
    batch = manoa.batch("lost-cities", 16, threads=1)
    batch.reset(range(16))
    batch.step(batch.choose("random", seed=1))
    told = {
        "sums": -140_006,
        "games": hashlib.sha256(batch.states.tobytes()).hexdigest(),  # type: ignore[attr-defined]
        "changes Numba": False,
    }
    assert played_plainly(tmp_path) == {**told, "hits": 0}
    assert played_plainly(tmp_path) == {**told, "hits": 1}  # it is kept on disk


def played_plainly(kept: Path) -> object:
    surroundings = os.environ | {"MANOA_PLAINLY": "1", "MANOA_CACHE": str(kept)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(("numba", "plainly"), [("0.68.1", "False"), ("0.69.0", "True"), ("1.0.0", "True")])
def test_what_version_numba_has_decides(numba: str, plainly: str) -> None:
    asked = f"import importlib.metadata as m; m.version = lambda _: {numba!r}\n"
    asked += "from manoa.kernel.mode import PLAINLY; print(PLAINLY)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == [plainly]
