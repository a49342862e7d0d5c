"""The fights of a position, and what is to be decided in it."""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta

from manoa.games.island.parts.explorers import FORT, HOUSES, MOST_DICE, SEATS
from manoa.games.island.parts.tiles import KIND_OF, NOWHERE, RESOURCES
from manoa.games.island.people import reading
from manoa.games.island.people.position_board import (
    At,
    Beast,
    Coordinate,
    Corner,
    Place,
    beast_tile,
    code_of,
    touches,
)
from manoa.games.island.people.position_values import LONGEST, Face, Seat, SeatNumber, Within
from manoa.games.island.people.reading import seats
from manoa.games.island.people.view import last_fight, purchase
from manoa.games.island.rules import ids, packing, rounds, tasks, trade
from manoa.games.island.rules.defeat import OWN_CHOICE
from manoa.games.island.rules.packing import DIE_BITS, pack
from manoa.games.island.rules.pieces import locked, strength
from manoa.games.island.rules.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    ASKED,
    DICE_IN_ONE,
    DICE_NUMBERS,
    FOE_BEAST,
    FOE_FARMHOUSE,
    GIVEN,
    NOBODY,
)
from manoa.games.positions import Flag, Form, Here, Part, Record, Strict, Tagged
from manoa.games.values import bits
from manoa.kernel.positions import expect, shown
from manoa.kernel.records import as_python

_pack_parts, _truce, _within_most = as_python(packing.pack_parts), as_python(rounds.truce), as_python(trade.within_most)


# Fights


class Against(Form):
    """All players there, the beast, or a farmhouse by its corner."""

    kind = Literal["players", "beast"] | Corner

    def write(self, here: Here) -> Any:
        against = int(here.get(self.field))
        word = {AGAINST_PLAYERS: "players", AGAINST_BEAST: "beast"}.get(against)
        return word or reading.corner(int(here.state["corner"][against - AGAINST_FARMHOUSE]))

    def place(self, here: Here, given: Any) -> None:
        if isinstance(given, str):
            here.set(self.field, AGAINST_PLAYERS if given == "players" else AGAINST_BEAST)
            return
        code, codes, tile = code_of(given), here.state["corner"].tolist(), int(here.get("fight_at"))
        building = codes.index(code) if code in codes else FORT
        other = building // HOUSES != here.get("fight_by")
        good = building % HOUSES < FORT and other and touches(here.state, code, tile)
        expect(good, f"{reading.corner_text(given)} has no farmhouse that could be attacked")
        here.set(self.field, AGAINST_FARMHOUSE + building)


class Fight(Record):
    """One of those waiting; the first is being fought (I-8.2)."""

    attacker = Seat("fight_by", what="the attacker of a fight")
    at = Place("fight_at", always=True)
    against = Against("fight_against")


class Fought(Strict):
    round: Annotated[int, Meta(ge=1, le=LONGEST)]
    turn: SeatNumber
    attacker: SeatNumber
    at: At
    against: SeatNumber | None
    beast: Beast | None
    owner: SeatNumber | None
    attack: Annotated[list[Face], Meta(min_length=1, max_length=MOST_DICE)]
    defence: Annotated[list[Face], Meta(min_length=1, max_length=MOST_DICE)]
    attack_from: dict[str, Annotated[int, Meta(ge=1, le=MOST_DICE)]]
    defence_from: dict[str, Annotated[int, Meta(ge=1, le=MOST_DICE)]]


class LastFight(Form):
    """The latest dice of a fight, as the view has them."""

    kind = Fought

    def write(self, here: Here) -> dict[str, Any]:
        fought: Any = last_fight(here.rules, here.state)
        return {name: fought[name] for name in Fought.__struct_fields__}

    def place(self, here: Here, given: Any) -> None:
        state, beast = here.state, KIND_OF[given.beast] if given.beast else None
        sides = ((0, given.against), (FOE_FARMHOUSE, given.owner), (FOE_BEAST, beast))
        foes = [first + number for first, number in sides if number is not None]
        expect(len(foes) == 1, "the last fight was against a player, a beast or a farmhouse")
        state["fought_round"], state["fought_turn"], state["fought_by"] = given.round, given.turn, given.attacker
        state["fought_foe"], state["fought_place"] = foes[0], code_of(given.at)
        other = reading.other_part(given.beast, given.owner is not None)
        for side, (dice, parts) in enumerate([(given.attack, given.attack_from), (given.defence, given.defence_from)]):
            names = ("explorer", "villagers", other)
            good = set(parts) <= set(names[: 2 + side]) and sum(parts.values()) == len(dice)
            expect(good, "the dice of the last fight come from explorers, villagers, and what else defends")
            state["fought_from"][side] = _pack_parts(*(parts.get(name, 0) for name in names))
            for number in range(DICE_NUMBERS):
                some = dice[number * DICE_IN_ONE : (number + 1) * DICE_IN_ONE]
                state["fought_dice"][side, number] = pack(some, DIE_BITS)


