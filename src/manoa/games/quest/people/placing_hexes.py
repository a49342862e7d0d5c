"""What the expansions add to a position, made part of a state (H-1, H-2.6, H-4)."""

from collections import Counter
from typing import Any

from manoa.games.positions import check_seats
from manoa.games.quest.parts.cards import CARD_IDS, DEMON, HEROES, KIND_OF
from manoa.games.quest.parts.tokens import CURSE_OF, FIRST_CURSE, FIRST_IMMEDIATE, TOKEN_IDS, TOKEN_OF
from manoa.games.quest.people.asked import Decision
from manoa.games.quest.people.asked.curse import Ward
from manoa.games.quest.people.position import WrittenHexes
from manoa.games.quest.people.reading import atlas
from manoa.kernel.positions import expect, shown, whole

HERO_OF = {card["id"]: card["number"] for card in HEROES}


def place_hexes(rules: Any, state: Any, written: WrittenHexes, pending: list[Decision]) -> None:
    check_seats(written, ("curses", "met", "topped", "entered"), int(rules["players"]))
    place_curses(rules, state, written, pending)
    place_heroes(rules, state, written)
    place_demons(rules, state, written)
    place_reserve(rules, state, written)
    place_entered(rules, state, written)
    for seat, cards in enumerate(written.topped):
        state["topped"][seat] = whole("topped", cards, 0, int(state["draw_size"][seat]))
    state["open_reserve"], state["dismissing"] = written.open_reserve, written.dismissing


def numbers(names: list[str], table: dict[str, int], thing: str = "card here") -> list[int]:
    for name in names:
        expect(name in table, f"{shown(name)} is no {thing}")
    return [table[name] for name in names]


def place_curses(rules: Any, state: Any, written: WrittenHexes, pending: list[Decision]) -> None:
    """Twenty in all: in the pile, in the box, in front of players, or turned up just now (H-1.6)."""
    seen: Counter[int] = Counter(CURSE_OF.get(entry.curse, 0) for entry in pending if isinstance(entry, Ward))
    for seat, names in enumerate(written.curses):
        for curse in numbers(names, CURSE_OF, "curse"):
            expect(curse < FIRST_IMMEDIATE, "only lasting curses lie in front of a player")
            seen[curse] += 1
            state["owned"][seat, curse] += 1
            state["tokens"][seat] |= 1 << curse
    pile, box = numbers(written.curse_pile, CURSE_OF, "curse"), numbers(written.curse_box, CURSE_OF, "curse")
    seen.update([*pile, *box])
    copies = rules["curse_copies"].tolist() if rules["hexes"] else [0] * len(CURSE_OF)
    for name, curse in CURSE_OF.items():
        count = copies[curse - FIRST_CURSE]
        expect(seen[curse] == count, f"there are {seen[curse]} curses {name} and not {count}")
    state["curses"][: len(pile)] = pile[::-1]
    state["curse_size"] = len(pile)
    for curse in box:
        state["lifted"][curse - FIRST_CURSE] += 1


def place_heroes(rules: Any, state: Any, written: WrittenHexes) -> None:
    """Each of the ten is in the pile or with a player; without a tavern some are in the box (H-1.1, H-1.8)."""
    pile = numbers(written.hero_pile, HERO_OF, "hero")
    owned = Counter(owned_cards(state))
    for kind in HERO_OF.values():
        number, count = pile.count(kind) + owned[kind], int(rules["hexes"])
        boxed = number == 0 and rules["tavern"] == 0
        expect(number == count or boxed, f"there are {number} of {CARD_IDS[kind]} and not {count}")
    state["heroes"][: len(pile)] = pile[::-1]
    state["hero_size"] = len(pile)
    for seat, met in enumerate(written.met):
        state["met"][seat] = met


def owned_cards(state: Any) -> list[int]:
    """The cards of all players."""
    kinds = state["area"][: state["area_size"]].tolist()
    for seat in range(len(state["hand"])):
        for zone in ("draw", "discard"):
            kinds += state[zone][seat, : state[f"{zone}_size"][seat]].tolist()
        for zone in ("held", "removed"):
            kinds += [kind for kind, count in enumerate(state[zone][seat].tolist()) for _ in range(count)]
    return [int(kind) for kind in kinds]


def place_demons(rules: Any, state: Any, written: WrittenHexes) -> None:
    most = int(rules["demon_cards"]) if rules["hexes"] else 0
    state["demons"] = whole("demons", written.demons, 0, most)
    number = written.demons + owned_cards(state).count(DEMON)
    expect(number == most, f"there are {number} demons and not {most}")


def place_reserve(rules: Any, state: Any, written: WrittenHexes) -> None:
    """The cave reserve and the used pile: with those in caves and of players all tokens are there (H-1.7)."""
    reserve, used = (numbers(names, TOKEN_OF, "cave token") for names in (written.reserve, written.used))
    lying = [int(token) - 1 for token in state["cave"].tolist() if token] if rules["hexes"] else []
    seen = Counter([*reserve, *used, *lying])
    for token, name in enumerate(TOKEN_IDS):
        number = seen[token] + (int(state["owned"][:, token].sum()) if rules["hexes"] else 0)
        count = int(rules["token_copies"][token]) if rules["hexes"] else 0
        expect(number == count, f"there are {number} tokens {name} and not {count}")
    state["spare"][: len(reserve)] = [token + 1 for token in reserve[::-1]]
    state["spare_size"] = len(reserve)
    for token in used:
        state["spent"][token] += 1


def place_entered(rules: Any, state: Any, written: WrittenHexes) -> None:
    each, spirits = int(rules["pieces"]), rules["spirit"].tolist()
    spots = {tuple(atlas(rules).hexes[space]): spirit - 1 for space, spirit in enumerate(spirits) if spirit}
    for seat, pieces in enumerate(written.entered):
        expect(len(pieces) == each, f"each seat has {each} lists in entered")
        for piece, places in enumerate(pieces, seat * each):
            for at in places:
                expect(at in spots, f"{list(at)} in entered is no demon or tunnel space")
                state["entered"][piece] |= 1 << spots[at]


assert set(HERO_OF) <= set(KIND_OF)
