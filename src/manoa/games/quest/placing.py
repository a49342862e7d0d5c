"""Positions that people wrote or edited, made into states. Each rule that one can break is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from manoa.games.quest.cards import CARD_IDS, KIND_OF, KINDS, SLOTS
from manoa.games.quest.placing_turn import place_turn
from manoa.games.quest.position import position
from manoa.games.quest.state import ACTIONS, GATES, OUTSIDE, State
from manoa.games.quest.tokens import CAVE_TOKENS, PER_CAVE, TOKEN_OF
from manoa.games.quest.turn import actions
from manoa.games.quest.zones import gain_token, take_up
from manoa.kernel import positions
from manoa.kernel.positions import BadPosition, expect, shown, whole


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    state = State.new()
    state["at"] = OUTSIDE
    positions.fields(given, position(rules, state))
    positions.set_chance(state, given["chance"])
    place_pieces(rules, state, given)
    place_blockades(rules, state, given["blockades"])
    place_market(rules, state, given["market"])
    place_cards(rules, state, given)
    place_tokens(rules, state, given)
    place_turn(rules, state, given)
    can_act = state["ended"] or actions(rules, state, np.zeros(ACTIONS, np.int16)) > 0
    expect(bool(can_act), "the player to act could do nothing at all")
    return state


# The board


def place_pieces(rules: Any, state: Any, given: dict[str, Any]) -> None:
    spaces = {(int(rules["q"][i]), int(rules["r"][i])): i for i in range(rules["spaces"])}
    each = int(rules["pieces"])
    caves = {(int(rules["q"][i]), int(rules["r"][i])): cave for cave, i in enumerate(_cave_spaces(rules))}
    for seat, own in enumerate(by_seat(rules, "pieces", given["pieces"])):
        expect(isinstance(own, list) and len(own) == each, f"each seat has {each} in pieces")
        for piece, at in enumerate(own):
            if at is not None:
                state["at"][seat * each + piece] = _standing_place(rules, spaces, at)
    for seat, own in enumerate(by_seat(rules, "explored", given["explored"])):
        expect(isinstance(own, list) and len(own) == each, f"each seat has {each} lists in explored")
        for piece, known in enumerate(own):
            expect(isinstance(known, list), "explored lists caves as [q, r]")
            for at in known:
                expect(hex_at(at) in caves, f"{shown(at)} in explored is no cave")
                expect(known.count(at) == 1, f"{shown(at)} is in explored twice")
                state["stale"][seat * each + piece] |= 1 << caves[hex_at(at)]
    held = [space for space in state["at"].tolist() if space != OUTSIDE]
    expect(len(set(held)) == len(held) or bool(rules["caves_on"]), "two pieces stand on one space")


def _cave_spaces(rules: Any) -> list[int]:
    spaces: list[int] = rules["cave_at"][: rules["cave_count"]].tolist()
    return spaces


def _standing_place(rules: Any, spaces: dict[tuple[int, int], int], at: Any) -> int:
    spot = hex_at(at)
    expect(spot in spaces, f"{shown(at)} is no space of this route")
    space = spaces[spot]
    expect(rules["toll"][space] != 0 and rules["to_go"][space] != 0, f"no piece can stand on {shown(at)}")
    return space


def hex_at(given: Any) -> tuple[int, int]:
    """A hex as it stands in JSON: [q, r]."""
    good = isinstance(given, list) and len(given) == 2 and all(type(part) is int for part in given)
    expect(good, f"a space is [q, r], not {shown(given)}")
    return given[0], given[1]


def place_blockades(rules: Any, state: Any, given: Any) -> None:
    count = int(rules["gates"])
    expect(isinstance(given, list) and len(given) == count, f"there are {count} blockades on this route")
    for gate, entry in enumerate(given):
        positions.fields(entry, {"number": 0, "between": [], "owner": None})
        number = whole("a blockade's number", entry["number"], 1, GATES)
        between = [chr(letter) for letter in rules["between"][gate].tolist()]
        expect(entry["between"] == between, f"blockade {gate + 1} in the list lies between {' and '.join(between)}")
        expect(number not in state["blockade"].tolist(), f"blockade {number} is there twice")
        state["blockade"][gate] = number
        if entry["owner"] is None:
            state["standing"] |= 1 << gate
        else:
            state["owner"][number] = 1 + whole("the owner of a blockade", entry["owner"], 0, int(rules["players"]) - 1)


# The market


def place_market(rules: Any, state: Any, given: Any) -> None:
    positions.fields(given, {"slots": [], "reserve": []})
    slots, reserve = given["slots"], given["reserve"]
    expect(isinstance(slots, list) and len(slots) == SLOTS, f"the market has {SLOTS} slots")
    expect(isinstance(reserve, list) and len(reserve) <= KINDS, "the reserve is a list of piles")
    for slot, entry in enumerate(slots):
        if entry is not None:
            kind = _pile(rules, state, entry)
            state["slot"][slot] = kind + 1
            state["board"] |= 1 << kind
    for entry in reserve:
        state["reserve"] |= 1 << _pile(rules, state, entry)


def _pile(rules: Any, state: Any, entry: Any) -> int:
    positions.fields(entry, {"card": "", "left": 0})
    kind = card_kind(entry["card"])
    expect(rules["copies"][kind] > 0, f"{entry['card']} is no card of the market")
    expect(state["left"][kind] == 0, f"the market has two piles of {entry['card']}")
    state["left"][kind] = whole(f"left of {entry['card']}", entry["left"], 1, int(rules["copies"][kind]))
    return kind


# Cards and tokens


def card_kind(name: Any) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise BadPosition(f"This position breaks a rule: {shown(name)} is no card here.")
    return KIND_OF[name]


def token_kind(name: Any) -> int:
    if not isinstance(name, str) or name not in TOKEN_OF:
        raise BadPosition(f"This position breaks a rule: {shown(name)} is no cave token.")
    return TOKEN_OF[name]


def card_kinds(names: Any) -> list[int]:
    expect(isinstance(names, list) and len(names) <= 999, f"a list of cards is wanted, not {shown(names)}")
    return [card_kind(name) for name in names]


def by_seat(rules: Any, what: str, given: Any) -> Sequence[Any]:
    players = int(rules["players"])
    expect(isinstance(given, list) and len(given) == players, f"{what} has one entry for each of {players} seats")
    entries: Sequence[Any] = given
    return entries


def place_cards(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """All zones, once it is clear that every card is in exactly one of them (Q-1.3)."""
    zones = ("hands", "draws", "discards", "removed")
    turn = whole("player", given["player"], 0, int(rules["players"]) - 1)
    piles = {zone: [card_kinds(cards) for cards in by_seat(rules, zone, given[zone])] for zone in zones}
    area = card_kinds(given["area"])
    check_cards(rules, state, piles, area, turn)
    for seat in range(rules["players"]):
        for kind in piles["hands"][seat]:
            take_up(rules, state, seat, kind)
        for zone, pile in (("draw", piles["draws"][seat][::-1]), ("discard", piles["discards"][seat])):
            state[zone][seat, : len(pile)] = pile
            state[f"{zone}_size"][seat] = len(pile)
        for kind in piles["removed"][seat]:
            state["removed"][seat, kind] += 1
    state["area"][: len(area)] = area
    state["area_size"] = len(area)
    place_known(rules, state, given)


def check_cards(rules: Any, state: Any, piles: dict[str, list[list[int]]], area: list[int], turn: int) -> None:
    in_all: Counter[int] = Counter()
    for seat in range(rules["players"]):
        own = Counter(kind for zone in piles.values() for kind in zone[seat])
        own.update(area if seat == turn else [])
        in_all += own
        for kind in range(KINDS):
            if rules["starting"][kind]:
                due = int(rules["starting"][kind])
                expect(own[kind] == due, f"seat {seat} has {own[kind]} of {CARD_IDS[kind]} and should have {due}")
    for kind in range(KINDS):
        if rules["copies"][kind]:
            found, due = in_all[kind] + int(state["left"][kind]), int(rules["copies"][kind])
            expect(
                found == due, f"there are {found} of {CARD_IDS[kind]}, in the market and with players, and not {due}"
            )


def place_known(rules: Any, state: Any, given: dict[str, Any]) -> None:
    for seat, names in enumerate(by_seat(rules, "known", given["known"])):
        for kind in card_kinds(names):
            state["known"][seat, kind] += 1
            enough = state["known"][seat, kind] <= state["held"][seat, kind]
            expect(bool(enough), f"{CARD_IDS[kind]} is known of seat {seat} but not in its hand")


def place_tokens(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """Tokens of players, in the caves and left out; those played are gone."""
    seen: Counter[int] = Counter()
    for seat, names in enumerate(by_seat(rules, "tokens", given["tokens"])):
        expect(isinstance(names, list) and len(names) <= CAVE_TOKENS, "tokens are a list for each seat")
        for name in names:
            gain_token(rules, state, seat, token_kind(name))
            seen[token_kind(name)] += 1
    count = int(rules["cave_count"])
    expect(isinstance(given["caves"], list) and len(given["caves"]) == count, f"there are {count} caves with tokens")
    for cave, entry in enumerate(given["caves"]):
        positions.fields(entry, {"at": [], "tokens": []})
        space = int(rules["cave_at"][cave])
        at = [int(rules["q"][space]), int(rules["r"][space])]
        expect(entry["at"] == at, f"cave {cave + 1} in the list is at {at}")
        seen.update(_fill(state, cave * PER_CAVE, entry["tokens"], PER_CAVE))
        state["cave_left"][cave] = len(entry["tokens"])
    rest = CAVE_TOKENS - count * PER_CAVE
    if rules["caves_on"]:
        seen.update(_fill(state, count * PER_CAVE, given["box"], rest))
        expect(len(given["box"]) == rest, f"{rest} tokens are left out of the caves")
    else:
        expect(given["box"] == [] and not seen, "without the caves variant there are no tokens")
        state["cave"] = np.repeat(np.arange(1, len(TOKEN_OF) + 1), rules["token_copies"])
    for name, token in TOKEN_OF.items():
        most = int(rules["token_copies"][token])
        expect(seen[token] <= most, f"there are {seen[token]} tokens {name} and only {most} in the box")


def _fill(state: Any, first: int, names: Any, most: int) -> list[int]:
    expect(isinstance(names, list) and len(names) <= most, f"at most {most} tokens lie there")
    kinds = [token_kind(name) for name in names]
    state["cave"][first : first + len(kinds)] = [kind + 1 for kind in kinds[::-1]]
    return kinds
