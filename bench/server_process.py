"""A server as a child process: until it is ready, what it uses, how it is stopped."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

START = 60  # seconds


class Process:
    """Started at once; `ready` waits for its first answer."""

    def __init__(self, command: list[str], port: int, log: Path, environment: Mapping[str, str]) -> None:
        self.port = port
        self.log = log
        self.began = time.perf_counter()
        with log.open("a") as out:
            everything = {**os.environ, **environment}
            self.child = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=everything)

    def ready(self, path: str) -> float:
        """Seconds from the start to the first 200 of an address."""
        while time.perf_counter() - self.began < START and self.child.poll() is None:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=START)
            try:
                connection.request("GET", path)
                if connection.getresponse().status == 200:
                    return time.perf_counter() - self.began
            except OSError:
                pass
            finally:
                connection.close()
            time.sleep(0.02)
        self.stop()
        raise SystemExit(f"The server did not start:\n{self.log.read_text()[-2000:]}")

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(20)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()


class Http:
    """A connection for what is asked outside the sockets, one request after the other."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=START, source_address=(source, 0))

    def post(self, path: str, body: object, headers: Mapping[str, str] | None = None) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        try:
            response = self.ask(path, body, headers)
        except ConnectionError:  # it was idle for too long
            self.close()
            response = self.ask(path, body, headers)
        text = response.read().decode()
        if response.status not in (200, 201):
            raise SystemExit(f"POST {path}: {response.status} {text}")
        return json.loads(text), response.headers.get("Set-Cookie", "").partition(";")[0]

    def close(self) -> None:
        self.connection.close()

    def ask(self, path: str, body: object, headers: Mapping[str, str] | None) -> http.client.HTTPResponse:
        kind = {"Content-Type": "application/json"}
        self.connection.request("POST", path, json.dumps(body), {**kind, **(headers or {})})
        return self.connection.getresponse()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
