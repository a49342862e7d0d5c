"""What the expansions add to a position (H-1, H-2.6, H-4)."""

from collections import Counter
from typing import Any

from manoa.games.positions import BySeat, Counted, Flag, Number, Pile, Record, Things
from manoa.games.quest.parts.cards import CARD_IDS, DEMON, HEROES
from manoa.games.quest.parts.tokens import CURSE_IDS, CURSE_OF, FIRST_CURSE, FIRST_IMMEDIATE, TOKEN_IDS
from manoa.games.quest.people.asked.curse import Ward
from manoa.games.quest.people.position_forms import TOKENS, Owned, Spots, UpTo, by_piece
from manoa.kernel.positions import expect

CURSES = Things(CURSE_IDS, "curse", first=FIRST_CURSE)
HERO_IDS = [card["id"] for card in HEROES]


class Curses(Owned):
    def fits(self, rules: Any, given: list[str]) -> None:
        super().fits(rules, given)
        lasting = all(CURSE_OF[curse] < FIRST_IMMEDIATE for curse in given)
        expect(lasting, "only lasting curses lie in front of a player")


class Hexes(Record):
    """Piles begin with what is taken next."""

    curses = BySeat(Curses(CURSES, FIRST_CURSE))  # in front of each seat
    curse_pile = Pile(CURSES, "curses", "curse_size", next_first=True)
    curse_box = Counted(CURSES, "lifted")
    demons = Number(0, lambda rules: int(rules["demon_cards"]) if rules["hexes"] else 0)
    hero_pile = Pile(Things(HERO_IDS, "hero", HEROES[0]["number"]), "heroes", "hero_size", next_first=True)
    met = BySeat(Flag())
    reserve = Pile(TOKENS, "spare", next_first=True)
    used = Counted(TOKENS, "spent")
    topped = BySeat(UpTo("draw_size"))
    entered = by_piece(Spots("spirits", "demon or tunnel space"), "lists ")  # this turn (H-2.1)
    open_reserve = Flag()
    dismissing = Flag()


def cards_by_seat(written: Any) -> list[list[str]]:
    """Those of its zones."""
    zones = (written.hands, written.draws, written.discards, written.removed)
    return [[card for cards in own for card in cards] for own in zip(*zones, strict=True)]


def check_hexes(rules: Any, written: Any) -> None:
    hexes = written.hexes
    own = Counter(card for cards in (*cards_by_seat(written), written.area) for card in cards)
    _check_curses(rules, hexes, [entry.curse for entry in written.pending if isinstance(entry, Ward)])
    for hero in HERO_IDS:  # each is in the pile or with a player; without a tavern some are in the box (H-1.1, H-1.8)
        number, count = hexes.hero_pile.count(hero) + own[hero], int(rules["hexes"])
        boxed = number == 0 and rules["tavern"] == 0
        expect(number == count or boxed, f"there are {number} of {hero} and not {count}")
    demons, most = hexes.demons + own[CARD_IDS[DEMON]], int(rules["demon_cards"]) if rules["hexes"] else 0
    expect(demons == most, f"there are {demons} demons and not {most}")
    _check_tokens(rules, written)


def _check_curses(rules: Any, hexes: Any, turned_up: list[str]) -> None:
    """Twenty in all: in the pile, in the box, in front of players, or turned up just now (H-1.6)."""
    seen = Counter([*turned_up, *hexes.curse_pile, *hexes.curse_box])
    for names in hexes.curses:
        seen.update(names)
    copies = rules["curse_copies"].tolist() if rules["hexes"] else [0] * len(CURSE_IDS)
    for curse, count in zip(CURSE_IDS, copies, strict=False):
        expect(seen[curse] == count, f"there are {seen[curse]} curses {curse} and not {count}")


def _check_tokens(rules: Any, written: Any) -> None:
    """The cave reserve and the used pile: with those in caves and of players all tokens are there (H-1.7)."""
    seen = Counter([*written.hexes.reserve, *written.hexes.used])
    for names in (*written.tokens, *(cave.tokens for cave in written.caves)) if rules["hexes"] else ():
        seen.update(names)
    for token, name in enumerate(TOKEN_IDS):
        count = int(rules["token_copies"][token]) if rules["hexes"] else 0
        expect(seen[name] == count, f"there are {seen[name]} tokens {name} and not {count}")
