/** Questions about puzzles to the server. */

import { get, post } from "../live/api";
import { person } from "../live/person.svelte";
import type { Puzzle, PuzzleAttemptIn, PuzzleGame, PuzzleHint, PuzzleMoment, PuzzleOutcome, PuzzleStory } from "../wire/types";

const at = (game: string, id: string): string => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const overview = (): Promise<PuzzleGame[]> => get("/puzzles");
export const puzzle = (game: string, id: string): Promise<Puzzle> => get(at(game, id));
export const moment = (game: string, id: string, plays: readonly string[]): Promise<PuzzleMoment> => post(`${at(game, id)}/moment`, { plays });

/** One that suits whoever asks: of a theme, and another one than the one that is skipped. */
export function nextPuzzle(game: string, theme: string | null, after: string | null): Promise<Puzzle> {
  const wanted = new URLSearchParams({ ...(theme && { theme }), ...(after && { after }) });
  return get(`${at(game, "next")}${wanted.size > 0 ? `?${wanted.toString()}` : ""}`);
}

export async function attempt(game: string, id: string, made: PuzzleAttemptIn): Promise<PuzzleOutcome> {
  await person.ensure();
  return post(`${at(game, id)}/attempt`, made);
}

export async function hint(game: string, id: string): Promise<PuzzleHint> {
  await person.ensure();
  return post(`${at(game, id)}/hint`);
}

/** The address of the game that a puzzle is from, at the step where it came up. */
export async function story(game: string, id: string): Promise<string> {
  const { table, step } = await post<PuzzleStory>(`${at(game, id)}/game`);
  return `/table/${table}/replay/${step}`;
}

/** What the page before has fetched already, for the page of a puzzle that follows it. */
const handed = new Map<string, Puzzle>();

export function handOver(one: Puzzle): void {
  handed.set(`${one.game}/${one.id}`, one);
}

export function takeOver(game: string, id: string): Puzzle | null {
  const key = `${game}/${id}`;
  const found = handed.get(key) ?? null;
  handed.delete(key);
  return found;
}

/** The address of a puzzle; without an id, of whichever suits. */
export function addressOf(game: string, id: string | null, theme: string | null): string {
  return `/puzzles/${game}${id ? `/${id}` : ""}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`;
}
