import { expect, test } from "vitest";
import { arrow, MOST_MARKS, ring, selectorOf, toggled } from "./marks";

test("places are found by the names that boards give them", () => {
  expect(selectorOf("spot:hand-0")).toBe('[data-spot="hand-0"]');
  expect(selectorOf("place:3,-2")).toBe('[data-place="3,-2"]');
  expect(selectorOf("tile:cave(0,1)")).toBe('[id="spot-cave(0,1)"]');
});

test.each(["", "spot:", "window:x", 'spot:a"], [href', "spot:<b>", `spot:${"x".repeat(60)}`, "__proto__:x", "constructor:x"])("%s leads nowhere", (spot) => {
  expect(selectorOf(spot)).toBeNull();
});

test("a mark that is drawn again is gone, in another ink it changes", () => {
  const one = toggled([], { at: "spot:a", to: null, ink: 0 });
  expect(one).toHaveLength(1);
  expect(toggled(one, { at: "spot:a", to: null, ink: 0 })).toEqual([]);
  expect(toggled(one, { at: "spot:a", to: null, ink: 2 })).toEqual([{ at: "spot:a", to: null, ink: 2 }]);
  expect(toggled(one, { at: "spot:a", to: "spot:b", ink: 0 })).toHaveLength(2);
  const many = Array.from({ length: 40 }, (_, place) => ({ at: `spot:${place}`, to: null, ink: 0 }));
  expect(many.reduce(toggled, []).length).toBe(MOST_MARKS);
});

test("an arrow ends inside the place that it points to", () => {
  const { path, head } = arrow({ x: 0, y: 0, width: 10, height: 10 }, { x: 100, y: 0, width: 20, height: 10 });
  expect(path).toMatch(/^M5\.0,5\.0L/);
  expect(head.split(" ")[0]).toBe("107.0,5.0");
  expect(arrow({ x: 0, y: 0, width: 0, height: 0 }, { x: 0, y: 0, width: 0, height: 0 }).path).not.toContain("NaN");
});

test("a ring lies around its place", () => {
  expect(ring({ x: 10, y: 10, width: 20, height: 4 })).toEqual({ x: 6, y: 6, width: 28, height: 12, round: 6 });
});
