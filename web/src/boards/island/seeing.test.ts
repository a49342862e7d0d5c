import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalIn, type Form } from "../../words/game";
import { moveText } from "../../words/moves";
import { deedsOf, plain, tell } from "../../words/telling";
import { learn, speak } from "../../words/words.svelte";
import { beside, cornersOf } from "./landmarks";
import { placeSeen, seenAs } from "./seeing";
import { cornerName, placeName, type Corner, type IslandView, type Place } from "./view";

beforeAll(async () => {
  await speak("en");
  await learn("island");
});
afterAll(() => speak("en"));

type Tiles = IslandView["tiles"];
const STACKS = {
  island: [..."wwwwwwwwwww", ..."gggggggggggg", ..."ffffffffff", ..."ooooooooo", ..."aa", ..."sss", "e"],
  cave: ["b", "t", "p", "h", ..."cccccccccc"],
};
const TILES: Record<string, string> = { w: "water", g: "gold", f: "food", o: "wood", a: "garden", s: "shrine", e: "cave_entrance", b: "bats", t: "thieves", p: "serpent", h: "cave_shrine", c: "cave" };

/** The same numbers for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function neighbours(place: Place): Place[] {
  return beside(place).map(([, there]) => there);
}

/** Both maps, grown tile by tile as in a game, up to any size. */
function grown(seed: number): Tiles {
  const draw = chance(seed);
  return (["island", "cave"] as const).flatMap((table) => {
    const stack = [...STACKS[table]];
    const laid = new Map<string, Tiles[number]>();
    const lay = (at: Place, tile: string): unknown => laid.set(placeName(at), { at, tile });
    lay([table, 0, 0], table === "cave" ? "cave_exit" : "food");
    for (let count = draw(stack.length + 1); count > 0; count -= 1) {
      const free = [...laid.values()].flatMap(({ at }) => neighbours(at as Place)).filter((at) => !laid.has(placeName(at)));
      const held = free.filter((at) => laid.size < 3 || neighbours(at).filter((one) => laid.has(placeName(one))).length > 1);
      lay(held[draw(held.length)] as Place, TILES[stack.splice(draw(stack.length), 1)[0] as string] as string);
    }
    return [...laid.values()];
  });
}

/** All places that a move can name: tiles, where one can be laid, and corners. */
function places(tiles: Tiles): (Place | Corner)[] {
  const all = new Map<string, Place | Corner>();
  for (const at of tiles.map((laid) => laid.at as Place)) {
    for (const place of [at, ...neighbours(at)]) all.set(placeName(place), place);
    for (const corner of cornersOf(at)) all.set(cornerName(corner), corner);
  }
  return [...all.values()];
}

