"""The run of a position, and the item that was used last."""

from typing import Any, Literal

from manoa.games.positions import Form, Here, Strict
from manoa.games.quest.parts import cards
from manoa.games.quest.parts.tokens import TOKENS
from manoa.games.quest.people import reading
from manoa.games.quest.people.asked.rubble import joint_of, moving_piece
from manoa.games.quest.people.reading import seldom
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.movement import can_go_on
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.kernel.positions import expect, shown, whole

MOST_POWER = 7


class WrittenRun(Strict):
    card: str | None
    token: str | None
    symbol: Literal["machete", "paddle", "coin"] | None
    piece: int | None  # null: just played, the first step is still to come
    power: int
    moved: bool
    behind: int | None
    # In a game with an expansion
    once: bool = False  # a familiar, for its once-power
    steps: int = 0  # left of free steps
    twice: bool = False  # it comes a second time
    stored: bool = False  # a Muisca card that lay on the own board


class Run(Form):
    """What a piece is moving with."""

    kind = WrittenRun | None

    def write(self, here: Here) -> dict[str, Any] | None:
        rules, state, run = here.rules, here.state, reading.run(here.state)
        if run is None:
            return None
        joint = int(state["run_joint"])
        behind = int(state["blockade"][joint - 1]) if joint else None
        entry = {**run, "moved": bool(state["run_moved"]), "behind": behind}
        if not rules["expanded"].size:
            return entry
        manner = reading.manner(int(state["run"]) - 1)
        further = {"once": "once" in manner, "steps": int(state["run_steps"]), "twice": bool(state["run_twice"])}
        return {**entry, **manner, **further}

    def place(self, here: Here, given: WrittenRun | None) -> None:
        if given is not None:
            _place_run(here.rules, here.state, given)


def _place_run(rules: Any, state: Any, run: WrittenRun) -> None:
    state["run"] = 1 + _source(run)
    state["run_open"] = run.piece is None
    state["run_piece"] = 0 if run.piece is None else moving_piece(rules, state, run.piece)
    state["run_power"] = whole("the power of a run", run.power, 0, MOST_POWER)
    state["run_symbol"] = NO_SYMBOL if run.symbol is None else cards.SYMBOLS.index(run.symbol)
    state["run_moved"] = run.moved
    expect(
        bool(rules["expanded"].size) or (not run.once and not run.steps and not run.twice),
        "that goes with an expansion",
    )
    state["run_steps"] = whole("steps", run.steps, 0, int(rules["steps"][state["run"] - 1]))
    state["run_twice"] = run.twice
    if run.behind is not None:
        joint = joint_of(rules, state, run.behind)
        expect(bool(rules["native_goes_on"]), "behind goes with the option native_blockade_and_step")
        expect(not int(state["standing"]) >> joint & 1, "behind names a blockade that has been removed")
        state["run_joint"] = joint + 1
    _check_source(rules, state, run)
    if run.piece is None:
        begun = not run.moved and run.behind is None and run.power == rules["power"][state["run"] - 1]
        expect(bool(begun), "a run without a piece has only just begun")
    else:
        expect(bool(seldom(can_go_on, rules, state)), "the run could not go on, so it is over")


def _source(run: WrittenRun) -> int:
    """What a run is made with: a card or a token that moves a piece."""
    expect((run.card is None) != (run.token is None), "a run is made with a card or a token")
    table, first, name = (cards.CARDS, 0, run.card) if run.card is not None else (TOKENS, ids.TOKENS, run.token)
    expect(name in table and cards.moves(table[name]), f"{shown(name)} moves no piece")
    number = int(table[name or ""]["number"])
    if run.stored:
        expect(table[name or ""] in cards.MUISCA, "only Muisca cards are stored")
        return ids.TOKENS + ids.STORED + number - cards.FIRST_MUISCA
    if run.once:
        expect(table[name or ""] in cards.FAMILIARS, "only a familiar has a once-power")
        return ids.TOKENS + ids.ONCE + number - cards.FIRST_FAMILIAR
    return first + number


def _check_source(rules: Any, state: Any, run: WrittenRun) -> None:
    """The run fits what it is made with."""
    source = int(state["run"]) - 1
    data = cards.CARDS[run.card] if run.card is not None else TOKENS[run.token or ""]
    expect(cards.is_free(data) == (run.symbol is None), "a run has a symbol, unless it is a free step")
    expect(run.power <= rules["power"][source], "the run has more power left than it began with")
    if run.card is not None:
        kind = cards.KIND_OF[run.card]
        item = int(rules["items"]) >> kind & 1 or run.once
        names = [run.card, *([cards.CARD_IDS[cards.IMITATOR]] if rules["expanded"].size else [])]  # acted as it (P-3)
        gone = state["removed"][state["turn"]]
        used = any(gone[cards.KIND_OF[name]] if item else name in _area(state) for name in names)
        expect(bool(used), f"{run.card} is not among the cards played this turn")
    else:
        expect(run.symbol is None or run.symbol in data["symbols"], "the token does not have the symbol of the run")


def _area(state: Any) -> list[str]:
    return [cards.CARD_IDS[kind] for kind in state["area"][: state["area_size"]].tolist()]


class Item(Form):
    """One that a keep token would save."""

    kind = str | None

    def write(self, here: Here) -> str | None:
        item = int(here.state["used_item"])
        return cards.CARD_IDS[item - 1] if item else None

    def place(self, here: Here, given: str | None) -> None:
        if given is None:
            return
        expect(given in cards.KIND_OF, "item is null or a card")
        kind, rules, state = cards.KIND_OF[given], here.rules, here.state
        familiar = kind == cards.IMITATOR or cards.CARDS[given] in cards.FAMILIARS  # P-3, H-5.3
        item = int(rules["items"]) >> kind & 1 or (rules["expanded"].size and familiar)
        gone = item and state["removed"][state["turn"], kind] > 0
        expect(bool(gone), f"{given} is no item that the player to act has used")
        state["used_item"] = kind + 1
