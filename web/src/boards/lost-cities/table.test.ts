import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { Scene } from "../../live/table.svelte";
import type { Event } from "../../wire/types";
import { learn, speak } from "../../words/words.svelte";
import Explained from "./Explained.svelte";
import { flightsOf, isMarked, marked, movesIn } from "./flights";
import { placeName } from "./labels";
import { chosenIn, Shared } from "./shared.svelte";
import { plan } from "./plan";
import { formulaOf } from "./scoring";
import { stateOf, VIEW } from "./sample";
import { chartOf, Trace } from "./trace.svelte";
import { cardsInHand, colourOf, coloursOf, farSeats, keysOf, valueOf, type View } from "./view";
import { type Spot, walk } from "./walking";

const PLAN = plan({ width: 1106, height: 782, lanes: 5, facing: 1, theirs: 3, mine: 5 });

// Just what it holds: there is no page here to find a place on.
vi.mock("../../look/Explanation.svelte", () => ({ default: (page: unknown, { children }: { children: (page: unknown) => void }) => children(page) }));

beforeAll(async () => {
  await speak("en");
  await learn("lost-cities");
});

test("a view is read", () => {
  expect(coloursOf(VIEW)).toEqual(["yellow", "blue", "white", "green", "red"]);
  expect([colourOf("P10"), valueOf("P10"), valueOf("Bx")]).toEqual(["purple", 10, 0]);
  expect(farSeats({ ...VIEW, hands: [7, 7, 7] }, 1)).toEqual([2, 0]);
  expect(cardsInHand({ ...VIEW, hands: [8, 3] }, 1, false)).toEqual(["B2", null, null]);
  expect(keysOf(["Wx", "Wx", null])).toEqual(["Wx#0", "Wx#1", "back#0"]);
});

const step = (at: number, ...log: Record<string, unknown>[]): Scene => ({
  before: stateOf(VIEW, at - 1, at - 1),
  events: [{ v: at, what: { kind: "moved", seat: 0, step: at, log } }],
  state: stateOf(VIEW, at, at),
  own: false,
});
const ROUND_ENDS = step(40, { key: "draw", seat: 0 }, { key: "round", seat: null, round: 2, scores: [-48, -50], expeditions: VIEW.points });

test.each([
  ["a step on", step(41, { key: "play", seat: 0, card: "Y8" })],
  ["a leap, or a step back", null],
])("who looks back at the end of a round goes on with %s", (_, next) => {
  const shared = new Shared();
  expect(shared.shown(ROUND_ENDS, ROUND_ENDS.state, null)).toBe(true);
  expect(shared.ended).toMatchObject({ round: 2, scores: [-48, -50] });
  expect(shared.shown(next, next?.state ?? stateOf(VIEW, 12, 12), null)).toBe(false);
  expect(shared.ended).toBeNull();
});

test("who plays has the end of a round before them until their own move, or until they say so", () => {
  const shared = new Shared();
  shared.shown(ROUND_ENDS, ROUND_ENDS.state, 0);
  shared.shown(step(41, { key: "play", seat: 1, card: "Y8" }), stateOf(VIEW), 0);
  expect(shared.ended).not.toBeNull();
  shared.shown(step(42, { key: "play", seat: 0, card: "Y8" }), stateOf(VIEW), 0);
  expect(shared.ended).toBeNull();
});

test("what is said at the table does not end the end of a round", () => {
  const shared = new Shared();
  shared.shown(ROUND_ENDS, ROUND_ENDS.state, null);
  shared.shown({ ...ROUND_ENDS, events: [] }, stateOf(VIEW), null);
  expect(shared.ended).not.toBeNull();
});

test("a chosen card is chosen as long as it is where it was", () => {
  const shared = new Shared();
  shared.chosen = { card: "G8", index: 5 };
  expect(chosenIn(shared, VIEW.hand ?? [])).toBe("G8");
  expect(chosenIn(shared, ["G8"])).toBeNull();
});

test("places have short names", () => {
  const voices = { view: VIEW, names: ["Anna", "Mira"], you: 0 };
  const name = (place: Parameters<typeof placeName>[0]): string => placeName(place, VIEW.hand ?? [], voices);
  expect(name({ kind: "hand", index: 5 })).toBe("Rainforest 8");
  expect(name({ kind: "column", seat: 0, colour: "yellow" })).toBe("Your Desert: wager, 3. −34");
  expect(name({ kind: "column", seat: 1, colour: "red" })).toBe("Volcano of Mira: not begun");
  expect(name({ kind: "pile", colour: "yellow" })).toBe("Desert pile: Desert 2 on top, 2 cards");
  expect(name({ kind: "deck" })).toBe("Deck: 12 cards left");
  expect(name({ kind: "held", seat: 1 })).toBe("Mira holds 8 cards; seen: Sea 2");
});

test("a card is explained by the terms of its table", () => {
  const told = (scoring: View["scoring"]): string => render(Explained, { props: { card: "R7", at: {} as Element, scoring } }).body;
  expect(told(VIEW.scoring)).toMatch(/costs 20 points. With 8 cards or more it earns 20 extra/);
  expect(told({ cost: 15, cards: 7, bonus: 15 })).toMatch(/costs 15 points. With 7 cards or more it earns 15 extra/);
});

const SPOTS: Spot[] = [
  { key: "pile-yellow", row: 1, x: 100 },
  { key: "pile-green", row: 1, x: 400 },
  { key: "deck", row: 1, x: 900 },
  { key: "hand-0", row: 3, x: 90 },
  { key: "hand-1", row: 3, x: 200 },
];

