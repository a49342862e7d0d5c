"""`greedy`: gathers for the next offering, explores while shrines are missing, offers as soon as it can, takes what
weak neighbours carry, and goes for the cave shrine when it is strong.

Every legal action gets a number of points, and the best is played. It looks at nothing that its seat could not know.
"""

from functools import partial

from manoa.games.island.bots import wishes
from manoa.games.island.bots.bargains import judge_answer, judge_offer, next_card
from manoa.games.island.bots.memory import Memory
from manoa.games.island.bots.odds import Odds, make_odds
from manoa.games.island.bots.paths import FAR, discovery_tiles, flood, shrine_tiles, steps_to
from manoa.games.island.parts.explorers import OFFERING_ITEM
from manoa.games.island.parts.tiles import CAVE_MAP, ISLAND_MAP, NOWHERE, ON_TABLE
from manoa.games.island.rules import ids, tasks
from manoa.games.island.rules.board import map_of, neighbours, place_beside, tiles_beside_any
from manoa.games.island.rules.buying import item_of, offerings_left
from manoa.games.island.rules.gathering import accessible, cards_of_mix
from manoa.games.island.rules.movement import joins
from manoa.games.island.rules.pieces import defence, explorer_strength, occupied_by_others, side_of_card, strength
from manoa.games.island.rules.resources import can_pay, cards_of
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.games.island.rules.turn import actions, other_die, steps_by
from manoa.kernel.chance import blur, pick, sow
from manoa.kernel.language import kernel
from manoa.kernel.rulebook import Policy
from manoa.kernel.stack import current, decider

BRING, CAVE, COLLECT, SEARCH, PLUNDER = range(5)  # an offering, the cave shrine, resources, new land, others’ cards
NEVER = -(10**6)
OFFER_NOW, ADVANCE, EXPLORE_ON = 10_000, 500, 400
STRONG = 4  # an explorer that goes into the cave before its last offering
FREE_WAY = 60  # what a free way to the goal is worth
GOOD_GROUND = 60  # a tile worth so much is a good one to gather on
IMPATIENCE = 5  # more of it every round
STEP_WORTH = 14  # a step that leads somewhere
VILLAGER_RISK = 15
REINFORCEMENT = 40  # a villager that comes to the help of the own explorer
A_GATHERING = 3  # cards to reckon with
BRAVE = 20  # points that an attack has to promise


@kernel
def greedy(rules: Rules, odds: Odds, state: State, memory: Memory, luck: int) -> int:
    legal = memory.legal[:]
    size = actions(rules, state, legal)
    seat = decider(state)
    if current(state) == tasks.OFFERING:
        return next_card(rules, state, memory, seat, size)
    others = occupied_by_others(rules, state, seat)
    purpose, goals, nearer = COLLECT, 0, 0
    here = state.at[seat]
    if here != NOWHERE and state.explorer[seat] != NOBODY:
        purpose = purpose_of(rules, state, seat, others)
        if odds.wander and wanders(odds, state, seat):
            purpose = lesser(rules, state, seat, purpose, others)
        goals = goals_for(rules, state, seat, purpose, others)
        nearer = flood(state, here, goals, state.walkable & ~others)[0]
        if nearer == 0:  # the way is barred: fight it free
            nearer = flood(state, here, goals, state.walkable)[0]
    best, most = legal[0], NEVER
    for i in range(size):
        points = judge(rules, odds, state, memory, seat, legal[i], purpose, goals, nearer, others)
        if odds.blur and ids.SPEED <= legal[i] < ids.RETURN:
            points += blur(luck, legal[i], odds.blur)
        if points > most:
            best, most = legal[i], points
    return best


# Where to


@kernel
def purpose_of(rules: Rules, state: State, seat: int, others: int) -> int:
    """What the explorer is after: the first of these that it can get to."""
    can_offer = can_pay(rules, state, seat, OFFERING_ITEM)
    if can_offer and can_reach(rules, state, seat, BRING, others):
        return BRING
    if is_for_the_cave(rules, state, seat):
        if can_reach(rules, state, seat, CAVE, others):
            return CAVE
    elif (
        not can_offer
        and can_reach(rules, state, seat, BRING, others)
        and can_reach(rules, state, seat, COLLECT, others)
    ):
        return COLLECT
    if can_reach(rules, state, seat, SEARCH, others):
        return SEARCH
    return COLLECT if can_reach(rules, state, seat, COLLECT, others) else PLUNDER


@kernel
def wanders(odds: Odds, state: State, seat: int) -> bool:
    """Whether a weaker player overlooks in this turn what would be best; the dice decide, so it keeps to its plan."""
    return pick(sow(8 * state.die[0] + state.die[1], 4 * state.round_number + seat), 100) < odds.wander


@kernel
def lesser(rules: Rules, state: State, seat: int, purpose: int, others: int) -> int:
    """What a beginner might do instead: look for more land."""
    return SEARCH if can_reach(rules, state, seat, SEARCH, others) else purpose


