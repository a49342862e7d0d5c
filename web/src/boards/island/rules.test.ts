import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import type { Event, IslandWare, Offered } from "../../wire/types";
import { learn, speak } from "../../words/words.svelte";
import { holds, made, passing } from "./ahead";
import { wares } from "./buying";
import { fitted, HOME, onScreen, together, zoomed } from "./camera";
import { arrivals, fightsIn, lineOf, meanwhile, onStage, reasons, waiting, won, type Happening } from "./fight";
import { next, stepped } from "./focus";
import { actionFor, even, mixes, more, total } from "./gathering";
import { hexagon, middle, signs, spotOf, standing, variant } from "./geometry";
import Holdings from "./Holdings.svelte";
import { Steps } from "./motion";
import { doing, signOf } from "./saying";
import { Shared } from "./shared.svelte";
import { attempted, EMPTY, loose, targets, type Meaning } from "./targets";
import { bargain, changed, partners } from "./trade";
import { around, ITEMS, type IslandView, type Item, type Place } from "./view";

beforeAll(async () => {
  await speak("en");
  await learn("island");
});

const WARES: Record<Item, IslandWare> = {
  villager: { cost: { food: 1, gold: 1 }, short: {}, times: 1, left: 2 },
  farmhouse: { cost: { wood: 2, gold: 1 }, short: {}, times: 1, left: 1 },
  fort: { cost: { wood: 3, gold: 2 }, short: { gold: 1 }, times: 0, left: 1 },
  offering: { cost: { food: 2, wood: 2, gold: 2 }, short: { gold: 1 }, times: 0, left: 3 },
  march: { cost: { food: 1 }, short: {}, times: 3, left: 2 },
};

const VIEW: IslandView = {
  player: 0,
  turn: 0,
  phase: "explore",
  round: 4,
  starter: 0,
  truce: false,
  colours: ["blue", "orange", "white"],
  explorers: ["trader", "pathfinder", "captain"],
  at: [["island", 0, 0], ["island", 2, -1], ["island", 2, -1]],
  villagers: [[{ at: ["island", 1, 0], count: 2 }], [{ at: ["island", 0, 1], count: 1 }], []],
  homes: [2, 3, 4],
  farmhouses: [[["island", "N", 0, 0]], [["island", "S", 1, 0]], []],
  forts: [null, ["island", "N", 1, -1], null],
  offerings: [[], [["island", -1, 0]], [["island", -1, 0]]],
  occupied: [[["island", 0, 0], ["island", 1, 0]], [["island", 2, -1], ["island", 0, 1], ["island", 1, -1]], [["island", 2, -1]]],
  unbuilt: [{ farmhouse: 1, fort: 1, offering: 3 }, { farmhouse: 1, fort: 0, offering: 2 }, { farmhouse: 2, fort: 1, offering: 2 }],
  cave_shrine: null,
  tiles: [
    { at: ["island", 0, 0], tile: "gold" },
    { at: ["island", 1, 0], tile: "food" },
    { at: ["island", 1, -1], tile: "wood" },
    { at: ["island", 2, -1], tile: "garden" },
    { at: ["island", 0, 1], tile: "food" },
    { at: ["island", -1, 0], tile: "shrine" },
  ],
  stacks: { island: 30, cave: 14 },
  left: { island: {}, cave: {} },
  under: [],
  turned: null,
  dice: [5, 3],
  speed_die: 5,
  steps: 5,
  speed: 4,
  gather: 3,
  resources: [{ food: 3, wood: 4, gold: 1 }, { food: 0, wood: 0, gold: 5 }, null],
  cards: [8, 5, 3],
  known: null,
  supply: { food: 9, wood: 9, gold: 9 },
  supply_size: 27,
  out: [],
  treasure: {},
  strengths: [1, 2, 3],
  shrines: [0, 1, 1],
  all_shrines: null,
  costs: Array.from({ length: 3 }, () => ({ villager: { food: 1, gold: 1 }, farmhouse: { wood: 2, gold: 1 }, fort: { wood: 3, gold: 2 }, offering: { food: 2, wood: 2, gold: 2 }, march: { food: 1 } })),
  wares: [WARES, WARES, null],
  rates: [3, 5, 5],
  free_marches: 0,
  offers_left: [2, 3, 3],
  purchase: null,
  fights: [],
  rolling: null,
  last_fight: null,
  offer: null,
  defeated: null,
  retreat: null,
};

