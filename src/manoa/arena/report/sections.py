"""The parts of the page, from top to bottom."""

from collections.abc import Sequence

import numpy as np

from manoa.arena.outcome import Outcome
from manoa.arena.plan import Plan
from manoa.arena.report.charts import axis, histogram, meter, span, whisker
from manoa.arena.report.marks import colour, error, mark, millis, percent, signed
from manoa.arena.standings import Meeting, Standing, Standings
from manoa.art.lettering import safe

FAULTS = 40  # that are listed
VERDICTS = {1: "decided: better", -1: "decided: worse"}


def facts(plan: Plan, results: Standings) -> str:
    """The numbers that say how much was played."""
    turns = f"{results.turns:.1f}<small>{error(results.turns_error, 1)}</small>"
    given = {
        "games": f"{results.games:,}".replace(",", " "),
        "bots": str(len(plan.bots)),
        "turns a game": turns if len(results.faults) < results.games else "–",
        "ended by a limit": percent(results.capped / results.games, 1),
        "lost by a fault": str(len(results.faults)),
    }
    listed = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in given.items())
    return f'<section aria-label="In short"><dl class="facts">{listed}</dl></section>'


def ratings(results: Standings) -> str:
    """Elo with intervals, the strongest first; OpenSkill beside."""
    ends = [standing.elo.value + side * standing.elo.error for standing in results.bots for side in (-1, 1)]
    scale = span(ends)
    rows = ""
    for standing in results.bots:
        elo, skill = standing.elo, standing.skill
        title = f"{results.labels[standing.bot]}: {elo.value:.0f}, plus or minus {elo.error:.0f}"
        number = f"{signed(elo.value)}{error(elo.error)}"
        beside = f'<small class="error">· {signed(skill.value, 1).lstrip("+")} ± {skill.error:.1f}</small>'
        drawn = whisker(elo, scale, colour(standing.bot), title)
        rows += _row(_name(results, standing.bot), drawn, f"{number} {beside}{_ahead(standing, results.unit)}")
    rows += _row("<span></span>", axis(scale), "")
    about = (
        "Elo by Bradley–Terry over all deals, 0 the mean of these bots, with intervals that hold the truth 19 times in "
        "20; after the dot OpenSkill."
    )
    if results.are_evened:
        about += f" Below, how many {results.unit} ahead of the others they met, and what that is with average luck."
    return _section("Ratings", about, f'<div class="rows">{rows}</div>')


def _ahead(standing: Standing, unit: str) -> str:
    """How far ahead of all others, where it is known what luck did to that."""
    if standing.even_margin is None:
        return ""
    ahead = f"{signed(standing.margin, 1)}{error(standing.margin_error, 1)} {safe(unit)}"
    even = f"{signed(standing.even_margin, 1)}{error(standing.even_error, 1)}"
    return f"<br><small>{ahead}, even {even}</small>"


def cross_table(results: Standings) -> str:
    """Row against column."""
    order = [standing.bot for standing in results.bots]
    head = "".join(f'<th scope="col">{mark(bot)}{safe(results.labels[bot])}</th>' for bot in order)
    rows = ""
    for one in order:
        cells = "".join(_cell(results.meetings.get((one, other))) for other in order)
        rows += f'<tr><th scope="row">{mark(one)}{safe(results.labels[one])}</th>{cells}</tr>'
    table = f"<table><thead><tr><td class='self'></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    about = (
        "The share of duels that the row wins against the column, draws counted half; won, drawn and lost; how "
        f"many {results.unit} ahead, with the standard error over deals. A line below says who leads by more than two "
        "standard errors."
    )
    if results.are_evened:
        about += " “Even” is the margin with average luck: what cards and dice did to it is measured and taken away."
    return _section("Who beats whom", about, f'<div class="scroll" tabindex="0">{table}</div>')


def _cell(meeting: Meeting | None) -> str:
    if meeting is None or not meeting.games:
        return '<td class="self"></td>'
    lead = meeting.score - 0.5
    clear = abs(lead) > 2 * meeting.score_error
    kind = f' class="{"up" if lead > 0 else "down"}"' if clear and lead else ""
    margin = f"<small>{signed(meeting.margin, 1)}{error(meeting.margin_error, 1)}</small>" if meeting.margins else ""
    if meeting.even_margin is not None:
        margin += f"<small>even {signed(meeting.even_margin, 1)}{error(meeting.even_error, 1)}</small>"
    verdict = f'<small class="verdict">{VERDICTS[meeting.verdict]}</small>' if meeting.verdict else ""
    return (
        f'<td{kind}><span class="share">{percent(meeting.score)}</span>'
        f"<small>+{meeting.won} ={meeting.drawn} −{meeting.lost}</small>"
        f"{margin}{verdict}</td>"
    )


def by_setting(plan: Plan, results: Standings) -> str:
    """Each comparison in each setting, where there are several."""
    if len(plan.settings) == 1:
        return ""
    head = "".join(f'<th scope="col">{safe(plan.title(setting))}</th>' for setting in plan.settings)
    rows = ""
    for one, other in results.pairs():
        name = f"{mark(one)}{safe(results.labels[one])} – {safe(results.labels[other])}"
        cells = "".join(_cell(meetings.get((one, other))) for meetings in results.by_setting)
        rows += f'<tr><th scope="row">{name}</th>{cells}</tr>'
    table = f"<table><thead><tr><td class='self'></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    about = "The first bot against the second, in each setting alone."
    return _section("Setting by setting", about, f'<div class="scroll" tabindex="0">{table}</div>')


