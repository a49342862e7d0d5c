"""The house style that a program can check: which layer may import what, and how long a file or function may be."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa

SOURCE = Path(manoa.__file__).parent

# (kernel, art, words) ← games ← play ← bots ← study ← (arena, learn, server) ← cli; neighbours in one place do not
# import each other. The client stands beside the server and knows none of the others.
LEVELS = {
    "kernel": 0,
    "art": 0,
    "words": 0,
    "games": 1,
    "play": 2,
    "bots": 3,
    "study": 4,
    "arena": 5,
    "learn": 5,
    "server": 5,
    "cli": 6,
}
LEVELS["client"] = LEVELS["server"]
BELOW_SERVER = [layer for layer, level in LEVELS.items() if level < LEVELS["server"]]

HTTP = {"http", "urllib", "socket", "socketserver", "ssl", "requests", "httpx", "aiohttp", "websockets"}
SERVERS = {"litestar", "starlette", "fastapi", "flask", "django", "uvicorn", "pydantic", "redis"}
DATABASES = {"sqlite3", "dbm", "sqlalchemy", "alembic", "psycopg", "psycopg2", "asyncpg", "aiosqlite", "pymongo"}
OUTSIDE_WORLD = HTTP | SERVERS | DATABASES

LONGEST_FILE = 400
LONGEST_FUNCTION = 60

FILES = sorted(SOURCE.rglob("*.py"))


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def layer_of(path: Path) -> str | None:
    """The layer that a file belongs to; None for the few beside them, such as the package's own front door."""
    first = path.relative_to(SOURCE).parts[0]
    return None if first.endswith(".py") else first


@functools.cache
def imports(path: Path) -> tuple[str, ...]:
    """Many tests look at them."""
    return tuple(imported(path))


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, inside functions and for type checkers alike."""
    package = ["manoa", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and any("import" in name for name in dotted(node.func)):
            constants = (part.value for part in node.args if isinstance(part, ast.Constant))
            yield from (name for name in constants if isinstance(name, str))


def dotted(node: ast.expr) -> list[str]:
    """The names of `one.two.three`. Quicker than the text of all that is called."""
    if isinstance(node, ast.Attribute):
        return [*dotted(node.value), node.attr]
    return [node.id] if isinstance(node, ast.Name) else []


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
    return [node.attr for node in nodes if isinstance(node, ast.Attribute) and dotted(node.value) == ["json"]]


def test_importing_manoa_stays_light() -> None:
    """Numba is loaded with the first game; the names of the games are there without it."""
    assert loaded("import manoa; manoa.games()", "numba", "numpy", "llvmlite", "rich", "fluent", "babel") == "[]"


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


# Rooms of a game, and circles

# What each room may import of its own game.
ROOMS = {
    "data": set[str](),
    "parts": {"data"},
    "rules": {"parts"},
    "people": {"parts", "rules"},
    "drawing": {"parts"},
    "bots": {"parts", "rules"},
    "routes": {"parts", "rules", "people", "bots"},  # lets bots play on the routes it makes
}


def room_of(name: str) -> str | None:
    """The room of a game that an imported name leads to."""
    parts = name.split(".")
    return parts[3] if game_folder(name) is not None and len(parts) > 3 and parts[3] in ROOMS else None


def test_rooms_of_a_game_import_one_way() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in FILES
        if layer_of(path) == "games" and (own := room_of(module_of(path))) is not None
        for name in imports(path)
        if (other := room_of(name)) is not None and other not in ROOMS[own] | {own}
    ]
    assert not wrong


def test_only_a_game_itself_and_its_maker_of_routes_name_its_bots() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in FILES
        if room_of(module_of(path)) not in ("bots", "routes") and path.name != "__init__.py"
        for name in imports(path)
        if room_of(name) == "bots"
    ]
    assert not wrong


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(["manoa", *(parts[:-1] if parts[-1] == "__init__" else parts)])


def test_no_imports_run_in_a_circle() -> None:
    """Not even inside functions or for type checkers."""
    modules = {module_of(path): path for path in FILES}
    graph = {
        name: {home for each in imports(path) if (home := home_of(each, modules)) not in (name, None)}
        for name, path in modules.items()
    }
    done: set[str] = set()
    while free := {name for name, needs in graph.items() if name not in done and needs <= done}:
        done |= free
    assert not {name: sorted(graph[name] - done) for name in graph.keys() - done}


def home_of(name: str, modules: dict[str, Path]) -> str | None:
    """The module behind an imported name: itself, or the one that it is part of."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return None if name in ("", "manoa") else name


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
