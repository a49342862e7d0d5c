import { expect, test } from "vitest";
import { defaults, restored } from "./settings.svelte";

test("what was kept is restored", () => {
  const kept = restored(JSON.stringify({ theme: "dark", speed: 2, coordinates: true, name: "Mira" }));
  expect(kept).toMatchObject({ theme: "dark", speed: 2, coordinates: true, name: "Mira" });
});

test.each(["", "{", "null", "7", '"x"', "[]", '{"theme":"neon","speed":9,"sound":"loud","symbols":false}'])(
  "what makes no sense is left out: %s",
  (text) => {
    expect(restored(text)).toEqual(defaults());
  },
);

test("keys of one letter are on and sound is off until somebody wants it otherwise", () => {
  expect(defaults()).toMatchObject({ shortcuts: true, sound: false, speed: 1 });
});
