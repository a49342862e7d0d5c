/** Every text of the app, in the language that is spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../live/settings.svelte";

export type Arguments = Record<string, FluentVariable>;

/** The app's own, those of the lessons, and one per board that has words of its own. */
const CATALOGUES = import.meta.glob<string>(["./*.ftl", "../lessons/*.ftl", "../boards/*/*.ftl"], { query: "?raw", import: "default" });

/** The boards whose words are known already, and the lessons, if they are. */
const learned = new Set<string>();

export const LESSONS = "lessons";

export function bundleOf(language: string, text: string): { bundle: FluentBundle; errors: Error[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return { bundle, errors: bundle.addResource(new FluentResource(text)) };
}

class Speech {
  bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");
}

export const speech = new Speech();

export async function speak(language: Language): Promise<void> {
  const base = CATALOGUES[`./${language}.ftl`];
  if (!base) return;
  const own = [...learned].map((folder) => catalogueOf(folder, language));
  const texts = await Promise.all([base, ...own].map((load) => load?.() ?? ""));
  speech.bundle = bundleOf(language, texts.join("\n")).bundle;
  speech.language = language;
}

function catalogueOf(folder: string, language: Language): (() => Promise<string>) | undefined {
  return CATALOGUES[folder === LESSONS ? `../${LESSONS}/${language}.ftl` : `../boards/${folder}/${language}.ftl`];
}

/** The words of a board, or of the lessons, which only those who need them fetch. */
export async function learn(folder: string): Promise<void> {
  if (learned.has(folder) || !catalogueOf(folder, "en")) return;
  learned.add(folder);
  await speak(speech.language);
}

export function has(id: string): boolean {
  return speech.bundle?.hasMessage(id) ?? false;
}

export function words(id: string, values?: Arguments): string {
  const message = speech.bundle?.getMessage(id);
  if (!speech.bundle || !message?.value) return id;
  return speech.bundle.formatPattern(message.value, values ?? null, []);
}

/** The same, or what somebody else calls it if we have no word for it. */
export function wordsOr(id: string, otherwise: string, values?: Arguments): string {
  return has(id) ? words(id, values) : otherwise;
}

export interface Part {
  text: string;
  strong: boolean;
}

const MARK = "\u0001";

/** A sentence in parts, with the names in it marked. */
export function phrase(id: string, values: Arguments, strong: readonly string[]): Part[] {
  const marked = { ...values };
  for (const name of strong) if (name in marked) marked[name] = `${MARK}${String(marked[name])}${MARK}`;
  return words(id, marked)
    .split(MARK)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** a, b and c, as the language has it. */
export function series(items: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(items);
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
