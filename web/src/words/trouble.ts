/** What went wrong, in a sentence of the language that is spoken. */

import { Trouble } from "../live/api";
import { has, words } from "./words.svelte";

/** The server's own sentence is English: ours is better where we have one. */
export function refusalText(code: string, text: string): string {
  const key = `refused-${code}`;
  return has(key) ? words(key) : text || words("refused-broken");
}

export function troubleText(error: unknown): string {
  if (!(error instanceof Trouble)) return words("refused-broken");
  if (error.seconds !== null) return words("refused-too-fast", { seconds: error.seconds });
  return refusalText(error.code, error.message);
}
