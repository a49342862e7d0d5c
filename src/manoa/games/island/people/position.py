"""A position as JSON that people can edit, hidden things included: the form of each field, read both ways, and what
ties them together. Errors name the broken rule."""

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
from msgspec import UNSET, Meta

from manoa.games.island.parts.explorers import COLOURS, EXPLORER_IDS, FACES
from manoa.games.island.parts.tiles import CAVE_EXIT, EXIT, ISLAND_TILES, NOWHERE, RESOURCES, TILE_IDS
from manoa.games.island.people import position_board as board
from manoa.games.island.people import position_tasks as waiting
from manoa.games.island.people import reading
from manoa.games.island.people.position_values import LONGEST, Amounts, Face, Seat, Within
from manoa.games.island.people.reading import seats
from manoa.games.island.rules import tasks
from manoa.games.island.rules.deal import clear_table
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.ids import ACTIONS
from manoa.games.island.rules.packing import DIE_BITS, pack
from manoa.games.island.rules.rounds import is_last_turn
from manoa.games.island.rules.state import FIGHTS, NOBODY, START_ROLLS, State
from manoa.games.island.rules.trade import may_withdraw
from manoa.games.island.rules.turn import actions, advance
from manoa.games.positions import BySeat, Chance, Choice, Flag, Form, Here, Record, Several
from manoa.kernel.positions import expect, shown
from manoa.kernel.records import as_python

NO_JOURNAL = np.zeros(0, np.int16)
_is_last_turn, _may_withdraw = as_python(is_last_turn), as_python(may_withdraw)


class Colours(Form):
    """The explorer cards dealt; those left over are in their order (I-2.1)."""

    kind = list[str]

    def write(self, here: Here) -> list[str]:
        return [reading.colour(here.state, seat) for seat in seats(here.rules)]

    def fits(self, rules: Any, given: list[str]) -> None:
        expect(len(given) == rules["players"], f"{self.name} has one entry for each of {rules['players']} seats")
        for colour in given:
            expect(colour in COLOURS, f"{shown(colour)} is no colour of an explorer card")
        expect(len(set(given)) == len(given), "two seats have the same colour")

    def place(self, here: Here, given: list[str]) -> None:
        left = [colour for colour in COLOURS if colour not in given]
        here.state["card"][: len(COLOURS)] = [COLOURS.index(colour) for colour in (*given, *left)]


class Explorer(Form):
    """Which side of its card a seat plays; null while it is chosen."""

    kind = str | None

    def write(self, here: Here) -> str | None:
        return reading.explorer(here.state, here.seat)

    def place(self, here: Here, given: str | None) -> None:
        seat, card = here.seat, int(here.get("card"))
        sides = EXPLORER_IDS[2 * card : 2 * card + 2]
        expect(given is None or given in sides, f"the explorer of seat {seat} is {' or '.join(sides)}")
        expect(here.rules["side"] != 0 or given != sides[1], f"with explorer_side=front seat {seat} plays {sides[0]}")
        here.set("explorer", EXPLORER_IDS.index(given) if given else NOBODY)


class Dice(Form):
    kind = tuple[Face, Face] | None

    def write(self, here: Here) -> list[int] | None:
        return here.state["die"].tolist() if here.state["die"][0] else None

    def place(self, here: Here, given: tuple[int, int] | None) -> None:
        here.state["die"] = given or (0, 0)


class StartRolls(Form):
    """What a seat rolled for who begins (I-2.6)."""

    kind = Annotated[list[Face], Meta(min_length=1, max_length=START_ROLLS)]

    def write(self, here: Here) -> list[int]:
        return reading.rolled(int(here.get("start_rolls")))

    def place(self, here: Here, given: list[int]) -> None:
        here.set("start_rolls", pack(given, DIE_BITS))


def anybody_has(field: str) -> Callable[[Here], bool]:
    return lambda here: bool(here.state[field][: here.players].any())


class Position(Record, first=("tiles",), last=("pending",)):
    """Stacks begin with the tile that is turned up next, the decisions pending end with the one that is asked for."""

    turn = Seat()
    round = Within(1, LONGEST, "round_number")
    starter = Seat()
    ended = Flag()
    ending = Flag(true=tasks.HAS_TO_END)
    colours = Colours()
    explorers = BySeat(Explorer())
    at = BySeat(board.Place())
    farmhouses = BySeat(board.Farmhouses())
    forts = BySeat(board.Fort())
    offerings = BySeat(board.Offerings())
    cave_shrine = Seat(more=1, null=0)
    tiles = board.Tiles()
    opened = Flag()
    stacks = board.Stacks()
    under = Within(0, ISLAND_TILES)
    mixed = Flag()
    turned = Choice(TILE_IDS, more=1, null=0)
    came = BySeat(board.Came("came", of="at"))
    villagers = BySeat(board.Villagers())
    resources = BySeat(Amounts("held"))
    known = BySeat(Amounts("known"))
    treasure = Amounts("treasure")
    dice = Dice()
    speed = Within(0, 2 * FACES)
    gather = Within(0, FACES)
    free_marches = Within(0, FACES)
    offers = BySeat(Within(0, 99))
    pending = Several(waiting.TASK, size="depth", most=4)
    fights = Several(waiting.Fight(), size="fights", most=FIGHTS)
    chance = Chance()
    # Offers taken back this turn, the latest dice of a fight, and what was rolled for who begins, until it is told.
    withdrawn = BySeat(Within(0, 99), "withdrawn has a number for each seat").optional(anybody_has("withdrawn"))
    last_fight = waiting.LastFight().optional(lambda here: here.state["fought_round"])
    start_rolls = BySeat(StartRolls(), "start_rolls has the dice of each seat").optional(anybody_has("start_rolls"))


