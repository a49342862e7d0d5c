"""One thing that happened, told by what it changed between two states."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.games.island import reading
from manoa.games.island.explorers import FACES, FORT, HOUSES
from manoa.games.island.gathering import accessible, only_mix
from manoa.games.island.notation import describe
from manoa.games.island.pieces import explorer_strength, present, villagers_on
from manoa.games.island.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    BANK,
    DEFENDER,
    DICE_STAGE,
    FIGHT,
    GATHER,
    GATHERING,
    PURCHASE,
    RETREAT,
    ROLL,
    SETTING,
    State,
)
from manoa.games.island.tiles import EXIT, FOOD, NOWHERE, TILE_IDS
from manoa.games.island.view import defending, purchase
from manoa.kernel import chance
from manoa.kernel.rulebook import Event


def happenings(rules: Any, before: Any, now: Any, action: int | None, seat: int | None) -> list[Event]:
    """What one thing changed, as `seat` saw it; `action` if a player did it, None if it followed by itself."""
    task, following = _task(before), _task(now)
    events: list[Event] = []
    if task == FIGHT:
        events += _dice(rules, before, now, action)
    elif now["fights"] < before["fights"]:
        events += _nobody(before)
    if task == ROLL and following == GATHERING:
        events.append(_chosen_speed(now))
    if task == GATHERING and following != GATHERING:
        events += _gathered(rules, before, now, action, seat)
    if task == PURCHASE and now["depth"] < before["depth"]:
        events.append(_bought(rules, before, now))
    events += _tiles(before, now)
    if now["island_size"] >= before["island_size"]:
        events += _losses(before, now, task)
        if task in (FIGHT, RETREAT, SETTING) and (action is None or DEFENDER <= action < BANK):
            events += _returned(before, now)
    events += _cave_shrine(before, now)
    if following == FIGHT and now["depth"] > before["depth"] and now["fight_against"][0] < AGAINST_FARMHOUSE:
        events.append(_attack(rules, now))
    if now["turn"] != before["turn"]:
        events.append({"key": "turn_over", "seat": int(before["turn"])})
    if following == ROLL and (task != ROLL or now["turn"] != before["turn"]):
        events.append(_rolled(now))
    return events


def _task(state: Any) -> int:
    return reading.top(state, "task") if state["depth"] else 0


# Turns


def _rolled(now: Any) -> Event:
    seat, dice = int(now["turn"]), now["die"].tolist()
    if not dice[0]:
        return {"key": "turn", "seat": seat}
    return {"key": "roll", "seat": seat, "dice": dice, "rolled": f"{dice[0]} and {dice[1]}"}


def _chosen_speed(now: Any) -> Event:
    return {"key": "speed", "seat": int(now["turn"]), "speed": int(now["speed"]), "gather": int(now["gather"])}


def _gathered(rules: Any, before: Any, now: Any, action: int | None, seat: int | None) -> list[Event]:
    """The mix, which others see only if resources are open or a single type was accessible; then Tizoc's food."""
    owner = int(before["turn"])
    mix = describe(rules, before, GATHER + int(only_mix(rules, before, owner)) if action is None else action)["cards"]
    gained = now["held"][owner].astype(int) - before["held"][owner]
    several = int(accessible(rules, before, owner)).bit_count() > 1
    public = not rules["closed"] or seat == owner or not several
    events: list[Event] = [{"key": "gather", "seat": owner, "cards": mix}]
    if not public:
        events = [{"key": "gather_closed", "seat": owner, "count": sum(mix.values())}]
    extra = int(gained[FOOD]) - mix.get("food", 0)
    if extra:
        events.append({"key": "extra", "seat": owner, "cards": {"food": extra}})
    return events


def _bought(rules: Any, before: Any, now: Any) -> Event:
    seat = int(before["turn"])
    what = purchase(rules, before, reading.top(before, "what"))
    made = any((now[field] != before[field]).any() for field in ("corner", "offerings", "villager_at"))
    if not made:
        return {"key": "void", "seat": seat, "item": what["item"]}
    where = what["at"]
    text = reading.place_text(where) if len(where) == 3 else reading.corner_text(where)
    return {"key": "buy", "seat": seat, **what, "where": text}


# Tiles


