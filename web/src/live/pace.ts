/** Things that happened are shown one after the other, so that one can follow. */

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const REAL: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export const MOST_WAITING = 60; // more than that, and nobody would watch to the end

export class Pace<T> {
  #queue: T[] = [];
  #timer: unknown = null;
  #until = 0;
  #shownAt = 0;

  /** `show` puts a thing before the eyes, `rest` says how long it stays there at least. */
  constructor(
    private show: (thing: T) => void,
    private rest: (thing: T) => number,
    private settled: () => void = () => {},
    private timers: Timers = REAL,
    private now: () => number = () => performance.now(),
  ) {}

  get idle(): boolean {
    return this.#timer === null && this.#queue.length === 0;
  }

  add(thing: T): void {
    this.#queue.push(thing);
    if (this.#queue.length > MOST_WAITING) this.skip();
    else if (this.#timer === null) this.#next();
  }

  /** What is shown now needs so long; a board says so while it shows it. */
  hold(ms: number): void {
    this.#until = Math.max(this.#until, this.#shownAt + ms);
  }

  /** On to the end. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#stop();
    if (last !== undefined) this.show(last);
    this.settled();
  }

  /** Forget what waits; somebody has something newer to show. */
  clear(): void {
    this.#queue = [];
    this.#stop();
  }

  #next(): void {
    const thing = this.#queue.shift();
    if (thing === undefined) return this.settled();
    this.#shownAt = this.now();
    this.#until = 0;
    this.show(thing);
    this.hold(this.rest(thing));
    this.#wait();
  }

  #wait(): void {
    const left = this.#until - this.now();
    if (left <= 0) {
      this.#timer = null;
      this.#next();
    } else this.#timer = this.timers.set(() => this.#wait(), left);
  }

  #stop(): void {
    if (this.#timer !== null) this.timers.clear(this.#timer);
    this.#timer = null;
  }
}
