"""Heads of requests that can be read in one way only: what a proxy took for one request is not two of them here."""

from typing import NamedTuple

Headers = list[tuple[bytes, bytes]]

VERSIONS = ("1.0", "1.1")
NOT_IN_A_NAME = b" \t,/@?#\\"  # of a machine, with its port


class Head(NamedTuple):
    method: bytes
    version: str
    target: bytes
    headers: Headers
    upgrade: bool  # to another protocol, as the parser understands it


def fault(head: Head) -> str | None:
    """What is wrong with it, besides what the parser refuses by itself: a sentence."""
    hosts, coded = sent(head.headers, b"host"), sent(head.headers, b"transfer-encoding")
    if head.version not in VERSIONS:
        return "The version of HTTP has to be 1.0 or 1.1."
    if head.method == b"CONNECT" or not (head.target.startswith(b"/") or head.target == b"*"):
        return "The address in a request has to be a path, beginning with a slash."
    if len(hosts) > 1 or (not hosts and head.version == "1.1"):
        return "A request has to have exactly one Host header."
    if any(sign in NOT_IN_A_NAME for sign in b"".join(hosts)):
        return "The Host header has to be a name or an address, with or without a port."
    if coded and (head.version == "1.0" or [one.strip().lower() for one in coded] != [b"chunked"]):
        return "Transfer-Encoding has to be chunked, in HTTP/1.1."
    if head.upgrade and (coded or announced(head.headers)):
        return "A request for another protocol cannot have a body."
    return None


def announced(headers: Headers) -> int:
    """Bytes that the body is to have. The parser refuses what is no number, and more than one."""
    return sum(map(int, sent(headers, b"content-length")))


def sent(headers: Headers, name: bytes) -> list[bytes]:
    return [value for each, value in headers if each == name]
