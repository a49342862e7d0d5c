/** A little route for tests: a row of six spaces, and one beside it. */

import type { QuestScene, QuestSpace } from "../../art/scenes";
import { Chart } from "./chart";
import type { Doing, Move, QuestView } from "./view";

const SIZE = 20;

function space(q: number, r: number, terrain: string, power = 1, more: Partial<QuestSpace> = {}): QuestSpace {
  return { at: [q, r], name: `T${q}${r}`, x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r, terrain, power, requires: terrain, ...more };
}

/** start, jungle 1, jungle 2 | jungle 1, jungle 1, gate of El Dorado; a river, rubble and a demon below. The bar is blockade 1 (jungle 1). */
export function sampleChart(): Chart {
  const drawn: QuestScene = {
    svg: "",
    width: 300,
    height: 200,
    viewBox: "0 0 300 200",
    title: "Test",
    angle: 0,
    flat: false,
    size: SIZE,
    corners: [0, 1, 2, 3, 4, 5].map((corner) => [SIZE * Math.sin((corner * Math.PI) / 3), -SIZE * Math.cos((corner * Math.PI) / 3)]),
    spaces: [
      space(0, 0, "start", 0, { start: 1 }),
      space(1, 0, "jungle"),
      space(2, 0, "jungle", 2),
      space(3, 0, "jungle"),
      space(4, 0, "jungle"),
      space(5, 0, "finish", 1, { requires: "jungle", finish: true }),
      space(0, 1, "river"),
      space(1, 1, "rubble", 2),
      space(2, 1, "demon", 2),
    ],
    joints: [{ between: ["A", "B"], contacts: [[[2, 0], [3, 0]]], lines: [], palisade: "", plaque: [87, 0] }],
    city: { at: [0, 0], apart: 10, below: 10 },
    scales: { piece: 1, foot: 1, plaque: 1, cave: 1, cave_at: [0, 0], dragon: 1, awake_at: [0, 0], asleep_at: [0, 0], chest: 1, chest_at: [0, 0], held: 1, held_at: [0, 0] },
  };
  return new Chart(drawn);
}

export function sampleView(more: Partial<QuestView> = {}): QuestView {
  return {
    player: 0,
    phase: "play",
    round: 1,
    starter: 0,
    pieces: [[[0, 0]], [[0, 1]]],
    to_go: [5, 5],
    arrived: [],
    last_round: false,
    hands: [4, 4],
    draws: [4, 4],
    discards: [[], []],
    areas: [[], []],
    removed: [[], []],
    known: [[], []],
    owned: [[], []],
    tokens: [[], []],
    blockades: [{ number: 1, between: ["A", "B"], owner: null }],
    caves: [],
    market: { slots: [], reserve: [], open: false },
    run: null,
    payment: null,
    price: null,
    bought: false,
    passing: false,
    changing: false,
    reach: null,
    hand: ["scout", "traveler"],
    ...more,
  };
}

export function doing(id: number, data: Move, text: string = data.kind): Doing {
  return { id, text, data };
}
