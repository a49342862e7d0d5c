"""How many may be connected: in all, from one address, and without saying who they are.

At its limit a server turns new connections away, but not those from addresses where somebody is in already: they have
places of their own.
"""

from collections import Counter

from manoa.server.settings import Settings

SPARE = 6  # one in so many places is kept for addresses from which somebody is in


class Door:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections: Counter[str] = Counter()  # by address
        self.strangers: Counter[str] = Counter()  # sockets of those who have not said who they are
        self.people: Counter[str] = Counter()  # sockets of those who have

    def enter(self, address: str) -> bool:
        """A new connection; whether there is room for it."""
        settings = self.settings
        familiar = address in self.people
        most = settings.connections if familiar else settings.connections * (SPARE - 1) // SPARE
        of_one = settings.connections_of_one * (2 if familiar else 1)
        if not address or settings.behind_proxy:  # all come from the same place: the proxy counts them
            of_one = most
        if settings.limits and (self.connections.total() >= most or self.connections[address] >= of_one):
            return False
        self.connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        _less(self.connections, address)

    def enter_socket(self, address: str, known: bool) -> bool:
        """A new socket; strangers have fewer places."""
        if known:
            self.people[address] += 1
            return True
        full = self.strangers.total() >= self.settings.strangers
        if self.settings.limits and (full or self.strangers[address] >= self.settings.strangers_of_one):
            return False
        self.strangers[address] += 1
        return True

    def leave_socket(self, address: str, known: bool) -> None:
        _less(self.people if known else self.strangers, address)


def _less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]
