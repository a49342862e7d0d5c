"""The house style that a program can check: which layer may import what, and how long a file or function may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa

SOURCE = Path(manoa.__file__).parent

# (kernel, art) ← games ← play ← bots ← (arena, learn, server) ← cli; neighbours in one place do not import each other.
# The client stands beside the server and knows none of the others.
LEVELS = {"kernel": 0, "art": 0, "games": 1, "play": 2, "bots": 3, "arena": 4, "learn": 4, "server": 4, "cli": 5}
LEVELS["client"] = LEVELS["server"]
BELOW_SERVER = [layer for layer, level in LEVELS.items() if level < LEVELS["server"]]

HTTP = {"http", "urllib", "socket", "socketserver", "ssl", "requests", "httpx", "aiohttp", "websockets"}
SERVERS = {"litestar", "starlette", "fastapi", "flask", "django", "uvicorn", "msgspec", "pydantic", "redis"}
DATABASES = {"sqlite3", "dbm", "sqlalchemy", "alembic", "psycopg", "psycopg2", "asyncpg", "aiosqlite", "pymongo"}
OUTSIDE_WORLD = HTTP | SERVERS | DATABASES

LONGEST_FILE = 400
LONGEST_FUNCTION = 60

FILES = sorted(SOURCE.rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def layer_of(path: Path) -> str | None:
    """The layer that a file belongs to; None for the few beside them, such as the package's own front door."""
    first = path.relative_to(SOURCE).parts[0]
    return None if first.endswith(".py") else first


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, inside functions and for type checkers alike."""
    package = ["manoa", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            constants = (part.value for part in node.args if isinstance(part, ast.Constant))
            yield from (name for name in constants if isinstance(name, str))


def imported_layers(path: Path) -> set[str]:
    return {layer for name in imports(path) if (layer := imported_layer(name.split("."))) is not None}


def imported_layer(parts: list[str]) -> str | None:
    """The layer behind an imported name. The package itself is a front door to all layers up to the bots."""
    if parts[0] != "manoa" or parts[1:] == ["__version__"]:
        return None
    if len(parts) == 1:
        return "bots"
    home = manoa._HOMES.get(parts[1], f"manoa.{parts[1]}")
    return home.split(".")[1]


def below_server() -> list[Path]:
    return [path for path in FILES if layer_of(path) in BELOW_SERVER]


# Directions


def test_every_folder_is_a_known_layer() -> None:
    assert {layer_of(path) for path in FILES} - {None} <= set(LEVELS)


def test_imports_run_one_way() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {other}"
        for path in FILES
        if (layer := layer_of(path)) is not None
        for other in imported_layers(path) - {layer}
        if LEVELS.get(other, 99) >= LEVELS[layer]
    ]
    assert not wrong


def test_the_client_needs_nothing_of_the_rest() -> None:
    own = [path for path in FILES if layer_of(path) == "client"]
    assert {layer for path in own for layer in imported_layers(path)} == {"client"}
    outside = {name.split(".")[0] for path in own for name in imports(path)} - set(sys.stdlib_module_names)
    assert outside == {"manoa", "httpx", "msgspec"}


def test_games_do_not_know_one_another() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in FILES
        if layer_of(path) == "games"
        for name in imports(path)
        if (other := game_folder(name)) is not None and other != path.relative_to(SOURCE / "games").parts[0]
    ]
    assert not wrong


def game_folder(name: str) -> str | None:
    """The game that an imported name belongs to."""
    parts = name.split(".")
    inside = parts[:2] == ["manoa", "games"] and len(parts) > 2 and (SOURCE / "games" / parts[2]).is_dir()
    return parts[2] if inside else None


def test_nothing_below_the_server_knows_the_outside_world() -> None:
    wrong = {path: {name.split(".")[0] for name in imports(path)} & OUTSIDE_WORLD for path in below_server()}
    assert not {path: names for path, names in wrong.items() if names}


def test_below_the_server_only_games_know_json_and_only_to_read_their_components() -> None:
    readers = [path for path in below_server() if "json" in {name.split(".")[0] for name in imports(path)}]
    assert {layer_of(path) for path in readers} <= {"games"}
    assert {use for path in readers for use in uses_of_json(path)} <= {"loads"}


def uses_of_json(path: Path) -> list[str]:
    """The functions of `json` that a file uses."""
    nodes = ast.walk(parsed(path))
    return [node.attr for node in nodes if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "json"]


def test_importing_manoa_stays_light() -> None:
    """Numba is loaded with the first game; the names of the games are there without it."""
    assert loaded("import manoa; manoa.games()", "numba", "numpy", "llvmlite", "rich") == "[]"


def test_importing_the_client_stays_light() -> None:
    assert loaded("import manoa.client", "numba", "numpy", "llvmlite", "sqlalchemy", "litestar") == "[]"


def loaded(code: str, *names: str) -> str:
    """Which of these modules some code loads."""
    code = f"import sys; {code}; print(sorted(set({names}) & set(sys.modules)))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_all_that_manoa_names_is_there() -> None:
    assert sorted(set(manoa.__all__)) == sorted(manoa.__all__)
    assert all(getattr(manoa, name) is not None for name in manoa.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = manoa.nonsense


# Sizes


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in FILES}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_functions_are_short() -> None:
    lengths = {
        f"{path.name}: {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in FILES
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION}
