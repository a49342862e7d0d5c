/** The largest change of a curve in one turn. */

import type { Graph, Moved } from "../wire/types";

export interface Swing {
  seat: number;
  from: number;
  to: number;
  /** The step it was done at. */
  step: number;
}

/** Of equal ones the last; null where nothing ever changed. */
export function biggestSwing(graph: Graph, name: string, moves: readonly Moved[]): Swing | null {
  const turns = turnsOf(moves);
  const stretches: Swing[] = [];
  for (const [index, step] of graph.steps.entries()) {
    if (index === 0) continue;
    for (const [seat, values] of (graph.series[name] ?? []).entries()) {
      const [from, to] = [values[index - 1] ?? null, values[index] ?? null];
      if (from === null || to === null || from === to) continue;
      const last = stretches.at(-1);
      if (last?.seat === seat && turns.get(last.step) === turns.get(step)) [last.to, last.step] = [to, step];
      else stretches.push({ seat, from, to, step });
    }
  }
  return stretches.reduce<Swing | null>((most, one) => (most && size(most) > size(one) ? most : one), null);
}

/** Which turn each step belongs to: steps of one seat in a row. */
function turnsOf(moves: readonly Moved[]): Map<number, number> {
  const turns = new Map<number, number>();
  let turn = 0;
  for (const [index, { seat, step }] of moves.entries()) {
    if (index > 0 && moves[index - 1]?.seat !== seat) turn += 1;
    turns.set(step, turn);
  }
  return turns;
}

function size({ from, to }: Swing): number {
  return Math.abs(to - from);
}
