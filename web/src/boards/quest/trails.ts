/** Where the others went since one's own last move: it stays on the map until one acts. */

import type { Event } from "../../wire/types";
import { showsOf } from "./motion";

export interface Trail {
  seat: number;
  places: string[];
}

interface Walked extends Trail {
  /** Who moved it: its trail has their colour. */
  by: number;
  piece: number;
  step: number;
}

/** `you`: whose moves end it; for a spectator only the last player's are shown. */
export function trailsOf(events: readonly Event[], you: number | null): Trail[] {
  let walked: Walked[] = [];
  for (const event of events) {
    const { what } = event;
    if (what?.kind === "took_back") walked = walked.filter(({ step }) => step <= what.step);
    if (what?.kind !== "moved") continue;
    if (what.seat === you || (you === null && walked.some(({ seat }) => seat !== what.seat))) walked = [];
    if (what.seat !== you) walked = [...walked, ...walksIn(event, what.step)];
  }
  return joined(walked);
}

function walksIn(event: Event, step: number): Walked[] {
  return showsOf([event], -1).flatMap((show) => (show.what === "walk" && show.to ? [{ seat: show.seat, by: show.by ?? show.seat, piece: show.piece, step, places: [show.from, show.to] }] : []));
}

/** Steps of one piece that go on where the last ended are one trail. */
function joined(walked: readonly Walked[]): Trail[] {
  const trails: Walked[] = [];
  for (const walk of walked) {
    const before = trails.findLast(({ seat, piece, by }) => seat === walk.seat && piece === walk.piece && by === walk.by);
    if (before && before.places.at(-1) === walk.places[0]) before.places.push(...walk.places.slice(1));
    else trails.push({ ...walk, places: [...walk.places] });
  }
  return trails.map(({ by, places }) => ({ seat: by, places }));
}