test("arrow keys walk over the table", () => {
  expect(walk(SPOTS, "hand-0", "ArrowRight")).toBe("hand-1");
  expect(walk(SPOTS, "hand-1", "ArrowRight")).toBe("hand-1");
  expect(walk(SPOTS, "hand-1", "ArrowUp")).toBe("pile-yellow");
  expect(walk(SPOTS, "hand-1", "ArrowUp", ["pile-green"])).toBe("pile-green");
  expect(walk(SPOTS, "deck", "ArrowDown")).toBe("hand-1");
  expect(walk(SPOTS, "pile-green", "Home")).toBe("pile-yellow");
  expect(walk(SPOTS, "pile-green", "End")).toBe("deck");
  expect(walk(SPOTS, "deck", "x")).toBeNull();
});

function scene(before: View, after: View, ...log: Record<string, unknown>[]): Scene {
  const event: Event = { v: 2, at: 0, what: { kind: "moved", seat: 0, step: 41, log } };
  return { before: stateOf(before), events: [event], state: stateOf(after, 2, 41), own: true };
}

const LAID: View = {
  ...VIEW,
  phase: "draw",
  hands: [7, 8],
  hand: (VIEW.hand ?? []).filter((card) => card !== "G8"),
  expeditions: [{ ...VIEW.expeditions[0], green: ["G2", "G3", "G4", "G6", "G7", "G8"] }, VIEW.expeditions[1] ?? {}],
};

test("a card that is laid flies from the hand to its column", () => {
  const [flight] = flightsOf(scene(VIEW, LAID, { key: "play", seat: 0, card: "G8" }), { plan: PLAN, facing: [1] });
  expect(flight?.hides).toBe("column-0-green");
  expect(flight?.from.width).toBe(PLAN.fan.card);
  expect(flight?.to.x).toBe(PLAN.lanes[3]?.middle);
  expect(flight?.to.y).toBeGreaterThan(PLAN.mine.from);
});

test("a drawn card flies to where it is held, and what others draw stays hidden", () => {
  const drawn = { ...VIEW, hand: [...(LAID.hand ?? []), "R2"] };
  expect(flightsOf(scene(LAID, drawn, { key: "draw_card", seat: 0, card: "R2" }), { plan: PLAN, facing: [1] })[0]?.hides).toBe("held-R2#0");
  const [theirs] = flightsOf(scene(LAID, VIEW, { key: "draw", seat: 1 }), { plan: PLAN, facing: [1] });
  expect(theirs?.card).toBeNull();
});

test("nothing flies into a new round", () => {
  expect(flightsOf(scene(LAID, { ...VIEW, round: 3 }, { key: "draw", seat: 1 }), { plan: PLAN, facing: [1] })).toEqual([]);
});

test("the marks are those of the last turn", () => {
  const [laid] = movesIn(scene(VIEW, LAID, { key: "play", seat: 1, card: "G8" }));
  const drew = { key: "draw", seat: 1, card: null };
  const both = marked(laid ? [laid] : [], [drew]);
  expect([isMarked(both, "play", 1, "green"), isMarked(both, "draw", null, null), isMarked(both, "take", null, "green")]).toEqual([true, true, false]);
  expect(marked(both, [{ key: "discard", seat: 0, card: "Y8" }])).toEqual([{ key: "discard", seat: 0, card: "Y8" }]);
  expect(marked(both, [])).toEqual(both);
});

const GRAPH = {
  steps: [0, 10, 20, 30, 39],
  series: { round: [[0, 10, 0, -34, -48], [0, 0, 0, -10, -10]] },
};

test("the graph is the last round of the server's curve, up to now", () => {
  const trace = new Trace();
  trace.learn({ steps: [0, 10, 20, 30, 39, 41], series: { round: [[0, -12, 0, -34, -48, 3], [0, 4, 0, -10, -10, 4]] } });
  expect(trace.course(VIEW, 40)).toEqual([
    { step: 20, points: [0, 0] },
    { step: 30, points: [-34, -10] },
    { step: 39, points: [-48, -10] },
    { step: 40, points: [-48, -50] },
  ]);
});

test("the course of the points is asked for once: what comes then is seen", () => {
  const trace = new Trace();
  trace.see(39, [-48, -10]);
  expect(trace.whole).toBe(false);
  trace.learn(GRAPH);
  for (const step of [40, 41, 42, 43]) trace.see(step, [-48, -step]);
  trace.see(42, [-40, -40]); // one was taken back
  expect(trace.whole).toBe(true);
  expect(trace.course(VIEW, 43).slice(2)).toEqual([
    { step: 39, points: [-48, -10] },
    { step: 40, points: [-48, -40] },
    { step: 41, points: [-48, -41] },
    { step: 42, points: [-40, -40] },
    { step: 43, points: VIEW.round_points },
  ]);
});

test("what was missed is asked for", () => {
  const trace = new Trace();
  trace.learn(GRAPH);
  trace.see(60, [0, 0]);
  expect(trace.whole).toBe(false);
});

test("the graph spans all points, and zero", () => {
  const chart = chartOf(new Trace().course(VIEW, 40), 2);
  expect(chart.lines).toHaveLength(2);
  for (const { x, y } of chart.lines.flatMap((line) => line.spots)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
});

test("how an expedition was scored is told by its formula", () => {
  expect(formulaOf(VIEW, 0, "green")).toBe("22 − 20");
  expect(formulaOf(VIEW, 0, "yellow")).toBe("(3 − 20) × 2");
  expect(formulaOf(VIEW, 0, "red")).toBeNull();
  const long = { ...VIEW, breakdowns: [{ blue: { sum: 35, factor: 2, bonus: 20 } }] };
  expect(formulaOf(long, 0, "blue")).toBe("(35 − 20) × 2 + 20");
});
