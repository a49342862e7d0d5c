"""What is being asked at the Island, of whom, and why: above all when it is not one's turn."""

from typing import Any

from rich.text import Text

from manoa.cli.boards.board import NOW, Scene
from manoa.cli.boards.island.signs import paint
from manoa.cli.boards.lines import painted, wrapped
from manoa.games.island.people.reading import where_text

OUT_OF_TURN = ("purchase", "battle", "answer", "set", "order", "retreat")


def question(scene: Scene) -> str:
    """What the one to act is asked, in a few words."""
    id = f"island-question-{scene.view['phase']}"
    return scene.say(id if scene.words.has(id) else "your-move")


def asking(scene: Scene, width: int) -> list[Text]:
    """What has to be decided now, as sentences."""
    view = scene.view
    if view["player"] is None:
        return []
    sentence = _asked(scene)
    if waiting := view["fights"][1:]:
        sentence += " " + scene.say("island-after-that", fights="; ".join(_attack(scene, fight) for fight in waiting))
    words = painted(sentence, paint)
    if view["player"] == scene.seat:
        for word in words:
            word.stylize(NOW)
        if view["player"] != view["turn"] and view["phase"] in OUT_OF_TURN:
            words = [Text.assemble((scene.say("island-out-of-turn"), "bold reverse"), " "), *words]
    return wrapped(words, width)


def _ask(scene: Scene, id: str, **parts: Any) -> str:
    """A sentence for the one who is asked, and another for the others."""
    return scene.about(f"island-ask-{id}", scene.view["player"], **parts)


def _asked(scene: Scene) -> str:
    """What has to be decided; in windows after what they are about."""
    view, phase = scene.view, scene.view["phase"]
    match phase:
        case "roll":
            return _ask(scene, "speed" if view["dice"] is None else "roll")
        case "return":
            held = view["cards"][view["player"]]
            return _ask(scene, "return", held=held, limit=scene.options["resource_limit"])
        case "purchase":
            where = where_text(view["purchase"]["at"])
            wish = scene.about("island-wants", view["turn"], item=view["purchase"]["item"], where=where)
            return f"{wish} {_ask(scene, 'purchase')}"
        case "battle" | "order":
            fight = view["fights"][0]
            side = "attack" if view["player"] == fight["attacker"] else "defence"
            return f"{_strengths(scene, fight)} {_ask(scene, side if phase == 'battle' else phase)}"
        case "set":
            return _ask(scene, "set", loser=scene.names[view["defeated"]], own=_own(scene, view["defeated"]))
        case "answer":
            offer = view["offer"]
            give, take = (scene.words.amounts(offer[side]) for side in ("give", "take"))
            to = {"whom": scene.names[offer["to"]], "own": _own(scene, offer["to"])}
            return f"{scene.about('island-offers', offer['by'], **to, give=give, take=take)} {_ask(scene, 'answer')}"
        case "offer":
            give, take = (scene.words.amounts(view["offer"][side]) for side in ("give", "take"))
            return _ask(scene, "offer", give=give, take=take)
        case "gather" | "explore":
            return _ask(scene, phase, count=view["gather" if phase == "gather" else "speed"])
        case "place":
            return _ask(scene, "place", tile=view["turned"])
        case "retreat":
            return _ask(scene, "retreat", where=where_text(view["retreat"]))
    return _ask(scene, phase)


def _own(scene: Scene, seat: int) -> str:
    return "yes" if seat == scene.you else "no"


def _attack(scene: Scene, fight: dict[str, Any]) -> str:
    """Who attacks whom, and where."""
    if house := fight["farmhouse"]:
        owner = {"owner": scene.names[house["seat"]], "own": _own(scene, house["seat"])}
        where = {"corner": where_text(house["at"]), "where": where_text(fight["at"])}
        return scene.about("island-raids", fight["attacker"], **owner, **where)
    foes = [scene.called(seat) for seat in fight["defenders"]]
    whom = scene.words.name("beast", fight["beast"]) if fight["beast"] else scene.words.series(foes)
    return scene.about("island-attacks", fight["attacker"], whom=whom, where=where_text(fight["at"]))


def _strengths(scene: Scene, fight: dict[str, Any]) -> str:
    held = [str(strength) for strength in fight["defence"]]
    if len(held) > 1:
        held = [f"{many} ({scene.names[seat]})" for many, seat in zip(held, fight["defenders"], strict=True)]
    parts = {"attack": _attack(scene, fight), "dice": fight["attack"], "held": scene.words.series(held)}
    return scene.say("island-odds", **parts)
