"""Where the player to act can take a piece, and what to write for it: the rows of `rules/reach.py` in words."""

from typing import Any, NotRequired, TypedDict

import numpy as np

from manoa.games.quest.parts.cards import SYMBOLS
from manoa.games.quest.people.reading import At, atlas, manner, mover, source_parts, steps_left
from manoa.games.quest.rules import ids, reach
from manoa.games.quest.rules.modules.ground import bars_step
from manoa.games.quest.rules.modules.hooks import carried_to
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import OUTSIDE

MOST_HEADINGS, MOST_ROWS = 256, 8192


class End(TypedDict):
    """Where a run may stop."""

    space: str | None  # None: only blockades are removed
    to: At | None
    blockades: list[int]  # removed on the way
    left: int  # power
    to_go: int  # steps of the player from then on
    text: str  # plays it all
    carried: NotRequired[At | None]  # with modules, as the next two: where a current takes the piece
    danger: NotRequired[bool]  # no turn may end there as long as the piece can leave
    held: NotRequired[bool]  # the piece would be held there


class Reach(TypedDict):
    """What one way to move one piece can do. A familiar may come up twice, the second time for its once-power."""

    piece: int
    card: str | None
    token: str | None
    symbol: str | None  # None: a free step
    once: NotRequired[bool]  # a familiar's once-power: then it is gone
    stored: NotRequired[bool]  # a card on the own board (M-4.2)
    ends: list[End]


def reach_view(rules: Any, state: Any) -> list[Reach]:
    """All ways to move now; leftover power has neither card nor token, and is told by its run."""
    headings = np.empty((MOST_HEADINGS, reach.HEADING), np.int16)
    rows = np.empty(MOST_ROWS * reach.ROW, np.int16)
    lines = headings[: reach.reach_all(rules, state, headings, rows)].tolist()
    to_go = steps_left(rules, state)[int(state["turn"])]
    return [_reach(rules, state, heading, rows, to_go) for heading in lines]


def _reach(rules: Any, state: Any, heading: list[int], rows: Any, to_go: int) -> Reach:
    source, symbol, piece, first, count = heading
    table = rows[first * reach.ROW : (first + count) * reach.ROW].reshape(count, reach.ROW).tolist()
    named, specially = source_parts(source - 1) if source else {}, manner(source - 1)
    rows_seen = [row for row in table[1:] if not (rules["modules"] and _passes_fog(rules, state, table, row))]
    verb = "-".join([next(iter(named.values()), "go").replace("_", "-"), *specially])
    if atlas(rules).pieces > 1:
        verb += f" {piece + 1}"
    return {
        "piece": piece,
        "card": named.get("card"),
        "token": named.get("token"),
        "symbol": None if symbol >= NO_SYMBOL else SYMBOLS[symbol],
        "ends": [_end(rules, state, piece, verb, table, row, to_go) for row in _best(rows_seen)],
        **specially,
    }


def _passes_fog(rules: Any, state: Any, table: list[list[int]], row: list[int]) -> bool:
    """Fog lifts before the piece is there (M-7.2): nobody can say now how the run goes on."""
    row = table[row[reach.BEFORE]]
    while row[reach.BEFORE] >= 0:
        if int(rules["fog_beside"][row[reach.SPACE]]) & ~int(state["fog_up"]):
            return True
        row = table[row[reach.BEFORE]]
    return False


def _best(rows: list[list[int]]) -> list[list[int]]:
    """Of each place, with the blockades removed before it, the row with most power left; those with fewest removed
    come first."""
    best: dict[tuple[int, int], list[int]] = {}
    for row in rows:
        place = row[reach.SPACE], row[reach.OPENED]
        if place not in best or best[place][reach.LEFT] < row[reach.LEFT]:
            best[place] = row
    return sorted(best.values(), key=lambda row: int.bit_count(row[reach.OPENED]))


def _end(rules: Any, state: Any, piece: int, verb: str, table: list[list[int]], row: list[int], to_go: int) -> End:
    chart, start = atlas(rules), table[0]
    space, opened = row[reach.SPACE], row[reach.OPENED]
    blockades = state["blockade"].tolist()
    moved = space != start[reach.SPACE]
    home = moved and chart.to_go[space] == 0
    there = _carried(rules, state, piece, space) if rules["modules"] and moved else space
    end: End = {
        "space": chart.names[space] if moved else None,
        "to": list(chart.hexes[space]) if moved else None,
        "blockades": [number for joint, number in enumerate(blockades) if opened >> joint & 1],
        "left": 0 if home else row[reach.LEFT],
        "to_go": to_go + chart.to_go[there] - chart.to_go[start[reach.SPACE]],
        "text": " ".join([verb, *_places(chart, blockades, table, row)]),
    }
    if rules["modules"]:
        end["carried"] = list(chart.hexes[there]) if there != space else None
        end["danger"] = moved and bool(rules["danger"][there])
        end["held"] = moved and not home and bool(bars_step(rules, state, there))
    return end


def _carried(rules: Any, state: Any, piece: int, space: int) -> int:
    """Where a piece is after its stop on a space."""
    if rules["drift"][space] == space:  # quicker than to ask
        return space
    other = int(state["at"][mover(state) * 2 + 1 - piece]) if atlas(rules).pieces == 2 else OUTSIDE
    return int(carried_to(rules, state, space, other))


def _places(chart: Any, blockades: list[int], table: list[list[int]], row: list[int]) -> list[str]:
    """The way there, step by step."""
    places: list[str] = []
    while row[reach.BEFORE] >= 0:
        target = row[reach.TARGET]
        opened = target >= ids.DIRECTIONS
        places.append(f"blockade-{blockades[target - ids.DIRECTIONS]}" if opened else chart.names[row[reach.SPACE]])
        row = table[row[reach.BEFORE]]
    return places[::-1]
