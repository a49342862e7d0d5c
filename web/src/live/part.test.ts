import { beforeEach, expect, test, vi } from "vitest";
import { ONCE_IN_MS, part } from "./part";

const LOST = new TypeError("Failed to fetch dynamically imported module");
const lost = (): Promise<never> => Promise.reject(LOST);
let reloads: number;
let server: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  const notes = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => notes.get(name) ?? null, setItem: (name: string, note: string) => void notes.set(name, note) });
  vi.stubGlobal("location", { reload: () => (reloads += 1) });
  vi.stubGlobal("fetch", () => server());
  reloads = 0;
  server = () => Promise.resolve(new Response());
});

test("a part that comes is taken", async () => {
  expect(await part(() => Promise.resolve("board"))).toBe("board");
});

test("one that is lost comes with a new page, by itself", async () => {
  const settled = vi.fn();
  void part(lost).then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  expect([reloads, settled.mock.calls.length]).toEqual([1, 0]);
});

test("one that is lost again is told about, so that pages do not load for ever", async () => {
  void part(lost);
  await vi.advanceTimersByTimeAsync(ONCE_IN_MS - 1);
  await expect(part(lost)).rejects.toBe(LOST);
  expect(reloads).toBe(1);
});

test.each([
  ["nobody answers", (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server is not well", (): Promise<Response> => Promise.resolve(new Response(null, { status: 503 }))],
])("where %s the page stays", async (_, answer) => {
  server = answer;
  await expect(part(lost)).rejects.toBe(LOST);
  expect(reloads).toBe(0);
});
