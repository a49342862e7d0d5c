/** How somebody wants it: kept in this browser. */

import { keep, kept } from "./keeping";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Speed = 0 | 0.5 | 1 | 2;

export interface Kept {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  speed: Speed; // 0: no animation at all
  sound: boolean;
  coordinates: boolean;
  shortcuts: boolean; // keys of one letter do something
  volume: number; // of a sound, from 0 to 1
  vibration: boolean; // when it is one's turn
  pieces: "normal" | "large";
  confirm: boolean; // the end of a turn is asked for twice
  forced: boolean; // what nobody could do otherwise is done by itself
  tables: Record<string, unknown>; // how tables were last set up, by game; `lastTime` reads it
  name: string; // for a guest who is not here yet
}

const PLACE = "manoa";
export const VOLUMES = [0.25, 0.5, 1] as const;

const CHOICES: { [K in keyof Kept]?: readonly Kept[K][] } = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "reduced"],
  speed: [0, 0.5, 1, 2],
  volume: VOLUMES,
  pieces: ["normal", "large"],
};

function spoken(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

export function defaults(): Kept {
  return {
    language: spoken(),
    theme: "system",
    motion: "system",
    speed: 1,
    sound: false,
    coordinates: false,
    shortcuts: true,
    volume: 1,
    vibration: false,
    pieces: "normal",
    confirm: false,
    forced: false,
    tables: {},
    name: "",
  };
}

/** What was kept, where it still makes sense. */
export function restored(text: string | null): Kept {
  const kept: Kept = defaults();
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    return kept;
  }
  if (typeof found !== "object" || found === null) return kept;
  for (const [key, value] of Object.entries(found)) if (isChoice(key, value, kept)) Object.assign(kept, { [key]: value });
  return kept;
}

function isChoice(key: string, value: unknown, kept: Kept): boolean {
  if (!(key in kept)) return false;
  const choices = CHOICES[key as keyof Kept] as readonly unknown[] | undefined;
  return choices ? choices.includes(value) : value !== null && typeof value === typeof kept[key as keyof Kept];
}

class Settings {
  #kept = $state.raw<Kept>(restored(kept(PLACE)));
  #still = $state(false); // the system asks for less motion
  #dark = $state(false);

  get now(): Kept {
    return this.#kept;
  }

  change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    keep(PLACE, JSON.stringify(this.#kept));
  }

  get dark(): boolean {
    return this.#kept.theme === "dark" || (this.#kept.theme === "system" && this.#dark);
  }

  get reduced(): boolean {
    return this.#kept.motion === "reduced" || (this.#kept.motion === "system" && this.#still);
  }

  /** Times in the look are multiplied by this. */
  get pace(): number {
    return this.reduced || this.#kept.speed === 0 ? 0 : 1 / this.#kept.speed;
  }

  /** Follow the system, where it is to decide. */
  listen(): void {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const look = (): void => {
      this.#still = still.matches;
      this.#dark = dark.matches;
    };
    for (const query of [still, dark]) query.addEventListener("change", look);
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.#kept = restored(event.newValue);
    });
    look();
  }
}

export const settings = new Settings();
