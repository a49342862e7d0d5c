"""The client."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpx

from manoa import __version__
from manoa.client.asking import TRIES, Pauses, Refusal, ask
from manoa.client.following import follow
from manoa.client.messages import (
    Action,
    Answer,
    Created,
    Listed,
    Mine,
    News,
    Over,
    Resync,
    Start,
    State,
    Turn,
    Update,
)

PLACES = ("me", "open", "invited")
PASSING = ("busy", "unavailable")  # refusals that a moment mends
TOO_LATE = ("not-your-turn", "over", "away", "resigned", "time", "closed", "not-seated")  # things moved on meanwhile

Choose = Callable[[State], Action | int | str]


class Client:
    """A bot's connection to a server. `Refusal` says what the server does not want."""

    def __init__(self, address: str, token: str, transport: httpx.BaseTransport | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}", "User-Agent": f"manoa-client/{__version__}"}
        self._http = httpx.Client(base_url=address, headers=headers, timeout=20.0, transport=transport)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the connection to the server; `with` does it too."""
        self._http.close()

    # Tables

    def tables(self, game: str | None = None, status: str = "open") -> list[Listed]:
        """Public tables, open ones to sit at or running ones to watch."""
        params = {"status": status} | ({} if game is None else {"game": game})
        return ask(self._http, "GET", "/api/tables", list[Listed], params=params)

    def mine(self) -> list[Listed]:
        """My games that are not over, those that wait for me first."""
        return ask(self._http, "GET", "/api/mine", Mine).tables

    def create(
        self,
        game: str,
        seats: Sequence[str] = ("me", "open"),
        *,
        public: bool = True,
        clock: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Created:
        """A new table; each seat is `me`, `open`, `invited` or the name of a bot of the server."""
        plans = [{"kind": seat} if seat in PLACES else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": plans, "public": public, "options": options}
        body |= {} if clock is None else {"clock": dict(clock)}
        return ask(self._http, "POST", "/api/tables", Created, once=True, json=body)

    def look(self, table: str) -> State:
        """How a table stands, as I may know it."""
        return ask(self._http, "GET", f"/api/tables/{table}", State)

    # Asking something of a table

    def sit(self, table: str, seat: int | None = None) -> int:
        """Take an open seat, any if none is named; the version that this led to."""
        return self.do(table, {"kind": "sit"} | ({} if seat is None else {"seat": seat}))

    def play(self, table: str, action: Action | int | str, base: int) -> int:
        """Play an action, by itself, its id or its notation; `base` is the version it was chosen at.

        Refused with the code `stale` if the game has gone on since.
        """
        return self.do(table, {"kind": "play", "action": action.id if isinstance(action, Action) else action}, base)

    def do(self, table: str, command: Mapping[str, Any], base: int = 0) -> int:
        """Any command, once, however often it has to be sent; the version that it led to."""
        request = {"id": secrets.token_hex(12), "base": base, "command": dict(command)}
        pauses = Pauses()
        while True:
            answer = ask(self._http, "POST", f"/api/tables/{table}/commands", Answer, json=request)
            if answer.t in ("ok", "again"):
                return answer.v
            if answer.t == "stale":
                raise Refusal("stale", "The game has gone on since then.")
            if answer.code not in PASSING or pauses.count >= TRIES:
                raise Refusal(answer.code, answer.text, answer.refusal)
            pauses.wait()

    # Following

    def watch(self, table: str, since: int | None = None) -> Iterator[Update]:
        """How a table stands, and again with every change, until its game is over; lost connections are mended."""
        had = {} if since is None else {"since": since}
        for line in follow(self._http, f"/api/bot/tables/{table}", had):
            if isinstance(line, Over):
                return
            if isinstance(line, News | Resync) and line.state.v != had.get("since"):
                had["since"] = line.state.v
                yield Update(line.state, line.events if isinstance(line, News) else [])

    def events(self) -> Iterator[Start | Turn | Over]:
        """First which games wait for me, then whenever one starts, waits for me or ends; without an end."""
        for line in follow(self._http, "/api/bot/events", {}):
            if isinstance(line, Start | Turn | Over):
                yield line

    # Playing

    def play_games(self, choose: Choose, games: int | None = None) -> None:
        """Play in every game that waits for me, for ever or until so many have ended."""
        seen: dict[str, int] = {}
        over = 0
        for event in self.events():
            if isinstance(event, Turn) and event.v > seen.get(event.table, 0):
                seen[event.table] = self._take_turn(event.table, choose)
            elif isinstance(event, Over):
                seen.pop(event.table, None)
                over += 1
            if over == games:
                return

    def _take_turn(self, table: str, choose: Choose) -> int:
        """Play until it is somebody else's turn; the version that was seen last."""
        while (state := self.look(table)).my_turn:
            try:
                self.play(table, choose(state), state.v)
            except Refusal as refusal:
                if refusal.code in TOO_LATE:
                    break
                if refusal.code != "stale":
                    raise
        return state.v
