"""Whose turn it is and how far it has got, read from a position."""

from typing import Any

from manoa.games.quest.parts import cards
from manoa.games.quest.parts.modules import DRAGON_IDS, TWO_CARDS
from manoa.games.quest.parts.tokens import CURSE_OF, FIRST_IMMEDIATE
from manoa.games.quest.parts.tokens import TOKENS as TOKEN_DATA
from manoa.games.quest.people import decisions
from manoa.games.quest.people.position import Position, WrittenRun
from manoa.games.quest.people.reading import atlas, is_last_round, may_move, piece_space, seldom
from manoa.games.quest.people.tasks import TASKS
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.asked.force import PIECE_BITS
from manoa.games.quest.rules.board import requirement_of
from manoa.games.quest.rules.market import most_coins, on_offer
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.movement import can_go_on
from manoa.games.quest.rules.requirements import NO_SYMBOL, POWERS, TERRAINS
from manoa.games.quest.rules.state import ACT, DISCARD, DRAGONS, OUTSIDE
from manoa.kernel.positions import expect, shown, whole
from manoa.kernel.stack import push


def _most(operation: str, number: str) -> int:
    """The highest number that an operation of any card has."""
    parts = (part for card in cards.ALL for part in card.get("effect", []))
    return max(int(part[number]) for part in parts if part["op"] == operation)


MOST_REMOVED, FARTHEST_FLIGHT = _most("remove", "up_to"), _most("move_dragon", "spaces")
MOST_REPLACED = TOKEN_DATA["replace_cards"]["effect"][0]["up_to"]
MOST_OWED = 99
MOST_POWER = 7
TASK_OF = {name: task for task, name in TASKS.items()} | {"act_as": tasks.IMITATE}


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
    expect(len(written.pending) <= (tasks.DEPTH if rules["expanded"].size else 1), "pending lists at most one decision")
    for entry in written.pending:
        place_pending(rules, state, entry)
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
    state["run_piece"] = 0 if run.piece is None else _piece(rules, state, run.piece)
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
        joint = _joint(rules, state, run.behind)
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


def _piece(rules: Any, state: Any, given: int) -> int:
    piece = whole("a piece", given, 0, int(rules["pieces"]) - 1)
    expect(piece_space(rules, state, piece) != OUTSIDE, "the piece that moves is in El Dorado")
    return piece


def _joint(rules: Any, state: Any, number: int) -> int:
    numbers = state["blockade"][: rules["joints"]].tolist()
    expect(number in numbers, f"{shown(number)} is no blockade of this route")
    return int(numbers.index(number))


# What is asked for: only what can be completed is ever begun


def place_pending(rules: Any, state: Any, entry: decisions.Pending) -> None:
    if isinstance(entry, decisions.Asked):
        place_asked(rules, state, entry)
        return
    owed, held = whole("due", entry.owed, 1, MOST_OWED), int(state["hand_size"][state["turn"]])
    subject = 0
    expect(
        not isinstance(entry, decisions.Remove | decisions.Replace) or held > 0, "there is no card in hand to choose"
    )
    if isinstance(entry, decisions.Price):
        subject = _bought(rules, state, entry)
    elif isinstance(entry, decisions.Step):
        subject = _paid_for(rules, state, entry)
        expect(owed <= held, "there are too few cards in hand to pay")
    elif isinstance(entry, decisions.Remove):
        subject = int(entry.optional)
        most = MOST_REMOVED if entry.optional else 1
        expect(owed <= most, f"at most {most} cards are due")
    elif isinstance(entry, decisions.Replace):
        subject = whole("laid", entry.laid, 0, MOST_REPLACED)
        expect(owed + subject == MOST_REPLACED, f"due and laid are {MOST_REPLACED} together")
    elif isinstance(entry, decisions.Take):
        expect(owed == 1, "one card is due")
        expect(not entry.on_board or bool(rules["hexes"]), "on_board goes with Heroes & Hexes")
        subject = int(entry.on_board)
    push(state, TASK_OF[tag_of(entry)], int(state["turn"]), owed, subject)


def tag_of(entry: decisions.Pending) -> str:
    return str(entry.__struct_config__.tag)


