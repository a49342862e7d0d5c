/** One line a deed: events that belong together, by the table that lies with each game. The library does the same (src/manoa/games/deeds.py). */

import { argumentsOf, eventIn, named, type Hearers } from "./game";
import { keyOf } from "./names";
import { hasIn, phrase, wordsIn, type Arguments, type Part } from "./words.svelte";

export type Happening = Record<string, unknown>;

interface Kind {
  tells: string[];
  /** Belongs to it, and goes without saying. */
  hushes?: string[];
  /** With these it is done. */
  ends?: string[];
}

const TABLES = import.meta.glob<Record<string, Kind>>("../../../src/manoa/games/*/people/deeds.json", { eager: true, import: "default" });
const STRONG = ["who", "other"];
const UNTOLD = new Set(["key", "seat", "step"]);

function kindOf(game: string, event: Happening): Kind | null {
  return TABLES[`../../../src/manoa/games/${game.replaceAll("-", "_")}/people/deeds.json`]?.[String(event.key)] ?? null;
}

/** Things that tell an event each, put together to deeds. */
export function together<T>(game: string, things: readonly T[], eventOf: (thing: T) => Happening): T[][] {
  const found: T[][] = [];
  let kind: Kind | null = null;
  let seat: unknown = null;
  for (const thing of things) {
    const event = eventOf(thing);
    const key = String(event.key);
    if (kind && seat === event.seat && [...kind.tells, ...(kind.hushes ?? [])].includes(key)) {
      found.at(-1)?.push(thing);
      if (kind.ends?.includes(key)) kind = null;
    } else {
      found.push([thing]);
      [kind, seat] = [kindOf(game, event), event.seat];
    }
  }
  return found;
}

/** A deed in one sentence; where it has none, by the event that sums it up. */
export function deedIn(game: string, deed: readonly Happening[], hearers: Hearers): Part[] {
  const [first = {}, ...others] = deed;
  const keys = new Set(others.map((event) => String(event.key)));
  const telling = kindOf(game, first)?.tells.filter((key) => keys.has(key) && key !== first.key) ?? [];
  const id = ["deed", first.key, ...telling].map(keyOf).join("-");
  if (!hasIn(game, id)) return eventIn(game, summaryOf(game, first, deed), hearers);
  return phrase(id, { ...argumentsOf(game, first, hearers), ...gathered(game, deed, hearers) }, STRONG, (key, given) => wordsIn(game, key, given));
}

/** What ended it, if that is told; as long as it goes on, how it began. */
function summaryOf(game: string, first: Happening, deed: readonly Happening[]): Happening {
  const kind = kindOf(game, first);
  const last = deed.at(-1) ?? first;
  const ended = kind?.tells.includes(String(last.key)) && kind.ends?.includes(String(last.key));
  return ended ? last : first;
}

/** The parts of all events of a deed, by key and name. */
function gathered(game: string, deed: readonly Happening[], hearers: Hearers): Arguments {
  const found = new Map<string, { part: string; value: unknown }>();
  for (const event of deed)
    for (const [part, value] of Object.entries(event)) {
      if (UNTOLD.has(part) || value === null) continue;
      const name = `${keyOf(event.key)}-${part.replaceAll("_", "-")}`;
      const before = found.get(name);
      found.set(name, { part, value: before ? sum(part, before.value, value) : value });
    }
  return Object.assign({}, ...[...found].map(([name, { part, value }]) => named(game, name, part, value, hearers))) as Arguments;
}

/** Counts and amounts are added, all else is told one after the other. */
function sum(part: string, before: unknown, value: unknown): unknown {
  if (part === "count") return Number(before) + Number(value);
  if (typeof value !== "object" || Array.isArray(value)) return [before, value].flat();
  const amounts = { ...(before as Record<string, number>) };
  for (const [id, count] of Object.entries(value as Record<string, number>)) amounts[id] = (amounts[id] ?? 0) + count;
  return amounts;
}
