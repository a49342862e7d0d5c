import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lists } from "../live/lists.svelte";
import { LANGUAGES } from "../live/settings.svelte";
import { cardName } from "./expeditions";
import { refusalIn } from "./game";
import { gameName, seatNames } from "./names";
import { ended, headline, logLine, plain, standings, tally, tell } from "./telling";
import { bundleOf, learn, signed, speak, words } from "./words.svelte";

const SOURCES = join(import.meta.dirname, "..");
const LIBRARY = join(SOURCES, "../../src/manoa");

/** All that the browser says in a language, as one: what all games share, the app's own, the lessons' and the boards'. */
function catalogue(language: string): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(`${language}.ftl`));
  return [join(LIBRARY, "words", `${language}.ftl`), ...files.map((file) => join(SOURCES, file))].map((file) => readFileSync(file, "utf8")).join("\n");
}
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");
/** Some languages have forms that need to know whether it is said of the one who reads. */
const FORMS = new Set(["you", "to-you"]);
/** The variables of each message. */
function variables(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of text.split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const used = [...message.matchAll(/\$([a-z][\w-]*)/g)].map((one) => one[1] ?? "").filter((name) => !FORMS.has(name));
    found.set(message.split(" ")[0] ?? "", [...new Set(message.includes("{ did }") ? ["who", ...used] : used)].sort().join(" "));
  }
  return found;
}

test.each(LANGUAGES)("the catalogue parses, and every message can be said: %s", (language) => {
  const { bundle, errors } = bundleOf(language, catalogue(language));
  expect(errors).toEqual([]);
  const named = variables(catalogue(language));
  for (const key of keys(catalogue(language))) {
    const message = bundle.getMessage(key);
    expect(message?.value, key).toBeTruthy();
    const wrong: Error[] = [];
    const values = Object.fromEntries((named.get(key) ?? "").split(" ").map((name) => [name, 2]));
    for (const pattern of [message?.value, message?.attributes.you, message?.attributes["to-you"]]) if (pattern) bundle.formatPattern(pattern, { ...values, who: "Mira", you: "no" }, wrong);
    expect(wrong, key).toEqual([]);
  }
});

test.each(["fr", "de"])("nothing is missing and nothing left over: %s", (language) => {
  expect(keys(catalogue(language))).toEqual(keys(catalogue("en")));
});

test.each(["fr", "de"])("the same things are named in a message: %s", (language) => {
  const ours = variables(catalogue(language));
  for (const [key, named] of variables(catalogue("en"))) if (key !== "did") expect(ours.get(key), key).toBe(named);
});

test.each(LANGUAGES)("no key stands twice: %s", (language) => {
  expect(new Set(keys(catalogue(language))).size).toBe(keys(catalogue(language)).length);
});

