"""Made the records and snapshots of the Island here, with its version 2 at commit 9951ad6 and only with that one:

    PYTHONPATH=…:tests/data/version_1 python tests/data/version_2/make_island.py

They are made as those of version 1 were, and never again. The other games had no version 2 then. Actions are texts:
only version 1 stored numbers.
"""

from __future__ import annotations

from pathlib import Path

from make_matches import ISLAND_MOMENTS, Moment, Plan, Wanted, expected, finish, going_on, kept, moments
from writing import write

from manoa import Match

HERE = Path(__file__).parent

RECORDS = [
    Plan("island-greedy", 2, "greedy", chance=0),
    Plan("island-front", 3, "greedy", {"explorer_side": "front", "open_resources": False, "resource_limit": 9}),
    Plan("island-random-sides", 4, "greedy", {"explorer_side": "random", "hardcore": True, "trade": "active"}),
    Plan("island-restart", 2, "greedy", {"closing": "restart", "board_radius": 4, "place_blind": True}, 0.3),
    Plan("island-blind", 3, "greedy", {"place_blind": True, "printing": "later", "house_values": "default"}, 0.3),
    Plan("island-offers", 4, "random", {"round_limit": 3}),
    Plan("island-offers-hidden", 3, "random", {"round_limit": 3, "open_resources": False, "explorer_side": "front"}),
]
FROM_POSITION = Plan("island-from-position", 4, "greedy", {"open_resources": False}, 0.3)

MOMENTS: dict[str, Moment] = {
    **ISLAND_MOMENTS,
    "beginning": lambda now: "start_rolls" in now.position,
    "offer": lambda now: now.view["phase"] == "offer" and now.last.startswith("give "),
    "offer-begun": lambda now: now.view["phase"] == "offer" and now.last.startswith("offer "),
}


def make_records() -> None:
    for plan in [*RECORDS, FROM_POSITION]:
        start = going_on(plan) if plan is FROM_POSITION else plan.game().start(plan.players, plan.seed())
        match = finish(plan, start)
        write(HERE / "records" / f"{plan.name}.json", {"record": match.record(), "expected": expected(match)})


def make_snapshots() -> None:
    search(Plan("island", 3, "greedy", {"resource_limit": 9, "explorer_side": "random"}, 0.5), MOMENTS)
    hidden = {name: MOMENTS[name] for name in ("battle", "answer")}
    search(Plan("island-hidden", 4, "greedy", {"open_resources": False}, 0.5), hidden)


def search(plan: Plan, wanted: dict[str, Moment]) -> None:
    """Play until there was each of these moments."""
    missing = dict(wanted)
    for seed in range(200):
        match = plan.game().start(plan.players, seed)
        keep(plan, match, "", missing)
        for last in moments(plan, match, seed):
            keep(plan, match, last, missing)
            if not missing:
                return
    raise AssertionError(f"{plan.name} never came to {', '.join(missing)}")


def keep(plan: Plan, match: Match, last: str, missing: dict[str, Moment]) -> None:
    """A snapshot of each of the moments that this is, without the numbers of the actions."""
    now = Wanted(match.view(), last, [str(action) for action in match.actions()], match.snapshot()["position"])
    for name in [name for name, fits in missing.items() if not match.over and fits(now)]:
        del missing[name]
        told = kept(match)
        del told["expected"]["ids"]
        write(HERE / "snapshots" / f"{plan.name}-{name}.json", told)


if __name__ == "__main__":
    make_records()
    make_snapshots()
