"""The table at which a process plays one game after the other."""

import time
from pathlib import Path
from traceback import extract_tb
from typing import Any, NoReturn

from manoa.arena.entries import make
from manoa.arena.luck import luck, stand_in
from manoa.arena.outcome import CRASHED, ILLEGAL, NONSENSE, SLOW, Fault, Outcome
from manoa.arena.outside import Misplay, Outsider
from manoa.arena.plan import Plan
from manoa.arena.schedule import Task, derived
from manoa.bots.policy import PolicyBot
from manoa.kernel.chance import sow
from manoa.kernel.policies import named_policy, ready
from manoa.play.errors import IllegalAction
from manoa.play.match import Game, Match

LOADING = 30.0  # seconds more for the first move of a bot in a process, which loads what it needs
LONGEST_WHY = 300  # characters
NOBODY = -1.0


class Clock:
    """Who is thinking, and until when they may. The process that watches this one reads the same three numbers."""

    def __init__(self, times: Any) -> None:
        self.times = times  # deadline, number of the game, seat
        self._begin = 0.0

    def start(self, number: int, seat: int, seconds: float) -> None:
        self._begin = time.perf_counter()
        self.times[0] = self._begin + seconds
        self.times[1] = number
        self.times[2] = seat  # last: from now on the others are believed

    def stop(self) -> float:
        """How long it took."""
        seconds = time.perf_counter() - self._begin
        self.times[2] = NOBODY
        return seconds


class Insider:
    """A bot of this process."""

    def __init__(self, bot: Any) -> None:
        self._choose = bot.choose

    def answer(self, match: Match, seat: int) -> Any:
        return self._choose(match.for_seat(seat))


class Follower:
    """A policy kernel. It reads nothing that its seat does not know, so it plays the same without a seat of its own,
    which takes longer to make than most policies take to choose."""

    def __init__(self, bot: PolicyBot, game: Game, players: int) -> None:
        _, policy = named_policy(game.book, game.loops, bot.name)
        self._follow = ready(policy, game.rule_array(players))
        self._seed = bot.seed
        self._scratch = game.scratch()

    def answer(self, match: Match, _: int) -> int:
        return int(self._follow(match.rules, match.state, self._scratch, sow(self._seed, len(match.steps))))


Player = Insider | Follower | Outsider  # a bot in a seat: it answers with an action in any of its forms


class Tally:
    """What is counted along a game."""

    def __init__(self, seats: int) -> None:
        self.turns = 0
        self.moves = [0] * seats
        self.timed = [0] * seats
        self.seconds = [0.0] * seats


