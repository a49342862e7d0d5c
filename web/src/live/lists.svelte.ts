/** Games, open tables, my games: kept up to date while a page shows them. */

import type { GameInfo, Listed, Mine } from "../wire/types";
import { get, Trouble } from "./api";
import { Latest } from "./latest";
import { connection, line } from "./line.svelte";
import { person } from "./person.svelte";
import { isUnfinished, type Waits } from "./preparing";

const ORDER = ["lost-cities", "quest", "island"];
const SETTLE_MS = 250; // tables change in bursts
const REST_MS = 3000; // where many play, something always changes
const PREPARING_MS = 5000; // between two looks at games that are still compiled

/** Our own games as in the look, others after them. */
function place(game: string): number {
  const found = ORDER.indexOf(game);
  return found < 0 ? ORDER.length : found;
}

export function inOrder(one: string, other: string): number {
  return place(one) - place(other) || one.localeCompare(other);
}

class Lists {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<Listed[] | null>(null);
  running = $state.raw<Listed[] | null>(null);
  mine = $state.raw<Listed[] | null>(null);
  /** My games that are over, the latest first. */
  finished = $state.raw<Listed[]>([]);
  failed = $state(false);
  #games: Promise<GameInfo[]> | null = null;
  #refreshing = new Latest<null>(() => void (this.#viewers > 0 && this.refresh()), REST_MS);
  #viewers = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;
  #waiting: ((games: GameInfo[]) => void)[] = [];

  constructor() {
    connection.whenOpen(() => {
      if (this.#viewers > 0) this.#soon();
    });
  }

  /** They do not change while a server runs, but for how far those are that it still compiles. */
  loadGames(): Promise<GameInfo[]> {
    this.#games ??= get<GameInfo[]>("/games").then(
      (games) => {
        if (games.some((game) => game.preparing)) this.#lookAgain();
        for (const hear of this.#waiting.splice(0)) hear(games);
        return (this.games = games.toSorted((one, other) => inOrder(one.name, other.name)));
      },
      (error: unknown) => {
        this.#games = null;
        throw error;
      },
    );
    return this.#games;
  }

  #lookAgain(): void {
    if (this.#again !== null) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      this.#games = null;
      this.loadGames().catch(() => this.#lookAgain());
    }, PREPARING_MS);
  }

  /** Resolves once a game is compiled, or as much of it as something waits for; it is looked at again and again until then. */
  async compiled(name: string, waits: Waits = isUnfinished): Promise<void> {
    for (;;) {
      this.#lookAgain();
      const games = await new Promise<GameInfo[]>((hear) => this.#waiting.push(hear));
      const game = games.find((one) => one.name === name);
      if (!waits(game)) return;
      if (game?.preparing?.failed) throw new Trouble(503, "not-compiled");
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async refresh(): Promise<void> {
    try {
      const [, open, running, mine, finished] = await Promise.all([
        this.loadGames(),
        get<Listed[]>("/tables"),
        get<Listed[]>("/tables?status=running"),
        person.me ? get<Mine>("/mine") : null,
        person.me ? get<Listed[]>("/history") : [],
      ]);
      this.open = open;
      this.running = running;
      this.mine = mine?.tables ?? [];
      this.finished = finished;
      if (mine) person.waiting = mine.waiting;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** While something shows them. Returns how to stop. */
  follow(): () => void {
    this.#viewers += 1;
    if (this.#viewers === 1) {
      line.hearLobby(true);
      line.ears.lobby = () => this.#soon();
      line.ears.mine = (waiting) => {
        person.waiting = waiting;
        this.#soon();
      };
    }
    void this.refresh();
    return () => {
      this.#viewers -= 1;
      if (this.#viewers > 0) return;
      line.hearLobby(false);
      line.ears.lobby = () => {};
      person.listen();
    };
  }

  #soon(): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#refreshing.want(null);
    }, SETTLE_MS);
  }
}

export const lists = new Lists();
