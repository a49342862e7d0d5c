import { describe, expect, it } from "vitest";
import { beside } from "./explaining";

const at = (left: number, top: number, width: number, height: number): DOMRect => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const PANEL = { width: 500, height: 300 };
const DESK = { width: 1440, height: 900 };

describe("a panel that explains something", () => {
  it("stands to the left of what lies in the rail", () => expect(beside(at(1120, 540, 142, 34), PANEL, DESK)).toMatchObject({ side: "left", x: 602 }));
  it("stands above a card in the hand", () => expect(beside(at(200, 730, 116, 158), PANEL, DESK)).toMatchObject({ side: "above", y: 412 }));
  it("stays inside the window", () => {
    for (const left of [0, 700, 1300]) for (const top of [0, 400, 860]) {
      const { x, y } = beside(at(left, top, 100, 40), PANEL, DESK);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + PANEL.width).toBeLessThanOrEqual(DESK.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + PANEL.height).toBeLessThanOrEqual(DESK.height);
    }
  });
  it("never lies over what it explains, where there is room beside it", () => {
    for (const left of [0, 600, 1300]) for (const top of [0, 860]) {
      const it = at(left, top, 100, 40);
      const { x, y } = beside(it, PANEL, DESK);
      expect(x >= it.right || x + PANEL.width <= it.left || y >= it.bottom || y + PANEL.height <= it.top).toBe(true);
    }
  });
});
