/** What cards, tokens and terrains are called, by the game's own catalogue. */

import { nameIn } from "../../words/game";

export const cardName = (card: string): string => nameIn("quest", "card", card);
export const tokenName = (token: string): string => nameIn("quest", "token", token);
export const terrainName = (terrain: string): string => nameIn("quest", "terrain", terrain);
