"""Positions to test from: name the cards that matter, the rest is filled up legally.

Cards are written in one text, `"Yx Y5 R10"`: expeditions and piles sort them by their colour letter.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import manoa
from manoa import Game, Match

COLOURS = {"Y": "yellow", "B": "blue", "W": "white", "G": "green", "R": "red", "P": "purple"}
RANKS = ("x", "2", "3", "4", "5", "6", "7", "8", "9", "10")


@functools.lru_cache(maxsize=None, typed=True)
def lost_cities(**options: Any) -> Game:
    return manoa.game("lost-cities", **options)


def all_cards(game: Game) -> list[str]:
    """Every card in play (LC-1), sorted; three of each wager."""
    letters = list(COLOURS)[: game.options["expeditions"]]
    return [letter + rank for letter in letters for rank in ("x", "x", *RANKS)]


def placed(game: Game, **wishes: Any) -> Match:
    """A match that goes on from `position(game, …)`."""
    return game.restore(position(game, **wishes))


def position(
    game: Game,
    hands: tuple[str, ...] = (),
    expeditions: tuple[str, ...] = (),
    discards: str = "",
    deck: str | None = None,
    **turn: Any,
) -> dict[str, Any]:
    """A snapshot with these cards where they are named.

    Hands are filled up. Without `deck` the rest is the deck; with it the deck is exactly that, the next card first, and
    the rest lies at the bottom of the discard piles. `turn` sets other fields: player, phase, closed, idle, results …
    """
    snapshot = dealt(game)
    place = snapshot["position"]
    place.update(player=0, starter=0)
    place.update(turn)
    seats = range(snapshot["players"])
    named = [_of(hands, seat) for seat in seats]
    laid = [_of(expeditions, seat) for seat in seats]
    rest = Counter(all_cards(game))
    rest.subtract([card for cards in (*named, *laid, discards.split(), (deck or "").split()) for card in cards])
    spare = sorted(rest.elements())
    for seat in seats:
        due = len(place["hands"][seat]) - (place["phase"] == "draw" and seat == place["player"])
        place["hands"][seat] = named[seat] + [spare.pop() for _ in range(due - len(named[seat]))]
        place["expeditions"][seat] = _by_colour(game, laid[seat])
    place["discards"] = _by_colour(game, ([] if deck is None else spare) + discards.split())
    place["deck"] = spare if deck is None else deck.split()
    return snapshot


def sound(game: Game) -> dict[str, Any]:
    """A position with something everywhere; seat 0 has just discarded R7."""
    return position(
        game,
        hands=("R3 Bx", "G5 Gx"),
        expeditions=("Y2 Y5 Wx", "Bx B3"),
        discards="W9 W2 R7",
        phase="draw",
        closed="red",
        known=[["R3"], ["Gx"]],
        results=[[5, -20]],
        idle=3,
    )


def dealt(game: Game, seed: int = 0) -> dict[str, Any]:
    """The snapshot of a fresh deal, all of it free to edit."""
    snapshot: dict[str, Any] = json.loads(json.dumps(game.start(seed=seed).snapshot()))
    return snapshot


def _of(texts: tuple[str, ...], seat: int) -> list[str]:
    return texts[seat].split() if seat < len(texts) else []


def _by_colour(game: Game, cards: list[str]) -> dict[str, list[str]]:
    letters = list(COLOURS)[: game.options["expeditions"]]
    return {COLOURS[letter]: [card for card in cards if card[0] == letter] for letter in letters}


def texts(match: Match) -> list[str]:
    """The legal moves as notations."""
    return [str(action) for action in match.actions()]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def cards_by_place(match: Match) -> list[list[str]]:
    """Every pile of cards there is: hands, columns, discard piles, the deck."""
    place = match.snapshot()["position"]
    columns = [cards for seat in place["expeditions"] for cards in seat.values()]
    return [*place["hands"], *columns, *place["discards"].values(), place["deck"]]


def walk(match: Match, seed: int) -> Iterator[Match]:
    """The match before each of its steps, played at random to its end."""
    luck = Random(seed)
    while not match.over:
        yield match
        match.play(luck.choice(match.actions()))


def last_draw(game: Game, *columns: str, **turn: Any) -> Match:
    """Seat 0 is to draw, and the deck has one card: `draw` ends the round with these columns."""
    laid = " ".join(columns).split()
    spare = next(card for card in all_cards(game) if card not in laid)
    return placed(game, expeditions=columns, deck=spare, phase="draw", **turn)


def scored(game: Game, *columns: str, **turn: Any) -> Match:
    """A match whose round has just ended with these columns."""
    return play(last_draw(game, *columns, **turn), "draw")
