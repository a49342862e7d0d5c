import { expect, test } from "vitest";
import { ANY, lengths, loosen, matching, packOf, sorted, stepsOf } from "./gallery";
import type { RouteCard } from "../wire/types";

function card(id: string, given: Partial<RouteCard> = {}, figures: Partial<RouteCard["figures"]> = {}): RouteCard {
  return {
    id,
    pack: "printed",
    title: id,
    titles: {},
    author: null,
    set: "base",
    difficulty: "easy",
    figures: { steps: { "2": [30, 31] }, spaces: 100, terrain: { jungle: 40, river: 10 }, modules: [], blockades: 4, caves: 0, difficulty: null, level: null, rounds: null, set: "base", ...figures },
    plays: 0,
    likes: 0,
    liked: false,
    mine: false,
    changed: null,
    ...given,
  };
}

const CARDS = [
  card("Hügel aus Gold", { plays: 5, likes: 1 }),
  card("swim", { pack: "fan", plays: 9, difficulty: "hard" }, { steps: { "2": [20, 22] }, terrain: { jungle: 10, river: 40 }, modules: ["current"] }),
  card("mine", { pack: "server", mine: true, author: "Mira", changed: 7, likes: 4 }, { steps: { "2": [50, 52] }, caves: 2 }),
  card("theirs", { pack: "server", author: "Juno", changed: 9 }, { steps: { "4": [41, 43] } }),
];
const ids = (cards: RouteCard[]): string[] => cards.map((one) => one.id);

test("nothing looked for finds all", () => {
  expect(matching(CARDS, ANY)).toEqual(CARDS);
});

test.each([
  [{ pack: "yours" as const }, ["mine"]],
  [{ pack: "server" as const }, ["theirs"]],
  [{ search: "hugel" }, ["Hügel aus Gold"]],
  [{ search: " JUNO " }, ["theirs"]],
  [{ length: [40, 60] as [number, number] }, ["mine", "theirs"]],
  [{ levels: ["hard", "medium"] }, ["swim"]],
  [{ terrains: ["river"] }, ["swim"]],
  [{ places: ["caves"] }, ["mine"]],
  [{ places: ["current"] }, ["swim"]],
  [{ places: ["current", "caves"] }, []],
])("%j", (given, found) => {
  expect(ids(matching(CARDS, { ...ANY, ...given }))).toEqual(found);
});

test("one's own stand in one pack only", () => {
  expect(CARDS.map(packOf)).toEqual(["printed", "fan", "yours", "server"]);
});

test("an empty result names the filter that bars most", () => {
  expect(loosen(CARDS, { ...ANY, length: [35, 60], levels: ["hard"] })).toEqual({ filter: "levels", count: 2 });
  expect(loosen(CARDS, { ...ANY, search: "xyz", places: ["fog"] })).toBeNull();
});

test("orders", () => {
  expect(ids(sorted(CARDS, "plays"))[0]).toBe("swim");
  expect(ids(sorted(CARDS, "likes"))[0]).toBe("mine");
  expect(ids(sorted(CARDS, "newest"))[0]).toBe("theirs");
  expect(sorted(CARDS, "length").map(stepsOf)).toEqual([20, 30, 41, 50]);
});

test("all lengths are in the histogram", () => {
  const { least, most, counts } = lengths(CARDS);
  expect([least, most]).toEqual([20, 50]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(lengths([]).counts).toEqual([]);
});
