"""What the modules add to a position: all of it, chests and fog included."""

from collections import Counter
from operator import attrgetter
from typing import Any, Literal

from manoa.games.positions import BySeat, Counted, Each, Flag, Here, Listed, Number, Part, Record, Seat, Things
from manoa.games.quest.parts.modules import CHESTS, DRAGON_IDS, FOG, STORE_SLOTS
from manoa.games.quest.people import reading
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.people.position_forms import Bit, Space, Stocks, by_piece
from manoa.games.quest.people.reading import MUISCA_IDS
from manoa.games.quest.rules.ids import STORED
from manoa.games.quest.rules.requirements import MOUNTAIN, POWERS, TERRAINS
from manoa.games.quest.rules.state import OUTSIDE, WITH_DRAGONS, WITH_FOG, WITH_MUISCA, WITH_TREASURES
from manoa.games.quest.rules.zones import gain_token
from manoa.kernel.positions import expect

MUISCA = Things(MUISCA_IDS, "Muisca card")


class Stored(Listed):
    """Up to two cards on each seat's own board, those of this turn too (M-4.2)."""

    def write(self, here: Here) -> list[str]:
        cards = here.get("owned")[STORED : STORED + len(MUISCA_IDS)]
        return reading.each(MUISCA_IDS, cards + here.state["fresh"] if here.at == (here.state["turn"],) else cards)

    def fits(self, rules: Any, given: list[str]) -> None:
        super().fits(rules, given)
        expect(len(given) <= (STORE_SLOTS if rules["modules"] & WITH_MUISCA else 0), "at most two cards are stored")

    def place(self, here: Here, given: list[str]) -> None:
        """Those of this turn are placed already."""
        now = reading.each(MUISCA_IDS, here.state["fresh"]) if here.at == (here.state["turn"],) else []
        for card in (Counter(given) - Counter(now)).elements():
            gain_token(here.rules, here.state, here.seat, STORED + MUISCA.number_of[card])


def check_safe(rules: Any, space: int, at: Hex) -> None:
    expect(not rules["danger"][space], f"{[*at]} in safe is in danger")


def check_lair(rules: Any, space: int, at: Hex) -> None:
    open_ground = rules["printed"][space] > MOUNTAIN and rules["to_go"][space] != 0
    expect(bool(open_ground), f"no dragon can be on {[*at]}")


class Dragon(Record):
    id = Part(str, lambda here: DRAGON_IDS[here.seat])
    at = Space(check_lair, "dragon_at", always=True)
    awake = Bit()

    def place(self, here: Here, given: Any) -> None:
        before = here.state["dragon_at"].tolist()
        super().place(here, given)
        space = here.get("dragon_at")
        expect(space not in before, f"two dragons are on {[*given.at]}")
        expect(space not in here.state["at"].tolist(), f"a piece stands on the dragon on {[*given.at]}")


class Lying(Part):
    """Where something lies: they are listed in the order of their places. Null: it was left out, and comes last."""

    def __init__(self, places: str, thing: str) -> None:
        super().__init__(Hex | None, self.at)
        self.places, self.thing = attrgetter(places), thing

    def at(self, here: Here) -> reading.At | None:
        places = self.places(reading.atlas(here.rules))
        return [*places[here.seat]] if here.seat < len(places) else None

    def place(self, here: Here, given: Hex | None) -> None:
        at = self.at(here)
        expect((given and [*given]) == at, f"{self.thing} {here.seat + 1} in the list is at {at}")


class Chest(Record):
    """M-6.1."""

    at = Lying("chests", "chest")
    value = Number(0, max(CHESTS), "chest")
    owner = Seat("chest_owner", "the owner of a chest", more=1, null=0)

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        expect(given.owner is None or given.at is not None, "nobody has a chest that was left out")


class Fog(Record):
    """M-7.1."""

    at = Lying("fogs", "fog token")
    terrain = Part(
        Literal["jungle", "river", "village", "rubble", "camp"], lambda here: TERRAINS[int(here.get("fog")) // POWERS]
    )
    power = Part(int, lambda here: int(here.get("fog")) % POWERS)
    up = Bit("fog_up")

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        expect(not given.up or given.at is not None, "a fog token that was left out is not turned up")
        here.set("fog", TERRAINS.index(given.terrain) * POWERS + given.power)


def with_module(form: Record, module: int, count: int) -> Each:
    return Each(form, lambda rules: count if rules["modules"] & module else 0)


class Modules(Record, first=("stored_now",)):
    """What is not in play is empty."""

    muisca = Stocks("aside")
    stored = BySeat(Stored(MUISCA))
    stored_now = Counted(MUISCA, "fresh")
    safe = by_piece(Space(check_safe), "places ")
    dragons = with_module(Dragon(), WITH_DRAGONS, len(DRAGON_IDS))
    cloaked = Flag()
    chests = with_module(Chest(), WITH_TREASURES, len(CHESTS))
    fog = with_module(Fog(), WITH_FOG, len(FOG))


def check_modules(rules: Any, written: Any, player: int) -> None:
    """All that there is of a module is there."""
    now, stored = Counter(written.stored_now), Counter(written.stored[player])
    expect(not now - stored, "stored_now are cards that the player has stored")
    dragons = list(DRAGON_IDS) if rules["modules"] & WITH_DRAGONS else []
    expect([dragon.id for dragon in written.dragons] == dragons, f"the dragons of this game are {dragons}")
    values = sorted(CHESTS) if rules["modules"] & WITH_TREASURES else []
    expect(sorted(chest.value for chest in written.chests) == values, f"the chests of this game are {values}")
    tokens = Counter(FOG if rules["modules"] & WITH_FOG else ())
    faces = Counter((fog.terrain, fog.power) for fog in written.fog)
    expect(faces == tokens, "these are not the fog tokens of this game")


def check_pieces(rules: Any, state: Any) -> None:
    """What the modules have to do with where pieces are."""
    pieces = int(rules["players"]) * int(rules["pieces"])
    for space, safe in zip(state["at"][:pieces].tolist(), state["safe"][:pieces].tolist(), strict=True):
        expect(space == OUTSIDE or safe != OUTSIDE, "a piece on the route has a place in safe")
        hidden = space != OUTSIDE and int(rules["fog_beside"][space]) & ~int(state["fog_up"])
        expect(not hidden, "fog beside a piece is turned up")
