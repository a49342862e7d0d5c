"""What follows from a view of the Island alone: who occupies which tile, where tiles may lie, what a fight does.

This does without the slow match too: it needs no past.
"""

from __future__ import annotations

from typing import Any

from island.slow_map import BARREN, EXIT, Corner, Data, Place, distance, effect, neighbours, never_filled, places_at


def place_of(written: list[int]) -> Place:
    world, q, r = written
    return str(world), q, r


def corner_of(written: list[int]) -> Corner:
    world, name, q, r = written
    return str(world), str(name), q, r


def map_of(view: Data) -> dict[Place, str]:
    return {place_of(one["at"]): one["tile"] for one in view["tiles"]}


def villagers_on(view: Data, seat: int, place: Place) -> int:
    return sum(army["count"] for army in view["villagers"][seat] if place_of(army["at"]) == place)


def has_explorer(view: Data, seat: int, place: Place) -> bool:
    at = view["at"][seat]
    return at is not None and place_of(at) == place


def has_fort(view: Data, seat: int, place: Place) -> bool:
    fort = view["forts"][seat]
    return fort is not None and place in places_at(corner_of(fort))


def occupiers(view: Data, place: Place) -> set[int]:
    """I-1.6."""
    return {
        seat
        for seat in range(len(view["at"]))
        if villagers_on(view, seat, place) or has_explorer(view, seat, place) or has_fort(view, seat, place)
    }


def foes(view: Data, seat: int, place: Place) -> set[int]:
    return occupiers(view, place) - {seat}


def shared(view: Data) -> set[Place]:
    """Tiles with pieces of several players. Forts alone may meet on a tile laid later (I-1.5)."""
    stood = [{place_of(at)} if at else set() for at in view["at"]]
    for seat, armies in enumerate(view["villagers"]):
        stood[seat] |= {place_of(army["at"]) for army in armies}
    tiles = {place for places in stood for place in places}
    return {place for place in tiles if sum(place in places for places in stood) > 1}


# Laying tiles


def is_inside(options: Data, place: Place) -> bool:
    """I-2.7."""
    radius: int = options["board_radius"]
    return radius == 0 or distance(place) <= radius


def open_places(view: Data, options: Data, seat: int) -> set[Place]:
    """I-5.3, I-10.3."""
    tiles = map_of(view)
    here = place_of(view["at"][seat])
    many = sum(place[0] == here[0] for place in tiles)
    found = set()
    for place in neighbours(here):
        touching = [near for near in neighbours(place) if near in tiles]
        guarded = [one for one in range(len(view["at"])) if one != seat and has_fort(view, one, place)]
        if place in tiles or place in never_filled() or not is_inside(options, place):
            continue
        if (len(touching) >= 2 or many == 1) and not (guarded and view["round"] == 1):
            found.add(place)
    return found


def discoverable(view: Data, options: Data) -> set[Place]:
    """I-5.2, I-5.6: the places for a tile that is not turned up yet, if there is speed for it."""
    seat = view["player"]
    if not view["speed"] or not view["stacks"][view["at"][seat][0]]:
        return set()
    return open_places(view, options, seat)


def places_for(view: Data, options: Data, seat: int, tile: str) -> set[Place]:
    """I-5.3, I-5.5: where the tile turned up may lie."""
    places = open_places(view, options, seat)
    if options["closing"] != "forbid" or tile not in BARREN or not set(view["left"]["island"]) - set(BARREN):
        return places
    return {place for place in places if not is_closed(options, {**map_of(view), place: tile})}


def is_closed(options: Data, tiles: dict[Place, str]) -> bool:
    """I-5.5: no walkable tile has an empty place beside it."""
    for place, tile in tiles.items():
        if place[0] == "island" and tile not in BARREN:
            for near in neighbours(place):
                if near not in tiles and is_inside(options, near):
                    return False
    return True


# Fights


def attack_strength(view: Data, options: Data, seat: int, place: Place) -> int:
    """I-8.6."""
    explorer = has_explorer(view, seat, place) * explorer_strength(view, options, seat)
    return villagers_on(view, seat, place) + explorer


def defence_strength(view: Data, options: Data, seat: int, place: Place) -> int:
    guard = has_explorer(view, seat, place) * bonus(view, options, seat, "explorer_defence_bonus")
    return attack_strength(view, options, seat, place) + guard + 4 * has_fort(view, seat, place)


