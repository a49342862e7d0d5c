"""Modules once more, slowly: what lies on the route, swamps and fog (M-1, M-7)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

from quest.slow_board import BESIDE, SYMBOLS, Place, Route, Space, data, laid
from quest.slow_hexes import Hexed
from quest.slow_table import Data, View

FOGGY = ("jungle", "river", "village", "rubble", "camp")  # M-7.1


def marks_of(route: str | Data, module: str) -> list[Any]:
    """Where a module's markers lie: on a printed route as listed, on another as its maker set them."""
    if isinstance(route, str):
        found: list[Any] = data("modules")[module]["placements"][route]
    else:
        found = route["modules"][module]
    return found


def swamped(route: Route, placements: list[Data]) -> None:
    """M-1.1. A swamp over terrain stays part of that tile; M-1.3: no blockade lies beside it."""
    tiles = {tile["id"]: tile["hexes"] for tile in data("modules")["swamp"]["tiles"]}
    for one in placements:
        for place, space in laid(tiles[one["swamp"]], one):
            route.spaces[place] = space
            route.tiles.setdefault(place, one["swamp"])
            for joint, pairs in route.joints.items():
                route.joints[joint] = {pair for pair in pairs if place not in pair}


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in BESIDE]


class Ground(Hexed):
    """A match with modules: what the spaces are."""

    def __init__(self, options: Data, views: list[View]) -> None:
        super().__init__(options, views)
        self.modules: list[str] = options["modules"]
        route = self.route
        self.route = dataclasses.replace(
            route, spaces=dict(route.spaces), joints=dict(route.joints), tiles=dict(route.tiles)
        )
        if "swamp" in self.modules:
            swamped(self.route, marks_of(options["route"], "swamp"))
        self.fog: dict[Place, Space | None] = dict.fromkeys(self.covered())  # None: face down
        self.fog_unseen = Counter(
            {(token["terrain"], token["power"]): token["count"] for token in data("modules")["fog"]["tokens"]}
        )
        self.turn_up_as_shown(views[0])
        near = {other for places in self.pieces for place in places if place for other in (place, *beside(place))}
        assert all((token is not None) == (place in near) for place, token in self.fog.items())

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        self.turn_up_as_shown(views[0])

    def marks(self, module: str) -> list[Any]:
        """The markers of a module that is in play."""
        return marks_of(self.options["route"], module) if module in self.modules else []

    # Swamps (M-1)

    def first_steps(self, symbol: str | None, power: int) -> Iterator[Data]:
        yield from super().first_steps(symbol, power)
        for piece, place in enumerate(self.pieces[self.seat]):
            if place is not None and symbol is not None:
                yield from ({"piece": piece, "to": list(other)} for other in self.swamps(piece, place, power))

    def swamps(self, piece: int, place: Place, power: int) -> list[Place]:
        """M-1.2: those that a card or token of this whole power leads into."""
        near = self.board(piece).steps(place)
        return [other for other in near if self.route.spaces[other] == Space("swamp", power, "")]

    def runs(self) -> Iterator[Data]:
        return self.first_of_equals(super().runs())

    def imitated_moves(self, card: str) -> Iterator[Data]:
        return self.first_of_equals(super().imitated_moves(card))

    def first_of_equals(self, played: Iterator[Data]) -> Iterator[Data]:
        """M-1.2: a swamp takes any symbol, so what leads into swamps alone is played for the first it has."""
        seen, order = set[tuple[Any, ...]](), ["", *SYMBOLS.values()]
        for run in sorted(played, key=lambda run: order.index(run.get("symbol", ""))):
            source = tuple(run.get(part) for part in ("card", "token", "once", "stored"))
            if source not in seen or run["kind"] != "run" or self.leads_elsewhere(run):
                yield run
            seen.add(source)

    def leads_elsewhere(self, run: Data) -> bool:
        steps = self.first_steps(run["symbol"], self.power_of(run))
        return any("to" not in step or self.route.spaces[tuple(step["to"])].terrain != "swamp" for step in steps)

    def goings(self, run: Data) -> list[Data]:
        """P-4: the second run of Twins has the whole power too."""
        found = super().goings(run)
        place = None if run["piece"] is None else self.pieces[self.seat][run["piece"]]
        if place is not None and run["symbol"] is not None and run["power"] == run["whole"] and not run["moved"]:
            part = {"kind": "go", "symbol": run["symbol"], "piece": run["piece"]}
            found += [{**part, "to": list(other)} for other in self.swamps(run["piece"], place, run["power"])]
        return found

    # Fog (M-7)

    def covered(self) -> Iterator[Place]:
        """M-7.1."""
        marked = {tuple(place) for module in ("danger", "dragons", "treasures") for place in self.marks(module)}
        marked |= {(arrow["q"], arrow["r"]) for arrow in self.marks("current")}
        plan = self.options["route"]
        plan = data("routes")["routes"][plan] if isinstance(plan, str) else plan
        centres = {piece["piece"]: (piece["q"], piece["r"]) for piece in plan["pieces"]}
        for tile in self.marks("fog"):
            for place in (centres[tile], *beside(centres[tile])):
                if self.route.spaces[place].terrain in FOGGY and place not in marked:
                    yield place

    def turn_up_as_shown(self, view: View) -> None:
        for token in view["modules"].get("fog", []):
            place = (token["at"][0], token["at"][1])
            if token["terrain"] is not None and self.fog[place] is None:
                self.turn_up(place, token["terrain"], token["power"])

    def turn_up(self, place: Place, terrain: str, power: int) -> None:
        assert self.fog_unseen[terrain, power] > 0
        self.fog_unseen[terrain, power] -= 1
        self.fog[place] = self.route.spaces[place] = Space(terrain, power, SYMBOLS.get(terrain, ""))

    def put(self, seat: int, piece: int, place: Place) -> None:
        """M-7.2: also while passing."""
        super().put(seat, piece, place)
        for other in (place, *beside(place)):
            if other in self.fog and self.fog[other] is None:
                told = self.told("lift_fog", to=list(other))
                self.turn_up(other, told["terrain"], told["power"])

    # What is seen

    def view(self, seat: int) -> View:
        seen = super().view(seat)
        seen["modules"] = {"names": self.modules, **self.shown_modules()}
        if seat == self.player:
            seen["module_choices"] = self.module_choices()
        return seen

    def module_choices(self) -> Data:
        return {"storable": [], "tamable": [], "flights": [], "leaving": []}

    def shown_modules(self) -> Data:
        if "fog" not in self.modules:
            return {}
        return {"fog": [shown_token(place, token) for place, token in self.fog.items()], "fog_left": self.fog_left()}

    def fog_left(self) -> int:
        return self.fog_unseen.total()


def shown_token(place: Place, token: Space | None) -> Data:
    return {
        "at": list(place),
        "terrain": token.terrain if token else None,
        "power": token.power if token else None,
    }
