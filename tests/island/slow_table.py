"""The table of the Island once more, slowly: what lies and stands where, and what may be done with it (I-1 … I-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from island.slow_map import (
    BARREN,
    EXIT,
    FIRST,
    RESOURCES,
    Corner,
    Data,
    Place,
    cave_tiles,
    changed,
    corners_of,
    data,
    distance,
    effect,
    island_tiles,
    neighbours,
    never_filled,
    places_at,
    produce,
    resource_cards,
    treasure,
)
from island.slow_players import Chance, Fight, Over, Piece, Player

LOWER = 7  # I-2.3: of the cave stack
PIECES = data("costs")["pieces"]
STRENGTH = data("costs")["strength"]


class Table:
    """What lies on the table."""

    def __init__(self, options: Data, start: Data, chance: Chance) -> None:
        """I-2. The start tells `starter`, `colours`, `explorers` (None: to be chosen) and the `first` tile."""
        self.options, self.chance = options, chance
        self.starter: int = start["starter"]
        self.turn, self.round = self.starter, 1
        self.players = [Player(seat, colour, None) for seat, colour in enumerate(start["colours"])]
        self.tiles: dict[Place, str] = {FIRST: start["first"]}
        self.stacks = {"island": island_tiles(options["printing"]), "cave": cave_tiles()}
        self.stacks["island"][start["first"]] -= 1
        self.is_cave_shuffled = options["cave_shrine"] == "anywhere"
        self.under: list[str] = []
        self.turned: str | None = None
        self.cave_shrine: int | None = None
        self.treasure = treasure()
        self.supply = resource_cards(options["printing"]) - self.treasure
        for seat, explorer in enumerate(start["explorers"]):
            if explorer:
                self.take_explorer(seat, explorer)
        self.dice: tuple[int, int] | None = None
        self.speed: int | None = None
        self.speed_die: int | None = None
        self.gather: int | None = None
        self.free_marches = 0
        self.ending = False  # I-3.4
        self.queue: list[Fight] = []
        self.current: Fight | None = None  # whose window is open
        self.purchase: Data | None = None
        self.offer: Data | None = None
        self.defeated: int | None = None
        self.retreat: Place | None = None
        self.happened: Counter[str] = Counter()  # for those who want to know what a match came across

    def take_explorer(self, seat: int, explorer: str) -> None:
        """I-1.9, I-2.5."""
        player = self.players[seat]
        player.explorer = explorer
        supply = self.power(seat, "villager_supply")
        player.villagers = [Piece() for _ in range(supply.get("amount", PIECES["villager"]))]
        usual = data("costs")["start_resources"]
        usual = changed(self.options["house_values"], "explorers").get(explorer, {}).get("start", usual)
        own = self.power(seat, "start_resources") or usual
        self.hand_out(seat, Counter({kind: own[kind] for kind in RESOURCES}))
        help = changed(self.options["house_values"], "late_start").get(str(len(self.players)))
        if help:
            self.hand_out(seat, Counter(help[(seat - self.starter) % len(self.players)]))

    def power(self, seat: int, op: str) -> Data:
        """What the explorer of a seat can do of a kind."""
        return effect(self.players[seat].explorer, op, self.options["house_values"])

    @property
    def all_steps(self) -> int | None:
        """I-3.1: what the turn began with."""
        return self.speed_die and self.speed_die + self.power(self.turn, "speed_bonus").get("amount", 0)

    def hand_out(self, seat: int, cards: Counter[str], seen: bool = True) -> None:
        assert cards <= self.supply
        self.supply -= cards
        self.players[seat].cards += cards
        if seen:
            self.players[seat].known += cards

    def pay(self, seat: int, cards: Counter[str]) -> None:
        assert self.can_pay(seat, cards)
        self.players[seat].cards -= cards
        self.players[seat].known -= cards
        self.supply += cards

    def show(self, seat: int, cards: Counter[str]) -> None:
        """I-12.3: everybody learns that a player has these."""
        self.players[seat].known |= cards

    def hand_over(self, giver: int, taker: int, cards: Counter[str]) -> None:
        """For all to see."""
        for seat, change in ((giver, Counter.__isub__), (taker, Counter.__iadd__)):
            player = self.players[seat]
            player.cards, player.known = change(player.cards, cards), change(player.known, cards)

    def can_pay(self, seat: int, cards: Counter[str]) -> bool:
        return cards <= self.players[seat].cards

    @property
    def truce(self) -> bool:
        """I-3.5."""
        return self.round == 1

    def others(self, seat: int) -> list[int]:
        """Clockwise from a seat."""
        return [(seat + turns) % len(self.players) for turns in range(1, len(self.players))]

    # Tiles

    def is_walkable(self, place: Place) -> bool:
        return place in self.tiles and self.tiles[place] not in BARREN

    def adjacent(self, place: Place) -> list[Place]:
        """I-1.3: the tiles beside one."""
        near = [other for other in neighbours(place) if other in self.tiles]
        if self.tiles.get(place) == "cave_entrance" and EXIT in self.tiles:
            near.append(EXIT)
        if place == EXIT:
            near += [other for other, tile in self.tiles.items() if tile == "cave_entrance"]
        return near

    def steps(self, place: Place) -> list[Place]:
        """Where a piece may walk, the exit included that does not lie yet (I-10.2)."""
        unlaid = [EXIT] * (self.tiles[place] == "cave_entrance" and EXIT not in self.tiles)
        return unlaid + [other for other in self.adjacent(place) if self.is_walkable(other)]

    def is_inside(self, place: Place) -> bool:
        """I-2.7."""
        return not self.options["board_radius"] or distance(place) <= self.options["board_radius"]

    def open_places(self, seat: int) -> list[Place]:
        """I-5.3, I-10.3: where the explorer may lay a tile of whatever kind."""
        here = self.players[seat].piece.at
        assert here is not None
        lying = [place for place in self.tiles if place[0] == here[0]]
        needed = min(2, len(lying))
        return [
            place
            for place in neighbours(here)
            if place not in self.tiles
            and self.is_inside(place)
            and place not in never_filled()
            and sum(near in lying for near in neighbours(place)) >= needed
            and not (self.truce and self.fort_owners(place) - {seat})
        ]

    def may_lie(self, tile: str, place: Place) -> bool:
        """I-5.5, `closing` = `forbid`: off when only water and shrines are left in the stack."""
        if self.options["closing"] != "forbid" or tile not in BARREN or place[0] == "cave":
            return True
        if all(left in BARREN for left in self.stacks["island"].elements()):
            return True
        return not self.is_enclosed({**self.tiles, place: tile})

    def is_enclosed(self, tiles: dict[Place, str]) -> bool:
        """I-5.5: no walkable tile has an empty place beside it."""
        walkable = [place for place, tile in tiles.items() if place[0] == "island" and tile not in BARREN]
        return not any(near not in tiles and self.is_inside(near) for place in walkable for near in neighbours(place))

    def may_come_up(self, world: str) -> Counter[str]:
        """Which tiles may lie on top of a stack."""
        stack = +self.stacks[world]
        if world == "island" and self.under:
            return stack - Counter(self.under) or Counter(self.under[:1])
        if world == "cave" and not self.is_cave_shuffled and stack.total() > LOWER:
            return Counter({tile: count for tile, count in stack.items() if tile != "cave_shrine"})
        return stack

    # Who stands where

    def fort_owners(self, place: Place) -> set[int]:
        return {one.seat for one in self.players if one.fort and place in places_at(one.fort)}

    def occupiers(self, place: Place) -> set[int]:
        """I-1.6."""
        return self.fort_owners(place) | {one.seat for one in self.players if one.pieces_on(place)}

    def foes(self, seat: int, place: Place) -> set[int]:
        return self.occupiers(place) - {seat}

    def built(self) -> set[Corner]:
        return {corner for one in self.players for corner in one.buildings()}

    def explorer_strength(self, seat: int) -> int:
        """I-8.6."""
        player = self.players[seat]
        bonus = self.power(seat, "explorer_strength_bonus").get("amount", 0)
        shrines = STRENGTH["per_island_shrine"] * len(player.offerings)
        return int(STRENGTH["explorer"] + bonus + shrines + STRENGTH["cave_shrine"] * (self.cave_shrine == seat))

    def strength(self, seat: int, place: Place, defends: bool) -> int:
        """I-8.6."""
        player = self.players[seat]
        villagers: int = STRENGTH["villager"] * len(player.army(place))
        guard = self.power(seat, "explorer_defence_bonus").get("amount", 0) * defends
        explorer = (self.explorer_strength(seat) + guard) * (player.piece.at == place)
        fort: int = STRENGTH["fort"] * (defends and seat in self.fort_owners(place))
        return int(villagers + explorer + fort)

    def shrines(self, seat: int) -> int:
        """I-10.1, the cave shrine included."""
        return len(self.players[seat].offerings) + (self.cave_shrine == seat)

    def check_end(self, seat: int) -> None:
        """I-12.1."""
        if self.shrines(seat) == PIECES["offering"] + 1:
            raise Over

    # Gathering

    def accessible(self, seat: int) -> list[str]:
        """I-4.1, I-4.2."""
        player = self.players[seat]
        touched = {place for corner in player.farmhouses for place in places_at(corner)}
        farmed = {player.piece.at} | {villager.at for villager in player.villagers if villager.at in touched}
        given = {kind for place in farmed if place for kind in produce(self.tiles[place])}
        return [kind for kind in RESOURCES if kind in given]

    def mixes(self, seat: int) -> list[Counter[str]]:
        """I-4.3."""
        there = {kind: self.supply[kind] for kind in self.accessible(seat)}
        assert self.gather is not None
        count = min(self.gather, sum(there.values()))
        some: list[Counter[str]] = [Counter()]
        for kind, most in there.items():
            some = [mix + Counter({kind: more}) for mix in some for more in range(most + 1) if more <= count]
        return [mix for mix in some if mix.total() == count and count]

    # Buying

    def cost(self, seat: int, item: str) -> Counter[str]:
        """I-6.1, I-1.9."""
        price = Counter(data("costs")["costs"][item])
        less = self.power(seat, "cost_reduction")
        if item in less.get("items", ()):
            price -= Counter({less["resource"]: less["amount"]})
        return price

    def is_for_sale(self, seat: int, item: str, where: Any) -> bool:
        """I-6.1, I-7.1: legal and payable."""
        return self.can_pay(seat, self.cost(seat, item)) and where in self.sites(seat, item)

    def sites(self, seat: int, item: str) -> set[Any]:
        """I-6.1: where an item may be set, if any piece of it is left."""
        player = self.players[seat]
        here = player.piece.at
        if item == "villager":
            return self.villager_sites(seat) if player.at_home() else set()
        if here is None:
            return set()
        if item == "offering":
            shrines = {place for place in self.adjacent(here) if self.tiles[place] == "shrine"}
            return shrines - set(player.offerings)
        free = set(corners_of(here)) - self.built()
        if item == "farmhouse":
            return free if len(player.farmhouses) < PIECES["farmhouse"] else set()
        if player.fort:
            return set()
        return {
            corner
            for corner in free
            if not any(place in self.tiles and self.foes(seat, place) for place in places_at(corner))
        }

    def villager_sites(self, seat: int) -> set[Place]:
        player = self.players[seat]
        near = player.farmhouses if self.options["villager_near"] == "farmhouse" else player.buildings()
        touched = {place for corner in near for place in places_at(corner)}
        return {place for place in touched if self.is_walkable(place) and not self.foes(seat, place)}

    # Army movements

    def marches(self, seat: int) -> list[tuple[int, Place, Place]]:
        """I-6.1, I-8.3: how many, from where, to where; not yet whether it can be paid."""
        player = self.players[seat]
        armies = {villager.at for villager in player.villagers if villager.at}
        held = {fight.at for fight in self.queue if fight.attacker == seat}
        return [
            (count, start, end)
            for start in sorted(armies - held)
            for end in self.steps(start)
            if not (self.truce and self.foes(seat, end))
            for count in range(1, len(player.army(start)) + 1)
        ]

    def first_to_leave(self, seat: int, place: Place) -> list[Piece]:
        """Whoever has not moved this turn, then by the tiles they came from, as these were laid (our reading)."""
        laid = sorted(self.tiles, key=lambda tile: tile[0] == "cave")

        def rank(villager: Piece) -> int:
            return -1 if villager.origin is None else laid.index(villager.origin)

        return sorted(self.players[seat].army(place), key=rank)

    def is_free(self, seat: int) -> bool:
        """I-1.9, Marshal."""
        return seat == self.turn and self.free_marches > 0

    def can_pay_march(self, seat: int) -> bool:
        return self.is_free(seat) or self.can_pay(seat, self.cost(seat, "army_movement"))
