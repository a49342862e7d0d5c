"""The smallest game that is as awkward as a real one, to test what all games share.

Two to four players draw numbered cards from a hidden deck or pass; after two passes somebody has to draw. The sum of
your cards is your score. Unlike Lost Cities it has several numbers of players and a notation that depends on the
position, and its state would have gaps between its fields.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from manoa.kernel import chance, positions
from manoa.kernel.chance import Chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.positions import expect, whole
from manoa.kernel.records import Record, int8, int16
from manoa.kernel.rulebook import Event, Option, Options, Refusal, Rulebook, Unreadable

MOST = 20  # cards
SEATS = 4
DRAW, PASS = 0, 1


class Rules(Record):
    players = int8  # 2 to 4
    cards = int8  # in the deck


class State(Chance):
    left = int8  # cards in the deck; the next one is deck[left - 1]
    points = int16[SEATS]
    deck = int8[MOST]
    turn = int8  # the seat whose turn it is
    passes = int8  # in a row


@kernel
def deal(rules: Rules, state: State, key: Any) -> None:
    chance.start(state, key)
    for i in range(MOST):
        state.deck[i] = i + 1 if i < rules.cards else 0
    state.left = rules.cards
    chance.shuffle(state, state.deck, state.left)
    for seat in range(SEATS):
        state.points[seat] = 0
    state.turn = 0
    state.passes = 0


@kernel
def player(rules: Rules, state: State) -> int:
    return int(state.turn)


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    out[0] = DRAW
    out[1] = PASS
    return 2 if state.passes < 2 else 1


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    state.passes += 1
    if action == PASS:
        note(journal, PASS, state.turn, 0, 0, 0, 0)
    if action == DRAW:
        state.left -= 1
        note(journal, DRAW, state.turn, state.deck[state.left], 0, 0, 0)
        state.points[state.turn] += state.deck[state.left]
        state.deck[state.left] = 0
        state.passes = 0
        state.revealed += 1
    state.turn = (state.turn + 1) % rules.players


@kernel
def over(rules: Rules, state: State) -> bool:
    return bool(state.left == 0)


@kernel
def score(rules: Rules, state: State, out: Any) -> None:
    for seat in range(rules.players):
        out[seat] = state.points[seat]


@kernel
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    for step in range(SEATS):
        out[step] = state.points[(seat + step) % rules.players] if step < rules.players else 0
    out[SEATS] = state.left
    out[SEATS + 1] = state.passes


@kernel
def imagine(rules: Rules, state: State, seat: int, key: Any) -> None:
    revealed = state.revealed
    chance.start(state, key)
    state.revealed = revealed
    for i in range(state.left):
        for j in range(i):
            if state.deck[j] > state.deck[i]:
                kept = state.deck[i]
                state.deck[i] = state.deck[j]
                state.deck[j] = kept
    chance.shuffle(state, state.deck, state.left)


def seats(options: Options) -> tuple[int, ...]:
    return (2, 3, 4)


def feature_count(rules: Any) -> int:
    return SEATS + 2


def make_rules(options: Options, players: int) -> Any:
    rules = Rules.new()
    rules["players"], rules["cards"] = players, options["cards"]
    return rules


def view(rules: Any, state: Any, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    return public or {"left": int(state["left"]), "points": points(rules, state), "passes": int(state["passes"])}


def points(rules: Any, state: Any) -> list[int]:
    held: list[int] = state["points"][: rules["players"]].tolist()
    return held


def notation(rules: Any, state: Any, action: int) -> str:
    return f"{('draw', 'pass')[action]} with {int(state['left'])} left"


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    return {"kind": ("draw", "pass")[action]}


def parse(rules: Any, state: Any, text: str) -> list[int]:
    for action in (DRAW, PASS):
        if text == notation(rules, state, action):
            return [action]
    raise Unreadable("no-action", text=positions.shown(text), choices=[notation(rules, state, DRAW)])


def why(rules: Any, state: Any, action: int) -> Refusal:
    return {"code": "has-to-draw", "parts": {"passes": int(state["passes"])}}


def events(rules: Any, entries: list[tuple[int, ...]], seat: int | None) -> list[Event]:
    return [
        {"key": "draw", "seat": actor, "card": card} if key == DRAW else {"key": "pass", "seat": actor}
        for key, actor, card, *_ in entries
    ]


def position(rules: Any, state: Any) -> dict[str, Any]:
    return {
        "deck": state["deck"][: state["left"]].tolist(),
        "points": points(rules, state),
        "player": int(state["turn"]),
        "passes": int(state["passes"]),
        "chance": positions.chance(state),
    }


def place(rules: Any, given: dict[str, Any]) -> Any:
    state = State.new()
    positions.fields(given, position(rules, state))
    positions.set_chance(state, given["chance"])
    deck, held = given["deck"], given["points"]
    expect(isinstance(deck, list) and len(deck) <= rules["cards"], "deck is a list of cards")
    expect(isinstance(held, list) and len(held) == rules["players"], "points has a number for each seat")
    state["left"] = len(deck)
    for i, card in enumerate(deck):
        state["deck"][i] = whole("a card", card, 1, int(rules["cards"]))
        expect(card not in deck[:i], f"card {card} is there twice")
    for seat, number in enumerate(held):
        state["points"][seat] = whole("points", number, 0, MOST * MOST)
    state["turn"] = whole("player", given["player"], 0, int(rules["players"]) - 1)
    state["passes"] = whole("passes", given["passes"], 0, 2)
    return state


# The name changes with this file, and so do the files in Numba's cache: these kernels lie outside the package.
NAME = f"tiny-{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]}"

RULEBOOK = Rulebook(
    id=NAME,
    title="Tiny",
    version=1,
    options={"cards": Option(12, "cards in the deck", values=(12, MOST)), "nothing": Option(0, "changes nothing")},
    seats=seats,
    make_rules=make_rules,
    state=State,
    action_count=2,
    feature_count=feature_count,
    deal=deal,
    player=player,
    actions=actions,
    apply=apply,
    over=over,
    score=score,
    observe=observe,
    imagine=imagine,
    policies={},
    view=view,
    notation=notation,
    describe=describe,
    parse=parse,
    why=why,
    events=events,
    position=position,
    place=place,
)
