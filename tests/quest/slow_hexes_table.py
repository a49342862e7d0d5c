"""Heroes & Hexes and the promo cards once more, slowly: the table (H-1 … H-7, P-1 … P-4)."""

from __future__ import annotations

from collections import Counter

from quest.slow import Slow
from quest.slow_board import SYMBOLS, Place, data
from quest.slow_choices import DRAWS
from quest.slow_table import CARDS, TOKENS, Data, View, is_coin, turns_to_coin

CURSES: dict[str, Data] = {curse["id"]: curse for curse in data("tokens")["curses"]}
FAMILIARS = [card["id"] for card in data("cards")["familiars"]]
HEROES = [card["id"] for card in data("cards")["heroes"]]
DEMONIC = ("demon", "tunnel")
SHUNNED = ("mountain", "cave", "tunnel", "finish")  # H-3.1
STEPS = {"native": 1, "native_step": 1, "geologist": 1, "geologist_step": 1, "shaman": 2, "mountain_guide": 1}
STEPS |= {"amelia_lockart": 6, "ian_magellan": 1, "nathan_cook": 3}
CLIMBERS = ("geologist", "geologist_step", "amelia_lockart", "ian_magellan")
PASSERS = ("mountain_guide", "amelia_lockart", "ian_magellan")
BREAKERS = ("native", "native_step", "shaman", "amelia_lockart", "ian_magellan", "nathan_cook")
PLAYS = {**DRAWS, "cave_explorer": 0, "henry_threepwood": 0, "gertrude_everdeen": 0}


def is_purple(card: str) -> bool:
    return CARDS[card].get("colour") == "purple"