def _tiles(before: Any, now: Any) -> list[Event]:
    seat = int(before["turn"])
    if not before["turned"] and now["turned"]:
        return [{"key": "turn_up", "seat": seat, "tile": TILE_IDS[int(now["turned"]) - 1]}]
    if now["island_size"] < before["island_size"]:
        return [{"key": "restart", "seat": None, "tile": TILE_IDS[int(now["tile"][0])]}]
    if now["cave_size"] < before["cave_size"]:
        last = EXIT + int(now["cave_size"])
        return [{"key": "beast_back", "seat": seat, "beast": TILE_IDS[int(before["tile"][last])]}]
    if not before["turned"] or now["turned"]:
        return []
    tile = TILE_IDS[int(before["turned"]) - 1]
    for board, first in (("island", 0), ("cave", EXIT)):
        if now[f"{board}_size"] > before[f"{board}_size"]:
            where = reading.place(now, first + int(before[f"{board}_size"])) or []
            return [{"key": "lay", "seat": seat, "tile": tile, "at": where, "where": reading.place_text(where)}]
    return [{"key": "under", "seat": seat, "tile": tile}] if now["under"] > before["under"] else []


def _cave_shrine(before: Any, now: Any) -> list[Event]:
    old, new = int(before["cave_shrine"]), int(now["cave_shrine"])
    if old == new:
        return []
    return [{"key": "cave_shrine", "seat": new - 1} if new else {"key": "cave_shrine_back", "seat": old - 1}]


# Fights


def _foe(rules: Any, state: Any) -> Any:
    """Whom the first fight is against: seats, a beast, or a farmhouse."""
    against, tile = int(state["fight_against"][0]), int(state["fight_at"][0])
    if against == AGAINST_BEAST:
        return TILE_IDS[int(state["tile"][tile])]
    if against >= AGAINST_FARMHOUSE:
        return "farmhouse"
    return reading.bits(defending(rules, state, 0))


def _at(state: Any) -> dict[str, Any]:
    """Where the first fight is."""
    where = reading.place(state, int(state["fight_at"][0])) or []
    return {"seat": int(state["fight_by"][0]), "at": where, "place": reading.place_text(where)}


def _attack(rules: Any, now: Any) -> Event:
    return {"key": "attack", **_at(now), "foe": _foe(rules, now)}


def _nobody(before: Any) -> list[Event]:
    """The next fight of the queue was none."""
    if not present(before, int(before["fight_by"][0]), int(before["fight_at"][0])):
        return []
    return [{"key": "unopposed", **_at(before)}]


def _dice(rules: Any, before: Any, now: Any, action: int | None) -> list[Event]:
    """A fight's dice, rolled once more from the same chance, and who won."""
    if reading.top(before, "due") != DICE_STAGE:
        return []
    if now["revealed"] == before["revealed"]:
        return [{"key": "unopposed", **_at(before)}]
    about = _at(before)
    foe = _foe(rules, before)
    if isinstance(foe, list):
        foe = foe[0] if action is None else action - DEFENDER
    own, theirs = _sides(rules, before, about["seat"], foe)
    again = State.many(1)
    again[0] = before
    attack, held = _throw(again[0], sum(own.values())), _throw(again[0], sum(theirs.values()))
    count = max if rules["highest"] else sum
    totals = count(attack), count(held)
    outcome = "wins" if totals[0] > totals[1] else "loses" if totals[0] < totals[1] else "ties"
    against = int(before["fight_against"][0]) - AGAINST_FARMHOUSE
    rolled = {
        "key": "fight",
        **about,
        "foe": foe,
        "against": foe if isinstance(foe, int) else None,
        "beast": foe if isinstance(foe, str) and foe != "farmhouse" else None,
        "farmhouse": foe == "farmhouse",
        "owner": against // HOUSES if foe == "farmhouse" else None,
        "attack": attack,
        "defence": held,
        "attack_total": totals[0],
        "defence_total": totals[1],
        "attack_rolled": _rolled_text(rules, attack),
        "defence_rolled": _rolled_text(rules, held),
        "attack_from": _strength_text(own),
        "defence_from": _strength_text(theirs),
    }
    return [rolled, {"key": outcome, **about, "foe": foe}]


