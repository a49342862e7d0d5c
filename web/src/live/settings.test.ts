import { expect, test } from "vitest";
import { defaults, restored } from "./settings.svelte";

test("what was kept is restored", () => {
  const kept = restored(JSON.stringify({ theme: "dark", speed: 2, symbols: false, name: "Mira" }));
  expect(kept).toMatchObject({ theme: "dark", speed: 2, symbols: false, name: "Mira" });
});

test.each(["", "{", "null", "7", '"x"', "[]", '{"theme":"neon","speed":9,"sound":"loud","other":1}'])(
  "what makes no sense is left out: %s",
  (text) => {
    expect(restored(text)).toEqual(defaults());
  },
);

test("symbols are on and sound is off until somebody wants it otherwise", () => {
  expect(defaults()).toMatchObject({ symbols: true, sound: false, speed: 1 });
});
