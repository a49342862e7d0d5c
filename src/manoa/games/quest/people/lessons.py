"""What can be learned by playing it: what cards lead to, rubble, and buying (Q-4, Q-5); then Heroes & Hexes, and the
modules."""

from manoa.games.quest.people import lessons_hexes, lessons_modules
from manoa.kernel.lessons import LEARNER, Goal, Lesson, Position, happens

HAND = ["scout", "sailor", "traveler", "photographer"]
DRAWS = ["captain", "explorer", "traveler", "traveler", "explorer", "explorer", "traveler"]
BOUGHT = ("scout", "photographer", "captain")
START = [0, -3]  # on the edge of the first part of the map, where jungle, rivers and rubble are near


def _on_the_way(position: Position) -> None:
    """The learner has bought some cards and come to the second part, whose blockade somebody else has taken."""
    position["pieces"][LEARNER] = [START]
    position["hands"][LEARNER], position["draws"][LEARNER] = list(HAND), list(DRAWS)
    position["blockades"][0]["owner"] = 1
    for pile in [*position["market"]["slots"], *position["market"]["reserve"]]:
        pile["left"] -= pile["card"] in BOUGHT


LESSONS = (
    Lesson(
        "moving",
        goals=(Goal("move", happens("go")), Goal("rubble", happens("reach")), Goal("buy", happens("bought"))),
        players=3,
        options={"starting_player": LEARNER},
        arrange=_on_the_way,
    ),
    *lessons_hexes.LESSONS,
    *lessons_modules.LESSONS,
)
