"""The sub-phases of the play phase, and what else cards and tokens do."""

# Sub-phases, kept on a stack (top last); with nothing on it the player is free to act. What each is, its file in
# `asked` says.
FREE, PAY_RUBBLE, PAY_CAMP, PAY_PRICE, DRAW, REMOVE, TAKE, REPLACE = range(8)
FIND, CURSE, WARD, FORCE, HALT, MEET, LIFT, SPARE, BANISH, DISMISS, ROUSE, IMITATE, TWICE = range(11, 24)
TAME, HERD, WHISTLE, RETREAT = 25, 26, 27, 29
DEPTH = 8

# An effect of a card or token is a sub-phase that begins, or one of these, which only set a flag.
#
#     KEEP   the item used just now     PASS    occupied spaces may be entered    CHANGE   a symbol may be changed
#     OPEN   the reserve is open        CLOAK   own pieces are not held
KEEP, PASS, CHANGE, OPEN, CLOAK = 8, 9, 10, 24, 28

# What they are called in the data.
OPERATIONS = {
    "draw": DRAW,
    "remove": REMOVE,
    "take_card": TAKE,
    "replace": REPLACE,
    "keep_item": KEEP,
    "enter_occupied": PASS,
    "change_symbol": CHANGE,
    "draw_curse": CURSE,
    "draw_cave_token": FIND,
    "use_token_free": SPARE,
    "give_demon": BANISH,
    "return_demons": DISMISS,
    "step_opponents": ROUSE,
    "copy_market_card": IMITATE,
    "double_next": TWICE,
    "buy_from_reserve": OPEN,
    "move_dragon": WHISTLE,
    "ignore_dragons": CLOAK,
}
