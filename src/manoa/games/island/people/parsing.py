"""Words to the number of an action from the first of its kind on: what `notation` writes, and shorter forms of it.
Directions do for places: `move ne`, `place w`."""

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from manoa.games.island.parts.explorers import ARMY, COLOURS, EXPLORER_IDS, FACES, FORT, HOUSES
from manoa.games.island.parts.tiles import COMPASS, CORNER_LETTERS, CORNERS, DIRECTIONS, LINK, MAPS, NOWHERE, RESOURCES
from manoa.games.island.people import reading
from manoa.games.island.people.describing import gatherable
from manoa.games.island.people.reading import phase, standing, to_act
from manoa.games.island.rules import ids
from manoa.games.island.rules.ids import ASK, GIVE, OFFER, PROPOSE
from manoa.games.island.rules.trade import within_most
from manoa.games.values import bits
from manoa.kernel.records import as_python
from manoa.kernel.rulebook import Unreadable

_TOKEN = re.compile(
    r"(?:(?P<cave>cave)[\s-]*)?(?:(?P<letter>[ns])\s*)?\(?\s*(?P<q>-?\d{1,3})\s*,\s*(?P<r>-?\d{1,3})\s*\)?"
    r"|(?P<number>\d{1,3})|(?P<word>[a-z]+)|(?P<other>\S)"
)
Token = Any  # a word, a number, a place or a corner
Tokens = tuple[Token, ...]

_mix_of, _raid_of, _march_of = as_python(ids.mix_of), as_python(ids.raid_of), as_python(ids.march_of)
_swap_of, _within_most = as_python(ids.swap_of), as_python(within_most)


class NotUnderstood(Exception):
    """The words after a verb are not of the kind it takes."""


@functools.lru_cache(maxsize=4096)
def tokens_of(text: str) -> Tokens:
    """Capitals and more spaces do not matter."""
    tokens = tuple(map(_token, _TOKEN.finditer(text.lower().replace("−", "-"))))
    return tokens[1:] if tokens[:1] == ("buy",) else tokens


def _token(match: re.Match[str]) -> Token:
    if match["q"] is not None:
        board, at = MAPS[match["cave"] is not None], (int(match["q"]), int(match["r"]))
        return (board, match["letter"].upper(), *at) if match["letter"] else (board, *at)
    return int(match["number"]) if match["number"] else match["word"] or match["other"]


def _is_place(token: Token) -> bool:
    return isinstance(token, tuple) and len(token) == 3


_FITS: dict[str, Callable[[Token], bool]] = {
    "explorer": EXPLORER_IDS.__contains__,
    "face": lambda token: isinstance(token, int) and 1 <= token <= FACES,
    "number": lambda token: isinstance(token, int),
    "resource": RESOURCES.__contains__,
    "colour": COLOURS.__contains__,
    "place": _is_place,
    "way": lambda token: _is_place(token) or token in COMPASS,
    "corner": lambda token: isinstance(token, tuple) and len(token) == 4,
}


def fits(form: str, tokens: Tokens) -> bool:
    """Whether words are of the kinds that a form names; `cards` are any number of words."""
    kinds = form.split()
    if kinds == ["cards"]:
        return True
    return len(kinds) == len(tokens) and all(_FITS[kind](token) for kind, token in zip(kinds, tokens, strict=True))


# Places


def _explorer_tile(state: Any) -> int:
    """Where the explorer of the player stands whose turn it is."""
    tile = standing(state)
    if tile == NOWHERE:
        raise Unreadable("stands-nowhere")
    return tile


def _tile_at(state: Any, place: Sequence[Any]) -> int:
    tile = reading.tile_at(state, place)
    if tile is None:
        raise Unreadable("no-tile-at", place=reading.place_text(place))
    return tile


def _way(state: Any, tile: int, token: Token, link: bool = False) -> int:
    """The way from a tile that a place or a direction names."""
    if token in COMPASS:
        return COMPASS.index(token)
    here = reading.lies(state, tile)
    shift = token[1] - here[1], token[2] - here[2]
    if token[0] == here[0] and shift in DIRECTIONS:
        return DIRECTIONS.index(shift)
    if link and token == tuple(reading.neighbour(state, tile, LINK) or ()):
        return LINK
    raise Unreadable("not-next", place=reading.place_text(token), here=reading.place_text(here))


# Verbs


def explorer(rules: Any, state: Any, name: str) -> int:
    card, back = divmod(EXPLORER_IDS.index(name), 2)
    own = int(state["card"][to_act(state)])
    if card != own:
        raise Unreadable("not-on-card", explorer=name, explorers=list(EXPLORER_IDS[2 * own : 2 * own + 2]))
    return back


def speed(rules: Any, state: Any, number: int) -> int:
    return number - 1


