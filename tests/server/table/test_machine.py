"""Several people ask anything of one table in any order: what must hold all the time."""

from __future__ import annotations

from typing import Any
from unittest import mock

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from manoa.server.table import project
from manoa.server.table.events import Invited, encode
from manoa.server.table.indexing import index_row, seat_rows
from manoa.server.table.project import SPECTATOR
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import rematch, rematch_id
from manoa.server.wire import commands, news
from manoa.server.wire.tables import BotSeat, DaysClock, LiveClock, NoClock, State
from rare import examples
from server.tables import (
    ADA,
    BEN,
    GAMES,
    INVITED,
    ME,
    OPEN,
    PEOPLE,
    RANDOM,
    SEED,
    Person,
    Room,
    branched,
    folded,
    outcome,
    room,
    seated,
    summary,
)

NODE, LEASE = "node", 1000
SAME_CARDS = mock.patch("manoa.server.table.setup.secrets.token_bytes", return_value=SEED[::-1])

people = st.sampled_from(PEOPLE)
seats = st.integers(0, 4)
subjects: Any = st.sampled_from(["undo", "end", "rematch"])
plans = st.sampled_from([ME, OPEN, INVITED, RANDOM, BotSeat("nobody")])
anything: st.SearchStrategy[commands.Command] = st.one_of(
    st.builds(commands.Play, st.integers(0, 60) | st.sampled_from([1 << 20, "nonsense"])),
    st.just(commands.Undo()),
    st.builds(commands.Propose, subjects),
    st.builds(commands.Answer, subjects, st.booleans()),
    st.just(commands.Resign()),
    st.builds(commands.Say, st.sampled_from(["hello", "\x00", "<script>"])),
    st.builds(commands.Sit, st.none() | seats),
    st.just(commands.Claim("a-link-that-leads-nowhere")),
    st.just(commands.Leave()),
    st.just(commands.Return()),
    st.builds(commands.Arrange, seats, plans),
    st.builds(commands.Invite, seats),
)
agreeable: st.SearchStrategy[commands.Command] = st.one_of(
    st.builds(commands.Answer, subjects, st.just(True)),
    st.builds(commands.Propose, subjects),
    st.sampled_from([commands.Undo(), commands.Return(), commands.Sit()]),
)


