/** Labels and reasons, short and in words. */

import type { QuestSpace } from "../../art/scenes";
import { has, hasIn, words, wordsIn, type Arguments } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { BLOCKADES, CARDS, GROUPS, TOKENS, type Printed } from "./facts";
import { markerTexts, moduleTexts, heldPieces } from "./modules";
import { cardName, curseName, dragonName, dragonTitle, symbolName, terrainName, tokenName } from "./names";
import { coins, type Sum } from "./paying";
import type { Source, Way } from "./reach";
import type { Offered } from "../../wire/types";
import { hexOf, placeOf, topsOf, type QuestView } from "./view";
import { wayOver } from "./winds";

export function sourceName(source: Source, view: QuestView): string {
  const { card, token } = "run" in source ? (view.run ?? { card: null, token: null }) : { card: null, token: null, ...source };
  return card ? cardName(card) : token ? tokenName(token) : "";
}

export function spaceName(space: QuestSpace): string {
  if (space.start !== undefined) return words("quest-start", { number: space.start });
  if (space.finish) return words("quest-finish", { terrain: terrainName(space.requires ?? "river"), power: space.power });
  const terrain = terrainName(space.terrain);
  return space.power > 0 ? words("quest-space", { terrain, power: space.power }) : terrain;
}

export function blockadeName(number: number): string {
  const printed = BLOCKADES.get(number);
  return words("quest-blockade", { number, terrain: terrainName(printed?.terrain ?? "jungle"), power: printed?.power ?? 1 });
}

export function placeName(place: string, chart: Chart): string {
  const space = chart.spaces.get(place);
  return space ? spaceName(space) : blockadeName(Number(place.split("-")[1]));
}

/** What going there takes: uses 4 of 5, 1 left. */
export function wayText(way: Way, terrain: string | null, chart: Chart | null = null): string {
  const then = [...(way.carried && chart ? [words("quest-way-carried", { way: wayOver(chart, hexOf(way.to), hexOf(way.carried)) })] : []), ...(way.held ? [words("quest-way-held")] : []), ...(way.danger ? [words("quest-way-danger")] : [])];
  return [costText(way, terrain), ...then].join(" · ");
}

function costText(way: Way, terrain: string | null): string {
  if (way.kind === "fly") return words("quest-way-fly", { count: way.cost });
  if (way.kind === "free") return words("quest-way-free");
  if (way.symbol === "curse") return words("quest-way-curses", { count: way.cost });
  if (way.kind === "enter" || way.kind === "clear") return words(terrain === "camp" ? "quest-way-removed" : "quest-way-cards", { count: way.cost });
  const uses = words("quest-way", { cost: way.cost, of: way.of ?? 0, left: (way.of ?? 0) - way.cost });
  return way.once ? `${uses} · ${words("quest-way-once")}` : uses;
}

/** What a screen reader says of a place. */
export function placeLabel(place: string, chart: Chart, view: QuestView, names: readonly string[], you: number | null): string {
  const space = chart.spaces.get(place);
  const parts = [placeName(place, chart)];
  if (space) parts.push(space.name);
  const cave = space?.cave ? view.caves.find(({ at }) => placeOf(at) === place) : undefined;
  if (cave) parts.push(words("quest-cave-left", { count: cave.left }));
  parts.push(...markerTexts(place, chart, view));
  for (const { by } of heldPieces(view).filter((held) => held.place === place)) parts.push(words("quest-held-by", { dragon: dragonName(by) }));
  for (const [seat, own] of view.pieces.entries())
    for (const [piece, at] of own.entries()) if (at && placeOf(at) === place) parts.push(pieceName(own.length > 1 ? piece + 1 : null, seat === you ? null : (names[seat] ?? "")));
  return parts.join(", ");
}

/** Whose piece it is, and which of two. */
function pieceName(number: number | null, who: string | null): string {
  const key = who === null ? "quest-piece-yours" : "quest-piece-of";
  return words(number === null ? key : `${key}-number`, { who: who ?? "", number: number ?? 1 });
}

