"""The parts of the server that routes ask for by name."""

from litestar.di import NamedDependency
from sqlalchemy import Engine

from manoa.server.http.door import Door
from manoa.server.http.limits import Limits
from manoa.server.live.hub import Hub
from manoa.server.live.making import Makers
from manoa.server.live.metrics import Metrics
from manoa.server.live.rooms import Rooms
from manoa.server.live.thinking import Thinkers
from manoa.server.live.workshop import Workshop

TheDoor = NamedDependency[Door]  # `door`
TheHub = NamedDependency[Hub]  # `hub`
TheEngine = NamedDependency[Engine]  # `engine`
TheLimits = NamedDependency[Limits]  # `limits`
TheMakers = NamedDependency[Makers]  # `makers`
TheMetrics = NamedDependency[Metrics]  # `metrics`
TheRooms = NamedDependency[Rooms]  # `rooms`
TheThinkers = NamedDependency[Thinkers]  # `thinkers`
TheWorkshop = NamedDependency[Workshop]  # `workshop`
