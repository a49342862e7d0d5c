/** Things that happened are shown one after the other, so that one can follow. */

export const MOST_WAITING = 60; // more than that, and nobody would watch to the end

export class Pace<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;
  #shownAt = 0;

  /** `show` puts a thing before the eyes, `rest` says how long it stays there at least. */
  constructor(
    private show: (thing: T) => void,
    private rest: (thing: T) => number,
    private settled: () => void = () => {},
  ) {}

  get idle(): boolean {
    return this.#timer === undefined && this.#queue.length === 0;
  }

  add(thing: T): void {
    this.#queue.push(thing);
    if (this.#queue.length > MOST_WAITING) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** What is shown now needs so long; a board says so while it shows it, which may be after nothing else held it. */
  hold(ms: number): void {
    this.#until = Math.max(this.#until, this.#shownAt + ms);
    if (this.#timer === undefined && this.#until > performance.now()) this.#wait();
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
    this.#shownAt = performance.now();
    this.#until = 0;
    this.show(thing);
    this.hold(this.rest(thing));
    if (this.#timer === undefined) this.#next();
  }

  #wait(): void {
    const left = this.#until - performance.now();
    if (left <= 0) {
      this.#timer = undefined;
      this.#next();
    } else this.#timer = setTimeout(() => this.#wait(), left);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
