"""A position as JSON that people can edit, hidden cards included: the form of each field, read both ways, and what
ties them together. Each rule that one can break is named."""

from collections import Counter
from typing import Any

import numpy as np

from manoa.games.positions import (
    BySeat,
    Chance,
    Choice,
    Counted,
    Each,
    Flag,
    Form,
    Here,
    Listed,
    Number,
    Part,
    Pile,
    Record,
    Seat,
)
from manoa.games.quest.parts.cards import CARD_IDS, FAMILIARS, KIND_OF, SLOTS
from manoa.games.quest.parts.tokens import PER_CAVE, TOKEN_OF
from manoa.games.quest.people import reading
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.people.position_forms import (
    CARDS,
    TOKENS,
    Owned,
    Space,
    Spots,
    Stock,
    Stocks,
    UpTo,
    by_piece,
    check_stock,
    is_hexed,
    place_stock,
)
from manoa.games.quest.people.position_hexes import Hexes, cards_by_seat, check_hexes
from manoa.games.quest.people.position_modules import Modules, check_modules, check_pieces
from manoa.games.quest.people.position_pending import Pending, check_pending, goes_back, goes_with_run
from manoa.games.quest.people.position_run import Item, Run
from manoa.games.quest.people.reading import is_last_round, may_move
from manoa.games.quest.rules.ids import ACTIONS
from manoa.games.quest.rules.state import ACT, DISCARD, OUTSIDE, State
from manoa.games.quest.rules.turn import actions
from manoa.games.quest.rules.zones import enter_hand
from manoa.kernel.positions import expect, whole

LONGEST = 2**31 - 1  # rounds of a game without a limit


class Arrived(Form):
    """The seats in El Dorado, first come first."""

    kind = list[int]

    def write(self, here: Here) -> list[int]:
        return reading.arrived(here.rules, here.state)

    def fits(self, rules: Any, given: list[int]) -> None:
        for seat in given:
            whole("a seat in arrived", seat, 0, int(rules["players"]) - 1)
            expect(given.count(seat) == 1, f"seat {seat} is in arrived twice")

    def place(self, here: Here, given: list[int]) -> None:
        here.state["arrivals"] = len(given)
        for order, seat in enumerate(given, 1):
            here.state["arrival"][seat] = order


class Hand(Counted):
    def place(self, here: Here, given: list[str]) -> None:
        for card in given:
            enter_hand(here.rules, here.state, here.seat, KIND_OF[card])


class Known(Counted):
    """Of each hand the cards that everybody can name."""

    def place(self, here: Here, given: list[str]) -> None:
        held = here.get("held").tolist()
        for card, number in Counter(given).items():
            in_hand = number <= held[KIND_OF[card]]
            expect(in_hand, f"{card} is known of seat {here.seat} but not in its hand")
        super().place(here, given)


def check_standing(rules: Any, space: int, at: Hex) -> None:
    expect(rules["printed"][space] != 0 and rules["to_go"][space] != 0, f"no piece can stand on {[*at]}")


class Blockade(Record):
    """In the order of the joints between tiles. Null: it stands."""

    number = Number(1, "blockades", "blockade", what="a blockade's number")
    between = Part(list[str], lambda here: [chr(letter) for letter in here.rules["between"][here.at].tolist()])
    owner = Part(int | None, lambda here: reading.owner(here.state, here.get("blockade")))

    def place(self, here: Here, given: Any) -> None:
        ((joint,), state), between = (here.at, here.state), Blockade.between.write(here)
        expect(given.between == between, f"blockade {joint + 1} in the list lies between {' and '.join(between)}")
        expect(given.number not in state["blockade"].tolist(), f"blockade {given.number} is there twice")
        super().place(here, given)
        if given.owner is None:
            state["standing"] |= 1 << joint
        else:
            state["owner"][given.number] = 1 + whole("the owner of a blockade", given.owner, 0, here.players - 1)


class CaveTokens(Pile):
    def room(self, here: Here) -> Any:
        return here.state["cave"][here.seat * PER_CAVE :][:PER_CAVE]

    def fits(self, rules: Any, given: list[str]) -> None:
        super().fits(rules, given)
        expect(len(given) <= PER_CAVE, f"at most {PER_CAVE} tokens lie there")


