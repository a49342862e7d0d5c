"""What a bot thinks of a position, in words. Turns are called the same in every world that the seat may take for the
true one, as far as nothing hidden comes to light."""

from collections.abc import Iterable
from typing import Any

from manoa.play.match import Seat
from manoa.server.live.thinker import Chosen, Reason
from manoa.server.wire.analysis import Advised, Thoughts, TurnStep, Weighed
from manoa.server.wire.base import Refusal
from manoa.study.against import against

GAMES = "games"  # the unit of bots that go by how many games they win


def told(place: Seat, step: int, bot: str, found: Chosen) -> Thoughts:
    book = place.game.book
    action = Advised(*_turn(place, (found.action, *found.rest)))
    candidates = [_weighed(place, each, found) for each in found.reasons]
    unit = GAMES if book.search.win else book.measure.unit
    return Thoughts(step, place.seat, bot, action, candidates, found.simulations, unit)


def _weighed(place: Seat, one: Reason, best: Chosen) -> Weighed:
    turn = _turn(place, (one.action, *one.rest))
    return Weighed(*turn, one.visits, one.win, one.margin, one.behind, one.error, _against(place, one, best))


def _turn(place: Seat, steps: Iterable[int]) -> tuple[int, str, dict[str, Any], list[TurnStep]]:
    """The parts of the first step, and the others."""
    world, words = place.imagine(), list[TurnStep]()
    for step in steps:
        word = world.word(step)
        words.append(TurnStep(word.id, str(word), word.data))
        world.play(step)
    first, *rest = words
    return first.id, first.notation, first.data, rest


def _against(place: Seat, one: Reason, best: Chosen) -> Refusal | None:
    if one.action == best.action or not one.visits:
        return None
    found = against(place.imagine(), (one.action, *one.rest), (best.action, *best.rest))
    return None if found is None else Refusal(found["code"], found["parts"])
