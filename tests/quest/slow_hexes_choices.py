"""Heroes & Hexes and the promo cards once more, slowly: what may be done (H-1 … H-7, P-1 … P-4)."""

from __future__ import annotations

from collections.abc import Iterator

from quest.slow_board import SYMBOLS, Place, blockade_data
from quest.slow_hexes_table import (
    BREAKERS,
    CLIMBERS,
    DEMONIC,
    FAMILIARS,
    PASSERS,
    PLAYS,
    STEPS,
    HexedTable,
)
from quest.slow_table import CARDS, TOKENS, Data, canonical, is_coin, turns_to_coin


class HexedChoices(HexedTable):
    """A table with an expansion and what may be done there."""

    # What may be done

    def legal(self) -> set[str]:
        if not self.asks:
            return super().legal()
        found = [canonical(action) for action in getattr(self, "ask_" + self.asks[-1]["ask"])(self.asks[-1])]
        assert len(found) == len(set(found))
        return set(found)

    def all_plays(self) -> Iterator[Data]:
        run = self.run
        if run is None or not self.is_unfinished(run):
            yield from super().all_plays()
            yield from ({"kind": "lift", "curse": curse} for curse in self.liftable())
            return
        yield from self.goings(run)
        if run["piece"] is not None or run["card"] == "shaman":
            yield {"kind": "stop"}

    def is_unfinished(self, run: Data) -> bool:
        """A run whose end asks for something, or that is only just begun."""
        place = None if run["piece"] is None else self.pieces[self.seat][run["piece"]]
        due = run["moved"] and place is not None and self.meets(place)
        return due or run["piece"] is None or run["card"] == "shaman"

    def power_in_hand(self) -> Iterator[tuple[str, str, str]]:
        for kind, name, symbol in super().power_in_hand():
            allowed = self.may_use(name) if kind == "card" else name in self.own_tokens()
            if allowed and f"lethargy_{symbol}" not in self.curses[self.seat]:
                yield kind, name, symbol

    def runs(self) -> Iterator[Data]:
        yield from super().runs()
        for kind, name, symbol in self.power_in_hand():
            if kind == "card" and name in FAMILIARS and any(self.first_steps(symbol, CARDS[name]["once_power"])):
                yield {"kind": "run", "card": name, "once": True, "symbol": symbol}

    def free_steps(self) -> Iterator[Data]:
        for name in STEPS:
            card = name in CARDS
            there = name in self.hand and self.may_use(name) if card else name in self.own_tokens()
            if there and (name == "shaman" or any(self.free_goings(name))):
                yield {"kind": "free", "card" if card else "token": name}

    def power_of(self, played: Data) -> int:
        """What a card or token has in a run."""
        thing = CARDS[played["card"]] if "card" in played else TOKENS[played["token"]]
        return int(thing["once_power" if played.get("once") else "power"])

    def free_goings(self, name: str, only: int | None = None) -> Iterator[Data]:
        """Where a free step leads (Q-4.7, H-6, H-7, P-2)."""
        for piece, place in enumerate(self.pieces[self.seat]):
            if place is not None and only in (None, piece):
                board = self.board(piece)
                for other in board.ways(place):
                    taken = other in board.occupied and not board.passing and name not in PASSERS
                    if not taken and self.goes_onto(name, other):
                        yield {"kind": "go", "piece": piece, "to": list(other)}
                for number in board.in_reach(place) if name in BREAKERS else []:
                    if name != "nathan_cook" or blockade_data(number)["power"] == 1:
                        yield {"kind": "go", "piece": piece, "blockade": number}

    def goes_onto(self, name: str, place: Place) -> bool:
        space = self.route.spaces[place]
        if space.terrain == "mountain":
            return name in CLIMBERS
        if space.terrain == "cave":
            return False
        if name.startswith("geologist"):
            return space.terrain in DEMONIC
        if name == "mountain_guide":
            return space.power >= 3
        return name != "nathan_cook" or space.power == 1

    def goings(self, run: Data) -> list[Data]:
        if run["symbol"] is not None or "behind" in run:
            return super().goings(run)
        if run["piece"] is not None and not run.get("steps"):
            return []
        return list(self.free_goings(self.name_of_run(run), run["piece"]))

    def named_steps(self, piece: int, place: Place) -> Iterator[Data]:
        hand, mine = self.hand, [card for card in self.hand if self.may_use(card)]
        self.hands[self.seat] = mine
        named = list(super().named_steps(piece, place))
        self.hands[self.seat] = hand
        yield from named
        board = self.board(piece)
        for other in board.steps(place):
            if self.route.spaces[other].terrain in DEMONIC and (piece, other) not in self.entered:
                yield {"kind": "enter", "piece": piece, "to": list(other)}
        for number in board.in_reach(place):
            if blockade_data(number)["terrain"] == "demon":
                yield {"kind": "clear", "piece": piece, "blockade": number}

    def playable(self, card: str) -> bool:
        if not self.may_use(card):
            return False
        if card == "isabella_jones":
            return any(self.slots)
        if card == "henry_threepwood":
            return self.may_move()  # H-7.1
        if card == "twins":
            return any(self.ask_twice({}))
        if card == "imitator":
            return any(self.ask_imitate({}))
        return super().playable(card) or card in PLAYS

    def token_playable(self, token: str) -> bool:
        if token not in self.own_tokens():
            return False
        if token == "replace_cards":
            return any(map(self.may_use, self.hand))
        if token == "demon_banishment":
            return "demon" in self.hand
        if token == "open_market":
            return not self.open_reserve and not self.bought and bool(self.reserve)
        return super().token_playable(token)

    def layings(self) -> Iterator[Data]:
        yield from ({"kind": "lay", "card": card} for card in self.kinds() if self.may_use(card))
        if self.replaced:
            yield {"kind": "done"}

    # What is asked

    def ask_ward(self, _ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield {"kind": "play", "token": "anti_curse"}

    def ask_force(self, ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield from self.forced_moves(ask)

    def ask_rouse(self, ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield from ({"kind": "seat", "seat": seat} for seat in self.rousable(ask))

    def ask_hero(self, ask: Data) -> Iterator[Data]:
        yield from ({"kind": "take", "card": card} for card in ask["cards"])

    def ask_lift(self, ask: Data) -> Iterator[Data]:
        found = {(kind, name) for kind, name, _ in self.lifting(ask["curse"])}
        yield from ({"kind": "lay", kind: name} for kind, name in found)

    def ask_dismiss(self, _ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        yield {"kind": "return", "card": "demon"}

    def ask_banish(self, _ask: Data) -> Iterator[Data]:
        yield from ({"kind": "seat", "seat": seat} for seat in range(self.players))

    def ask_take_board(self, _ask: Data) -> Iterator[Data]:
        yield from ({"kind": "take", "card": card} for card in self.slots if card)

    def ask_spare(self, _ask: Data) -> Iterator[Data]:
        yield {"kind": "done"}
        moves = [*self.runs(), *self.free_steps()] if self.may_move() else []
        yield from (action for action in moves if "token" in action)
        yield from ({"kind": "play", "token": token} for token in self.token_kinds() if self.token_playable(token))

    def ask_twice(self, _ask: Data) -> Iterator[Data]:
        moves = self.runs() if self.may_move() else iter(())
        yield from (action for action in moves if "card" in action and action["symbol"] != "coin")

    def ask_imitate(self, _ask: Data) -> Iterator[Data]:
        """P-3: played as if it were in hand."""
        for card in self.slots:
            if card and card != "imitator":
                yield from self.imitations(card)

    def imitations(self, card: str) -> Iterator[Data]:
        if CARDS[card]["symbols"] or card in STEPS:
            yield from self.imitated_moves(card) if self.may_move() else ()
        elif card in PLAYS or (card == "twins" and any(self.ask_twice({}))):
            yield {"kind": "play", "card": card}

    def imitated_moves(self, card: str) -> Iterator[Data]:
        if card in STEPS:
            if card == "shaman" or any(self.free_goings(card)):
                yield {"kind": "free", "card": card}
            return
        symbols = SYMBOLS.values() if self.changing else CARDS[card]["symbols"]
        for symbol in symbols:
            if f"lethargy_{symbol}" not in self.curses[self.seat] and any(
                self.first_steps(symbol, CARDS[card]["power"])
            ):
                yield {"kind": "run", "card": card, "symbol": symbol}

    def forced_moves(self, ask: Data) -> list[Data]:
        found = []
        for piece, steps in ask["steps"].items():
            to = self.forced_steps(ask["seat"], piece) if steps else []
            found += [{"kind": "move", "piece": piece, "to": list(other)} for other in to]
        return found

    def name_of_run(self, run: Data) -> str:
        return str(run["card"] or run["token"])

    def meets(self, place: Place) -> bool:
        """H-2.7."""
        here = self.route.spaces[place].terrain == "tavern"
        return here and not self.met[self.seat] and self.heroes_left > 0

    def payments(self) -> Iterator[Data]:
        if self.paying["kind"] != "buy":
            yield from ({"kind": "pay", "card": card} for card in self.kinds() if self.may_use(card))
            return
        counts = self.coins_count()
        for card in filter(self.may_use, self.kinds()):
            uses = is_coin(card) and counts
            if self.would_do(self.plain(card), self.changing and not uses, card=card):
                yield {"kind": "pay", "card": card}
            gains = counts and self.changing and turns_to_coin(card)
            if gains and self.would_do(2 * CARDS[card]["power"], False, card=card):
                yield {"kind": "pay", "card": card, "symbol": "coin"}
            once = card in FAMILIARS and counts and (is_coin(card) or self.changing)
            if once and self.would_do(2 * CARDS[card]["once_power"], False, card=card):
                yield {"kind": "pay", "card": card, "once": True, **({} if is_coin(card) else {"symbol": "coin"})}
        for token in self.own_tokens() if counts else []:
            if TOKENS[token].get("symbols") == ["coin"]:
                yield {"kind": "pay", "token": token}
