"""Variants in both forms, for the kernels and for the slow rules: options of LC-8, and sizes small enough to count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lost_cities.slow import SlowMatch, SlowRules
from manoa.games.lost_cities import OPTIONS, RULEBOOK
from manoa.kernel import seeds

TEXTS = [RULEBOOK.notation(None, None, action) for action in range(RULEBOOK.action_count)]
DEFAULTS = {name: option.default for name, option in OPTIONS.items()}


@dataclass(frozen=True)
class Variant:
    options: dict[str, Any] = field(default_factory=dict)
    colours: int | None = None
    highest: int = 10
    hand_size: int | None = None
    players: int | None = None

    def __str__(self) -> str:
        sizes = (self.colours, self.highest, self.hand_size, self.players)
        return " ".join([*map(str, sizes), *(f"{name}={value}" for name, value in self.options.items())])

    def all_options(self) -> dict[str, Any]:
        return {**DEFAULTS, **self.options}

    def rules(self) -> Any:
        """The record for the kernels."""
        options = self.all_options()
        rules = RULEBOOK.make_rules(options, self.players or RULEBOOK.seats(options)[0])
        rules["colours"] = self.colours or rules["colours"]
        rules["numbers"] = self.highest - 1
        rules["hand_size"] = self.hand_size or rules["hand_size"]
        return rules

    def slow_rules(self) -> SlowRules:
        """The same from the rules text alone."""
        options = self.all_options()
        three = options["three_players"]
        return SlowRules(
            "YBWGRP"[: self.colours or options["expeditions"]],
            self.highest,
            self.players or (3 if three else 2),
            options["rounds"],
            cost=15 if three else 20,
            bonus_from=7 if three else 8,
            bonus=15 if three else 20,
            limit=options["no_deck_draw_limit"],
            last_round=options["next_starter"] == "last_round",
        )

    def deal(self, seed: int) -> tuple[Any, Any, SlowMatch]:
        """A match dealt by the kernels, and the same deal for the slow rules."""
        rules, state = self.rules(), RULEBOOK.state.new()
        RULEBOOK.deal(rules, state, seeds.key(seeds.seed_bytes(seed)))
        place = RULEBOOK.position(rules, state)
        slow = SlowMatch(self.slow_rules(), place["starter"])
        slow.deal(place["hands"], place["deck"])
        return rules, state, slow


def fast_moves(rules: Any, state: Any) -> list[str]:
    """The legal moves by the kernels; none when the match is over."""
    if RULEBOOK.over(rules, state):
        return []
    scratch = np.zeros(RULEBOOK.action_count, np.int16)
    found = RULEBOOK.actions(rules, state, scratch)
    return [TEXTS[action] for action in scratch[:found].tolist()]


def fast_totals(rules: Any, state: Any) -> list[int]:
    totals = np.zeros(int(rules["players"]), np.int32)
    RULEBOOK.score(rules, state, totals)
    return list(map(int, totals))
