"""What entering a space, or removing a blockade, takes: a terrain and a power."""

# A requirement is one number, so that a table says what can pay it.
CLOSED, JUNGLE, RIVER, VILLAGE, RUBBLE, CAMP, START, DEMON, SWAMP = range(9)
TERRAINS = ("closed", "jungle", "river", "village", "rubble", "camp", "start", "demon", "swamp")
POWERS = 7
REQUIREMENTS = len(TERRAINS) * POWERS  # requirement = terrain * POWERS + power
MOUNTAIN = CLOSED * POWERS + 1  # a plain mountain where some can climb one: closed to all others (H-2.8)
DEMON_BLOCKADE = DEMON * POWERS + POWERS - 1  # not a space, so nothing that steps pays for it (H-2.5)
NO_SYMBOL = 3  # rubble, camp, start: no run pays for them
CURSED = 4  # demon spaces and blockades: curses are drawn for them
ANY = (1 << NO_SYMBOL) - 1  # all symbols, as bits
EXACT = 5  # swamps: one source of any symbol and just that power (M-1.2)
SWAMPS = ((1 << POWERS) - 1) << (SWAMP * POWERS)  # those requirements, as bits
