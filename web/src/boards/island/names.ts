/** What resources, explorers and things to buy are called, by the game's own catalogue. */

import { amountsIn, nameIn } from "../../words/game";
import { hasIn } from "../../words/words.svelte";
import type { Amounts } from "./view";

export const resourceName = (resource: string): string => nameIn("island", "resource", resource);
export const explorerName = (explorer: string): string => nameIn("island", "explorer", explorer);
/** a villager */
export const itemName = (item: string): string => nameIn("island", "item", item);
/** What an explorer can do at a table with this option. */
export function powerOf(explorer: string, houseValues: unknown): string {
  const changed = `${explorer}-${String(houseValues)}`;
  return nameIn("island", "power", hasIn("island", `power-${changed}`) ? changed : explorer);
}
export const amountsText = (amounts: Amounts): string => amountsIn("island", amounts);
