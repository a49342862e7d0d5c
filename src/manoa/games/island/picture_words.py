"""What the pictures of the Island say: names of tiles and explorers, places, phases, who has won."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from manoa.art.island import COLOURS, RESOURCES, Colour
from manoa.art.lettering import cut, width
from manoa.art.look import Look
from manoa.games.island import explorers, reading, tiles

View = Mapping[str, Any]

EXPLORERS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in explorers.EXPLORERS}
BEASTS: Final[dict[str, dict[str, Any]]] = {beast["id"]: beast for beast in tiles.BEASTS}
PIECES: Final[dict[str, int]] = explorers.DATA["pieces"]
STRENGTH: Final[dict[str, int]] = explorers.DATA["strength"]

TILE_NAMES: Final = {
    "cave_entrance": "cave entrance",
    "cave_exit": "cave exit",
    "cave": "plain cave",
    "cave_shrine": "cave shrine",
} | {name: beast["name"] for name, beast in BEASTS.items()}
ITEM_NAMES: Final = {
    "villager": "Villager",
    "farmhouse": "Farmhouse",
    "fort": "Fort",
    "offering": "Offering",
    "march": "Army movement",
}
ITEM_ICONS: Final = {"farmhouse": "farm", "march": "boot"}
DOING: Final = {
    "side": "to pick an explorer",
    "roll": "to choose a speed",
    "gather": "to gather",
    "return": "to give cards back",
    "explore": "to explore",
    "place": "to place a tile",
    "purchase": "may move armies",
    "battle": "may move armies",
    "order": "to pick a defender",
    "retreat": "to retreat",
    "set": "to set an explorer",
    "answer": "to answer an offer",
}


def tile_name(tile: str) -> str:
    return TILE_NAMES.get(tile, tile)


def colour(view: View, seat: int) -> Colour:
    """Inks and mark of a seat: those of its explorer card."""
    return COLOURS[view["colours"][seat]]


def near_seat(view: View, look: Look) -> int:
    """The seat whose stores are shown: the one that looks, or to a spectator the one to act."""
    if look.seat is not None:
        return look.seat
    return int(view["player"] if view["player"] is not None else view["turn"])


def explorer_name(view: View, seat: int) -> str:
    """The explorer's name; before the side is chosen, the card's colour."""
    explorer = view["explorers"][seat]
    if explorer is not None:
        return str(EXPLORERS[explorer]["name"])
    return f"{view['colours'][seat]} card"


def spot(place: Sequence[Any]) -> str:
    """A place or a corner as actions write it: (2,-1), cave(1,0), N(0,0), cave-S(1,-1)."""
    where = list(place)
    return reading.corner_text(where) if len(where) == 4 else reading.place_text(where)


def counted(number: int, thing: str) -> str:
    """A number of things: 1 tile, 2 tiles."""
    return f"{number} {thing}" + "s" * (number != 1)


def cards(amounts: Mapping[str, int]) -> str:
    """Resource cards in words: 2 food and 1 gold."""
    parts = [f"{amounts[kind]} {kind}" for kind in RESOURCES if amounts.get(kind)]
    return " and ".join(parts) or "nothing"


def turn(view: View, look: Look, room: float = math.inf) -> str:
    """Who is to act and what about, with a name no longer than there is room for; in the end, who has won."""
    seat = view["player"]
    if seat is not None:
        doing = DOING.get(view["phase"], "to act")
        exact = f"to place {tile_name(view['turned'])}" if view["phase"] == "place" and view["turned"] else doing
        doing = exact if width(f"{look.name(seat)} {exact}", 15) <= room else doing
        return f"{cut(look.name(seat), room - width(f' {doing}', 15), 15)} {doing}"
    winners = best_seats(view)
    if len(winners) > 1:
        return "Victory is shared"
    return f"{cut(look.name(winners[0]), room - width(' has won', 15), 15)} has won"


def ranking(view: View) -> list[list[int]]:
    """The seats when the game is over (I-12), equals together: by shrines, then the cave shrine, then resources."""
    ranks = [
        (shrines, view["cave_shrine"] == seat, view["cards"][seat]) for seat, shrines in enumerate(view["shrines"])
    ]
    return [[seat for seat, own in enumerate(ranks) if own == rank] for rank in sorted(set(ranks), reverse=True)]


def best_seats(view: View) -> list[int]:
    return ranking(view)[0]


def circumstances(view: View, look: Look, room: float = math.inf) -> list[str]:
    """What else is to be known of this moment, a sentence each."""
    sentences = []
    if view["player"] is None:
        best = max(view["shrines"])
        return [f"with {best} of 4 shrines, in round {view['round']}"]
    if view["player"] != view["turn"]:
        sentences.append(f"It is {cut(look.name(view['turn']), room, 14)}’s turn.")
    if view["truce"]:
        sentences.append("First round: no attacks on players yet.")
    if view["defeated"] is not None:
        sentences.append(f"{cut(look.name(view['defeated']), room, 14)}’s explorer is beaten and waits for a place.")
    if view["retreat"] is not None:
        sentences.append(f"A tie: the attackers leave {spot(view['retreat'])}.")
    return sentences
