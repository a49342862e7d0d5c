"""Fights of the Island once more, slowly, and what becomes of those who lose (I-8, I-9, I-10.6)."""

from __future__ import annotations

from collections import Counter

from island.slow_map import FIRST, RESOURCES, Place, beast_strength, say
from island.slow_players import Ask, Fight, Flow, Piece
from island.slow_table import STRENGTH
from island.slow_trade import Trade


class Fights(Trade):
    """The queue, and how each fight in it is fought."""

    def fight_out(self) -> Flow:
        """I-8.2."""
        while self.queue:
            yield from self.fight(self.queue[0])
            self.queue.pop(0)

    def fight(self, fight: Fight) -> Flow:
        """I-8.3, I-8.4."""
        seat, at = fight.attacker, fight.at
        if not self.players[seat].pieces_on(at):
            self.happened["lapsed"] += 1
            return
        if fight.is_ordinary() and not self.foes(seat, at):
            self.happened["nobody left"] += 1
            return
        yield from self.battle_windows(fight)
        if fight.beast:
            yield from self.fight_beast(fight)
        elif fight.farmhouse:
            yield from self.raid(fight)
        else:
            yield from self.fight_defenders(fight)

    def battle_windows(self, fight: Fight) -> Flow:
        """I-7.2: the attacker, then the defenders clockwise; of a beast or a farmhouse nobody else."""
        seats = [fight.attacker]
        if fight.is_ordinary():
            defenders = self.foes(fight.attacker, fight.at)
            seats += [seat for seat in self.others(fight.attacker) if seat in defenders]
        self.current = fight
        for seat in seats:
            yield from self.battle_window(seat)
        self.current = None

    def battle_window(self, seat: int) -> Flow:
        while self.is_asked(seat):
            options = self.window_options(seat)
            chosen = yield Ask(seat, "battle", set(options))
            if chosen == "pass":
                return
            self.happened["battle window used"] += chosen.startswith("march")
            yield from options[chosen]()

    # The dice

    def roll(self, fight: Fight, foe: int | None) -> int:
        """I-8.7: more than 0 if the attack wins, 0 for a tie."""
        attack = self.strength(fight.attacker, fight.at, defends=False)
        defence = self.defence(fight, foe)
        mine, theirs = self.chance.battle(
            {
                "seat": fight.attacker,
                "against": foe,
                "beast": fight.beast,
                "farmhouse": fight.farmhouse is not None,
                "at": list(fight.at),
                "dice": [attack, defence],
            }
        )
        assert (len(mine), len(theirs)) == (attack, defence)
        how = max if self.options["battle_result"] == "highest" else sum
        result: int = how(mine) - how(theirs)
        outcome = "won" if result > 0 else "lost" if result < 0 else "tied"
        kind = fight.beast or ("farmhouse" if fight.farmhouse else "fight")
        self.happened[f"{kind} {outcome}"] += 1
        return result

    def defence(self, fight: Fight, foe: int | None) -> int:
        if fight.beast:
            return beast_strength(fight.beast)
        if fight.farmhouse:
            return int(STRENGTH["farmhouse"])
        assert foe is not None
        return self.strength(foe, fight.at, defends=True)

    # Ordinary fights

    def fight_defenders(self, fight: Fight) -> Flow:
        """I-8.4, I-8.5. A beaten explorer set on this very tile does not fight again (I-9.1)."""
        seat, at = fight.attacker, fight.at
        while defenders := self.foes(seat, at) - fight.fought:
            self.happened["order"] += len(defenders) > 1
            named = {f"fight {self.players[foe].colour}": foe for foe in defenders}
            foe = yield from self.pick(seat, "order", named.copy)
            fight.fought.add(foe)
            result = self.roll(fight, foe)
            if result > 0:
                yield from self.lose(foe, at, winner=seat, defended=True)
            elif result < 0:
                yield from self.lose(seat, at, winner=foe)
                return
            else:
                yield from self.go_back(fight)
                return
        self.happened["nobody fought"] += not fight.fought

    def raid(self, fight: Fight) -> Flow:
        """I-8.9."""
        assert fight.farmhouse
        assert fight.owner is not None
        result = self.roll(fight, None)
        if result > 0:
            self.players[fight.owner].farmhouses.remove(fight.farmhouse)
        elif result < 0:
            yield from self.lose(fight.attacker, fight.at, winner=fight.owner)
        else:
            yield from self.go_back(fight)

    def fight_beast(self, fight: Fight) -> Flow:
        """I-10.6, I-10.7."""
        seat, at, beast = fight.attacker, fight.at, fight.beast
        assert beast
        result = self.roll(fight, None)
        if result > 0:
            self.tiles[at] = "cave"
            if beast == "thieves":
                self.players[seat].cards += self.treasure
                self.players[seat].known += self.treasure
                self.treasure = Counter()
        elif result < 0:
            yield from self.lose_to_beast(fight)
        else:
            yield from self.go_back(fight)
            self.shuffle_back(fight)

    def shuffle_back(self, fight: Fight) -> None:
        assert fight.beast
        del self.tiles[fight.at]
        self.stacks["cave"][fight.beast] += 1
        self.is_cave_shuffled = True

    def lose_to_beast(self, fight: Fight) -> Flow:
        """I-10.6: the explorer is always among the attackers. The left neighbour sets it."""
        seat = fight.attacker
        self.send_home(seat, fight.at)
        if self.cave_shrine == seat:
            self.cave_shrine = None
            self.stacks["cave"]["cave_shrine"] += 1
            self.happened["cave shrine back"] += 1
        lost = self.loss(seat)
        self.players[seat].cards -= lost
        self.players[seat].known -= lost
        if fight.beast == "thieves":
            self.treasure += lost
        else:
            self.supply += lost
        yield from self.set_defeated(seat, self.others(seat)[0])
        self.shuffle_back(fight)

    # Losing

    def send_home(self, seat: int, at: Place) -> None:
        for villager in self.players[seat].army(at):
            villager.put(None)

    def loss(self, seat: int) -> Counter[str]:
        """I-9.2. Of what half is lost, as much is left, so everybody knows of it."""
        cards = self.players[seat].cards
        part = 2 if self.options["defeat_loss"] == "half" else 1
        lost = +Counter({kind: cards[kind] // part for kind in RESOURCES})
        self.show(seat, Counter({kind: part * number for kind, number in lost.items()}))
        return lost

    def lose(self, seat: int, at: Place, winner: int, defended: bool = False) -> Flow:
        """I-8.8, I-9."""
        self.send_home(seat, at)
        if defended and seat in self.fort_owners(at):
            self.players[seat].fort = None
            self.happened["fort destroyed"] += 1
        if self.players[seat].piece.at != at:
            return
        self.players[seat].piece.put(None)
        self.hand_over(seat, winner, self.loss(seat))
        if self.cave_shrine == seat:
            self.cave_shrine = winner
            self.happened["cave shrine changed hands"] += 1
            self.check_end(winner)
        yield from self.set_defeated(seat, winner)

    def set_defeated(self, seat: int, winner: int) -> Flow:
        """I-9.1, I-9.4."""
        self.players[seat].piece.put(None)
        self.ending |= seat == self.turn
        own = self.players[seat].offerings
        free = self.unoccupied()
        near = [place for place in free if set(own) & set(self.adjacent(place))]
        self.happened["set near a shrine"] += bool(near)
        yield from self.set_explorer(seat, winner, near or free)

    def unoccupied(self) -> list[Place]:
        island = [place for place in self.tiles if place[0] == "island" and self.is_walkable(place)]
        return [place for place in island if not self.occupiers(place)]

    def set_explorer(self, seat: int, by: int, places: list[Place]) -> Flow:
        """I-9.1 from its third case on."""
        island = [place for place in self.tiles if place[0] == "island" and self.is_walkable(place)]
        places = places or [place for place in island if self.occupiers(place) == {seat}] or [FIRST]
        self.defeated = seat
        self.happened["set"] += len(places) > 1
        self.happened["set in need"] += bool(self.occupiers(places[0]))
        choices = {f"set {say(place)}": place for place in places}
        place = yield from self.pick(by, "set", choices.copy)
        self.players[seat].piece.put(place)
        self.defeated = None

    # Ties

    def go_back(self, fight: Fight) -> Flow:
        """I-8.8, I-8.9: whoever moved this turn goes where he came from."""
        seat, at = fight.attacker, fight.at
        self.ending |= seat == self.turn
        self.retreat = at
        cut_off = []
        for piece in self.players[seat].pieces_on(at):
            if piece.origin is None:
                self.happened["stayed"] += 1
            elif self.foes(seat, piece.origin):
                cut_off.append(piece)
            else:
                piece.put(piece.origin)
        for piece in cut_off:
            yield from self.fall_back(seat, piece, at)
        self.retreat = None

    def fall_back(self, seat: int, piece: Piece, at: Place) -> Flow:
        ways = [place for place in self.adjacent(at) if self.is_walkable(place) and not self.foes(seat, place)]
        if ways:
            self.happened["retreat"] += len(ways) > 1
            choices = {f"retreat {say(place)}": place for place in ways}
            place = yield from self.pick(seat, "retreat", choices.copy)
            piece.put(place)
            return
        piece.put(None)
        if piece is self.players[seat].piece:
            self.happened["set by its owner"] += 1
            self.retreat = None  # whoever else is here goes home
            yield from self.set_explorer(seat, seat, self.unoccupied())
