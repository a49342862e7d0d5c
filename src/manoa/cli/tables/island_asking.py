"""What is being asked at the Island, of whom, and why: above all when it is not one's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.tables.island_ground import Ground, place_of
from manoa.cli.tables.island_panels import homeland
from manoa.cli.tables.island_words import LONG, NOW, heap, paint, said, spot, who, whose
from manoa.cli.tables.lines import wrapped
from manoa.cli.voice import YOU, count, series

WINDOWS = ("purchase", "battle", "answer", "set", "order", "retreat")
QUESTIONS = {
    "side": "your explorer",
    "roll": "your speed",
    "gather": "what you gather",
    "return": "what you give back",
    "place": "where the tile goes",
    "purchase": "march, or pass",
    "battle": "march, or pass",
    "order": "whom you fight first",
    "retreat": "where you retreat",
    "set": "where you set it",
    "answer": "accept or refuse",
}
ARTICLES = {"offering": "an offering"}


def question(scene: Scene) -> str:
    """What the one to act is asked, in a few words."""
    return QUESTIONS.get(scene.view["phase"], "your move")


def asking(scene: Scene, ground: Ground, width: int) -> list[Text]:
    """What has to be decided now, as sentences."""
    view = scene.view
    if view["player"] is None:
        return []
    told = _SENTENCES[view["phase"]](scene, ground)
    waiting = view["fights"][1:]
    if waiting:
        told += " After that: " + "; ".join(_attack(scene, fight) for fight in waiting) + "."
    words = [paint(f"{word} ") for word in told.split()]
    if view["player"] == scene.seat:
        for word in words:
            word.stylize(NOW)
        if view["player"] != view["turn"] and view["phase"] in WINDOWS:
            words = [Text.assemble(("Out of turn:", "bold reverse"), " "), *words]
    return wrapped(words, width)


def _asked(scene: Scene, you: str, other: str) -> str:
    """A sentence for the one who is asked, and one for the others."""
    seat = scene.view["player"]
    return you if scene.names[seat] == YOU else f"{scene.names[seat]} {other}"


def _side(scene: Scene, ground: Ground) -> str:
    return _asked(scene, "Choose the explorer you play, for the whole game.", "chooses an explorer.")


def _roll(scene: Scene, ground: Ground) -> str:
    land = homeland(ground, scene.view["player"])
    if scene.view["dice"] is None:
        return _asked(scene, f"Choose your speed, 1 to 6; what is left of 7 gathers {land}.", "chooses a speed.")
    return _asked(scene, f"Choose one die as speed; the other gathers {land}.", "chooses a speed.")


def _gather(scene: Scene, ground: Ground) -> str:
    land = homeland(ground, scene.view["player"])
    return _asked(scene, f"Gather {count(scene.view['gather'], 'card')}: {land}.", "gathers.")


def _return(scene: Scene, ground: Ground) -> str:
    limit = scene.options.get("resource_limit", 9)
    held = scene.view["cards"][scene.view["player"]]
    return _asked(scene, f"You hold {held} cards; give back until {limit} are left.", "gives cards back.")


def _explore(scene: Scene, ground: Ground) -> str:
    speed = scene.view["speed"]
    steps = f"{count(speed, 'step')} left" if speed else "no steps left"
    you = f"{steps.capitalize()}: {'move, discover, ' if speed else ''}buy, march, trade, or end turn."
    return _asked(scene, you, f"explores: {steps}.")


def _place(scene: Scene, ground: Ground) -> str:
    turned = scene.view["turned"]
    tile = LONG.get(turned, turned)
    return _asked(scene, f"You turned up {tile}: choose its place, marked ? on the map.", f"places {tile}.")


def _purchase(scene: Scene, ground: Ground) -> str:
    view = scene.view
    item = view["purchase"]["item"]
    wish = said(
        scene,
        "{seat} wants to buy {item} at {where}",
        view["turn"],
        item=ARTICLES.get(item, f"a {item}"),
        where=spot(view["purchase"]["at"]),
    )
    return f"{wish}. " + _asked(scene, "You may march first; pass lets it happen.", "may march first.")


def _battle(scene: Scene, ground: Ground) -> str:
    view = scene.view
    fight = view["fights"][0]
    seat = view["player"]
    attacks = seat == fight["attacker"]
    you = "You may march armies in first; pass goes on to the dice."
    if not attacks:
        you = "You may march armies in or away first; pass goes on to the dice."
    return f"{_strengths(scene, ground, fight)} " + _asked(scene, you, "may march first.")


def _attack(scene: Scene, fight: dict[str, Any]) -> str:
    """Who attacks whom, and where."""
    where = f"at {spot(fight['at'])}"
    if fight["beast"]:
        foe = f"the {LONG[fight['beast']]}"
    elif fight["farmhouse"]:
        foe = f"{whose(scene, fight['farmhouse']['seat'])} farmhouse at {spot(fight['farmhouse']['at'])}"
        where = f"from {spot(fight['at'])}"
    else:
        foe = series([who(scene, seat) for seat in fight["defenders"]]) or "nobody"
    return said(scene, "{seat} attacks {foe} {where}", fight["attacker"], foe=foe, where=where)


def _strengths(scene: Scene, ground: Ground, fight: dict[str, Any]) -> str:
    place = place_of(fight["at"])
    force = ground.force(fight["attacker"], place, False)
    dice = "1 die" if fight["attack"] == 1 else f"{fight['attack']} dice"
    sides = [f"{dice} ({force})" if force else dice]
    for number, held in enumerate(fight["defence"]):
        force = ground.force(fight["defenders"][number], place, True) if fight["defenders"] else ""
        name = f" of {who(scene, fight['defenders'][number])}" if len(fight["defence"]) > 1 else ""
        sides.append(f"{held}{name} ({force})" if force else f"{held}{name}")
    return f"{_attack(scene, fight)}: {sides[0]} against {series(sides[1:]) or 'none'}."


def _order(scene: Scene, ground: Ground) -> str:
    fight = scene.view["fights"][0]
    return f"{_strengths(scene, ground, fight)} " + _asked(
        scene, "Choose whom you fight first.", "chooses whom to fight first."
    )


def _retreat(scene: Scene, ground: Ground) -> str:
    where = spot(scene.view["retreat"])
    return _asked(scene, f"A tie: your pieces leave {where}. Choose where to.", f"leaves {where} after a tie.")


def _set(scene: Scene, ground: Ground) -> str:
    loser = whose(scene, scene.view["defeated"])
    return _asked(scene, f"Set {loser} beaten explorer on a tile of the island.", f"sets {loser} beaten explorer.")


def _answer(scene: Scene, ground: Ground) -> str:
    offer = scene.view["offer"]
    told = said(
        scene,
        "{seat} offers {other} {give} for {take}.",
        offer["by"],
        other=offer["to"],
        give=heap(offer["give"]),
        take=heap(offer["take"]),
    )
    return f"{told} " + _asked(scene, "Accept or refuse.", "is to answer.")


_SENTENCES: dict[str, Callable[[Scene, Ground], str]] = {
    "side": _side,
    "roll": _roll,
    "gather": _gather,
    "return": _return,
    "explore": _explore,
    "place": _place,
    "purchase": _purchase,
    "battle": _battle,
    "order": _order,
    "retreat": _retreat,
    "set": _set,
    "answer": _answer,
}
