"""What the planner's judgement counts, in hundredths of a turn unless said otherwise. The numbers were found by
evolution over two million games against `greedy` on all routes. They stand in a record, so that trying others compiles
nothing."""

from __future__ import annotations

from manoa.games.quest.parts.cards import CARD_IDS

VALUES = (
    604,  # DEAREST: the most that one section of a way costs, however few cards pay for it
    21,  # RUN: what beginning a run costs a deck in which every card can
    26,  # RUBBLE: a card laid on rubble
    24,  # CAMP: a card removed at a camp
    95,  # BLOCKADE: the share of a blockade's price, in percent: others may remove it
    75,  # GROWTH: how much faster decks get, in thousandths of a step a turn each turn
    41,  # INCOME: and for each half coin that a hand brings
    135,  # STEP: what a step costs a deck in which every card makes one
    5,  # TROPHY: a blockade gained
    38,  # CAVE: a token found
    25,  # TOKEN: a token used
    0,  # CARD: a card used
    0,  # BUY: what a purchase has to gain
    8,  # REMOVE: what removing a card has to gain
    76,  # KEEP_FROM: the use from which a card is kept
    5,  # FEWEST: cards that a deck should have, beside those for camps
    163,  # SHORT: each card fewer
    136,  # LATE: how late a bought card comes, for each hand in the draw pile
    43,  # LATER: and on top of that
    40,  # CURSE: one that is drawn
    4,  # HELD: and for each card still in hand, which it may bind
    55,  # LETHARGY: one that is lifted
    30,  # MISERY
    20,  # FEVER
    150,  # MISFORTUNE
    200,  # HERO: a first stop in the tavern
    25,  # NEW_CARD: one that an Imitator draws or takes
    40,  # DANGER: ending a turn where it may not end
    50,  # GRIP: ending a turn beside a dragon
    60,  # CHEST: each point that a chest is worth
    1,  # TAMING: what moving a dragon has to gain
    30,  # BOTHER: a piece of somebody else that a dragon holds
    300,  # LOSING: arriving without winning
)
(
    DEAREST,
    RUN,
    RUBBLE,
    CAMP,
    BLOCKADE,
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
    CURSE,
    HELD,
    LETHARGY,
    MISERY,
    FEVER,
    MISFORTUNE,
    HERO,
    NEW_CARD,
    DANGER,
    GRIP,
    CHEST,
    TAMING,
    BOTHER,
    LOSING,
) = range(len(VALUES))
WEIGHTS = len(VALUES)
LATE_ROUND = 30  # most games are over by then: nobody waits for ever in front of demons, dragons or El Dorado

# What a card is worth beyond what its steps, draws and coins say, in thousandths of the turns left.
MERITS = {
    "explorer": -19,
    "traveler": -13,
    "sailor": 5,
    "scout": -23,
    "trailblazer": -3,
    "jack_of_all_trades": -61,
    "photographer": -14,
    "treasure_chest": -14,
    "pioneer": 20,
    "giant_machete": 16,
    "captain": -8,
    "journalist": -43,
    "millionaire": -21,
    "adventurer": -32,
    "prop_plane": -18,
    "native": 25,
    "transmitter": 81,
    "cartographer": 73,
    "compass": 63,
    "scientist": 29,
    "travel_log": 69,
    "shaman": -60,
    "cave_explorer": 60,
    "imitator": 20,
    "twins": 10,
    "henry_threepwood": 10,
    "gertrude_everdeen": 70,
    "isabella_jones": 70,
}
MERIT = tuple(MERITS.get(card, 0) for card in CARD_IDS)

# What a hero is worth to the planner beyond what the deck gains by it, in thousandths of the turns left. Games in which
# heroes were chosen by lot told who wins with whom: `python bench/quest_expansions.py --lot`.
TASTES = {
    "nathan_cook": 50,
    "ian_magellan": 20,
    "henry_threepwood": 68,
    "scrooge_bly": -70,
    "mary_ripley": -115,
}
TASTE = tuple(TASTES.get(card, 0) for card in CARD_IDS)
ITEM = 3  # eighths: what a card that can be used but once counts in a deck

# What `greedy` thinks a card is worth in a deck, in tenths of a card.
CARD_VALUES = {
    "explorer": 10,
    "traveler": 8,
    "sailor": 9,
    "scout": 22,
    "trailblazer": 34,
    "jack_of_all_trades": 20,
    "photographer": 20,
    "treasure_chest": 16,
    "pioneer": 55,
    "giant_machete": 30,
    "captain": 36,
    "journalist": 27,
    "millionaire": 34,
    "adventurer": 38,
    "prop_plane": 30,
    "native": 44,
    "transmitter": 30,
    "cartographer": 38,
    "compass": 18,
    "scientist": 34,
    "travel_log": 22,
    "geologist": 18,
    "shaman": 30,
    "cave_explorer": 18,
    "veteran": 52,
    "mountain_guide": 24,
    "imitator": 30,
    "twins": 16,
    "leeroy": 24,
    "frank": 20,
    "luna": 16,
    "polly": 14,
    "amelia_lockart": 60,
    "scrooge_bly": 40,
    "christopher_dundee": 56,
    "mary_ripley": 52,
    "ian_magellan": 50,
    "henry_threepwood": 24,
    "nathan_cook": 58,
    "gertrude_everdeen": 22,
    "isabella_jones": 26,
    "lara_omalley": 44,
    "demon": 1,
    "muisca_guide": 48,
    "muisca_ferrywoman": 42,
    "muisca_goldsmith": 40,
    "dragon_tamer": 14,
    "dragon_whistle": 10,
    "dragon_cloak": 12,
    "porter": 26,
}
CARD_VALUE = tuple(CARD_VALUES[card] for card in CARD_IDS)
