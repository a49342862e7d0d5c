"""The report holds all results and needs nothing from outside."""

from __future__ import annotations

import base64
import html
import json
import re
from html.parser import HTMLParser

import pytest

import manoa
from arena.contests import ODD, Here, lost_cities, plan_of, simulated
from manoa.arena import Fault, Outcome, Plan, Run, standings
from manoa.arena.report.charts import Scale
from manoa.arena.report.marks import COLOURS, mark, millis, signed, ticks
from manoa.arena.report.page import chosen, page
from manoa.art.inks import DARK, LIGHT, contrast

VOID = {"meta", "br", "link", "img"}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return lost_cities("careful", "random", f"{ODD}Raise")


@pytest.fixture(scope="module")
def outcomes(plan: Plan) -> list[Outcome]:
    run = Run(plan, 6)
    Here().play(run)
    return run.counted()


@pytest.fixture(scope="module")
def text(plan: Plan, outcomes: list[Outcome]) -> str:
    return page(plan, standings(plan, outcomes), outcomes)


class Tags(HTMLParser):
    """Every start has its end."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def parsed(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    return tags


def test_it_names_every_bot_and_every_part(text: str, plan: Plan) -> None:
    for label in plan.labels:
        assert label in text
    parts = ["Ratings", "Who beats whom", "Margins", "Seats", "Length of games", "Time for a move", "Faults"]
    assert re.findall("<h2>(.*?)</h2>", text) == [*parts, "Games worth a look"]


def test_it_needs_nothing_from_outside(text: str) -> None:
    tags = parsed(text)
    for tag, name, value in tags.attributes:
        if name in ("href", "src", "action", "data", "poster", "srcset"):
            assert value.startswith("data:"), (tag, name, value)
        assert not name.startswith("on"), (tag, name)
    assert "<script" not in text
    assert "@import" not in text
    assert all(address.startswith("data:") for address in re.findall(r"url\((.*?)\)", text))
    assert re.findall(r"https?://[^\s\"')<]*", text) == []


def test_it_knows_both_themes_and_all_inks_that_it_uses(text: str) -> None:
    assert "prefers-color-scheme:dark" in text
    defined = set(re.findall(r"--([a-z0-9-]+):", text))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", text)) <= defined


def test_the_cross_table_has_the_results(text: str, plan: Plan, outcomes: list[Outcome]) -> None:
    for meeting in standings(plan, outcomes).meetings.values():
        assert f"+{meeting.won} ={meeting.drawn} −{meeting.lost}" in text


def test_links_hold_records_that_replay(text: str, plan: Plan, outcomes: list[Outcome]) -> None:
    links = re.findall(r'download="lost-cities-(\d+).manoa.json" href="data:application/json;base64,(.*?)"', text)
    by_number = {outcome.number: outcome for outcome in outcomes}
    assert {int(number) for number, _ in links} == {
        outcome.number for outcome, _ in chosen(standings(plan, outcomes), outcomes)
    }
    assert links
    for number, record in links:
        replayed = manoa.replay(json.loads(base64.b64decode(record)))
        assert replayed.scores == by_number[int(number)].scores


def test_names_cannot_break_out_of_the_page() -> None:
    evil = "cmd: x<script>alert(1)</script>\"'"
    named = Plan("lost-cities", 1, [evil, "random"], plan_of(2).settings, 0)
    games = [
        Outcome(number, 0, seats, 1, [], [0, 0], 0, [0, 0], [0, 0], [0, 0], fault=Fault(0, "crashed", evil))
        for number, seats in ((1, [0, 1]), (2, [1, 0]))
    ]
    text = page(named, standings(named, games), games)
    parsed(text)
    assert "<script" not in text
    assert html.escape("x<script>alert(1)</script>") in text


@pytest.mark.parametrize("players", [(2,), (3,), (2, 4)])
def test_it_is_drawn_for_any_number_of_players(players: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.arena.report.page._link", lambda *_: "data:,")
    plan = plan_of(4, players)
    monkeypatch.setattr(Plan, "title", lambda _, setting: f"{setting.players} players")
    outcomes = simulated(plan, 24, lambda task: [10 * bot - seat for seat, bot in enumerate(task.seats)])
    text = page(plan, standings(plan, outcomes), outcomes)
    parsed(text)
    for number in players:
        assert f"<h3>{number} players</h3>" in text
    assert ("Setting by setting" in text) == (len(players) > 1)


def test_no_two_of_thirty_bots_look_alike() -> None:
    assert len({mark(bot) for bot in range(30)}) == 30


@pytest.mark.parametrize("inks", [LIGHT, DARK])
def test_marks_can_be_seen_on_the_sheet(inks: dict[str, str]) -> None:
    assert all(contrast(inks[name], inks["sheet"]) >= 3 for name in COLOURS)


def test_numbers() -> None:
    assert [signed(value, 1) for value in (1.25, -0.04, -3)] == ["+1.2", "0.0", "−3.0"]
    assert [millis(value) for value in (0.0123, 1.5, 2500, float("nan"))] == ["12 µs", "1.5 ms", "2.50 s", "–"]
    assert ticks(-7, 23, 5) == [0, 10, 20]
    assert ticks(0, 1, 5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])


@pytest.mark.parametrize(
    ("far", "labels"),
    [(9000, ["−5000", "0", "5000"]), (12000, ["−10k", "−5k", "0", "5k", "10k"]), (40, ["−40", "−20", "0", "20", "40"])],
)
def test_long_numbers_of_an_axis_are_shortened(far: int, labels: list[str]) -> None:
    assert re.findall(r">([^<]+)</text>", Scale(-far, far).axis(96)) == labels