def check_fights(rules: Any, state: Any) -> None:
    """What can be waiting (I-8.1)."""
    size = int(state["fights"])
    expect(
        (reading.subject(state, tasks.FIGHT) is not None) == (size > 0),
        "fights wait exactly while one of them is pending",
    )
    by, at, against = (state[f"fight_{part}"][:size].tolist() for part in ("by", "at", "against"))
    expect(not any(against[1:]), "only the first fight can be against a beast or a farmhouse")
    beasts = int(against[:1] == [AGAINST_BEAST])
    expect(not _truce(state) or size == beasts, "in the first round only beasts are fought")
    pairs = list(zip(by, at, strict=True))[beasts:]
    expect(len(set(pairs)) == len(pairs), "an attacker fights twice on one tile")
    if size and reading.top(state, "task") in (tasks.FIGHT, tasks.OFFERING, tasks.ANSWER):  # not beaten yet
        expect(strength(rules, state, by[0], at[0]) > 0, f"seat {by[0]} attacks where it has nobody")
    for owner in seats(rules):
        standing = [tile for tile in state["villager_at"][owner].tolist() if tile != NOWHERE]
        free = sum(not locked(state, owner, tile) for tile in standing)
        most = int(rules["villagers"][state["explorer"][owner]]) - free + 1
        expect(sum(seat == owner for seat, _ in pairs) <= most, f"seat {owner} cannot have begun so many fights")
    tile = beast_tile(state)
    expect(tile == (at[0] if beasts else None), "the tile of a beast lies where it is fought, and only then")
    if tile is not None:
        _check_hunters(rules, state, tile, by[0])


def _check_hunters(rules: Any, state: Any, tile: int, hunter: int) -> None:
    """A beast's tile may be taken up again: only its attacker is there, with pieces that can go back (I-10.6)."""
    for owner in seats(rules):
        here = [*state["villager_at"][owner].tolist(), int(state["at"][owner])]
        came = [*state["villager_came"][owner].tolist(), int(state["came"][owner])]
        origins = [origin for at, origin in zip(here, came, strict=True) if at == tile]
        expect(owner == hunter or not origins, "only the attacker stands on the tile of a beast")
        expect(NOWHERE not in origins, "whoever fights a beast came to its tile this turn")
    waiting = range(int(state["fights"]))
    others = [number for number in waiting if state["fight_at"][number] == tile and state["fight_by"][number] != hunter]
    expect(not others, "only the attacker fights on the tile of a beast")


# Decisions


class Task(Record, tag_field="task"):
    """Something pending: `seat` is asked, or nobody."""

    seat = Seat("who", what="the seat asked", null=NOBODY)


def _bought(here: Here) -> Any:
    return purchase(here.rules, here.state, int(here.get("subject")))


class Purchase(Task, tag="purchase"):
    """Its windows come clockwise (I-7.1)."""

    item = Part(Literal["villager", "farmhouse", "fort", "offering"], lambda here: _bought(here)["item"])
    at = Part(list[Literal["island", "cave", "N", "S"] | Coordinate], lambda here: _bought(here)["at"])
    asked = Within(0, SEATS - 1, "owed")

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        rules, state, turn = here.rules, here.state, int(here.state["turn"])
        expect(state["at"][turn] != NOWHERE or bool(state["ending"]), "a purchase is void once its explorer is beaten")
        window = (given.seat - turn) % here.players
        right = window > 0 and given.asked == window
        expect(right, f"window {given.asked} of a purchase is that of another seat")
        named = {"item": given.item, "at": given.at}
        purchases = [action for action in range(ids.FARMHOUSE, ids.RAID) if purchase(rules, state, action) == named]
        expect(bool(purchases), f"{shown(given.at)} is no place for a purchase")
        here.set("subject", purchases[0])