@kernel
def can_reach(rules: Rules, state: State, seat: int, purpose: int, others: int) -> bool:
    goals = goals_for(rules, state, seat, purpose, others)
    return goals != 0 and steps_to(state, state.at[seat], goals, state.walkable) < FAR


@kernel
def goals_for(rules: Rules, state: State, seat: int, purpose: int, others: int) -> int:
    """Bits: the tiles to head for."""
    if purpose == BRING:
        return tiles_beside_any(state, shrine_tiles(state) & ~state.offerings[seat]) & state.walkable
    if purpose == CAVE:
        return cave_goals(rules, state, seat)
    if purpose == SEARCH:
        return discovery_tiles(rules, state, seat, ISLAND_MAP)
    if purpose == PLUNDER:
        return explorers(rules, state, seat)
    return lacking_tiles(rules, state, seat) & ~others


@kernel
def is_for_the_cave(rules: Rules, state: State, seat: int) -> bool:
    """With all offerings made, or strong and with little to lose."""
    if offerings_left(rules, state, seat) == 0:
        return True
    return explorer_strength(rules, state, seat) >= STRONG and cards_of(state, seat) <= 3 and state.cave_shrine == 0


@kernel
def cave_goals(rules: Rules, state: State, seat: int) -> int:
    """Bits: the holder's explorer, or where the cave can be discovered; nothing as long as no entrance is known."""
    if state.cave_shrine > 0:
        holder = state.cave_shrine - 1
        if holder == seat or state.at[holder] == NOWHERE:
            return 0
        return 1 << state.at[holder]
    return discovery_tiles(rules, state, seat, CAVE_MAP) if state.entrance != NOWHERE else 0


@kernel
def explorers(rules: Rules, state: State, seat: int) -> int:
    """Bits: the tiles of other explorers whose owners have cards."""
    found = 0
    for other in range(rules.players):
        if other != seat and cards_of(state, other) > 0:
            found |= 1 << state.at[other]
    return found & ON_TABLE


@kernel
def lacking_tiles(rules: Rules, state: State, seat: int) -> int:
    """Bits: the island tiles that give what the next offering lacks most."""
    most, found = A_GATHERING * wishes.SPARE, 0
    for tile in range(state.island_size):
        worth = tile_worth(rules, state, seat, tile)
        if worth > most:
            most, found = worth, 0
        if worth == most and found | (worth > A_GATHERING * wishes.SPARE):
            found |= 1 << tile
    return found


@kernel
def tile_worth(rules: Rules, state: State, seat: int, tile: int) -> int:
    """What A_GATHERING cards of each of its types would be worth, gathered on a tile."""
    worth = 0
    for resource in range(3):
        if (rules.produces[state.tile[tile]] >> resource) & 1:
            cards = min(A_GATHERING, state.supply[resource]) if not rules.closed else A_GATHERING
            worth += wishes.cards_worth(rules, state, seat, resource, state.held[seat, resource], cards)
    return worth


# Points


@kernel
def judge(
    rules: Rules,
    odds: Odds,
    state: State,
    memory: Memory,
    seat: int,
    action: int,
    purpose: int,
    goals: int,
    nearer: int,
    others: int,
) -> int:
    """How good a legal action is; ending the turn or passing is worth 0."""
    if action >= ids.OFFER:
        return judge_offer(rules, state, memory, seat, (seat + action - ids.OFFER + 1) % rules.players)
    if action >= ids.BANK:
        give, take = ids.swap_parts(action - ids.BANK)
        rate = rules.bank_rate[state.explorer[seat]]
        gain = wishes.change_worth(rules, state, seat, take, 1)
        return gain + wishes.change_worth(rules, state, seat, give, -rate)
    if action >= ids.SET:
        return judge_setting(rules, state, seat, action - ids.SET, goals)
    if action >= ids.DEFENDER:
        return -defence(rules, state, action - ids.DEFENDER, state.fight_at[0])
    if action >= ids.MARCH:
        return judge_march(rules, odds, state, seat, action - ids.MARCH, others)
    if action >= ids.FARMHOUSE:
        return judge_purchase(rules, state, seat, action)
    if action >= ids.MOVE:
        return judge_step(rules, odds, state, seat, action, purpose, goals, nearer, others)
    return judge_early(rules, state, seat, action, purpose, goals, others)


@kernel
def judge_purchase(rules: Rules, state: State, seat: int, action: int) -> int:
    """Offerings at once; other things with cards that no offering will need."""
    item = item_of(action)
    if item == OFFERING_ITEM:
        return OFFER_NOW
    for resource in range(3):
        kept = offerings_left(rules, state, seat) * rules.price[state.explorer[seat], OFFERING_ITEM, resource]
        price = rules.price[state.explorer[seat], item, resource]
        if price and state.held[seat, resource] - price < kept:
            return NEVER
    return ADVANCE + wishes.SPARE - item


