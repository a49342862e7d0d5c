"""Requests to a server, sent again where that is safe."""

import random
import time
from typing import Any, TypeVar

import httpx
import msgspec

from manoa.client.messages import Problem, Reason

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds
DOUBLINGS = 6  # from the first pause to the longest
TRIES = 8  # about a minute
CALM = 1.0  # seconds to wait where the server does not say how many


class Refusal(Exception):
    """No, and why: a code for programs, a sentence for people, and the reason as a code with parts, if there is one.
    `unreachable` is the code if no server answered."""

    def __init__(self, code: str, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.reason = reason


class Pauses:
    """Longer and longer, and never quite the same: many clients must not come back at one moment."""

    def __init__(self) -> None:
        self.count = 0

    def wait(self) -> None:
        longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self.count, DOUBLINGS))
        self.count += 1
        time.sleep(longest * random.uniform(0.5, 1.0))


def ask(http: httpx.Client, method: str, path: str, kind: type[T], *, once: bool = False, **given: Any) -> T:
    """The answer. What must not be done twice is sent again only if it cannot have arrived."""
    pauses = Pauses()
    while True:
        try:
            response = http.request(method, path, **given)
        except httpx.TransportError as error:
            if pauses.count >= TRIES or (once and not isinstance(error, httpx.ConnectError)):
                raise Refusal(
                    "unreachable", f"The server does not answer: {str(error) or type(error).__name__}."
                ) from error
            pauses.wait()
            continue
        if response.is_success:
            return msgspec.json.decode(response.content, type=kind)
        if not must_wait(response):
            if once or response.status_code < 500 or pauses.count >= TRIES:
                raise problem(response)
            pauses.wait()


def must_wait(response: httpx.Response) -> bool:
    """Whether a limit was met; then the time that the server asked for has passed."""
    if response.status_code != 429:
        return False
    try:
        limit = msgspec.json.decode(response.content, type=Problem).ratelimit
    except msgspec.MsgspecError:
        limit = None
    time.sleep(limit.seconds if limit else CALM)
    return True


def problem(response: httpx.Response) -> Refusal:
    try:
        found = msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:  # something in between has answered, such as a proxy
        status = f"{response.status_code} {response.reason_phrase}".strip()
        return Refusal("no-manoa", f"What answers at {response.url} is not Manoa: {status}.")
    return Refusal(found.code, found.error, found.refusal)
