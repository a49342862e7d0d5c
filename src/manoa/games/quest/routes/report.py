"""What many games say about a route: rounds, seats, where pieces went, and a verdict in three parts."""

from collections import Counter
from typing import Any

from manoa.games.quest.routes.games import Course, Games
from manoa.games.quest.routes.scale import difficulty_of
from manoa.games.quest.routes.taken import taken_ways
from manoa.kernel.routes import Opens, Report, Rounds, SeatShare, TakenWay, Told

BOTTLENECK = 0.85  # of the pieces pass one space: that is worth a word
NOT_CHANCE = 2.5  # standard errors of a seat's share
LOST = 0.1  # of the games in which nobody arrives
FEW = 0.1  # of the pieces take a way that counts as another one


def report(laid: Course, games: Games, asked: int, hexes: bool) -> Report:
    """All that the games so far say."""
    stood, ways = laid.visits(laid.paths(games)), taken_ways(laid, games)
    rounds, seats = _rounds(games), _seats(laid, games)
    return {
        "games": len(games.rounds),
        "asked": asked,
        "players": laid.players,
        "rounds": rounds,
        "seats": seats,
        "use": _by_space(laid, stood, 4),
        "waiting": _by_space(laid, games.waiting, 3),
        "opens": _opens(laid, games),
        "ways": ways,
        "verdict": [_length(games, rounds, hexes), _variety(laid, stood, ways), _fairness(laid, seats)],
    }


def _rounds(games: Games) -> Rounds:
    counts = Counter(map(int, games.rounds))
    spread = float(games.rounds.std(ddof=1)) if len(games.rounds) > 1 else 0.0
    return {
        "mean": round(float(games.rounds.mean()), 2),
        "error": round(spread / len(games.rounds) ** 0.5, 2),
        "histogram": [[number, counts[number]] for number in sorted(counts)],
    }


def shares(laid: Course, games: Games) -> Any:
    """games × seats: who won; those who share a win get a part each."""
    scores = games.scores[:, : laid.players]
    best = scores == scores.max(axis=1)[:, None]
    return best / best.sum(axis=1)[:, None]


def _seats(laid: Course, games: Games) -> list[SeatShare]:
    won = shares(laid, games)
    means, count = won.mean(axis=0), len(won)
    return [
        {
            "wins": int((won[:, seat] > 0).sum()),
            "share": round(float(mean), 4),
            "error": round(float((mean * (1 - mean) / count) ** 0.5), 4),
        }
        for seat, mean in enumerate(means)
    ]


def _by_space(laid: Course, noted: Any, digits: int) -> list[list[float]]:
    """The mean of what was noted on each space, where there was anything."""
    means = noted.mean(axis=0)
    return [[*at, round(float(means[space]), digits)] for space, at in enumerate(laid.spots) if means[space]]


def _opens(laid: Course, games: Games) -> list[Opens]:
    rules = laid.rules[0]
    return [
        {
            "between": [chr(letter) for letter in rules["between"][joint]],
            "seats": [int((games.opened[:, joint] == seat).sum()) for seat in range(laid.players)],
        }
        for joint in range(int(rules["joints"]))
    ]


# The verdict


def _verdict(code: str, **parts: Any) -> Told:
    return {"code": code, "parts": parts}


def _length(games: Games, rounds: Rounds, hexes: bool) -> Told:
    """How many rounds it takes, on the scale of the printed routes."""
    lost = float((games.arrivals == 0).mean())
    if lost > LOST:
        return _verdict("verdict-lost", percent=round(100 * lost))
    level = difficulty_of(rounds["mean"], hexes)
    pace = {"easy": "quick", "medium": "usual", "hard": "slow"}[level]
    return _verdict(f"verdict-{pace}", rounds=round(rounds["mean"]), level=level)


def _variety(laid: Course, stood: Any, ways: list[TakenWay]) -> Told:
    """How many ways are taken, and whether they meet in one space between start and finish."""
    rules, share = laid.rules[0], laid.crowds(stood)
    narrow = int(share.argmax())
    if share[narrow] > BOTTLENECK:
        name = f"{chr(rules['letter'][narrow])}{rules['number'][narrow]}"
        return _verdict("verdict-bottleneck", space=name, percent=round(100 * float(share[narrow])))
    count = sum(way["share"] >= FEW for way in ways)
    return _verdict("verdict-ways", count=count) if count > 1 else _verdict("verdict-one-way")


def _fairness(laid: Course, seats: list[SeatShare]) -> Told:
    """Whether a seat wins more or less than its share, and by more than chance."""
    fair = 1 / laid.players
    off = max(range(laid.players), key=lambda seat: abs(seats[seat]["share"] - fair))
    share, error = seats[off]["share"], seats[off]["error"]
    if abs(share - fair) <= NOT_CHANCE * error:
        return _verdict("verdict-fair")
    code = "verdict-ahead" if share > fair else "verdict-behind"
    return _verdict(code, number=off + 1, percent=round(100 * share), fair=round(100 * fair))
