"""Routes: makes the pack `fan` again, measures the printed ones, and compares generated ones with them.

python bench/routes.py fan [ID …]      src/manoa/games/quest/routes/fan_routes.json, or only some of it
python bench/routes.py figures         measures the routes of that file again
python bench/routes.py printed         src/manoa/games/quest/routes/printed_figures.json
python bench/routes.py scale FILE      what docs/routes.md shows: printed and generated routes on one scale
"""

import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import MARKED
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.routes.fan import HERE, WISHES, fan_routes, printed_figures
from manoa.games.quest.routes.generating import USUAL, Effort, candidate, checked, make
from manoa.games.quest.routes.judging import Judged, judge
from manoa.games.quest.routes.scale import DIFFICULTIES, ROUNDS
from manoa.games.quest.routes.study import study
from manoa.games.quest.routes.trial import trial

FAN = Effort(candidates=250, judged=5, games=24, finalists=2, more_games=96)
GAMES = 300  # on a printed route
FRESH = 600  # on one of the pack, none of them among those that it was chosen by
ELSEWHERE = 10_000  # seeds of those
FIRST, LAST = 7, 20  # rounds that the picture shows
LEFT, WIDE, HIGH = 170, 60, 46  # of its names, a round, a line
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "route-scale.svg"


def main() -> None:
    what, *rest = sys.argv[1:] or ["help"]
    if what == "fan":
        make_fan(rest)
    elif what == "figures":
        write(HERE / "fan_routes.json", dict(spread(measured_again, WISHES)))
    elif what == "printed":
        write(HERE / "printed_figures.json", dict(spread(printed, listed())))
    elif what == "scale":
        show_scale()
    elif what == "speed":
        speed()
    else:
        print(__doc__)


def spread(work: Any, things: list[Any]) -> list[Any]:
    with ProcessPoolExecutor() as pool:
        return list(pool.map(work, things))


