"""What happened, as a seat or a spectator may know it: a key and its parts."""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.notation import CARD_NAMES, DATA
from manoa.games.lost_cities.reading import pile_list, points
from manoa.games.lost_cities.state import DECK, TAKES
from manoa.kernel.rulebook import Event

SENTENCES = {
    "play": "{seat} plays {card}",
    "discard": "{seat} discards {card}",
    "draw": "{seat} draws from the deck",
    "draw_card": "{seat} draws {card} from the deck",
    "take": "{seat} takes {card}",
    "round": "Round {round} ends: {scores}",
    "match": "The match ends: {totals}",
}


def log(rules: Any, before: Any, action: int, after: Any, seat: int | None) -> list[Event]:
    """The events of one step, as `seat` saw them (LC-7)."""
    events = [_step(before, action, int(before["turn"]), seat)]
    if after["finished"] > before["finished"]:
        events.append(_round_end(rules, before, after))
    if after["finished"] == rules["rounds"]:
        totals = after["scores"][:, : rules["players"]].sum(0).tolist()
        events.append({"key": "match", "seat": None, "totals": totals})
    return events


def _step(before: Any, action: int, actor: int, seat: int | None) -> Event:
    if action < DECK:
        return {"key": DATA[action]["kind"], "seat": actor, "card": DATA[action]["card"]}
    if action > DECK:
        colour = action - TAKES
        return {"key": "take", "seat": actor, "card": pile_list(int(before["pile"][colour]), colour)[-1]}
    if actor != seat:
        return {"key": "draw", "seat": actor}
    return {"key": "draw_card", "seat": actor, "card": CARD_NAMES[before["deck"][before["left"] - 1]]}


def _round_end(rules: Any, before: Any, after: Any) -> Event:
    """Columns do not change with the draw that ends a round, so the state before it still shows what was scored."""
    number = int(before["finished"])
    return {
        "key": "round",
        "seat": None,
        "round": number + 1,
        "scores": after["scores"][number, : rules["players"]].tolist(),
        "expeditions": points(rules, before),
    }
