"""The fight that is pending in a written position, and what follows one: that all goes with the pieces (I-8, I-9)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.defeat import OWN_CHOICE, retreat_tiles, retreating
from manoa.games.island.explorers import HOUSES
from manoa.games.island.pieces import occupied_by_others, occupiers, present, villagers_on
from manoa.games.island.reading import bits, seats
from manoa.games.island.state import (
    AFTERWARDS,
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    ANSWER,
    DICE_STAGE,
    EXPLORE,
    FIGHT,
    NOBODY,
    RETREAT,
    SETTING,
)
from manoa.games.island.tiles import NOWHERE
from manoa.kernel.positions import expect


def check_fight(rules: Any, state: Any) -> None:
    tasks = state["task"].tolist()
    expect(FIGHT in tasks or not state["ending"], "a turn is ending only while fights are waiting")
    unset = [owner for owner in seats(rules) if state["at"][owner] == NOWHERE]
    beaten = [int(state["what"][tasks.index(SETTING)])] if SETTING in tasks else []
    expect(unset == beaten, "an explorer is on no map exactly while it is to be set")
    if FIGHT not in tasks:
        return
    level = tasks.index(FIGHT)
    check_stage(state, level)
    check_defenders(rules, state, level)
    if tasks[level + 1] == RETREAT:
        check_retreat(rules, state, level + 1)
    elif tasks[level + 1] == SETTING:
        check_setting(rules, state, level + 1)
    else:
        attacking = present(state, int(state["fight_by"][0]), int(state["fight_at"][0]))
        expect(bool(attacking), "the attacker has nothing on the tile of the fight")


def check_stage(state: Any, level: int) -> None:
    """Which decisions belong to which stage of a fight."""
    above, stage, asked = int(state["task"][level + 1]), int(state["due"][level]), int(state["who"][level])
    if above == ANSWER or (above == EXPLORE and stage != DICE_STAGE):
        fits = stage < DICE_STAGE
    elif above == EXPLORE:
        fits = asked == state["fight_by"][0]
    else:
        fits = asked == NOBODY and (stage == AFTERWARDS or (above == SETTING and stage == DICE_STAGE))
    expect(bool(fits), "the stage of the fight and whom it asks do not go with what is pending above it")


def check_defenders(rules: Any, state: Any, level: int) -> None:
    """Those named are still to be fought; until they are asked they occupy the tile as they did before (I-8.4)."""
    attacker, tile, players = int(state["fight_by"][0]), int(state["fight_at"][0]), int(rules["players"])
    defenders, stage = set(bits(state["what"][level])), int(state["due"][level])
    there = set(bits(occupiers(rules, state, tile, attacker)))
    against = int(state["fight_against"][0])
    if against != AGAINST_PLAYERS:
        expect(not defenders, "beasts and farmhouses are defended by nobody")
        expect(stage != DICE_STAGE, "only against players a fight goes on after dice")
        peaceful = against == AGAINST_BEAST or stage == AFTERWARDS or not there
        expect(peaceful, "a farmhouse is attacked where no opponent is")
        return
    expect(attacker not in defenders, "an attacker cannot be a defender")
    if stage < DICE_STAGE:
        expect(there <= defenders, "all opponents on the tile of the fight are defenders")
        unasked = {defender for defender in defenders if (defender - attacker) % players >= stage}
        expect(unasked <= there, "a defender who was not asked yet is on the tile of the fight")
    elif stage == DICE_STAGE:
        expect(bool(there & defenders), "a fight goes on only while there are defenders")


# Retreat


def check_retreat(rules: Any, state: Any, level: int) -> None:
    """After a tie those attackers leave who could not go back (I-8.8)."""
    attacker, tile = int(state["fight_by"][0]), int(state["fight_at"][0])
    expect(state["who"][level] == attacker and state["what"][level] == tile, "the attacker of the first fight retreats")
    expect(attacker != state["turn"] or bool(state["ending"]), "after a tied attack of its player the turn is ending")
    expect(bool(winners(rules, state, level - 1)), "nobody is left with whom the attack can be tied")
    others = int(occupied_by_others(rules, state, attacker))
    for origin in origins(state, attacker, tile):
        expect(bool(others >> origin & 1), "a piece that retreats could have gone back to where it came from")
    if state["task"][level + 1] == SETTING:
        seats_named = {int(state["who"][level + 1]), int(state["what"][level + 1])}
        own = state["due"][level + 1] == OWN_CHOICE and seats_named == {attacker}
        expect(bool(own), "after a retreat the attacker sets the own explorer")
        expect(not retreat_tiles(rules, state, attacker, tile), "the explorer could have retreated to a tile beside it")
    else:
        expect(retreating(state, attacker, tile) != NOBODY, "nothing is left to retreat")


def origins(state: Any, seat: int, tile: int) -> list[int]:
    """Where a seat's pieces on a tile came from this turn."""
    at = [int(state["at"][seat]), *state["villager_at"][seat].tolist()]
    came = [int(state["came"][seat]), *state["villager_came"][seat].tolist()]
    return [origin for here, origin in zip(at, came, strict=True) if here == tile and origin != NOWHERE]