let ids = 0;
const offered = (data: Record<string, unknown>): Offered => ({ id: (ids += 1), text: "", data });
const at = (q: number, r: number): Place => ["island", q, r];

const ACTIONS = [
  offered({ kind: "end turn" }),
  offered({ kind: "move", to: at(1, 0) }),
  offered({ kind: "move", to: at(1, -1) }),
  offered({ kind: "discover" }),
  offered({ kind: "buy", item: "farmhouse", at: ["island", "S", 0, 0] }),
  offered({ kind: "buy", item: "villager", at: at(0, 0) }),
  offered({ kind: "buy", item: "offering", at: at(-1, 0) }),
  offered({ kind: "raid", at: ["island", "S", 1, 0], from: at(1, 0) }),
  offered({ kind: "march", count: 1, from: at(1, 0), to: at(0, 1) }),
  offered({ kind: "march", count: 2, from: at(1, 0), to: at(0, 1) }),
  offered({ kind: "march", count: 2, from: at(1, 0), to: at(2, -1) }),
  offered({ kind: "bank", give: "wood", take: "gold" }),
  offered({ kind: "offer", seat: 1 }),
];

// Which action a place means

test("with nothing in hand a tile means a step, a shrine an offering, a farmhouse an attack, an army itself", () => {
  const found = targets(ACTIONS, EMPTY);
  expect([...found.keys()].sort()).toEqual(["(-1,0)", "(1,-1)", "(1,0)", "S(1,0)"]);
  expect(found.get("(1,0)")?.meanings.map((meaning) => meaning.kind)).toEqual(["act", "army"]);
  expect(found.get("(1,0)")?.meanings[1]).toEqual({ kind: "army", from: "(1,0)", most: 2 });
});

test("with a thing in hand only its places light up", () => {
  expect([...targets(ACTIONS, { ...EMPTY, item: "farmhouse" }).keys()]).toEqual(["S(0,0)"]);
  expect([...targets(ACTIONS, { ...EMPTY, item: "march" }).keys()]).toEqual(["(1,0)"]);
  expect([...targets(ACTIONS, { ...EMPTY, item: "fort" }).keys()]).toEqual([]);
});

test("an army goes with so many as wanted, or as near to it as can be", () => {
  const found = targets(ACTIONS, { item: null, army: "(1,0)", count: 1 });
  const counts = [...found].map(([name, { meanings: [meaning] }]) => [name, meaning?.kind === "act" ? meaning.action.data.count : null]);
  expect(counts).toEqual([["(0,1)", 1], ["(2,-1)", 2]]);
});

test("every action is at a place, in hand, or a button", () => {
  const hands = [EMPTY, ...(["villager", "farmhouse", "fort", "offering"] as const).map((item) => ({ ...EMPTY, item })), ...[1, 2].map((count) => ({ item: null, army: "(1,0)", count }))];
  const placed = new Set(hands.flatMap((hand) => [...targets(ACTIONS, hand).values()].flatMap(({ meanings }) => meanings.flatMap((meaning) => (meaning.kind === "act" ? [meaning.action.id] : [])))));
  const buttons = new Set(loose(ACTIONS, "end turn", "discover", "bank", "offer").map((action) => action.id));
  expect(ACTIONS.filter((action) => !placed.has(action.id) && !buttons.has(action.id))).toEqual([]);
});

test("discovering a place is at the place, discovering blindly a button", () => {
  const blind = [offered({ kind: "discover", at: at(2, 0) })];
  expect([...targets(blind, EMPTY).keys()]).toEqual(["(2,0)"]);
  expect(loose(blind, "discover")).toEqual([]);
});

test("a click that means nothing is asked about in notation", () => {
  expect(attempted("explore", at(2, -1), EMPTY)).toBe("move (2,-1)");
  expect(attempted("place", ["cave", 1, 0], EMPTY)).toBe("place cave(1,0)");
  expect(attempted("explore", ["cave", "N", 1, 0], { ...EMPTY, item: "fort" })).toBe("fort cave-N(1,0)");
  expect(attempted("battle", at(0, 1), { item: null, army: "(1,0)", count: 2 })).toBe("march 2 (1,0) (0,1)");
});

