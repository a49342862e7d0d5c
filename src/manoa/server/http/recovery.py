"""A way back for those who have forgotten their password, where the host has set up mail.

Whoever asks hears the same, at once, whether an address is known or not: what is to be done is done after the answer.
Secrets of links stand behind a `#`, which browsers do not send, and are used by pages of ours: a program that only
looks at links in letters uses none of them up.
"""

from typing import Any

from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody
from sqlalchemy import Connection, Row

from manoa.server.http import limits
from manoa.server.http.identity import Somebody, in_person
from manoa.server.http.limits import Limits, about
from manoa.server.http.me import proved
from manoa.server.http.packing import Asked
from manoa.server.http.parts import TheHub
from manoa.server.http.people import passwords_of
from manoa.server.http.problems import BODY
from manoa.server.live.hub import Hub
from manoa.server.live.moment import wall
from manoa.server.people.mail import Postman
from manoa.server.people.secrets import key_of, new_secret
from manoa.server.store import letters, people
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Language
from manoa.server.wire.people import ConfirmIn, EmailIn, EmailInfo, RecoverIn, Recovery, ResetIn
from manoa.words import catalogue

PAGES: dict[letters.Kind, str] = {"confirm": "/confirm", "reset": "/recover"}


# For everybody


@get("/recovery", **about("Whether this server can send letters", limits.REQUESTS))
async def can_recover(request: Asked) -> Recovery:
    return Recovery(request.app.state.postman is not None)


@post(
    "/recovery",
    **about(
        "I have forgotten my password", limits.LETTERS, *BODY, 404, done="A letter was sent, if the address is known"
    ),
)
async def recover(request: Asked, hub: TheHub, data: JSONBody[RecoverIn]) -> Response[None]:
    """The answer says nothing about who has an account here."""
    postman, email = postman_of(request), data.email.lower()
    spend_letter(request, email)
    send = BackgroundTask(send_links, hub, postman, email, data.language)
    return Response(None, status_code=204, background=send)


@post(
    "/recovery/confirm", **about("Follow a link that confirms an address", limits.LOGINS, *BODY, 404, done="Confirmed")
)
async def confirm(request: Asked, hub: TheHub, data: JSONBody[ConfirmIn]) -> None:
    postman_of(request)

    def follow(rows: Connection) -> None:
        letter = letter_of(rows, "confirm", data.secret)
        letters.burn(rows, letter.user)
        letters.set_email(rows, letter.user, letter.email)

    await hub.write(follow)


@post("/recovery/password", **about("Follow a link to a new password", limits.LOGINS, *BODY, 404, done="Changed"))
async def reset(request: Asked, hub: TheHub, data: JSONBody[ResetIn]) -> None:
    """Ends all sessions and API tokens: whoever else knew the old password is out too."""
    postman_of(request)
    await hub.read(letter_of, "reset", data.secret)
    password = await passwords_of(request).hash(data.password)

    def follow(rows: Connection) -> tuple[list[str], list[str]]:
        return people.reset_password(rows, letter_of(rows, "reset", data.secret).user, password)

    hub.forget(*await hub.write(follow))


# For accounts


@get("/me/email", **about("My e-mail address", limits.REQUESTS, 404, who=in_person))
async def my_email(request: Asked, hub: TheHub, person: Somebody) -> EmailInfo:
    postman_of(request)
    return EmailInfo(await hub.read(letters.email_of, person.id))


@post(
    "/me/email",
    **about("Give my e-mail address", limits.LETTERS, *BODY, 404, 409, who=in_person, done="A letter was sent"),
)
async def give_email(request: Asked, hub: TheHub, data: JSONBody[EmailIn], person: Somebody) -> None:
    """It counts once the link in the letter was followed. The password is asked for: an address is a way in."""
    postman, email = postman_of(request), data.email.lower()
    if person.guest:
        raise Refused("no-account")
    await proved(request, hub, person, data.password)
    spend_letter(request, email)
    secret = new_secret()
    await hub.write(letters.add, person.id, "confirm", key_of(secret), email, wall())
    post_letter(postman, email, "confirm", [(person.name, secret)], data.language)


@delete("/me/email", **about("Forget my e-mail address", limits.REQUESTS, 404, who=in_person))
async def forget_email(request: Asked, hub: TheHub, person: Somebody) -> None:
    postman_of(request)

    def erase(rows: Connection) -> None:
        letters.burn(rows, person.id)
        letters.set_email(rows, person.id, None)

    await hub.write(erase)


# Letters


async def send_links(hub: Hub, postman: Postman, email: str, language: Language) -> None:
    """One for each account that has confirmed this address."""

    def make(connection: Connection) -> list[tuple[str, str]]:
        links = [(row, new_secret()) for row in letters.accounts_at(connection, email)]
        for row, secret in links:
            letters.add(connection, row.id, "reset", key_of(secret), email, wall())
        return [(row.name, secret) for row, secret in links]

    if links := await hub.write(make):
        post_letter(postman, email, "reset", links, language)


def post_letter(
    postman: Postman, to: str, kind: letters.Kind, links: list[tuple[str, str]], language: Language
) -> None:
    words = catalogue(None, language)
    ways = [
        words.say("letter-link", name=name, link=f"{postman.mail.origin}{PAGES[kind]}#{secret}")
        for name, secret in links
    ]
    text = words.say(f"letter-{kind}", links="\n\n".join(ways), hours=letters.AGES[kind] // letters.HOUR)
    postman.send(to, words.say(f"letter-{kind}-subject"), f"{text}\n")


def letter_of(rows: Connection, kind: letters.Kind, secret: str) -> Row[Any]:
    found = letters.find(rows, kind, key_of(secret), wall())
    if found is None:
        raise Refused("link-over")
    return found


def postman_of(request: Asked) -> Postman:
    postman: Postman | None = request.app.state.postman
    if postman is None:
        raise Refused("no-mail")
    return postman


def spend_letter(request: Asked, email: str) -> None:
    """Counted by the address, whether anybody has it or not."""
    buckets: Limits = request.app.state.limits
    buckets.spend("letters", limits.LETTERS_TO_ONE, f"mail {email}")
