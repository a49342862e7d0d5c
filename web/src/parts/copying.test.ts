import { afterEach, expect, test, vi } from "vitest";
import { Copying } from "./copying.svelte";

afterEach(() => vi.unstubAllGlobals());

test("without a clipboard nothing is copied, and nothing breaks", async () => {
  vi.stubGlobal("navigator", {});
  const copying = new Copying();
  expect([await copying.copy("a"), copying.copied]).toEqual([false, false]);
});

test("what was copied is said to be for a while", async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const copying = new Copying();
  expect([await copying.copy("a"), copying.copied]).toEqual([true, true]);
  expect(writeText).toHaveBeenCalledWith("a");
  vi.runAllTimers();
  expect(copying.copied).toBe(false);
  vi.useRealTimers();
});
