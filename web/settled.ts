/** All tests share one process: a file leaves no timers and no globals of its own behind. */

import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
