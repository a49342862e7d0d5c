"""Whose turn it is and how far it has got, read from a position."""

from typing import Any

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.tokens import TOKENS as TOKEN_DATA
from manoa.games.quest.people.asked.rubble import joint_of, moving_piece
from manoa.games.quest.people.position import Position, WrittenRun
from manoa.games.quest.people.reading import is_last_round, may_move, seldom
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.movement import can_go_on
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import ACT, DISCARD, OUTSIDE
from manoa.games.quest.rules.tasks import DEPTH
from manoa.kernel.positions import expect, shown, whole

MOST_POWER = 7


def place_turn(rules: Any, state: Any, written: Position) -> None:
    state["starter"] = whole("starter", written.starter, 0, int(rules["players"]) - 1)
    state["round_number"] = whole("round", written.round, 1, int(rules["round_limit"]) or 2**31 - 1)
    state["phase"] = DISCARD if written.phase == "discard" else ACT
    for name in ("bought", "passing", "changing", "ended"):
        state[name] = getattr(written, name)
    state["gained"] = whole("gained", written.gained, 0, int(state["discard_size"][state["turn"]]))
    place_arrivals(rules, state, written.arrived)
    if written.item is not None:
        place_item(rules, state, written.item)
    if written.run is not None:
        place_run(rules, state, written.run)
    expect(len(written.pending) <= (DEPTH if rules["expanded"].size else 1), "pending lists at most one decision")
    for entry in written.pending:
        entry.place(rules, state)
    check_phase(rules, state)


def place_arrivals(rules: Any, state: Any, arrived: list[int]) -> None:
    """Q-8.1, Q-8.2."""
    players, each, starter = int(rules["players"]), int(rules["pieces"]), int(state["starter"])
    for order, seat in enumerate(arrived, 1):
        seat = whole("a seat in arrived", seat, 0, players - 1)
        expect(state["arrival"][seat] == 0, f"seat {seat} is in arrived twice")
        state["arrival"][seat] = order
    state["arrivals"] = len(arrived)
    for seat in range(players):
        home = all(space == OUTSIDE for space in state["at"][seat * each : (seat + 1) * each].tolist())
        expect(home == bool(state["arrival"][seat]), f"seat {seat} is in arrived if all its pieces are in El Dorado")
    if state["ended"]:
        expect(
            is_last_round(rules, state) and state["turn"] == starter,
            "a game ends with a round, by an arrival or the limit",
        )
        return
    expect(not state["arrival"][state["turn"]], "the player to act has arrived already")
    expect(not arrived or state["turn"] != starter, "after an arrival the game ends with the round")
    moved = (int(state["turn"]) - starter) % players
    for seat in arrived:
        expect((seat - starter) % players <= moved, f"seat {seat} cannot have arrived before its turn")


def place_item(rules: Any, state: Any, item: str) -> None:
    expect(item in cards.KIND_OF, "item is null or a card")
    kind = cards.KIND_OF[item]
    once = rules["expanded"].size and (kind == cards.IMITATOR or cards.CARDS[item] in cards.FAMILIARS)  # P-3, H-5.3
    gone = (int(rules["items"]) >> kind & 1 or once) and state["removed"][state["turn"], kind] > 0
    expect(bool(gone), f"{item} is no item that the player to act has used")
    state["used_item"] = kind + 1


def place_run(rules: Any, state: Any, run: WrittenRun) -> None:
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
    table, first, name = (cards.CARDS, 0, run.card) if run.card is not None else (TOKEN_DATA, ids.TOKENS, run.token)
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
    data = cards.CARDS[run.card] if run.card is not None else TOKEN_DATA[run.token or ""]
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


def check_phase(rules: Any, state: Any) -> None:
    busy = bool(state["depth"]) or bool(state["run"])
    expect(not (busy and state["ended"]), "nothing is pending once the game has ended")
    if state["phase"] == DISCARD:
        quiet = not busy and not state["area_size"]
        expect(bool(quiet), "in the discard phase nothing is pending and the play area is empty")
    expect(state["gained"] == 0 or state["phase"] == ACT, "gained counts cards of the play phase")
    over = state["run"] == 0 or state["depth"] == 0 or rules["expanded"].size
    expect(bool(over), "a run is over when something else is asked for")
    expect(bool(state["run"] == 0 or may_move(rules, state)), "no run goes on after the purchase")
