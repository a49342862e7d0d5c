"""What is to be decided in a written position, and what waits below it (the stack of `tasks`)."""

from __future__ import annotations

import re
from typing import Any

from manoa.games.island.buying import farmhouse_corners, fort_corners, item_of, offering_sides, villagers_at_home
from manoa.games.island.defeat import OWN_CHOICE
from manoa.games.island.explorers import FARMHOUSE_ITEM, FORT_ITEM, ITEMS, OFFERING_ITEM
from manoa.games.island.placing_parts import corner_of, ground_at, listed, place_of, seat, truth
from manoa.games.island.position import STAGES, TASKS, WINDOW
from manoa.games.island.reading import bargain
from manoa.games.island.state import (
    ANSWER,
    DEALS,
    EXPLORE,
    FARMHOUSE,
    FIGHT,
    FORTRESS,
    MOST_OFFERED,
    NOBODY,
    OFFERING,
    PURCHASE,
    RAID,
    RETREAT,
    SETTING,
    SIDE,
    VILLAGER,
)
from manoa.games.island.tiles import NOWHERE, RESOURCES
from manoa.games.island.view import purchase
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown, whole

TASK_OF = {name: task for task, name in TASKS.items() if task != EXPLORE}
STAGE_OF = {name: due for due, name in STAGES.items()}
MORE = {
    PURCHASE: ("item", "at", "asked"),
    FIGHT: ("defenders", "stage", "asked"),
    RETREAT: ("at",),
    SETTING: ("other", "own"),
    ANSWER: ("other", "give", "take"),
}
# Which tasks can lie on which, bottom first.
STACKS = "|side|roll|gather|return|place|answer|purchase( answer)?|(purchase )?fight( answer| set| retreat( set)?)?"
MOST_PENDING = 4


def place_pending(rules: Any, state: Any, given: Any) -> None:
    entries = listed("pending", given, MOST_PENDING)
    names = [_name(entry) for entry in entries]
    expect(bool(re.fullmatch(STACKS, " ".join(names))), f"{shown(names)} are never pending together")
    chosen = NOBODY not in state["explorer"][: rules["players"]].tolist()
    expect(chosen or names == [TASKS[SIDE]], "explorers are null only while their sides are chosen")
    for level, entry in enumerate(entries):
        task = TASK_OF[names[level]]
        positions.fields(entry, dict.fromkeys(("task", "seat", *MORE.get(task, ()))))
        asked = NOBODY if entry["seat"] is None else seat(rules, "the seat asked", entry["seat"])
        expect(asked != NOBODY or task == FIGHT, f"somebody is asked to {names[level]}")
        state["task"][level], state["who"][level] = task, asked
        if task in READ:
            state["due"][level], state["what"][level] = READ[task](rules, state, entry, asked)
        state["depth"] = level + 1


def _name(entry: Any) -> str:
    named = isinstance(entry, dict) and isinstance(entry.get("task"), str) and entry["task"] in TASK_OF
    expect(named, f"a task is one of {', '.join(TASK_OF)}")
    return str(entry["task"])


# `due` and `what` of each task


def _purchase(rules: Any, state: Any, entry: dict[str, Any], asked: int) -> tuple[int, int]:
    """The windows of a purchase come clockwise (I-7.1)."""
    players, turn = int(rules["players"]), int(state["turn"])
    lost = state["at"][turn] == NOWHERE and not state["ending"]
    expect(not lost, "a purchase is void once the buyer's explorer is beaten")
    due = whole("asked", entry["asked"], 1, players - 1)
    expect(asked == (turn + due) % players, f"window {due} of a purchase is that of seat {(turn + due) % players}")
    item = entry["item"]
    expect(isinstance(item, str) and item in ITEMS, f"an item is one of {', '.join(ITEMS[:4])}")
    check: Any = corner_of if ITEMS.index(item) in (FARMHOUSE_ITEM, FORT_ITEM) else place_of
    check(entry["at"])
    named = {"item": item, "at": entry["at"]}
    found = [action for action in range(FARMHOUSE, RAID) if purchase(rules, state, action) == named]
    expect(bool(found), f"{shown(entry['at'])} is no place for a purchase")
    if not state["ending"]:
        check_purchase(rules, state, found[0])
    return due, found[0]


def check_purchase(rules: Any, state: Any, action: int) -> None:
    """What armies cannot change about a place that was legal when it was named."""
    buyer, item = int(state["turn"]), int(item_of(action))
    if item == FARMHOUSE_ITEM:
        good = int(farmhouse_corners(rules, state, buyer)) >> (action - FARMHOUSE) & 1
    elif item == FORT_ITEM:
        good = int(fort_corners(rules, state, buyer, 0)) >> (action - FORTRESS) & 1
    elif item == OFFERING_ITEM:
        good = int(offering_sides(state, buyer)) >> (action - OFFERING) & 1
    else:
        good = villagers_at_home(rules, state, buyer) > 0 and int(state["walkable"]) >> (action - VILLAGER) & 1
    expect(bool(good), f"seat {buyer} could not have named this {ITEMS[item]}")


def _fight(rules: Any, state: Any, entry: dict[str, Any], asked: int) -> tuple[int, int]:
    """The battle window goes from the attacker clockwise (I-7.2)."""
    players = int(rules["players"])
    defenders = [seat(rules, "a defender", given) for given in listed("defenders", entry["defenders"], players - 1)]
    expect(defenders == sorted(set(defenders)), "defenders are listed once each, in ascending order")
    what = sum(1 << defender for defender in defenders)
    stage, stages = entry["stage"], (WINDOW, *STAGE_OF)
    expect(isinstance(stage, str) and stage in stages, f"the stage of a fight is one of {', '.join(stages)}")
    due = whole("asked", entry["asked"], 1, players)
    if stage == WINDOW:
        turn = (int(state["fight_by"][0]) + due - 1) % players
        expect(asked == turn, f"window {due} of the fight is that of seat {turn}")
        return due, what
    expect(due == players, f"before the dice all {players} were asked")
    return STAGE_OF[stage], what


def _retreat(rules: Any, state: Any, entry: dict[str, Any], asked: int) -> tuple[int, int]:
    return 0, ground_at(state, entry["at"])


def _setting(rules: Any, state: Any, entry: dict[str, Any], asked: int) -> tuple[int, int]:
    own = truth("own", entry["own"])
    return OWN_CHOICE if own else 0, seat(rules, "the seat whose explorer is set", entry["other"])


def _answer(rules: Any, state: Any, entry: dict[str, Any], asked: int) -> tuple[int, int]:
    sides = _side("give", entry["give"]), _side("take", entry["take"])
    found = [number for number in range(DEALS) if bargain(rules, number) == sides]
    expect(bool(found), "an offer is some cards of one type against some of another")
    return seat(rules, "the seat that offers", entry["other"]), found[0]


def _side(what: str, given: Any) -> dict[str, int]:
    """What one side of an offer gives: cards of one type, or nothing."""
    expect(isinstance(given, dict) and len(given) <= 1, f"{what} names one type of cards, or none")
    for name in given:
        expect(name in RESOURCES, f"{shown(name)} is no resource")
        whole(f"{name} to {what}", given[name], 1, MOST_OFFERED)
    return dict(given)


READ = {PURCHASE: _purchase, FIGHT: _fight, RETREAT: _retreat, SETTING: _setting, ANSWER: _answer}
