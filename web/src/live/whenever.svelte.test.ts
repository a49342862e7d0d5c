import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { whenever } from "./whenever.svelte";

test("it follows what it is about, and nothing that it reads on its way", () => {
  let card = $state("scout");
  let language = $state("en");
  const done: string[] = [];
  const stop = $effect.root(() => {
    whenever(
      () => (language ? card : ""), // made again with the language, and still the same
      (now) => {
        done.push(`${now} in ${language}`);
        return () => done.push(`end of ${now}`);
      },
    );
  });
  flushSync();
  flushSync(() => (language = "fr"));
  flushSync(() => (card = "scout"));
  expect(done).toEqual(["scout in en"]);
  flushSync(() => (card = "guide"));
  expect(done).toEqual(["scout in en", "end of scout", "guide in fr"]);
  stop();
  expect(done.at(-1)).toBe("end of guide");
});
