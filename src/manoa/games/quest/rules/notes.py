"""What the rules write into a journal: keys, and what the numbers after key and seat mean.

PLAYED source                       BOUGHT kind             FOUND token, cave
RUN source, symbol                  TOOK kind               HOME piece
FREED source                        REMOVED kind            ARRIVED
WENT piece, from, to, run           LAID kind               TURN_ENDED
OPENED blockade's number, piece     DISCARDED kind          STOPPED
NAMED piece, from, to               DREW kind               FINISHED
NAMED_BLOCKADE number, piece        RESHUFFLED              ENDED steps to go, the last seat last; round (low, high)
PAID kind, 1: it leaves the game    WANTED kind             PAID_COINS source, 1: its symbol was changed

Of the expansions:

SHOWN hero                          MET hero                LIFTED curse            MOVED seat, piece, from, to
HEXED curse                         SUFFERED curse          WARDED curse            TORMENTED
FOUND_SPARE token                   LAID_TOKEN token        DISMISSED               BANISHED seat
IMITATED kind                       ROUSED seat             LIFTING curse

Of the modules:

CARRIED piece, from, to             RETREATED piece, from, to                       STORED kind
CHEST value, space                  UNVEILED space, requirement                     WOKE dragon, space
TAMING dragon                       FLEW dragon, from, to
"""

from __future__ import annotations

PLAYED, RUN, FREED, WENT, OPENED, NAMED, NAMED_BLOCKADE, PAID, PAID_COINS = range(1, 10)
WANTED, BOUGHT, TOOK, REMOVED, LAID, DISCARDED, DREW, RESHUFFLED, FOUND = range(10, 19)
HOME, ARRIVED, TURN_ENDED, STOPPED, FINISHED, ENDED = range(19, 25)
SHOWN, MET, LIFTED, MOVED, HEXED, SUFFERED, WARDED, TORMENTED = range(25, 33)
FOUND_SPARE, LAID_TOKEN, DISMISSED, BANISHED, IMITATED, ROUSED, LIFTING = range(33, 40)
CARRIED, RETREATED, STORED, CHEST, UNVEILED, WOKE, TAMING, FLEW = range(40, 48)
