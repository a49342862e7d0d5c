"""What may be played and where pieces may go is what `rules/step.py` says, on all routes and with all options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import manoa
from manoa import Match
from manoa.games.quest.rules import board, bounds, ids, movement, payers, plays, reach, requirements, step, turn
from manoa.games.quest.rules.state import ACT, OUTSIDE
from manoa.kernel import journal
from manoa.kernel.interpreting import interpret
from quest.hexing import ROUTES as HEXED_ROUTES
from quest.lively import ROUTES, choose, jumbled
from quest.moduling import MODULES
from quest.test_against_slow_hexes import bewitch
from quest.test_against_slow_modules import stir
from rare import examples

STEPS = 12  # of each walk
Sources = set[tuple[int, int]]  # what is played, and in which way


def law(kernel: Any, *arguments: Any) -> Any:
    """What a kernel says, interpreted: nothing is compiled for it."""
    return interpret(kernel.interpreted, arguments)


def amid(route: str, players: int, luck: Random, expanded: bool) -> Match:
    """Somewhere in the middle of a game."""
    options: dict[str, Any] = {"route": route, "native_blockade_and_step": luck.random() < 0.7, "caves": True}
    options["free_order"] = luck.random() < 0.3
    if not expanded:
        game = manoa.game("quest", **options)
        return game.restore(jumbled(game, players, luck, effects=0.2))
    hexed = route in HEXED_ROUTES
    game = manoa.game("quest", **options, heroes_hexes=hexed, promos=True, modules=MODULES)
    snapshot = jumbled(game, players, luck, effects=0.2)
    if hexed:
        bewitch(snapshot["position"], luck)
    stir(snapshot["position"], route, luck)
    return game.restore(snapshot)


def standing_at(rules: Any, state: Any) -> dict[int, int]:
    """Where the player's pieces are that are not home."""
    spaces = {piece: int(state["at"][law(board.index_of, rules, state, piece)]) for piece in range(rules["pieces"])}
    return {piece: space for piece, space in spaces.items() if space != OUTSIDE}


def goes_to(rules: Any, state: Any, mover: Any, space: int) -> set[int]:
    """All targets of a mover, asked one by one."""
    everywhere = [law(board.nth_target, rules, i) for i in range(rules["degree"] + rules["joints"])]
    taken, standing = law(board.occupied, state), int(state["standing"])
    found = {t for t in everywhere if law(step.cost, rules, state, mover, space, t, standing, taken) >= 0}
    asked = law(step.targets, rules, state, mover, space, standing) | law(step.swamps, rules, mover, space)
    assert all(asked >> target & 1 for target in found), "the tables leave out what a step leads to"
    return found


def leads(rules: Any, state: Any, source: int, way: int) -> bool:
    mover = law(reach.begun, rules, state, source, way)
    return any(goes_to(rules, state, mover, space) for space in standing_at(rules, state).values())


def playable(rules: Any, state: Any) -> Sources:
    """What is at hand and moves a piece, in the ways that lead somewhere."""
    kinds = law(bounds.usable, rules, state) & int(rules["moving_kinds"])
    tokens = law(bounds.usable_tokens, rules, state) | law(payers.once_powers, rules, state)
    tokens &= int(rules["moving_tokens"])
    found: Sources = set()
    for source in [*bits(kinds), *(ids.TOKENS + token for token in bits(tokens))]:
        symbols = law(plays.open_symbols, rules, state, source)
        for way in range(requirements.NO_SYMBOL) if symbols else (0,):
            open_way = not symbols or (symbols >> way & 1 and not law(bounds.is_lethargic, rules, state, way))
            skips = not symbols and source < ids.TOKENS and int(rules["may_skip_steps"]) >> source & 1
            if open_way and (skips or leads(rules, state, source, way)):
                found.add((source, way))
    return found


def bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def moving(rules: Any, legal: list[int]) -> Sources:
    """Of what may be played all that moves a piece."""
    pairs = (divmod(action - ids.USE, ids.WAYS) for action in legal if ids.USE <= action < ids.STORE)
    found: Sources = set()
    for source, way in pairs:
        field, number = ("moving_kinds", source) if source < ids.TOKENS else ("moving_tokens", source - ids.TOKENS)
        if int(rules[field]) >> number & 1:
            found.add((source, way))
    return found


def check(match: Match) -> None:
    rules, state = match.game.rules(match.players), match.state
    legal = [action.id for action in match.actions()]
    if state["depth"] or state["phase"] != ACT:
        return
    if state["run"]:
        check_run(rules, state, legal)
    if not state["run_open"] and not law(movement.is_unfinished, rules, state):
        may = law(bounds.may_move, rules, state)
        assert moving(rules, legal) == (playable(rules, state) if may else set())


def check_run(rules: Any, state: Any, legal: list[int]) -> None:
    """The steps of the run, and what each leaves."""
    mover, goes = law(step.mover_now, rules, state), set()
    for piece, space in standing_at(rules, state).items():
        if state["run_open"] or state["run_piece"] == piece:
            for target in goes_to(rules, state, mover, space):
                goes.add(ids.STEP + piece * ids.TARGETS + target)
                check_step(rules, state, mover, piece, space, target)
    assert {action for action in legal if ids.STEP <= action < ids.ENTER} == goes


def check_step(rules: Any, state: Any, mover: Any, piece: int, space: int, target: int) -> None:
    """A step leaves what was foretold; the run ends where that is nothing."""
    taken, standing = law(board.occupied, state), int(state["standing"])
    paid = law(step.cost, rules, state, mover, space, target, standing, taken)
    left = law(step.after, rules, state, mover, space, target, paid)
    then = state.copy()
    law(turn.apply, rules, then, ids.STEP + piece * ids.TARGETS + target, journal.new(0))
    if then["run"] and not state["run_twice"]:
        assert law(step.mover_now, rules, then) == left
    elif not state["run_twice"]:
        there = int(rules["neighbour"][space, target]) if target < ids.DIRECTIONS else space
        stays = there == then["at"][law(board.index_of, rules, state, piece)]  # neither home nor carried on
        assert not stays or law(step.is_spent, left) or not goes_to(rules, then, left, there)


@pytest.mark.parametrize("expanded", [False, True], ids=["base", "expanded"])
@pytest.mark.parametrize("route", [*ROUTES, *HEXED_ROUTES])
def test_nothing_leads_anywhere_but_by_the_law(route: str, expanded: bool) -> None:
    if route in HEXED_ROUTES and not expanded:
        return
    luck = Random(f"{route} {expanded}")
    for number in range(examples(1)):
        match = amid(route, 2 + number % 3, luck, expanded)
        for _ in range(STEPS):
            if match.over:
                break
            check(match)
            match.play(choose(match, luck))