def gather(rules: Any, state: Any, *tokens: Token) -> int:
    food, wood, gold = _cards(tokens)
    count = food + wood + gold
    cards = gatherable(rules, state) if phase(state) == "gather" else count
    if count != cards or max(food, wood) > FACES:
        raise Unreadable("gather-exactly", cards=min(cards, FACES), count=count)
    return int(_mix_of(food, wood))


def _cards(tokens: Tokens) -> list[int]:
    """`2 food 1 gold`, or `nothing`, as numbers of each type."""
    cards = [0, 0, 0]
    if tokens == ("nothing",):
        return cards
    if not fits("number resource " * max(1, len(tokens) // 2), tokens):
        raise NotUnderstood
    for number, resource in zip(tokens[::2], tokens[1::2], strict=True):
        cards[RESOURCES.index(resource)] += number
    return cards


def give_back(rules: Any, state: Any, resource: str) -> int:
    return RESOURCES.index(resource)


def move(rules: Any, state: Any, to: Token) -> int:
    return _way(state, _explorer_tile(state), to, link=True)


def place(rules: Any, state: Any, at: Token) -> int:
    return _way(state, _explorer_tile(state), at)


offering = place


def farmhouse(rules: Any, state: Any, at: Token) -> int:
    """Which corner of the explorer's tile is meant."""
    here = reading.lies(state, _explorer_tile(state))
    board, letter, q, r = at
    shift = CORNER_LETTERS.index(letter), q - here[1], r - here[2]
    if board != here[0] or shift not in CORNERS:
        raise Unreadable("no-corner", corner=reading.corner_text(at), here=reading.place_text(here))
    return CORNERS.index(shift)


fort = farmhouse


def set_down(rules: Any, state: Any, at: Token) -> int:
    """A tile by its place; while pieces retreat, also by its direction from where they fought."""
    if at in COMPASS:
        if phase(state) != "retreat":
            raise NotUnderstood
        at = reading.neighbour(state, reading.top(state, "subject"), COMPASS.index(at))
    return _tile_at(state, at)


villager = set_down


def raid(rules: Any, state: Any, at: Token, start: Token) -> int:
    tile = _tile_at(state, start)
    corners = [tuple(reading.corner(code)) if code else None for code in state["corner"].tolist()]
    building = corners.index(at) if at in corners else FORT
    if building % HOUSES == FORT:
        raise Unreadable("no-farmhouse-on", corner=reading.corner_text(at))
    touched = bits(state["touched"][building])
    if tile not in touched:
        raise Unreadable("not-touching", place=reading.place_text(start))
    return int(_raid_of(building, touched.index(tile)))


def march(rules: Any, state: Any, count: int, start: Token, to: Token) -> int:
    if not 1 <= count <= ARMY:
        raise Unreadable("army", count=ARMY)
    tile = _tile_at(state, start)
    villagers = state["villager_at"][to_act(state)].tolist()
    if tile not in villagers:
        raise Unreadable("no-villager-on", place=reading.place_text(start))
    return int(_march_of(villagers.index(tile), count, _way(state, tile, to, link=True)))


def fight(rules: Any, state: Any, colour: str) -> int:
    """The seat of a colour."""
    colours = [reading.colour(state, seat) for seat in reading.seats(rules)]
    if colour not in colours:
        raise Unreadable("nobody-plays", colour=colour, colours=colours)
    return colours.index(colour)


def bank(rules: Any, state: Any, *tokens: Token) -> int:
    names = tuple(token for token in tokens if not isinstance(token, int))
    if names[1:2] != ("for",) or not fits("resource resource", names[::2]):
        raise NotUnderstood
    return int(_swap_of(RESOURCES.index(names[0]), RESOURCES.index(names[2])))


def offer(rules: Any, state: Any, *tokens: Token) -> int | list[int]:
    """To whom; or all steps of an offer, whose numbers follow on that."""
    if not tokens or tokens[0] not in COLOURS:
        raise NotUnderstood
    partner, own = fight(rules, state, tokens[0]), to_act(state)
    if partner == own:
        raise Unreadable("offer-other")
    step = (partner - own) % int(rules["players"]) - 1
    return step if len(tokens) == 1 else [step, *_bargain(rules, tokens[1:])]


def _bargain(rules: Any, tokens: Tokens) -> list[int]:
    if tokens.count("for") != 1:
        raise NotUnderstood
    middle = tokens.index("for")
    give, ask = _cards(tokens[:middle]), _cards(tokens[middle + 1 :])
    if not any(give + ask) or not _within_most(rules, max(ask)) or max(give) > max(rules["cards"].tolist()):
        raise Unreadable("offer-form", count=int(rules["most_asked"]))
    cards = [GIVE + resource for resource in range(3) for _ in range(give[resource])]
    cards += [ASK + resource for resource in range(3) for _ in range(ask[resource])]
    return [action - OFFER for action in (*cards, PROPOSE)]


give = ask = give_back