// Buying and trading

test("what cannot be bought says why", () => {
  const why = (item: Item, ware: Partial<IslandWare> = {}, view: Partial<IslandView> = {}, actions: Offered[] = []): string | null | undefined => {
    const own = { ...WARES, [item]: { ...WARES[item], ...ware } };
    return wares({ ...VIEW, ...view, wares: [own, null, null] }, 0, actions).find((found) => found.item === item)?.why;
  };
  expect(wares(VIEW, 0, ACTIONS).map((ware) => [ware.item, ware.open, ware.times])).toEqual([["villager", true, 1], ["farmhouse", true, 1], ["fort", false, 0], ["offering", true, 0], ["march", true, 3]]);
  expect(why("fort", {}, {}, ACTIONS)).toBe("1 gold short");
  expect(why("fort", { left: 0 })).toBe("already built");
  expect(why("villager", { left: 0 })).toBe("all are on the map");
  expect(why("villager", { left: null }, { player: 1 })).toBeNull();
  expect(why("farmhouse")).toBe("no place here");
  expect(why("farmhouse", {}, { player: 1 })).toBeNull();
  expect(wares(VIEW, 2, [])).toEqual([]);
});

test("bargains are put together card by card, and written as the rules read them", () => {
  expect(partners(ACTIONS)).toEqual([1]);
  expect(changed(changed({}, "food", 1), "food", 1)).toEqual({ food: 2 });
  expect(changed({ food: 1 }, "wood", -1)).toEqual({ food: 1, wood: 0 });
  expect(bargain(null, { wood: 1 }, { gold: 1 })).toBe("bank wood for gold");
  expect(bargain(null, { wood: 1 }, {})).toBeNull();
  expect(bargain("white", { gold: 1, food: 2 }, { wood: 3, gold: 0 })).toBe("offer white 2 food 1 gold for 3 wood");
  expect(bargain("white", {}, { food: 2 })).toBe("offer white nothing for 2 food");
  expect(bargain("white", { food: 0 }, {})).toBeNull();
});

test("a mix keeps its sum", () => {
  const all = mixes([{ food: 2 }, { food: 1, gold: 1 }, { gold: 2 }].map((cards) => offered({ kind: "gather", cards })));
  expect(even(all)).toEqual({ food: 1, gold: 1 });
  expect(more(all, { food: 1, gold: 1 }, "gold")).toEqual({ gold: 2 });
  expect(more(all, { gold: 2 }, "gold")).toBeNull();
  expect(actionFor(all, { food: 2, wood: 0 })?.data.cards).toEqual({ food: 2 });
  expect(total({ food: 1, gold: 1 })).toBe(2);
});

test("what was wished for last is not taken away again", () => {
  const all = [{ food: 1, wood: 1, gold: 1 }, { food: 2, gold: 1 }, { food: 2, wood: 1 }].map((cards) => ({ cards }));
  expect(more(all, { food: 1, wood: 1, gold: 1 }, "food")).toEqual({ food: 2, gold: 1 });
  expect(more(all, { food: 2, gold: 1 }, "wood", ["food"])).toEqual({ food: 2, wood: 1 });
});

// Windows

test("a promise holds for the turn in which it was made", () => {
  const pass = offered({ kind: "pass" });
  const [fight, turn] = [made("fight", VIEW), made("turn", VIEW)];
  const asked = (phase: IslandView["phase"]): IslandView => ({ ...VIEW, phase });
  expect(passing(fight, asked("purchase"), [pass])).toBe(pass);
  expect(passing(fight, asked("battle"), [pass])).toBeNull();
  expect(passing(turn, asked("battle"), [pass])).toBe(pass);
  expect(passing(turn, asked("explore"), [pass])).toBeNull();
  expect(passing(turn, { ...asked("battle"), turn: 1 }, [pass])).toBeNull();
  expect(holds(turn, { ...VIEW, round: 5 })).toBe(false);
  expect(passing(null, asked("purchase"), [pass])).toBeNull();
});