class Cave(Record):
    at = Part(Hex, lambda here: reading.hex_of(here.rules, int(here.rules["cave_at"][here.at])))
    tokens = CaveTokens(TOKENS, size="cave_left", next_first=True)

    def place(self, here: Here, given: Any) -> None:
        at = Cave.at.write(here)
        expect([*given.at] == at, f"cave {here.seat + 1} in the list is at {at}")
        super().place(here, given)


class Box(Listed):
    """The tokens left out (Q-2.7), in the state behind those in the caves."""

    def size(self, rules: Any) -> int:
        left_out = rules["caves_on"] and not rules["hexes"]
        return int(rules["cave_tokens"]) - int(rules["caves"]) * PER_CAVE if left_out else 0

    def write(self, here: Here) -> list[str]:
        tokens = here.state["cave"][int(here.rules["caves"]) * PER_CAVE :][: self.size(here.rules)]
        return [self.things.names[token - 1] for token in tokens[::-1].tolist()]

    def fits(self, rules: Any, given: list[str]) -> None:
        super().fits(rules, given)
        expect(len(given) == self.size(rules), f"{self.size(rules)} tokens are left out of the caves")

    def place(self, here: Here, given: list[str]) -> None:
        tokens = [self.things.number_of[name] for name in given[::-1]]
        here.state["cave"][int(here.rules["caves"]) * PER_CAVE :][: len(tokens)] = tokens


class Slots(Form):
    """The piles on the market board."""

    kind = list[Stock | None]

    def write(self, here: Here) -> list[reading.Pile | None]:
        return reading.slots(here.state)

    def fits(self, rules: Any, given: list[Any]) -> None:
        expect(len(given) == SLOTS, f"the market has {SLOTS} slots")
        for pile in filter(None, given):
            check_stock(rules, pile)

    def place(self, here: Here, given: list[Any]) -> None:
        for slot, pile in enumerate(given):
            if pile is not None:
                kind = place_stock(here.state, pile)
                here.state["slot"][slot] = kind + 1
                here.state["board"] |= 1 << kind


class Market(Record):
    slots = Slots()
    reserve = Stocks()


class Position(Record, last=("item", "run", "pending")):
    """Draw piles and piles in caves begin with what is taken next, discard piles end with their top card."""

    player = Seat("turn")
    phase = Choice(("play", "discard"))
    round = Number(1, lambda rules: int(rules["round_limit"]) or LONGEST, "round_number")
    starter = Seat()
    arrived = Arrived()
    ended = Flag()
    hands = BySeat(Hand(CARDS, "held"))
    known = BySeat(Known(CARDS))
    draws = BySeat(Pile(CARDS, "draw", next_first=True))
    discards = BySeat(Pile(CARDS, "discard"))
    gained = UpTo("discard_size")
    area = Pile(CARDS)
    removed = BySeat(Counted(CARDS))
    tokens = BySeat(Owned(TOKENS))
    pieces = by_piece(Space(check_standing, "at"))
    explored = by_piece(Spots("caves", "cave"), "lists ")  # those that are not fresh
    blockades = Each(Blockade(), "joints", "there are {count} blockades on this route")
    caves = Each(Cave(), "caves", "there are {count} caves with tokens")
    box = Box(TOKENS)
    market = Market()
    run = Run()
    pending = Pending()
    bought = Flag()
    passing = Flag()
    changing = Flag()
    item = Item()
    chance = Chance()
    hexes = Hexes().optional(lambda here: here.rules["expanded"].size, otherwise=None)
    modules = Modules().optional(lambda here: here.rules["modules"], otherwise=None)


POSITION = Position()


def position(rules: Any, state: Any) -> dict[str, Any]:
    return POSITION.write(Here(rules, state))


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    written, state = POSITION.read(rules, given), State.new()
    for name in ("at", "safe", "dragon_at") if rules["expanded"].size else ("at",):
        state[name] = OUTSIDE
    _check_parts(rules, written)
    POSITION.place(Here(rules, state), written)
    wrong = (int(state["board"]) | int(state["reserve"])) & int(rules["aside"]) or state["aside"] & ~rules["aside"]
    expect(not wrong, "Muisca cards lie beside the market, and no others")
    held = [space for space in state["at"].tolist() if space != OUTSIDE]
    apart = len(set(held)) == len(held) or rules["caves_on"] or rules["expanded"].size
    expect(bool(apart), "two pieces stand on one space")
    if written.modules is not None:
        check_pieces(rules, state)
    _check_arrivals(rules, state, written.arrived)
    _check_phase(rules, state)
    can_act = state["ended"] or actions(rules, state, np.zeros(ACTIONS, np.int16)) > 0
    expect(bool(can_act), "the player to act could do nothing at all")
    check_pending(rules, state)
    return state


