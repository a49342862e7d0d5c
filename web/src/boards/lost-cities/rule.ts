/** What an expedition costs and brings, for the sentences about it. */

import { scoring } from "../../../../src/manoa/games/lost_cities/data/cards.json";

export const RULE = { cost: scoring.expedition_cost, cards: scoring.bonus_cards, bonus: scoring.bonus_points };
