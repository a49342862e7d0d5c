"""Policies: kernels that choose an action. `random` is every game's; a game brings others, and so may anyone.

Most need only what all kernels get. A `Policy` of a game works besides with tables of its own and a memory of its own.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from manoa.kernel.records import Record, int8
from manoa.kernel.rulebook import Kernel, Policy, Rulebook


class Nothing(Record):
    """The tables and the memory of a policy that has none."""

    nothing = int8


def named_policy(book: Rulebook, bound: Any, policy: str | Kernel | Policy) -> tuple[str, Kernel | Policy]:
    """A policy and its name: one of the game's own, `random`, or any kernel of that signature."""
    if isinstance(policy, Policy) or callable(policy):
        choose = policy.choose if isinstance(policy, Policy) else policy
        return f"{choose.__module__}.{choose.__qualname__}", policy
    known: dict[str, Kernel | Policy] = {"random": bound.random, **book.policies}
    if policy not in known:
        raise ValueError(f"{book.title} has no policy {policy!r}; there are: {', '.join(sorted(known))}")
    return policy, known[policy]


def tables_of(policy: Kernel | Policy, rules: Any) -> Any:
    """The tables of a policy for these rules, as an array with one record."""
    return _tables(policy, rules.tobytes(), rules.dtype) if isinstance(policy, Policy) else Nothing.many(1)


def memory_of(policy: Kernel | Policy) -> Any:
    """The memory of a policy for one thread, as an array with one record."""
    return (policy.memory if isinstance(policy, Policy) else Nothing).many(1)


def ready(policy: Kernel | Policy, rules: Any) -> Kernel:
    """A policy in the form policy(rules, state, scratch, luck), for one thread of Python; the rules are an array."""
    if not isinstance(policy, Policy):
        return policy
    choose, tables, memory = policy.choose, tables_of(policy, rules), memory_of(policy)

    def follow(rules: Any, state: Any, scratch: Any, luck: int) -> Any:
        return choose(rules, tables[0], state, memory[0], luck)

    return follow


@functools.lru_cache(maxsize=64)
def _tables(policy: Policy, rules: bytes, dtype: Any) -> Any:
    """Made once for all games with equal rules."""
    return np.array([policy.tables(np.frombuffer(rules, dtype)[0])])