def _sides(rules: Any, state: Any, seat: int, foe: Any) -> tuple[dict[str, int], dict[str, int]]:
    """What the strength of attacker and defender comes from (I-8.6)."""
    tile = int(state["fight_at"][0])
    own = _strength(rules, state, seat, tile)
    if foe == "farmhouse":
        return own, {"farmhouse": int(rules["farmhouse_strength"])}
    if isinstance(foe, str):
        return own, {foe: int(rules["beast_strength"][int(state["tile"][tile])])}
    fort = int(state["touched"][foe * HOUSES + FORT]) >> tile & 1
    theirs = _strength(rules, state, foe, tile)
    if theirs["explorer"]:
        theirs["explorer"] += int(rules["guard_strength"][int(state["explorer"][foe])])
    return own, {**theirs, "fort": fort * int(rules["fort_strength"])}


def _strength(rules: Any, state: Any, seat: int, tile: int) -> dict[str, int]:
    explorer = int(explorer_strength(rules, state, seat)) if state["at"][seat] == tile else 0
    return {"explorer": explorer, "villagers": int(villagers_on(state, seat, tile) * rules["villager_strength"])}


def _strength_text(parts: dict[str, int]) -> str:
    return " + ".join(f"{name} {number}" for name, number in parts.items() if number)


def _rolled_text(rules: Any, dice: list[int]) -> str:
    """`9 (4+5)`, or `best 6 (2, 6)`."""
    if rules["highest"]:
        return f"best {max(dice)} ({', '.join(map(str, dice))})"
    return f"{sum(dice)} ({'+'.join(map(str, dice))})" if len(dice) > 1 else str(dice[0])


def _throw(state: Any, dice: int) -> list[int]:
    return [1 + int(chance.below(state, FACES)) for _ in range(dice)]


def _losses(before: Any, now: Any, task: int) -> list[Event]:
    """Villagers gone home, buildings fallen, explorers defeated, treasure taken."""
    events: list[Event] = []
    gone = (now["villager_at"] == NOWHERE).sum(1) - (before["villager_at"] == NOWHERE).sum(1)
    defeated = (before["at"] != NOWHERE) & (now["at"] == NOWHERE) & (task == FIGHT)
    for seat in (defeated | (gone > 0)).nonzero()[0].tolist():
        if gone[seat] > 0:
            events.append({"key": "home", "seat": seat, "count": int(gone[seat])})
        if defeated[seat]:
            events.append(_defeat(before, now, seat))
    events += _fallen(before, now)
    if (now["treasure"] < before["treasure"]).any():
        taken = reading.some_cards(before["treasure"])
        events.append({"key": "treasure", "seat": int(before["fight_by"][0]), "cards": taken})
    return events


def _fallen(before: Any, now: Any) -> list[Event]:
    """Buildings that stand no more."""
    events: list[Event] = []
    left = now["corner"].tolist()
    for building, code in enumerate(before["corner"].tolist()):
        owner = building // HOUSES
        if code and code not in left[owner * HOUSES : (owner + 1) * HOUSES]:
            where = reading.corner(code)
            key = "fort_falls" if building % HOUSES == FORT else "farmhouse_falls"
            events.append({"key": key, "seat": owner, "at": where, "where": reading.corner_text(where)})
    return events


def _defeat(before: Any, now: Any, seat: int) -> Event:
    lost = before["held"][seat].astype(int) - now["held"][seat]
    against, attacker = int(before["fight_against"][0]), int(before["fight_by"][0])
    foe: Any = reading.top(now, "who") if now["depth"] else attacker
    if seat == attacker and against == AGAINST_BEAST:
        foe = TILE_IDS[int(before["tile"][int(before["fight_at"][0])])]
    return {"key": "defeat", "seat": seat, "foe": foe, "cards": reading.some_cards(lost)}


def _returned(before: Any, now: Any) -> list[Event]:
    """Explorers set, and pieces that went back after a tie."""
    events: list[Event] = []
    for seat, (old, new) in enumerate(zip(before["at"].tolist(), now["at"].tolist(), strict=True)):
        if old == new or new == NOWHERE:
            continue
        where = reading.place(now, new) or []
        parts = {"at": where, "where": reading.place_text(where)}
        if old == NOWHERE:
            events.append({"key": "set", "seat": reading.top(before, "who"), "other": seat, **parts})
        else:
            events.append({"key": "back", "seat": seat, **parts})
    for seat in range(len(before["at"])):
        came = Counter(now["villager_at"][seat].tolist()) - Counter(before["villager_at"][seat].tolist())
        for tile, number in came.items():
            if tile != NOWHERE:
                where = reading.place(now, tile) or []
                parts = {"at": where, "where": reading.place_text(where)}
                events.append({"key": "army_back", "seat": seat, "count": number, **parts})
    return events
