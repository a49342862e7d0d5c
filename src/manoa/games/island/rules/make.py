"""Options and data to the rules record."""

from typing import Any

from manoa.games.island.parts import explorers, tiles
from manoa.games.island.parts.explorers import COLOURS, ITEMS, MOST_DICE, amounts, effect, price
from manoa.games.island.rules.state import NOBODY, Rules
from manoa.kernel.rulebook import Options

OFFERS_IN_VERSION_1 = 3
SIDES = {"choose": NOBODY, "front": 0, "random": 1}


def make_rules(options: Options, players: int) -> Any:
    """The rules of a table."""
    rules = Rules.new()
    rules["players"] = players
    _choose(rules, options)
    _fill_tiles(rules, options["printing"])
    _fill_geometry(rules)
    _fill_pieces(rules)
    _fill_values(rules, explorers.changed_values(options["house_values"]))
    return rules


def make_version_2(rules: Any, options: Options) -> None:
    """Rules made now into those of version 2: an offer that is begun has to be made (I-11.2), and an enclosed island is
    laid again only as long as a walkable tile is left in its stack (I-5.5)."""
    rules["begins"] = rules["offers"]
    rules["restarts_while_walkable"] = 1


def make_version_1(rules: Any, options: Options) -> None:
    """Rules made now into those of version 1: fewer offers, and windows only for players who could pay without
    swapping (I-7)."""
    rules["offers"] = OFFERS_IN_VERSION_1
    rules["pays_at_once"] = 1
    _fill_values(rules, explorers.changed_values(options["house_values"], version=1))
    make_version_2(rules, options)


def _choose(rules: Any, options: Options) -> None:
    rules["side"] = SIDES[options["explorer_side"]]
    rules["lower_half"] = sum(tiles.cave_counts().values()) // 2 if options["cave_shrine"] == "lower_half" else 0
    rules["halves"] = options["defeat_loss"] == "half"
    rules["near_farmhouse"] = options["villager_near"] == "farmhouse"
    rules["resource_limit"] = options["resource_limit"]
    rules["place_blind"] = options["place_blind"]
    rules["restarts"] = options["closing"] == "restart"
    rules["highest"] = options["battle_result"] == "highest"
    rules["hardcore"] = explorers.HARDCORE_SUM if options["hardcore"] else 0
    rules["trade_active"] = options["trade"] == "active"
    rules["trade_off"] = options["trade"] == "off"
    rules["closed"] = not options["open_resources"]
    rules["round_limit"] = options["round_limit"]
    rules["radius"] = tiles.radius(options["board_radius"])


def _fill_tiles(rules: Any, printing: str) -> None:
    for tile in (*tiles.DATA["island"], *tiles.DATA["cave"]):
        for kind in (
            [tiles.KIND_OF[beast["id"]] for beast in tiles.BEASTS]
            if tile["id"] == "beast"
            else [tiles.KIND_OF[tile["id"]]]
        ):
            rules["walkable"] |= int(tile["walkable"]) << kind
            rules["produces"][kind] = sum(1 << tiles.RESOURCES.index(name) for name in tile.get("produces", ()))
    for name, count in tiles.counts(printing).items():
        rules["island_count"][tiles.KIND_OF[name]] = count
    for name, count in tiles.cave_counts().items():
        rules["cave_count"][tiles.KIND_OF[name]] = count
    for beast in tiles.BEASTS:
        rules["beast_strength"][tiles.KIND_OF[beast["id"]]] = beast["strength"]
        if "treasure" in beast:
            rules["treasure"] = amounts(beast["treasure"])
    rules["cards"] = amounts(tiles.resource_cards(printing))
    rules["blocked"] = sum(1 << direction for direction in tiles.DATA["cave_exit"]["blocked_directions"])


def _fill_geometry(rules: Any) -> None:
    rules["direction"] = -1
    for direction, (q, r) in enumerate(tiles.DIRECTIONS):
        rules["direction"][q + 1, r + 1] = direction
    rules["step_q"], rules["step_r"] = zip(*tiles.DIRECTIONS, strict=True)
    rules["corner_kind"], rules["corner_q"], rules["corner_r"] = zip(*tiles.CORNERS, strict=True)


def _fill_pieces(rules: Any) -> None:
    """What every player has and may do."""
    rules["explorer_cards"] = len(COLOURS)
    rules["farmhouses"] = explorers.FARMHOUSES
    rules["offerings"] = explorers.SHRINES
    rules["army"] = explorers.DATA["army_size"]["max"]
    rules["faces"] = len(explorers.DICE["coloured"]["faces"])
    rules["battle_faces"] = len(explorers.DICE["battle"]["faces"])
    rules["offers"] = explorers.DATA["player_trade"]["offers_a_turn"]
    rules["begins"] = explorers.DATA["player_trade"]["begun_a_turn"]
    rules["most_asked"] = explorers.DATA["player_trade"]["most_asked"]


def _fill_values(rules: Any, changed: dict[str, Any]) -> None:
    """What explorers can do, what things cost them, and what the players start with."""
    rules["late_start"] = 0
    for place, cards in enumerate(changed["late_start"].get(str(rules["players"]), ())):
        rules["late_start"][place] = amounts(cards)
    strength = explorers.DATA["strength"]
    rules["fort_strength"] = strength["fort"]
    rules["villager_strength"] = strength["villager"]
    rules["farmhouse_strength"] = strength["farmhouse"]
    rules["shrine_strength"] = strength["per_island_shrine"]
    rules["cave_shrine_strength"] = strength["cave_shrine"]
    for number, explorer in enumerate(explorers.explorers(changed)):
        for item, name in enumerate(ITEMS):
            rules["price"][number, item] = price(explorer, name)
        usual = explorer.get("start", explorers.DATA["start_resources"])
        rules["start"][number] = amounts(effect(explorer, "start_resources") or usual)
        rules["villagers"][number] = explorer["villagers"]
        rules["extra_food"][number] = effect(explorer, "gather_bonus").get("amount", 0)
        rules["extra_speed"][number] = effect(explorer, "speed_bonus").get("amount", 0)
        bonus = effect(explorer, "explorer_strength_bonus").get("amount", 0)
        rules["explorer_strength"][number] = strength["explorer"] + bonus
        rules["guard_strength"][number] = effect(explorer, "explorer_defence_bonus").get("amount", 0)
        rate = effect(explorer, "trade_rate").get("give", explorers.DATA["bank_trade"]["give_same"])
        rules["bank_rate"][number] = rate
        rules["free_marches"][number] = effect(explorer, "free_army_moves").get("amount", 0)
        assert _strongest(rules, number) <= MOST_DICE


def _strongest(rules: Any, explorer: int) -> int:
    """The most dice that an explorer's player can roll: with all villagers and shrines, in defence, in a fort."""
    alone = rules["explorer_strength"][explorer] + rules["guard_strength"][explorer] + rules["fort_strength"]
    shrines = rules["shrine_strength"] * rules["offerings"] + rules["cave_shrine_strength"]
    return int(alone + shrines + rules["villager_strength"] * rules["villagers"][explorer])
