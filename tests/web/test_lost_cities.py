"""Two people play Lost Cities, each in a browser of their own, and somebody watches."""

from __future__ import annotations

from playwright.sync_api import expect

from web import lost_cities
from web.people import People, Person
from web.player import Game, Games, play

LOOKS = (5, 40, 75, 150)  # steps at which everybody's page is searched


def test_two_people_play_a_whole_match_and_nobody_sees_too_much(person: People, follow: Games) -> None:
    mira, otto, vera = person("Mira"), person("Otto"), person("Vera")
    table = lost_cities.for_two(mira, otto)
    vera.sit(table)
    everybody = {0: mira, 1: otto, None: vera}
    rounds = [1]

    def after(game: Game) -> None:
        if game.table.step in LOOKS:
            game.wait(mira, lambda _: all(is_at(one, game) for one in everybody.values()))
            search(game, everybody)
        if not game.match.over and game.match.view()["round"] != rounds[-1]:
            rounds.append(game.match.view()["round"])
            for player in (mira, otto):
                lost_cities.go_on(player)
            for one in everybody.values():
                one.heard.clear()

    game = follow(table)
    play(game, {0: mira, 1: otto}, lost_cities.do, after=after)
    assert rounds == [1, 2, 3]
    best = max(game.match.scores)
    for one in everybody.values():
        outcome = one.page.get_by_role("status").filter(has_text="The game is over")
        expect(outcome).to_contain_text(str(best))


def is_at(person: Person, game: Game) -> bool:
    return any(f'"v":{game.table.version}' in text for text in person.heard[-6:])


def search(game: Game, everybody: dict[int | None, Person]) -> None:
    for seat, one in everybody.items():
        assert not one.keeps()
        hidden = lost_cities.hidden_from(game.match, seat)
        assert len(hidden) > 10
        assert not lost_cities.written(one.heard) & hidden
        if game.match.view()["round"] == 1:  # later the log tells of cards that are in somebody's hand again
            assert not lost_cities.shown(one) & hidden
        if seat is not None:  # the search is able to find
            own = set(game.match.view(seat)["hand"]) & lost_cities.NUMBERS
            assert own <= lost_cities.written(one.heard)
            assert own <= lost_cities.shown(one)