/** And of going there. */
export function wayLabel(way: Way, chart: Chart, toGo: number): string {
  const plain = way.kind === "run" && !way.once && !way.carried && !way.held && !way.danger;
  const costs = plain ? words("quest-costs", { cost: way.cost, of: way.of ?? 0 }) : wayText(way, chart.spaces.get(way.to)?.requires ?? null, chart);
  return way.toGo === null ? costs : `${costs}, ${farText(way.toGo, toGo)}`;
}

/** How far El Dorado is from there, and whether that is nearer than now. */
function farText(then: number, now: number): string {
  return words(then < now ? "quest-nearer" : then > now ? "quest-farther" : "quest-as-far", { count: then });
}

export function sumText(sum: Sum): string {
  return words(`quest-sum-${sum.unit}`, { paid: coins(sum.paid), whole: coins(sum.whole), due: coins(sum.due), count: Math.ceil(sum.due) });
}

/** How far a player has come, and what they hold. */
export function seatText(view: QuestView, seat: number): string {
  const blockades = view.blockades.filter((one) => one.owner === seat).map((one) => one.number);
  const held = words("quest-seat", { count: view.to_go[seat] ?? 0, hand: view.hands[seat] ?? 0, draw: view.draws[seat] ?? 0, discard: view.discards[seat]?.length ?? 0 });
  return [held, ...(blockades.length > 0 ? [words("quest-seat-blockades", { numbers: blockades.join(" ") })] : []), ...topsText(view, seat), ...moduleTexts(view, seat)].join(", ");
}

/** What everybody knows of a draw pile. */
export function topsText(view: QuestView, seat: number): string[] {
  const cards = topsOf(view, seat).map(cardName);
  return cards.length > 0 ? [words("quest-tops", { cards: cards.join(", ") })] : [];
}

/** What the player is asked for now. */
export function askedFor(view: QuestView, chart: Chart | null, chosen: Source | null, way: Way | null, wanted = false, nowhere: "play" | "nowhere" | null = null, legal: readonly Offered[] = []): string {
  const { payment } = view;
  if (view.phase === "pay" && payment) {
    if (payment.card !== undefined) return words("quest-ask-price", { card: cardName(payment.card), due: coins(payment.due) });
    return words(view.price?.unit === "removed" ? "quest-ask-camp" : "quest-ask-rubble", { count: payment.due });
  }
  const { lifting } = view.hexes ?? {};
  if (lifting) return words("quest-ask-lift", { curse: curseName(lifting.curse), due: lifting.due });
  const { taming, herding } = view.modules ?? {};
  if (taming) return words(taming.due > 1 ? "quest-ask-tame" : "quest-ask-tame-more", { dragon: dragonTitle(taming.dragon), by: words(`quest-moved-by-${taming.dragon}`) });
  if (herding) return words("quest-ask-herd", { dragon: dragonTitle(herding.dragon), count: herding.left });
  if (view.phase !== "play" && !chosen) return words(`quest-ask-${view.phase.replaceAll("_", "-")}`);
  if (wanted) return words("quest-ask-wanted");
  if (way && chart && (way.kind !== "run" || way.carried || way.held || way.danger)) return words("quest-tap-other", { way: wayText(way, chart.spaces.get(way.to)?.requires ?? null, chart) });
  if (chosen && chart) {
    const who = sourceName(chosen, view);
    if (way?.kind === "run") return words(chart.spaces.has(way.to) ? "quest-tap-walk" : "quest-tap-blockade", { who, left: (way.of ?? 0) - way.cost });
    if (nowhere) return words(nowhere === "play" ? "quest-ask-play" : "quest-nowhere", { who });
    return words("quest-ask-where", { who });
  }
  if (view.run) return words("quest-ask-run", { who: sourceName({ run: true }, view), left: view.run.power });
  if (view.module_choices?.leaving?.length) return words("quest-ask-leave");
  if (isStuck(view)) return words("quest-ask-held");
  const nothing = legal.length > 0 && legal.every(({ data }) => data.kind === "end turn" || data.kind === "discard");
  return words(nothing ? "quest-ask-end" : "quest-ask-card");
}

