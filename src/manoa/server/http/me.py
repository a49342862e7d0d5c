"""Who I am: what I am called, my password, and going for good."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from manoa.server.http import limits
from manoa.server.http.identity import Person, Somebody, cookie_of, cookie_with, in_person, signed_in
from manoa.server.http.limits import about
from manoa.server.http.packing import Asked
from manoa.server.http.parts import TheHub, TheRooms
from manoa.server.http.people import me, passwords_of, spend_guess_here, welcome
from manoa.server.http.problems import BODY
from manoa.server.live.hub import Hub
from manoa.server.people.names import clean, fold
from manoa.server.people.secrets import new_id
from manoa.server.rooms import events as said
from manoa.server.store import lists, log, people, rooms
from manoa.server.table.events import decode, encode, renamed
from manoa.server.table.refusal import Refused
from manoa.server.wire import commands, news
from manoa.server.wire.people import FarewellIn, Me, NameIn, PasswordIn

GONE = "Explorer"  # what somebody is called who has deleted themselves
PASSING = ("busy", "unavailable")  # refusals that a moment mends


@get("/me", **about("Who I am", limits.REQUESTS, who=signed_in))
async def who_am_i(request: Asked, hub: TheHub, person: Somebody) -> Response[Me]:
    """Keeps the cookie from expiring."""
    found = await me(hub, person.id, person.name, person.guest, person.scopes)
    return Response(found) if person.session is None else welcome(request, found, cookie_of(request))


@post(
    "/me/name",
    status_code=200,
    **about("Be called something else from now on", limits.ACCOUNTS, *BODY, 409, who=in_person),
)
async def rename(hub: TheHub, data: JSONBody[NameIn], person: Somebody) -> Me:
    """An account logs in with it. At tables one keeps the name that one sat down with."""
    name = clean(data.name)
    account = None if person.guest else fold(name)
    try:
        if not await hub.write(people.rename, person.id, name, account):
            raise Refused("already-account")
    except IntegrityError as error:
        raise Refused("name-taken", name=name) from error
    return await me(hub, person.id, name, person.guest, person.scopes)


@post("/me/password", **about("Change my password", limits.LOGINS, *BODY, 409, who=in_person, done="Changed"))
async def change_password(request: Asked, hub: TheHub, data: JSONBody[PasswordIn], person: Somebody) -> None:
    """Ends all other sessions and all API tokens."""
    if person.guest:
        raise Refused("no-account")
    before = await proved(request, hub, person, data.old)
    after = await passwords_of(request).hash(data.new)

    def change(rows: Connection) -> tuple[list[str], list[str]]:
        if not people.set_password(rows, person.id, before, after):
            raise Refused("wrong-password")
        return people.lock_others_out(rows, person.id, person.session)

    hub.forget(*await hub.write(change))


@delete("/me", **about("Delete myself", limits.LOGINS, *BODY, 409, 503, who=in_person, done="Deleted"))
async def farewell(
    request: Asked, hub: TheHub, rooms: TheRooms, data: JSONBody[FarewellIn], person: Somebody
) -> Response[None]:
    """Bots play on where one sat. Games stay, with a name in them that says nothing; so does what one has said there.
    Routes that one has made and study rooms that one has opened go, and so do comments and arrows in others' rooms."""
    if not person.guest:
        await proved(request, hub, person, data.password or "")
    await leave_tables(hub, person)

    def erase(rows: Connection) -> tuple[list[str], list[str], list[str], tuple[list[str], list[str]]]:
        changed = log.mentioned(rows, person.id)
        for table, version, body in changed:
            log.rewrite(rows, table, version, encode(renamed(decode(body), person.id, GONE)))
        left = leave_rooms(rows, person.id)
        return *people.erase(rows, person.id, GONE), sorted({table for table, *_ in changed}), left

    ended, revoked, tables, left = await hub.write(erase)
    hub.forget(ended, revoked)
    await hub.reread(tables)
    await rooms.reread(*left)
    return Response(None, status_code=204, cookies=[cookie_with(request, None)])


async def proved(request: Asked, hub: Hub, person: Person, password: str) -> str:
    """The hash of a password that is the right one; guesses are counted as at the login."""
    spend_guess_here(request, fold(person.name))  # a session is proof enough that this is no stranger's browser
    stored = await hub.read(people.password_of, person.id)
    if stored is None or not await passwords_of(request).check(stored, password):
        raise Refused("wrong-password")
    return stored


async def leave_tables(hub: Hub, person: Person) -> None:
    """What cannot be left, because a bot plays there already, stays as it is. Refused where it can be left later."""
    mine = await hub.read(lists.mine, person.id)
    for listed in mine.tables:
        leaving = commands.Request(f"farewell-{new_id()}"[:64], 0, commands.Leave())
        reply = await hub.command(listed.id, person, leaving)
        if isinstance(reply, news.Refused) and reply.code in PASSING:
            raise Refused(reply.code)


def leave_rooms(rows: Connection, user: str) -> tuple[list[str], list[str]]:
    """Study rooms that go on without somebody, and those that go with them."""
    gone = rooms.opened_by(rows, user)
    changed = [row for row in rooms.mentioning(rows, user) if row.room not in gone]
    for row in changed:
        event = said.forgotten(said.decode(row.body), user, GONE)
        rooms.rewrite(rows, row.room, row.version, said.encode(event))
        if isinstance(event, said.Opened):
            rooms.rename(rows, row.room, said.seat_names(event))
    return sorted({row.room for row in changed}), gone
