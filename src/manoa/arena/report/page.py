"""The page as a whole: no script, no network, both themes."""

import base64
import functools
import json
import re
from collections.abc import Sequence
from importlib.resources import files

from manoa.arena.outcome import Outcome, record
from manoa.arena.plan import Plan
from manoa.arena.report import sections
from manoa.arena.report.marks import mark, signed
from manoa.arena.standings import Standings
from manoa.art.inks import DARK, LIGHT
from manoa.art.kit import circle, path
from manoa.art.lettering import safe
from manoa.art.paper import DISPLAY, TEXT, typeface
from manoa.games import rulebook

RECORDS = 36  # games that are kept in the page itself


def page(plan: Plan, results: Standings, outcomes: Sequence[Outcome]) -> str:
    """One HTML document about the games that count."""
    title = f"Arena: {rulebook(plan.game).title}"
    parts = "".join(
        (
            sections.facts(plan, results),
            sections.ratings(results),
            sections.cross_table(results),
            sections.by_setting(plan, results),
            sections.margins(results),
            sections.seats(plan, results, outcomes),
            sections.length(plan, outcomes),
            sections.times(results),
            sections.faults(results),
            _records(plan, results, outcomes),
        )
    )
    body = f"{_head(plan)}<main>{parts}{_foot(plan)}</main>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{safe(title)}</title><style>{_style(body)}</style></head><body>{body}</body></html>\n"
    )


def _style(body: str) -> str:
    """The inks of the house in both themes, its two faces, and the rules in page.css."""
    rules = (files("manoa.arena.report") / "page.css").read_text(encoding="utf-8")
    used = sorted(set(re.findall(r"var\(--([a-z0-9-]+)\)", rules + body)) & set(LIGHT))
    day = "".join(f"--{name}:{LIGHT[name]};" for name in used)
    night = "".join(f"--{name}:{DARK[name]};" for name in used if DARK[name] != LIGHT[name])
    return (
        f"{typeface()}:root{{color-scheme:light dark;--display:{DISPLAY};--text:{TEXT};{day}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{night}}}}}{rules}"
    )


def _head(plan: Plan) -> str:
    settings = "; ".join(map(plan.title, plan.settings))
    who = "The first bot against all others" if plan.gauntlet else "Every bot against every other"
    return (
        f'<header>{_scene()}<div class="inner"><h1>{safe(rulebook(plan.game).title)}</h1>'
        f"<p>{who} · {safe(settings)} · seed {plan.seed}</p></div></header>"
    )


def _scene() -> str:
    """A low sun in rings of flat colour, and hills before it."""
    rings = "".join(
        circle(300, 120, radius, fill)
        for radius, fill in ((150, "pine-2"), (104, "gold-ink"), (74, "gold"), (50, "gold-2"))
    )
    far = path("M0 160L78 112L124 138L196 84L258 132L330 100L420 140V160Z", "pine-2")
    near = path("M0 160L60 154L128 144L190 154L262 140L340 154L420 146V160Z", "pine")
    return (
        '<svg class="scene" viewBox="0 0 420 160" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">'
        f"{rings}{far}{near}</svg>"
    )


def _records(plan: Plan, results: Standings, outcomes: Sequence[Outcome]) -> str:
    """Games worth a look, each as a file in the page."""
    items = ""
    for outcome, why in chosen(results, outcomes):
        names = " · ".join(
            f"{mark(bot)}{safe(plan.labels[bot])} {signed(score).lstrip('+')}"
            for bot, score in zip(outcome.seats, outcome.scores, strict=True)
        )
        items += (
            f'<li><b><a download="{plan.game}-{outcome.number}.manoa.json" href="{_link(plan, outcome)}">'
            f'Game {outcome.number}</a></b><span class="what">{names}</span><span class="faint">{why}</span></li>'
        )
    return (
        '<section><h2>Games worth a look</h2><p class="faint">Each link is the record of a game: import it in the '
        "browser, or see it in a terminal with <code>manoa replay FILE</code>. Every other game comes out of the file "
        "that <code>--out</code> has kept, with <code>manoa arena record FILE NUMBER</code>.</p>"
        f'<ul class="games">{items}</ul></section>'
    )


def chosen(results: Standings, outcomes: Sequence[Outcome]) -> list[tuple[Outcome, str]]:
    """Of each comparison the highest win of either bot, the closest game and the longest."""
    found: dict[int, tuple[Outcome, str]] = {}
    whole = [outcome for outcome in outcomes if outcome.fault is None]
    for one, other in sorted(results.meetings):
        shared = [outcome for outcome in whole if {one, other} <= set(outcome.seats)]
        if one < other and shared:
            picks = {
                "the closest": min(shared, key=lambda game: abs(_lead(one, game))),
                "the longest": max(shared, key=lambda game: game.turns),
            }
            for bot in (one, other):
                highest = max(shared, key=functools.partial(_lead, bot))
                if _lead(bot, highest) > 0:
                    picks[f"the highest win of {results.labels[bot]}"] = highest
            for why, game in picks.items():
                found.setdefault(game.number, (game, safe(why)))
    return sorted(found.values(), key=lambda pick: pick[0].number)[:RECORDS]


def _lead(bot: int, game: Outcome) -> int:
    own = max(score for score, sitting in zip(game.scores, game.seats, strict=True) if sitting == bot)
    return own - max(score for score, sitting in zip(game.scores, game.seats, strict=True) if sitting != bot)


def _link(plan: Plan, outcome: Outcome) -> str:
    text = json.dumps(record(plan, outcome), separators=(",", ":"))
    return f"data:application/json;base64,{base64.b64encode(text.encode()).decode()}"


def _foot(plan: Plan) -> str:
    bots = ", ".join(f"<code>{safe(text)}</code>" for text in plan.bots)
    return f"<footer>Bots as they were entered: {bots}. Rules version {plan.version}. Unofficial.</footer>"
