"""What modules have to be learned, each by itself on the route of the first game (M-1 to M-7)."""

from functools import partial

from manoa.games.quest.people import lessons_hexes
from manoa.games.quest.people.lessons_hexes import PLAYERS
from manoa.kernel.lessons import LEARNER, Events, Goal, Lesson, Position, View, happens

HAND = ("explorer", "explorer", "traveler", "sailor")

BESIDE_SWAMP = [-4, -1]  # C2: the swamp of one crocodile is above it
BESIDE_ARROW = [-1, -4]  # C17: the arrow of C16 points to C10
BESIDE_DANGER = [-3, -6]  # C32
BESIDE_DRAGON = [-3, -2]  # C6
LAIR = [-3, -3]  # C12
BESIDE_CHEST = [-4, -1]  # C2: the chest lies on rubble, on C3
BEFORE_FOG = [-1, -8]  # N36: fog lies two spaces on
FOG = [0, -10]  # N26
ON_THE_WAY = [-3, -2]


def stands(position: Position, at: list[int], *hand: str) -> None:
    """The learner's piece there, out of danger, with such a hand or the usual one."""
    position["modules"]["safe"][LEARNER] = [at]
    lessons_hexes.stands(position, at, *(hand or HAND))


def _muisca(position: Position) -> None:
    """One Muisca card lies on the learner's board, another is in hand."""
    stands(position, ON_THE_WAY, "muisca_guide", "explorer", "traveler", "traveler")
    position["modules"]["stored"][LEARNER] = ["muisca_ferrywoman"]
    for pile in position["modules"]["muisca"]:
        pile["left"] -= pile["card"] in ("muisca_guide", "muisca_ferrywoman")


def _dragons(position: Position) -> None:
    """The green one is beside the learner, and awake."""
    stands(position, BESIDE_DRAGON)
    lairs = position["modules"]["dragons"]
    green = next(dragon for dragon in lairs if dragon["id"] == "green")
    near = next(dragon for dragon in lairs if dragon["at"] == LAIR)
    green["at"], near["at"] = near["at"], green["at"]
    green["awake"] = True


def _fog(position: Position) -> None:
    """Under the fog that comes first is jungle, which an Explorer enters."""
    stands(position, BEFORE_FOG)
    tokens = position["modules"]["fog"]
    first = next(token for token in tokens if token["at"] == FOG)
    jungle = next(token for token in tokens if (token["terrain"], token["power"]) == ("jungle", 1))
    for part in ("terrain", "power"):
        first[part], jungle[part] = jungle[part], first[part]


def _enters_fog(events: Events, view: View) -> bool:
    """The learner's piece steps onto a space that the fog brought."""
    places = [token["at"] for token in view["modules"]["fog"]]
    return any(event["seat"] == LEARNER and event.get("from") and event.get("to") in places for event in events)


def _enters_swamp(events: Events, _: View) -> bool:
    return any(event["seat"] == LEARNER and str(event.get("space", "")).startswith("Y") for event in events)


def _is_in_danger(_: Events, view: View) -> bool:
    return any(view["modules"]["in_danger"][LEARNER])


def _leaves_danger(events: Events, view: View) -> bool:
    marked = view["modules"]["danger"]
    return any(event.get("seat") == LEARNER and event.get("from") in marked for event in events)


LESSONS = tuple(
    Lesson(
        id,
        goals=goals,
        players=PLAYERS,
        options={"route": "first", "modules": [id], "starting_player": LEARNER},
        arrange=arrange,
    )
    for id, arrange, goals in (
        ("swamp", partial(stands, at=BESIDE_SWAMP), (Goal("enter", _enters_swamp),)),
        ("current", partial(stands, at=BESIDE_ARROW), (Goal("drift", happens("carry")),)),
        ("danger", partial(stands, at=BESIDE_DANGER), (Goal("enter", _is_in_danger), Goal("leave", _leaves_danger))),
        ("muisca", _muisca, (Goal("store", happens("store")), Goal("play", happens("run", card="muisca_ferrywoman")))),
        ("dragons", _dragons, (Goal("move", happens("fly")), Goal("free", happens("go")))),
        ("treasures", partial(stands, at=BESIDE_CHEST), (Goal("open", happens("chest")),)),
        ("fog", _fog, (Goal("lift", happens("lift_fog")), Goal("enter", _enters_fog))),
    )
)
