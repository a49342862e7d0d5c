"""The Island once more, slowly: dictionaries and texts, written from the rules (I-1 … I-13) and from nothing else.

What the fast rules do is compared with this, so it imports nothing of theirs. The match is one long conversation: a
generator yields each decision with the texts of what may be done, and is sent the text of what is done.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from island.slow_fights import Fights
from island.slow_map import (
    BARREN,
    FIRST,
    RESOURCES,
    Data,
    Place,
    data,
    explorers_of,
    places_at,
    say,
    say_cards,
    say_corner,
)
from island.slow_players import Ask, Chance, Fight, Flow, Over
from island.slow_trade import Options, done

HARDCORE = data("dice")["hardcore"]
LIMIT = 9  # I-4.4
OFFERS = 6  # I-11.2
BEGUN = 12  # offers in a turn, those taken back included (our reading of I-11.2)


class Slow(Fights):
    """A match between two actions: `ask` is the decision that stands, None at the end."""

    ask: Ask | None

    def __init__(self, options: Data, start: Data, chance: Chance) -> None:
        super().__init__(options, start, chance)
        self.begin(self.whole())

    def begin(self, flow: Flow) -> None:
        self.flow = flow
        self.ask = next(self.flow, None)

    def play(self, text: str) -> None:
        assert self.ask
        assert text in self.ask.options
        try:
            self.ask = self.flow.send(text)
        except (StopIteration, Over):
            self.ask = None

    def whole(self) -> Flow:
        yield from self.choose_explorers()
        self.begin_turn(self.starter)
        yield from self.rounds(self.whole_turn())

    def rounds(self, first: Flow) -> Flow:
        """I-3, I-12.2: this turn, then all the others."""
        yield from first
        while not self.is_last():
            after = self.others(self.turn)[0]
            self.round += after == self.starter
            self.begin_turn(after)
            yield from self.whole_turn()

    def is_last(self) -> bool:
        ends = self.others(self.turn)[0] == self.starter
        return ends and self.round == self.options["round_limit"]

    def choose_explorers(self) -> Flow:
        """I-2.1."""
        for seat in (self.starter, *self.others(self.starter)):
            player = self.players[seat]
            if player.explorer is None:
                names = {f"explorer {name}": name for name in explorers_of(player.colour)}
                chosen = yield from self.pick(seat, "side", names.copy)
                self.take_explorer(seat, chosen)

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.turn, self.ending = seat, False
        self.speed = self.speed_die = self.gather = None
        self.free_marches = self.power(seat, "free_army_moves").get("amount", 0)
        for player in self.players:
            player.offers_left, player.beginnings_left = OFFERS, BEGUN
            for piece in (player.piece, *player.villagers):
                piece.origin = None

    def whole_turn(self) -> Flow:
        yield from self.roll_dice(self.turn)
        yield from self.gather_cards(self.turn)
        yield from self.explore(self.turn)

    def roll_dice(self, seat: int) -> Flow:
        """I-3.1."""
        if self.options["hardcore"]:
            pairs = [(one, HARDCORE["total"] - one) for one in range(HARDCORE["min"], HARDCORE["max"] + 1)]
        else:
            self.dice = one, two = self.chance.dice()
            pairs = [(one, two), (two, one)]
        choices = {f"speed {speed}": (speed, gather) for speed, gather in pairs}
        self.speed_die, self.gather = yield from self.pick(seat, "roll", choices.copy, trades=True)
        self.speed = self.all_steps

    def gather_cards(self, seat: int) -> Flow:
        """I-4."""
        mix = yield from self.pick(seat, "gather", partial(self.gather_choices, seat), trades=True)
        self.hand_out(seat, mix, seen=len(self.accessible(seat)) < 2)
        bonus = self.power(seat, "gather_bonus")
        if bonus:
            extra = Counter({bonus["resource"]: bonus["amount"]})
            self.hand_out(seat, extra & self.supply)
        if self.options["resource_limit"]:
            yield from self.give_back(seat)

    def gather_choices(self, seat: int) -> dict[str, Counter[str]]:
        return {f"gather {say_cards(mix)}": mix for mix in self.mixes(seat) or [Counter()]}

    def give_back(self, seat: int) -> Flow:
        """I-4.4."""
        cards = self.players[seat].cards
        while cards.total() > LIMIT:
            returns = {f"return {kind}": kind for kind in cards if cards[kind]}
            trades = self.trade_options(seat)
            chosen = yield Ask(seat, "return", {*returns, *trades})
            self.happened["return"] += chosen in returns
            if chosen in returns:
                self.pay(seat, Counter([returns[chosen]]))
                self.players[seat].known -= Counter(kind for kind in RESOURCES if kind != returns[chosen])
            else:
                yield from trades[chosen]()
            cards = self.players[seat].cards

    def explore(self, seat: int) -> Flow:
        """I-3.3, I-3.4."""
        while not self.ending:
            options = self.explore_options(seat)
            chosen = yield Ask(seat, "explore", set(options))
            if chosen == "end turn":
                return
            yield from options[chosen]()
            yield from self.fight_out()

    def explore_options(self, seat: int) -> Options:
        return {
            "end turn": done,
            **self.move_options(seat),
            **self.discover_options(seat),
            **self.buy_options(seat),
            **self.raid_options(seat),
            **self.march_options(seat),
            **self.trade_options(seat),
        }

    # Moving and discovering

    def move_options(self, seat: int) -> Options:
        """I-5.1."""
        here = self.players[seat].piece.at
        assert here is not None
        if not self.speed:
            return {}
        ways = [place for place in self.steps(here) if not (self.truce and self.foes(seat, place))]
        return {f"move {say(place)}": partial(self.move, seat, place) for place in ways}

    def move(self, seat: int, place: Place) -> Flow:
        self.spend_speed()
        self.players[seat].piece.go(place)
        self.arrive(seat, place)
        yield from ()

    def spend_speed(self) -> None:
        assert self.speed
        self.speed -= 1

    def discover_options(self, seat: int) -> Options:
        """I-5.2, I-5.6."""
        here = self.players[seat].piece.at
        assert here is not None
        if not self.speed or not self.stacks[here[0]].total():
            return {}
        places = self.open_places(seat)
        if self.options["place_blind"]:
            return {f"discover {say(place)}": partial(self.discover, seat, [place]) for place in places}
        return {"discover": partial(self.discover, seat, places)} if places else {}

    def discover(self, seat: int, places: list[Place]) -> Flow:
        """I-5.2, I-5.5, I-10.5."""
        self.spend_speed()
        world = places[0][0]
        tile = self.turn_up(world)
        while tile != "cave_shrine" and not any(self.may_lie(tile, place) for place in places):
            self.happened["tile under the stack"] += 1
            self.stacks[world][tile] += 1
            self.under.append(tile)
            tile = self.turn_up(world)
        if tile == "cave_shrine":
            self.cave_shrine = seat
            self.happened["cave shrine taken"] += 1
            self.check_end(seat)
            return
        self.turned = tile
        choices = {f"place {say(place)}": place for place in places if self.may_lie(tile, place)}
        place = yield from self.pick(seat, "place", choices.copy, trades=True)
        self.turned = None
        self.lay(seat, place, tile)

    def turn_up(self, world: str) -> str:
        tile = self.chance.tile(self.may_come_up(world))
        if world == "island" and self.stacks[world].total() == len(self.under):
            self.under.pop(0)
        self.stacks[world][tile] -= 1
        return tile

    def lay(self, seat: int, place: Place, tile: str) -> None:
        """I-5.4, I-10.4, I-10.6."""
        self.tiles[place] = tile
        self.happened[f"{tile} laid"] += 1
        if place[0] == "island" and self.options["closing"] == "restart" and self.is_enclosed(self.tiles):
            self.restart()
            return
        if tile in BARREN:
            return
        self.players[seat].piece.go(place)
        beasts = [beast["id"] for beast in data("beasts")["beasts"]]
        if tile in beasts:
            self.queue.append(Fight(seat, place, beast=tile))
        if self.foes(seat, place):
            self.happened["discovered beside a fort"] += 1
            self.queue.append(Fight(seat, place))

    def restart(self) -> None:
        """I-5.5: the island is laid again."""
        self.happened["restart"] += 1
        island = [place for place in self.tiles if place[0] == "island"]
        self.under = []
        self.stacks["island"] += Counter(self.tiles.pop(place) for place in island)
        walkable = {tile: count for tile, count in self.stacks["island"].items() if tile not in BARREN}
        first = self.chance.first_tile(Counter(walkable))
        self.stacks["island"][first] -= 1
        cave = dict(self.tiles)
        self.tiles = {FIRST: first, **cave}
        for player in self.players:
            player.piece.put(FIRST)
            player.farmhouses, player.fort, player.offerings = [], None, []
            for villager in player.villagers:
                villager.put(None)

    # Buying and raids

    def buy_options(self, seat: int) -> Options:
        """I-6."""
        options: Options = {}
        for item in ("villager", "farmhouse", "fort", "offering"):
            if not self.can_pay(seat, self.cost(seat, item)):
                continue
            for where in self.sites(seat, item):
                named = say(where) if item in ("villager", "offering") else say_corner(where)
                options[f"{item} {named}"] = partial(self.buy, seat, item, where)
        return options

    def buy(self, seat: int, item: str, where: Any) -> Flow:
        """I-7.1."""
        self.purchase = {"item": item, "at": list(where)}
        self.show(seat, self.cost(seat, item))
        for other in self.others(seat):
            yield from self.purchase_window(other)
        self.purchase = None
        if self.ending or not self.is_for_sale(seat, item, where):
            self.happened["void"] += 1
            return
        self.pay(seat, self.cost(seat, item))
        self.happened[f"bought {item}"] += 1
        self.set_up(seat, item, where)

    def purchase_window(self, seat: int) -> Flow:
        while self.is_asked(seat) and not self.ending:
            options = self.window_options(seat)
            chosen = yield Ask(seat, "purchase", set(options))
            if chosen == "pass":
                return
            self.happened["purchase window used"] += chosen.startswith("march")
            yield from options[chosen]()
            yield from self.fight_out()

    def set_up(self, seat: int, item: str, where: Any) -> None:
        """I-6.2: no fight starts."""
        player = self.players[seat]
        if item == "villager":
            player.at_home()[0].put(where)
        elif item == "farmhouse":
            player.farmhouses.append(where)
        elif item == "fort":
            player.fort = where
        else:
            player.offerings.append(where)
            self.check_end(seat)

    def raid_options(self, seat: int) -> Options:
        """I-8.9."""
        options: Options = {}
        if self.truce:
            return options
        for owner in self.others(seat):
            for corner in self.players[owner].farmhouses:
                for place in places_at(corner):
                    if self.players[seat].pieces_on(place) and not self.foes(seat, place):
                        fight = Fight(seat, place, farmhouse=corner, owner=owner)
                        text = f"raid {say_corner(corner)} {say(place)}"
                        options[text] = partial(self.begin_raid, fight)
        return options

    def begin_raid(self, fight: Fight) -> Flow:
        self.queue.append(fight)
        yield from ()
