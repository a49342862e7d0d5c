"""What happened, as a seat or a spectator may know it: a key and its parts."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import cards, tokens
from manoa.games.quest.notation import describe, parts, there
from manoa.games.quest.reading import counted, hex_of, name_of, piece_space, steps_left
from manoa.games.quest.state import CHOOSE, COINS, DONE, END_TURN, MOVE, OUTSIDE, PAY_CAMP, PLAY, STOP, USE
from manoa.kernel.rulebook import Event

SENTENCES = {
    "run": "{seat} plays {with} to {space}",
    "go": "{seat} goes on to {space}",
    "free": "{seat} plays {with} and steps to {space}",
    "remove_blockade": "{seat} removes blockade {blockade} with {with}",
    "clear_blockade": "{seat} removes blockade {blockade}",
    "enter": "{seat} heads for {space}",
    "clear": "{seat} sets about blockade {blockade}",
    "reach": "{seat} steps to {space}",
    "pay": "{seat} pays with {with}",
    "pay_camp": "{seat} pays with {with}, which leaves the game",
    "buy": "{seat} sets out to buy {card}",
    "bought": "{seat} buys {card}",
    "play": "{seat} plays {with}",
    "take": "{seat} takes {card} from the market",
    "remove": "{seat} removes {card} from the game",
    "lay": "{seat} lays {card} down",
    "discard": "{seat} discards {card}",
    "draw": "{seat} draws {count}",
    "draw_cards": "{seat} draws {cards}",
    "reshuffle": "{seat} shuffles the discard pile",
    "explore": "{seat} finds a {token} in a cave",
    "gold": "{seat} brings a piece to El Dorado",
    "arrive": "{seat} has arrived in El Dorado",
    "end turn": "{seat} ends the turn",
    "stop": "{seat} stops",
    "done": "{seat} is done",
    "end": "The game ends in round {round}; steps to go: {to_go}",
}
NAMES = {card["id"]: card["name"]["en"] for card in cards.ALL} | {
    token["id"]: f"{token['name']['en']} token" for token in tokens.ALL
}


def log(rules: Any, before: Any, action: int, after: Any, seat: int | None) -> list[Event]:
    """The events of one step, as `seat` saw them (Q-11)."""
    actor = int(before["turn"])
    events = [_step(rules, before, action, actor)]
    events += _reached(rules, before, action, after, actor)
    events += _found(before, after, actor)
    events += _drawn(before, action, after, actor, seat)
    if after["arrivals"] > before["arrivals"]:
        events.append({"key": "arrive", "seat": actor})
    if after["ended"]:
        events.append(
            {"key": "end", "seat": None, "round": int(after["round_number"]), "to_go": steps_left(rules, after)}
        )
    return events


def _step(rules: Any, before: Any, action: int, actor: int) -> Event:
    """The step itself. Of a movement it says from where to where; a blockade removed shows as such."""
    data = describe(rules, before, action)
    event: Event = {"key": data.pop("kind"), "seat": actor, **data}
    if "card" in data or "token" in data:
        event["with"] = data.get("card", data.get("token"))
    if event["key"] == "pay" and before["task"][before["depth"] - 1] == PAY_CAMP:
        event["key"] = "pay_camp"
    if action >= MOVE:
        piece, target, source = parts(action)
        event["from"] = hex_of(rules, piece_space(rules, before, piece))
        if target < 6:
            event["space"] = name_of(rules, there(rules, before, piece, target))
        elif event["key"] != "clear":
            event["key"] = "remove_blockade" if source else "clear_blockade"
        if event["key"] in ("enter", "clear"):
            del event["from"]  # nothing has moved yet
            event.pop("to", None)
    return event


def _reached(rules: Any, before: Any, action: int, after: Any, actor: int) -> list[Event]:
    """What a payment led to, and pieces that came to El Dorado."""
    events: list[Event] = []
    if CHOOSE <= action < PLAY and before["depth"] > after["depth"]:
        events += _paid(rules, before, after, actor)
    came = [
        piece for piece in range(len(before["at"])) if before["at"][piece] != OUTSIDE and after["at"][piece] == OUTSIDE
    ]
    events += [{"key": "gold", "seat": actor, "piece": piece % int(rules["pieces"])} for piece in came]
    return events


def _paid(rules: Any, before: Any, after: Any, actor: int) -> list[Event]:
    if after["bought"] > before["bought"]:
        kind = int(before["what"][before["depth"] - 1])
        return [{"key": "bought", "seat": actor, "card": cards.CARD_IDS[kind]}]
    taken = [number for number in range(len(after["owner"])) if after["owner"][number] != before["owner"][number]]
    if taken:
        return [{"key": "clear_blockade", "seat": actor, "blockade": taken[0]}]
    each = int(rules["pieces"])
    moved = [piece for piece in range(len(after["at"])) if after["at"][piece] != before["at"][piece]]
    return [_walk(rules, before, after, actor, piece, piece % each) for piece in moved if after["at"][piece] != OUTSIDE]


def _walk(rules: Any, before: Any, after: Any, actor: int, place: int, piece: int) -> Event:
    come, gone = int(after["at"][place]), int(before["at"][place])
    return {
        "key": "reach",
        "seat": actor,
        "piece": piece,
        "from": hex_of(rules, gone),
        "to": hex_of(rules, come),
        "space": name_of(rules, come),
    }


def _found(before: Any, after: Any, actor: int) -> list[Event]:
    """Cave tokens turned up (Q-10.1)."""
    found = []
    for cave, (many, few) in enumerate(zip(before["cave_left"].tolist(), after["cave_left"].tolist(), strict=True)):
        for left in range(many, few, -1):
            token = int(before["cave"][cave * tokens.PER_CAVE + left - 1]) - 1
            found.append({"key": "explore", "seat": actor, "token": tokens.TOKEN_IDS[token]})
    return found


def _drawn(before: Any, action: int, after: Any, actor: int, seat: int | None) -> list[Event]:
    """Cards drawn: their faces for the one who drew, their number for all others."""
    drawn = after["held"][actor].astype(int) - before["held"][actor]
    gone = _kind_spent(action)
    if gone is not None:
        drawn[gone] += 1
    events: list[Event] = []
    if after["draw_size"][actor] + drawn.sum() > before["draw_size"][actor]:
        events.append({"key": "reshuffle", "seat": actor})
    if drawn.sum() > 0:
        known = {"key": "draw_cards", "seat": actor, "cards": counted(drawn)}
        events.append(known if actor == seat else {"key": "draw", "seat": actor, "count": int(drawn.sum())})
    return events


def _kind_spent(action: int) -> int | None:
    """The kind of the card that an action takes from the hand."""
    if action in (END_TURN, STOP, DONE):
        return None
    if action < COINS:
        return (action - CHOOSE) % cards.KINDS
    if PLAY <= action < USE:
        return action - PLAY
    if action >= MOVE:
        source = parts(action)[2]
        return source - 1 if 1 <= source <= cards.MOVERS else None
    return None
