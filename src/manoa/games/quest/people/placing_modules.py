"""What the modules add to a position, made part of a state."""

from collections import Counter
from typing import Any

from manoa.games.positions import check_seats
from manoa.games.quest.parts.modules import CHESTS, DRAGON_IDS, FOG, STORE_SLOTS
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.people.position_modules import WrittenModules, chest_places
from manoa.games.quest.people.reading import MUISCA_IDS, atlas
from manoa.games.quest.rules.ids import STORED
from manoa.games.quest.rules.requirements import MOUNTAIN, POWERS, TERRAINS
from manoa.games.quest.rules.state import OUTSIDE, WITH_DRAGONS, WITH_FOG, WITH_MUISCA, WITH_TREASURES
from manoa.games.quest.rules.zones import gain_token
from manoa.kernel.positions import expect, shown, whole


def place_modules(rules: Any, state: Any, written: WrittenModules) -> None:
    check_seats(written, ("stored", "safe"), int(rules["players"]))
    place_stored(rules, state, written)
    place_safe(rules, state, written)
    place_dragons(rules, state, written)
    place_chests(rules, state, written)
    place_fog(rules, state, written)


def space_at(rules: Any, at: Hex) -> int:
    hexes = atlas(rules).hexes[: rules["spaces"]]
    expect(list(at) in hexes, f"{shown(list(at))} is no space of this route")
    return hexes.index(list(at))


def place_stored(rules: Any, state: Any, written: WrittenModules) -> None:
    """Up to two cards each, and those of this turn cannot be played yet (M-4.2)."""
    now = Counter(written.stored_now)
    expect(not now - Counter(written.stored[int(state["turn"])]), "stored_now are cards that the player has stored")
    for seat, cards in enumerate(written.stored):
        expect(len(cards) <= (STORE_SLOTS if rules["modules"] & WITH_MUISCA else 0), "at most two cards are stored")
        fresh = now.copy() if seat == state["turn"] else Counter()
        for card in cards:
            expect(card in MUISCA_IDS, f"{shown(card)} is no Muisca card")
            if fresh[card]:
                fresh[card] -= 1
                state["fresh"][MUISCA_IDS.index(card)] += 1
            else:
                gain_token(rules, state, seat, STORED + MUISCA_IDS.index(card))


def place_safe(rules: Any, state: Any, written: WrittenModules) -> None:
    each = int(rules["pieces"])
    for seat, places in enumerate(written.safe):
        expect(len(places) == each, f"each seat has {each} places in safe")
        for piece, at in enumerate(places, seat * each):
            if at is not None:
                space = space_at(rules, at)
                expect(not rules["danger"][space], f"{list(at)} in safe is in danger")
                state["safe"][piece] = space
            expect(at is not None or state["at"][piece] == OUTSIDE, "a piece on the route has a place in safe")


def place_dragons(rules: Any, state: Any, written: WrittenModules) -> None:
    wanted = list(DRAGON_IDS) if rules["modules"] & WITH_DRAGONS else []
    expect([dragon.id for dragon in written.dragons] == wanted, f"the dragons of this game are {wanted}")
    for number, dragon in enumerate(written.dragons):
        space = space_at(rules, dragon.at)
        open_ground = rules["printed"][space] > MOUNTAIN and rules["to_go"][space] != 0
        expect(bool(open_ground), f"no dragon can be on {list(dragon.at)}")
        expect(space not in state["dragon_at"].tolist(), f"two dragons are on {list(dragon.at)}")
        expect(space not in state["at"].tolist(), f"a piece stands on the dragon on {list(dragon.at)}")
        state["dragon_at"][number] = space
        state["awake"] |= int(dragon.awake) << number
    state["cloaked"] = written.cloaked


def place_chests(rules: Any, state: Any, written: WrittenModules) -> None:
    """All twelve, in the order of their places; those left out come last (M-6.1)."""
    values = sorted(CHESTS) if rules["modules"] & WITH_TREASURES else []
    expect(sorted(chest.value for chest in written.chests) == values, f"the chests of this game are {values}")
    places = chest_places(rules)
    for number, chest in enumerate(written.chests):
        at = atlas(rules).hexes[places[number]] if number < len(places) else None
        expect((list(chest.at) if chest.at else None) == at, f"chest {number + 1} in the list is at {at}")
        expect(chest.owner is None or at is not None, "nobody has a chest that was left out")
        state["chest"][number] = chest.value
        if chest.owner is not None:
            state["chest_owner"][number] = 1 + whole("the owner of a chest", chest.owner, 0, int(rules["players"]) - 1)


def place_fog(rules: Any, state: Any, written: WrittenModules) -> None:
    """All fourteen tokens, in the order of their places; those left out come last (M-7.1)."""
    tokens = Counter(FOG if rules["modules"] & WITH_FOG else ())
    expect(
        Counter((fog.terrain, fog.power) for fog in written.fog) == tokens, "these are not the fog tokens of this game"
    )
    for number, fog in enumerate(written.fog):
        at = atlas(rules).hexes[int(rules["fog_at"][number])] if number < rules["fogs"] else None
        expect((list(fog.at) if fog.at else None) == at, f"fog token {number + 1} in the list is at {at}")
        expect(not fog.up or at is not None, "a fog token that was left out is not turned up")
        state["fog"][number] = TERRAINS.index(fog.terrain) * POWERS + fog.power
        state["fog_up"] |= int(fog.up) << number
    for space in state["at"].tolist():
        hidden = space != OUTSIDE and int(rules["fog_beside"][space]) & ~int(state["fog_up"])
        expect(not hidden, "fog beside a piece is turned up")
