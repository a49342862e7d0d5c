import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { learn, speak } from "../words/words.svelte";
import { reworded } from "./reasons";

const GAMES = join(import.meta.dirname, "../../../src/manoa/games");

/** What may stand where a sentence of the library has a gap that is not just any word. */
const GAPS: Record<string, string> = {
  near: "farmhouses",
  "_hand(state)": "you hold Scout, Travel Log",
  "_stores(state, seat)": "you have 2 food 1 gold",
  "_stores(state, to_act(state))": "you have nothing",
  "_gives(source)": "Scout gives 2 machetes",
  "' and '.join(names)": "Mason and Tizoc",
};

function filled(text: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, gap: string) => GAPS[gap] ?? "Scout");
}

/** All texts in quotes, those in several pieces put together, with something in their gaps. */
function texts(file: string): string[] {
  const source = readFileSync(join(GAMES, file), "utf8").replaceAll(/"""[^]*?"""/g, "").replaceAll(/"\s*\n\s*f?"/g, "");
  return [...source.matchAll(/"([^"\n]*)"/g)].map(([, text = ""]) => filled(text));
}

/** Sentences, and the half sentences with which a wrong notation is refused. */
function reasons(folder: string, parser: string): string[] {
  const whole = texts(`${folder}/why.py`).filter((text) => /^[A-Z].* .*\.$/.test(text));
  const source = readFileSync(join(GAMES, folder, parser), "utf8").replaceAll(/"\s*\n\s*f?"/g, "");
  const refused = [...source.matchAll(/(?:ValueError|return) ?\(\s*f?"([^"\n]* [^"\n]*)"/g)].map(([, text = ""]) => filled(text));
  return [...whole, ...refused];
}

afterAll(() => speak("en"));

test.each([
  ["lost-cities", "lost_cities", "notation.py", 11],
  ["quest", "quest", "notation.py", 52],
  ["island", "island", "parsing.py", 78],
] as const)("every reason that the library gives in %s is said in each language", async (game, folder, parser, least) => {
  const found = reasons(folder, parser);
  expect(found.length).toBeGreaterThanOrEqual(least);
  await learn(game);
  for (const language of ["de", "fr"] as const) {
    await speak(language);
    const said = await Promise.all(found.map((text) => reworded(game, text)));
    expect(found.filter((text, index) => said[index]?.toLowerCase().startsWith(text.toLowerCase())), language).toEqual([]);
    expect(said.filter((text) => /\b(you|your|the|is|costs)\b/i.test(text)), language).toEqual([]);
  }
});

test("what differs in a sentence is said in the language too", async () => {
  await learn("quest");
  await learn("island");
  await speak("de");
  expect(await reworded("lost-cities", "R3 is too low; your red expedition stands at R7 and only goes up.")).toBe(
    "Vulkan 3 ist zu niedrig; deine Expedition Vulkan steht bei Vulkan 7 und geht nur aufwärts.",
  );
  expect(await reworded("lost-cities", "Y2 is not in your hand; you hold Bx G10.")).toBe("Wüste 2 ist nicht auf deiner Hand; du hast Meer-Wette und Regenwald 10.");
  expect(await reworded("quest", "B12 needs 2 paddles, Jack of all Trades gives 1 machete or paddle or coin.")).toBe(
    "B12 braucht 2 Paddel, Tausendsassa gibt 1 Machete, Paddel oder Münze.",
  );
  expect(await reworded("quest", "Blockade 3 (rubble 1) bars the way to C4: remove it first.")).toBe("Blockade 3 (Geröll 1) versperrt den Weg nach C4: räum sie erst weg.");
  expect(await reworded("quest", "You do not own a Machete 1 token.")).toBe("Das hast du nicht: Plättchen Machete 1.");
  expect(await reworded("island", "A fort costs 2 wood 2 gold; you have 1 food.")).toBe("Festung kostet 2 Holz und 2 Gold; du hast 1 Nahrung.");
  expect(await reworded("island", "Orange does not have 2 food.")).toBe("Orange hat nicht so viel: 2 Nahrung.");
});

test("a reason that nobody knows stays as it is, and English stays English", async () => {
  await speak("fr");
  expect(await reworded("checkers", "Kings may go back.")).toBe("Kings may go back.");
  expect(await reworded("checkers", "That cannot be played now.")).toBe("Cela ne peut pas se jouer maintenant.");
  await speak("en");
  expect(await reworded("island", "there is no tile at (9,9)")).toBe("There is no tile at (9,9).");
});