// Fights

const FIGHT: Happening = { key: "fight", seat: 0, at: at(0, 1), against: 1, beast: null, farmhouse: false, owner: null, attack: [6, 5], defence: [3, 1], attack_total: 11, defence_total: 4, attack_from: { villagers: 2 }, defence_from: { villagers: 1, fort: 1 } };

test("a fight is staged from the log, with what it led to", () => {
  const [staged, ...others] = fightsIn([{ key: "march", seat: 0 }, FIGHT, { key: "wins", seat: 0 }, { key: "home", seat: 1, count: 1 }, { key: "fort_falls", seat: 1 }, { key: "roll", seat: 1 }]);
  expect(others).toEqual([]);
  expect(staged?.attacker).toMatchObject({ seat: 0, dice: [6, 5], total: 11, why: [{ what: "villagers", dice: 2 }] });
  expect(staged?.defenders[0]?.why).toEqual([{ what: "villagers", dice: 1 }, { what: "fort", dice: 1 }]);
  expect(staged?.outcome).toBe("wins");
  expect(staged?.after.map((event) => event.key)).toEqual(["home", "fort_falls"]);
  expect(staged && won({ ...staged, step: "outcome" }, true)).toBe(true);
  expect(staged && won({ ...staged, step: "outcome" }, false)).toBe(false);
});

test("whoever comes back before the loser is set sees how it was fought", () => {
  const events = [{ v: 7, at: "", what: { kind: "moved", seat: 0, step: 3, log: [FIGHT, { key: "wins", seat: 0 }] } }] as unknown as Event[];
  const set = { ...VIEW, phase: "set" as const, fights: [], defeated: 1 };
  expect(onStage(set, events)).toMatchObject({ step: "outcome", outcome: "wins", attacker: { dice: [6, 5] } });
  expect(onStage(set, [])).toBeNull();
  expect(onStage(VIEW, events)).toBeNull();
});

test("two fights of one step are two on stage", () => {
  const both = fightsIn([FIGHT, { key: "wins" }, { ...FIGHT, against: 2 }, { key: "ties" }, { key: "back", seat: 0 }]);
  expect(both.map((one) => [one.outcome, one.after.length])).toEqual([["wins", 0], ["ties", 1]]);
});

test("the log waits with what the dice have not shown yet", () => {
  const log: Happening[] = [{ key: "march", seat: 0 }, FIGHT, { key: "wins", seat: 0 }];
  const events = [{ v: 7, at: 0, what: null }, { v: 8, at: 0, what: { kind: "moved" as const, seat: 0, step: 3, log } }];
  expect(lineOf(events, fightsIn(log)[0]?.event ?? null)).toBe("8-1");
  expect(lineOf(events, null)).toBeNull();
});

test("a beast has no seat, a farmhouse has its owner", () => {
  const [beast, house] = fightsIn([{ ...FIGHT, against: null, beast: "bats", defence_from: { bats: 2 } }, { ...FIGHT, against: null, farmhouse: true, owner: 2 }]);
  expect(beast?.defenders[0]).toMatchObject({ seat: null, beast: "bats", why: [{ what: "bats", dice: 2 }] });
  expect(house?.defenders[0]).toMatchObject({ seat: 2, farmhouse: true });
  expect(reasons({})).toEqual([]);
});

test("a fight that waits shows the dice of both sides and why", () => {
  const view: IslandView = { ...VIEW, at: [at(0, 1), ...VIEW.at.slice(1)], fights: [{ attacker: 0, at: at(0, 1), defenders: [1], beast: null, farmhouse: null, attack: 1, defence: [3] }], rolling: { attack: { explorer: 1 }, defence: [{ villagers: 1, fort: 2 }] } };
  const staged = waiting(view);
  expect(staged?.attacker.why).toEqual([{ what: "explorer", dice: 1 }]);
  expect(staged?.defenders[0]?.why).toEqual([{ what: "villagers", dice: 1 }, { what: "fort", dice: 2 }]);
  expect(waiting(VIEW)).toBeNull();
});

