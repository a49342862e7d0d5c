"""Rate limits: how much, of whom, and what is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.server.http.forwarded import address_of
from manoa.server.http.limits import (
    GUESSES_ANYWHERE,
    GUESSES_HERE,
    GUESTS,
    LOGINS,
    LONGEST,
    REQUESTS,
    Bucket,
    Limits,
    Rate,
    taken,
)
from manoa.server.http.problems import TooMany
from manoa.server.settings import Settings
from manoa.server.wire.base import RateLimit
from server.people_app import TO_US, Browser, Site, bearer, open_site, statements


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


# Buckets


def test_a_bucket_gives_its_burst_and_then_its_rate(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=3, minute=60), clock)
    assert [bucket.wait() for _ in range(4)] == [0, 0, 0, 1]
    clock.now += 0.5
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.wait() for _ in range(2)] == [0, 1]


def test_a_turn_comes_later_the_more_were_before_it(clock: Clock) -> None:
    bucket, limits = Bucket(Rate(burst=2, minute=60), clock), Limits(clock=clock)
    assert [bucket.turn() for _ in range(4)] == [0, 0, 1, 2]
    clock.now += 4
    assert [bucket.turn() for _ in range(3)] == [0, 0, 1]
    assert [limits.turn("a", Rate(2, 60), "ann") for _ in range(4)] == [0, 0, 1, 2]
    assert limits.turn("a", Rate(2, 60), "bob") == 0
    while limits.turn("a", Rate(2, 60), "ann") is not None:
        pass
    clock.now += 1
    assert limits.turn("a", Rate(2, 60), "ann") == pytest.approx(LONGEST), "who was turned away took none"
    assert {limits.turn("a", Rate(2, 60), "") for _ in range(99)} == {0}
    assert {Limits(False).turn("a", Rate(2, 60), "ann") for _ in range(99)} == {0}


def test_what_costs_more_takes_more(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=10, minute=60), clock)
    assert bucket.wait(8) == 0
    assert bucket.wait(5) == 3
    assert bucket.wait(2) == 0


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=2, minute=60), clock)
    bucket.wait()
    clock.now += 10_000
    assert [bucket.wait() for _ in range(3)] == [0, 0, 1]


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0.1, 3)), max_size=60))
def test_no_stretch_of_time_gives_more_than_burst_and_rate(steps: list[tuple[float, float]]) -> None:
    rate, full_at, now, spent = Rate(burst=5, minute=60), 0.0, 0.0, 0.0
    for pause, cost in steps:
        now += pause
        full_at, wait = taken(full_at, now, rate, cost)
        spent += 0 if wait else cost
        assert spent <= 5 + now * 1 + 1e-6


@given(st.floats(0.1, 5), st.integers(0, 20))
def test_after_the_wait_that_was_told_it_works(cost: float, before: int) -> None:
    clock = Clock()
    bucket = Bucket(Rate(burst=5, minute=30), clock)
    for _ in range(before):
        bucket.wait()
    if wait := bucket.wait(cost):
        clock.now += wait
        assert bucket.wait(cost) == 0


# All of them


def test_buckets_are_apart_by_what_and_by_whom(clock: Clock) -> None:
    limits = Limits(clock=clock)
    once = Rate(burst=1, minute=1)
    limits.spend("a", once, "ann")
    limits.spend("a", once, "bob")
    limits.spend("b", once, "ann")
    with pytest.raises(TooMany) as refusal:
        limits.spend("a", once, "ann")
    assert refusal.value.problem.ratelimit == RateLimit("a", 60)
    assert refusal.value.headers == {"Retry-After": "60"}


def test_limits_can_be_switched_off(clock: Clock) -> None:
    limits = Limits(False, clock)
    for _ in range(100):
        limits.spend("a", Rate(burst=1, minute=1), "ann")
        assert limits.socket().wait(1_000) == 0
    assert not limits.full_at


def test_a_socket_has_a_bucket_of_its_own(clock: Clock) -> None:
    limits = Limits(clock=clock)
    one, other = limits.socket(), limits.socket()
    while not one.wait():
        pass
    assert other.wait() == 0


def test_memory_is_bounded_and_full_buckets_go_first(clock: Clock) -> None:
    limits = Limits(clock=clock, most=100)
    slow = Rate(burst=1, minute=0.001)
    limits.spend("a", slow, "attacker")
    for number in range(99):
        limits.spend("a", Rate(burst=10, minute=60), f"visitor {number}")
    clock.now += 60
    limits.spend("a", slow, "one more")
    assert set(limits.full_at) == {("a", "attacker"), ("a", "one more")}
    for number in range(1_000):
        limits.spend("a", slow, f"flood {number}")
        assert len(limits.full_at) <= 100
    with pytest.raises(TooMany):
        limits.spend("a", slow, "flood 999")


# Addresses


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("2001:db8:1:200::1", "2001:db8:1:2ff::1"),  # of one /56
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_addresses_that_count_as_one(one: str, other: str) -> None:
    assert address_of(at(one).scope) == address_of(at(other).scope)


@pytest.mark.parametrize(("one", "other"), [("2001:db8:1:200::1", "2001:db8:1:300::1"), ("192.0.2.7", "192.0.2.8")])
def test_addresses_that_count_as_two(one: str, other: str) -> None:
    assert address_of(at(one).scope) != address_of(at(other).scope)


def test_a_connection_without_an_address_has_one_bucket_too() -> None:
    assert address_of(at(None).scope) == ""
    assert address_of(at("a-name").scope) == "a-name"


def at(address: str | None) -> Any:
    class Connection:
        scope = {"client": None if address is None else (address, 1)}  # noqa: RUF012

    return Connection()


# Over HTTP


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Settings(data=tmp_path_factory.mktemp("limits"))) as site:
        yield site


@pytest.fixture
def site(standing: Site) -> Site:
    standing.clear()
    return standing


def test_too_many_guests_from_one_address_wait(site: Site) -> None:
    for number in range(int(GUESTS.address.burst)):
        Browser(site).guest(f"Guest {number}")
    answer = Browser(site).post("/api/guests", {"name": "One more"})
    assert answer.status == 429
    assert answer.header("retry-after") == "3"
    assert answer.json == {**answer.json, "code": "too-many", "ratelimit": {"key": "guests", "seconds": 3}}
    Browser(site, address="192.0.2.2").guest()
    site.now += 3
    Browser(site).guest()


def test_a_person_has_limits_at_every_address(site: Site) -> None:
    ann = Browser(site)
    ann.guest()
    answers = []
    for number in range(int(REQUESTS.person.burst) + 1):
        ann.address = f"198.51.100.{number}"
        answers.append(ann.get("/api/me").status)
    assert answers[-1] == 429
    assert set(answers[:-1]) == {200}


def test_a_request_is_paid_once(site: Site) -> None:
    burst = int(REQUESTS.address.burst)
    answers = [site.ask("GET", "/api/recovery", [TO_US]).status for _ in range(burst + 1)]
    assert answers == [200] * burst + [429]


def test_a_claimed_address_buys_nothing(site: Site) -> None:
    for number in range(int(GUESTS.address.burst) + 1):
        claim = [(b"host", b"manoa.test"), (b"x-forwarded-for", b"203.0.113.%d" % number), (b"x-real-ip", b"1.1.1.1")]
        headers = [*claim, (b"content-type", b"application/json")]
        answer = site.ask("POST", "/api/guests", headers, [b'{"name": "Ann"}'])
    assert answer.status == 429


def test_a_flood_of_made_up_secrets_stops_before_the_database(site: Site) -> None:
    headers = bearer("manoa_" + "x" * 43)
    while site.ask("GET", "/api/me", headers).status == 401:
        pass
    with statements(site.engine) as asked:
        assert site.ask("GET", "/api/me", headers).status == 429
    assert not asked


def test_guessing_one_password_from_one_address_is_slow(site: Site) -> None:
    Browser(site).account()
    tries = [Browser(site).log_in(password="wrong horse").status for _ in range(int(GUESSES_HERE.burst) + 1)]
    assert tries == [401] * int(GUESSES_HERE.burst) + [429]
    assert Browser(site).log_in().status == 429  # the right one too: else the guesser could go on
    assert Browser(site, address="192.0.2.77").log_in().status == 200  # but its owner is elsewhere


def test_guessing_from_many_addresses_is_slow_too(site: Site) -> None:
    statuses = [
        Browser(site, address=f"10.1.{number // 5}.1").log_in(password="wrong horse").status
        for number in range(int(GUESSES_ANYWHERE.burst) + 1)
    ]
    assert statuses.count(429) == 1
    assert statuses[-1] == 429


def test_strangers_at_many_addresses_cannot_keep_an_owner_out(site: Site) -> None:
    ann = Browser(site)
    ann.account()
    ann.post("/api/logout")
    for number in range(int(GUESSES_ANYWHERE.burst) + 5):
        Browser(site, address=f"2001:db8:{number}::1").log_in(password="wrong horse")
    assert Browser(site, address="192.0.2.99").log_in().status == 429, "a browser that nobody knows"
    ann.address = "192.0.2.99"
    assert ann.log_in().status == 200
    eve = Browser(site, address="192.0.2.98", cookies={"manoa-familiar": "0" * 64})
    assert eve.log_in().status == 429, "what somebody made up"


def test_guessing_in_a_browser_of_the_owner_is_slow_too(site: Site) -> None:
    ann = Browser(site)
    ann.account()
    statuses = []
    for number in range(int(GUESSES_HERE.burst) + 1):
        ann.address = f"198.51.100.{number}"
        statuses.append(ann.log_in(password="wrong horse").status)
    assert statuses == [401] * int(GUESSES_HERE.burst) + [429]


def test_guessing_many_names_from_one_address_is_slow(site: Site) -> None:
    tries = [Browser(site).log_in(f"Name {number}").status for number in range(int(LOGINS.address.burst) + 1)]
    assert tries[-1] == 429


def test_nonsense_costs_as_much_as_sense(site: Site) -> None:
    headers = [(b"host", b"manoa.test"), (b"content-type", b"application/json")]
    answers = [site.ask("POST", "/api/guests", headers, [b"{"]).status for _ in range(int(GUESTS.address.burst) + 1)]
    assert answers == [400] * int(GUESTS.address.burst) + [429]
