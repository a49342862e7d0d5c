"""What happened, as a seat or a spectator may know it: a key and its parts.

One step can lead to much: dice, fights, the next turn. The step is therefore played again here, one thing at a time,
and `happenings` tells each thing by what it changed.
"""

from __future__ import annotations

from typing import Any

from manoa.games.island import reading
from manoa.games.island.explorers import EXPLORER_NAMES
from manoa.games.island.happenings import happenings
from manoa.games.island.notation import describe
from manoa.games.island.state import (
    ACCEPT,
    BANK,
    DEFENDER,
    END_TURN,
    MOVE,
    OFFER,
    PLACE,
    REFUSE,
    RETURN,
    SPEED,
    State,
)
from manoa.games.island.tiles import BEASTS
from manoa.games.island.turn import act, advance
from manoa.games.island.view import phase, to_act
from manoa.kernel.rulebook import Event

SENTENCES = {
    "explorer": "{seat} plays {explorer}",
    "roll": "{seat} rolls {rolled}",
    "turn": "{seat} begins the turn",
    "speed": "{seat} takes {speed} as speed",
    "gather": "{seat} gathers {cards}",
    "gather_closed": "{seat} gathers cards: {count}",
    "extra": "{seat} gets {cards} besides",
    "return": "{seat} gives back {resource}",
    "return_closed": "{seat} gives back a card",
    "move": "{seat} moves to {where}",
    "discover": "{seat} looks for new land",
    "turn_up": "{seat} turns up {tile}",
    "under": "{seat} puts {tile} under the stack",
    "lay": "{seat} lays {tile} at {where}",
    "restart": "The island is enclosed and laid anew",
    "cave_shrine": "{seat} now holds the cave shrine",
    "cave_shrine_back": "{seat} loses the cave shrine to the cave",
    "name": "{seat} sets out to buy {item} at {where}",
    "buy": "{seat} buys {item} at {where}",
    "void": "{seat} cannot buy {item} any more",
    "march": "{seat} marches with {count} to {where}",
    "raid": "{seat} attacks the farmhouse at {where}",
    "attack": "{seat} attacks {foe} at {place}",
    "unopposed": "{seat} meets nobody at {place}",
    "fight": "{seat} rolls {attack_rolled} with {attack_from}, {foe} {defence_rolled} with {defence_from}",
    "wins": "{seat} beats {foe}",
    "loses": "{seat} loses to {foe}",
    "ties": "{seat} ties with {foe}",
    "home": "{seat} loses villagers: {count}",
    "fort_falls": "{seat} loses the fort at {where}",
    "farmhouse_falls": "{seat} loses the farmhouse at {where}",
    "beast_back": "{seat} leaves {beast} to the cave",
    "treasure": "{seat} takes the treasure: {cards}",
    "defeat": "{seat} is defeated and loses {cards} to {foe}",
    "set": "{seat} sets the explorer of {other} on {where}",
    "back": "{seat} goes back to {where}",
    "army_back": "{seat} leads villagers back to {where}: {count}",
    "pass": "{seat} passes",
    "bank": "{seat} swaps {rate} {give} for {take} at the bank",
    "offer": "{seat} offers {other} {give} for {take}",
    "accept": "{seat} accepts",
    "refuse": "{seat} refuses",
    "end turn": "{seat} ends the turn",
    "turn_over": "{seat} has to end the turn",
    "end": "The game ends in round {round}; shrines: {shrines}",
}
NAMES = {
    **EXPLORER_NAMES,
    **{beast["id"]: f"the {beast['name']}" for beast in BEASTS},
    "cave_entrance": "the cave entrance",
    "cave_shrine": "the cave shrine",
    "cave_exit": "the cave exit",
    "villager": "a villager",
    "farmhouse": "a farmhouse",
    "fort": "a fort",
    "offering": "an offering",
    "shrine": "a shrine",
    "garden": "a garden",
    "cave": "a cave tile",
}
TOLD_BY_CHANGES = (range(SPEED, RETURN), range(PLACE, PLACE + 6), range(DEFENDER, BANK))


def log(rules: Any, before: Any, action: int, after: Any, seat: int | None) -> list[Event]:
    """The events of one step, as `seat` saw them."""
    states = State.many(2)
    states[:] = before
    earlier, now = states[0], states[1]
    events = _step(rules, before, action, seat)
    act(rules, now, action)
    events += happenings(rules, earlier, now, action, seat)
    going_on = True
    while going_on:
        states[0] = states[1]
        going_on = bool(advance(rules, now))
        if going_on:
            events += happenings(rules, earlier, now, None, seat)
    if action == END_TURN:
        events = [event for event in events if event["key"] != "turn_over"]
    if now["ended"]:
        shrines = [len(reading.bits(now["offerings"][owner])) for owner in reading.seats(rules)]
        holder = int(now["cave_shrine"])
        if holder:
            shrines[holder - 1] += 1
        events.append({"key": "end", "seat": None, "round": int(now["round_number"]), "shrines": shrines})
    return events


def _step(rules: Any, before: Any, action: int, seat: int | None) -> list[Event]:
    """The step itself, where what it changes does not tell it."""
    if any(action in told for told in TOLD_BY_CHANGES):
        return [] if phase(before) != "explore" else [{"key": "discover", "seat": to_act(before)}]
    data = describe(rules, before, action)
    event: Event = {"key": data.pop("kind"), "seat": to_act(before)}
    if "seat" in data:
        event["other"] = data.pop("seat")
    event |= data
    where = data.get("to") or data.get("at")
    if where:
        event["where"] = reading.place_text(where) if len(where) == 3 else reading.corner_text(where)
    if event["key"] == "buy":
        event["key"] = "name"
    if action in range(RETURN, MOVE) and rules["closed"] and seat != event["seat"]:
        del event["resource"]
        event["key"] = "return_closed"
    if action in range(MOVE, PLACE):
        event["from"] = reading.place(before, int(before["at"][event["seat"]]))
    if action in range(BANK, OFFER):
        event["rate"] = int(rules["bank_rate"][int(before["explorer"][event["seat"]])])
    if action in (ACCEPT, REFUSE):
        give, take = reading.bargain(rules, reading.top(before, "what"))
        event |= {"other": reading.top(before, "due"), "give": give, "take": take}
    return [event]