/** Dragons hold all pieces of the player to act. */
function isStuck(view: QuestView): boolean {
  const held = new Set(heldPieces(view).flatMap(({ seat, piece }) => (seat === view.player ? [piece] : [])));
  const standing = (view.pieces[view.player ?? -1] ?? []).filter((at) => at !== null).length;
  return standing > 0 && held.size === standing;
}

/** What a card does, in a few words. */
export function doesText(id: string): string {
  const printed = CARDS.get(id) ?? TOKENS.get(id);
  if (!printed) return "";
  const [first, second, third] = printed.symbols ?? [];
  if (first && second && !third) return words("quest-does-either", { first: symbolName(first), second: symbolName(second), power: printed.power ?? 0 });
  if (first) return words(third ? "quest-does-any" : `quest-does-${first}`, { power: printed.power ?? 0 });
  const parts = (printed.effect ?? []).map(({ op, count, up_to }) => ({ key: `quest-does-${op.replaceAll("_", "-")}`, count: count ?? up_to ?? 1 }));
  const short = parts.length > 0 && parts.every(({ key }) => has(key)) && !hasIn("quest", `effect-${id.replaceAll("_", "-")}`);
  return short ? parts.map(({ key, count }) => words(key, { count })).join(", ") : effectsOf(id).map(({ text }) => text).join(" ");
}

/** A line of what a card or token does, with its symbol. */
export interface Effect {
  icon: string;
  text: string;
}

export const EFFECT_ICONS: Record<string, string> = {
  take_card: "take",
  replace: "swap",
  keep_item: "item",
  enter_occupied: "step",
  change_symbol: "joker",
  draw_curse: "curse",
  draw_cave_token: "cave-token",
  use_token_free: "reuse",
  step_opponents: "push",
  copy_market_card: "imitate",
  double_next: "twice",
  return_demons: "banish",
  give_demon: "banish",
  cancel_curse: "anti-curse",
  buy_from_reserve: "open-market",
  move_dragon: "dragon",
  ignore_dragons: "cloak",
};

/** What a card or token does, a sentence for each of its symbols; some have one of their own for all that they do. */
export function effectsOf(id: string): Effect[] {
  const token = TOKENS.get(id);
  const printed = CARDS.get(id) ?? token;
  if (!printed) return [];
  const said = (key: string, icon: string, values?: Arguments): Effect => ({ icon, text: wordsIn("quest", `effect-${key.replaceAll("_", "-")}`, values) });
  const parts = (printed.effect ?? []).map(({ op, count, up_to }) => ({ op, icon: EFFECT_ICONS[op] ?? op, count: count ?? up_to ?? 1 }));
  const own = hasIn("quest", `effect-${id.replaceAll("_", "-")}`);
  const does = own ? [said(id, parts[0]?.icon ?? id)] : parts.map(({ op, icon, count }) => said(op, icon, { count }));
  const stored = GROUPS.muisca.has(id) ? [said("muisca", "muisca")] : [];
  const once = printed.once_power ? [said("once", "item", { power: printed.once_power })] : [];
  return [...movesBy(printed, said), ...does, ...stored, ...once, ...(printed.item ? [said("item", "item")] : []), ...(token ? [said("token", "item")] : [])];
}

/** One symbol, two of them, or any. */
function movesBy({ symbols = [], power = 0 }: Printed, said: (key: string, icon: string, values?: Arguments) => Effect): Effect[] {
  const [first, second, third] = symbols;
  if (!first) return [];
  if (!second) return [said(first, first, { power })];
  return [third ? said("any", "joker", { power }) : said("either", first, { first: symbolName(first), second: symbolName(second), power })];
}
