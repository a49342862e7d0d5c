/** A puzzle in the hands of somebody: the turn as far as it is played, the attempt, and lines shown after it. */

import { once } from "../live/once";
import type { Scene } from "../live/table.svelte";
import type { Event, Offered, Puzzle, PuzzleAttemptIn, PuzzleHint, PuzzleMoment, PuzzleOutcome, PuzzleSolution, PuzzleStep, State } from "../wire/types";
import * as server from "./asking";

export type LineName = "line" | "alternative";

/** A line that is being looked at, after so many of its steps. */
export interface Shown {
  name: LineName;
  at: number;
}

type Asking = Pick<typeof server, "attempt" | "hint" | "moment">;

export class Solving {
  /** The position, and what it became with each step that is not taken back. */
  #moments = $state.raw<PuzzleMoment[]>([]);
  #line = $state.raw<PuzzleMoment | null>(null);
  #known = new Map<string, Promise<PuzzleMoment>>();
  plays = $state.raw<string[]>([]);
  scene = $state.raw<Scene | null>(null);
  pending = $state.raw<number | string | null>(null);
  outcome = $state.raw<PuzzleOutcome | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** An attempt was wrong, and the answer is not wanted yet. */
  veiled = $state(false);
  shown = $state.raw<Shown | null>(null);
  /** The answer that was given last. */
  answer = $state<number | null>(null);
  busy = $state(false);
  hint = $state.raw<PuzzleHint | null>(null);

  constructor(
    readonly puzzle: Puzzle,
    private ask: Asking = server,
  ) {
    this.#moments = [puzzle.moment];
    this.solution = puzzle.solution;
    this.hint = puzzle.hint;
  }

  get now(): PuzzleMoment {
    return this.#line ?? this.#moments.at(-1) ?? this.puzzle.moment;
  }
  get state(): State {
    return this.now.state;
  }
  get events(): Event[] {
    return this.now.events;
  }
  /** It is answered, or was before, and not tried once more. */
  get done(): boolean {
    return this.solution !== null;
  }
  get playing(): boolean {
    return this.puzzle.goal === "arrive" && !this.done;
  }
  /** What may be done now. To end the turn is not among it: the attempt ends it. */
  actions(endings: readonly string[]): Offered[] {
    const open = this.playing && this.pending === null && !this.busy;
    return open ? this.state.actions.filter(({ data }) => !endings.includes(String(data.kind))) : [];
  }

  // The turn

  async act(action: number | string): Promise<void> {
    if (!this.playing || this.pending !== null) return;
    const text = this.state.actions.find(({ id }) => id === action)?.text ?? String(action);
    this.pending = action;
    try {
      const found = await this.#at([...this.plays, text]);
      this.scene = this.#sceneTo(found, true);
      this.plays = [...this.plays, text];
      this.#moments = [...this.#moments, found];
    } finally {
      this.pending = null;
    }
  }

  /** Back by a step, or to where the turn began. */
  undo(all = false): void {
    const left = all ? 0 : Math.max(0, this.plays.length - 1);
    this.plays = this.plays.slice(0, left);
    this.#moments = this.#moments.slice(0, left + 1);
    this.scene = null;
  }

  /** Why something cannot be done now; null if it can. */
  async why(action: number | string): Promise<unknown> {
    const text = this.state.actions.find(({ id }) => id === action)?.text ?? String(action);
    return this.#at([...this.plays, text]).then(() => null, (error: unknown) => error);
  }

  // The attempt

  choose = (answer: number): Promise<void> => this.#attempt({ answer });
  endTurn = (): Promise<void> => this.#attempt({ plays: this.plays });
  giveUp = (): Promise<void> => this.#attempt({ give_up: true });

  async #attempt(made: PuzzleAttemptIn): Promise<void> {
    if (this.busy || this.done) return;
    this.busy = true;
    try {
      const { game, id, goal } = this.puzzle;
      const outcome = await this.ask.attempt(game, id, made);
      this.outcome = outcome;
      this.answer = outcome.answer;
      this.veiled = goal === "arrive" && !outcome.right && !made.give_up;
      this.solution = outcome.solution;
    } finally {
      this.busy = false;
    }
  }

  /** The one there is: from then on the puzzle counts for no rating. */
  async takeHint(): Promise<void> {
    if (this.busy || this.done || this.hint) return;
    this.busy = true;
    try {
      this.hint = await this.ask.hint(this.puzzle.game, this.puzzle.id);
    } finally {
      this.busy = false;
    }
  }

  /** Once more, without points. */
  again(): void {
    this.solution = null;
    this.answer = null;
    this.outcome = null;
    this.veiled = false;
    this.shown = null;
    this.#line = null;
    this.undo(true);
  }

  // Lines

  steps(name: LineName): PuzzleStep[] {
    return this.solution?.[name] ?? [];
  }

  /** Go to a step of a line. One that would bring something hidden to light is only pointed at. */
  async show(name: LineName, at: number): Promise<void> {
    const plays = this.steps(name).slice(0, at).filter(({ reveals }) => !reveals).map(({ notation }) => notation);
    const before = this.shown;
    this.shown = { name, at };
    const found = plays.length > 0 ? await this.#at(plays) : this.puzzle.moment;
    if (this.shown?.name !== name || this.shown.at !== at) return;
    this.scene = before?.name === name && before.at === at - 1 && found !== this.now ? this.#sceneTo(found, false) : null;
    this.#line = found;
  }

  #at(plays: readonly string[]): Promise<PuzzleMoment> {
    return once(this.#known, plays.join("\n"), () => this.ask.moment(this.puzzle.game, this.puzzle.id, plays));
  }

  #sceneTo(found: PuzzleMoment, own: boolean): Scene {
    return { before: this.state, events: found.events.slice(-1), state: found.state, own };
  }
}
