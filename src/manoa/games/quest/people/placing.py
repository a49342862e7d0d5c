"""Positions that people wrote or edited, made into states. Each rule that one can break is named."""

from collections import Counter
from typing import Any

import numpy as np

from manoa.games.positions import check_seats
from manoa.games.quest.parts.cards import CARD_IDS, DEMON, FIRST_FAMILIAR, FIRST_HERO, KIND_OF, SLOTS
from manoa.games.quest.parts.tokens import PER_CAVE, TOKEN_IDS, TOKEN_OF
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.people.placing_hexes import numbers, place_hexes
from manoa.games.quest.people.placing_modules import place_modules
from manoa.games.quest.people.placing_turn import place_turn
from manoa.games.quest.people.position import Position
from manoa.games.quest.people.position_modules import WrittenPile
from manoa.games.quest.people.reading import atlas
from manoa.games.quest.rules.ids import ACTIONS
from manoa.games.quest.rules.state import OUTSIDE, State
from manoa.games.quest.rules.turn import actions
from manoa.games.quest.rules.zones import enter_hand, gain_token
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown, whole

BY_SEAT = ("hands", "known", "draws", "discards", "removed", "tokens", "pieces", "explored")


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    written = positions.converted(given, Position)
    state, players = State.new(), int(rules["players"])
    for name in ("at", "safe", "dragon_at") if rules["expanded"].size else ("at",):
        state[name] = OUTSIDE
    check_seats(written, BY_SEAT, players)
    positions.set_chance(state, written.chance)
    state["turn"] = whole("player", written.player, 0, players - 1)
    place_pieces(rules, state, written)
    place_blockades(rules, state, written)
    place_market(rules, state, written)
    expect(bool(rules["modules"]) == (written.modules is not None), "modules goes with modules, and with them only")
    stored = written.modules.stored if written.modules is not None else []
    place_cards(rules, state, written, stored)
    place_tokens(rules, state, written)
    expect(
        bool(rules["expanded"].size) == (written.hexes is not None),
        "hexes goes with the expansions, and with them only",
    )
    if written.hexes is not None:
        place_hexes(rules, state, written.hexes, written.pending)
    if written.modules is not None:
        place_modules(rules, state, written.modules)
    place_turn(rules, state, written)
    can_act = state["ended"] or actions(rules, state, np.zeros(ACTIONS, np.int16)) > 0
    expect(bool(can_act), "the player to act could do nothing at all")
    return state


# The board


def place_pieces(rules: Any, state: Any, written: Position) -> None:
    each, hexes = int(rules["pieces"]), [(q, r) for q, r in atlas(rules).hexes[: rules["spaces"]]]
    caves = [hexes[space] for space in rules["cave_at"][: rules["caves"]].tolist()]
    for seat, (spots, explored) in enumerate(zip(written.pieces, written.explored, strict=True)):
        expect(len(spots) == each, f"each seat has {each} in pieces")
        expect(len(explored) == each, f"each seat has {each} lists in explored")
        for piece, (at, known) in enumerate(zip(spots, explored, strict=True), seat * each):
            state["at"][piece] = OUTSIDE if at is None else _standing_place(rules, hexes, at)
            for cave in known:
                expect(cave in caves, f"{list(cave)} in explored is no cave")
                expect(known.count(cave) == 1, f"{list(cave)} is in explored twice")
                state["explored"][piece] |= 1 << caves.index(cave)
    held = [space for space in state["at"].tolist() if space != OUTSIDE]
    apart = len(set(held)) == len(held) or rules["caves_on"] or rules["expanded"].size
    expect(bool(apart), "two pieces stand on one space")


def _standing_place(rules: Any, hexes: list[Hex], at: Hex) -> int:
    expect(at in hexes, f"{shown(list(at))} is no space of this route")
    space = hexes.index(at)
    expect(rules["printed"][space] != 0 and rules["to_go"][space] != 0, f"no piece can stand on {list(at)}")
    return space


def place_blockades(rules: Any, state: Any, written: Position) -> None:
    count, players = int(rules["joints"]), int(rules["players"])
    expect(len(written.blockades) == count, f"there are {count} blockades on this route")
    for joint, entry in enumerate(written.blockades):
        number = whole("a blockade's number", entry.number, 1, int(rules["blockades"]))
        between = [chr(letter) for letter in rules["between"][joint].tolist()]
        expect(entry.between == between, f"blockade {joint + 1} in the list lies between {' and '.join(between)}")
        expect(number not in state["blockade"].tolist(), f"blockade {number} is there twice")
        state["blockade"][joint] = number
        if entry.owner is None:
            state["standing"] |= 1 << joint
        else:
            state["owner"][number] = 1 + whole("the owner of a blockade", entry.owner, 0, players - 1)


# The market


def place_market(rules: Any, state: Any, written: Position) -> None:
    expect(len(written.market.slots) == SLOTS, f"the market has {SLOTS} slots")
    for slot, pile in enumerate(written.market.slots):
        if pile is not None:
            kind = _pile(rules, state, pile)
            state["slot"][slot] = kind + 1
            state["board"] |= 1 << kind
    for pile in written.market.reserve:
        state["reserve"] |= 1 << _pile(rules, state, pile)
    for pile in written.modules.muisca if written.modules is not None else []:
        state["aside"] |= 1 << _pile(rules, state, pile)
    wrong = (int(state["board"]) | int(state["reserve"])) & int(rules["aside"]) or state["aside"] & ~rules["aside"]
    expect(not wrong, "Muisca cards lie beside the market, and no others")