class Table:
    def __init__(self, plan: Plan, times: Any) -> None:
        self.plan = plan
        self.clock = Clock(times)
        self.entries = plan.entries
        self.games = [plan.ruled(setting) for setting in plan.settings]
        self.free = [unlimited(each) for each in self.games]
        self.known: set[tuple[int, int]] = set()  # bots that have moved here, and in which setting
        self.outsiders: dict[tuple[int, int], Outsider] = {}  # one for each seat, or it would see two hands

    def play(self, task: Task) -> Outcome:
        """One game to its end, or to the fault of a bot."""
        match = self.games[task.setting].start(len(task.seats), task.seed)
        tally, fault = Tally(len(task.seats)), None
        try:
            self._moves(task, match, self._seated(task, match), tally)
        except SeatFault as failed:
            fault = failed.fault
        lucky, luck_micros = self._luck(task, match) if fault is None else ([], 0)
        outcome = Outcome(
            number=task.number,
            setting=task.setting,
            seats=list(task.seats),
            seed=task.seed,
            actions=[*match.at(0).notations_of(match.steps)],
            scores=match.scores,
            turns=tally.turns,
            moves=tally.moves,
            micros=[round(seconds * 1e6) for seconds in tally.seconds],
            timed=tally.timed,
            capped=fault is None and capped(match, self.free[task.setting]),
            fault=fault,
            luck=lucky,
            luck_micros=luck_micros,
        )
        self._tell(task, outcome)
        return outcome

    def _luck(self, task: Task, match: Match) -> tuple[list[float], int]:
        """How lucky each seat was, if anybody wants to know, and how long that took. All games of a deal are measured
        from the same start in the same worlds: where the same policy plays on for all, what the deal is worth to a seat
        comes out alike in all of them."""
        if not self.plan.luck:
            return [], 0
        begin = time.perf_counter()
        stand_ins = [stand_in(self.entries[bot], match.game.book) for bot in task.seats]
        found = luck(match, stand_ins, self.plan.luck, derived(task.seed, "luck"))
        return found, round((time.perf_counter() - begin) * 1e6)

    def close(self) -> None:
        for outsider in self.outsiders.values():
            outsider.close()

    def _moves(self, task: Task, match: Match, players: list[Player], tally: Tally) -> None:
        start, stop, limit, last = self.clock.start, self.clock.stop, self.plan.seconds, None
        known = [(bot, task.setting) in self.known for bot in task.seats]
        while (seat := match.player) is not None:
            start(task.number, seat, limit if known[seat] else limit + LOADING)
            try:
                answer = players[seat].answer(match, seat)
            except BaseException as error:
                _fail(seat, error)
            seconds = stop()
            if known[seat]:
                if seconds > limit:
                    raise SeatFault(seat, SLOW, f"took longer than {limit:g} seconds")
                tally.seconds[seat] += seconds
                tally.timed[seat] += 1
            else:
                known[seat] = True
                self.known.add((task.seats[seat], task.setting))
            self._play(match, seat, answer)
            tally.moves[seat] += 1
            if seat != last:
                tally.turns += 1
                last = seat

    def _play(self, match: Match, seat: int, answer: Any) -> None:
        try:
            match.follow([answer])
        except IllegalAction as error:
            kind = NONSENSE if error.code == "malformed" else ILLEGAL
            raise SeatFault(seat, kind, f"{_shown(answer)}: {error}") from None
        except BaseException as error:  # of an answer that is stranger than any library foresees
            raise SeatFault(seat, NONSENSE, _told(error)) from None

    def _seated(self, task: Task, match: Match) -> list[Player]:
        players = []
        for seat in range(len(task.seats)):
            self.clock.start(task.number, seat, LOADING)
            try:
                players.append(self._player(task, match, seat))
            except BaseException as error:
                _fail(seat, error)
            self.clock.stop()
        return players

    def _player(self, task: Task, match: Match, seat: int) -> Player:
        bot = task.seats[seat]
        entry, seed = self.entries[bot], derived(self.plan.seed, "bot", task.number, seat)
        if entry.command:
            outsider = self.outsiders.setdefault((bot, seat), Outsider(entry.command, self.plan.seconds))
            outsider.begin(match, seat, seed, 0 if (bot, task.setting) in self.known else LOADING)
            return outsider
        made = make(entry, seed)
        return Follower(made, match.game, match.players) if type(made) is PolicyBot else Insider(made)

    def _tell(self, task: Task, outcome: Outcome) -> None:
        for seat, bot in enumerate(task.seats):
            if (bot, seat) in self.outsiders:
                self.outsiders[bot, seat].over(outcome)


class SeatFault(Exception):
    """A game is lost by the bot in a seat."""

    def __init__(self, seat: int, kind: str, why: str) -> None:
        super().__init__(why)
        self.fault = Fault(seat, kind, why[:LONGEST_WHY].encode(errors="replace").decode())  # it is told to others


def _fail(seat: int, error: BaseException) -> NoReturn:
    """Whatever a bot raises, even an exit, loses its game and nothing else."""
    if isinstance(error, Misplay):
        raise SeatFault(seat, error.kind, error.why) from None
    raise SeatFault(seat, CRASHED, f"failed with {_told(error)}{_whereabouts(error)}") from None


def _whereabouts(error: BaseException) -> str:
    """The line of the bot's own files where it went wrong: all that its author gets to see of it."""
    ours = str(Path(__file__).parents[1])
    own = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(ours)]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


def _told(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


def _shown(answer: Any) -> str:
    try:
        return f"answered {str(answer)[:80]!r}"
    except Exception:
        return "answered something that cannot be shown"


# Which games ended only because a limit ended them. The limits of a game are its options called `…_limit` that take any
# number and 0 for none, such as `round_limit`. A game was capped if the same steps, without limits, do not end it.


def unlimited(game: Game) -> Game | None:
    """The game without its limits; None if it has none."""
    limits = [
        name
        for name, option in game.book.options.items()
        if name.endswith("_limit") and not option.values and game.options[name] and option.admits(0)
    ]
    return Game(game.book, {**game.options, **dict.fromkeys(limits, 0)}, game.version) if limits else None


def capped(match: Match, free: Game | None) -> bool:
    """Whether a match that is over would not be, without limits."""
    if free is None:
        return False
    again = free.start(match.players, match.seed)
    return again.fold(match.steps) < len(match.steps) or not again.over
