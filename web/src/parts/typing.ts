/** What somebody typed: a move, or something to say. */

import type { Offered } from "../wire/types";

export type Typed =
  | { kind: "move"; action: Offered }
  | { kind: "try"; text: string } // it reads like a move, but is none that can be made now
  | { kind: "say"; text: string }
  | { kind: "nothing" };

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

const LONGEST = 6; // words; more than that is talk

/** `/` in front makes a move of anything; otherwise it is one if it begins as the moves of a game do. */
export function read(text: string, actions: readonly Offered[], verbs: readonly string[]): Typed {
  const forced = text.trimStart().startsWith("/");
  const meant = forced ? text.trimStart().slice(1).trim() : text.trim();
  const wanted = plain(meant);
  if (wanted === "") return { kind: "nothing" };
  const action = actions.find((offered) => plain(offered.text) === wanted);
  if (action) return { kind: "move", action };
  const verb = wanted.split(" ")[0] ?? "";
  const known = new Set([...verbs, ...actions.map((offered) => plain(offered.text).split(" ")[0])]);
  if (forced || (known.has(verb) && wanted.split(" ").length <= LONGEST)) return { kind: "try", text: meant };
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

/** The words that moves begin with, by game. In Quest the card with which one goes is one of them. */
export const VERBS: Record<string, readonly string[]> = {
  "lost-cities": ["play", "discard", "draw", "take"],
  quest: [
    "end stop done discard pay remove lay buy take play go enter clear",
    "explorer traveler sailor scout trailblazer jack-of-all-trades photographer treasure-chest pioneer giant-machete",
    "captain journalist millionaire adventurer prop-plane native",
  ].flatMap((line) => line.split(" ")),
  island: [
    "end pass accept refuse discover buy explorer speed gather return move place",
    "farmhouse fort offering villager raid march fight set retreat bank offer",
  ].flatMap((line) => line.split(" ")),
};
