"""Quest once more, slowly: lists, dictionaries and texts, written from the rules (Q-1 … Q-12) and from nothing else.

What the fast rules do is compared with this, so it imports nothing of theirs. It has no luck of its own: it is told
the views after each action, takes from them which cards were drawn and which tokens were found, and knows all the rest.
"""

from __future__ import annotations

from collections import Counter

from quest.slow_board import Place, blockade_data
from quest.slow_choices import DRAWS, Choices
from quest.slow_table import CARDS, HAND, TOKENS, Data, View, is_coin, is_item

REMOVES = {"scientist": 1, "travel_log": 2}


class Slow(Choices):
    """A match between two actions."""

    def follow(self, action: Data, views: list[View]) -> None:
        """Do an action; the views are those after it."""
        self.after = views
        self.found = self.new_tokens(action)
        if action["kind"] not in ("go", "stop"):
            self.end_run()
        getattr(self, "do_" + action["kind"].replace(" ", "_"))(action)
        if self.run is not None and not self.goings(self.run):
            self.end_run()
        assert not self.found, f"tokens out of nowhere: {self.found}"
        for one in range(self.players):
            if not self.draws[one]:
                self.known[one] = list(self.hands[one])

    def new_tokens(self, action: Data) -> Counter[str]:
        """What the action brings out of caves."""
        shown: list[str] = self.after[self.seat]["tokens"][self.seat]
        spent = [action["token"]] if "token" in action else []
        return Counter(shown) + Counter(spent) - Counter(self.tokens[self.seat])

    def leave(self, card: str, zone: list[str]) -> None:
        """A card of the hand goes elsewhere. Of equal cards it may have been the known one."""
        self.hand.remove(card)
        zone.append(card)
        if card in self.known[self.seat]:
            self.known[self.seat].remove(card)

    def lay_down(self, card: str) -> None:
        """Q-6.2: played as a mere card."""
        self.leave(card, self.areas[self.seat])
        self.item = ""

    def use(self, card: str) -> None:
        """Q-6.2: played for its function."""
        self.leave(card, self.removed[self.seat] if is_item(card) else self.areas[self.seat])
        self.item = card if is_item(card) else ""

    def use_token(self, token: str) -> None:
        self.tokens[self.seat].remove(token)
        self.item = ""

    def do_run(self, action: Data) -> None:
        if "card" in action:
            self.use(action["card"])
            self.changing = False
            power = CARDS[action["card"]]["power"]
        else:
            self.use_token(action["token"])
            power = TOKENS[action["token"]]["power"]
        self.run = {**begun(action, power), "symbol": action["symbol"]}

    def do_go(self, action: Data) -> None:
        assert self.run is not None
        self.run["piece"] = action["piece"]
        if self.run["symbol"] is None and "behind" not in self.run:
            self.step_freely(self.run, action)
        elif "behind" in self.run:
            piece = self.run["piece"]
            self.run = None
            self.step_and_stop(piece, tuple(action["to"]))
        else:
            self.go_on(self.run, action)

    def go_on(self, run: Data, action: Data) -> None:
        if "blockade" in action:
            self.take_blockade(action["blockade"])
            run["power"] -= blockade_data(action["blockade"])["power"]
            return
        place: Place = (action["to"][0], action["to"][1])
        run["power"] -= self.route.spaces[place].power
        run["moved"] = True
        self.enter_space(run["piece"], place)

    def do_stop(self, _action: Data) -> None:
        self.end_run()

    def end_run(self) -> None:
        run, self.run = self.run, None
        if run is not None and run["moved"]:
            self.explore(run["piece"])

    def do_free(self, action: Data) -> None:
        """Q-4.7."""
        if "card" in action:
            self.use(action["card"])
        else:
            self.use_token(action["token"])
        self.run = begun(action, 0)

    def step_freely(self, run: Data, action: Data) -> None:
        self.run = None
        if "to" in action:
            self.step_and_stop(action["piece"], tuple(action["to"]))
            return
        behind = self.take_blockade(action["blockade"])
        if self.options["native_blockade_and_step"]:
            self.run = {**run, "behind": behind}

    def do_enter(self, action: Data) -> None:
        space = self.route.spaces[tuple(action["to"])]
        self.phase = "pay"
        self.paying = {**action, "whole": space.power, "due": space.power, "terrain": space.terrain}

    def do_clear(self, action: Data) -> None:
        self.phase = "pay"
        power = blockade_data(action["blockade"])["power"]
        self.paying = {**action, "whole": power, "due": power, "terrain": "rubble"}

    def do_buy(self, action: Data) -> None:
        self.phase, self.item = "pay", ""
        self.paying = {**action, "due": 2 * CARDS[action["card"]]["cost"]}

    def do_pay(self, action: Data) -> None:
        due = self.paying
        due["due"] -= self.pay_coins(action) if due["kind"] == "buy" else self.pay_card(action["card"])
        if due["due"] > 0:
            return
        self.phase, self.paying = "play", {}
        if due["kind"] == "buy":
            self.buy(due["card"])
        elif due["kind"] == "clear":
            self.take_blockade(due["blockade"])
        else:
            self.step_and_stop(due["piece"], tuple(due["to"]))

    def pay_card(self, card: str) -> int:
        """Q-4.4: into the play area; Q-4.5: out of the game."""
        if self.paying["terrain"] == "rubble":
            self.lay_down(card)
        else:
            self.leave(card, self.removed[self.seat])
            self.item = ""
        return 1

    def pay_coins(self, action: Data) -> int:
        """Q-5.2, Q-5.6, in half coins. All is paid at once, so any item among it is the one used just now."""
        items = self.item
        paid = self.pay_coin(action)
        self.item = self.item or items
        return paid

    def pay_coin(self, action: Data) -> int:
        if "token" in action:
            self.use_token(action["token"])
            return 2 * int(TOKENS[action["token"]]["power"])
        card = action["card"]
        if "symbol" in action or is_coin(card):
            self.use(card)
            self.changing = False
            return 2 * int(CARDS[card]["power"])
        self.lay_down(card)
        return 1

    def buy(self, card: str) -> None:
        self.bought = True
        if card in self.reserve:
            self.reserve.remove(card)
            if self.left[card] > 1:
                self.slots[self.slots.index(None)] = card
        self.gain(card)

    def gain(self, card: str) -> None:
        """Q-5.5: onto the discard pile."""
        self.left[card] -= 1
        self.discards[self.seat].append(card)
        self.gained.append(card)
        if not self.left[card]:
            self.slots = [None if slot == card else slot for slot in self.slots]
            self.reserve = [pile for pile in self.reserve if pile != card]

    def do_play(self, action: Data) -> None:
        if "token" in action:
            self.play_token(action["token"])
            return
        card = action["card"]
        self.use(card)
        self.draw(DRAWS[card])
        if card == "transmitter":
            self.phase = "take"
        if card in REMOVES and self.hand:
            self.phase, self.may_remove, self.must_remove = "remove", REMOVES[card], False

    def play_token(self, token: str) -> None:
        """Q-10.5."""
        item = self.item
        self.use_token(token)
        if token == "draw_card":
            self.draw(1)
        elif token == "remove_card":
            self.phase, self.may_remove, self.must_remove = "remove", 1, True
        elif token == "replace_cards":
            self.phase, self.replaced = "replace", 0
        elif token == "keep_item":
            self.removed[self.seat].remove(item)
            self.areas[self.seat].append(item)
        elif token == "pass_occupied":
            self.passing = True
        elif token == "change_symbol":
            self.changing = True

    def do_remove(self, action: Data) -> None:
        self.leave(action["card"], self.removed[self.seat])
        self.may_remove -= 1
        if not self.may_remove or not self.hand:
            self.phase = "play"

    def do_lay(self, action: Data) -> None:
        self.lay_down(action["card"])
        self.replaced += 1
        if self.replaced == HAND or not self.hand:
            self.do_done(action)

    def do_done(self, _action: Data) -> None:
        if self.phase == "replace":
            self.draw(self.replaced)
        self.phase = "play"

    def do_take(self, action: Data) -> None:
        """Q-6.3, Transmitter."""
        self.gain(action["card"])
        self.phase = "play"

    # Movement

    def take_blockade(self, number: int) -> tuple[str, str]:
        """Q-4.9; the joint it lay on."""
        self.owners[number] = self.seat
        return next(joint for joint, lying in self.blockades.items() if lying == number)

    def step_and_stop(self, piece: int, place: Place) -> None:
        seat = self.seat
        self.enter_space(piece, place)
        if self.player == seat:
            self.explore(piece)

    def enter_space(self, piece: int, place: Place) -> None:
        """Q-4.10, Q-8.1."""
        pieces = self.pieces[self.seat]
        self.put(self.seat, piece, place)
        if place in self.route.finish():
            pieces[piece] = None
            self.run = None
            self.stale = {flag for flag in self.stale if flag[:2] != (self.seat, piece)}
            if not any(pieces):
                self.arrived.append(self.seat)
                self.clear_area()
                self.end_turn()

    def put(self, seat: int, piece: int, place: Place) -> None:
        """A piece comes to a space, in whatever way."""
        self.pieces[seat][piece] = place

    def explore(self, piece: int) -> None:
        """Q-10.1, Q-10.2: the piece has stopped."""
        place = self.pieces[self.seat][piece]
        if place is None:
            return
        for cave, left in self.caves.items():
            flag = (self.seat, piece, cave)
            if cave not in self.route.around(place):
                self.stale.discard(flag)
            elif flag not in self.stale:
                self.stale.add(flag)
                if left:
                    self.find_token(cave)

    def find_token(self, cave: Place) -> None:
        token = min(self.found)
        self.found -= Counter([token])
        assert self.unseen[token] > 0
        self.unseen[token] -= 1
        self.caves[cave] -= 1
        self.tokens[self.seat].append(token)

    # The end of a turn

    def do_discard(self, action: Data) -> None:
        """Q-7.1."""
        self.phase = "discard"
        self.clear_area()
        self.leave(action["card"], self.discards[self.seat])

    def clear_area(self) -> None:
        self.discards[self.seat] += self.areas[self.seat]
        self.areas[self.seat] = []

    def do_end_turn(self, _action: Data) -> None:
        self.clear_area()
        self.gained = []  # phase 3 may reshuffle all
        self.draw(max(0, HAND - len(self.hand)))
        self.end_turn()

    def end_turn(self) -> None:
        """Q-2.1, Q-8.2, Q-8.5."""
        after = (self.seat + 1) % self.players
        self.begin_turn()
        self.player = after
        if after == self.starter:
            if self.arrived or self.round == self.options["round_limit"]:
                self.player = None
            else:
                self.round += 1

    def draw(self, count: int) -> None:
        """Q-6.4, with the cards that the next view shows."""
        seat = self.seat
        pile, pool = Counter(self.draws[seat]), Counter(self.discards[seat]) - Counter(self.gained)
        drawn = self.drawn(min(count, pile.total() + pool.total()))
        if drawn.total() <= pile.total():
            assert drawn <= pile
            self.draws[seat] = sorted((pile - drawn).elements())
        else:
            assert pile <= drawn
            self.known[seat] = sorted([*self.hand, *pile.elements()])  # no pile, so nothing is hidden
            assert drawn - pile <= pool
            self.draws[seat] = sorted((pool - (drawn - pile)).elements())
            self.discards[seat] = list(self.gained)
        self.hand.extend(drawn.elements())

    def drawn(self, count: int) -> Counter[str]:
        """The cards that are new in hand."""
        shown: list[str] = self.after[self.seat]["hand"]
        new = Counter(shown) - Counter(self.hand)
        assert new.total() == count, f"{count} cards were to be drawn, not {new}"
        return new


def begun(action: Data, power: int) -> Data:
    """A run before its first step: it belongs to no piece yet."""
    played = {"card": action.get("card"), "token": action.get("token")}
    return {**played, "symbol": None, "piece": None, "power": power, "moved": False}
