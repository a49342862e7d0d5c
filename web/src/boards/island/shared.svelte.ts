/** What map, dock and rail share: what is in hand, what was promised, and the fight on stage. */

import type { Scene } from "../../live/table.svelte";
import type { Ahead } from "./ahead";
import { arrivals, fightsIn, happeningsOf, lineOf, meanwhile, type Happening, type Staged } from "./fight";
import type { Hand } from "./targets";
import type { State } from "../../wire/types";
import { viewOf, type Item, type Place } from "./view";

export const DICE_MS = 1_500;
export const OUTCOME_MS = 1_900;
export const ROLL_MS = 900;
const WALK_MS = 320;

export class Shared {
  item = $state<Item | null>(null);
  army = $state<string | null>(null);
  count = $state(1);
  /** Touched once: a second touch, or the button, does it. */
  aim = $state<string | null>(null);
  trading = $state(false);
  ahead = $state.raw<Ahead | null>(null);
  fight = $state.raw<Staged | null>(null);
  /** How it stands for everything in sight while the dice roll. */
  meanwhile = $state.raw<State | null>(null);
  /** Fights are on stage: what was promised in advance waits for them. */
  playing = $state(false);
  /** The line of the log from which on it would say more than the dice have shown. */
  waitingLine = $state<string | null>(null);
  /** Counts rolls, so that dice know when to tumble. */
  rolls = $state(0);
  throws = $state(0);
  arrived = $state.raw<ReadonlyMap<string, Place>>(new Map());
  /** Tiles laid just now turn over. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #timers: ReturnType<typeof setTimeout>[] = [];
  #seen: Scene | null = null;

  get hand(): Hand {
    return { item: this.item, army: this.army, count: this.count };
  }

  take(item: Item | null): void {
    this.item = this.item === item ? null : item;
    this.army = null;
    this.aim = null;
  }

  lead(from: string, count: number): void {
    this.army = from;
    this.count = count;
    this.aim = null;
  }

  drop(): void {
    this.item = null;
    this.army = null;
    this.aim = null;
  }

  /** Something happened. How long it takes to show it, at the usual pace. */
  show(scene: Scene | null, pace: number): number {
    if (scene === this.#seen) return 0;
    this.#seen = scene;
    const log = happeningsOf(scene?.events ?? []);
    if (scene && log.length === 0) return 0; // somebody came or went: what is on stage goes on
    this.#stop();
    if (!scene) return 0;
    if (scene.own) this.drop();
    this.arrived = arrivals(log);
    this.fresh = new Set(log.filter((event) => event.key === "lay").map((event) => JSON.stringify(event.at)));
    const rolled = log.some((event) => event.key === "roll");
    if (rolled) this.rolls += 1;
    const fights = fightsIn(log);
    if (fights.length > 0) return this.#stage(fights, scene, log, pace);
    this.#clear(scene, log);
    return rolled ? ROLL_MS : log.some((event) => event.key === "move" || event.key === "march") ? WALK_MS : 0;
  }

  /** One fight after the other: dice, then what comes of it. */
  #stage(fights: Staged[], scene: Scene, log: Happening[], pace: number): number {
    const last = fights.at(-1);
    if (pace === 0 || !last) {
      this.fight = last ? { ...last, step: "outcome" } : null;
      return 0;
    }
    this.meanwhile = scene.before && staged(scene.before, log);
    this.playing = true;
    let at = 0;
    for (const [index, fight] of fights.entries()) {
      this.#later(at * pace, () => {
        this.fight = { ...fight, step: "dice" };
        this.waitingLine = lineOf(scene.events, fight.event);
        this.throws += 1;
      });
      at += DICE_MS;
      this.#later(at * pace, () => {
        this.fight = { ...fight, step: "outcome" };
        this.waitingLine = lineOf(scene.events, fights[index + 1]?.event ?? null);
        if (fight === last) this.meanwhile = null;
      });
      at += OUTCOME_MS;
    }
    this.#later(at * pace, () => (this.playing = false));
    return at;
  }

  /** A fight stays on stage until its turn is over, or the next one is announced. */
  #clear(scene: Scene, log: Happening[]): void {
    const view = viewOf(scene.state);
    const over = log.some((event) => event.key === "end turn" || event.key === "turn_over" || event.key === "attack");
    if (over || scene.own || (view?.fights.length ?? 0) > 0) this.fight = null;
  }

  #later(ms: number, run: () => void): void {
    if (ms === 0) run();
    else this.#timers.push(setTimeout(run, ms));
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.playing = false;
    this.waitingLine = null;
    this.meanwhile = null;
  }
}

function staged(before: State, log: readonly Happening[]): State | null {
  const view = viewOf(before);
  return view && { ...before, view: { ...meanwhile(view, log) } };
}
