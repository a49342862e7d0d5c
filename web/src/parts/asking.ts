/** Questions that are typed instead of looking at the board. The words are the same in every language, as moves are. */

import type { BoardModule } from "../boards/board";
import type { State } from "../wire/types";
import { plain, type Deed } from "../words/telling";
import { words } from "../words/words.svelte";

export type Query = "board" | "me" | "scores" | "what changed";

const QUERIES: readonly Query[] = ["board", "me", "scores", "what changed"];
const LAST = 5; // deeds that are told when nothing was missed

export interface Seen {
  state: State;
  names: readonly string[];
  module: BoardModule | null;
  shared: unknown;
  deeds: readonly Deed[];
  missed: readonly Deed[];
  /** What is asked of whoever plays now. */
  prompt: string;
}

export function queryIn(text: string): Query | null {
  const asked = text.trim().toLowerCase().replace(/\s+/g, " ").replace(/\?$/, "").trim();
  return QUERIES.find((query) => query === asked) ?? null;
}

export function answerTo(query: Query, seen: Seen): string {
  const sentences = query === "scores" ? scores(seen) : query === "me" ? me(seen) : query === "board" ? board(seen) : changed(seen);
  return sentences.filter(Boolean).join(" ") || words("ask-nothing");
}

function named(seat: number, { state, names }: Seen): string {
  return seat === state.you ? words("you") : (names[seat] ?? "");
}

function scores(seen: Seen): string[] {
  const { state, module } = seen;
  return state.table.seats.map((_, seat) => words("ask-line", { who: named(seat, seen), what: module?.standing?.(state, seat) ?? "" }));
}

function about(seat: number, seen: Seen): string {
  const sentences = seen.module?.about?.(seen.state, seat, seen.names, seen.shared) ?? [];
  return words("ask-line", { who: named(seat, seen), what: sentences.join("; ") });
}

function me(seen: Seen): string[] {
  return seen.state.you === null ? [] : [about(seen.state.you, seen), seen.prompt];
}

function board(seen: Seen): string[] {
  return [...seen.state.table.seats.map((_, seat) => about(seat, seen)), seen.prompt];
}

function changed({ deeds, missed }: Seen): string[] {
  const latest = missed.length > 0 ? missed : deeds.filter((deed) => deed.event && !deed.undone).slice(-LAST);
  return latest.map((deed) => plain(deed.parts));
}
