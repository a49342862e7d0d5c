/** Why something cannot be done, in the language that is spoken.
 *
 * The library gives its reasons in English sentences. Each of them stands in an English catalogue here, with variables
 * for what differs, so that the same message of another language can be said in its place.
 */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../live/settings.svelte";
import { amounts, cardName, EXPEDITIONS, keyOf, thing } from "../words/names";
import { bundleOf, series, speech, words } from "../words/words.svelte";

const CATALOGUES = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

interface Pattern {
  id: string;
  sentence: RegExp;
  /** How much of it is always the same. */
  fixed: number;
}

interface Catalogue {
  patterns: Pattern[];
  bundle: FluentBundle;
}

const known = new Map<string, Promise<Catalogue>>();

/** A reason of the library in our words; as it is, if it is in our language or nobody knows it. */
export async function reworded(game: string, text: string): Promise<string> {
  if (speech.language === "en") return sentence(text);
  const catalogue = await catalogueOf(game, speech.language).catch(() => null);
  return sentence((catalogue && translated(catalogue, "why-", text)) ?? text);
}

function catalogueOf(game: string, language: Language): Promise<Catalogue> {
  const key = `${game}/${language}`;
  const found = known.get(key) ?? load(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function load(game: string, language: Language): Promise<Catalogue> {
  const [english, ours] = await Promise.all([textOf(game, "en"), textOf(game, language)]);
  return { patterns: patternsOf(english), bundle: bundleOf(language, ours).bundle };
}

async function textOf(game: string, language: Language): Promise<string> {
  const parts = await Promise.all(["common", game].map((folder) => CATALOGUES[`./${folder}/${language}.ftl`]?.() ?? ""));
  return parts.join("\n");
}

/** Those that say most come first: what is left open in them fits less. */
export function patternsOf(english: string): Pattern[] {
  const messages = [...english.matchAll(/^([a-z][a-z0-9-]*) = (.+)$/gm)];
  return messages.map(([, id = "", text = ""]) => pattern(id, text)).sort((one, other) => other.fixed - one.fixed);
}

function pattern(id: string, text: string): Pattern {
  const pieces = text.split(/\{ \$([a-z]+) \}/); // in turns what is fixed and the name of a variable
  const fixed = pieces.filter((_, index) => index % 2 === 0);
  const written = pieces.map((piece, index) => (index % 2 === 0 ? piece.replaceAll(/[.?*+^$()[\]{}|\\]/g, "\\$&") : `(?<${piece}>.+?)`));
  return { id, sentence: new RegExp(`^${written.join("")}$`), fixed: fixed.join("").length };
}

function translated(catalogue: Catalogue, kind: "why-" | "part-", text: string): string | null {
  for (const { id, sentence } of catalogue.patterns) {
    const found = id.startsWith(kind) ? sentence.exec(text) : null;
    const message = found && catalogue.bundle.getMessage(id);
    if (!found || !message?.value) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, inWords(catalogue, name, value)]);
    return catalogue.bundle.formatPattern(message.value, Object.fromEntries(values) as Record<string, string>, []);
  }
  return null;
}

/** What a variable stands for, by its name. */
function inWords(catalogue: Catalogue, name: string, value: string): string {
  const part = translated(catalogue, "part-", value);
  if (part !== null) return part;
  const say = SAYING[name];
  return say ? say(value) : value;
}

const SAYING: Record<string, (value: string) => string> = {
  card: cardName,
  last: cardName,
  cards: (value) => series(value.split(value.includes(", ") ? ", " : / (?=[A-Z][x\d])/).map(cardName)),
  thing,
  colour: (value) => words(`expedition-${EXPEDITIONS[value.toLowerCase()] ?? ""}`),
  resource: thing,
  stores,
  given: stores,
  price: (value) => (/^\d+$/.test(value) ? value : stores(value)),
  tile: (value) => words(`island-tile-${keyOf(value)}`),
  item: (value) => words(`island-item-${keyOf(value.replace(/^An? /, ""))}`),
  player: thing,
  players: (value) => series(value.split(", ").map(thing)),
  explorer: thing,
  one: thing,
  other: thing,
};

/** `2 food 1 gold`, or `nothing`. */
function stores(value: string): string {
  return amounts(Object.fromEntries([...value.matchAll(/(\d+) (\w+)/g)].map(([, count, resource = ""]) => [resource, Number(count)])));
}

/** What was typed wrong is told by the library in half a sentence. */
function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!'’]$/.test(whole) ? whole : `${whole}.`;
}
