import { expect, test } from "vitest";
import type { Author, RoomHappening, RoomPerson, RoomState } from "../wire/types";
import { after, commentsOn, drawingsAt, landmarks, leaving, lookedAt, nearest, own, read, stepsOf, tree, written } from "./room";

const ANN: Author = { user: "ann", name: "Ann" };
const BEN: Author = { user: "ben", name: "Ben" };

const EMPTY = { id: "r", v: 1, table: { step: 20 }, origin: null, opener: ANN, leader: ANN, at: { branch: 0, step: 0 }, branches: [], comments: [], drawings: [] } as unknown as RoomState;

function happened(...all: RoomHappening[]): RoomState {
  const events = all.map((what, place) => ({ v: place + 2, at: 100 + place, what }));
  return after(EMPTY, events) as RoomState;
}

const GROWN = happened(
  { kind: "tried", branch: 1, parent: 0, step: 5, moves: ["a"], by: BEN },
  { kind: "further", branch: 1, step: 6, moves: ["b", "c"], by: ANN },
  { kind: "tried", branch: 2, parent: 1, step: 6, moves: ["x"], by: ANN },
  { kind: "tried", branch: 3, parent: 0, step: 2, moves: ["y"], by: BEN },
  { kind: "commented", comment: 1, branch: 0, step: 3, by: BEN, text: "early" },
  { kind: "commented", comment: 2, branch: 1, step: 7, by: BEN, text: "on the branch" },
  { kind: "drawn", branch: 1, step: 6, by: BEN, marks: [{ at: "spot:deck" }] },
);

test("branches grow, with the names of all who tried them", () => {
  expect(GROWN.branches[0]).toEqual({ id: 1, parent: 0, step: 5, moves: ["a", "b", "c"], by: [BEN, ANN], title: "" });
  expect(GROWN.v).toBe(8);
  expect([0, 1, 2].map((branch) => stepsOf(GROWN, branch))).toEqual([20, 8, 7]);
  expect(tree(GROWN).map(({ branch, depth, comments }) => [branch.id, depth, comments])).toEqual([[3, 0, 0], [1, 0, 1], [2, 1, 0]]);
});

test("a title is given and taken away", () => {
  const titled = (title: string): RoomState => after(GROWN, [{ v: 9, at: 1, what: { kind: "entitled", branch: 1, title, by: BEN } }]) as RoomState;
  expect(titled("Wait").branches.map(({ title }) => title)).toEqual(["Wait", "", ""]);
  expect(titled("").branches[0]?.title).toBe("");
});

test("others are seen where lines run together, and not where they part", () => {
  const looks = (branch: number, step: number): RoomPerson => ({ ...BEN, user: "ben", at: { branch, step } });
  expect(lookedAt(GROWN, 0, [looks(1, 4), looks(1, 7), looks(0, 9), { ...BEN, user: "eve", at: null }])).toEqual([4, 9]);
  expect(lookedAt(GROWN, 2, [looks(1, 6), looks(1, 7), looks(2, 7), looks(0, 9)])).toEqual([6, 7]);
});

test("a gap between versions is noticed, what is known already is passed over", () => {
  const what: RoomHappening = { kind: "led", by: BEN };
  expect(after(GROWN, [{ v: 10, at: 1, what }])).toBeNull();
  expect(after(GROWN, [{ v: 3, at: 1, what }])).toBe(GROWN);
  expect(after(GROWN, [{ v: 9, at: 1, what }])?.leader).toEqual(BEN);
});

test("a step that several lines run through is one place", () => {
  expect(own(GROWN, { branch: 2, step: 7 })).toEqual({ branch: 2, step: 7 });
  expect(own(GROWN, { branch: 2, step: 6 })).toEqual({ branch: 1, step: 6 });
  expect(own(GROWN, { branch: 2, step: 5 })).toEqual({ branch: 0, step: 5 });
  expect(drawingsAt(GROWN, { branch: 2, step: 6 })).toHaveLength(1);
  expect(commentsOn(GROWN, 1).map(({ text }) => text)).toEqual(["early", "on the branch"]);
  expect(commentsOn(GROWN, 2).map(({ text }) => text)).toEqual(["early"]);
  expect(leaving(GROWN, { branch: 2, step: 5 }).map(({ id }) => id)).toEqual([1]);
  expect(landmarks(GROWN, 2)).toEqual([2, 3, 5, 6]);
});

test("a pruned branch takes along all that stands at it and grows on it", () => {
  const led = { ...GROWN, at: { branch: 2, step: 7 } };
  const pruned = after(led, [{ v: 9, at: 1, what: { kind: "pruned", branch: 1 } }]) as RoomState;
  expect(pruned.branches.map(({ id }) => id)).toEqual([3]);
  expect(pruned.comments.map(({ text }) => text)).toEqual(["early"]);
  expect(pruned.drawings).toEqual([]);
  expect(pruned.at).toEqual({ branch: 0, step: 5 });
});

test("drawings are kept per step and person, and cleared", () => {
  const hers: RoomHappening = { kind: "drawn", branch: 1, step: 6, by: ANN, marks: [{ at: "spot:deck" }] };
  const both = after(GROWN, [{ v: 9, at: 1, what: hers }]) as RoomState;
  expect(both.drawings.map(({ by }) => by.name)).toEqual(["Ben", "Ann"]);
  const mine = after(both, [{ v: 10, at: 1, what: { kind: "drawn", branch: 1, step: 6, by: BEN, marks: [] } }]) as RoomState;
  expect(mine.drawings.map(({ by }) => by.name)).toEqual(["Ann"]);
  expect(after(both, [{ v: 10, at: 1, what: { kind: "wiped", branch: 1, step: 6 } }])?.drawings).toEqual([]);
});

test("comments go, and those of people who are gone do not come", () => {
  expect(after(GROWN, [{ v: 9, at: 1, what: { kind: "uncommented", comment: 1 } }])?.comments).toHaveLength(1);
  expect(after(GROWN, [{ v: 9, at: 1, what: { kind: "commented", comment: 3, branch: 0, step: 0, by: BEN, text: "" } }])?.comments).toHaveLength(2);
});

test("links name a step of a branch", () => {
  expect(read(written({ branch: 4, step: 17 }))).toEqual({ branch: 4, step: 17 });
  for (const wrong of [null, "", "4", "4.", ".4", "a.b", "1.2.3", "-1.2", "9999999.1"]) expect(read(wrong)).toBeNull();
  expect(nearest(GROWN, { branch: 9, step: 99 })).toEqual({ branch: 0, step: 20 });
  expect(nearest(GROWN, { branch: 1, step: 99 })).toEqual({ branch: 1, step: 8 });
});
