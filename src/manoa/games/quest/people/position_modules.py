"""What the modules add to a position: all of it, chests and fog included."""

from typing import Any, Literal

from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.decisions import Hex, Written
from manoa.games.quest.rules.requirements import POWERS, TERRAINS
from manoa.games.quest.rules.state import OUTSIDE


class WrittenPile(Written):
    card: str
    left: int


class WrittenDragon(Written):
    id: str
    at: Hex
    awake: bool


class WrittenChest(Written):
    at: Hex | None  # null: it was left out
    value: int
    owner: int | None


class WrittenFog(Written):
    at: Hex | None  # null: it was left out
    terrain: Literal["jungle", "river", "village", "rubble", "camp"]
    power: int
    up: bool


class WrittenModules(Written):
    """What is not in play is empty."""

    muisca: list[WrittenPile]
    stored: list[list[str]]  # of each seat, those of this turn too
    stored_now: list[str]  # of these
    safe: list[list[Hex | None]]
    dragons: list[WrittenDragon]
    cloaked: bool
    chests: list[WrittenChest]
    fog: list[WrittenFog]


def write_modules(rules: Any, state: Any) -> dict[str, Any]:
    lairs = state["dragon_at"].tolist()
    return {
        "muisca": reading.piles(state, "aside"),
        "stored": reading.stored(rules, state),
        "stored_now": reading.each(reading.MUISCA_IDS, state["fresh"]),
        "safe": reading.places(rules, state["safe"]),
        "dragons": [
            {"id": name, "at": reading.hex_of(rules, lairs[dragon]), "awake": bool(int(state["awake"]) >> dragon & 1)}
            for dragon, name in enumerate(DRAGON_IDS)
            if lairs[dragon] != OUTSIDE
        ],
        "cloaked": bool(state["cloaked"]),
        "chests": _chests(rules, state),
        "fog": _fog(rules, state),
    }


def chest_places(rules: Any) -> list[int]:
    """The spaces of the chests, in their order."""
    spots = sorted((place, space) for space, place in enumerate(rules["chest"].tolist()) if place)
    return [space for _, space in spots]


def _chests(rules: Any, state: Any) -> list[dict[str, Any]]:
    places = chest_places(rules)
    return [
        {
            "at": reading.hex_of(rules, places[place]) if place < len(places) else None,
            "value": value,
            "owner": owner - 1 if owner else None,
        }
        for place, (value, owner) in enumerate(zip(state["chest"].tolist(), state["chest_owner"].tolist(), strict=True))
        if value
    ]


def _fog(rules: Any, state: Any) -> list[dict[str, Any]]:
    places, up = rules["fog_at"][: rules["fogs"]].tolist(), int(state["fog_up"])
    return [
        {
            "at": reading.hex_of(rules, places[place]) if place < len(places) else None,
            "terrain": TERRAINS[face // POWERS],
            "power": face % POWERS,
            "up": bool(up >> place & 1),
        }
        for place, face in enumerate(state["fog"].tolist())
        if face
    ]
