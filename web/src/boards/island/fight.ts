/** Fights, staged from what the log tells: who rolls how many dice and why, what they show, what comes of it. */

import type { Event } from "../../wire/types";
import { logOf } from "../../live/table.svelte";
import { placeName, type IslandView, type Place } from "./view";

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
  event: Happening | null;
  at: Place | null;
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
  return logOf(events) as Happening[];
}

/** The key of the line in which the log tells it. */
export function lineOf(events: readonly Event[], event: Happening | null): string | null {
  for (const { v, what } of events) {
    const index = what?.kind === "moved" && event ? (what.log as Happening[]).indexOf(event) : -1;
    if (index >= 0) return `${v}-${index}`;
  }
  return null;
}

/** Where dice come from: `{ explorer: 2, villagers: 1 }`. */
export function reasons(from: Record<string, number>): Reason[] {
  return Object.entries(from).map(([what, dice]) => ({ what, dice }));
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

function fought(event: Happening): Staged {
  const rolled = (side: "attack" | "defence"): Pick<Fighter, "why" | "dice" | "total"> => ({
    why: reasons((event[`${side}_from`] ?? {}) as Record<string, number>),
    dice: event[side] as number[],
    total: event[`${side}_total`] as number,
  });
  const against = (event.against ?? event.owner ?? null) as number | null;
  return {
    event,
    at: event.at as Place,
    attacker: { seat: event.seat as number, beast: null, farmhouse: false, ...rolled("attack") },
    defenders: [{ seat: against, beast: (event.beast ?? null) as string | null, farmhouse: event.farmhouse === true, ...rolled("defence") }],
    step: "dice",
    outcome: null,
    after: [],
  };
}

/** The fight that is to be fought next, with the dice that both sides would roll now. */
export function waiting(view: IslandView): Staged | null {
  const [fight] = view.fights;
  if (!fight || !view.rolling) return null;
  const { attack, defence } = view.rolling;
  const unrolled = (from: Record<string, number>, side: Partial<Fighter>): Fighter => ({ seat: null, beast: null, farmhouse: false, why: reasons(from), dice: [], total: null, ...side });
  const sides = fight.beast ? [{ beast: fight.beast }] : fight.farmhouse ? [{ seat: fight.farmhouse.seat, farmhouse: true }] : fight.defenders.map((seat) => ({ seat }));
  const defenders = sides.map((side, index) => unrolled(defence[index] ?? {}, side));
  return { event: null, at: fight.at, attacker: unrolled(attack, { seat: fight.attacker }), defenders, step: "window", outcome: null, after: [] };
}

/** What is on stage for somebody who just came: the fight to come, or the one whose loser has yet to be set. */
export function onStage(view: IslandView, events: readonly Event[]): Staged | null {
  if (view.phase !== "set") return waiting(view);
  const last = fightsIn(happeningsOf(events)).at(-1);
  return last ? { ...last, step: "outcome" } : null;
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
  for (const event of log) {
    if (event.key === "fight") break;
    const seat = event.seat as number;
    if (event.key === "move") view = { ...view, at: view.at.map((at, index) => (index === seat ? (event.to as Place) : at)) };
    if (event.key === "march") view = marched(view, seat, event.count as number, event.from as Place, event.to as Place);
    if (event.key === "lay") view = laid(view, seat, { at: event.at as Place, tile: String(event.tile) });
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
  for (const event of log) {
    if (event.key === "march") found.set(`army-${String(event.seat)}-${placeName(event.to as Place)}`, event.from as Place);
  }
  return found;
}
