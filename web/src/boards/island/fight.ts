/** Fights, staged from what the log tells: who rolls how many dice and why, what they show, what comes of it. */

import type { Event } from "../../wire/types";
import { placeName, villagersAt, type Fight, type IslandView, type Place } from "./view";

export type Happening = Record<string, unknown> & { key: string };
export type Step = "window" | "dice" | "outcome";
export type Outcome = "wins" | "loses" | "ties"; // for the attacker

/** A reason for dice: two villagers, a fort. */
export interface Reason {
  what: string;
  dice: number;
}

export interface Fighter {
  seat: number | null; // null: a beast
  beast: string | null;
  farmhouse: boolean;
  why: Reason[];
  /** Not rolled yet: how many there will be is `why`. */
  dice: number[];
  total: number | null;
}

export interface Staged {
  /** As the log tells it. */
  told: Happening | null;
  at: Place;
  attacker: Fighter;
  defenders: Fighter[];
  step: Step;
  outcome: Outcome | null;
  /** What the fight led to, in the words of the log. */
  after: Happening[];
}

const CONSEQUENCES = new Set(["home", "fort_falls", "farmhouse_falls", "beast_back", "treasure", "defeat", "back", "army_back", "cave_shrine_back"]);
const OUTCOMES = new Set(["wins", "loses", "ties"]);

export function happeningsOf(events: readonly Event[]): Happening[] {
  return events.flatMap(({ what }) => (what?.kind === "moved" ? (what.log as Happening[]) : []));
}

/** The key of the line in which the log tells it. */
export function lineOf(events: readonly Event[], told: Happening | null): string | null {
  for (const { v, what } of events) {
    const index = what?.kind === "moved" && told ? (what.log as Happening[]).indexOf(told) : -1;
    if (index >= 0) return `${v}-${index}`;
  }
  return null;
}

/** `explorer 2 + villagers 1`, as the log has it. */
export function reasons(text: string): Reason[] {
  return text.split(" + ").flatMap((part) => {
    const found = /^(.+) (\d+)$/.exec(part);
    return found ? [{ what: found[1] ?? "", dice: Number(found[2]) }] : [];
  });
}

/** All fights that were fought in a step, each with what it led to. */
export function fightsIn(log: readonly Happening[]): Staged[] {
  const found: Staged[] = [];
  for (const happening of log) {
    const last = found.at(-1);
    if (happening.key === "fight") found.push(fought(happening));
    else if (last && OUTCOMES.has(happening.key)) last.outcome ??= happening.key as Outcome;
    else if (last && CONSEQUENCES.has(happening.key)) last.after.push(happening);
  }
  return found;
}

function fought(told: Happening): Staged {
  const rolled = (side: "attack" | "defence"): Pick<Fighter, "why" | "dice" | "total"> => ({
    why: reasons(String(told[`${side}_from`] ?? "")),
    dice: told[side] as number[],
    total: told[`${side}_total`] as number,
  });
  const against = (told.against ?? told.owner ?? null) as number | null;
  return {
    told,
    at: told.at as Place,
    attacker: { seat: told.seat as number, beast: null, farmhouse: false, ...rolled("attack") },
    defenders: [{ seat: against, beast: (told.beast ?? null) as string | null, farmhouse: told.farmhouse === true, ...rolled("defence") }],
    step: "dice",
    outcome: null,
    after: [],
  };
}

/** The fight that is to be fought next, with the dice that both sides would roll now. */
export function waiting(view: IslandView): Staged | null {
  const [fight] = view.fights;
  if (!fight) return null;
  const attacker = unrolled(view, fight, fight.attacker, fight.attack);
  return { told: null, at: fight.at, attacker, defenders: defending(view, fight), step: "window", outcome: null, after: [] };
}

function defending(view: IslandView, fight: Fight): Fighter[] {
  const dice = fight.defence[0] ?? 0;
  const alone = { dice: [], total: null };
  if (fight.beast) return [{ seat: null, beast: fight.beast, farmhouse: false, why: [{ what: fight.beast, dice }], ...alone }];
  if (fight.farmhouse) return [{ seat: fight.farmhouse.seat, beast: null, farmhouse: true, why: [{ what: "farmhouse", dice }], ...alone }];
  return fight.defenders.map((seat, index) => unrolled(view, fight, seat, fight.defence[index] ?? 0));
}

/** The explorer first, then villagers; what is left is the fort. */
function unrolled(view: IslandView, fight: Fight, seat: number, dice: number): Fighter {
  const name = placeName(fight.at);
  const at = view.at[seat];
  const villagers = Math.min(dice, villagersAt(view, seat, name));
  const explorer = at && placeName(at) === name ? Math.min(dice - villagers, view.strengths[seat] ?? 1) : 0;
  const why = [
    { what: "explorer", dice: explorer },
    { what: "villagers", dice: villagers },
    { what: "fort", dice: dice - explorer - villagers },
  ].filter((reason) => reason.dice > 0);
  return { seat, beast: null, farmhouse: false, why, dice: [], total: null };
}

export function diceOf(fighter: Fighter): number {
  return fighter.why.reduce((sum, reason) => sum + reason.dice, 0);
}

/** Who has won: the attacker, the one who defended, or nobody. */
export function won(staged: Staged, attacks: boolean): boolean {
  return staged.step === "outcome" && staged.outcome === (attacks ? "wins" : "loses");
}

/** The map while the dice roll: those who went there have arrived, nobody has fallen yet. */
export function meanwhile(before: IslandView, log: readonly Happening[]): IslandView {
  let view = before;
  for (const told of log) {
    if (told.key === "fight") break;
    const seat = told.seat as number;
    if (told.key === "move") view = { ...view, at: view.at.map((at, index) => (index === seat ? (told.to as Place) : at)) };
    if (told.key === "march") view = marched(view, seat, told.count as number, told.from as Place, told.to as Place);
    if (told.key === "lay") view = laid(view, seat, { at: told.at as Place, tile: String(told.tile) });
  }
  return view;
}

function marched(view: IslandView, seat: number, count: number, from: Place, to: Place): IslandView {
  const left = (view.villagers[seat] ?? []).map((army) => (placeName(army.at) === placeName(from) ? { ...army, count: army.count - count } : army));
  const there = left.some((army) => placeName(army.at) === placeName(to));
  const now = there ? left.map((army) => (placeName(army.at) === placeName(to) ? { ...army, count: army.count + count } : army)) : [...left, { at: to, count }];
  return { ...view, villagers: view.villagers.map((armies, index) => (index === seat ? now.filter((army) => army.count > 0) : armies)) };
}

/** A tile that leads to a fight is entered as it is laid. */
function laid(view: IslandView, seat: number, tile: { at: Place; tile: string }): IslandView {
  return { ...view, tiles: [...view.tiles, tile], turned: null, at: view.at.map((at, index) => (index === seat ? tile.at : at)) };
}

/** Where armies came from that have just arrived: by unit, as on the map. */
export function arrivals(log: readonly Happening[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const told of log) {
    if (told.key === "march") found.set(`army-${String(told.seat)}-${placeName(told.to as Place)}`, told.from as Place);
  }
  return found;
}