test("while the dice roll, those who went there have arrived and nobody has fallen", () => {
  const log: Happening[] = [{ key: "march", seat: 0, count: 1, from: at(1, 0), to: at(0, 1) }, FIGHT, { key: "move", seat: 0, to: at(9, 9) }];
  const view = meanwhile(VIEW, log);
  expect(view.villagers[0]).toEqual([{ at: at(1, 0), count: 1 }, { at: at(0, 1), count: 1 }]);
  expect(view.villagers[1]).toEqual(VIEW.villagers[1]);
  expect(view.at[0]).toEqual(at(0, 0));
  expect(arrivals(log)).toEqual(new Map([["army-0-(0,1)", at(1, 0)]]));
  expect(meanwhile(VIEW, [{ key: "lay", seat: 0, tile: "bats", at: ["cave", 1, 0] }]).at[0]).toEqual(["cave", 1, 0]);
});

// The map

test("drawings vary as they do in pictures", () => {
  expect([at(0, 0), at(1, -2), at(-3, 2), at(4, -3), at(-5, -1)].map((place) => [variant("wood", place), variant("water", place), variant("cave", place)])).toEqual([[0, 0, 0], [1, 3, 0], [0, 3, 0], [0, 3, 4], [1, 2, 1]]);
  expect(variant("shrine", at(3, 1))).toBe(0);
});

test("three tiles meet at a corner", () => {
  const corner = spotOf(["island", "N", 1, 0]);
  for (const place of around(["island", "N", 1, 0])) expect(Math.hypot(middle(place).x - corner.x, middle(place).y - corner.y)).toBeCloseTo(100);
  for (const place of around(["island", "S", -1, 2])) expect(Math.hypot(middle(place).x - spotOf(["island", "S", -1, 2]).x, middle(place).y - spotOf(["island", "S", -1, 2]).y)).toBeCloseTo(100);
  expect(hexagon({ x: 0, y: 0 }, 10)).toBe("M0 -10L8.7 -5L8.7 5L0 10L-8.7 5L-8.7 -5Z");
});

test("pieces on a tile stand side by side, and every one once", () => {
  const pieces = standing(VIEW, "island");
  expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length);
  const [one, two] = pieces.filter((piece) => piece.kind === "explorer" && piece.seat > 0);
  expect(one?.x).not.toBe(two?.x);
  expect(pieces.filter((piece) => piece.kind === "offering").map((piece) => piece.seat)).toEqual([1, 2]);
  expect(standing(VIEW, "cave")).toEqual([]);
  expect(signs(VIEW, "island").map((sign) => sign.tile)).toEqual(["gold", "food", "wood", "garden", "food"]);
});

test("a step says whom it attacks, or that it joins a fight", () => {
  const voices = { view: VIEW, names: ["Anna", "Mira", "Otto"], you: 0 };
  const march = (data: object): Meaning => ({ kind: "act", action: { id: 1, text: "", data: { kind: "march", count: 2, to: ["island", 2, -1], foes: [], joins: false, ...data } } });
  const told = (data: object): [string, string | null] => [doing(march(data), voices), signOf({ where: ["island", 2, -1], meanings: [march(data)] })];
  expect(told({})).toEqual(["March here with 2", null]);
  expect(told({ foes: [1, 2] })).toEqual(["March here with 2: fight Mira and Otto", "sword"]);
  expect(told({ joins: true })).toEqual(["March here with 2: join the fight", "sword"]);
});

test("a boot for every step of the turn, those that are spent off", () => {
  const boots = (view: IslandView): [number, number] => {
    const { body } = render(Holdings, { props: { view, you: 0, names: ["Anna", "Mira", "Otto"], shared: new Shared(), pace: 0, between: false } });
    return [body.split("#boot").length - 1, body.match(/class="[^"]*\boff\b/g)?.length ?? 0];
  };
  expect(boots(VIEW)).toEqual([5, 1]);
  expect(boots({ ...VIEW, turn: 1, steps: 6, speed: 6 })).toEqual([6, 0]);
  expect(boots({ ...VIEW, turn: 1, steps: 6, speed: 5 })).toEqual([6, 1]);
  expect(boots({ ...VIEW, speed_die: null, steps: null, speed: null })).toEqual([0, 0]);
});

