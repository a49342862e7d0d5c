/** How lines that were tried begin, in words. */

import type { BranchInfo, RoomPosition } from "../wire/types";
import type { Sees } from "../words/game";
import { moveText, toldApart, type Move } from "../words/moves";

/** What somebody tried first; null: it is not known yet what that does. `parting`: where it was tried; `others`: all that
 *  begin there, each of which is called so that it is told from the rest. */
export function beginning(game: string, branch: BranchInfo, others: readonly BranchInfo[], parting: RoomPosition | undefined, names: readonly string[], sees: Sees | null): string | null {
  const moveOf = ({ moves: [notation = ""] }: BranchInfo): Move | null => {
    const tried = parting?.actions.find(({ text }) => text === notation);
    return tried ? { notation, data: tried.data } : null;
  };
  const say = (move: Move, by: Sees | null): string => moveText(game, move, names, by);
  const move = moveOf(branch);
  return move ? say(move, toldApart(others.flatMap((other) => moveOf(other) ?? []), say, sees)) : null;
}
