"""The options of Quest: what there is to choose, and what does not go together. The room of routes says what is wrong
with a route, and the rulebook adds that."""

from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import MODULES, unplaced
from manoa.games.quest.parts.routes import is_expansion, listed, needs_hexes
from manoa.games.quest.rules.ids import SEATS
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Bar, Option, Options

OPTIONS = {
    "route": Option(
        "first",
        "the way to El Dorado",
        tuple(listed()),
        own="a route of your own as JSON",
        group="map",
        difficulty={name: ROUTES[name]["difficulty"] for name in listed()},
    ),
    "caves": Option(False, "caves hold tokens to be found", (False, True), group="adventure"),
    "starting_player": Option("random", "the seat that begins", ("random", *range(SEATS))),
    "disputed_blockades": Option(
        "listed", "blockades on joints where sources differ: as listed, on all, on none", ("listed", "all", "none")
    ),
    "free_order": Option(False, "pieces may move after the purchase", (False, True)),
    "native_blockade_and_step": Option(False, "a Native removes a blockade and steps behind it", (False, True)),
    "trim_hand": Option(False, "at most four cards are kept", (False, True)),
    "tie_break": Option("number", "what ranks blockades in a tie: numbers, or power first", ("number", "power")),
    "arrival_tie": Option("shared", "arrivals without blockades share, or the earlier wins", ("shared", "earlier")),
    "open_discards": Option(True, "show whole discard piles, not just their tops", (True, False)),
    "round_limit": Option(200, "rounds after which the game ends; 0 turns it off"),
    "heroes_hexes": Option(
        False, "Heroes & Hexes: demons, curses, familiars, heroes in a tavern", (False, True), group="adventure"
    ),
    "demon_cards": Option(15, "demons in the supply", (15, 18), only_with="heroes_hexes"),
    "paralysis": Option(
        "own",
        "Paralysis: the others move their own pieces, or the victim's",
        ("own", "victim"),
        only_with="heroes_hexes",
    ),
    "free_card_to": Option(
        "draw_pile", "where the free card of a hero goes", ("draw_pile", "discard_pile"), only_with="heroes_hexes"
    ),
    "demon_discard": Option("own_pile", "where discarded demons go", ("own_pile", "supply"), only_with="heroes_hexes"),
    "tavern_side": Option(
        "listed",
        "the side of the tavern: as the route says, or a or b",
        ("listed", "a", "b"),
        only_with="heroes_hexes",
    ),
    "tunnel_curses": Option(
        "arrival",
        "a passage through a tunnel draws the curses of the end arrived at, or of both",
        ("arrival", "both"),
        only_with="heroes_hexes",
    ),
    "promos": Option(False, "three more piles in the reserve: the promo cards", (False, True), group="adventure"),
    "modules": Option([], "modules: further spaces, cards and dangers", MODULES, several=True, group="adventure"),
}

WITH_TAVERN = "journey_into_the_unknown"  # and with demons, unlike the routes of the base game
PRESETS: dict[str, Options] = {
    "classic": {},
    "cursed": {"route": WITH_TAVERN, "heroes_hexes": True, "modules": ["danger", "fog"]},
    "everything": {"route": WITH_TAVERN, "heroes_hexes": True, "caves": True, "promos": True, "modules": [*MODULES]},
}


def seats(options: Options) -> tuple[int, ...]:
    """How many can play (Q-2.1); the starting player has to be one of them."""
    first = options["starting_player"]
    return tuple(players for players in (2, 3, 4) if first == "random" or first < players)


def bars(options: Options) -> list[Bar]:
    """Heroes & Hexes is always played with caves; its own routes and pieces need it (H-1.1). Modules need a route with
    places for them."""
    route = options["route"]
    unmarked = Bar("modules", tuple(unplaced(route)), "route", refusal("no-places"))
    if options["heroes_hexes"]:
        return [unmarked, Bar("caves", (False,), "heroes_hexes", refusal("hexes-caves"), instead=True)]
    printed = tuple(filter(is_expansion, listed()))
    own = (route,) if isinstance(route, dict) and needs_hexes(route) else ()
    return [
        unmarked,
        Bar("route", printed, "heroes_hexes", refusal("route-of-hexes")),
        Bar("route", own, "heroes_hexes", refusal("pieces-of-hexes")),
    ]
