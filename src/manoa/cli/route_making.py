"""`manoa routes generate`: new routes into files."""

import json
from pathlib import Path
from typing import Any

import typer

from manoa.cli.files import read_json, write
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import refuse, refusing
from manoa.cli.routes import GAME, ROUTE, told_range
from manoa.cli.terminal import Terminal
from manoa.games.quest.routes.generating import checked, generate
from manoa.games.quest.routes.study import study
from manoa.play.ready import PLAYABLE

MOST = 1000


def generate_routes(wish: dict[str, Any], begun: Path | None, seed: int, count: int, out: Path) -> None:
    """Routes with seeds in a row, each in a file that says its seed."""
    if not 1 <= count <= MOST:
        refuse(f"--count is a number from 1 to {MOST}, not {count}")
    whole = {**wish, "use": _listed(wish["use"]), "with": _listed(wish["with"])}
    whole["begun"] = None if begun is None else read_json(begun, ROUTE)
    with refusing():
        checked(whole)
    make_ready([GAME], PLAYABLE)
    out.mkdir(parents=True, exist_ok=True)
    for number in range(seed, seed + count):
        with refusing(), Terminal().busy(f"Route {number}"):
            route = generate(whole, number)  # type: ignore[arg-type]
        path = out / f"route-{wish['length']}-{wish['difficulty']}-{number}.json"
        write(path, json.dumps({"name": {"en": f"Route {number}"}, **route}, indent=1) + "\n")
        least, most = study(route)["steps"]["3"]
        letters = "".join(piece["piece"] for piece in route["pieces"])
        typer.echo(f"{path}: {letters}, {told_range(least, most)} steps. Play it with: manoa play quest --route {path}")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
