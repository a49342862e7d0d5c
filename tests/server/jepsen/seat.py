"""What a client knows of one table, and the command that it waits for an answer to."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

Json = dict[str, Any]
RESEND = 0.4  # seconds without an answer
ASK_AGAIN = 0.6  # seconds in which nothing was heard of a table
WORDS = ("hello", "well played", "<b>hm</b>", "…")


@dataclass
class Pending:
    """A command under way."""

    id: str
    request: Json
    sent: float


@dataclass
class Place:
    """A client's place at a table: a seat that it has or wants, or a spectator's."""

    table: str
    plays: bool
    random: Random
    version: int | None = None
    state: Json | None = None
    pending: Pending | None = None
    behind: int = 0  # a version that somebody mentioned
    heard: float = 0.0  # when something was, last
    think_until: float = 0.0
    asked: set[str] = field(default_factory=set)

    @property
    def status(self) -> str:
        return "unknown" if self.state is None else str(self.state["table"]["status"])

    def learn(self, frame: Json, now: float) -> bool:
        """Take news in if they fit; False if something is missing in between."""
        self.heard = now
        state, version = frame["state"], frame["state"]["v"]
        if self.version is not None and version <= self.version:
            return True  # heard before
        if frame["t"] == "news" and (self.version is None or (frame["events"] and self.version + 1 < first(frame))):
            self.behind = max(self.behind, version)
            return False
        self.version, self.state = version, state
        return True

    def wish(self) -> Json | None:
        """What to ask for now: mostly what is fit, sometimes what is not."""
        chance, state = self.random.random(), self.state
        if state is None or self.version is None:
            return None
        if chance < 0.02:
            return {"kind": "say", "text": self.random.choice(WORDS)}
        if self.status == "open":
            return {"kind": "sit"} if self.plays and state["you"] is None else None
        if self.status != "running":
            return None
        if state["you"] is not None and state["table"]["seats"][state["you"]]["away"] == "time":
            return {"kind": "return"} if chance < 0.1 else None
        if chance < 0.03:
            return self._nonsense()
        return self._answer(state) or self._move(state, chance) if state["you"] is not None else None

    def _move(self, state: Json, chance: float) -> Json | None:
        if state["undo"] and chance < 0.10:
            return {"kind": "undo"}
        if 0.10 < chance < 0.11:
            return {"kind": "offer", "what": self.random.choice(("undo", "end"))}
        if not state["actions"]:
            return None
        action = self.random.choice(state["actions"])
        return {"kind": "play", "action": action["text"] if 0.11 < chance < 0.21 else action["id"]}

    def _answer(self, state: Json) -> Json | None:
        for offer in state["offers"]:
            if state["you"] not in offer["agreed"] and self.random.random() < 0.3:
                return {"kind": "answer", "what": offer["what"], "agree": self.random.random() < 0.5}
        return None

    def _nonsense(self) -> Json:
        return self.random.choice(
            [
                {"kind": "play", "action": self.random.randrange(2_000)},
                {"kind": "play", "action": "the red one"},
                {"kind": "answer", "what": "end", "agree": False},
                {"kind": "undo"},
                {"kind": "sit", "seat": 0},
            ]
        )

    def base(self) -> int:
        """Mostly the version that is known; sometimes an older one."""
        known = self.version or 0
        return max(0, known - self.random.randrange(1, 4)) if self.random.random() < 0.03 else known


def first(frame: Json) -> int:
    return int(frame["events"][0]["v"])
