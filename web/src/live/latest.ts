/** What is wanted faster than it can be done, by somebody who hurries along: not all of it, but always the last. */
export class Latest<T> {
  #waiting: { wanted: T } | null = null;
  #resting = false;

  /** `rest`: milliseconds between two. */
  constructor(
    private begin: (wanted: T) => void,
    private rest: number,
  ) {}

  want(wanted: T): void {
    this.#waiting = { wanted };
    if (!this.#resting) this.#next();
  }

  /** What waits is done now: nothing else will come. */
  hurry(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.begin(waiting.wanted);
  }

  /** What waits is not wanted any more. */
  forget(): void {
    this.#waiting = null;
  }

  #next = (): void => {
    this.#resting = this.#waiting !== null;
    if (!this.#resting) return;
    setTimeout(this.#next, this.rest);
    this.hurry();
  };
}