def explorer_strength(view: Data, options: Data, seat: int) -> int:
    shrines = len(view["offerings"][seat]) + 2 * bool(view["cave_shrine"] == seat)
    return 1 + shrines + bonus(view, options, seat, "explorer_strength_bonus")


def bonus(view: Data, options: Data, seat: int, op: str) -> int:
    """I-1.9: what an explorer adds to its dice."""
    return int(effect(view["explorers"][seat], op, options["house_values"]).get("amount", 0))


def outcome(event: Data, options: Data) -> int:
    """I-8.7: 1 if the attack wins, 0 for a tie, -1 if it loses."""
    if options["battle_result"] == "highest":
        attack, defence = max(event["attack"]), max(event["defence"])
    else:
        attack, defence = sum(event["attack"]), sum(event["defence"])
    return int(attack > defence) - int(attack < defence)


def foe_of(event: Data, before: Data) -> Any:
    """Who gains if the attack loses; nobody from a beast."""
    return before["fights"][0]["farmhouse"]["seat"] if event["farmhouse"] else event["against"]


def check_outcome(event: Data, options: Data, before: Data, after: Data) -> None:
    """I-8.8, I-8.9, I-10.6 after a step with this one fight, which was about to be fought before it."""
    seat, foe, at = event["seat"], foe_of(event, before), place_of(event["at"])
    army, result = villagers_on(before, seat, at), outcome(event, options)
    own = len(event["attack"]), len(event["defence"])
    assert own[0] == attack_strength(before, options, seat, at)
    if result > 0:
        assert villagers_on(after, seat, at) == army
        check_won(event, before, after)
    elif result < 0:
        assert villagers_on(after, seat, at) == 0
        assert after["homes"][seat] == before["homes"][seat] + army
        check_lost(event, options, before, after)
    else:
        assert (
            sum(one["count"] for one in after["villagers"][seat]) + after["homes"][seat]
            == sum(one["count"] for one in before["villagers"][seat]) + (before["homes"][seat])
        )
        assert before["turn"] != seat or after["turn"] != seat or after["fights"] or after["phase"] == "over"
    if event["beast"] is None and not event["farmhouse"]:
        assert own[1] == defence_strength(before, options, foe, at)
    if event["beast"] and result <= 0 and after["phase"] not in ("retreat", "set"):
        assert at not in map_of(after)


def check_won(event: Data, before: Data, after: Data) -> None:
    foe, at = foe_of(event, before), place_of(event["at"])
    if event["beast"]:
        assert map_of(after)[at] == "cave"
    elif event["farmhouse"]:
        gone = [corner for corner in before["farmhouses"][foe] if corner not in after["farmhouses"][foe]]
        assert len(gone) == 1
        assert at in places_at(corner_of(gone[0]))
    else:
        assert not villagers_on(after, foe, at)
        assert not has_fort(after, foe, at)
        assert after["homes"][foe] == before["homes"][foe] + villagers_on(before, foe, at)
        if has_explorer(before, foe, at):
            check_paid(foe, event["seat"], before, after)


def check_lost(event: Data, options: Data, before: Data, after: Data) -> None:
    seat, foe, at = event["seat"], foe_of(event, before), place_of(event["at"])
    if foe is not None:
        assert after["forts"][foe] == before["forts"][foe]
        assert after["farmhouses"][foe] == before["farmhouses"][foe]
        if has_explorer(before, seat, at):
            check_paid(seat, foe, before, after)
    elif options["defeat_loss"] == "all":
        assert after["cards"][seat] == 0
        assert after["cave_shrine"] != seat


def check_paid(loser: int, winner: int, before: Data, after: Data) -> None:
    """I-9.3, and that the explorer is on the island, or not set yet."""
    assert after["cave_shrine"] == (winner if before["cave_shrine"] == loser else before["cave_shrine"])
    assert after["at"][loser] is None or after["at"][loser][0] == "island"
    if after["turn"] == before["turn"]:
        both = before["cards"][loser] + before["cards"][winner]
        assert after["cards"][loser] + after["cards"][winner] == both


# Walking


def leads_into_a_fight(view: Data, seat: int, action: Data) -> bool:
    """Whether a move or march enters a tile of opponents."""
    return action["kind"] in ("move", "march") and bool(foes(view, seat, place_of(action["to"])))


def leads_into_the_cave(action: Data) -> bool:
    return action["kind"] in ("move", "march") and place_of(action["to"]) == EXIT