def _check_parts(rules: Any, written: Any) -> None:
    """All cards and tokens are there, before anything is made of them."""
    expect(bool(rules["modules"]) == (written.modules is not None), "modules goes with modules, and with them only")
    expanded = bool(rules["expanded"].size)
    expect(expanded == (written.hexes is not None), "hexes goes with the expansions, and with them only")
    _check_cards(rules, written)
    _check_tokens(rules, written)
    if written.hexes is not None:
        check_hexes(rules, written)
    if written.modules is not None:
        check_modules(rules, written.modules, written.player)


def _check_cards(rules: Any, written: Any) -> None:
    """Every card is in exactly one place (Q-1.3)."""
    market, modules = written.market, written.modules
    left = Counter[str]()
    for pile in (*filter(None, market.slots), *market.reserve, *(modules.muisca if modules else ())):
        expect(pile.card not in left, f"the market has two piles of {pile.card}")
        left[pile.card] = pile.left
    by_seat = [Counter(cards) for cards in cards_by_seat(written)]
    by_seat[written.player].update(written.area)
    in_all = Counter(card for cards in (modules.stored if modules else ()) for card in cards)
    starting, copies = rules["starting"].tolist(), rules["copies"].tolist()
    for seat, own in enumerate(by_seat):
        in_all.update(own)
        for name, count in zip(CARD_IDS, starting, strict=False):
            expect(not count or own[name] == count, f"seat {seat} has {own[name]} of {name} and should have {count}")
    for kind, name in enumerate(CARD_IDS):
        number = in_all[name] + left[name]
        wrong = f"there are {number} of {name}, in the market and with players, and not {copies[kind]}"
        counted_elsewhere = starting[kind] or (rules["hexes"] and is_hexed(kind))
        expect(bool(counted_elsewhere) or number == copies[kind], wrong)
    if rules["hexes"]:
        _check_familiars(by_seat)


def _check_familiars(by_seat: list[Counter[str]]) -> None:
    """One for each player, all different (H-1.4)."""
    own = [[card["id"] for card in FAMILIARS for _ in range(cards[card["id"]])] for cards in by_seat]
    for seat, familiars in enumerate(own):
        expect(len(familiars) <= 1, f"seat {seat} has {len(familiars)} familiars and should have one")
    all_of_them = [familiar for familiars in own for familiar in familiars]
    expect(len(set(all_of_them)) == len(all_of_them), "two seats have the same familiar")


def _check_tokens(rules: Any, written: Any) -> None:
    """Tokens of players, in the caves and left out; those played are gone."""
    lists = (*written.tokens, *(cave.tokens for cave in written.caves), written.box)
    seen = Counter(token for names in lists for token in names)
    expect(bool(rules["caves_on"]) or not seen, "without the caves variant there are no tokens")
    for token, number in seen.items():
        most = rules["token_copies"][TOKEN_OF[token]]
        expect(number <= most, f"there are {number} tokens {token} and only {most} in the box")


def _check_arrivals(rules: Any, state: Any, arrived: list[int]) -> None:
    """Q-8.1, Q-8.2."""
    players, each, starter = int(rules["players"]), int(rules["pieces"]), int(state["starter"])
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


def _check_phase(rules: Any, state: Any) -> None:
    busy = bool(state["depth"]) or bool(state["run"])
    expect(not (busy and state["ended"]), "nothing is pending once the game has ended")
    if state["phase"] == DISCARD:
        quiet = not state["area_size"] and (not busy or goes_back(state))
        expect(bool(quiet), "in the discard phase nothing is pending and the play area is empty")
    expect(state["gained"] == 0 or state["phase"] == ACT, "gained counts cards of the play phase")
    over = state["run"] == 0 or state["depth"] == 0 or goes_with_run(state)
    expect(bool(over), "a run is over when something else is asked for")
    expect(bool(state["run"] == 0 or may_move(rules, state)), "no run goes on after the purchase")
