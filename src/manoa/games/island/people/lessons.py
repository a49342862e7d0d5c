"""What can be learned by playing it: dice and gathering (I-3, I-4), fights (I-8), and trade (I-11)."""

from manoa.kernel.lessons import LEARNER, Events, Goal, Lesson, Position, View, happens

OPENING = ("explorer tizoc", "explorer pathfinder")
AROUND = {(1, 0): "wood", (0, 1): "gold", (-1, 1): "garden", (-1, 0): "water"}  # the first tile
OTHER = 1


def _known_land(position: Position) -> None:
    """Round 2, in which fights are allowed, with every kind of land beside the first tile."""
    position["round"] = 2
    for (q, r), tile in AROUND.items():
        position["stacks"]["island"].remove(tile)
        position["tiles"].insert(-1, {"at": ["island", q, r], "tile": tile})


def _armies(position: Position) -> None:
    """The learner's explorer and two villagers stand beside two villagers of somebody else."""
    _known_land(position)
    position["at"][OTHER] = ["island", -1, 1]
    here, there = ["island", 0, 0], ["island", 1, 0]
    position["villagers"] = [[{"at": at, "came": None}] * 2 for at in (here, there)]
    position["resources"][LEARNER] = {"food": 3, "wood": 2, "gold": 2}


def _stores(position: Position) -> None:
    """Each has too much of what the other lacks."""
    _known_land(position)
    position["resources"][LEARNER] = {"food": 8, "wood": 0, "gold": 2}
    position["resources"][OTHER] = {"food": 0, "wood": 6, "gold": 2}


def _agreed(events: Events, _: View) -> bool:
    return any(event["key"] == "accept" and event["seat"] != LEARNER for event in events)


LESSONS = tuple(
    Lesson(id, goals=goals, opening=OPENING, seed=1, arrange=arrange)
    for id, arrange, goals in (
        (
            "gathering",
            _known_land,
            (Goal("gather", happens("gather")), Goal("explore", happens("move", "lay")), Goal("buy", happens("buy"))),
        ),
        ("fights", _armies, (Goal("attack", happens("attack")), Goal("win", happens("wins")))),
        ("trading", _stores, (Goal("offer", happens("offer")), Goal("agree", _agreed), Goal("bank", happens("bank")))),
    )
)
