/** What resources, explorers and things to buy are called, by the game's own catalogue. */

import { amountsIn, nameIn } from "../../words/game";
import type { Amounts } from "./view";

export const resourceName = (resource: string): string => nameIn("island", "resource", resource);
export const explorerName = (explorer: string): string => nameIn("island", "explorer", explorer);
/** a villager */
export const itemName = (item: string): string => nameIn("island", "item", item);
export const powerOf = (explorer: string): string => nameIn("island", "power", explorer);
export const amountsText = (amounts: Amounts): string => amountsIn("island", amounts);
