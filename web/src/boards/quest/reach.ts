/** Where a card, a token or what is left of a run can take a piece, and what that costs. */

import type { Chart } from "./chart";
import { BLOCKADES, powerOf, SIGN_OF } from "./facts";
import { gateOf, placeOf, targetOf, type Doing, type Move, type QuestView, type Sign } from "./view";

/** What is played: a card, a token, or what a run has left. */
export type Source = { card: string } | { token: string } | { run: true };

/** How to get to a place. */
export interface Way {
  to: string;
  piece: number;
  /** Power, or cards for rubble and camps; nothing for a free step. */
  cost: number;
  /** What there is to spend; null where it is not power. */
  of: number | null;
  symbol: Sign | null;
  kind: "run" | "free" | "enter" | "clear";
  /** The action that begins it. */
  first: number;
  /** All places of it, the last is `to`. */
  places: string[];
}

interface Walker extends Way {
  here: string;
  removed: readonly string[];
}

export function sourceKey(source: Source | null): string {
  if (!source) return "";
  if ("run" in source) return "run";
  return "card" in source ? `card-${source.card}` : `token-${source.token}`;
}

export function isFrom(move: Move, source: Source): boolean {
  if ("run" in source) return move.kind === "go";
  if (move.kind !== "run" && move.kind !== "free") return false;
  return "card" in source ? move.card === source.card : move.token === source.token;
}

/** Every place that can be reached with a source, by the cheapest way. */
export function reachOf(
  actions: readonly Doing[],
  view: QuestView,
  chart: Chart,
  source: Source,
  piece: number | null = null,
): Map<string, Way> {
  const firsts = actions.filter(({ data }) => isFrom(data, source) && (piece === null || data.piece === piece));
  const budget = "run" in source ? (view.run?.power ?? 0) : powerOf(source);
  const found = new Map<string, Way>();
  const queue = firsts.flatMap((action) => begun(action, view, chart, budget));
  const best = new Map<string, number>();
  while (queue.length > 0) {
    queue.sort((one, other) => other.cost - one.cost || other.places.length - one.places.length);
    const walker = queue.pop();
    if (!walker) break;
    const key = [walker.to, walker.here, walker.symbol, walker.piece, ...walker.removed].join(" ");
    if ((best.get(key) ?? Infinity) <= walker.cost) continue;
    best.set(key, walker.cost);
    const known = found.get(walker.to);
    if (!known || walker.cost < known.cost) found.set(walker.to, walker);
    if (walker.kind === "run" && walker.symbol !== null) queue.push(...further(walker, view, chart));
  }
  return found;
}

/** Rubble, camps and blockades of rubble: paid by cards from hand, with nothing played. */
export function entriesOf(actions: readonly Doing[], view: QuestView, chart: Chart, piece: number | null = null): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const action of actions) {
    const { kind } = action.data;
    if ((kind !== "enter" && kind !== "clear") || (piece !== null && action.data.piece !== piece)) continue;
    const way = begun(action, view, chart, 0)[0];
    if (way && !found.has(way.to)) found.set(way.to, { ...way, kind, of: null });
  }
  return found;
}

function begun(action: Doing, view: QuestView, chart: Chart, budget: number): Walker[] {
  const to = targetOf(action.data);
  const piece = action.data.piece ?? 0;
  const at = view.pieces[view.player ?? 0]?.[piece];
  if (!to || !at) return [];
  const free = action.data.symbol === undefined && action.data.kind !== "enter" && action.data.kind !== "clear";
  const gate = action.data.blockade !== undefined;
  const cost = free ? 0 : tollOf(to, chart);
  return [
    {
      to,
      piece,
      cost,
      of: free ? null : budget,
      symbol: action.data.symbol ?? null,
      kind: free ? "free" : "run",
      first: action.id,
      places: [to],
      here: gate ? placeOf(at) : to,
      removed: gate ? [to] : [],
    },
  ];
}

function tollOf(place: string, chart: Chart): number {
  const space = chart.spaces.get(place);
  return space ? space.power : (BLOCKADES.get(Number(place.split("-")[1]))?.power ?? 0);
}

function further(walker: Walker, view: QuestView, chart: Chart): Walker[] {
  if (chart.spaces.get(walker.here)?.finish) return [];
  const left = (walker.of ?? 0) - walker.cost;
  const gates = view.blockades.filter((one) => one.owner === null && !walker.removed.includes(gateOf(one.number)));
  const standing = new Map(gates.map((one) => [chart.jointOf(one), one.number]));
  const taken = view.passing ? new Set<string>() : occupied(view, walker.piece);
  const steps: Walker[] = [];
  for (const there of chart.around(walker.here)) {
    const space = chart.spaces.get(there);
    if (!space || !pays(walker.symbol, space.requires, space.power, left) || taken.has(there)) continue;
    const seam = chart.seam(walker.here, there);
    if (seam !== null && standing.has(seam)) continue;
    steps.push({ ...walker, to: there, here: there, cost: walker.cost + space.power, places: [...walker.places, there] });
  }
  for (const joint of chart.beside(walker.here)) {
    const number = standing.get(joint);
    const printed = number === undefined ? undefined : BLOCKADES.get(number);
    if (number === undefined || !printed || !pays(walker.symbol, printed.terrain, printed.power, left)) continue;
    const gate = gateOf(number);
    steps.push({
      ...walker,
      to: gate,
      cost: walker.cost + printed.power,
      places: [...walker.places, gate],
      removed: [...walker.removed, gate],
    });
  }
  return steps;
}

function pays(symbol: Sign | null, terrain: string | null, power: number, left: number): boolean {
  return symbol !== null && terrain !== null && SIGN_OF[terrain] === symbol && power > 0 && power <= left;
}

/** Where pieces stand, but for the one that walks. */
function occupied(view: QuestView, piece: number): Set<string> {
  const places = view.pieces.flatMap((own, seat) =>
    own.filter((_, number) => seat !== view.player || number !== piece).flatMap((at) => (at ? [placeOf(at)] : [])),
  );
  return new Set(places);
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

/** Everything that can move a piece now. */
export function allReaches(actions: readonly Doing[], view: QuestView, chart: Chart, piece: number | null): Map<string, { source: Source; ways: Map<string, Way> }> {
  const sources = new Map<string, Source>();
  for (const { data } of actions) {
    const source: Source | null =
      data.kind === "go" ? { run: true } : data.kind !== "run" && data.kind !== "free" ? null : data.card ? { card: data.card } : { token: data.token ?? "" };
    if (source) sources.set(sourceKey(source), source);
  }
  return new Map([...sources].map(([key, source]) => [key, { source, ways: reachOf(actions, view, chart, source, piece) }]));
}
