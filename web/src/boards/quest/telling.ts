/** Labels and reasons, short and in words. */

import { readable, thing } from "../../words/names";
import type { QuestSpace } from "../../art/scenes";
import { words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { BLOCKADES, CARDS, powerOf, TOKENS } from "./facts";
import { coins, type NoSale, type Sum } from "./paying";
import type { Source, Way } from "./reach";
import { gateOf, placeOf, type Doing, type QuestView } from "./view";

export function sourceName(source: Source, view: QuestView): string {
  if ("run" in source) return thing(view.run?.card ?? view.run?.token ?? "");
  return "card" in source ? thing(source.card) : thing(source.token);
}

export function spaceName(space: QuestSpace): string {
  if (space.start !== undefined) return words("quest-start", { number: space.start });
  if (space.finish) return words("quest-finish", { terrain: words(`quest-terrain-${space.requires ?? "river"}`), power: space.power });
  const terrain = words(`quest-terrain-${space.terrain}`);
  return space.power > 0 ? words("quest-space", { terrain, power: space.power }) : terrain;
}

export function gateName(number: number): string {
  const printed = BLOCKADES.get(number);
  return words("quest-blockade", { number, terrain: words(`quest-terrain-${printed?.terrain ?? "jungle"}`), power: printed?.power ?? 1 });
}

export function placeName(place: string, chart: Chart): string {
  const space = chart.spaces.get(place);
  return space ? spaceName(space) : gateName(Number(place.split("-")[1]));
}

/** What going there takes: uses 4 of 5, 1 left. */
export function wayText(way: Way, terrain: string | null): string {
  if (way.kind === "free") return words("quest-way-free");
  if (way.kind === "enter" || way.kind === "clear") return words(terrain === "camp" ? "quest-way-removed" : "quest-way-cards", { count: way.cost });
  return words("quest-way", { cost: way.cost, of: way.of ?? 0, left: (way.of ?? 0) - way.cost });
}

/** What a screen reader says of a place. */
export function placeLabel(place: string, chart: Chart, view: QuestView, names: readonly string[]): string {
  const space = chart.spaces.get(place);
  const parts = [placeName(place, chart)];
  if (space) parts.push(space.name);
  const cave = space?.cave ? view.caves.find(({ at }) => placeOf(at) === place) : undefined;
  if (cave) parts.push(words("quest-cave-left", { count: cave.left }));
  for (const [seat, own] of view.pieces.entries())
    for (const at of own) if (at && placeOf(at) === place) parts.push(names[seat] ?? "");
  return parts.join(", ");
}

/** And of going there. */
export function wayLabel(way: Way, chart: Chart): string {
  return way.kind === "run" ? words("quest-costs", { cost: way.cost, of: way.of ?? 0 }) : wayText(way, chart.spaces.get(way.to)?.requires ?? null);
}

/** Why a place cannot be gone to with what is chosen. */
export function whyNot(place: string, chart: Chart, view: QuestView, source: Source | null): string {
  const space = chart.spaces.get(place);
  if (view.bought) return words("quest-no-after-purchase");
  if (!space) return words("quest-no-blockade", { blockade: gateName(Number(place.split("-")[1])) });
  if (space.terrain === "mountain") return words("quest-no-mountain");
  if (space.cave) return words("quest-no-cave");
  if (space.start !== undefined) return words("quest-no-start");
  if (!view.passing && view.pieces.flat().some((at) => at && placeOf(at) === place)) return words("quest-no-occupied");
  const needs = needed(space);
  if (source === null) return words("quest-no-nothing", { needs });
  const has = offered(source, view);
  if (has.signs.length > 0 && !has.signs.includes(space.requires ?? "")) return words("quest-no-sign", { needs });
  if (has.power !== null && has.power < space.power) return words("quest-no-power", { needs, power: has.power });
  return words("quest-no-far", { needs });
}

/** paddle 2; 1 card; 2 cards for good. */
export function needed(space: { requires: string | null; power: number }): string {
  return words(`quest-needs-${space.requires ?? "jungle"}`, { power: space.power });
}

const TERRAIN_OF: Record<string, string> = { machete: "jungle", paddle: "river", coin: "village" };

function offered(source: Source, view: QuestView): { signs: string[]; power: number | null } {
  if ("run" in source) return { signs: view.run?.symbol ? [TERRAIN_OF[view.run.symbol] ?? ""] : [], power: view.run?.power ?? 0 };
  const printed = "card" in source ? CARDS.get(source.card) : TOKENS.get(source.token);
  if (!printed?.symbols?.length) return { signs: [], power: null };
  const any = view.changing && "card" in source;
  return { signs: any ? Object.values(TERRAIN_OF) : printed.symbols.map((sign) => TERRAIN_OF[sign] ?? ""), power: powerOf(source) };
}

export function saleText(why: NoSale, card: string, purseful: number): string {
  const price = CARDS.get(card)?.cost ?? 0;
  return words(`quest-sale-${why ?? "open"}`, { card: thing(card), price, purse: coins(purseful) });
}

export function sumText(sum: Sum): string {
  return words(`quest-sum-${sum.unit}`, { paid: coins(sum.paid), whole: coins(sum.whole), due: coins(sum.due), count: Math.ceil(sum.due) });
}

/** An action that has no place of its own on the board. */
export function actionText(action: Doing): string {
  const { kind, card, token } = action.data;
  const what = card ?? token;
  const key = `quest-do-${kind.replaceAll(" ", "-")}`;
  const text = words(key, { card: what ? thing(what) : "" });
  return text === key ? readable(action.text) : text;
}

/** What the player is asked for now. */
export function askedFor(view: QuestView, chart: Chart | null, chosen: Source | null, way: Way | null, wanted = false): string {
  const { payment } = view;
  if (view.phase === "pay" && payment) {
    if (payment.card !== undefined) return words("quest-ask-price", { card: thing(payment.card), due: coins(payment.due) });
    const place = payment.to ? placeOf(payment.to) : gateOf(payment.blockade ?? 0);
    const space = chart?.spaces.get(place);
    return words(space?.requires === "camp" ? "quest-ask-camp" : "quest-ask-rubble", { count: payment.due });
  }
  if (view.phase !== "play") return words(`quest-ask-${view.phase}`);
  if (wanted) return words("quest-ask-wanted");
  if (chosen && chart) {
    const who = sourceName(chosen, view);
    if (way) return words("quest-ask-target", { who, way: wayText(way, chart.spaces.get(way.to)?.requires ?? null) });
    return "card" in chosen && isAction(chosen.card) ? words("quest-ask-play", { who }) : words("quest-ask-where", { who });
  }
  if (view.run) return words("quest-ask-run", { who: sourceName({ run: true }, view), left: view.run.power });
  return words("quest-ask-card");
}

/** A card that needs no place on the map. */
export function isAction(card: string): boolean {
  const printed = CARDS.get(card);
  return !printed?.symbols?.length && !printed?.effect?.some((part) => part.op === "step");
}

/** What a card does, in a few words. */
export function doesText(id: string): string {
  const printed = CARDS.get(id) ?? TOKENS.get(id);
  if (!printed) return "";
  if (printed.symbols?.length) return words(printed.symbols.length > 1 ? "quest-does-any" : `quest-does-${printed.symbols[0] ?? "coin"}`, { power: printed.power ?? 0 });
  return (printed.effect ?? []).map((part) => words(`quest-does-${part.op.replaceAll("_", "-")}`, { count: part.count ?? part.up_to ?? 1 })).join(", ");
}
