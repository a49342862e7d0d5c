/** What somebody typed: a move, or something to say. */

import type { Offered } from "../wire/types";

export type Typed =
  | { kind: "move"; action: Offered }
  | { kind: "try"; text: string } // it reads like a move, but is none that can be made now
  | { kind: "say"; text: string }
  | { kind: "nothing" };

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

/** `/` in front makes a move of anything; otherwise it is one if it is written like one. */
export function read(text: string, actions: readonly Offered[], verbs: readonly string[]): Typed {
  const forced = text.trimStart().startsWith("/");
  const meant = forced ? text.trimStart().slice(1).trim() : text.trim();
  const wanted = plain(meant);
  if (wanted === "") return { kind: "nothing" };
  const action = actions.find((offered) => plain(offered.text) === wanted);
  if (action) return { kind: "move", action };
  const verb = wanted.split(" ")[0] ?? "";
  const known = new Set([...verbs, ...actions.map((offered) => plain(offered.text).split(" ")[0])]);
  const short = wanted.split(" ").length <= 6;
  if (forced || (known.has(verb) && short && wanted.includes(" "))) return { kind: "try", text: meant };
  return { kind: "say", text: meant };
}

/** Moves that begin like this, or else have it in them. */
export function suggested(text: string, actions: readonly Offered[], most = 6): Offered[] {
  const wanted = plain(text.trimStart().replace(/^\//, ""));
  if (wanted === "") return [];
  const begins = actions.filter((offered) => plain(offered.text).startsWith(wanted));
  const holds = actions.filter((offered) => !begins.includes(offered) && plain(offered.text).includes(wanted));
  return [...begins, ...holds].slice(0, most);
}

/** The words that moves of our games begin with. */
export const VERBS = ["play", "discard", "draw", "take", "buy", "pay", "go", "enter", "move", "place", "march", "raid", "offer", "bank", "gather", "speed", "discover"];
