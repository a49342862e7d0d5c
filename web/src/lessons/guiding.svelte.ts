/** First games with a coach: at which table, and which were finished. Kept in this browser. */

import { keep, kept } from "../live/keeping";
import { levels } from "../live/levels";
import { againstBots, setUp } from "../live/settingUp";
import type { GameInfo, TableIn } from "../wire/types";

const PLACE = "manoa-guided";

/** What makes a first game short and plain. */
const PLAIN: Record<string, { players?: number; options?: Record<string, unknown> }> = {
  "lost-cities": { options: { rounds: 1 } },
  quest: { players: 3 }, // two would lead two pieces each
};

interface Kept {
  table: string | null;
  done: string[];
}

export function restored(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Kept>;
    const done = Array.isArray(found.done) ? found.done.filter((name) => typeof name === "string") : [];
    return { table: typeof found.table === "string" ? found.table : null, done };
  } catch {
    return { table: null, done: [] };
  }
}

/** The weakest bot in every other seat. */
export function firstTable(game: GameInfo): TableIn {
  const { players, options } = PLAIN[game.name] ?? {};
  return againstBots(game, levels(game.bots)[0] ?? "random", players, options);
}

class Guiding {
  #kept = $state.raw<Kept>(restored(kept(PLACE)));

  async begin(game: GameInfo): Promise<string> {
    const { table } = await setUp(firstTable(game));
    this.#keep({ ...this.#kept, table });
    return table;
  }

  at(table: string): boolean {
    return this.#kept.table === table;
  }

  isDone(game: string): boolean {
    return this.#kept.done.includes(game);
  }

  finish(game: string): void {
    if (!this.isDone(game)) this.#keep({ ...this.#kept, done: [...this.#kept.done, game] });
  }

  /** The coach goes. */
  close(): void {
    this.#keep({ ...this.#kept, table: null });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(PLACE, JSON.stringify(kept));
  }
}

export const guiding = new Guiding();
