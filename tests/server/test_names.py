"""What somebody may be called, and the secrets that stand for them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.server.people import secrets
from manoa.server.people.names import LONGEST, LONGEST_FOLDED, BadName, clean, fold


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \n", "Ann"),
        ("Ann   Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("明日香", "明日香"),
        ("محمد", "محمد"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("<script>", "<script>"),  # shown as text everywhere, so it is a name like any other
        ("a" * 24, "a" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_names_are_tidied(given_name: str, kept: str) -> None:
    assert clean(given_name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u00a0\u2003",
        "a\x00b",
        "a\tb",
        "a\u2028b",
        "\u202eadmin",
        "a\u2066b",
        "a\u200db",
        "\ufeffAnn",
        "Ann\u00ad",
        "\u3164",
        "Ann\u3164",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\u0301",
        "\ue000",
        "\U000e0041",
        "\uffff",
        "z\u0300\u0301\u0302\u0303",
        "a" * 25,
        "\u0958" * 24,  # two characters each when composed
    ],
)
def test_what_cannot_be_seen_or_upsets_the_line_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        clean(name)


@pytest.mark.parametrize("other", ["ann", "ANN", "Ａnn", "ªnn", "Aⁿn", "ann\ufe0f"])
def test_ways_of_writing_a_name_are_one_account(other: str) -> None:
    assert fold(clean(other)) == fold("Ann")


@pytest.mark.parametrize(
    ("one", "other"), [("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ſam", "Sam"), ("ﬁn", "FIN")]
)
def test_folding_follows_the_letters_of_each_language(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_a_name_that_folds_to_more_than_fits_is_no_account() -> None:
    assert clean("\ufdfa" * 24)
    with pytest.raises(BadName):
        fold("\ufdfa" * 24)


def tidied(name: str) -> str | None:
    try:
        return clean(name)
    except BadName:
        return None


@given(st.text(max_size=30))
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    if (kept := tidied(name)) is None:
        return
    assert clean(kept) == kept
    assert 1 <= len(kept) <= LONGEST
    assert unicodedata.is_normalized("NFC", kept)
    assert kept == kept.strip()
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs") for char in kept)
    kept.encode()


@given(st.text(max_size=24))
def test_folding_twice_is_folding_once(name: str) -> None:
    if (kept := tidied(name)) is None:
        return
    try:
        folded = fold(kept)
    except BadName:
        return
    assert fold(folded) == folded
    assert 1 <= len(folded) <= LONGEST_FOLDED


def test_secrets_have_256_bits_and_a_known_shape() -> None:
    made = {secrets.new_secret() for _ in range(50)} | {secrets.new_token() for _ in range(50)}
    assert len(made) == 100
    assert all(secrets.looks_right(secret) for secret in made)
    assert all(len(secret.removeprefix("manoa_")) == 43 for secret in made)


@pytest.mark.parametrize(
    "nonsense", ["", "x", "x" * 42, "x" * 44, "é" * 43, "x" * 42 + "\n", "x" * 43 + "\n", "'" * 43, "\0" * 43]
)
def test_nonsense_is_no_secret(nonsense: str) -> None:
    assert not secrets.looks_right(nonsense)


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def compare(one: bytes, other: bytes) -> bool:
        asked.append(one)
        return one == other

    monkeypatch.setattr("hmac.compare_digest", compare)
    assert secrets.same(b"a", b"a")
    assert not secrets.same(b"b", b"a")
    assert asked == [b"a", b"b"]
