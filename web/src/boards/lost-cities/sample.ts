/** A position for tests. */

import { sampleState } from "../../live/sample";
import type { State } from "../../wire/types";
import type { View } from "./view";

export const VIEW: View = {
  player: 0,
  phase: "play",
  round: 2,
  totals: [38, 51],
  totals_now: [-10, 1],
  round_points: [-48, -50],
  results: [[38, 51]],
  starter: 1,
  deck: 12,
  hands: [8, 8],
  expeditions: [
    { yellow: ["Yx", "Y3"], blue: [], white: ["W4"], green: ["G2", "G3", "G4", "G6", "G7"], red: [] },
    { yellow: ["Y4", "Y6"], blue: ["Bx"], white: [], green: [], red: [] },
  ],
  points: [
    { yellow: -34, blue: 0, white: -16, green: 2, red: 0 },
    { yellow: -10, blue: -40, white: 0, green: 0, red: 0 },
  ],
  breakdowns: [
    { yellow: { sum: 3, factor: 2, bonus: 0 }, white: { sum: 4, factor: 1, bonus: 0 }, green: { sum: 22, factor: 1, bonus: 0 } },
    { yellow: { sum: 10, factor: 1, bonus: 0 }, blue: { sum: 0, factor: 2, bonus: 0 } },
  ],
  scoring: { cost: 20, cards: 8, bonus: 20 },
  discards: { yellow: { size: 2, top: "Y2" }, blue: { size: 0, top: null }, white: { size: 0, top: null }, green: { size: 1, top: "G5" }, red: { size: 0, top: null } },
  known: [[], ["B2"]],
  hand: ["Y8", "B6", "Wx", "Wx", "W10", "G8", "G10", "R10"],
};

export function stateOf(view: View, v = 1, step = 40): State {
  return sampleState({ v, player: view.player, view, table: { game: "lost-cities", step } });
}
