/** What all parts of the board need to know. */

import type { Offered } from "../../wire/types";
import type { Moved } from "./flights";
import { placeName } from "./labels";
import type { Plan } from "./plan";
import { keyOf, meaning, type Place } from "./targets";
import type { Colour, View } from "./view";

export interface Table {
  view: View;
  plan: Plan;
  names: readonly string[];
  you: number | null;
  near: number;
  /** the other seats, and those of them whose columns are shown */
  others: number[];
  facing: number[];
  colours: Colour[];
  hand: (string | null)[];
  chosen: string | null;
  /** the card one thinks of: chosen, or under the pointer */
  thought: string | null;
  actions: readonly Offered[];
  marks: readonly Moved[];
  /** what is still on its way: see `Flight.hides` */
  awaited: ReadonlySet<string>;
  /** the place that has the keyboard, and the one that a dragged card is over */
  current: string;
  over: string | null;
  coordinates: boolean;
}

/** What a place needs to be one. */
export function spotOf(table: Table, place: Place): { key: string; label: string; current: boolean; can: boolean } {
  const key = keyOf(place);
  return {
    key,
    label: placeName(place, table.hand, table),
    current: table.current === key,
    can: meaning(place, table.chosen, table.near, table.actions) !== null,
  };
}