test("every word that the app asks for by name is there", () => {
  const there = new Set(keys(catalogue("en")));
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."));
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), "utf8");
    return [...text.matchAll(/\bwords\(\s*(?:[^"'`()]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)]
      .flatMap((found) => [found[1], found[2]])
      .filter((key) => key !== undefined && !there.has(key));
  });
  expect(missing).toEqual([]);
});

beforeAll(async () => {
  await speak("en");
  for (const game of ["lost-cities", "quest", "island"]) await learn(game);
});

const VOICES = { game: "lost-cities", names: ["Mira", "Otto"], you: 0 };

test("a line of the log says who did what with which", () => {
  const line = logLine(1, 0, 1, { key: "play", seat: 1, card: "R9" }, VOICES);
  expect(plain(line.parts)).toBe("Otto laid Volcano 9.");
  expect(line.parts[0]).toEqual({ text: "Otto", strong: true });
  expect(line.icon).toBe("x-volcano");
});

test("a game that has no name of ours is called by its title", () => {
  expect(gameName("tiny-1")).toBe("Tiny 1");
  lists.games = [{ name: "tiny-1", title: "Tiny", rules: 1, players: [2], options: [], bots: [], lessons: [], presets: {}, preparing: null }];
  expect(gameName("tiny-1")).toBe("Tiny");
});

test("one's own doing is told to oneself, in each language with its own verb", async () => {
  const event = { key: "discard", seat: 0, card: "Bx" };
  expect(plain(logLine(1, 0, 1, event, VOICES).parts)).toBe("You discarded Sea wager.");
  await speak("de");
  expect(plain(logLine(1, 0, 1, event, VOICES).parts)).toBe("Du hast Meer-Wette abgeworfen.");
  expect(plain(logLine(1, 0, 1, { ...event, seat: 1 }, VOICES).parts)).toBe("Otto hat Meer-Wette abgeworfen.");
  await speak("fr");
  expect(plain(logLine(1, 0, 1, event, VOICES).parts)).toBe("Tu as défaussé Mer, pari.");
  await speak("en");
});

test("several foes are all named, and dice are told in the language that is spoken", async () => {
  const voices = { game: "island", names: ["Mira", "Otto", "Ada"], you: 0, view: { colours: ["purple", "orange", "blue"] } };
  const attack = logLine(1, 0, 1, { key: "attack", seat: 1, foe: [0, 2], place: "(1,0)" }, voices);
  expect(plain(attack.parts)).toBe("Otto attacked you and Ada at (1,0).");
  expect(attack.dress).toEqual({ ink: "orange", mark: 1 });
  await learn("island");
  await speak("de");
  const rolled = logLine(1, 0, 1, { key: "roll", seat: 1, dice: [2, 5] }, voices);
  expect(plain(rolled.parts)).toContain("2 und 5");
  const fight = { key: "fight", seat: 1, foe: "bats", place: "(1,0)", attack: [2, 6], attack_total: 8, attack_from: { explorer: 2 }, defence: [4, 1], defence_total: 5, defence_from: { bats: 2 } };
  expect(plain(logLine(1, 0, 1, fight, voices).parts)).not.toMatch(/explorer|bats|\$/);
  await speak("en");
});

test("a refusal is said in each language, with its parts", async () => {
  const tooLow = { code: "too-low", parts: { card: "R3", colour: "red", last: "R7" } };
  expect(refusalIn("lost-cities", tooLow, [])).toBe("Volcano 3 is too low; your Volcano expedition stands at Volcano 7 and only goes up.");
  const tooWeak = { code: "too-weak", parts: { space: "B12", blockade: 0, needs: "paddle", power: 2, thing: "jack_of_all_trades", gives: "any", strength: 1 } };
  await speak("de");
  expect(refusalIn("quest", tooWeak, [])).toBe("B12 braucht 2 Paddel, Tausendsassa gibt 1 Machete, Paddel oder Münze.");
  expect(refusalIn("island", { code: "too-dear", parts: { item: "fort", price: { wood: 3, gold: 2 }, stores: { food: 1 } } }, [])).toMatch(/3 Holz und 2 Gold.*1 Nahrung/);
  const faults = [{ code: "overlaps", parts: { piece: "J", other: "C" }, hexes: [], pieces: ["J", "C"] }, { code: "no-finish", parts: {} }];
  expect(refusalIn("quest", { code: "faulty-route", parts: { faults } })).toBe("Diese Strecke lässt sich nicht spielen. J überlappt C. Das Ziel fehlt.");
  expect(refusalIn("checkers", { code: "no-way-back", parts: {} }, [])).toBe("Das geht jetzt nicht.");
  await speak("en");
});

test("a tile is told by what it is, not by what it yields, and places have a true minus", async () => {
  await learn("island");
  const voices = { game: "island", names: ["Mira", "Otto"], you: 0 };
  const told = (event: Record<string, unknown>): string => plain(logLine(1, 0, 1, { seat: 0, ...event }, voices).parts);
  expect(told({ key: "turn_up", tile: "food" })).toBe("You turned up a tile: field.");
  expect(told({ key: "lay", tile: "wood", at: ["island", -2, 1], where: "(-2,1)" })).toBe("You laid the tile at (−2,1): forest.");
  expect(told({ key: "march", count: 2, where: "cave-N(0,-1)" })).toContain("cave-N(0,−1)");
});

test("a race is told by who arrived and how far the others had to go, not by scores", async () => {
  await learn("quest");
  const voices = { ...VOICES, game: "quest", view: { to_go: [0, 3], arrived: [0] } };
  const result = { scores: [10000, -3], placings: [1, 2], reason: "played" as const, resigned: [] };
  expect(plain(ended(result, voices))).toBe("You win. You arrived, Otto 3 to go");
  expect(tally(result, voices.view)).toBeNull();
  expect(headline(result, voices)).toBe("You win.");
  expect(standings(result, voices.view)).toEqual([{ seat: 0, place: 1, by: "arrived" }, { seat: 1, place: 2, by: "3 to go" }]);
  const treasures = { ...(voices.view as object), modules: { points: [7, 1] } };
  expect(standings(result, treasures).map(({ by }) => by)).toEqual(["7 points · arrived", "1 point · 3 to go"]);
  const points = { ...result, scores: [12, 40, -3], placings: [2, 1, 3] };
  expect(standings(points, {}).map(({ seat, by }) => [seat, by])).toEqual([[1, "40"], [0, "12"], [2, "−3"]]);
  await speak("de");
  expect(plain(ended(result, voices))).toBe("Du gewinnst. Du am Ziel, Otto noch 3");
  await speak("en");
});

test("the points of bots with numbers are not read together with them", () => {
  const result = { scores: [4, 3], placings: [1, 2], reason: "played" as const, resigned: [] };
  expect(plain(ended(result, { ...VOICES, names: ["Fair 1", "Fair 2"], you: null }))).toBe("Fair 1 wins. Fair 1: 4, Fair 2: 3");
});

test("who resigns leaves the victory to the other one, or to one of several", async () => {
  const result = { scores: [4, 3], placings: [1, 2], reason: "resigned" as const, resigned: [1] };
  expect(headline(result, VOICES)).toBe("You win, the other player has resigned.");
  expect(headline({ ...result, placings: [2, 1, 3] }, VOICES)).toBe("Otto wins, the others have resigned.");
  await speak("fr");
  expect(headline(result, VOICES)).toBe("Tu gagnes, l’autre joueur a abandonné.");
  await speak("de");
  expect(headline(result, VOICES)).toBe("Du gewinnst, die andere Seite hat aufgegeben.");
  await speak("en");
});

test("whoever resigned is told that, and nobody is ranked by what decided nothing", async () => {
  const result = { scores: [0, 0], placings: [1, 2], reason: "resigned" as const, resigned: [1] };
  expect(headline(result, { ...VOICES, you: 1 })).toBe("You resigned. Mira wins.");
  expect(standings(result, {}).map(({ seat, by }) => [seat, by])).toEqual([[0, ""], [1, "resigned"]]);
  const played = { scores: [9, 30, 4], placings: [1, 3, 2], reason: "played" as const, resigned: [1] };
  expect(standings(played, {}).map(({ by }) => by)).toEqual(["9", "4", "resigned"]);
  await speak("de");
  expect(headline(result, { ...VOICES, you: 1 })).toBe("Du hast aufgegeben. Mira gewinnt.");
  await speak("en");
});

test("what lies there once is told first, so that no count is read for what follows", async () => {
  await learn("quest");
  const paid = (cards: string[]): string => plain(logLine(1, 0, 1, { key: "draw_cards", seat: 0, cards }, { ...VOICES, game: "quest" }).parts);
  expect(paid(["explorer", "explorer", "traveler"])).toContain("Traveler and 2 × Explorer");
  expect(paid(["traveler", "explorer", "traveler", "scout"])).toContain("Explorer, Scout and 2 × Traveler");
});

test("a thing is called the same everywhere, and two things are called by two names", () => {
  const island = ["games/island/people/words/de.ftl", "../../web/src/boards/island/de.ftl"].map((path) => readFileSync(join(LIBRARY, path), "utf8")).join("\n");
  expect(island).toContain("Geländeteil");
  expect(island).not.toContain("Plättchen"); // those are the tokens of Quest
  expect(catalogue("fr")).not.toMatch(/robot/i);
});

test("a game without sentences of ours is still told", () => {
  const line = logLine(1, 0, 1, { key: "leap_over", seat: 1, count: 3 }, { ...VOICES, game: "checkers" });
  expect(plain(line.parts)).toBe("Otto: Leap over (count 3)");
});

test("steps that were taken back are struck out, those made since are not", () => {
  const move = (v: number, step: number) => ({ v, at: 0, what: { kind: "moved" as const, seat: 0, step, log: [{ key: "draw", seat: 0 }] } });
  const lines = tell([move(1, 1), move(2, 2), { v: 3, at: 0, what: { kind: "took_back", seat: 0, step: 1 } }, move(4, 2)], VOICES);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
});

test("that a bot plays on for somebody who has resigned goes without saying", () => {
  const resigned = { v: 1, at: 0, what: { kind: "resigned" as const, seat: 0 } };
  const takenOver = { v: 2, at: 0, what: { kind: "taken_over" as const, seat: 0, bot: "careful", why: "left" as const } };
  expect(tell([resigned, takenOver], VOICES)).toHaveLength(1);
  expect(tell([takenOver], VOICES)).toHaveLength(1);
});

test("numbers of things follow the language", () => {
  expect(words("games-wait", { count: 1 })).toBe("game waits for you");
  expect(words("games-wait", { count: 2 })).toBe("games wait for you");
  expect(cardName("Y10")).toBe("Desert 10");
});

test("numbers with a sign are written as the language does", async () => {
  expect([signed(2.7), signed(-40), signed(0)]).toEqual(["+2.7", "−40", "0"]);
  await speak("de");
  expect(signed(-2.7)).toBe("−2,7");
  await speak("en");
});

test("what is asked for or given for nothing is a gift", () => {
  const voices = { game: "island", names: ["Mira", "Otto"], you: 0 };
  const told = (give: Record<string, number>, take: Record<string, number>): string => plain(logLine(1, 0, 1, { key: "offer", seat: 1, other: 0, give, take }, voices).parts);
  expect(told({}, { wood: 2 })).toBe("Otto asked you for 2 wood as a gift.");
  expect(told({ gold: 1 }, {})).toBe("Otto offered you 1 gold as a gift.");
  expect(told({ gold: 1 }, { wood: 2 })).toBe("Otto offered you 1 gold for 2 wood.");
});

test("a record has bots by their ids, and who has no name by the number of the seat", () => {
  const seat = (name: string, user: string | null = null) => ({ kind: "person" as const, name, user, bot: null, away: null, was: null });
  expect(seatNames([seat("careful"), seat("Seat 1"), seat("Mira"), seat("fair", "u1"), seat("hasty")])).toEqual(["Careful", "Seat 2", "Mira", "fair", "Hasty"]);
  expect(seatNames([seat("planner"), seat("Mira"), seat("planner")])).toEqual(["Planner 1", "Mira", "Planner 2"]);
});

test("whoever is addressed has a form of their own", async () => {
  const offer = { key: "offer", seat: 1, other: 0, give: { gold: 3 }, take: { wood: 1 } };
  const told = (you: number): string => plain(logLine(1, 0, 1, offer, { game: "island", names: ["Mira", "Otto"], you }).parts);
  await speak("fr");
  expect([told(0), told(1)]).toEqual(["Otto t’a proposé 3 or contre 1 bois.", "Tu as proposé 3 or contre 1 bois à Mira."]);
  await speak("de");
  expect(told(0)).toBe("Otto hat dir 3 Gold für 1 Holz angeboten.");
  expect(words("event-came-back", { who: "Du", you: "yes" })).toBe("Du hast den Platz zurückgenommen.");
  await speak("fr");
  expect(words("event-came-back", { who: "Tu", you: "yes" })).toBe("Tu as repris ta place.");
  await speak("en");
});
