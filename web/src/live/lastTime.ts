/** How somebody last set up a table of each game: kept with the settings of this browser. */

import type { Clock, GameInfo, OptionInfo, SeatPlan, TableIn } from "../wire/types";
import { settings } from "./settings.svelte";

export interface Wish {
  /** Only what was not left as it is. */
  options: Record<string, unknown>;
  /** Who was to have the other seats. */
  others: SeatPlan[];
  clock: Clock;
  public: boolean;
}

export function remember(table: TableIn): void {
  const { game, options = {}, seats, clock = { kind: "none" }, public: open = false } = table;
  const wish: Wish = { options, others: seats.filter((seat) => seat.kind !== "me"), clock, public: open };
  settings.change({ tables: { ...settings.now.tables, [game]: wish } });
}

/** What was wanted then, as far as the game still has it; null: nothing is known. */
export function lastTime(game: GameInfo): Wish | null {
  const wish = settings.now.tables[game.name] as Partial<Wish> | undefined;
  if (!wish || !Array.isArray(wish.others) || wish.others.length === 0) return null;
  const options = Object.entries(wish.options ?? {}).filter(([name, value]) => isOffered(game.options.find((one) => one.name === name), value));
  const others = wish.others.map((plan): SeatPlan => (plan.kind === "bot" && !game.bots.includes(plan.bot) ? { kind: "invited" } : plan));
  return { options: Object.fromEntries(options), others, clock: wish.clock ?? { kind: "none" }, public: wish.public ?? false };
}

function isOffered(option: OptionInfo | undefined, value: unknown): boolean {
  if (!option) return false;
  if (option.several) return Array.isArray(value) && value.every((one) => option.values?.includes(one));
  return option.values ? option.values.includes(value) : typeof value === typeof option.default;
}
