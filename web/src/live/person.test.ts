import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules(); // nobody is known yet
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => "1", setItem: () => {}, removeItem: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that does not say who is here holds up no page, and is heard when it does", async () => {
  const { person, SOON_MS } = await import("./person.svelte");
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => (answer = settle)));
  const arrived = vi.fn();
  void person.arrive().then(arrived);
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect([arrived.mock.calls.length, person.me, person.known]).toEqual([1, null, false]);
  answer(Response.json({ id: "u", name: "Mira", guest: true, waiting: 0, scopes: [] }));
  await vi.waitFor(() => expect(person.me?.name).toBe("Mira"));
  expect(person.known).toBe(true);
});