test("arrows lead to the neighbour in that direction, and stay at the rim", () => {
  const stops = VIEW.tiles.map((laid) => ({ key: `${laid.at[1]},${laid.at[2]}`, ...middle(laid.at) }));
  expect(stepped(stops, "0,0", "ArrowRight")).toBe("1,0");
  expect(stepped(stops, "0,0", "ArrowLeft")).toBe("-1,0");
  expect(stepped(stops, "0,0", "ArrowDown")).toBe("0,1");
  expect(stepped(stops, "0,0", "ArrowUp")).toBe("1,-1");
  expect(stepped(stops, "-1,0", "ArrowLeft")).toBe("-1,0");
});

test("the next of what lights up goes round", () => {
  const stops = VIEW.tiles.map((laid) => ({ key: `${laid.at[1]},${laid.at[2]}`, ...middle(laid.at) }));
  const lit = new Set(["1,0", "0,1"]);
  expect(next(stops, lit, "0,0", 1)).toBe("1,0");
  expect(next(stops, lit, "1,0", 1)).toBe("0,1");
  expect(next(stops, lit, "0,1", 1)).toBe("1,0");
  expect(next(stops, lit, "1,0", -1)).toBe("0,1");
  expect(next(stops, new Set(), "0,0", 1)).toBe("0,0");
});

test("the camera shows every tile, clear of the cave", () => {
  const points = VIEW.tiles.map((laid) => middle(laid.at));
  const taken = { left: 0, top: 300, right: 300, bottom: 600 };
  const camera = fitted(points, [{ left: 0, top: 0, right: 900, bottom: 600 }, { left: 300, top: 0, right: 900, bottom: 600 }], 0.8, [taken]);
  for (const point of points) {
    const { x, y } = onScreen(point, camera);
    expect(x > 0 && x < 900 && y > 0 && y < 600 && !(x < 300 && y > 300)).toBe(true);
  }
});

test("drawing nearer keeps what is under the finger there, and never goes farther than all", () => {
  const finger = { x: 200, y: 100 };
  const fit = { scale: 0.5, x: 40, y: 30 };
  const before = { x: (finger.x - fit.x) / fit.scale, y: (finger.y - fit.y) / fit.scale };
  const after = onScreen(before, together(fit, zoomed(HOME, 2, finger)));
  expect(after.x).toBeCloseTo(finger.x);
  expect(after.y).toBeCloseTo(finger.y);
  expect(zoomed(zoomed(HOME, 2, finger), 0.1, finger)).toEqual(HOME);
});

test("a piece glides from where it stood, once", () => {
  let now = 0;
  const steps = new Steps(() => now);
  expect(steps.from("a", { x: 0, y: 0 })).toBeNull();
  now = 100;
  expect(steps.from("a", { x: 9, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(steps.from("a", { x: 9, y: 0 })).toEqual({ x: 0, y: 0 });
  now = 900;
  expect(steps.from("a", { x: 9, y: 0 })).toBeNull();
});

test("every word that is put together from a kind is there", () => {
  const there = new Set([...readFileSync(join(import.meta.dirname, "en.ftl"), "utf8").matchAll(/^(island-[a-z-]+) =/gm)].map((found) => found[1]));
  const wanted: Record<string, string[]> = {
    do: ["move", "place", "discover", "retreat", "raid", "set", "buy-villager", "buy-farmhouse", "buy-fort", "buy-offering"],
    item: [...ITEMS],
    where: [...ITEMS],
    none: [...ITEMS],
    nowhere: [...ITEMS],
    own: ["explorer", "villagers", "farmhouse", "fort", "offering"],
    their: ["explorer", "villagers", "farmhouse", "fort", "offering"],
    prompt: ["side", "roll", "gather", "return", "place", "purchase", "battle", "order", "retreat", "set", "answer", "over"],
    step: ["window", "dice", "outcome"],
    why: ["explorer", "villagers", "fort", "farmhouse", "beast"],
  };
  const missed = Object.entries(wanted).flatMap(([kind, names]) => names.map((name) => `island-${kind}-${name}`).filter((key) => !there.has(key)));
  expect(missed).toEqual([]);
});