POSITION = Position()


def position(rules: Any, state: Any) -> dict[str, Any]:
    return POSITION.write(Here(rules, state))


def place(rules: Any, given: Any) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    written, state = POSITION.read(rules, given), State.new()
    clear_table(state)
    board.check_tiles(rules, written)
    waiting.check_stack(rules, written)
    POSITION.place(Here(rules, state), written)
    board.check_cave(rules, state, written)
    _check_resources(rules, state)
    _check_offers(rules, state, written)
    _check_turn(rules, state)
    waiting.check_fights(rules, state)
    _check_end(rules, state)
    return state


def _check_resources(rules: Any, state: Any) -> None:
    """What nobody has is the supply (I-2.2)."""
    for owner in seats(rules):
        expect(bool((state["known"][owner] <= state["held"][owner]).all()), f"seat {owner} has less than is known")
    expect(bool(rules["closed"]) or not state["known"].any(), "known is for closed resources; open ones all see")
    used = state["held"].sum(axis=0, dtype=int) + state["treasure"]
    for resource, (name, most) in enumerate(zip(RESOURCES, rules["cards"].tolist(), strict=True)):
        expect(used[resource] <= most, f"there are {most} cards of {name}, and {used[resource]} are in use")
        state["supply"][resource] = most - used[resource]


def _check_offers(rules: Any, state: Any, written: Any) -> None:
    """Offers of this turn, and how many of them each seat took back (I-11.2)."""
    expect(not rules["trade_off"] or not state["offers"].any(), "nobody makes offers where nobody trades")
    most = int(rules["offers"])
    expect(state["offers"].max() <= most, f"a player makes at most {most} offers in a turn")
    if written.withdrawn is not UNSET:
        expect(any(written.withdrawn), "withdrawn is left out where no offer was taken back")
        expect(bool(_may_withdraw(rules)), "no offers were taken back under these rules")
        begun = int((state["offers"] + state["withdrawn"]).max())
        expect(begun <= rules["begins"], f"a player begins at most {rules['begins']} offers in a turn")


def _check_turn(rules: Any, state: Any) -> None:
    """The pending decision fits the rest of the position."""
    limit = int(rules["round_limit"])
    expect(not limit or state["round_number"] <= limit, f"round is at most {limit}")
    bottom, turn = int(state["task"][0]), int(state["turn"])
    if bottom == tasks.SIDE:
        _check_sides(rules, state)
    else:
        own = bottom in (tasks.EXPLORE, tasks.ANSWER, tasks.PURCHASE, tasks.FIGHT) or state["who"][0] == turn
        expect(bool(own), f"seat {turn} is to decide in its own turn")
        most = int(rules["free_marches"][state["explorer"][turn]])
        expect(state["free_marches"] <= most, f"seat {turn} has at most {most} free marches")
    rolled = bool(rules["hardcore"]) or bottom == tasks.SIDE
    expect(rolled == (state["die"].tolist() == [0, 0]), "dice are null with hardcore or before the first roll")
    expect(bottom != tasks.RETURNING or bool(rules["resource_limit"]), "cards are given back only with resource_limit")
    expect(
        (bottom == tasks.PLACING) == bool(state["turned"]), "a tile is turned up exactly while a place is chosen for it"
    )
    below = state["turned"] > CAVE_EXIT
    expect(bottom != tasks.PLACING or below == (state["at"][turn] >= EXIT), "the tile turned up is of the other map")
    unset = [owner for owner in seats(rules) if state["at"][owner] == NOWHERE]
    beaten = reading.subject(state, tasks.SETTING)
    expect(unset == ([] if beaten is None else [beaten]), "an explorer is on no map exactly while it is to be set")


def _check_sides(rules: Any, state: Any) -> None:
    """Explorers are chosen from the first player on, before anything else happens (I-2)."""
    players, starter = int(rules["players"]), int(state["starter"])
    expect(rules["side"] == NOBODY, "sides are chosen only with explorer_side=choose")
    asked = (int(state["who"][0]) - starter) % players
    done = sorted((starter + step) % players for step in range(asked))
    chosen = [owner for owner in seats(rules) if state["explorer"][owner] != NOBODY]
    expect(chosen == done and state["turn"] == starter, "sides are chosen one by one from the starter on")


def _check_end(rules: Any, state: Any) -> None:
    """A game ends with all four shrines in one hand, or with its last round (I-12); else somebody has to decide."""
    won = any(control_all(rules, state, owner) for owner in seats(rules))
    last = _is_last_turn(rules, state) and state["depth"] == 0
    expect(bool(state["ended"]) or not won, "the game has ended: somebody controls all four shrines")
    if state["ended"]:
        expect(bool(won or last), "the game has not ended: nobody controls all four shrines, and rounds are left")
        return
    settled = state.copy()
    moved = advance(rules, settled, NO_JOURNAL)
    still = not moved and settled.tobytes() == state.tobytes()
    expect(still, "nobody has to decide anything: the game would go on by itself")
    choices = actions(rules, state, np.zeros(ACTIONS, np.int16))
    expect(choices > 0, "the player to act could do nothing at all")
