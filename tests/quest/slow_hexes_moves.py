"""Heroes & Hexes once more, slowly: curses, forced moves and all that moves pieces (H-2, H-3, H-4, H-6, H-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quest.slow_board import Place, blockade_data
from quest.slow_hexes_choices import HexedChoices
from quest.slow_hexes_table import CURSES, DEMONIC, STEPS
from quest.slow_table import CARDS, Data


class HexedMoves(HexedChoices):
    """What curses and steps do. What chance brings is told by the log."""

    def told(self, key: str, **parts: Any) -> Data:
        """The next event of a kind, with these parts: what chance brought."""
        wanted = {"key": key, **parts}
        found = next(event for event in self.events if wanted.items() <= event.items())
        self.events.remove(found)
        return found

    # Curses (H-4)

    def draw_curse(self, ask: Data) -> None:
        if not ask["due"]:
            self.asks.pop()
            return
        ask["due"] -= 1
        if not self.pile:
            self.pile, self.box = self.box, Counter()
        if not self.pile:
            return
        curse = self.told("hex")["curse"]
        assert self.pile[curse]
        self.pile -= Counter([curse])
        if "anti_curse" in self.tokens[self.seat] and "cave_fever" not in self.curses[self.seat]:
            self.asks.append({"ask": "ward", "curse": curse, "piece": ask["piece"]})
        else:
            self.suffer(curse, ask["piece"])

    def answer_ward(self, action: Data) -> None:
        ask = self.asks.pop()
        if action["kind"] == "done":
            self.suffer(ask["curse"], ask["piece"])
        else:
            self.use_token("anti_curse")
            self.box[ask["curse"]] += 1

    def suffer(self, curse: str, piece: int) -> None:
        if CURSES[curse]["kind"] == "lasting":
            self.curses[self.seat].append(curse)
            return
        self.box[curse] += 1
        others = [(self.seat + step) % self.players for step in range(1, self.players)]
        if curse == "voodoo":
            ask = {"ask": "force", "who": others[0], "seat": self.seat, "steps": {piece: 2}, "curse": curse}
            self.asks.append(ask)
        elif curse == "paralysis":
            for who in reversed(others):
                victim = self.options["paralysis"] == "victim"
                seat, pieces = (self.seat, [piece]) if victim else (who, range(len(self.pieces[who])))
                steps = dict.fromkeys(pieces, 1)
                self.asks.append({"ask": "force", "who": who, "seat": seat, "steps": steps, "curse": curse})
        elif self.demons:
            self.demons -= 1
            self.discards[self.seat].append("demon")
            self.gained.append("demon")

    def do_lift(self, action: Data) -> None:
        curse = action["curse"]
        self.item = ""
        due = 2 if curse.startswith("lethargy") or curse == "misfortune" else 1
        self.asks.append({"ask": "lift", "curse": curse, "due": due})

    def answer_lift(self, action: Data) -> None:
        ask, name = self.asks[-1], action.get("card") or action["token"]
        ask["due"] -= next(power for _, thing, power in self.lifting(ask["curse"]) if thing == name)
        if "card" in action:
            self.lay_down(name)
        else:
            self.use_token(name)
        if ask["due"] <= 0:
            self.asks.pop()
            self.curses[self.seat].remove(ask["curse"])
            self.box[ask["curse"]] += 1

    # Forced moves (H-3)

    def answer_force(self, action: Data) -> None:
        ask = self.asks[-1]
        if action["kind"] == "done":
            self.asks.pop()
            return
        piece, seat, place = action["piece"], ask["seat"], tuple(action["to"])
        self.force(seat, piece, place)
        ask["steps"][piece] -= 1
        for other in self.asks:
            if other["ask"] == "halt" and seat == self.seat and other["piece"] == piece:
                other["due"] = False

    def force(self, seat: int, piece: int, place: Place) -> None:
        """H-3.1, H-3.2."""
        self.put(seat, piece, place)
        for cave in self.caves:
            if cave not in self.route.around(place):
                self.stale.discard((seat, piece, cave))

    def answer_rouse(self, action: Data) -> None:
        if action["kind"] == "done":
            self.asks.pop()
        else:
            self.rouse(self.asks[-1], action["seat"])

    def rouse(self, ask: Data, seat: int) -> None:
        ask["seats"].remove(seat)
        steps = dict.fromkeys(range(len(self.pieces[seat])), 1)
        self.asks.append({"ask": "force", "who": self.seat, "seat": seat, "steps": steps})

    # Movement

    def do_enter(self, action: Data) -> None:
        place: Place = (action["to"][0], action["to"][1])
        space = self.route.spaces[place]
        if space.terrain not in DEMONIC:
            super().do_enter(action)
            return
        piece, curses = action["piece"], space.power
        before = self.pieces[self.seat][piece]
        if self.options["tunnel_curses"] == "both" and any(
            place in tile and before in tile for tile in self.route.tunnels
        ):
            assert before is not None
            curses += self.route.spaces[before].power  # H-10.7
        self.item = ""
        self.put(self.seat, piece, place)
        self.entered.add((piece, place))
        self.asks.append({"ask": "halt", "piece": piece, "due": True})
        self.asks.append({"ask": "curse", "piece": piece, "due": curses})

    def do_clear(self, action: Data) -> None:
        if blockade_data(action["blockade"])["terrain"] != "demon":
            super().do_clear(action)
            return
        self.item = ""
        self.take_blockade(action["blockade"])
        self.asks.append({"ask": "curse", "piece": action["piece"], "due": 1})

    def do_run(self, action: Data) -> None:
        card = action.get("card", "")
        if action.get("once"):
            self.leave(card, self.removed[self.seat])
            self.item, self.changing = card, False
            self.run = {**begun(action), "power": CARDS[card]["once_power"], "symbol": action["symbol"]}
        else:
            super().do_run(action)
            assert self.run is not None
        self.run |= {"twice": False, "whole": self.run["power"], "once": action.get("once", False)}
        if card == "mary_ripley":
            self.asks.append({"ask": "dismiss"})

    def do_free(self, action: Data) -> None:
        super().do_free(action)
        assert self.run is not None
        name = action.get("card") or action["token"]
        self.run |= {"steps": STEPS[name], "twice": False}

    def do_go(self, action: Data) -> None:
        run = self.run
        assert run is not None
        if run["symbol"] is not None or "behind" in run or self.name_of_run(run) in ("native", "native_step"):
            super().do_go(action)
            return
        run["piece"] = action["piece"]
        run["steps"] -= 1
        if "blockade" in action:
            self.take_blockade(action["blockade"])
            return
        seat = self.seat
        self.enter_space(action["piece"], tuple(action["to"]))
        run["moved"] = True
        if self.player == seat and self.pieces[seat][action["piece"]] is None:
            self.bring_curse(run, action["piece"])

    def do_stop(self, _action: Data) -> None:
        self.end_or_repeat()

    def end_run(self) -> None:
        """H-6.1: what the stop asks for comes before the curse, so it lies above it."""
        if self.run is not None:
            self.bring_curse(self.run, self.run["piece"] or 0)
        super().end_run()

    def bring_curse(self, run: Data, piece: int) -> None:
        """H-6: a Shaman's. H-4.2: one that has arrived cannot be meant."""
        if run["card"] == "shaman":
            here = [number for number, place in enumerate(self.pieces[self.seat]) if place is not None]
            self.asks.append({"ask": "curse", "piece": piece if piece in here else here[0], "due": 1})

    def end_or_repeat(self) -> None:
        """P-4: a second run with the whole power."""
        run = self.run
        self.end_run()
        if run is not None and run.get("twice"):
            self.run = {**run, "power": run["whole"], "moved": False, "twice": False}
            if not self.goings(self.run):
                self.run = None

    def explore(self, piece: int) -> None:
        super().explore(piece)
        place = self.pieces[self.seat][piece]
        if place is not None and self.meets(place):
            shown = min(3, self.heroes_left)
            self.met[self.seat] = True
            self.asks.append({"ask": "hero", "cards": [self.told("show")["card"] for _ in range(shown)]})

    def answer_hero(self, action: Data) -> None:
        assert action["card"] in self.asks.pop()["cards"]
        self.heroes_left -= 1
        self.hand.append(action["card"])
        self.known[self.seat].append(action["card"])

    def find_token(self, cave: Place) -> None:
        token = self.told("explore")["token"]
        assert self.unseen[token] > 0
        self.unseen[token] -= 1
        self.caves[cave] -= 1
        self.tokens[self.seat].append(token)


def begun(action: Data) -> Data:
    return {"card": action.get("card"), "token": action.get("token"), "piece": None, "moved": False}
