"""Positions that people wrote or edited, made into states. Each rule that one can break is named."""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.games.island.placing_fights import check_queue, check_sharing, place_fights
from manoa.games.island.placing_map import place_map
from manoa.games.island.placing_outcome import check_fight
from manoa.games.island.placing_pending import place_pending
from manoa.games.island.placing_pieces import place_explorers, place_pieces, place_resources
from manoa.games.island.placing_turn import check_end, check_turn, place_dice, place_turn
from manoa.games.island.position import position
from manoa.games.island.setup import clear_table
from manoa.games.island.state import ACTIONS, ANSWER, DEALS, OFFER, State
from manoa.games.island.tasks import done, player
from manoa.games.island.turn import actions, advance
from manoa.kernel import positions
from manoa.kernel.positions import expect


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    state = State.new()
    clear_table(state)
    positions.fields(given, position(rules, state))
    positions.set_chance(state, given["chance"])
    place_turn(rules, state, given)
    place_explorers(rules, state, given)
    place_map(rules, state, given)
    place_pieces(rules, state, given)
    place_resources(rules, state, given)
    place_dice(rules, state, given)
    place_fights(rules, state, given["fights"])
    place_pending(rules, state, given["pending"])
    check_turn(rules, state)
    check_queue(rules, state)
    check_fight(rules, state)
    check_sharing(rules, state)
    check_end(rules, state)
    if not state["ended"]:
        check_decision(rules, state)
    return state


def check_decision(rules: Any, state: Any) -> None:
    """Somebody has to decide: left alone, the game stays where it is."""
    settled = state.copy()
    moved = advance(rules, settled)
    expect(
        not moved and settled.tobytes() == state.tobytes(),
        "nobody has to decide anything: the game would go on by itself",
    )
    expect(bool(legal(rules, state)), "the player to act could do nothing at all")
    if state["task"][state["depth"] - 1] == ANSWER:
        check_offer(rules, state)


def legal(rules: Any, state: Any) -> list[int]:
    out = np.zeros(ACTIONS, np.int16)
    found: list[int] = out[: actions(rules, state, out)].tolist()
    return found


def check_offer(rules: Any, state: Any) -> None:
    """Before it was made, the offer was among the actions of whoever decided then (I-11.2)."""
    top, players = int(state["depth"]) - 1, int(rules["players"])
    partner, offerer, bargain = (int(state[part][top]) for part in ("who", "due", "what"))
    before = state.copy()
    done(before)
    before["offers"][offerer] -= 1
    expect(before["offers"][offerer] >= 0, f"seat {offerer} has made no offer yet")
    expect(player(rules, before) == offerer, f"it was not for seat {offerer} to make an offer")
    expect(not advance(rules, before), "whoever made the offer had nothing to decide")
    offer = OFFER + ((partner - offerer) % players - 1) * DEALS + bargain
    expect(offer in legal(rules, before), "nobody could have made this offer")