# Defeat


def check_setting(rules: Any, state: Any, level: int) -> None:
    """A beaten explorer is set by the winner, who has what its owner had (I-9)."""
    winner, loser, attacker = int(state["who"][level]), int(state["what"][level]), int(state["fight_by"][0])
    expect(state["due"][level] != OWN_CHOICE, "the own explorer is set only after a retreat")
    if loser == attacker:
        expect(state["due"][level - 1] == AFTERWARDS, "a fight is over when the attacker is beaten")
        expect(winner in winners(rules, state, level - 1), "the winner sets the explorer of the beaten attacker")
        gone = villagers_on(state, loser, int(state["fight_at"][0])) == 0
        expect(bool(gone), "the villagers of the beaten attacker are gone")
    else:
        expect(winner == attacker, "the attacker sets the explorer of a beaten defender")
        check_beaten(rules, state, level - 1, loser)
    expect(loser != state["turn"] or bool(state["ending"]), "when its player's explorer is beaten the turn is ending")
    expect(bool(rules["halves"]) or not state["held"][loser].any(), f"seat {loser} has lost all its resources")
    expect(state["cave_shrine"] != loser + 1, f"seat {loser} has lost the cave shrine")


def check_beaten(rules: Any, state: Any, level: int, loser: int) -> None:
    """A defender was beaten; the attacker goes on to the next, if there is one (I-8.5)."""
    attacker, tile = int(state["fight_by"][0]), int(state["fight_at"][0])
    there = int(occupiers(rules, state, tile, attacker))
    expect(state["fight_against"][0] == AGAINST_PLAYERS, "only against players a defender can be beaten")
    gone = not (there | int(state["what"][level])) >> loser & 1
    expect(gone, "a beaten defender has nothing left on the tile of the fight")
    expect(bool(present(state, attacker, tile)), "the attacker has nothing on the tile of the fight")
    over = not there & int(state["what"][level])
    expect(over == (state["due"][level] == AFTERWARDS), "a fight is over when no defender is left")


def winners(rules: Any, state: Any, level: int) -> list[int]:
    """Who may have beaten off the attacker, or held out (I-8.9, I-10.6)."""
    attacker, tile, against = int(state["fight_by"][0]), int(state["fight_at"][0]), int(state["fight_against"][0])
    if against == AGAINST_BEAST:
        return [(attacker + 1) % int(rules["players"])]
    if against >= AGAINST_FARMHOUSE:
        return [(against - AGAINST_FARMHOUSE) // HOUSES]
    return bits(int(occupiers(rules, state, tile, attacker)) & ~int(state["what"][level]))