LATER = {tasks.DICE_STAGE: "dice", tasks.AFTERWARDS: "after"}  # than the window


class Battle(Task, tag="fight"):
    """Its window goes from the attacker clockwise (I-7.2); then come the dice, and what follows."""

    defenders = Part(list[SeatNumber], lambda here: bits(here.get("subject")))
    stage = Part(Literal["window", "dice", "after"], lambda here: LATER.get(int(here.get("owed")), "window"))
    asked = Part(Annotated[int, Meta(ge=1, le=SEATS)], lambda here: min(int(here.get("owed")), here.players))

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        players, attacker = here.players, int(here.state["fight_by"][0])
        expect(given.defenders == sorted(set(given.defenders)), "defenders are listed once each, in ascending order")
        for seat in given.defenders:
            expect(seat < players, f"a defender is a seat from 0 to {players - 1}")
        expect(given.asked <= players, f"asked is at most {players}")
        if given.stage == "window":
            right = given.seat is not None and given.asked == (given.seat - attacker) % players + 1
            expect(right, f"window {given.asked} of the fight is that of another seat")
        expect(given.stage == "window" or given.asked == players, f"before the dice all {players} were asked")
        stages = {word: stage for stage, word in LATER.items()}
        here.set("owed", stages.get(given.stage, given.asked))
        here.set("subject", sum(1 << seat for seat in given.defenders))


class Retreat(Task, tag="retreat"):
    at = Place("subject", always=True)


class Set(Task, tag="set"):
    other = Seat("subject", what="the seat whose explorer is set")
    own = Flag("owed")


class Cards(Form):
    """A side of the offer: some cards of each type."""

    kind = dict[Literal[RESOURCES], Annotated[int, Meta(ge=1, le=99)]]  # type: ignore[valid-type]

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def write(self, here: Here) -> dict[str, int]:
        return reading.some_cards(here.state["offer"][self.side])

    def place(self, here: Here, given: dict[str, int]) -> None:
        here.state["offer"][self.side] = [given.get(resource, 0) for resource in RESOURCES]


class Answer(Task, tag="answer"):
    """An offer that is answered (I-11.2)."""

    other = Seat("owed", what="the seat that offers")
    give, take = Cards(GIVEN), Cards(ASKED)

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        state, made = here.state, isinstance(self, Offer)
        offerer = given.seat if made else given.other
        expect(made or bool(state["offer"].any()), "an offer is some cards of one type against some of another")
        enough = bool((state["held"][offerer] >= state["offer"][GIVEN]).all())
        expect(enough, f"seat {offerer} does not have the cards it offers")
        most = _within_most(here.rules, state["offer"][ASKED].max())
        expect(bool(most), f"an offer asks for at most {here.rules['most_asked']} cards of a type")
        expect(given.other != given.seat, "an offer goes to another player")


class Offer(Answer, tag="offer"):
    """Still being put together, by the player who is asked."""


def task(name: str) -> Record:
    """One of which there is no more to say."""
    plain_task: Record = type(name, (Task,), {}, tag=name)()
    return plain_task


TASKS: dict[int, Record] = {
    tasks.SIDE: task("side"),
    tasks.ROLL: task("roll"),
    tasks.GATHERING: task("gather"),
    tasks.RETURNING: task("return"),
    tasks.PLACING: task("place"),
    tasks.PURCHASE: Purchase(),
    tasks.FIGHT: Battle(),
    tasks.RETREAT: Retreat(),
    tasks.SETTING: Set(),
    tasks.ANSWER: Answer(),
    tasks.OFFERING: Offer(),
}
TASK = Tagged(TASKS, "task")

# Which tasks can lie on which, bottom first.
STACKS = (
    "|side|answer|offer|(roll|gather|return|place|purchase)( answer| offer)?"
    "|(purchase )?fight( answer| offer| set| retreat( set)?)?"
)


def check_stack(rules: Any, given: Any) -> None:
    """What can be pending together, and that somebody is asked."""
    names = [TASK.word(entry) for entry in given.pending]
    expect(bool(re.fullmatch(STACKS, " ".join(names))), f"{shown(names)} are never pending together")
    chosen = None not in given.explorers
    expect(chosen or names == ["side"], "explorers are null only while their sides are chosen")
    for name, entry in zip(names, given.pending, strict=True):
        expect(entry.seat is not None or name == "fight", f"somebody is asked to {name}")


assert OWN_CHOICE == 1  # what the flag `own` stands for
