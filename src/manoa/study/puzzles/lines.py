"""How an answer goes on to the end of the turn."""

from manoa.bots.budget import Budget
from manoa.bots.search import SearchBot
from manoa.kernel.threads import Threads
from manoa.play.match import Seat

LONGEST = 60  # steps of a turn


def line_of(seat: Seat, action: int, simulations: int, seed: int, threads: Threads) -> list[str]:
    """An action and what search does after it, as long as it is the same seat's turn and nothing hidden comes to light:
    what happens then depends on more than the answer."""
    match, bot = seat.imagine(), SearchBot("search", seed, Budget(None, simulations, threads.count))
    revealed, line = match.revealed, [str(match.play(action))]
    while match.player == seat.seat and match.revealed == revealed and len(line) < LONGEST:
        line.append(str(match.play(bot.choose(match.for_seat(seat.seat)).id)))
    return line
