/** What went wrong, in a sentence of the language that is spoken. */

import { Trouble } from "../live/api";
import type { Refusal } from "../wire/types";
import { refusalIn, type Sees } from "./game";
import { has, words } from "./words.svelte";

interface Refused {
  code: string;
  refusal?: Refusal | null;
}

/** The reason that the server gives; the page itself knows some codes that need none. */
export function refusalText({ code, refusal }: Refused, game: string | null = null, names: readonly string[] = [], sees: Sees | null = null): string {
  if (has(`refused-${code}`)) return words(`refused-${code}`);
  return refusal ? refusalIn(game, refusal, names, sees) : words("refused-broken");
}

export function troubleText(error: unknown, game: string | null = null, sees: Sees | null = null): string {
  return error instanceof Trouble ? refusalText(error, game, [], sees) : words("refused-broken");
}
