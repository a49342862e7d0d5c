"""Where a request has work done that takes a while, at its own expense."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.di import NamedDependency

from manoa.server.http.forwarded import address_of
from manoa.server.http.identity import identify
from manoa.server.http.limits import WORK, Budget, Limits
from manoa.server.http.problems import TooMany
from manoa.server.live.workshop import Workshop
from manoa.server.people.secrets import new_id
from manoa.server.table.refusal import Busy

T = TypeVar("T")


class Desk:
    """A request costs the seconds that it took. Who has spent more than they had waits until it has come back."""

    def __init__(self, workshop: Workshop, limits: Limits, address: str, user: str | None) -> None:
        self.workshop, self.limits = workshop, limits
        self.address, self.user = address, user

    async def work(self, work: Callable[[], T]) -> T:
        """`Busy` if there are debts, or if too much waits."""
        try:
            self.pay(WORK, 0)
        except TooMany as debts:
            raise Busy(debts.limit.key, debts.limit.seconds) from None
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return work()
            finally:
                spent = time.thread_time() - began

        try:
            return await self.workshop.do(self.address or self.user or "", timed)
        finally:
            if spent:
                self.pay(WORK, spent)

    async def work_for_all(self, work: Callable[[], T]) -> T:
        """What is done once for everybody, at nobody's expense."""
        return await self.workshop.do(new_id(), work)

    def spend(self, budget: Budget) -> None:
        """`TooMany` if there is nothing left. The address comes first, as it does for requests."""
        self.limits.spend(budget.key, budget.address, f"address {self.address}")
        if self.user is not None:
            self.limits.spend_person(budget, self.user)

    def pay(self, budget: Budget, cost: float) -> None:
        """What it has cost, afterwards; for nothing, `TooMany` if there are debts."""
        self.limits.pay(budget.key, budget.address, f"address {self.address}", cost)
        if self.user is not None:
            self.limits.pay(budget.key, budget.person, f"person {self.user}", cost)


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    person = await identify(request)
    state = request.app.state
    return Desk(state.workshop, state.limits, address_of(request.scope), person.id if person else None)


TheDesk = NamedDependency[Desk]  # `desk`
