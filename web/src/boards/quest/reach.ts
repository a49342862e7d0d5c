/** Where a card, a token or what is left of a run can take a piece: what the view says about it, by place. */

import type { Chart } from "./chart";
import { BLOCKADES, powerOf } from "./facts";
import { placeOf, targetOf, type Doing, type End, type Flight, type QuestView, type Reach } from "./view";

/** What is played: a card, a token, or what a run has left. */
export type Source = { card: string; stored?: true } | { token: string } | { run: true };

/** Grounds that one enters for nothing, but for the curses. */
const CURSED = new Set(["demon", "tunnel"]);
const ON_FOOT: Record<string, "enter" | "clear" | "free" | undefined> = { enter: "enter", clear: "clear", move: "free", retreat: "free" };

/** How to get to a place. */
export interface Way {
  to: string;
  piece: number;
  /** Power, cards for rubble and camps, or curses; nothing for a free step. */
  cost: number;
  /** What there is to spend; null where it is not power. */
  of: number | null;
  symbol: string | null;
  kind: "run" | "free" | "enter" | "clear" | "fly";
  /** What does it, from here to there. */
  text: string;
  /** All places of it, the last is `to`. */
  places: string[];
  /** A familiar's once-power: then it is gone. */
  once: boolean;
  /** Steps to go from then on; null where the view does not say. */
  toGo: number | null;
  /** Where a current carries the piece that stops there. */
  carried: string | null;
  /** No turn may end where the piece would be then. */
  danger: boolean;
  /** A dragon would hold it there. */
  held: boolean;
}

export function sourceKey(source: Source | null): string {
  if (!source) return "";
  if ("run" in source) return "run";
  return "card" in source ? `${source.stored ? "stored" : "card"}-${source.card}` : `token-${source.token}`;
}

function sourceOf({ card, token, stored }: Reach): Source {
  if (card) return stored ? { card, stored: true } : { card };
  return token ? { token } : { run: true };
}

/** Everything that can move a piece now: to every place the way that leaves most. */
export function allReaches(view: QuestView, chart: Chart, piece: number | null): Map<string, { source: Source; ways: Map<string, Way> }> {
  const found = new Map<string, { source: Source; ways: Map<string, Way> }>();
  for (const reach of view.reach ?? []) {
    if (piece !== null && reach.piece !== piece) continue;
    const source = sourceOf(reach);
    const { ways } = found.get(sourceKey(source)) ?? { ways: new Map<string, Way>() };
    for (const end of reach.ends) keepBest(ways, wayOf(reach, end, view, chart));
    found.set(sourceKey(source), { source, ways });
  }
  return found;
}

function keepBest(ways: Map<string, Way>, way: Way): void {
  const known = ways.get(way.to);
  if (!known || (known.once && !way.once) || (known.once === way.once && way.cost < known.cost)) ways.set(way.to, way);
}

function wayOf(reach: Reach, end: End, view: QuestView, chart: Chart): Way {
  const of = reach.card || reach.token ? powerOf(reach, reach.once) : (view.run?.power ?? 0);
  const places = placesIn(end.text, chart);
  const free = reach.symbol === null;
  return { to: places.at(-1) ?? "", once: reach.once ?? false, piece: reach.piece, cost: free ? 0 : of - end.left, of: free ? null : of, symbol: reach.symbol, kind: free ? "free" : "run", text: end.text, places, toGo: end.to_go, carried: end.carried ? placeOf(end.carried) : null, danger: end.danger ?? false, held: end.held ?? false };
}

/** Where a dragon can be moved to. */
export function flightsOf(flight: Flight): Map<string, Way> {
  return new Map(
    flight.ends.map(({ to, steps, text }) => {
      const place = placeOf(to);
      return [place, { to: place, once: false, piece: 0, cost: steps, of: null, symbol: "dragon", kind: "fly", text, places: [place], toGo: null, carried: null, danger: false, held: false }];
    }),
  );
}

/** `scout 2 B12 blockade-3`: after what is played, and which piece goes, come the places. */
function placesIn(text: string, chart: Chart): string[] {
  const words = text.split(" ").slice(1);
  return words.flatMap((word) => (word.startsWith("blockade-") ? [word] : (chart.named(word) ?? [])));
}

/** With nothing played: rubble, camps and blockades of rubble, which are paid by cards from hand; demons and tunnels, which
    are paid by curses; forced moves, which are not paid at all. With `bothEnds` a passage through a tunnel draws the curses
    of both ends. */
export function entriesOf(actions: readonly Doing[], chart: Chart, piece: number | null, view: QuestView, bothEnds = false): Map<string, Way> {
  const found = new Map<string, Way>();
  const danger = new Set(view.modules?.danger?.map(placeOf));
  const heldThere = new Set(view.modules?.held_there?.map(placeOf));
  for (const { text, data } of actions) {
    const to = targetOf(data);
    const kind = ON_FOOT[data.kind];
    if (!kind || !to || found.has(to) || (piece !== null && (data.piece ?? piece) !== piece)) continue;
    const { power = 0, terrain = "" } = chart.spaces.get(to) ?? BLOCKADES.get(data.blockade ?? 0) ?? {};
    const symbol = CURSED.has(terrain) && kind !== "free" ? "curse" : null;
    const left = bothEnds ? tunnelLeft(view, data.piece ?? 0, to, chart) : 0;
    found.set(to, { to, once: false, piece: data.piece ?? 0, cost: kind === "free" ? 0 : power + left, of: null, symbol, kind, text, places: [to], toGo: null, carried: null, danger: danger.has(to), held: heldThere.has(to) });
  }
  return found;
}

/** The power of the tunnel that a piece leaves for another one; 0 for a step to what touches its space. */
function tunnelLeft(view: QuestView, piece: number, to: string, chart: Chart): number {
  const at = view.pieces[view.player ?? 0]?.[piece];
  const isPassage = at && chart.spaces.has(to) && !chart.around(placeOf(at)).includes(to);
  return isPassage ? (chart.spaces.get(placeOf(at))?.power ?? 0) : 0;
}

/** The sources that lead to a place, cheapest first. */
export function sourcesTo(place: string, reaches: Map<string, { source: Source; ways: Map<string, Way> }>): { source: Source; way: Way }[] {
  return [...reaches.values()]
    .flatMap(({ source, ways }) => {
      const way = ways.get(place);
      return way ? [{ source, way }] : [];
    })
    .sort((one, other) => one.way.cost - other.way.cost);
}

/** The notation of going to a place with what is chosen: to ask why that cannot be done. */
export function attempt(place: string, source: Source | null, piece: number, view: QuestView, chart: Chart): string {
  const space = chart.spaces.get(place);
  const verb = !source || "run" in source ? "go" : "card" in source ? `${source.card}${source.stored ? "-stored" : ""}` : source.token;
  const pieces = view.pieces[view.player ?? 0]?.length ?? 1;
  return [verb.replaceAll("_", "-"), ...(pieces > 1 ? [String(piece + 1)] : []), space?.name ?? place].join(" ");
}

/** Of the own pieces the one that is nearest to a place. */
export function nearestPiece(place: string, view: QuestView, chart: Chart): number {
  const [x, y] = chart.point(place, view.blockades) ?? [0, 0];
  const far = (view.pieces[view.player ?? 0] ?? []).map((at) => {
    const space = at ? chart.spaces.get(placeOf(at)) : undefined;
    return space ? Math.hypot(space.x - x, space.y - y) : Infinity;
  });
  return Math.max(0, far.indexOf(Math.min(...far)));
}
