import { beforeEach, expect, test, vi } from "vitest";
import { person, SOON_MS } from "./person.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => "1", setItem: () => {}, removeItem: () => {} });
});

test("a server that does not say who is here holds up no page, and is heard when it does", async () => {
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
