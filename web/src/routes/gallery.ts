/** Finding a route: packs, filters, order. */

import type { RouteCard } from "../wire/types";

export const PACKS = ["yours", "server", "fan", "printed", "heroes_hexes"] as const;
export type Pack = (typeof PACKS)[number];
export const SORTS = ["plays", "likes", "newest", "length"] as const;
export type Sort = (typeof SORTS)[number];
export const TERRAINS = ["jungle", "river", "village", "rubble"] as const;
export const PLACES = ["caves", "swamp", "current", "danger", "dragons", "treasures", "fog", "tavern"] as const;

/** What is looked for; what is empty or null excludes nothing. */
export interface Filters {
  pack: Pack | null;
  search: string;
  length: [number, number] | null;
  levels: readonly string[];
  terrains: readonly string[];
  places: readonly string[];
}

export const ANY: Filters = { pack: null, search: "", length: null, levels: [], terrains: [], places: [] };

/** The length of a route, for two players: the fewest steps. */
export function stepsOf(card: RouteCard): number {
  const spans = card.figures.steps;
  return (spans["2"] ?? Object.values(spans)[0])?.[0] ?? 0;
}

export function titleIn(card: RouteCard, language: string): string {
  return card.titles[language] ?? card.title;
}

const isIn = (card: RouteCard, pack: Pack): boolean => (pack === "yours" ? card.mine : pack === "server" ? card.pack === "server" && !card.mine : card.pack === pack);

/** Its pack, for its owner. */
export const packOf = (card: RouteCard): Pack => PACKS.find((pack) => isIn(card, pack)) ?? "server";

/** More of it than of any other terrain, or a third of the way. */
function mostly(card: RouteCard, terrain: string): boolean {
  const counts = card.figures.terrain;
  const all = ["jungle", "river", "village", "rubble", "camp"].reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const own = counts[terrain] ?? 0;
  return own > 0 && (own * 3 >= all || Object.entries(counts).every(([name, count]) => name === terrain || count <= own));
}

function hasPlaces(card: RouteCard, place: string): boolean {
  if (place === "caves") return card.figures.caves > 0;
  if (place === "tavern") return (card.figures.terrain.tavern ?? 0) > 0;
  return card.figures.modules.includes(place);
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const TESTS: Record<keyof Filters, (card: RouteCard, filters: Filters) => boolean> = {
  pack: (card, { pack }) => pack === null || isIn(card, pack),
  search: (card, { search }) => [card.title, ...Object.values(card.titles), card.author ?? ""].some((text) => plain(text).includes(plain(search.trim()))),
  length: (card, { length }) => length === null || (stepsOf(card) >= length[0] && stepsOf(card) <= length[1]),
  levels: (card, { levels }) => levels.length === 0 || levels.includes(card.difficulty ?? card.figures.level ?? ""),
  terrains: (card, { terrains }) => terrains.every((terrain) => mostly(card, terrain)),
  places: (card, { places }) => places.every((place) => hasPlaces(card, place)),
};

export function matching(cards: readonly RouteCard[], filters: Filters): RouteCard[] {
  return cards.filter((card) => Object.values(TESTS).every((test) => test(card, filters)));
}

/** If nothing is found: which filter, taken away, leaves most. */
export function loosen(cards: readonly RouteCard[], filters: Filters): { filter: keyof Filters; count: number } | null {
  const names = Object.keys(TESTS) as (keyof Filters)[];
  const found = names
    .filter((name) => JSON.stringify(filters[name]) !== JSON.stringify(ANY[name]))
    .map((filter) => ({ filter, count: matching(cards, { ...filters, [filter]: ANY[filter] }).length }))
    .toSorted((one, other) => other.count - one.count)[0];
  return found && found.count > 0 ? found : null;
}

const ORDERS: Record<Sort, (one: RouteCard, other: RouteCard) => number> = {
  plays: (one, other) => other.plays - one.plays,
  likes: (one, other) => other.likes - one.likes,
  newest: (one, other) => (other.changed ?? 0) - (one.changed ?? 0),
  length: (one, other) => stepsOf(one) - stepsOf(other),
};

export function sorted(cards: readonly RouteCard[], sort: Sort): RouteCard[] {
  return cards.toSorted(ORDERS[sort]);
}

/** How many routes have which length: `bars` of equal width between the shortest and the longest. */
export function lengths(cards: readonly RouteCard[], bars = 16): { least: number; most: number; counts: number[] } {
  const steps = cards.map(stepsOf).filter((count) => count > 0);
  if (steps.length === 0) return { least: 0, most: 1, counts: [] };
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  const counts = Array.from({ length: bars }, () => 0);
  for (const count of steps) {
    const bar = Math.min(bars - 1, Math.floor(((count - least) / Math.max(1, most - least)) * bars));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { least, most, counts };
}