def _pile(rules: Any, state: Any, pile: WrittenPile) -> int:
    (kind,) = numbers([pile.card], cards_of(rules))
    expect(rules["copies"][kind] > 0, f"{pile.card} is no card of the market")
    expect(state["left"][kind] == 0, f"the market has two piles of {pile.card}")
    state["left"][kind] = whole(f"left of {pile.card}", pile.left, 1, int(rules["copies"][kind]))
    return kind


# Cards and tokens


def cards_of(rules: Any) -> dict[str, int]:
    """The cards that may come up in a game, by name."""
    there = (rules["starting"] + rules["copies"]).tolist()
    return {name: kind for name, kind in KIND_OF.items() if there[kind] or (rules["hexes"] and is_hexed(kind))}


def is_hexed(kind: int) -> bool:
    """A familiar, a hero or a demon."""
    return FIRST_FAMILIAR <= kind <= DEMON


def tokens_of(rules: Any, names: list[str]) -> list[int]:
    known = {name: token for name, token in TOKEN_OF.items() if rules["token_copies"][token]}
    return numbers(names, known, "cave token")


def place_cards(rules: Any, state: Any, written: Position, stored: list[list[str]]) -> None:
    """All zones, once it is clear that every card is in exactly one of them (Q-1.3)."""
    table = cards_of(rules)
    area = numbers(written.area, table)
    zones = (written.hands, written.draws, written.discards, written.removed)
    by_seat = [[numbers(zone[seat], table) for zone in zones] for seat in range(rules["players"])]
    _check_cards(rules, state, by_seat, [*area, *(kind for names in stored for kind in numbers(names, table))])
    for seat, (hand, draw, discard, removed) in enumerate(by_seat):
        for kind in hand:
            enter_hand(rules, state, seat, kind)
        for zone, pile in (("draw", draw[::-1]), ("discard", discard)):
            state[zone][seat, : len(pile)] = pile
            state[f"{zone}_size"][seat] = len(pile)
        for kind in removed:
            state["removed"][seat, kind] += 1
        for kind in numbers(written.known[seat], table):
            state["known"][seat, kind] += 1
            held = state["known"][seat, kind] <= state["held"][seat, kind]
            expect(bool(held), f"{CARD_IDS[kind]} is known of seat {seat} but not in its hand")
    state["area"][: len(area)] = area
    state["area_size"] = len(area)


def _check_cards(rules: Any, state: Any, by_seat: list[list[list[int]]], area: list[int]) -> None:
    in_all: Counter[int] = Counter()
    for seat, zones in enumerate(by_seat):
        own = Counter(kind for zone in zones for kind in zone)
        own.update(area if seat == state["turn"] else [])
        in_all += own
        for kind, name in enumerate(CARD_IDS):
            count = int(rules["starting"][kind])
            expect(not count or own[kind] == count, f"seat {seat} has {own[kind]} of {name} and should have {count}")
    for kind, name in enumerate(CARD_IDS):
        number, count = in_all[kind] + int(state["left"][kind]), int(rules["copies"][kind])
        wrong = f"there are {number} of {name}, in the market and with players, and not {count}"
        counted_elsewhere = rules["starting"][kind] or (rules["hexes"] and is_hexed(kind))
        expect(bool(counted_elsewhere) or number == count, wrong)
    if rules["hexes"]:
        check_familiars(by_seat)


def check_familiars(by_seat: list[list[list[int]]]) -> None:
    """One for each player, all different (H-1.4)."""
    own = [[kind for zone in zones for kind in zone if FIRST_FAMILIAR <= kind < FIRST_HERO] for zones in by_seat]
    for seat, kinds in enumerate(own):
        expect(len(kinds) <= 1, f"seat {seat} has {len(kinds)} familiars and should have one")
    familiars = [kind for kinds in own for kind in kinds]
    expect(len(set(familiars)) == len(familiars), "two seats have the same familiar")


def place_tokens(rules: Any, state: Any, written: Position) -> None:
    """Tokens of players, in the caves and left out; those played are gone."""
    caves, seen = int(rules["caves"]), Counter[int]()
    for seat, names in enumerate(written.tokens):
        for token in tokens_of(rules, names):
            seen[token] += 1
            gain_token(rules, state, seat, token)
    expect(len(written.caves) == caves, f"there are {caves} caves with tokens")
    for cave, entry in enumerate(written.caves):
        at = atlas(rules).hexes[int(rules["cave_at"][cave])]
        expect(list(entry.at) == at, f"cave {cave + 1} in the list is at {at}")
        seen.update(_fill(rules, state, cave * PER_CAVE, entry.tokens, PER_CAVE))
        state["cave_left"][cave] = len(entry.tokens)
    rest = int(rules["cave_tokens"]) - caves * PER_CAVE if rules["caves_on"] and not rules["hexes"] else 0
    seen.update(_fill(rules, state, caves * PER_CAVE, written.box, rest))
    expect(len(written.box) == rest, f"{rest} tokens are left out of the caves")
    expect(bool(rules["caves_on"]) or not seen, "without the caves variant there are no tokens")
    for token, number in seen.items():
        most = rules["token_copies"][token]
        expect(number <= most, f"there are {number} tokens {TOKEN_IDS[token]} and only {most} in the box")


def _fill(rules: Any, state: Any, first: int, names: list[str], most: int) -> list[int]:
    expect(len(names) <= most, f"at most {most} tokens lie there")
    kinds = tokens_of(rules, names)
    state["cave"][first : first + len(kinds)] = [kind + 1 for kind in kinds[::-1]]
    return kinds