def place_asked(rules: Any, state: Any, entry: decisions.Asked) -> None:
    """A decision of the expansions."""
    name = tag_of(entry)
    task = TASK_OF[name]
    expect(bool(rules["expanded"].size), f"{name} goes with an expansion")
    expect(task <= tasks.OPEN or bool(rules["modules"]), f"{name} goes with modules")
    players = int(rules["players"])
    who = whole("who", entry.who, 0, players - 1)
    owed = whole("due", entry.owed, 0, MOST_OWED)
    about = subject_of(rules, entry)
    expect(task == tasks.FORCE or who == state["turn"], "only forced moves are decided by others")
    expect(task != tasks.MEET or owed <= min(3, int(state["hero_size"])), "three heroes are shown")
    expect(task != tasks.TAME or 1 <= owed <= TWO_CARDS, "one or two cards are due")
    expect(task != tasks.HERD or 1 <= owed <= FARTHEST_FLIGHT, "a dragon moves one to three spaces")
    expect(task != tasks.WHISTLE or owed <= DRAGONS, "there are four dragons")
    expect(
        task not in (tasks.TAME, tasks.HERD) or bool(int(state["awake"]) >> about & 1),
        "the dragon that is moved is asleep",
    )
    expect(task != tasks.RETREAT or bool(endangered(rules, state)), "no piece has to go back")
    expect(task != tasks.LIFT or state["owned"][state["turn"], about] > 0, "the curse that is lifted is not there")
    push(state, task, who, owed, about)


def subject_of(rules: Any, entry: decisions.Asked) -> int:
    """What a decision of the expansions is about, as the rules number it: a piece, a curse, seats or a card."""
    players, pieces = int(rules["players"]), int(rules["pieces"])
    if isinstance(entry, decisions.OfPiece):
        return whole("seat", entry.seat, 0, players - 1) * pieces + whole("piece", entry.piece, 0, pieces - 1)
    if isinstance(entry, decisions.OfCurse):
        expect(entry.curse in CURSE_OF, f"{shown(entry.curse)} is no curse")
        curse = int(CURSE_OF[entry.curse])
        expect(not isinstance(entry, decisions.Lift) or curse < FIRST_IMMEDIATE, "only lasting curses are lifted")
        return curse
    if isinstance(entry, decisions.Force):
        moved = _bits("a piece", entry.pieces, pieces)
        return whole("seat", entry.seat, 0, players - 1) << PIECE_BITS | moved
    if isinstance(entry, decisions.Rouse):
        return _bits("a seat", entry.seats, players)
    if isinstance(entry, decisions.OfDragon):
        return _dragon(entry.dragon)
    if isinstance(entry, decisions.Whistle):
        chosen = _bits("a dragon", [_dragon(name) for name in entry.dragons], DRAGONS)
        return whole("spaces", entry.spaces, 1, FARTHEST_FLIGHT) << DRAGONS | chosen
    return int(isinstance(entry, decisions.Choice) and entry.optional)


def _dragon(name: str) -> int:
    expect(name in DRAGON_IDS, f"{shown(name)} is no dragon")
    return DRAGON_IDS.index(name)


def _bits(thing: str, numbers: list[int], count: int) -> int:
    return sum({1 << whole(thing, number, 0, count - 1) for number in numbers})


def _bought(rules: Any, state: Any, entry: decisions.Price) -> int:
    expect(entry.card in cards.KIND_OF, "price names the card that is bought")
    kind = cards.KIND_OF[entry.card]
    expect(state["left"][kind] > 0, f"{entry.card} is sold out")
    expect(not state["bought"], "the purchase of this turn is made already")
    expect(bool(int(on_offer(state)) >> kind & 1), f"{entry.card} is not on offer")
    expect(entry.owed <= 2 * rules["price"][kind], f"at most {2 * rules['price'][kind]} half coins are due")
    expect(entry.owed <= most_coins(rules, state), "hand and tokens are not worth what is due")
    return kind


def _paid_for(rules: Any, state: Any, entry: decisions.Step) -> int:
    """The movement that cards are paid for."""
    piece = _piece(rules, state, entry.piece)
    space, chart = piece_space(rules, state, piece), atlas(rules)
    expect((entry.to is None) != (entry.blockade is None), "cards are paid for a space (to) or a blockade")
    if entry.blockade is not None:
        target = ids.DIRECTIONS + _joint(rules, state, entry.blockade)
        required = int(requirement_of(rules, state, space, target))
        expect(bool(required), "the blockade that is paid for is out of reach")
    else:
        beside = [tuple(chart.hexes[there]) if there != OUTSIDE else None for there in chart.neighbour[space]]
        expect(entry.to in beside, "the space that is paid for is not beside the piece")
        target = beside.index(entry.to)
        required = int(requirement_of(rules, state, space, target))
        expect(bool(required), "the way to the space that is paid for is barred")
    most = int(rules["required_power"][required])
    expect(TERRAINS[required // POWERS] == tag_of(entry), f"what is paid for is no {tag_of(entry)}")
    expect(entry.owed <= most, f"at most {most} cards are due")
    return piece * ids.TARGETS + target


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
