"""What keeps strangers out: origins, cookies, proxies, headers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from manoa.server.http.forwarded import address_of, rewrite
from server.people_app import (
    ANN,
    FIREFOX,
    JSON,
    TO_US,
    Browser,
    Header,
    Site,
    answers_of_all_kinds,
    bearer,
    carrying,
    is_problem,
    open_site,
    unlimited,
)


@pytest.fixture
def ann(site: Site) -> Browser:
    browser = Browser(site)
    browser.guest()
    return browser


# Origins (ASVS 3.5.1, 3.5.2, 3.5.3, 4.4.2)


FOREIGN: list[list[Header]] = [
    [(b"origin", b"https://evil.test")],
    [(b"origin", b"null")],
    [(b"origin", b"")],
    [(b"origin", b"http://manoa.test.evil.test")],
    [(b"origin", b"http://evil.manoa.test")],
    [(b"origin", b"https://manoa.test")],  # not over TLS here
    [(b"origin", b"http://manoa.test:8080")],
    [(b"origin", b"http://evil@manoa.test")],
    [(b"origin", b"http://manoa.test/path")],
    [(b"origin", b"http://manoa.test:x")],
    [(b"origin", b"http://[manoa.test")],
    [(b"origin", b"file://manoa.test")],
    [(b"origin", "http://mänoa.test".encode())],
    [(b"origin", b"http://manoa.test"), (b"origin", b"https://evil.test")],
    [(b"origin", b"http://manoa.test"), (b"sec-fetch-site", b"cross-site")],
    [(b"sec-fetch-site", b"cross-site")],
    [(b"sec-fetch-site", b"same-site")],
    [(b"sec-fetch-site", b"nonsense")],
    [(b"sec-fetch-site", b"same-origin"), (b"sec-fetch-site", b"cross-site")],
    [(b"user-agent", FIREFOX.encode())],  # a browser that says nothing of where it is
]
OURS: list[list[Header]] = [
    [(b"origin", b"http://manoa.test")],
    [(b"origin", b"http://MANOA.test:80")],
    [(b"origin", b"http://manoa.test"), (b"sec-fetch-site", b"same-origin")],
    [(b"sec-fetch-site", b"none")],
    [(b"user-agent", b"python-httpx/0.28")],
    [],
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_what_a_foreign_page_sends_is_refused(ann: Browser, headers: list[Header]) -> None:
    for method, path in (("POST", "/api/logout"), ("DELETE", "/api/sessions"), ("POST", "/nowhere")):
        answer = ann.site.ask(method, path, [TO_US, carrying(ann), *headers])
        assert (answer.status, answer.code) == (403, "foreign-origin")
        assert is_problem(answer)
    assert ann.get("/api/me").status == 200


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_foreign_page_gets_no_socket(ann: Browser, headers: list[Header]) -> None:
    (refusal,) = ann.site.shake_hands([TO_US, carrying(ann), *headers])
    assert (refusal["type"], refusal["code"]) == ("websocket.close", 1008)


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_and_programs_are_let_in(ann: Browser, headers: list[Header]) -> None:
    accepted, hello, *_ = ann.site.shake_hands([TO_US, carrying(ann), *headers])
    assert (accepted["type"], hello["text"]) == ("websocket.accept", "Ann")
    assert ann.site.ask("POST", "/api/logout", [TO_US, carrying(ann), *headers]).status == 204


def test_a_form_of_a_foreign_page_that_looks_like_json_does_nothing(ann: Browser) -> None:
    """<form enctype="text/plain"> can send nearly any text, with the cookie."""
    for kind in (b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x", b""):
        form = [TO_US, carrying(ann), (b"content-type", kind)]
        foreign = ann.site.ask("POST", "/api/echo", [*form, (b"origin", b"https://evil.test")], [ANN])
        assert foreign.status == 403
        same = ann.site.ask("POST", "/api/echo", [*form, (b"origin", b"http://manoa.test")], [ANN])
        assert (same.status, same.code) == (415, "not-json")


def test_a_login_from_a_foreign_page_does_nothing(site: Site) -> None:
    """Else somebody could be made to play as the attacker."""
    Browser(site).account()
    answer = Browser(site, origin="https://evil.test").log_in()
    assert answer.status == 403
    assert answer.header("set-cookie") is None


def test_where_the_host_names_the_origin_only_that_is_ours(tmp_path: Path) -> None:
    with open_site(unlimited(tmp_path, origin="https://games.example:444")) as site:
        headers = [(b"host", b"internal:8000"), JSON]
        assert site.ask("POST", "/api/guests", [*headers, (b"origin", b"http://internal:8000")], [ANN]).status == 403
        answer = site.ask("POST", "/api/guests", [*headers, (b"origin", b"https://games.example:444")], [ANN])
        assert answer.status == 201
        assert answer.cookie.key == "__Host-manoa"


def test_two_hosts_are_no_host(site: Site) -> None:
    headers = [TO_US, (b"host", b"evil.test"), (b"origin", b"http://evil.test"), JSON]
    assert site.ask("POST", "/api/guests", headers, [ANN]).status == 403


# Cookies (ASVS 3.3.1 to 3.3.4)


def test_the_cookie_over_plain_http(site: Site) -> None:
    cookie = Browser(site).post("/api/guests", {"name": "Ann"}).cookie
    assert (cookie.key, cookie["secure"], cookie["httponly"], cookie["samesite"]) == ("manoa", "", True, "lax")
    assert (cookie["path"], cookie["domain"], cookie["max-age"]) == ("/", "", str(400 * 86_400))


def test_the_cookie_over_tls(tls: Site) -> None:
    cookie = Browser(tls, scheme="https").post("/api/guests", {"name": "Ann"}).cookie
    assert (cookie.key, cookie["secure"], cookie["httponly"], cookie["samesite"]) == ("__Host-manoa", True, True, "lax")
    assert (cookie["path"], cookie["domain"]) == ("/", "")


def test_logging_out_takes_the_cookie_with_the_same_attributes(tls: Site) -> None:
    ann = Browser(tls, scheme="https")
    ann.guest()
    cookie = ann.post("/api/logout").cookie
    assert (cookie.key, cookie.value, cookie["max-age"], cookie["secure"]) == ("__Host-manoa", "", "0", True)


def test_over_tls_a_cookie_that_others_can_set_does_not_count(tls: Site) -> None:
    """A neighbour on the same domain can set `manoa`, but never `__Host-manoa`."""
    ann = Browser(tls, scheme="https")
    ann.guest()
    secret = ann.cookies["__Host-manoa"]
    assert Browser(tls, scheme="https", cookies={"manoa": secret}).get("/api/me").status == 401
    both = Browser(tls, scheme="https", cookies={"manoa": "x" * 43, "__Host-manoa": secret})
    assert both.get("/api/me").json["name"] == "Ann"


def test_of_two_different_cookies_neither_counts(site: Site, ann: Browser) -> None:
    eve = Browser(site)
    eve.guest("Eve")
    mine, planted = ann.cookies["manoa"], eve.cookies["manoa"]
    for cookies in (f"manoa={planted}; manoa={mine}", f"manoa={mine}; manoa={planted}", f"manoa={mine}; manoa="):
        assert site.ask("GET", "/api/me", [TO_US, (b"cookie", cookies.encode())]).status == 401
    two = [TO_US, (b"cookie", f"manoa={mine}".encode()), (b"cookie", f"manoa={planted}".encode())]
    assert site.ask("GET", "/api/me", two).status == 401
    same = f"manoa={mine}; theme=dark; manoa={mine}"
    assert site.ask("GET", "/api/me", [TO_US, (b"cookie", same.encode())]).status == 200


@pytest.mark.parametrize(
    "cookie", ["", "=", ";;;", "manoa", "manoa==", "manoa=\xff", 'manoa="x"', "manoa=" + "x" * 100_000]
)
def test_nonsense_cookies_are_nobody(site: Site, cookie: str) -> None:
    assert site.ask("GET", "/api/me", [TO_US, (b"cookie", cookie.encode("latin-1"))]).status == 401


# Identity (the spoofable header and the token in the log of platform.md, 4.2)


def test_identity_comes_from_the_secret_alone(site: Site, ann: Browser) -> None:
    me = ann.get("/api/me").json
    claims = [
        (b"x-user", me["id"].encode()),
        (b"x-forwarded-user", me["id"].encode()),
        (b"remote-user", b"Ann"),
        (b"user-agent", b"Ann"),
        (b"from", b"Ann"),
    ]
    assert site.ask("GET", "/api/me", [TO_US, *claims]).status == 401
    assert site.ask("GET", "/api/me", [TO_US], query_string=b"token=" + ann.cookies["manoa"].encode()).status == 401


def test_a_made_up_field_for_who_one_is_is_refused(ann: Browser) -> None:
    answer = ann.post("/api/echo", {"name": "Ann", "user": "somebody"})
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize(
    "value", ["Bearer", "Bearer ", "Bearer x", "Bearer a b", "bearer \xff", "Bearer " + "x" * 50_000]
)
def test_nonsense_tokens_are_nobody(site: Site, value: str) -> None:
    assert site.ask("GET", "/api/me", [TO_US, (b"authorization", value.encode("latin-1"))]).status == 401


def test_a_wrong_token_is_not_made_good_by_a_cookie(site: Site, ann: Browser) -> None:
    wrong = bearer("manoa_" + "x" * 43)
    assert site.ask("GET", "/api/me", [*wrong, carrying(ann)]).status == 401


def test_a_session_without_a_row_is_nobody(site: Site, ann: Browser) -> None:
    """So the host can end any session in the database."""
    with site.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM sessions")
    assert ann.get("/api/me").status == 401


def test_two_tokens_are_no_token(site: Site, ann: Browser) -> None:
    token = ann.token()["token"]
    assert site.ask("GET", "/api/me", [*bearer(token), *bearer(token)[1:]]).status == 401


def test_a_password_for_the_proxy_is_none_of_our_business(site: Site, ann: Browser) -> None:
    headers = [TO_US, carrying(ann), (b"authorization", b"Basic YW5uOnBhc3N3b3Jk")]
    assert site.ask("GET", "/api/me", headers).status == 200


# Proxies (ASVS 4.1.3)


def test_what_a_client_says_of_proxies_counts_for_nothing(site: Site) -> None:
    headers = [TO_US, JSON, (b"x-forwarded-proto", b"https"), (b"origin", b"http://manoa.test")]
    answer = site.ask("POST", "/api/guests", headers, [ANN])
    assert (answer.status, answer.cookie.key) == (201, "manoa")
    assert answer.header("strict-transport-security") is None


def test_a_proxy_is_believed_where_the_host_says_so(tls: Site) -> None:
    headers = [TO_US, JSON, (b"x-forwarded-proto", b"https"), (b"origin", b"https://manoa.test")]
    answer = tls.ask("POST", "/api/guests", headers, [ANN])
    assert (answer.status, answer.cookie.key) == (201, "__Host-manoa")
    assert answer.header("strict-transport-security") is not None


@pytest.mark.parametrize(
    ("claimed", "counted"),
    [
        ([b"6.6.6.6, 203.0.113.9"], "203.0.113.9"),
        ([b"6.6.6.6", b"203.0.113.9"], "203.0.113.9"),
        ([b"203.0.113.9:4711"], "203.0.113.9"),
        ([b"[2001:db8::1]:4711"], "2001:0db8:0000:00"),
        ([b"[2001:db8::1]"], "2001:0db8:0000:00"),
        ([b"2001:db8::1"], "2001:0db8:0000:00"),
        ([b"unknown"], "192.0.2.1"),
        ([b""], "192.0.2.1"),
        ([], "192.0.2.1"),
    ],
)
def test_the_last_address_is_the_one_that_the_proxy_saw(site: Site, claimed: list[bytes], counted: str) -> None:
    scope: Any = site.scope("/", [(b"x-forwarded-for", value) for value in claimed], {})
    rewrite(scope)
    assert address_of(scope) == counted


# Headers (ASVS 3.4.1 to 3.4.6)


def test_every_answer_has_the_security_headers(site: Site) -> None:
    answers = answers_of_all_kinds(site)
    assert [answer.status for answer in answers] == [200, 401, 404, 405, 500, 400, 403, 413]
    for answer in answers:
        assert answer.header("x-content-type-options") == "nosniff"
        assert answer.header("referrer-policy") == "same-origin"
        assert answer.header("cross-origin-opener-policy") == "same-origin"
        assert answer.header("cross-origin-resource-policy") == "same-origin"
        assert answer.header("x-frame-options") == "DENY"
        assert "camera=()" in (answer.header("permissions-policy") or "")
        assert answer.header("access-control-allow-origin") is None
        assert answer.header("strict-transport-security") is None


def test_a_head_is_answered_as_the_page_without_its_body(site: Site) -> None:
    page, head = site.ask("GET", "/page", [TO_US]), site.ask("HEAD", "/page", [TO_US])
    assert (head.status, head.body) == (page.status, b"")
    assert page.body
    assert head.header("content-length") == page.header("content-length")
    assert head.header("x-content-type-options") == "nosniff"
    assert site.ask("HEAD", "/nowhere", [TO_US]).status == 404
    assert site.ask("HEAD", "/api/me", [TO_US]).status == 405


def test_the_content_policy_lets_in_nothing_inline_and_nothing_foreign(site: Site) -> None:
    policy = site.ask("GET", "/page", [TO_US]).header("content-security-policy") or ""
    rules = {name: sources for name, *sources in (rule.split() for rule in policy.split("; "))}
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == rules["form-action"] == ["'self'"]
    assert rules["img-src"] == ["'self'", "data:"]
    assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"} & {
        part for rule in rules.values() for part in rule
    }


def test_tls_is_asked_for_over_tls_only(tls: Site) -> None:
    over_tls = tls.ask("GET", "/page", [TO_US], scheme="https").header("strict-transport-security")
    assert over_tls == "max-age=63072000; includeSubDomains"
    assert tls.ask("GET", "/page", [TO_US]).header("strict-transport-security") is None


def test_nothing_of_the_api_is_cached(site: Site) -> None:
    page, *api = answers_of_all_kinds(site)
    assert page.header("cache-control") is None
    assert {answer.header("cache-control") for answer in api} == {"no-store"}


# What docs/security.md and docs/server.md say


@pytest.mark.parametrize(("page", "least"), [("security.md", 80), ("server.md", 30)])
def test_every_test_that_a_page_names_is_there(page: str, least: int) -> None:
    here = Path(__file__).parent
    words = (here.parents[1] / "docs" / page).read_text()
    named = re.findall(r"`([\w/]*test_\w+\.py)(?:::(\w+))?`", words)
    assert len(named) >= least, len(named)
    homes = (here, here.parent, here.parents[1])  # the server's tests go by their names alone
    files = {file: next((home / file for home in homes if (home / file).exists()), here / file) for file, _ in named}
    assert not [file for file, path in files.items() if not path.exists()]
    assert not [f"{file}::{test}" for file, test in named if test and f"def {test}(" not in files[file].read_text()]
