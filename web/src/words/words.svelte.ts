/** Every text of the app, in the language that is spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { once } from "../live/once";
import type { Language } from "../live/settings.svelte";

export type Arguments = Record<string, FluentVariable>;

/** What only the browser says: the app's own, that of the folders below, and a board's. */
const OWN = import.meta.glob<string>(["./*.ftl", "../{lessons,routes,review,puzzles,daily,rooms}/*.ftl", "../boards/*/*.ftl"], { query: "?raw", import: "default" });
/** What library and terminal say too: one catalogue that all games share, and one that lies with each game. */
const SHARED = import.meta.glob<string>("../../../src/manoa/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/manoa/games/*/people/words/*.ftl", { query: "?raw", import: "default" });

/** The games whose words are known or on their way, and lessons, routes and reviews, if they are. */
const learned = new Map<string, Promise<void>>();

export const LESSONS = "lessons";
export const ROUTES = "routes";
export const REVIEW = "review";
export const PUZZLES = "puzzles";
export const DAILY = "daily";
export const ROOMS = "rooms";
const FOLDERS = new Set([LESSONS, ROUTES, REVIEW, PUZZLES, DAILY, ROOMS]);

export function bundleOf(language: string, text: string): { bundle: FluentBundle; errors: Error[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return { bundle, errors: bundle.addResource(new FluentResource(text)) };
}

class Speech {
  bundle = $state.raw<FluentBundle | null>(null);
  /** The catalogues of games, by their names: each has its own events, refusals and names. */
  games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  language = $state<Language>("en");
}

export const speech = new Speech();

let wanted: Language | null = null;
let speaking: Promise<void> = Promise.resolve();

/** One after the other: what is asked for last is what is spoken, with all that was learned until then. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  const next = speaking.then(() => take(language));
  speaking = next.catch(() => {});
  return next;
}

async function take(language: Language): Promise<void> {
  const text = async (load: (() => Promise<string>) | undefined): Promise<string> => (await load?.()) ?? "";
  const folders = [...learned.keys()];
  const [shared, app, ...own] = await Promise.all([SHARED[`../../../src/manoa/words/${language}.ftl`], OWN[`./${language}.ftl`], ...folders.map((folder) => ownWords(folder, language))].map(text));
  const games = await Promise.all(folders.map((folder) => text(gameWords(folder, language))));
  speech.bundle = bundleOf(language, [shared, app, ...own].join("\n")).bundle;
  speech.games = new Map(folders.map((folder, place) => [folder, bundleOf(language, `${shared}\n${games[place]}`).bundle]));
  speech.language = language;
}

function ownWords(folder: string, language: Language): (() => Promise<string>) | undefined {
  return OWN[FOLDERS.has(folder) ? `../${folder}/${language}.ftl` : `../boards/${folder}/${language}.ftl`];
}

function gameWords(game: string, language: Language): (() => Promise<string>) | undefined {
  return GAMES[`../../../src/manoa/games/${game.replaceAll("-", "_")}/people/words/${language}.ftl`];
}

/** The words of a game and its board, of lessons, of routes or of reviews, which only those who need them fetch. */
export function learn(folder: string): Promise<void> {
  return once(learned, folder, () => speak(wanted ?? speech.language));
}

export function has(id: string): boolean {
  return speech.bundle?.hasMessage(id) ?? false;
}

export function words(id: string, values?: Arguments): string {
  return said(speech.bundle, id, values);
}

/** To the one whom it is about, a message may speak in words of its own: its attribute `.you`; to the other, `.to-you`. */
function said(bundle: FluentBundle | null | undefined, id: string, values?: Arguments): string {
  const message = bundle?.getMessage(id);
  const form = ["you", "to-you"].find((one) => values?.[one] === "yes");
  const pattern = (form && message?.attributes[form]) || message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values ?? null, []) : id;
}

export function hasIn(game: string, id: string): boolean {
  return speech.games.get(game)?.hasMessage(id) ?? false;
}

/** A message of a game's own catalogue. */
export function wordsIn(game: string, id: string, values?: Arguments): string {
  return said(speech.games.get(game), id, values);
}

/** What a game says about something, beside its name: the attribute `.about`; null if it says nothing. */
export function aboutIn(game: string, id: string): string | null {
  const bundle = speech.games.get(game);
  const pattern = bundle?.getMessage(id)?.attributes.about;
  return bundle && pattern ? bundle.formatPattern(pattern, null, []) : null;
}

/** A message, or what somebody else calls it if we have no word for it. */
export function wordsOr(id: string, otherwise: string, values?: Arguments): string {
  return has(id) ? words(id, values) : otherwise;
}

export interface Part {
  text: string;
  strong: boolean;
}

const MARK = "\u0001";

/** A sentence in parts, with the names in it marked. */
export function phrase(id: string, values: Arguments, strong: readonly string[], say = words): Part[] {
  const marked = { ...values };
  for (const name of strong) if (name in marked) marked[name] = `${MARK}${String(marked[name])}${MARK}`;
  return say(id, marked)
    .split(MARK)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** a, b and c, as the language has it; or a, b or c. */
export function series(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const language = speech.language === "en" ? "en-GB" : speech.language; // as in the library: no comma before the and
  return new Intl.ListFormat(language, { type }).format(items);
}

/** A number as the look wants it: a true minus, a plus where a sign matters, and the language's own point or comma. */
export function signed(value: number): string {
  const size = Math.abs(value).toLocaleString(speech.language);
  return value > 0 ? `+${size}` : value < 0 ? `−${size}` : "0";
}

export function ago(moment: number, now: number = Date.now()): string {
  const seconds = (moment - now) / 1000;
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto", style: "short" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return words("just-now");
}
