/** The options of a table that is being set up. The server says what goes together: what was chosen last stays, and
 * what does not go with it gives way. */

import type { Barred, Fitting, GameInfo, Refusal } from "../wire/types";
import { get } from "./api";

type Options = Record<string, unknown>;

export interface Given {
  options: Options;
  players: number;
}

/** What had to be changed to fit, and how it was before. */
export interface GaveWay {
  changed: Barred[];
  before: Given;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Choosing {
  /** All options, as far as is known what goes together. */
  options = $state.raw<Options>({});
  players = $state(2);
  counts = $state.raw<number[]>([2]);
  gaveWay = $state.raw<GaveWay | null>(null);
  #barred = $state.raw<Barred[]>([]);
  #game = $state.raw<GameInfo | null>(null);
  #asked = 0;

  begin(game: GameInfo, chosen: Options, players: number): void {
    this.#game = game;
    this.#barred = [];
    this.counts = game.players;
    this.gaveWay = null;
    this.#take({ options: chosen, players }, "", null);
  }

  choose(name: string, value: unknown): void {
    this.#take({ options: { ...this.options, [name]: value }, players: this.players }, name);
  }

  /** Of several, this one is chosen; none is before it is known what there is to choose. */
  has(name: string, value: unknown): boolean {
    return this.#several(name).includes(value);
  }

  /** Of several, one more or one less. */
  turn(name: string, value: unknown): void {
    const chosen = this.#several(name);
    const wanted = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const order = this.#game?.options.find((one) => one.name === name)?.values ?? wanted;
    this.choose(name, order.filter((one) => wanted.includes(one)));
  }

  play(players: number): void {
    this.#take({ options: this.options, players }, "players");
  }

  /** What a preset does not name of that which presets are about is as usual. A map that was chosen stays. */
  preset(name: string): void {
    const wanted = this.#game?.presets[name] ?? {};
    const usual = Object.fromEntries(this.presetOptions.map((one) => [one.name, one.default]));
    const map = Object.fromEntries(Object.entries(this.different).filter(([name]) => this.#isMap(name)));
    this.mix({ ...usual, ...wanted, ...map });
  }

  mix(chosen: Options): void {
    this.#take({ options: { ...this.options, ...chosen }, players: this.players }, "");
  }

  undo(): void {
    if (this.gaveWay) this.#take(this.gaveWay.before, "");
  }

  /** Why a value cannot be chosen as things stand. */
  why(name: string, value: unknown): Refusal | null {
    return this.#bar(name, value)?.why ?? null;
  }

  /** Why an option is not to be chosen at all: another one brings it. */
  lock(name: string): Refusal | null {
    return this.#barred.find((bar) => bar.option === name && bar.locked)?.why ?? null;
  }

  /** The options that presets are about; the map that some bring along is chosen apart. */
  get presetOptions(): GameInfo["options"] {
    const named = new Set(Object.values(this.#game?.presets ?? {}).flatMap((chosen) => Object.keys(chosen)));
    return this.#game?.options.filter((one) => named.has(one.name) && !this.#isMap(one.name)) ?? [];
  }

  /** The preset that is chosen as it is; "" if none is. */
  get presetNow(): string {
    const is = (chosen: Options): boolean =>
      this.presetOptions.every((one) => this.lock(one.name) !== null || same(this.options[one.name], chosen[one.name] ?? one.default));
    return Object.entries(this.#game?.presets ?? {}).find(([, chosen]) => is(chosen))?.[0] ?? "";
  }

  /** Only what is not as usual. */
  get different(): Options {
    const usual = new Map(this.#game?.options.map((one) => [one.name, one.default]));
    return Object.fromEntries(Object.entries(this.options).filter(([name, value]) => !same(value, usual.get(name))));
  }

  #isMap(name: string): boolean {
    return this.#game?.options.find((one) => one.name === name)?.group === "map";
  }

  #several(name: string): unknown[] {
    const chosen = this.options[name];
    return Array.isArray(chosen) ? chosen : [];
  }

  #bar(name: string, value: unknown): Barred | undefined {
    return this.#barred.find((bar) => bar.option === name && bar.values.some((one) => same(one, value)));
  }

  #take(wanted: Given, kept: string, before: Given | null = { options: this.options, players: this.players }): void {
    const usual = Object.fromEntries(this.#game?.options.map((one) => [one.name, one.default]) ?? []);
    this.options = { ...usual, ...wanted.options };
    this.players = wanted.players;
    void this.#ask(kept, before);
  }

  async #ask(kept: string, before: Given | null): Promise<void> {
    if (!this.#game) return;
    const [asked, wanted] = [++this.#asked, this.players];
    const query = new URLSearchParams({ players: String(wanted), options: JSON.stringify(this.different), kept });
    try {
      const found = await get<Fitting>(`/games/${this.#game.name}/fitting?${query.toString()}`);
      if (asked !== this.#asked) return;
      this.options = found.options;
      this.players = found.players;
      this.counts = found.counts;
      this.#barred = found.barred;
      const changed = found.changed.filter((bar) => !bar.locked);
      this.gaveWay = changed.length > 0 && before ? { changed, before } : null;
    } catch {
      // What was chosen stands; whether it goes together is asked again when the table is set up.
    }
  }
}
