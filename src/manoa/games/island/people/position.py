"""A position as JSON that people can edit: all of a state, hidden things included. `placing` reads it back."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from manoa.games.island.parts.explorers import FACES, FORT, MOST_DICE, SEATS, VILLAGERS
from manoa.games.island.parts.tiles import BEAST_KINDS, ISLAND_TILES, MAPS, NOWHERE, REACH, TILE_IDS, TILES
from manoa.games.island.people import reading
from manoa.games.island.people.reading import PHASES, Map
from manoa.games.island.people.view import last_fight, purchase
from manoa.games.island.rules import tasks
from manoa.games.island.rules.defeat import OWN_CHOICE
from manoa.games.island.rules.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    FIGHTS,
    NOBODY,
    START_ROLLS,
)
from manoa.games.values import bits
from manoa.kernel import positions

# Tasks are called what the view calls the phases in which somebody decides; a fight has several of those.
TASKS = {**PHASES, tasks.FIGHT: "fight"}
WINDOW, DICE, AFTER = "window", "dice", "after"
STAGES = {tasks.DICE_STAGE: DICE, tasks.AFTERWARDS: AFTER}
PLAYERS, BEAST = "players", "beast"
LONGEST = 10**9  # rounds of a game without a limit

# What a position is made of


class Strict(Struct, forbid_unknown_fields=True):
    """An object with exactly these fields."""


Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Round = Annotated[int, Meta(ge=1, le=LONGEST)]
Face = Annotated[int, Meta(ge=1, le=FACES)]
Few = Annotated[int, Meta(ge=0, le=2 * FACES)]
Many = Annotated[int, Meta(ge=0, le=99)]
Coordinate = Annotated[int, Meta(ge=-REACH[0] - 1, le=REACH[0] + 1)]
Place = tuple[Map, Coordinate, Coordinate]
Corner = tuple[Map, Literal["N", "S"], Coordinate, Coordinate]
Kind = Literal[TILE_IDS]  # type: ignore[valid-type]
Beast = Literal[BEAST_KINDS]  # type: ignore[valid-type]
Stack = Annotated[list[Kind], Meta(max_length=ISLAND_TILES)]
Side = dict[Literal["food", "wood", "gold"], Annotated[int, Meta(ge=1, le=99)]]
Dice = Annotated[list[Face], Meta(min_length=1, max_length=MOST_DICE)]


class Cards(Strict):
    food: Many
    wood: Many
    gold: Many


class Tile(Strict):
    at: Place
    tile: Kind


class Stacks(Strict):
    island: Stack
    cave: Stack


class Villager(Strict):
    at: Place
    came: Place | None


class Decision(Strict, tag_field="task"):
    """Something pending: `seat` is asked, or nobody."""

    seat: Seat | None


class SideTask(Decision, tag="side"): ...


class RollTask(Decision, tag="roll"): ...


class GatherTask(Decision, tag="gather"): ...


class ReturnTask(Decision, tag="return"): ...


class PlaceTask(Decision, tag="place"): ...


class PurchaseTask(Decision, tag="purchase"):
    item: Literal["villager", "farmhouse", "fort", "offering"]
    at: list[Literal["island", "cave", "N", "S"] | Coordinate]
    asked: Seat


class FightTask(Decision, tag="fight"):
    defenders: list[Seat]
    stage: Literal["window", "dice", "after"]
    asked: Annotated[int, Meta(ge=1, le=SEATS)]


class RetreatTask(Decision, tag="retreat"):
    at: Place


class SetTask(Decision, tag="set"):
    other: Seat
    own: bool


class AnswerTask(Decision, tag="answer"):
    other: Seat
    give: Side
    take: Side


class OfferTask(AnswerTask, tag="offer"):
    """Still being put together."""


PlainTask = SideTask | RollTask | GatherTask | ReturnTask | PlaceTask
Task = PlainTask | PurchaseTask | FightTask | RetreatTask | SetTask | AnswerTask | OfferTask


class Fight(Strict):
    attacker: Seat
    at: Place
    against: Literal["players", "beast"] | Corner


class Fought(Strict):
    """The latest dice of a fight, as the view has them."""

    round: Round
    turn: Seat
    attacker: Seat
    at: Place
    against: Seat | None
    beast: Beast | None
    owner: Seat | None
    attack: Dice
    defence: Dice
    attack_from: dict[str, Annotated[int, Meta(ge=1, le=MOST_DICE)]]
    defence_from: dict[str, Annotated[int, Meta(ge=1, le=MOST_DICE)]]


class Position(Strict):
    """Stacks begin with the tile that is turned up next, the decisions pending end with the one that is asked for."""

    turn: Seat
    round: Round
    starter: Seat
    ended: bool
    ending: bool
    colours: list[str]
    explorers: list[str | None]
    tiles: Annotated[list[Tile], Meta(max_length=TILES)]
    opened: bool
    stacks: Stacks
    under: Annotated[int, Meta(ge=0, le=ISLAND_TILES)]
    mixed: bool
    turned: Kind | None
    at: list[Place | None]
    came: list[Place | None]
    villagers: list[Annotated[list[Villager], Meta(max_length=VILLAGERS)]]
    farmhouses: list[Annotated[list[Corner], Meta(max_length=FORT)]]
    forts: list[Corner | None]
    offerings: list[list[Place]]
    cave_shrine: Seat | None
    resources: list[Cards]
    known: list[Cards]
    treasure: Cards
    dice: tuple[Face, Face] | None
    speed: Few
    gather: Annotated[int, Meta(ge=0, le=FACES)]
    free_marches: Annotated[int, Meta(ge=0, le=FACES)]
    offers: list[Many]
    pending: Annotated[list[Task], Meta(max_length=4)]
    fights: Annotated[list[Fight], Meta(max_length=FIGHTS)]
    chance: dict[str, Any]
    last_fight: Fought | UnsetType = UNSET
    withdrawn: list[Many] | UnsetType = UNSET
    start_rolls: list[Annotated[list[Face], Meta(min_length=1, max_length=START_ROLLS)]] | UnsetType = UNSET


# And how one is written


def position(rules: Any, state: Any) -> dict[str, Any]:
    players, came = reading.seats(rules), state["came"].tolist()
    return {
        "turn": int(state["turn"]),
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "ended": bool(state["ended"]),
        "ending": bool(state["ending"]),
        **reading.pieces(rules, state),
        **_maps(state),
        "came": [reading.place(state, came[seat]) for seat in players],
        "villagers": [_villagers(state, seat) for seat in players],
        "resources": [reading.cards(state["held"][seat]) for seat in players],
        "known": [reading.cards(state["known"][seat]) for seat in players],
        "treasure": reading.cards(state["treasure"]),
        "dice": state["die"].tolist() if state["die"][0] else None,
        "speed": int(state["speed"]),
        "gather": int(state["gather"]),
        "free_marches": int(state["free_marches"]),
        "offers": state["offers"][: len(players)].tolist(),
        "pending": [_pending(rules, state, level) for level in range(state["depth"])],
        "fights": [_fight(state, number) for number in range(state["fights"])],
        "chance": positions.chance(state),
        **_withdrawn(rules, state),
        **_fought(rules, state),
        **_start(rules, state),
    }


def _maps(state: Any) -> dict[str, Any]:
    kinds, turned = state["tile"].tolist(), int(state["turned"])
    return {
        "tiles": [{"at": reading.place(state, tile), "tile": TILE_IDS[kinds[tile]]} for tile in reading.laid(state)],
        "opened": bool(state["opened"]),
        "stacks": {board: reading.kinds(state[f"{board}_stack"][: state[f"{board}_left"]])[::-1] for board in MAPS},
        "under": int(state["under"]),
        "mixed": bool(state["mixed"]),
        "turned": TILE_IDS[turned - 1] if turned else None,
    }


def _villagers(state: Any, seat: int) -> list[dict[str, Any]]:
    pairs = zip(state["villager_at"][seat].tolist(), state["villager_came"][seat].tolist(), strict=True)
    return [{"at": reading.place(state, at), "came": reading.place(state, came)} for at, came in pairs if at != NOWHERE]


def _pending(rules: Any, state: Any, level: int) -> dict[str, Any]:
    """A decision, or what waits for one above it."""
    task, who = int(state["task"][level]), int(state["who"][level])
    owed, subject = int(state["owed"][level]), int(state["subject"][level])
    entry: dict[str, Any] = {"task": TASKS[task], "seat": None if who == NOBODY else who}
    if task == tasks.PURCHASE:
        entry |= {**purchase(rules, state, subject), "asked": owed}
    elif task == tasks.FIGHT:
        asked = int(rules["players"]) if owed in STAGES else owed
        entry |= {"defenders": bits(subject), "stage": STAGES.get(owed, WINDOW), "asked": asked}
    elif task == tasks.RETREAT:
        entry |= {"at": reading.place(state, subject)}
    elif task == tasks.SETTING:
        entry |= {"other": subject, "own": owed == OWN_CHOICE}
    elif task in (tasks.ANSWER, tasks.OFFERING):
        entry |= {"other": owed, **reading.offer(state)}
    return entry


def _fight(state: Any, number: int) -> dict[str, Any]:
    against = int(state["fight_against"][number])
    words = {AGAINST_PLAYERS: PLAYERS, AGAINST_BEAST: BEAST}
    return {
        "attacker": int(state["fight_by"][number]),
        "at": reading.place(state, int(state["fight_at"][number])),
        "against": words.get(against) or reading.corner(int(state["corner"][against - AGAINST_FARMHOUSE])),
    }


def _withdrawn(rules: Any, state: Any) -> dict[str, Any]:
    """The offers that each seat took back this turn, if any."""
    withdrawn = state["withdrawn"][: rules["players"]].tolist()
    return {"withdrawn": withdrawn} if any(withdrawn) else {}


def _fought(rules: Any, state: Any) -> dict[str, Any]:
    """The latest dice of a fight, if there was one."""
    fought: Any = last_fight(rules, state)
    return {"last_fight": {name: fought[name] for name in Fought.__struct_fields__}} if fought else {}


def _start(rules: Any, state: Any) -> dict[str, Any]:
    """What was rolled for who begins, until it is told."""
    rolls = reading.start_rolls(rules, state["start_rolls"].tolist())
    return {"start_rolls": rolls} if any(rolls) else {}