def write(path: Path, routes: Any) -> None:
    """An entry a line, so that changes can be read."""
    entries = routes.items() if isinstance(routes, dict) else enumerate(routes)
    lines = [
        f"{json.dumps(name)}: {json.dumps(one, separators=(',', ':'), ensure_ascii=False)}" for name, one in entries
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def make_fan(names: list[str]) -> None:
    wishes = [wish for wish in WISHES if not names or wish["id"] in names]
    made = dict(spread(fan_route, wishes))
    before = json.loads((HERE / "fan_routes.json").read_text(encoding="utf-8")) if names else {}
    write(HERE / "fan_routes.json", {**before, **made})


def fan_route(wish: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The seed is the place of the title or its own, so that one route can be made again without the others."""
    made = make(asked(wish), seed_of(wish), wish["traits"], FAN)
    return wish["id"], with_figures(wish, made.route)


def measured_again(wish: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    return wish["id"], with_figures(wish, fan_routes()[wish["id"]]["route"])


def with_figures(wish: dict[str, Any], route: Any) -> dict[str, Any]:
    judged = judge(route, asked(wish), FRESH, ELSEWHERE + seed_of(wish))
    return {"route": route, "figures": figures_of(route, judged)}


def asked(wish: dict[str, Any]) -> Any:
    kept = {name: wish[name] for name in ("length", "difficulty", "use")}
    return checked({**kept, "with": [*wish["with"], *MARKED]})


def seed_of(wish: dict[str, Any]) -> int:
    return int(wish.get("seed", WISHES.index(wish)))


def printed(name: str) -> tuple[str, dict[str, Any]]:
    judged = judge(ROUTES[name], checked({"difficulty": ROUTES[name]["difficulty"]}), GAMES, 0)
    return name, {**figures_of(ROUTES[name], judged), "modules": list(MARKED)}


def figures_of(route: Any, judged: Judged) -> dict[str, Any]:
    """What a card of the gallery tells."""
    told = study(route)
    kept = ("spaces", "steps", "terrain", "blockades", "caves", "modules")
    return {
        **{name: told[name] for name in kept},  # type: ignore[literal-required]
        "cards": {way["deck"]: way["cards"] for way in told["ways"]},
        "games": judged.games,
        "rounds": round(judged.rounds, 2),
        "error": round(judged.error, 2),
        "ahead": round(judged.ahead, 3),
        "ways": judged.ways,
        "busiest": round(judged.busiest, 3),
    }


def show_scale() -> None:
    """A table, and the picture: a dot for each route, a bar for the mean of its class with twice its standard error.
    Generated are those of the pack `fan`, by the difficulty that was wished for."""
    made = [{**fan_routes()[wish["id"]]["figures"], "difficulty": wish["difficulty"]} for wish in WISHES]
    printed_ones = [
        {**figures, "difficulty": ROUTES[name]["difficulty"]}
        for name, figures in printed_figures().items()
        if ROUTES[name]["set"] == "base"
    ]
    rows = [
        (f"{kind}, {difficulty}", [one for one in routes if one["difficulty"] == difficulty])
        for difficulty in DIFFICULTIES
        for kind, routes in (("printed", printed_ones), ("generated", made))
    ]
    for name, routes in rows:
        mean, error = mean_of([one["rounds"] for one in routes])
        ahead = sum(one["ahead"] for one in routes) / len(routes)
        several = sum(one["ways"] > 1 for one in routes)
        print(f"| {name} | {len(routes)} | {mean:.1f} ± {error:.1f} | {100 * ahead:.0f} | {several} of {len(routes)} |")
    PICTURE.write_text(picture(rows), encoding="utf-8")


def mean_of(values: list[float]) -> tuple[float, float]:
    """With twice its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, 2 * (spread / len(values)) ** 0.5


def picture(rows: list[tuple[str, list[dict[str, Any]]]]) -> str:
    """Rounds from left to right, a line for each class; the edges of the scale are dashed."""
    bottom = 20 + HIGH * len(rows)
    lines = [
        f'<path d="M{at(edge):.0f} 20V{bottom}" stroke="#8C7B57" stroke-dasharray="4 4"/>' for edge in ROUNDS[False]
    ]
    for place, (name, routes) in enumerate(rows):
        y = 44 + HIGH * place
        mean, error = mean_of([one["rounds"] for one in routes])
        ink = "#A03A22" if name.startswith("generated") else "#1D463F"
        bar = f'x="{at(mean - error):.1f}" y="{y - 9}" width="{at(mean + error) - at(mean - error):.1f}" height="18"'
        lines.append(f'<text x="10" y="{y + 5}" fill="#21302F">{name}</text>')
        lines.append(f'<rect {bar} rx="4" fill="{ink}" opacity=".25"/>')
        lines += [f'<circle cx="{at(one["rounds"]):.1f}" cy="{y}" r="4" fill="{ink}" opacity=".8"/>' for one in routes]
    for number in range(FIRST, LAST + 1):
        place_of = f'x="{at(number):.0f}" y="{bottom + 20}" text-anchor="middle"'
        lines.append(f'<text {place_of} fill="#54604F">{number}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {at(LAST) + 30:.0f} {bottom + 34}" role="img"'
    about = "<title>Rounds that a quick bot needs on printed and on generated routes</title>"
    paper = '<rect width="100%" height="100%" fill="#FBF5E7"/>'
    return "\n".join(
        [f'{head} font-family="system-ui, sans-serif" font-size="15">', about, paper, *lines, "</svg>", ""]
    )


def at(rounds: float) -> float:
    return LEFT + WIDE * (rounds - FIRST)


def speed() -> None:
    """Processor time on one core, once everything is compiled."""
    luck, wish = Random(0), checked({})
    for name in ("serpentine", "demon_gorge"):
        judge(ROUTES[name], wish, 1, 0)
    _, took = timed(lambda: [candidate(luck, wish) for _ in range(500)])
    print(f"{500 / took:.0f} candidates a second")
    _, took = timed(lambda: list(trial(ROUTES["serpentine"], {}, 3, 200, 1)))
    print(f"{took:.1f} s for 200 games of three on Serpentine, with a report every 20")
    made, took = timed(lambda: make(wish, 7, {}, USUAL))
    print(f"{took:.1f} s for a medium route: {made.judged}")


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.process_time()
    return work(), time.process_time() - began


if __name__ == "__main__":
    main()