class OneTable(RuleBasedStateMachine):
    made: Room
    secrets: list[str]

    @initialize(
        game=st.sampled_from(GAMES),
        others=st.lists(st.sampled_from([OPEN, INVITED, RANDOM]), min_size=1, max_size=3),
        clock=st.sampled_from([NoClock(), LiveClock(60, 5), DaysClock(1)]),
    )
    def set_up(self, game: str, others: list[Any], clock: Any) -> None:
        others = others[:1] if game == "lost-cities" else others
        self.made = room(game, ME, *others, clock=clock)
        self.secrets = list(self.made.made.links.values())

    # What happens

    @rule(who=people, command=anything)
    def ask(self, who: Person, command: commands.Command) -> None:
        before = summary(self.made.table)
        happened = outcome(lambda: self._do(who, command))
        if isinstance(happened, Refused):
            assert happened.code
            assert happened.text
            assert summary(self.made.table) == before

    def _do(self, who: Person, command: commands.Command) -> None:
        if isinstance(command, commands.Invite):
            self.secrets.append(self.made.link(who, command.seat))
        else:
            self.made.do(who, command)

    @rule(who=people, command=agreeable)
    def agree(self, who: Person, command: commands.Command) -> None:
        self.ask(who, command)

    @precondition(lambda self: self.secrets)
    @rule(who=people, number=st.integers(0, 20))
    def follow_a_link(self, who: Person, number: int) -> None:
        secret = self.secrets[number % len(self.secrets)]
        was_seated = self.made.table.seat_of(who.id)
        self.ask(who, commands.Claim(secret))
        if was_seated is None and self.made.table.seat_of(who.id) is not None:
            assert isinstance(outcome(lambda: self._do(BEN, commands.Claim(secret))), Refused)

    @precondition(lambda self: self.made.table.player is not None)
    @rule(count=st.integers(1, 8))
    def play(self, count: int) -> None:
        """The player to act does, person or bot."""
        for _ in range(count):
            clocks = self.made.table.clocks
            if self.made.table.player is None or (clocks and (clocks.ends() or self.made.now + 1) <= self.made.now):
                return
            self.made.step()

    @rule(seconds=st.sampled_from([1, 20, 59, 90_000]))
    def time_passes(self, seconds: int) -> None:
        self.made.wait(seconds=seconds)

    @precondition(lambda self: self.made.table.due() is not None and self.made.table.status == "over")
    @rule()
    def go_on(self) -> None:
        with SAME_CARDS:
            new = Room(rematch(self.made.table), rematch_id(self.made.table.id), self.made.now)
        self.made.serve(news.WentOn(new.table.id))
        self.made, self.secrets = new, []

    # What holds

    @invariant()
    def versions_have_no_gap(self) -> None:
        table = self.made.table
        assert [entry.version for entry in table.entries] == list(range(1, table.version + 1))
        moments = [entry.at for entry in table.entries]
        assert moments == sorted(moments)

    @invariant()
    def it_ends_once(self) -> None:
        table = self.made.table
        ends = sum(isinstance(entry.event, news.Ended) for entry in table.entries)
        assert ends == (table.status == "over" and not table.begun.analysis)
        assert (table.result is not None) == bool(ends)

    @invariant()
    def nobody_sits_twice(self) -> None:
        users = [chair.user for chair in self.made.table.chairs if chair.user]
        assert len(users) == len(set(users))

    @invariant()
    def links_lead_to_seats_that_wait_for_them(self) -> None:
        table = self.made.table
        for seat in table.invites.values():
            assert table.chairs[seat].kind in ("invited", "person")
        assert len(set(table.invites.values())) == len(table.invites)

    @invariant()
    def time_runs_for_persons_who_are_to_act_and_nobody_else(self) -> None:
        table = self.made.table
        if table.clocks is not None:
            player = table.player
            by_person = player is not None and not table.chairs[player].played_by_bot
            assert table.clocks.running == (player if by_person else None)
            assert min(table.clocks.left) >= 0

    @invariant()
    def states_can_be_sent(self) -> None:
        table = self.made.table
        for eyes in self.made.heard:
            state = project.state(table, eyes, self.made.now)
            sent = msgspec.json.encode(state)
            assert msgspec.json.decode(sent, type=State, strict=True) == state
            assert bool(state.actions) == (state.you is not None and state.player == state.you and not self._by_bot())
            self._hides_the_seed(sent)

    def _by_bot(self) -> bool:
        return self.made.bot_to_act()

    @invariant()
    def rows_can_be_written(self) -> None:
        table = self.made.table
        row = index_row(table, NODE, self.made.now, LEASE)
        assert (row["version"], row["step"]) == (table.version, table.step)
        rows = seat_rows(table, table.entries)
        assert rows is not None
        msgspec.json.encode([row, *rows])

    def teardown(self) -> None:
        if hasattr(self, "made"):
            self.the_log_gives_the_same_table()
            self.the_history_is_what_everybody_heard()

    def the_log_gives_the_same_table(self) -> None:
        table = self.made.table
        assert summary(folded(table)) == summary(table)

    def the_history_is_what_everybody_heard(self) -> None:
        table = self.made.table
        for eyes, heard in self.made.heard.items():
            assert list(project.history(table, eyes, 0, 10_000)) == heard
            for after in (0, table.version // 2, max(0, table.version - 2), table.version, table.version + 5):
                found = project.history(table.unfolded(after + 3), eyes, after, 3)
                assert list(found) == heard[after : after + 3]
            for event in heard:
                sent = msgspec.json.encode(event)
                assert msgspec.json.decode(sent, type=news.Event, strict=True) == event
                self._hides_the_seed(sent)
        for entry in table.entries:
            if isinstance(entry.event, Invited):
                assert not any(
                    entry.event.key.encode() in msgspec.json.encode(heard) for heard in self.made.heard.values()
                )
            assert self._seed() not in encode(entry.event) or table.begun.analysis

    def _hides_the_seed(self, sent: bytes) -> None:
        table = self.made.table
        if not project.open_book(table):
            assert self._seed() not in sent
            if table.match is not None:
                assert table.match.state["key"].tobytes().hex().encode() not in sent

    def _seed(self) -> bytes:
        seed = self.made.table.seed
        return seed.hex().encode() if seed is not None else b"no seed at all"


class OneAnalysis(OneTable):
    """The same of an analysis table, which nobody but Ada knows of."""

    @initialize(game=st.sampled_from(GAMES), step=st.integers(0, 6), bot=st.booleans(), running=st.booleans())
    def set_up(self, game: str, step: int, bot: bool, running: bool) -> None:
        made = seated(game)
        made.steps(6)
        if not running:
            made.do(BEN, commands.Resign())
        with SAME_CARDS:
            self.made = branched(made, ADA, step, **({"seat1": "random"} if bot else {}))
        self.secrets = []

    @invariant()
    def nobody_else_sees_it(self) -> None:
        for person in PEOPLE[1:]:
            with pytest.raises(Refused):
                project.viewpoint(self.made.table, person.id)
        assert set(self.made.heard) == {project.viewpoint(self.made.table, ADA.id)}
        assert SPECTATOR not in self.made.heard


OneTable.TestCase.settings = settings(max_examples=examples(20), stateful_step_count=40)
OneAnalysis.TestCase.settings = settings(max_examples=examples(8), stateful_step_count=30)
TestOneTable = OneTable.TestCase
TestOneAnalysis = OneAnalysis.TestCase
