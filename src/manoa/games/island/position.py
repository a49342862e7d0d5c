"""A position as JSON that people can edit: all of a state, hidden things included. `placing` reads it back."""

from __future__ import annotations

from typing import Any

from manoa.games.island import reading
from manoa.games.island.defeat import OWN_CHOICE
from manoa.games.island.explorers import VILLAGERS
from manoa.games.island.state import (
    AFTERWARDS,
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    ANSWER,
    DICE_STAGE,
    FIGHT,
    NOBODY,
    PURCHASE,
    RETREAT,
    SETTING,
)
from manoa.games.island.tiles import EXIT, MAPS, NOWHERE, TILE_IDS
from manoa.games.island.view import PHASES, purchase
from manoa.kernel import positions

# Tasks are called what the view calls the phases in which somebody decides; a fight has several of those.
TASKS = {**PHASES, FIGHT: "fight"}
WINDOW, DICE, AFTER = "window", "dice", "after"
STAGES = {DICE_STAGE: DICE, AFTERWARDS: AFTER}
PLAYERS, BEAST = "players", "beast"


def position(rules: Any, state: Any) -> dict[str, Any]:
    """Stacks begin with the tile that is turned up next, the decisions pending end with the one that is asked for."""
    players, holder = reading.seats(rules), int(state["cave_shrine"])
    return {
        "turn": int(state["turn"]),
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "ended": bool(state["ended"]),
        "ending": bool(state["ending"]),
        "colours": [reading.colour(state, seat) for seat in players],
        "explorers": [reading.explorer(state, seat) for seat in players],
        **_maps(state),
        "at": [reading.place(state, int(state["at"][seat])) for seat in players],
        "came": [reading.place(state, int(state["came"][seat])) for seat in players],
        "villagers": [_villagers(state, seat) for seat in players],
        "farmhouses": [reading.farmhouses(state, seat) for seat in players],
        "forts": [reading.fort(state, seat) for seat in players],
        "offerings": [reading.offerings(state, seat) for seat in players],
        "cave_shrine": holder - 1 if holder else None,
        "resources": [reading.cards(state["held"][seat]) for seat in players],
        "known": [reading.cards(state["known"][seat]) for seat in players],
        "treasure": reading.cards(state["treasure"]),
        "dice": state["die"].tolist() if state["die"][0] else None,
        "speed": int(state["speed"]),
        "gather": int(state["gather"]),
        "free_marches": int(state["free_marches"]),
        "offers": state["offers"][: len(players)].tolist(),
        "pending": [_pending(rules, state, level) for level in range(state["depth"])],
        "fights": [_fight(state, number) for number in range(state["fights"])],
        "chance": positions.chance(state),
    }


def _maps(state: Any) -> dict[str, Any]:
    kinds, turned = state["tile"].tolist(), int(state["turned"])
    laid = [*range(state["island_size"]), *range(EXIT, EXIT + int(state["cave_size"]))]
    return {
        "tiles": [{"at": reading.place(state, tile), "tile": TILE_IDS[kinds[tile]]} for tile in laid],
        "opened": bool(state["opened"]),
        "stacks": {board: _stack(state, board) for board in MAPS},
        "under": int(state["under"]),
        "mixed": bool(state["mixed"]),
        "turned": TILE_IDS[turned - 1] if turned else None,
    }


def _stack(state: Any, board: str) -> list[str]:
    kinds = state[f"{board}_stack"][: state[f"{board}_left"]].tolist()
    return [TILE_IDS[kind] for kind in kinds[::-1]]


def _villagers(state: Any, seat: int) -> list[dict[str, Any]]:
    at, came = state["villager_at"][seat].tolist(), state["villager_came"][seat].tolist()
    return [
        {"at": reading.place(state, at[number]), "came": reading.place(state, came[number])}
        for number in range(VILLAGERS)
        if at[number] != NOWHERE
    ]


def _pending(rules: Any, state: Any, level: int) -> dict[str, Any]:
    """A decision, or what waits for one above it."""
    task, who = int(state["task"][level]), int(state["who"][level])
    due, what = int(state["due"][level]), int(state["what"][level])
    told: dict[str, Any] = {"task": TASKS[task], "seat": None if who == NOBODY else who}
    if task == PURCHASE:
        told |= {**purchase(rules, state, what), "asked": due}
    elif task == FIGHT:
        asked = int(rules["players"]) if due in STAGES else due
        told |= {"defenders": reading.bits(what), "stage": STAGES.get(due, WINDOW), "asked": asked}
    elif task == RETREAT:
        told |= {"at": reading.place(state, what)}
    elif task == SETTING:
        told |= {"other": what, "own": due == OWN_CHOICE}
    elif task == ANSWER:
        give, take = reading.bargain(rules, what)
        told |= {"other": due, "give": give, "take": take}
    return told


def _fight(state: Any, number: int) -> dict[str, Any]:
    against = int(state["fight_against"][number])
    words = {AGAINST_PLAYERS: PLAYERS, AGAINST_BEAST: BEAST}
    return {
        "attacker": int(state["fight_by"][number]),
        "at": reading.place(state, int(state["fight_at"][number])),
        "against": words.get(against) or reading.corner(int(state["corner"][against - AGAINST_FARMHOUSE])),
    }
