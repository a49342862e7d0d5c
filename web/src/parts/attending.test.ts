import { expect, test, vi } from "vitest";
import { stayAwake } from "./attending.svelte";

function page(): { page: Document; show: (state: DocumentVisibilityState) => void } {
  const target = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  target.visibilityState = "visible";
  const show = (state: DocumentVisibilityState): void => {
    target.visibilityState = state;
    target.dispatchEvent(new Event("visibilitychange"));
  };
  return { page: target as unknown as Document, show };
}

test("the screen stays on, also after the page was hidden", async () => {
  const release = vi.fn();
  const request = vi.fn(() => Promise.resolve({ release } as unknown as WakeLockSentinel));
  const seen = page();
  const stop = stayAwake({ request } as unknown as WakeLock, seen.page);
  expect(request).toHaveBeenCalledTimes(1);
  seen.show("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  seen.show("visible");
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(release).toHaveBeenCalled();
  seen.show("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

test("where a screen cannot be kept on, nothing happens", () => {
  expect(() => stayAwake(undefined, page().page)()).not.toThrow();
});
