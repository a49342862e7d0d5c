"""People who call on the server for `make_server.py`, and how they play."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx

PASSWORD = "correct horse"
State = dict[str, Any]
Fits = Callable[[State], Any]
EAGER = ("run", "go", "buy", "pay", "play", "move", "march", "raid", "fight")  # what makes things happen
luck = random.Random(7)


class Person:
    """Somebody with a cookie, or a bot of theirs with a token."""

    def __init__(self, address: str, name: str, account: bool = False, token: bool = False) -> None:
        self.http = httpx.Client(base_url=address, timeout=30, headers={"User-Agent": "make_server"})
        self.name = name
        self.id: str = self.post("/api/guests", name=name)["id"]
        if account:
            self.post("/api/account", name=name, password=PASSWORD)
        if token:
            made = self.post("/api/tokens", name="bot", scopes=["read", "play"])
            self.http.cookies.clear()
            self.http.headers["Authorization"] = f"Bearer {made['token']}"

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def set_up(self, game: str, *seats: str, clock: Any = None, **options: Any) -> str:
        plans = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": game, "seats": plans, "options": options, "clock": clock or {"kind": "none"}}
        table: str = self.post("/api/tables", **body)["table"]
        return table

    def look(self, table: str) -> State:
        state: State = self.get(f"/api/tables/{table}")
        return state

    def do(self, table: str, kind: str, **more: Any) -> Any:
        state = self.look(table)
        request = {"id": f"c{state['v']}-{kind}", "base": state["v"], "command": {"kind": kind, **more}}
        answer = self.post(f"/api/tables/{table}/commands", **request)
        assert answer["t"] == "ok", answer
        return answer

    def play(self, table: str, action: Any) -> None:
        self.do(table, "play", action=action["id"])

    def analyse(self, record: dict[str, Any]) -> str:
        table: str = self.post("/api/records", record=record)["table"]
        return table

    def branch(self, table: str, step: int, **bots: str) -> str:
        seats = {seat.removeprefix("seat"): bot for seat, bot in bots.items()}
        made: str = self.post(f"/api/tables/{table}/branch", step=step, bots=seats)["table"]
        return made


def together(game: str, *people: Person, clock: Any = None, **options: Any) -> str:
    """A game of these people."""
    table = people[0].set_up(game, "me", *["open"] * (len(people) - 1), clock=clock, **options)
    for person in people[1:]:
        person.do(table, "sit")
    return table


def to_act(table: str, *people: Person) -> tuple[Person, State] | None:
    """The one of these people whose turn it is, once bots have played; None when the game is over."""
    while True:
        state = people[0].look(table)
        if state["player"] is None:
            return None
        for person in people:
            if (mine := person.look(table))["actions"]:
                return person, mine
        time.sleep(0.05)


def any_action(state: State) -> Any:
    kinds: dict[str, list[Any]] = {}
    for action in state["actions"]:
        kinds.setdefault(action["data"]["kind"], []).append(action)
    eager = [kind for kind in EAGER if kind in kinds]
    return luck.choice(kinds[luck.choice(eager if eager and luck.random() < 0.6 else sorted(kinds))])


def go_on(table: str, *people: Person, until: Fits = lambda _: False, least: int = 0) -> State:
    """Play anything until a state fits, or to the end."""
    for _ in range(5000):
        found = to_act(table, *people)
        if found is None:
            return people[0].look(table)
        person, state = found
        if state["table"]["step"] >= least and until(state):
            return state
        person.play(table, any_action(state))
    raise AssertionError("It goes on and on.")


def owner(state: State, *people: Person) -> Person:
    """Whose state this is."""
    user = state["table"]["seats"][state["you"]]["user"]
    return next(person for person in people if person.id == user)


def hinted(table: str, person: Person, bot: str) -> None:
    """Play to the end as a bot would."""
    while (found := to_act(table, person)) is not None:
        step = found[1]["table"]["step"]
        advice = person.get(f"/api/tables/{table}/steps/{step}/thoughts", bot=bot)
        person.play(table, advice["action"])


def kinds(state: State) -> set[str]:
    return {action["data"]["kind"] for action in state["actions"]}


def one_of(state: State, kind: str) -> Any:
    return luck.choice([action for action in state["actions"] if action["data"]["kind"] == kind])


def in_run(state: State) -> bool:
    """In the middle of a run, with power left for another step."""
    return bool(state["view"]["run"]) and "go" in kinds(state)


def half_paid(table: str, *people: Person, least: int = 0) -> State:
    """Play until a price is paid in part, and more is due."""
    while True:
        state = go_on(table, *people, until=lambda state: "card" in (state["view"]["payment"] or {}), least=least)
        owner(state, *people).play(table, one_of(state, "pay"))
        state = owner(state, *people).look(table)
        if state["view"]["payment"] is not None:
            return state


def undone_run(table: str, *people: Person) -> None:
    """Go on in a run and take that back; then take back its beginning, and begin another."""
    state = go_on(table, *people, until=in_run)
    person = owner(state, *people)
    person.play(table, one_of(state, "go"))
    person.do(table, "undo")
    person.do(table, "undo")
    state = person.look(table)
    person.play(table, one_of(state, "run"))
