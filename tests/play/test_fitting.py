"""Which options go together, and what gives way to what was chosen last."""

from typing import Any

import pytest

import manoa
from manoa.games import REGISTERED, rulebook
from manoa.kernel.rulebook import Bar
from manoa.play.errors import Misfit
from manoa.play.fitting import Settled, barred, counts, settled
from manoa.play.ruleset import complete

QUEST = rulebook("quest")
EXPANSION = "journey_into_the_unknown"


def options(game: str = "quest", **chosen: Any) -> dict[str, Any]:
    book = rulebook(game)
    return complete(book, chosen, book.version)


def settle(game: str, players: int, kept: str, **chosen: Any) -> Settled:
    return settled(rulebook(game), options(game, **chosen), players, kept)


def bars_of(option: str, players: int = 3, **chosen: Any) -> list[Bar]:
    return [bar for bar in barred(QUEST, options(**chosen), players) if bar.option == option]


def test_what_fits_is_left_alone() -> None:
    found = settle("quest", 3, "caves", caves=True)
    assert (found.options, found.players, found.changed) == (options(caves=True), 3, [])


def test_heroes_and_hexes_brings_caves_on_any_route() -> None:
    found = settle("quest", 3, "heroes_hexes", heroes_hexes=True, route="serpentine")
    assert (found.options["route"], found.options["caves"]) == ("serpentine", True)
    assert [(bar.option, bar.why["code"]) for bar in found.changed] == [("caves", "hexes-caves")]
    manoa.game("quest", **found.options)


def test_a_route_of_heroes_and_hexes_brings_heroes_and_hexes() -> None:
    found = settle("quest", 2, "route", route="demon_gorge")
    assert found.options["heroes_hexes"]
    assert found.options["caves"]
    assert found.options["route"] == "demon_gorge"


def test_without_heroes_and_hexes_its_routes_give_way() -> None:
    found = settle("quest", 2, "heroes_hexes", route=EXPANSION)
    assert [bar.why["code"] for bar in found.changed] == ["route-of-hexes"]
    assert (found.options["route"], found.options["heroes_hexes"]) == ("first", False)


def test_what_is_brought_along_stays() -> None:
    found = settle("quest", 2, "caves", route=EXPANSION, heroes_hexes=True, caves=False)
    assert found.options["caves"]
    assert found.options["heroes_hexes"]


def test_reasons_are_codes_with_sentences() -> None:
    assert not bars_of("route", heroes_hexes=True, route=EXPANSION)
    [route] = [bar for bar in bars_of("route") if bar.values]
    assert EXPANSION in route.values
    assert "serpentine" not in route.values
    with pytest.raises(Misfit, match=rf"Here route is not '{EXPANSION}' with heroes_hexes=False") as error:
        manoa.game("quest", route=EXPANSION)
    assert error.value.refusal == route.why


def test_a_seat_that_nobody_has_cannot_begin() -> None:
    [bar] = bars_of("starting_player", players=2)
    assert (bar.values, bar.why) == ((2, 3), {"code": "not-for-players", "parts": {"players": 2}})
    assert settle("quest", 2, "players", starting_player=3).options["starting_player"] == "random"
    assert settle("quest", 2, "starting_player", starting_player=3).players == 4


def test_a_variant_for_three_asks_for_three() -> None:
    assert settle("lost-cities", 2, "three_players", three_players=True).players == 3
    assert settle("lost-cities", 2, "players", three_players=True).options["three_players"] is False
    assert settle("lost-cities", 3, "players").options["three_players"] is True


def test_a_number_of_players_can_be_chosen_that_sends_an_option_away() -> None:
    assert counts(QUEST, options(starting_player=3)) == [2, 3, 4]
    assert counts(rulebook("lost-cities"), options("lost-cities")) == [2, 3]


@pytest.mark.parametrize("game", sorted(REGISTERED))
def test_presets_go_together_once_settled(game: str) -> None:
    book = rulebook(game)
    for name, chosen in book.presets.items():
        found = settle(game, 2, "", **chosen)
        manoa.game(game, **found.options)
        assert {key: found.options[key] for key in chosen} == chosen, name


@pytest.mark.parametrize("game", sorted(REGISTERED))
def test_options_lie_in_groups_that_people_know(game: str) -> None:
    book = rulebook(game)
    for name, option in book.options.items():
        assert option.group in ("map", "adventure", "main", "house"), name
        assert option.only_with in ("", *book.options), name


def test_every_printed_route_says_how_hard_it_is() -> None:
    route = rulebook("quest").options["route"]
    assert [*route.difficulty] == [*route.values]
    assert set(route.difficulty.values()) == {"easy", "medium", "hard"}
