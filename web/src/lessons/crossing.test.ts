import { expect, test } from "vitest";
import type { QuestSpace } from "../art/scenes";
import { reach, rubble } from "./crossing";

const space = (q: number, terrain: string, power: number): QuestSpace => ({ at: [q, 0], name: `A${q}`, x: 0, y: 0, terrain, power, requires: terrain });
const WAY = [space(0, "start", 0), space(1, "jungle", 1), space(2, "jungle", 2), space(3, "river", 1), space(-1, "rubble", 2)];
const [start] = WAY as [QuestSpace];

test.each([
  ["jungle", 1, ["A1"]],
  ["jungle", 2, ["A1"]],
  ["jungle", 3, ["A1", "A2"]],
  ["jungle", 9, ["A1", "A2"]],
  ["river", 3, []],
])("a card for %s of %i reaches %s", (terrain, power, names) => {
  expect([...reach(WAY, start, { terrain, power }).keys()]).toEqual(names);
});

test("the way with most power left counts, however long it is", () => {
  const at = (q: number, r: number, power: number): QuestSpace => ({ ...space(q, "jungle", power), at: [q, r], name: `${q},${r}` });
  const map = [at(0, 0, 0), at(1, 0, 3), at(1, -1, 1), at(2, -1, 1)];
  expect(reach(map, map[0] as QuestSpace, { terrain: "jungle", power: 4 }).get("2,-1")).toBe(2);
});

test("rubble wants as many cards as it says", () => {
  expect(rubble(WAY, start, 1)).toEqual([]);
  expect(rubble(WAY, start, 2).map(({ name }) => name)).toEqual(["A-1"]);
});
