"""The sub-phases of the play phase, and what else cards and tokens do."""

# Sub-phases of the play phase, kept on a stack (top last); with nothing on it the player is free to act.
FREE, PAY_RUBBLE, PAY_CAMP, PAY_PRICE, DRAW, REMOVE, TAKE, REPLACE = range(8)
DEPTH = 8

# Effects of action cards and tokens: the sub-phases from DRAW on, and these, which set a flag.
KEEP, PASS, CHANGE = 8, 9, 10

# Those of the expansions.
#
#     FIND      tokens come from the cave reserve            CURSE     curses are drawn; of the piece that acted
#     WARD      send a curse away, or suffer it              FORCE     forced moves: see `forced`
#     HALT      the stop of a piece, once curses are done    MEET      one of the heroes shown in the tavern
#     LIFT      lay down what lifts a curse                  SPARE     use a token without spending it
#     BANISH    a demon goes to somebody's discard pile      DISMISS   demons go back to the supply
#     ROUSE     seats whose pieces are moved                 IMITATE   a card of the market board
#     TWICE     a card that makes two runs                   OPEN      the reserve is open: a flag
FIND, CURSE, WARD, FORCE, HALT, MEET, LIFT, SPARE, BANISH, DISMISS, ROUSE, IMITATE, TWICE, OPEN = range(11, 25)

# Those of the modules.
#
#     TAME      lay down what moves a dragon                 HERD      steps of a dragon; `owed` are left
#     WHISTLE   dragons that may be moved: see `dragons`     CLOAK     own pieces are not held: a flag
#     RETREAT   pieces in danger go back, then the turn ends
TAME, HERD, WHISTLE, CLOAK, RETREAT = range(25, 30)
