"""`manoa routes list`: the packs, with filters."""

from typing import NamedTuple

from rich.table import Table

from manoa.cli.refusal import refuse
from manoa.cli.routes import told_range
from manoa.cli.terminal import Terminal, table
from manoa.games.quest.parts.board import CLOSED
from manoa.games.quest.routes.packs import packs
from manoa.kernel.routes import Shelved

HEAD = ("id", "title", "pack", "level", "pieces", ">steps", ">rounds")
TITLE = 1
FEWEST = 16  # columns that a title needs; the id tells it as well
HEXES = "heroes_hexes"


class Filter(NamedTuple):
    """Which routes are listed; what is empty does not count."""

    pack: str | None = None
    length: str | None = None
    difficulty: str | None = None
    terrain: str | None = None
    modules: str = ""  # with commas between them
    search: str = ""

    def admits(self, one: Shelved) -> bool:
        figures = one["figures"]
        return (
            self.pack in (None, one["pack"])
            and self.length in (None, figures["length"])
            and self.difficulty in (None, figures["difficulty"])
            and all(self._has(one, extra) for extra in self.modules.split(",") if extra)
            and any(self.search.casefold() in title.casefold() for title in one["title"].values())
        )

    def _has(self, one: Shelved, extra: str) -> bool:
        if extra == HEXES:
            return bool(one["route"]["set"] == HEXES)
        return extra == "caves" or extra in one["figures"]["modules"]


def list_routes(wanted: Filter) -> None:
    terminal = Terminal()
    found = [one for one in packs() if wanted.admits(one)]
    if wanted.terrain is not None:
        known = {name for one in packs() for name in one["figures"]["terrain"]} - {*CLOSED, "start", "finish"}
        if wanted.terrain not in known:
            refuse(f"--terrain is one of {', '.join(sorted(known))}, not {wanted.terrain!r}")
        found.sort(key=lambda one: -_share(one, str(wanted.terrain)))
    if not found:
        refuse("no route is like that; leave a filter out", 1)
    terminal.show(_drawn([_row(one) for one in found], terminal.width))
    terminal.say(
        "Play one with: manoa play quest --route ID. Steps lead from the start to the finish with three", "dim"
    )
    terminal.say("players; rounds are those that a quick bot needs.", "dim")


def _drawn(rows: list[list[str]], width: int) -> Table:
    """With titles where there is room for them beside all that is short."""
    others = [number for number in range(len(HEAD)) if number != TITLE]
    needed = sum(max(len(row[number]) for row in [list(HEAD), *rows]) + 1 for number in others)
    shown = range(len(HEAD)) if needed + FEWEST <= width else others
    drawn = table(*(HEAD[number] for number in shown), wraps=("title",), gap=1)
    for row in rows:
        drawn.add_row(*(row[number] for number in shown))
    return drawn


def _share(one: Shelved, terrain: str) -> float:
    counts = one["figures"]["terrain"]
    return float(counts.get(terrain, 0) / sum(counts.values()))


def _row(one: Shelved) -> list[str]:
    figures = one["figures"]
    letters = "".join(piece["piece"] for piece in one["route"]["pieces"])
    pack = "hexes" if one["pack"] == HEXES else one["pack"]
    return [
        one["id"],
        one["title"]["en"],
        pack,
        figures["difficulty"],
        letters,
        told_range(*figures["steps"]["3"]),
        f"{figures['rounds']:.1f}",
    ]
