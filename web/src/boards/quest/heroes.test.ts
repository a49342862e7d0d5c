import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { GROUPS } from "./facts";
import { heroOf } from "./heroes";

beforeAll(async () => {
  await speak("en");
  await learn("quest");
});

test("a hero says on its head what it does", () => {
  const said = (id: string): string => heroOf(id).signs.map(({ icon, text }) => `${text} ${icon}`.trim()).join(", ");
  expect(said("amelia_lockart")).toBe("6 step");
  expect(said("mary_ripley")).toBe("3 joker, banish");
  expect(said("lara_omalley")).toBe("5 paddle");
});

test("every hero has a name, words, and a foot that tells what it is worth", () => {
  for (const id of GROUPS.heroes.keys()) {
    const hero = heroOf(id);
    expect(hero.name).not.toContain("_");
    expect(hero.text.length).toBeGreaterThan(20);
    expect(hero.foot).toMatch(hero.item ? /once/ : /^pays (½|\d)/);
  }
});
