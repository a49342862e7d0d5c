"""Modules once more, slowly, written from their rules (M-1 … M-7): dragons (M-5), and all of them together.

What chance brings (chests, fog) is told by the log of each action, and where dragons lie by the first view.
"""

from __future__ import annotations

from collections.abc import Iterator

from quest.slow_board import SYMBOLS, Board, Place, data
from quest.slow_modules_muisca import Muisca
from quest.slow_table import CARDS, Data, View, is_item

DRAGONS: dict[str, Data] = {dragon["id"]: dragon for dragon in data("modules")["dragons"]["dragons"]}
REACHES = {"dragon_tamer": 3, "dragon_whistle": 1}  # M-5.5
CALLS = (*REACHES, "dragon_cloak")


class Modular(Muisca):
    """A match with modules."""

    def __init__(self, options: Data, views: list[View]) -> None:
        self.lairs: dict[str, Place] = {}
        self.awake: set[str] = set()
        super().__init__(options, views)
        if "dragons" in self.modules:
            more = [card["id"] for card in data("cards")["dragons"]]
            self.reserve += more
            self.left |= dict.fromkeys(more, 3)
            self.see_dragons(views[0])
            assert sorted(self.lairs.values()) == sorted(map(tuple, self.marks("dragons")))
            assert not self.awake

    def see_dragons(self, view: View) -> None:
        for dragon in view["modules"].get("dragons", []):
            self.lairs[dragon["id"]] = (dragon["at"][0], dragon["at"][1])
            self.awake |= {dragon["id"]} if dragon["awake"] else set()

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        self.see_dragons(views[0])

    def begin_turn(self) -> None:
        super().begin_turn()
        self.cloaked = False

    # M-5.2, M-5.3: who wakes, who is held

    def put(self, seat: int, piece: int, place: Place) -> None:
        super().put(seat, piece, place)
        for dragon, lair in self.lairs.items():
            if self.route.tiles.get(lair) == self.route.tiles.get(place):
                self.awake.add(dragon)

    def holders(self, seat: int, piece: int) -> list[str]:
        place = self.pieces[seat][piece]
        if place is None or (self.cloaked and seat == self.player):
            return []
        near = self.route.around(place)
        return [dragon for dragon in DRAGONS if dragon in self.awake and self.lairs[dragon] in near]

    def zone(self, dragon: str) -> list[list[int]]:
        """M-5.2, M-5.3: who comes beside a dragon on its own tile wakes it first."""
        lair, tiles = self.lairs[dragon], self.route.tiles
        near = [place for place in self.route.around(lair) if place in self.route.spaces]
        return sorted(list(at) for at in near if dragon in self.awake or tiles.get(at) == tiles.get(lair))

    def board_for(self, seat: int, piece: int) -> Board:
        board = super().board_for(seat, piece)
        board.barred = frozenset(self.lairs.values())
        board.held = bool(self.holders(seat, piece))
        return board

    def goings(self, run: Data) -> list[Data]:
        """Coming next to one ends the run."""
        held = run["piece"] is not None and run["moved"] and self.holders(self.seat, run["piece"])
        return [] if held else super().goings(run)

    def is_free(self, place: Place) -> bool:
        return super().is_free(place) and place not in self.lairs.values()

    # M-5.4: cards that move a dragon

    def all_plays(self) -> Iterator[Data]:
        yield from super().all_plays()
        if self.run is None or not self.is_unfinished(self.run):
            yield from ({"kind": "dragon", "dragon": dragon} for dragon in self.tamable())

    def tamable(self) -> list[str]:
        cards = [card for card in self.hand if self.may_use(card)]
        return [
            dragon
            for dragon in DRAGONS
            if dragon in self.movable() and (len(cards) > 1 or any(self.tames(card, dragon) for card in cards))
        ]

    def movable(self) -> list[str]:
        return [dragon for dragon in DRAGONS if dragon in self.awake and self.flights(dragon)]

    def tames(self, card: str, dragon: str) -> bool:
        """A card with its symbol does alone; for the white one any card."""
        wanted = DRAGONS[dragon]["moved_by"]
        free = [one for one in CARDS[card]["symbols"] if f"lethargy_{one}" not in self.curses[self.seat]]
        return wanted == ["any_card"] or any(symbol in wanted for symbol in free)

    def flights(self, dragon: str) -> list[Place]:
        taken = {place for places in self.pieces for place in places} | set(self.lairs.values())
        near = self.route.around(self.lairs[dragon])
        return [place for place in near if place not in taken and self.is_flown_over(place)]

    def is_flown_over(self, place: Place) -> bool:
        return self.route.spaces[place].terrain not in ("mountain", "cave", "finish")

    def do_dragon(self, action: Data) -> None:
        self.item = ""
        self.asks.append({"ask": "tame", "dragon": action["dragon"], "due": 2})

    def ask_tame(self, ask: Data) -> Iterator[Data]:
        cards = [card for card in self.hand if self.may_use(card)]
        for card in sorted(set(cards)):
            if ask["due"] == 1 or len(cards) > 1 or self.tames(card, ask["dragon"]):
                yield {"kind": "lay", "card": card}

    def answer_tame(self, action: Data) -> None:
        ask, card = self.asks[-1], action["card"]
        alone = ask["due"] == 2 and self.tames(card, ask["dragon"])
        if alone and DRAGONS[ask["dragon"]]["moved_by"] != ["any_card"]:
            self.use(card)
        else:
            self.lay_down(card)
        ask["due"] -= 1
        if alone or not ask["due"]:
            self.asks.pop()
            self.herd(ask["dragon"], self.speed(ask["dragon"]) if alone else 1)

    def speed(self, dragon: str) -> int:
        """Fog has no colour until it is turned up. A tavern space has that of what it asks for."""
        lair = self.lairs[dragon]
        veiled = lair in self.fog and self.fog[lair] is None
        space, colours = self.route.spaces[lair], DRAGONS[dragon]["fast_on"]
        own = space.terrain in colours or space.symbol in [SYMBOLS.get(colour) for colour in colours]
        return 2 if own and not veiled else 1

    def herd(self, dragon: str, spaces: int) -> None:
        self.asks.append({"ask": "herd", "dragon": dragon, "left": spaces})

    def ask_herd(self, ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield from ({"kind": "herd", "to": list(place)} for place in self.flights(ask["dragon"]))

    def answer_herd(self, action: Data) -> None:
        ask = self.asks[-1]
        if action["kind"] == "done":
            self.asks.pop()
            return
        self.lairs[ask["dragon"]] = tuple(action["to"])
        ask["left"] -= 1

    # M-5.5: the cards

    def playable(self, card: str) -> bool:
        if card in CALLS:
            return self.may_use(card) and self.is_of_use(card)
        return super().playable(card)

    def imitations(self, card: str) -> Iterator[Data]:
        if card not in CALLS:
            yield from super().imitations(card)
        elif self.is_of_use(card):
            yield {"kind": "play", "card": card}

    def is_of_use(self, card: str) -> bool:
        """Like pass tokens they are not played in vain."""
        return not self.cloaked if card == "dragon_cloak" else bool(self.awake)

    def do_play(self, action: Data) -> None:
        card = action.get("card", "")
        if card in CALLS:
            self.use(card)
            self.call(card)
        else:
            super().do_play(action)

    def answer_imitate(self, action: Data) -> None:
        card = action["card"]
        if card in CALLS:
            self.asks.pop()
            self.remove_imitator(card)
            self.call(card)
        else:
            super().answer_imitate(action)

    def call(self, card: str) -> None:
        if card == "dragon_cloak":
            self.cloaked = True
        else:
            names = [dragon for dragon in DRAGONS if dragon in self.awake]
            self.asks.append({"ask": "whistle", "dragons": names, "spaces": REACHES[card], "all": is_item(card)})

    def ask_whistle(self, ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield from ({"kind": "dragon", "dragon": dragon} for dragon in ask["dragons"])

    def answer_whistle(self, action: Data) -> None:
        ask = self.asks[-1]
        if action["kind"] == "done":
            self.asks.pop()
            return
        ask["dragons"].remove(action["dragon"])
        if not ask["all"]:
            self.asks.pop()
        self.herd(action["dragon"], ask["spaces"])

    def settle(self) -> None:
        super().settle()
        while self.asks and self.is_done(self.asks[-1]):
            self.asks.pop()
            super().settle()

    def is_done(self, ask: Data) -> bool:
        if ask["ask"] == "herd":
            return not ask["left"] or not self.flights(ask["dragon"])
        return ask["ask"] == "whistle" and not ask["dragons"]

    # What is seen

    def module_choices(self) -> Data:
        return {**super().module_choices(), "tamable": self.tamable(), "flights": self.all_flights()}

    def all_flights(self) -> list[Data]:
        """Of the dragons that can be moved now the cards that do it alone, and where they get to in how many steps."""
        top: Data = self.asks[-1] if self.asks else {"ask": ""}
        if top["ask"] == "herd":
            return [self.flight(top["dragon"], [], top["left"])]
        if top["ask"] == "tame":
            return [self.flight_by_cards(top["dragon"], top["due"])]
        if top["ask"] == "whistle":
            return [self.flight(dragon, [], top["spaces"]) for dragon in top["dragons"] if self.flights(dragon)]
        if self.asks or self.phase != "play" or (self.run is not None and self.is_unfinished(self.run)):
            return []
        return [self.flight_by_cards(dragon, 2) for dragon in self.tamable()]

    def flight_by_cards(self, dragon: str, due: int) -> Data:
        cards = [card for card in self.kinds() if due == 2 and self.may_use(card) and self.tames(card, dragon)]
        return self.flight(dragon, cards, self.speed(dragon) if cards else 1)

    def flight(self, dragon: str, cards: list[str], far: int) -> Data:
        lair, steps = self.lairs[dragon], {self.lairs[dragon]: 0}
        for step in range(1, far + 1):
            for place in [place for place, before in steps.items() if before == step - 1]:
                self.lairs[dragon] = place
                steps |= {other: step for other in self.flights(dragon) if other not in steps}
        self.lairs[dragon] = lair
        ends = [{"to": list(place), "steps": step} for place, step in steps.items() if step]
        return {"dragon": dragon, "alone": cards, "ends": ends}

    def shown_modules(self) -> Data:
        seen = super().shown_modules()
        if "dragons" not in self.modules:
            return seen
        top: Data = self.asks[-1] if self.asks else {"ask": ""}
        seats, zones = enumerate(self.pieces), [at for dragon in DRAGONS for at in self.zone(dragon)]
        moved = top["seat"] if top["ask"] == "force" else self.player
        return {
            **seen,
            "dragons": [
                {"id": name, "at": list(self.lairs[name]), "awake": name in self.awake, "zone": self.zone(name)}
                for name in DRAGONS
            ],
            "held_there": [] if self.cloaked and moved == self.player else zones,
            "held": [[self.holders(seat, piece) for piece in range(len(places))] for seat, places in seats],
            "cloaked": self.cloaked,
            "taming": {"dragon": top["dragon"], "due": top["due"]} if top["ask"] == "tame" else None,
            "herding": {"dragon": top["dragon"], "left": top["left"]} if top["ask"] == "herd" else None,
            "whistled": top["dragons"] if top["ask"] == "whistle" else None,
        }
