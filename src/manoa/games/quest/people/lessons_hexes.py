"""What Heroes & Hexes has to be learned, each by itself on the first part of Demon Gorge (H-2 to H-5)."""

from typing import Any

from manoa.kernel.lessons import LEARNER, Events, Goal, Lesson, Position, View, happens

OPTIONS = {"route": "demon_gorge", "heroes_hexes": True, "starting_player": LEARNER}
PLAYERS = 3
FAMILIAR = "leeroy"
FAMILIARS = ("leeroy", "frank", "luna", "polly")
DECK = ["explorer", "explorer", "explorer", "traveler", "traveler", "traveler", "traveler", "sailor"]

BESIDE_DEMON = [6, -1]  # X14: the demon space X20 is above it, of power 1
TUNNEL = [5, -2]  # X27
TUNNELS = ([5, -2], [9, -4], [8, -2])
BESIDE_TAVERN = [4, 0]  # X22: the river space of the tavern is below it
IN_JUNGLE = [6, -4]  # X31: jungle of power 1 and 2 around it
PUSHED = 2  # the seat whose left neighbour is the learner


def stands(position: Position, at: list[int], *hand: str) -> None:
    """The learner's piece there, with such a hand; the rest of the starting cards lies below."""
    position["pieces"][LEARNER] = [at]
    rest = [*DECK, *dealt_familiar(position)]
    for card in hand:
        if card in rest:
            rest.remove(card)
    position["hands"][LEARNER], position["draws"][LEARNER] = list(hand), rest


def dealt_familiar(position: Position) -> list[str]:
    """None without Heroes & Hexes."""
    return [card for card in (*position["hands"][LEARNER], *position["draws"][LEARNER]) if card in FAMILIARS][:1]


def next_curse(position: Position, curse: str) -> None:
    """It lies on top."""
    pile = position["hexes"]["curse_pile"]
    pile.remove(curse)
    pile.insert(0, curse)


def _demons(position: Position) -> None:
    stands(position, BESIDE_DEMON, "sailor", "traveler", "explorer", "explorer")
    next_curse(position, "torment")


def _curses(position: Position) -> None:
    stands(position, IN_JUNGLE, "explorer", "explorer", "traveler", "traveler")
    position["hexes"]["curse_pile"].remove("lethargy_machete")
    position["hexes"]["curses"][LEARNER] = ["lethargy_machete"]


def _tunnels(position: Position) -> None:
    stands(position, TUNNEL, "sailor", "traveler", "explorer", "explorer")
    next_curse(position, "torment")


def _tavern(position: Position) -> None:
    stands(position, BESIDE_TAVERN, "sailor", "traveler", "explorer", "explorer")


def _familiars(position: Position) -> None:
    """The player who has Leeroy gets the familiar that was dealt to the learner."""
    others = [seat for seat in range(PLAYERS) if seat != LEARNER]
    (own,) = dealt_familiar(position)
    for seat in others:
        for zone in ("hands", "draws"):
            position[zone][seat] = [own if card == FAMILIAR else card for card in position[zone][seat]]
    position["hands"][LEARNER] = [FAMILIAR]
    stands(position, IN_JUNGLE, FAMILIAR, "explorer", "traveler", "traveler")


def _forced(position: Position) -> None:
    """The one before the learner drew Voodoo on the demon space."""
    stands(position, IN_JUNGLE, "sailor", "traveler", "explorer", "explorer")
    position["pieces"][PUSHED] = [[6, -2]]
    position["player"] = position["starter"] = PUSHED
    position["hexes"]["curse_pile"].remove("voodoo")
    position["hexes"]["curse_box"] = ["voodoo"]
    position["pending"] = [{"task": "force", "due": 2, "who": LEARNER, "seat": PUSHED, "pieces": [0]}]


def _went_under_ground(events: Events, _: View) -> bool:
    return any(event.get("from") in TUNNELS and event.get("to") in TUNNELS for event in events)


def _is_gone(_: Events, view: View) -> bool:
    removed: Any = view["removed"][LEARNER]
    return FAMILIAR in removed


LESSONS = tuple(
    Lesson(id, goals=goals, players=PLAYERS, options=OPTIONS, arrange=arrange)
    for id, arrange, goals in (
        ("demons", _demons, (Goal("step", happens("hex")),)),
        ("curses", _curses, (Goal("lift", happens("lift")), Goal("move", happens("go")))),
        ("tunnels", _tunnels, (Goal("pass", _went_under_ground),)),
        ("tavern", _tavern, (Goal("stop", happens("show")), Goal("take", happens("meet")))),
        ("familiars", _familiars, (Goal("once", _is_gone),)),
        ("forced", _forced, (Goal("move", happens("move")),)),
    )
)
