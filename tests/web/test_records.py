"""Games from files: those that bots played in the arena, those that the app saved, and files of other kinds."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

import manoa
from cli.terminals import COMMAND
from web.people import BOT, People

BOTS = ("careful", "random", "--game", "lost-cities", "--options", "rounds=1")


@pytest.fixture(scope="module")
def of_the_arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The second game of a run, as `manoa arena record` saves it."""
    folder = tmp_path_factory.mktemp("arena")
    kept, record = str(folder / "run.gz"), folder / "game.manoa.json"
    subprocess.run([*COMMAND, "arena", *BOTS, "--games", "2", "--workers", "1", "--out", kept], check=True)
    subprocess.run([*COMMAND, "arena", "record", kept, "2", "-o", str(record)], check=True)
    return record


def test_a_game_of_the_arena_is_looked_back_on(person: People, of_the_arena: Path) -> None:
    mira = person("Mira")
    page = mira.page
    match = manoa.replay(json.loads(of_the_arena.read_text()))
    steps = len(match.steps)
    mira.open_file(of_the_arena)
    expect(page.get_by_text(f"{steps} of {steps}", exact=True)).to_be_visible()
    for bot, points in zip(("Wanderer", "Careful"), match.scores, strict=True):  # seats changed for the second game
        page.get_by_role("radio", name=bot).check(force=True)
        expect(page.locator(".sum").first).to_have_text(str(points).replace("-", "−"))
    page.get_by_role("tab", name="Log").click()
    found = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(found.last).to_contain_text("match")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator('[data-spot="deck"]')).to_have_attribute("aria-label", re.compile("44 cards left"))


def test_a_game_that_was_saved_comes_back_with_its_names(person: People, tmp_path: Path) -> None:
    mira, otto = person("Mira"), person("Otto")
    table, _ = mira.table("lost-cities", BOT)
    mira.ask(table, kind="resign")
    page = mira.page
    page.goto(f"/table/{table}/replay")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    saved.value.save_as(tmp_path / "mine.manoa.json")
    otto.open_file(tmp_path / "mine.manoa.json")
    names = json.loads((tmp_path / "mine.manoa.json").read_text())["names"]
    expect(otto.page.get_by_role("list", name="Players")).to_contain_text(re.compile("|".join(names)))
    expect(otto.page.get_by_role("list", name="Players")).to_contain_text("Wanderer")  # the level of its bot


def test_a_file_that_is_no_record_is_refused_in_words(person: People, of_the_arena: Path, tmp_path: Path) -> None:
    mira = person("Mira")
    alert = mira.page.get_by_role("alert")
    other, half = tmp_path / "song.json", tmp_path / "half.json"
    other.write_text("la la la")
    half.write_text(json.dumps({"game": "quest"}))
    mira.choose_file(other)
    expect(alert).to_have_text("This file is not a record of a game.")
    mira.choose_file(half)
    expect(alert).to_contain_text("that can be played here")
    mira.allow("400")
    mira.open_file(of_the_arena)
    expect(alert).to_have_count(0)
