/** What is typed below the log: moves, messages, and questions about the board. Each answers with why not, or null. */

import type { LiveTable } from "../live/table.svelte";
import { refusalIn, type Sees } from "../words/game";
import { refusalText, troubleText } from "../words/trouble";
import { words } from "../words/words.svelte";
import { answerTo, queryIn, type Seen } from "./asking";

export class Typed {
  /** `seen` is what questions are answered from; null until there is something to be seen. `sees`: what places are called now. */
  constructor(
    private table: LiveTable,
    private names: () => readonly string[],
    private seen: () => Seen | null,
    private sees: () => Sees | null,
  ) {}

  why = async (action: number | string): Promise<string | null> => {
    const reason = await this.table.why(action);
    return reason && refusalIn(this.#game, reason, this.names(), this.sees());
  };

  move = async (action: number | string): Promise<string | null> => {
    const reply = await this.table.ask({ kind: "play", action });
    this.table.refusal = null;
    if (reply.t === "refused") return refusalText(reply, this.#game, this.names(), this.sees());
    return reply.t === "stale" ? words("refused-stale") : null;
  };

  /** What may be a move: why not, else it is done. */
  attempt = async (text: string): Promise<string | null> => {
    try {
      return (await this.why(text)) ?? (await this.move(text));
    } catch (error) {
      return troubleText(error);
    }
  };

  say = async (text: string): Promise<string | null> => {
    const reply = await this.table.ask({ kind: "say", text });
    this.table.refusal = null;
    return reply.t === "refused" ? refusalText(reply) : null;
  };

  /** The answer, if it is a question. */
  ask = (text: string): string | null => {
    const [query, seen] = [queryIn(text), this.seen()];
    return query && seen ? answerTo(query, seen) : null;
  };

  get #game(): string | null {
    return this.table.truth?.table.game ?? null;
  }
}
