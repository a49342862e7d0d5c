"""A mail server, as small as can be: it takes letters and shows them."""

from __future__ import annotations

import re
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from threading import Thread

LINK = re.compile(r"https?://\S+/(confirm|recover)#(\S+)")


class Talk(socketserver.StreamRequestHandler):
    """RFC 5321, as far as a client that only delivers needs it."""

    def handle(self) -> None:
        self.say("220 post office")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                self.say("354 go on")
                self.server.letters.put(self.body())  # type: ignore[attr-defined]
            self.say("221 bye" if verb == b"QUIT" else "250 fine")
            if verb == b"QUIT":
                return

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def body(self) -> bytes:
        lines = iter(self.rfile.readline, b".\r\n")
        return b"".join(line.removeprefix(b".") if line.startswith(b"..") else line for line in lines)


class PostOffice:
    def __init__(self, server: socketserver.ThreadingTCPServer, letters: Queue[bytes]) -> None:
        self.address = "smtp://{}:{}".format(*server.server_address[:2])
        self.letters = letters

    def letter(self) -> EmailMessage:
        """The next one, as soon as it is there."""
        letter = message_from_bytes(self.letters.get(timeout=30), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        return letter

    def secrets(self) -> list[str]:
        """Of the links in the next letter."""
        return [found.group(2) for found in LINK.finditer(self.letter().get_content())]


@contextmanager
def post_office() -> Iterator[PostOffice]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk) as server:
        server.daemon_threads = True
        letters: Queue[bytes] = Queue()
        server.letters = letters  # type: ignore[attr-defined]
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield PostOffice(server, letters)
        server.shutdown()
        thread.join()
