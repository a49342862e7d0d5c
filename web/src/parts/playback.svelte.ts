/** Along the steps of a game: by keys, and by itself, each step when the one before has been shown. */

import { untrack } from "svelte";
import { settings } from "../live/settings.svelte";

const [STEP_MS, LEAST_MS] = [900, 120];
const AT_ONCE = 0.2; // the pace of those who want no animations
const WAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const FAR = 10;

interface Where {
  step: number;
  steps: number;
  /** The step that the board shows; it comes after `step`. */
  shown: number | undefined;
  /** What led there. */
  scene: unknown;
}

export class Playback {
  playing = $state(false);
  /** Milliseconds that the board needs to show a scene. */
  #held = $state.raw<{ scene: unknown; ms: number }>({ scene: null, ms: 0 });

  /** Made while a page is made: it lives as long. */
  constructor(
    readonly where: () => Where,
    readonly jump: (step: number) => void,
  ) {
    $effect(() => this.#goOn());
  }

  toggle = (): void => {
    this.playing = !this.playing;
  };

  hold = (ms: number): void =>
    untrack(() => {
      const { scene } = this.where();
      this.#held = { scene, ms: Math.max(this.#heldFor(scene), ms) };
    });

  #heldFor(scene: unknown): number {
    return this.#held.scene === scene ? this.#held.ms : 0;
  }

  /** Whether the key led somewhere. */
  key({ key, shiftKey, target }: KeyboardEvent): boolean {
    const way = WAYS[key];
    if (way !== undefined) this.jump(this.where().step + way * (shiftKey ? FAR : 1));
    else if (key === " " && target === document.body) this.toggle();
    else return false;
    return true;
  }

  #goOn(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const { step, steps, shown, scene } = this.where();
    if (step >= steps) this.playing = false;
    if (step >= steps || shown !== step) return undefined; // it is still on its way
    const rest = Math.max(STEP_MS, this.#heldFor(scene)) * (settings.pace || AT_ONCE);
    const timer = setTimeout(() => this.jump(step + 1), Math.max(LEAST_MS, rest));
    return () => clearTimeout(timer);
  }
}