@kernel
def judge_step(
    rules: Rules, odds: Odds, state: State, seat: int, action: int, purpose: int, goals: int, nearer: int, others: int
) -> int:
    """Moving, and places for tiles."""
    here = state.at[seat]
    if action >= ids.PLACE:
        if current(state) == tasks.EXPLORE and not explores(rules, state, seat, purpose, goals):
            return -1
        q, r = place_beside(rules, state, here, action - ids.PLACE)
        return EXPLORE_ON + neighbours(state, map_of(here), q, r)  # a compact island keeps ways short
    there = state.near[here, action - ids.MOVE]
    if (others >> there) & 1:
        worth = wishes.attack_worth(
            rules, odds, state, seat, there, explorer_strength(rules, state, seat), wishes.own_worth(rules, state, seat)
        )
        worth += (FREE_WAY + IMPATIENCE * state.round_number) * ((nearer >> there) & 1)
        return ADVANCE + worth if worth > BRAVE else NEVER
    return ADVANCE if (nearer >> there) & 1 else -1


@kernel
def judge_march(rules: Rules, odds: Odds, state: State, seat: int, order: int, others: int) -> int:
    """Armies come to the help of their explorer, or attack where it pays."""
    leader, number, way = ids.march_parts(order)
    there = state.near[state.villager_at[seat, leader], way]
    if joins(state, seat, there):
        return REINFORCEMENT * number if state.at[seat] == there else NEVER
    if not (others >> there) & 1:
        return NEVER
    force = rules.villager_strength * number + strength(rules, state, seat, there)
    worth = wishes.attack_worth(rules, odds, state, seat, there, force, VILLAGER_RISK * number)
    return ADVANCE + worth if worth > BRAVE else NEVER


@kernel
def judge_setting(rules: Rules, state: State, seat: int, tile: int, goals: int) -> int:
    """Own pieces as near to the goals as can be, others as far from all shrines."""
    if current(state) == tasks.SETTING and state.subject[state.depth - 1] != seat:
        return steps_to(state, tile, tiles_beside_any(state, shrine_tiles(state)) & state.walkable, state.walkable)
    return -steps_to(state, tile, goals, state.walkable)


@kernel
def judge_early(rules: Rules, state: State, seat: int, action: int, purpose: int, goals: int, others: int) -> int:
    if action >= ids.RETURN:
        resource = action - ids.RETURN
        return -wishes.card_worth(rules, state, seat, resource, state.held[seat, resource] - 1)
    if action >= ids.GATHER:
        return judge_mix(rules, state, seat, action - ids.GATHER)
    if action >= ids.SPEED:
        return judge_speed(rules, state, seat, action - ids.SPEED + 1, purpose, goals, others)
    if action == ids.DISCOVER:
        return EXPLORE_ON if explores(rules, state, seat, purpose, goals) else -1
    if action == ids.ACCEPT:
        return judge_answer(rules, state, seat)
    if action >= ids.CHOOSE:
        return rules.explorer_strength[side_of_card(state, seat, action - ids.CHOOSE)]
    return 0


@kernel
def explores(rules: Rules, state: State, seat: int, purpose: int, goals: int) -> bool:
    """Whether to discover here. With one step left it is better to stay on good ground."""
    here = state.at[seat]
    if not (goals >> here) & 1 or purpose not in (CAVE, SEARCH):
        return False
    return purpose == CAVE or state.speed > 1 or tile_worth(rules, state, seat, here) < GOOD_GROUND


@kernel
def judge_mix(rules: Rules, state: State, seat: int, mix: int) -> int:
    food, wood, gold = cards_of_mix(state, accessible(rules, state, seat), mix)
    worth = wishes.cards_worth(rules, state, seat, 0, state.held[seat, 0], food)
    worth += wishes.cards_worth(rules, state, seat, 1, state.held[seat, 1], wood)
    return worth + wishes.cards_worth(rules, state, seat, 2, state.held[seat, 2], gold)


@kernel
def judge_speed(rules: Rules, state: State, seat: int, die: int, purpose: int, goals: int, others: int) -> int:
    """Steps are worth something as far as the goal is away; cards as far as they are needed."""
    speed, cards = steps_by(rules, state, die), other_die(rules, state, die)
    steps = steps_to(state, state.at[seat], goals, state.walkable & ~others)
    useful = min(speed, steps) if goals else 0
    if purpose in (CAVE, SEARCH):
        useful = speed
    types = accessible(rules, state, seat)
    best = 0
    for resource in range(3):
        if (types >> resource) & 1:
            best = max(best, wishes.cards_worth(rules, state, seat, resource, state.held[seat, resource], cards))
    return STEP_WORTH * useful + best


POLICY = Policy(greedy, make_odds, Memory)
NOVICE = Policy(greedy, partial(make_odds, wander=50, blur=50), Memory)
