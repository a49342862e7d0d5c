"""What may be done in Quest once more, slowly (Q-3 … Q-7, Q-10)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quest.slow_board import SYMBOLS, Board, Place, blockade_data, board_of
from quest.slow_table import (
    CARDS,
    HAND,
    TOKENS,
    Data,
    Table,
    View,
    canonical,
    halves,
    is_coin,
    is_coin_token,
    turns_to_coin,
)

DRAWS = {"cartographer": 2, "compass": 3, "scientist": 1, "travel_log": 2, "transmitter": 0}


class Choices(Table):
    """A table and what the player to act may do there."""

    def legal(self) -> set[str]:
        """The data of all legal actions, canonical."""
        if self.player is None:
            return set()
        phases = {
            "play": self.all_plays,
            "pay": self.payments,
            "remove": self.removals,
            "take": self.takings,
            "replace": self.layings,
            "discard": self.discardings,
        }
        found = [canonical(action) for action in phases[self.phase]()]
        assert len(found) == len(set(found))
        return set(found)

    def kinds(self) -> list[str]:
        return sorted(set(self.hand))

    def token_kinds(self) -> list[str]:
        return sorted(set(self.tokens[self.seat]))

    def may_move(self) -> bool:
        """Q-3.3."""
        return not self.bought or bool(self.options["free_order"])

    def all_plays(self) -> Iterator[Data]:
        goings = self.goings(self.run) if self.run is not None else []
        if self.run is not None and self.run["piece"] is None:
            yield from goings  # what was just played takes its first step
            return
        if goings:
            yield from goings
            yield {"kind": "stop"}
        if self.may_move():
            yield from self.runs()
            yield from self.free_steps()
            for piece, place in enumerate(self.pieces[self.seat]):
                if place is not None:
                    yield from self.named_steps(piece, place)
        yield from self.purchases()
        yield from ({"kind": "play", "card": card} for card in self.kinds() if self.playable(card))
        yield from ({"kind": "play", "token": token} for token in self.token_kinds() if self.token_playable(token))
        yield from self.discardings()

    def board(self, piece: int) -> Board:
        return self.board_for(self.seat, piece)

    def board_for(self, seat: int, piece: int) -> Board:
        standing = {"pieces": self.pieces, "blockades": self.shown_blockades()}
        return board_of(standing, self.route, seat, piece, self.passing)

    def runs(self) -> Iterator[Data]:
        """Q-4.2, Q-4.11."""
        for kind, name, symbol in self.power_in_hand():
            power = CARDS[name]["power"] if kind == "card" else TOKENS[name]["power"]
            if any(self.first_steps(symbol, power)):
                yield {"kind": "run", kind: name, "symbol": symbol}

    def first_steps(self, symbol: str | None, power: int) -> Iterator[Data]:
        """Of any piece; without a symbol it is a free step (Q-4.7)."""
        for piece, place in enumerate(self.pieces[self.seat]):
            if place is not None:
                board = self.board(piece)
                free: list[Place | int] = [*board.steps(place), *board.in_reach(place)]
                for move in free if symbol is None else board.moves(place, symbol, power):
                    yield {"piece": piece, **target(move)}

    def power_in_hand(self) -> Iterator[tuple[str, str, str]]:
        """Q-4.2; Q-10.5: a changed card takes any symbol, a token only its own."""
        for card in self.kinds():
            own = CARDS[card]["symbols"]
            yield from (("card", card, symbol) for symbol in (SYMBOLS.values() if self.changing and own else own))
        for token in self.token_kinds():
            yield from (("token", token, symbol) for symbol in TOKENS[token].get("symbols", []))

    def free_steps(self) -> Iterator[Data]:
        """Q-4.7."""
        natives = [("card", "native")] * ("native" in self.hand)
        natives += [("token", "native_step")] * ("native_step" in self.tokens[self.seat])
        if any(self.first_steps(None, 0)):
            yield from ({"kind": "free", kind: name} for kind, name in natives)

    def named_steps(self, piece: int, place: Place) -> Iterator[Data]:
        """Q-4.4, Q-4.5, and the rubble blockades of Q-4.8; also where a run could go on for nothing (Q-3.5)."""
        board = self.board(piece)
        for other in board.steps(place):
            space = self.route.spaces[other]
            if space.terrain in ("rubble", "camp") and space.power <= len(self.hand):
                yield {"kind": "enter", "piece": piece, "to": list(other)}
        for number in board.in_reach(place):
            blockade = blockade_data(number)
            if blockade["terrain"] == "rubble" and blockade["power"] <= len(self.hand):
                yield {"kind": "clear", "piece": piece, "blockade": number}

    def goings(self, run: Data) -> list[Data]:
        """How a run can go on."""
        piece = run["piece"]
        if piece is None:
            symbol = {} if run["symbol"] is None else {"symbol": run["symbol"]}
            return [{"kind": "go", **symbol, **step} for step in self.first_steps(run["symbol"], run["power"])]
        place = self.pieces[self.seat][piece]
        if place is None:
            return []
        board = self.board(piece)
        if "behind" in run:  # native_blockade_and_step
            pairs = self.route.joints[run["behind"]]
            behind = [other for other in board.steps(place) if frozenset((place, other)) in pairs]
            return [{"kind": "go", "piece": piece, **target(other)} for other in behind]
        moves = board.moves(place, run["symbol"], run["power"])
        return [{"kind": "go", "symbol": run["symbol"], "piece": piece, **target(move)} for move in moves]

    # Buying

    def on_offer(self) -> list[str]:
        """Q-5.3."""
        board = [card for card in self.slots if card]
        return board + (self.reserve if self.is_open() else [])

    def purchases(self) -> Iterator[Data]:
        if self.bought:
            return
        most = self.most_halves(self.hand, self.tokens[self.seat], self.changing)
        for card in self.on_offer():
            if most >= 2 * CARDS[card]["cost"]:
                yield {"kind": "buy", "card": card}

    def most_halves(self, cards: list[str], tokens: list[str], changing: bool) -> int:
        """What these are worth at most, in half coins."""
        gains = [2 * CARDS[card]["power"] - 1 for card in cards if changing and turns_to_coin(card)]
        coins = [2 * TOKENS[token]["power"] for token in tokens if is_coin_token(token)]
        return int(sum(map(halves, cards)) + sum(coins) + max(gains, default=0))

    def plain(self, card: str) -> int:
        """What a card pays as it is."""
        return halves(card)

    def pays(self, token: str) -> int:
        return 2 * int(TOKENS[token]["power"]) if is_coin_token(token) else 0

    def view(self, seat: int) -> View:
        return {**super().view(seat), "coins": self.coins(seat)}

    def coins(self, seat: int) -> Data:
        with self.in_turn(seat):
            return {
                "purse": self.most_halves(self.hand, self.tokens[seat], self.changing) / 2,
                "worth": {card: self.plain(card) / 2 for card in self.hand},
                "tokens": {token: self.pays(token) / 2 for token in self.tokens[seat]},
            }

    @contextmanager
    def in_turn(self, seat: int) -> Iterator[None]:
        """Out of its turn a seat is told what it could pay if it were its turn."""
        player, changing = self.player, self.changing
        self.player, self.changing = seat, changing and seat == player
        yield
        self.player, self.changing = player, changing

    def payments(self) -> Iterator[Data]:
        if self.paying["kind"] != "buy":
            yield from ({"kind": "pay", "card": card} for card in self.kinds())
            return
        for card in self.kinds():
            changing = self.changing and not is_coin(card)
            if self.would_do(halves(card), changing, card=card):
                yield {"kind": "pay", "card": card}
            if changing and turns_to_coin(card) and self.would_do(2 * CARDS[card]["power"], False, card=card):
                yield {"kind": "pay", "card": card, "symbol": "coin"}
        for token in filter(is_coin_token, self.token_kinds()):
            if self.would_do(2 * TOKENS[token]["power"], self.changing, token=token):
                yield {"kind": "pay", "token": token}

    def would_do(self, paid: int, changing: bool, card: str = "", token: str = "") -> bool:
        """After paying this, the price can still be reached with what is left."""
        cards = without(self.hand, card) if card else self.hand
        tokens = without(self.tokens[self.seat], token) if token else self.tokens[self.seat]
        due: int = self.paying["due"]
        return due <= paid + self.most_halves(cards, tokens, changing)

    # Action cards, tokens, discarding

    def playable(self, card: str) -> bool:
        """Q-6.3."""
        if card == "transmitter":
            return any(self.left.values())
        return card in DRAWS

    def token_playable(self, token: str) -> bool:
        """Q-10.5, for tokens that are neither power nor Native."""
        conditions = {
            "draw_card": True,
            "remove_card": bool(self.hand),
            "replace_cards": bool(self.hand),
            "keep_item": bool(self.item),
            "pass_occupied": not self.passing and self.may_move(),
            "change_symbol": not self.changing and self.may_move(),
        }
        return conditions.get(token, False)

    def removals(self) -> Iterator[Data]:
        yield from ({"kind": "remove", "card": card} for card in self.kinds())
        if not self.must_remove:
            yield {"kind": "done"}

    def takings(self) -> Iterator[Data]:
        yield from ({"kind": "take", "card": card} for card, left in self.left.items() if left)

    def layings(self) -> Iterator[Data]:
        yield from ({"kind": "lay", "card": card} for card in self.kinds())
        if self.replaced:
            yield {"kind": "done"}

    def discardings(self) -> Iterator[Data]:
        """Q-7.1, Q-7.2."""
        yield from ({"kind": "discard", "card": card} for card in self.kinds())
        if not self.options["trim_hand"] or len(self.hand) <= HAND:
            yield {"kind": "end turn"}


def without(things: list[str], one: str) -> list[str]:
    rest = list(things)
    rest.remove(one)
    return rest


def target(move: Place | int) -> Data:
    return {"blockade": move} if isinstance(move, int) else {"to": list(move)}
