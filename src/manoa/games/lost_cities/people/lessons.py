"""What can be learned by playing it: an expedition that pays (LC-5)."""

from manoa.kernel.lessons import LEARNER, Events, Goal, Lesson, Position, View, happens

HAND = ["Rx", "Rx", "R2", "R3", "R5", "R6", "R7", "R8"]
DRAWN = ["R10", "R9", "R4", "Rx"]  # by the learner, who draws every other card


def _red(position: Position) -> None:
    """The learner holds red cards and draws the others."""
    hands = position["hands"]
    others = [card for card in [*hands[0], *hands[1], *position["deck"]] if not card.startswith("R")]
    hands[LEARNER], hands[1], rest = list(HAND), others[: len(HAND)], others[len(HAND) :]
    between = rest[: len(DRAWN)]
    position["deck"] = [card for pair in zip(DRAWN, between, strict=True) for card in pair] + rest[len(DRAWN) :]


def _pays(_: Events, view: View) -> bool:
    return bool(view["points"][LEARNER]["red"] > 0)


def _is_long(_: Events, view: View) -> bool:
    return bool(view["breakdowns"][LEARNER].get("red", {}).get("bonus"))


LESSONS = (
    Lesson(
        "points",
        goals=(Goal("wager", happens("play", card="Rx")), Goal("pays", _pays), Goal("bonus", _is_long)),
        options={"rounds": 1, "first_player": "oldest"},
        arrange=_red,
    ),
)
