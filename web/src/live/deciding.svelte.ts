/** One's own moves as one wants them: the end of a turn asked for once more, and what is forced done by itself. A turn in
 *  which nothing was done yet does not end by one tap for anybody. */

import type { BoardModule } from "../boards/board";
import type { Offered } from "../wire/types";
import { settings } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";

/** The kinds of actions that end a turn. */
export const endingsOf = (module: BoardModule | null): readonly string[] => module?.endings ?? ["end turn"];

export class Deciding {
  /** The action that waits for a second yes. */
  asked = $state<number | string | null>(null);
  /** Nothing was done in the turn that would end, and something still can be. */
  hasty = $derived.by(() => this.asked !== null && this.#isHasty());

  constructor(
    private table: LiveTable,
    private module: () => BoardModule | null,
  ) {}

  act = (action: number | string): void => {
    if (this.table.canAct && this.#ends(action) && (settings.now.confirm || this.#isHasty())) this.asked = action;
    else this.table.act(action);
  };

  yes(): void {
    if (this.asked !== null) this.table.act(this.asked);
    this.asked = null;
  }

  no(): void {
    this.asked = null;
  }

  /** What nobody could do otherwise, of the kinds that a game allows for that. */
  forced(actions: readonly Offered[]): Offered | null {
    const [only, other] = actions;
    const kinds = this.module()?.byItself ?? [];
    return settings.now.forced && only && !other && kinds.includes(String(only.data.kind)) ? only : null;
  }

  #isHasty(): boolean {
    const { truth } = this.table;
    return (truth && this.module()?.hasty?.(truth)) ?? false;
  }

  #ends(action: number | string): boolean {
    const offered = this.table.truth?.actions.find(({ id, text }) => id === action || text === action);
    return offered !== undefined && endingsOf(this.module()).includes(String(offered.data.kind));
  }
}
