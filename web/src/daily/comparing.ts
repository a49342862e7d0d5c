/** What several people made of the same deal: where they parted, how results are spread, what each of them holds. */

import type { ComparedGame, ComparedTurn, DailyDate, DailyResult } from "../wire/types";

/** The first turn in which two games differ; null: they are the same to the end. */
export function parted(mine: readonly ComparedTurn[], other: readonly ComparedTurn[]): number | null {
  const most = Math.max(mine.length, other.length);
  for (let turn = 0; turn < most; turn += 1) {
    const [one, two] = [mine[turn]?.moves ?? [], other[turn]?.moves ?? []];
    if (one.length !== two.length || one.some((move, place) => move !== two[place])) return turn;
  }
  return null;
}

export interface Pair {
  turn: number;
  mine: ComparedTurn | null;
  theirs: ComparedTurn | null;
}

/** Both logs side by side, from the first difference on. */
export function sideBySide(mine: readonly ComparedTurn[], other: readonly ComparedTurn[]): Pair[] {
  const first = parted(mine, other);
  if (first === null) return [];
  const count = Math.max(mine.length, other.length) - first;
  return Array.from({ length: count }, (_, place) => ({ turn: first + place, mine: mine[first + place] ?? null, theirs: other[first + place] ?? null }));
}

export interface Parting {
  turn: number;
  mine: ComparedTurn | null;
  /** Who did what instead; those who did the same are together. */
  others: { games: ComparedGame[]; turn: ComparedTurn | null }[];
}

/** Where the first game parted from the others, in the order of turns. */
export function partings([mine, ...others]: readonly ComparedGame[]): Parting[] {
  if (!mine) return [];
  const found = new Map<number, Parting>();
  for (const game of others) {
    const turn = parted(mine.turns, game.turns);
    if (turn === null) continue;
    const parting = found.get(turn) ?? { turn, mine: mine.turns[turn] ?? null, others: [] };
    const theirs = game.turns[turn] ?? null;
    const alike = parting.others.find((one) => one.turn?.moves.join() === theirs?.moves.join());
    if (alike) alike.games.push(game);
    else parting.others.push({ games: [game], turn: theirs });
    found.set(turn, parting);
  }
  return [...found.values()].sort((one, other) => one.turn - other.turn);
}

export interface Bar {
  from: number;
  to: number;
  count: number;
  /** Mine is in it. */
  you: boolean;
}

const BARS = 11;

/** How many have which result, in bars of the same width. */
export function spread(values: readonly number[], mine: number | null): Bar[] {
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, place) => {
    const from = low + place * width;
    return { from, to: from + width - 1, count: 0, you: mine !== null && mine >= from && mine < from + width };
  });
  for (const value of values) {
    const bar = bars[Math.floor((value - low) / width)];
    if (bar) bar.count += 1;
  }
  return bars;
}

/** How many of those who count somebody is better than, and of how many others. */
export function betterThan(results: readonly DailyResult[], rank: number): { better: number; of: number } {
  const people = results.filter((one) => one.rank !== null && !one.you);
  return { better: people.filter((one) => (one.rank ?? 0) > rank).length, of: people.length };
}

/** The lists are long: who leads, and those around me. */
export function excerpt(results: readonly DailyResult[], most: number): DailyResult[] {
  const mine = results.findIndex((one) => one.you);
  if (results.length <= most || mine < most - 1) return results.slice(0, most);
  const first = results.slice(0, 3);
  const from = Math.min(mine - 2, results.length - (most - 3));
  return [...first, ...results.slice(Math.max(3, from), Math.max(3, from) + most - 3)];
}

/** The last weeks, as many whole ones as asked for. */
export const weeks = (calendar: readonly DailyDate[], count: number): DailyDate[] => calendar.slice(-7 * count);

/** What was bought, in its order. Games call it `bought`, or `buy` at once. */
export function purchases(game: ComparedGame): string[] {
  const log = game.turns.flatMap((turn) => turn.log);
  const done = log.filter((event) => event.key === "bought");
  const bought = done.length > 0 ? done : log.filter((event) => event.key === "buy");
  return bought.flatMap((event) => (typeof event.card === "string" ? [`card ${event.card}`] : typeof event.item === "string" ? [`item ${event.item}`] : []));
}
