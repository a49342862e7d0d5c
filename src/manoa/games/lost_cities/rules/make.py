"""The rules record: the options of LC-8 as numbers."""

from typing import Any

from manoa.games.lost_cities.parts.cards import DATA, RANKS
from manoa.games.lost_cities.rules.state import Rules
from manoa.kernel.rulebook import Options


def make_rules(options: Options, players: int) -> Any:
    variant = DATA["three_players"] if options["three_players"] else {**DATA, **DATA["scoring"]}
    rules = Rules.new()
    rules["players"] = players
    rules["colours"] = options["expeditions"]
    rules["numbers"] = RANKS - 1
    rules["rounds"] = options["rounds"]
    rules["hand_size"] = variant["hand_size"]
    rules["cost"] = variant["expedition_cost"]
    rules["bonus_cards"] = variant["bonus_cards"]
    rules["bonus_points"] = variant["bonus_points"]
    rules["oldest_begins"] = options["first_player"] == "oldest"
    rules["last_round_counts"] = options["next_starter"] == "last_round"
    rules["show_deck_count"] = options["show_deck_count"]
    rules["show_discards"] = options["show_discards"] == "all"
    rules["limit"] = options["no_deck_draw_limit"]
    return rules
