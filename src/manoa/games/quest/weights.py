"""What the planner's judgement counts, in hundredths of a turn unless said otherwise. The numbers were found by play:
they stand in the rules record, so that trying others compiles nothing."""

from __future__ import annotations

from manoa.games.quest.cards import CARD_IDS

VALUES = (
    430,  # DEAREST: the most that one section of a way costs, however few cards pay for it
    31,  # RUN: what beginning a run costs a deck in which every card can
    17,  # RUBBLE: a card laid on rubble
    22,  # CAMP: a card removed at a camp
    74,  # GATE: the share of a blockade's price, in percent: others may remove it
    70,  # GROWTH: how much faster decks get, in thousandths of a step a turn each turn
    25,  # INCOME: and for each half coin that a hand brings
    98,  # STEP: what a step costs a deck in which every card makes one
    15,  # TROPHY: a blockade gained
    30,  # CAVE: a token found
    20,  # TOKEN: a token used
    0,  # CARD: a card used
    3,  # BUY: what a purchase has to gain
    6,  # REMOVE: what removing a card has to gain
    60,  # KEEP_FROM: the use from which a card is kept
    5,  # FEWEST: cards that a deck should have, beside those for camps
    200,  # SHORT: each card fewer
    120,  # LATE: how late a bought card comes, for each hand in the draw pile
    40,  # LATER: and on top of that
)
(
    DEAREST,
    RUN,
    RUBBLE,
    CAMP,
    GATE,
    GROWTH,
    INCOME,
    STEP,
    TROPHY,
    CAVE,
    TOKEN,
    CARD,
    BUY,
    REMOVE,
    KEEP_FROM,
    FEWEST,
    SHORT,
    LATE,
    LATER,
) = range(len(VALUES))
WEIGHTS = len(VALUES)

# What a card is worth beyond what its steps, draws and coins say, in thousandths of the turns left.
MERITS = {
    "explorer": -8,
    "traveler": -10,
    "sailor": -4,
    "scout": -36,
    "trailblazer": 38,
    "jack_of_all_trades": -58,
    "photographer": -12,
    "treasure_chest": -8,
    "pioneer": 9,
    "giant_machete": -6,
    "journalist": -14,
    "millionaire": 10,
    "adventurer": -8,
    "prop_plane": -28,
    "native": -4,
    "transmitter": 51,
    "cartographer": 14,
    "compass": 42,
    "scientist": 36,
    "travel_log": 42,
}
MERIT = tuple(MERITS.get(card, 0) for card in CARD_IDS)
ITEM = 3  # eighths: what a card that can be used but once counts in a deck