class HexedTable(Slow):
    """What lies on the table with an expansion, and what is seen of it."""

    def __init__(self, options: Data, views: list[View]) -> None:
        super().__init__(options, views)
        first = views[0]
        self.hexes = bool(options["heroes_hexes"])
        self.draws = [sorted(view["draw"]) for view in views]
        groups = ["heroes_hexes_market"] * self.hexes + ["promos"] * options["promos"]
        more = [card["id"] for group in groups for card in data("cards")[group]]
        self.reserve += more
        self.left |= dict.fromkeys(more, 3)
        self.asks: list[Data] = []
        self.events: list[Data] = []
        self.curses: list[list[str]] = [[] for _ in views]
        self.pile = Counter({name: curse["count"] for name, curse in CURSES.items()}) if self.hexes else Counter()
        self.box: Counter[str] = Counter()
        self.demons: int = options["demon_cards"] if self.hexes else 0
        self.heroes_left: int = first["hexes"]["heroes_left"] if self.hexes else 0
        self.met = [False for _ in views]
        self.spare: int = first["hexes"]["cave_reserve"] if self.hexes else 0
        self.used: Counter[str] = Counter()
        self.topped: list[list[str]] = [[] for _ in views]
        if self.hexes:
            self.unseen = Counter({name: token["count"] for name, token in TOKENS.items()})

    def begin_turn(self) -> None:
        super().begin_turn()
        self.entered: set[tuple[int, Place]] = set()
        self.open_reserve = False
        self.dismissing = False

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        if self.hexes:
            seen = views[0]["hexes"]
            self.curses = [list(names) for names in seen["curses"]]
            self.box = Counter(seen["curse_box"])
            self.pile -= self.box + Counter(name for names in self.curses for name in names)
            self.demons, self.heroes_left, self.spare = seen["demons"], seen["heroes_left"], seen["cave_reserve"]
            self.met, self.used = list(seen["met"]), Counter(seen["used_tokens"])
            self.unseen -= self.used

    # What is seen

    def is_open(self) -> bool:
        """H-6."""
        return super().is_open() or self.open_reserve

    def pays(self, token: str) -> int:
        forbidden = "cave_fever" in self.curses[self.seat] or not self.coins_count()
        return 0 if forbidden else super().pays(token)

    def view(self, seat: int) -> View:
        seen = super().view(seat)
        top = self.asks[-1] if self.asks else {}
        names = {"take_board": "take"}
        seen["player"] = self.to_act()
        seen["phase"] = names.get(top["ask"], top["ask"]) if top else self.phase
        seen["twice"] = bool(self.run and self.run.get("twice"))
        if self.hexes:
            seen["hexes"] = self.shown_hexes(top)
            seen["bound"] = self.bound(seat)
            if seat == self.player:
                seen["liftable"] = self.liftable()
        return seen

    def forcing(self, ask: Data) -> str | None:
        """The curse that made a forced move, where the table tells: a hero makes some, and one step of the victim's
        left neighbour may come from either curse if Paralysis moves the victim's piece too."""
        curse = ask.get("curse")
        either = self.options["paralysis"] == "victim" and max(ask["steps"].values()) == 1
        unclear = either and (curse == "voodoo" or self.players == 2)
        return None if unclear else curse

    def bound(self, seat: int) -> dict[str, str]:
        """H-4.2: the own cards and tokens that a curse forbids, and which it is."""
        curses, found = self.curses[seat], {}
        for card in self.hands[seat]:
            symbols = CARDS[card].get("symbols", [])
            if symbols and self.changing and seat == self.seat:
                symbols = list(SYMBOLS.values())
            if "misfortune" in curses:
                found[card] = "misfortune"
            elif "misery" in curses and is_purple(card):
                found[card] = "misery"
            elif symbols and all(f"lethargy_{symbol}" in curses for symbol in symbols):
                found[card] = f"lethargy_{symbols[0]}"
        for token in self.tokens[seat]:
            symbols = TOKENS[token].get("symbols", [])
            if "cave_fever" in curses:
                found[token] = "cave_fever"
            elif symbols and all(f"lethargy_{symbol}" in curses for symbol in symbols):
                found[token] = f"lethargy_{symbols[0]}"
        return found

    def shown_hexes(self, top: Data) -> Data:
        ask = top.get("ask", "")
        moved = [piece for piece, steps in top.get("steps", {}).items() if steps]
        return {
            "curses": [[name for name in CURSES for one in names if one == name] for names in self.curses],
            "turned_up": top["curse"] if ask == "ward" else None,
            "lifting": {"curse": top["curse"], "due": top["due"]} if ask == "lift" else None,
            "forced": {
                "seat": top["seat"],
                "pieces": moved,
                "steps": max(top["steps"].values()),
                "curse": self.forcing(top),
            }
            if ask == "force"
            else None,
            "roused": self.rousable(top) if ask == "rouse" else None,
            "curses_left": self.pile.total(),
            "curse_box": [name for name in CURSES for _ in range(self.box[name])],
            "demons": self.demons,
            "tops": [cards[::-1] for cards in self.topped],
            "heroes": top["cards"] if ask == "hero" else None,
            "heroes_left": self.heroes_left,
            "met": self.met,
            "cave_reserve": self.spare,
            "used_tokens": [name for name in TOKENS for _ in range(self.used[name])],
            "open_reserve": self.open_reserve,
        }

    def rousable(self, ask: Data) -> list[int]:
        """H-3.3: players some piece of whom can be moved."""
        return [
            seat
            for seat in ask["seats"]
            if any(self.forced_steps(seat, piece) for piece in range(len(self.pieces[seat])))
        ]

    def forced_steps(self, seat: int, piece: int) -> list[Place]:
        """H-3.1."""
        place = self.pieces[seat][piece]
        taken = {place for places in self.pieces for place in places if place}
        near = self.board_for(seat, piece).ways(place) if place else []
        return [other for other in near if other not in taken and self.route.spaces[other].terrain not in SHUNNED]

    def own_tokens(self) -> list[str]:
        if "cave_fever" in self.curses[self.seat]:
            return []
        return sorted(set(self.tokens[self.seat]) - {"anti_curse"})

    def lifting(self, curse: str) -> list[tuple[str, str, int]]:
        """What counts towards lifting a curse: cards and tokens, each with how much."""
        cards = [("card", card, CARDS[card]["power"]) for card in self.hand]
        tokens = [("token", token, TOKENS[token].get("power", 0)) for token in self.tokens[self.seat]]
        if curse.startswith("lethargy"):
            symbol = curse.removeprefix("lethargy_")
            return [
                (kind, name, power)
                for kind, name, power in cards + tokens
                if symbol in (CARDS if kind == "card" else TOKENS)[name].get("symbols", [])
            ]
        if curse == "misery":
            return [(kind, name, 1) for kind, name, _ in cards if is_purple(name)]
        chosen = tokens if curse == "cave_fever" else cards
        return [(kind, name, 1) for kind, name, _ in chosen]

    def liftable(self) -> list[str]:
        needs = {name: 2 if name.startswith("lethargy") or name == "misfortune" else 1 for name in CURSES}
        return [
            curse
            for curse in CURSES
            if curse in self.curses[self.seat] and sum(power for *_, power in self.lifting(curse)) >= needs[curse]
        ]

    def coins_count(self) -> bool:
        return "lethargy_coin" not in self.curses[self.seat]

    def plain(self, card: str) -> int:
        """H-4.2: under a coin lethargy a card pays ½."""
        return 2 * int(CARDS[card]["power"]) if is_coin(card) and self.coins_count() else 1

    def most_halves(self, cards: list[str], tokens: list[str], changing: bool) -> int:
        cards = [card for card in cards if self.may_use(card)]
        total = sum(self.plain(card) for card in cards)
        if not self.coins_count():
            return total
        if "cave_fever" not in self.curses[self.seat]:
            total += sum(2 * TOKENS[token]["power"] for token in tokens if TOKENS[token].get("symbols") == ["coin"])
        once = sum(
            2 * (CARDS[card]["once_power"] - CARDS[card]["power"]) for card in cards if card in ("frank", "polly")
        )
        changes = [0]
        for card in cards if changing else []:
            if turns_to_coin(card):
                power = int(CARDS[card]["once_power" if card in FAMILIARS else "power"])
                changes.append(2 * power - 1)
        return int(total + once + max(changes))

    def to_act(self) -> int | None:
        return self.asks[-1].get("who", self.player) if self.asks else self.player

    def may_use(self, card: str) -> bool:
        """H-4.2: Misfortune and Misery."""
        curses = self.curses[self.seat]
        return "misfortune" not in curses and not ("misery" in curses and is_purple(card))