test("no two places of a map are called the same in any language, and names are short", async () => {
  for (const [language, games] of [["en", 40], ["de", 10], ["fr", 10]] as const) {
    await speak(language);
    const lengths: number[] = [];
    for (let seed = 0; seed < games; seed += 1) {
      const tiles = grown(seed);
      const said = places(tiles).map((place) => placeSeen(place, { tiles }));
      const sites = tiles.map(({ at }) => placeSeen(at as Place, { tiles }, "site"));
      for (const names of [said, sites]) expect(names.filter((name, index) => names.indexOf(name) !== index), `${language} ${seed}`).toEqual([]);
      expect([...said, ...sites].filter((name) => /[(){}$_\d]|-seen-/.test(name))).toEqual([]);
      lengths.push(...said.map((name) => name.length));
    }
    lengths.sort((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(50);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThan(70);
    expect(lengths.at(-1)).toBeLessThan(100);
  }
  await speak("en");
});

/** A field with a forest to the east, a gold hill and a second forest below, and the cave entrance at the far end. */
const MAP: Tiles = [
  { at: ["island", 0, 0], tile: "food" },
  { at: ["island", 1, 0], tile: "wood" },
  { at: ["island", 0, 1], tile: "gold" },
  { at: ["island", -1, 1], tile: "wood" },
  { at: ["island", 2, 0], tile: "cave_entrance" },
  { at: ["island", 2, -1], tile: "gold" },
  { at: ["cave", 0, 0], tile: "cave_exit" },
];
const sees = (place: string, form?: Form): string | null => seenAs(place, { tiles: MAP }, form);

test("a place is called by what it is, and where two are alike by what is beside it", () => {
  expect(["(0,0)", "(1,0)", "(-1,1)", "(2,0)", "cave(0,0)"].map((place) => sees(place))).toEqual(["the field", "the forest beside the cave entrance", "the forest south-west of the field", "the cave entrance", "the way out"]);
  expect(["(0,-1)", "cave(1,0)", "(9,9)"].map((place) => sees(place))).toEqual(["the open sea north-west of the field", "the dark east of the way out", "far out at sea"]);
  expect(["N(0,0)", "S(1,-1)", "N(0,1)", "cave-S(0,0)"].map((place) => sees(place))).toEqual(["the north corner of the field", "the north-east corner of the field", "the south-east corner of the field", "the south corner of the way out"]);
  expect([sees("end turn"), sees("turn")]).toEqual([null, null]);
});

test("reasons why something cannot be done speak of it too", async () => {
  const say = (code: string, parts: Record<string, unknown>): string => refusalIn("island", { code, parts }, [], sees);
  expect(say("corner-taken", { corner: "N(0,0)" })).toBe("A building stands at the north corner of the field already.");
  expect(refusalIn("island", { code: "corner-taken", parts: { corner: "N(0,0)" } })).toBe("A building stands at N(0,0) already.");
  expect(say("occupied", { place: "(0,1)" })).toBe("An opponent occupies the gold hill beside the field.");
  expect(say("fort-near", { places: ["(0,1)", "(1,0)"] })).toContain("it would touch the gold hill beside the field and the forest beside the cave entrance.");
  expect(say("not-next", { place: "(2,0)", here: "(0,0)" })).toBe("Too far: the cave entrance is not next to the field.");
  await speak("de");
  expect(say("corner-taken", { corner: "N(0,0)" })).toBe("Ein Gebäude steht schon an der Nordecke vom Acker.");
  expect(say("not-next", { place: "(2,0)", here: "(0,0)" })).toBe("Zu weit weg: der Höhleneingang. Hier ist der Acker.");
  expect(say("raid-from", { place: "(0,0)" })).toBe("Du hast keine Figur auf dem Acker, die angreifen könnte.");
  await speak("fr");
  expect(say("corner-taken", { corner: "N(0,0)" })).toBe("Un bâtiment se trouve déjà à l’angle nord du champ.");
  expect(say("not-next", { place: "(2,0)", here: "(0,0)" })).toBe("Trop loin : l’entrée de la grotte. Ici, c’est le champ.");
  expect(say("no-villager-on", { place: "(1,0)" })).toMatch(/^Tu n’as pas de villageois dans la forêt/);
  await speak("en");
});

test("logs, advice and reviews speak of it with the preposition that each language needs", async () => {
  const voices = { game: "island", names: ["Mira", "Otto"], you: 1 };
  const event = (log: object[]) => ({ v: 1, at: 0, what: { kind: "moved" as const, seat: 0, step: 1, log: log.map((one) => ({ seat: 0, step: 1, ...one })) } });
  const told = (log: object[], more: object = { sees }): string => deedsOf(tell([event(log)], { ...voices, ...more }), { ...voices, ...more }).map(({ parts }) => plain(parts)).join(" ");
  const moved = [{ key: "move", to: ["island", 0, 0], where: "(0,0)" }, { key: "move", to: ["island", 1, 0], where: "(1,0)" }];
  const found = [{ key: "discover" }, { key: "turn_up", tile: "wood" }, { key: "lay", tile: "wood", at: ["island", 1, 0], where: "(1,0)" }];
  const built = [{ key: "name", item: "farmhouse", where: "S(1,-1)" }, { key: "buy", item: "farmhouse", where: "S(1,-1)" }];
  const move = { notation: "move (0,1)", data: { kind: "move", to: ["island", 0, 1] } };
  expect(told(moved)).toBe("Mira moved to the forest beside the cave entrance (2 spaces).");
  expect(told(moved, {})).toBe("Mira moved to (0,0) and (1,0).");
  expect(told(found)).toBe("Mira discovered a tile west of the cave entrance: forest.");
  expect(told(built)).toBe("Mira bought a farmhouse at the north-east corner of the field.");
  expect([moveText("island", move, [], sees), moveText("island", move, [])]).toEqual(["move to the gold hill beside the field", "move to (0,1)"]);
  await speak("de");
  expect(told(moved)).toBe("Mira hat den Weg in den Wald neben dem Höhleneingang (2 Felder) genommen.");
  expect(told(found)).toBe("Mira hat ein Geländeteil westlich vom Höhleneingang entdeckt: Wald.");
  expect(told(built)).toBe("Mira hat ein Bauernhaus an der Nordostecke vom Acker gekauft.");
  expect(moveText("island", move, [], sees)).toBe("auf den Goldhügel neben dem Acker ziehen");
  await speak("fr");
  expect(told(moved)).toBe("Mira a avancé vers la forêt à côté de l’entrée de la grotte (2 cases).");
  expect(told(found)).toBe("Mira a découvert une tuile à l’ouest de l’entrée de la grotte : forêt.");
  expect(told(built)).toBe("Mira a acheté une ferme à l’angle nord-est du champ.");
  expect(moveText("island", move, [], sees)).toBe("avancer vers la colline d’or à côté du champ");
});
