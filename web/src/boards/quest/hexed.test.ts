import { expect, test } from "vitest";
import type { Event } from "../../wire/types";
import { hexedBy } from "./hexed";

const moved = (...log: Record<string, unknown>[]): Event => ({ v: 1, at: 0, what: { kind: "moved", seat: 1, step: 4, text: "enter X27", by_bot: false, log } }) as unknown as Event;

test("curses are tied to the space that they were drawn on, until the next step", () => {
  const step = moved({ key: "reach", seat: 1, to: [5, -2] }, { key: "hex", curse: "torment" }, { key: "suffer", curse: "torment" }, { key: "hex", curse: "misery" });
  expect(hexedBy([step])).toEqual({ v: 1, seat: 1, curses: ["torment", "misery"], place: "5,-2" });
  expect(hexedBy([step, moved({ key: "stop" })])).toBeNull();
});

test("a demon blockade draws one too", () => {
  expect(hexedBy([moved({ key: "clear_blockade", blockade: 7 }, { key: "hex", curse: "misery" })])?.place).toBe("blockade-7");
});

test("a curse that a card brings comes from no space", () => {
  expect(hexedBy([moved({ key: "stop" }, { key: "hex", curse: "misery" })])?.place).toBeNull();
});