def margins(results: Standings) -> str:
    """How far apart the bots were, deal by deal."""
    tiles = ""
    for meeting in (results.meetings[pair] for pair in results.pairs()):
        if not meeting.margins:
            continue
        names = f"{results.labels[meeting.one]} against {results.labels[meeting.other]}"
        title = f"{names}: {results.unit} ahead in each deal, {meeting.margin:.1f} on average"
        drawn = histogram(meeting.margins, span(meeting.margins, even=True), colour(meeting.one), title)
        heading = f"{mark(meeting.one)}{safe(results.labels[meeting.one])} – {safe(results.labels[meeting.other])}"
        tiles += f"<div><h3>{heading}</h3>{drawn}</div>"
    about = (
        f"How many {results.unit} ahead in each deal, the mean of all its seatings. The dotted line is the mean of all "
        "deals."
    )
    return _section("Margins", about, f'<div class="tiles">{tiles}</div>')


def seats(plan: Plan, results: Standings, outcomes: Sequence[Outcome]) -> str:
    """What a seat is worth, for each number of players."""
    parts = ""
    for players in sorted({setting.players for setting in plan.settings}):
        played = [outcome for outcome in outcomes if len(outcome.seats) == players]
        if played:
            parts += f"<h3>{players} players</h3>{_seat_rows(results, played, players)}"
    about = "The share of opponents that a bot leaves behind from each seat. The line marks one half."
    return _section("Seats", about, parts)


def _seat_rows(results: Standings, outcomes: Sequence[Outcome], players: int) -> str:
    rows = ""
    for bot in [None, *(standing.bot for standing in results.bots)]:
        shares = [_share(outcomes, seat, bot) for seat in range(players)]
        if any(share is not None for share in shares):
            name = _name(results, bot) if bot is not None else '<div class="name">all bots</div>'
            cells = "".join(_seat(seat, share, bot) for seat, share in enumerate(shares))
            rows += f'<div class="row">{name}{cells}</div>'
    return f'<div class="rows seats" style="--seats:{players}">{rows}</div>'


def _seat(seat: int, share: float | None, bot: int | None) -> str:
    sentence = f"seat {seat + 1}: {percent(share) if share is not None else '–'}"
    bar = meter(share or 0, colour(bot) if bot is not None else "var(--ink-2)", sentence, 0.5)
    return f"<div><small>{sentence}</small>{bar}</div>"


def _share(outcomes: Sequence[Outcome], seat: int, bot: int | None) -> float | None:
    """How many of the others a seat leaves behind; of those who are not the same bot."""
    found = []
    for outcome in outcomes:
        if bot in (None, outcome.seats[seat]):
            places = outcome.places
            others = [other for other, sitting in enumerate(outcome.seats) if sitting != outcome.seats[seat]]
            found += [(places[seat] < places[o]) + (places[seat] == places[o]) / 2 for o in others]
    return float(np.mean(found)) if found else None


def length(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    tiles = ""
    for place, setting in enumerate(plan.settings):
        turns = [outcome.turns for outcome in outcomes if outcome.setting == place and outcome.fault is None]
        if turns:
            capped = np.mean([outcome.capped for outcome in outcomes if outcome.setting == place])
            title = f"{plan.title(setting)}: {np.mean(turns):.1f} turns a game"
            drawn = histogram(turns, span(turns), "var(--x-sea-t)", title)
            sentence = f"{np.mean(turns):.1f} turns, {percent(float(capped), 1)} ended by a limit"
            tiles += f"<div><h3>{safe(plan.title(setting))}</h3><small>{sentence}</small>{drawn}</div>"
    about = "Turns until the end; a turn is a run of steps by one seat."
    return _section("Length of games", about, f'<div class="tiles">{tiles}</div>')


def times(results: Standings) -> str:
    known = [standing for standing in results.bots if not np.isnan(standing.millis)]
    most = max((standing.millis for standing in known), default=1.0)
    rows = ""
    for standing in known:
        bar = meter(standing.millis / most, colour(standing.bot), f"{millis(standing.millis)} a move")
        rows += _row(_name(results, standing.bot), bar, millis(standing.millis))
    return _section("Time for a move", "On average, on the machine that played.", f'<div class="rows">{rows}</div>')


def faults(results: Standings) -> str:
    if not results.faults:
        return ""
    items = "".join(
        f"<li><b>Game {outcome.number}</b>{_name(results, outcome.seats[fault.seat])}"
        f'<span class="what">{safe(fault.why)}</span></li>'
        for outcome, fault in results.faults[:FAULTS]
    )
    more = len(results.faults) - FAULTS
    rest = f"<p>And {more} more.</p>" if more > 0 else ""
    return _section("Faults", "These games were lost by what a bot did.", f'<ul class="games">{items}</ul>{rest}')


def _name(results: Standings, bot: int) -> str:
    return f'<div class="name">{mark(bot)}{safe(results.labels[bot])}</div>'


def _row(name: str, drawn: str, number: str) -> str:
    return f'<div class="row">{name}<div class="wide">{drawn}</div><div class="number">{number}</div></div>'


def _section(title: str, about: str, body: str) -> str:
    return f'<section><h2>{title}</h2><p class="faint">{about}</p>{body}</section>'
