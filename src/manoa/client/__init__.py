"""A client for bots: `Client(address, token)` plays on a server of Manoa.

    client = Client("http://localhost:8000", token)
    client.play_games(lambda state: random.choice(state.actions))

It needs none of the rest of Manoa, only httpx and msgspec.
"""

from manoa.client.asking import Refusal as Refusal
from manoa.client.client import Client as Client
from manoa.client.messages import Action as Action
from manoa.client.messages import Created as Created
from manoa.client.messages import Event as Event
from manoa.client.messages import Listed as Listed
from manoa.client.messages import Over as Over
from manoa.client.messages import Result as Result
from manoa.client.messages import Seat as Seat
from manoa.client.messages import Start as Start
from manoa.client.messages import State as State
from manoa.client.messages import Table as Table
from manoa.client.messages import Turn as Turn
from manoa.client.messages import Update as Update
