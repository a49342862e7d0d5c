"""All that bots need, loaded by being imported: in the process that theirs are forked from."""

from io import BytesIO

from manoa import bot, games
from manoa.server.live.thinker import Thinker

_thinker = Thinker(bot, BytesIO())
for _name in games():
    _thinker.load(_name)
