import { expect, test } from "vitest";
import { fanned, middleOf, plan, RATIO, type Sizes, stack, topOf } from "./plan";

const SIZES: Sizes = { width: 1106, height: 782, lanes: 6, facing: 1, theirs: 6, mine: 6 };
const ROOMS = [
  { width: 1106, height: 782 },
  { width: 946, height: 602 },
  { width: 3440, height: 2040 },
  { width: 390, height: 620 },
  { width: 360, height: 500 },
  { width: 510, height: 960 },
];

test.each(ROOMS)("everything has its place in $width × $height", (room) => {
  for (const lanes of [5, 6]) {
    for (const longest of [1, 6, 12]) {
      const made = plan({ ...SIZES, ...room, lanes, theirs: longest, mine: longest });
      const last = made.lanes.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(made.side.x + 6);
      expect(made.side.x + made.side.width).toBeLessThanOrEqual(room.width + 1);
      expect(made.theirs.to).toBeLessThan(made.niche.y);
      expect(made.niche.y + made.niche.height).toBeLessThan(made.mine.from);
      expect(made.mine.to).toBeLessThan(made.fan.top);
      expect(made.theirs.to - made.theirs.from).toBeGreaterThan(40);
      expect(made.mine.width).toBeLessThanOrEqual(made.lanes[0]?.width ?? 0);
    }
  }
});

test("a wide table shows pictures, a narrow one strips", () => {
  expect(plan(SIZES).narrow).toBe(false);
  expect(plan({ ...SIZES, width: 390, height: 620 }).narrow).toBe(true);
});

test("a column that is short of room gets some from the other side", () => {
  const short = plan({ ...SIZES, theirs: 1, mine: 3 });
  const long = plan({ ...SIZES, theirs: 1, mine: 12 });
  expect(long.mine.to - long.mine.from).toBeGreaterThan(short.mine.to - short.mine.from);
});

test.each([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
])("lanes are rows in $width × $height, and all of it is on the screen", (room) => {
  for (const lanes of [5, 6]) {
    for (const longest of [1, 6, 12]) {
      const made = plan({ ...SIZES, ...room, lanes, theirs: longest, mine: longest, low: true });
      expect(made.theirs.from).toBeGreaterThan(0);
      expect(made.theirs.to).toBeLessThan(made.niche.y);
      expect(made.niche.y + made.niche.height).toBeLessThan(made.mine.from);
      expect(made.mine.to).toBeLessThan(made.side.x);
      const last = made.lanes.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(room.height);
      for (const side of [made.theirs, made.mine]) expect(stack(longest, side, made).height).toBeLessThanOrEqual(side.to - side.from + 0.5);
      const held = fanned(made, 7, 8);
      expect(held.x + made.fan.card / 2).toBeLessThan(room.width);
      expect(held.y + made.fan.seen).toBeLessThan(room.height - 50); // the buttons are below
    }
  }
});

const WIDE = { narrow: false, rows: false };
const SIDE = { from: 100, to: 370, width: 92 };

test("a short column shows whole heads and the whole last picture", () => {
  const three = stack(3, SIDE, WIDE);
  expect([three.width, three.last]).toEqual([92, 92 * RATIO]);
  expect(three.step).toBeCloseTo(26);
  expect(topOf(three, SIDE, false)).toBe(100);
  expect(topOf(three, SIDE, true)).toBeCloseTo(370 - three.height);
});

test("a growing column crops its last picture first", () => {
  const eight = stack(8, SIDE, WIDE);
  expect(eight.width).toBe(92);
  expect(eight.step).toBeCloseTo(26);
  expect(eight.last).toBeCloseTo(270 - 7 * 26);
});

test("then its cards get smaller, so that every head can still be read", () => {
  const twelve = stack(12, SIDE, WIDE);
  expect(twelve.width).toBeLessThan(92);
  expect(twelve.height).toBeLessThanOrEqual(270.5);
  expect(twelve.step / twelve.width).toBeCloseTo(26 / 92);
});

test("strips move together instead", () => {
  const twelve = stack(12, { from: 0, to: 190, width: 50 }, { narrow: true, rows: false });
  expect(twelve.width).toBe(50);
  expect(twelve.height).toBeLessThanOrEqual(191);
  expect(twelve.step).toBeGreaterThan(11);
});

test("others share a lane", () => {
  const lane = { x: 100, width: 120, middle: 160 };
  expect([middleOf(lane, 0, 1), middleOf(lane, 0, 2), middleOf(lane, 1, 2)]).toEqual([160, 130, 190]);
});

test("the fan is even and within its room", () => {
  for (const room of ROOMS) {
    const made = plan({ ...SIZES, ...room });
    const cards = Array.from({ length: 8 }, (_, index) => fanned(made, index, 8));
    expect((cards[0]?.x ?? 0) - made.fan.card / 2).toBeGreaterThan(-20);
    expect((cards[7]?.x ?? 0) + made.fan.card / 2).toBeLessThan(room.width + 20);
    expect((cards[0]?.angle ?? 0) + (cards[7]?.angle ?? 0)).toBeCloseTo(0);
  }
  expect(fanned(plan(SIZES), 0, 1).angle).toBe(0);
});
