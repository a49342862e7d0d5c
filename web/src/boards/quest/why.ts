/** Why something cannot be done now, in a sentence. */

import { thing } from "../../words/names";
import { words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { BLOCKADES, CARDS, powerOf, TOKENS } from "./facts";
import type { Source } from "./reach";
import { gateName } from "./telling";
import { placeOf, type QuestView } from "./view";

const TERRAIN_OF: Record<string, string> = { machete: "jungle", paddle: "river", coin: "village" };

/** Something else has to be answered first. */
export function busyText(view: QuestView): string {
  return words(view.phase === "discard" ? "quest-no-discarding" : "quest-sale-busy");
}

/** Why a place cannot be gone to with what is chosen. `settled`: after the purchase no piece moves. */
export function whyNot(place: string, chart: Chart, view: QuestView, source: Source | null, settled: boolean): string {
  if (view.phase !== "play") return busyText(view);
  if (settled) return words("quest-no-after-purchase");
  const space = chart.spaces.get(place);
  if (!space) return whyNotGate(Number(place.split("-")[1]), chart, view, source);
  if (space.terrain === "mountain") return words("quest-no-mountain");
  if (space.cave) return words("quest-no-cave");
  if (space.start !== undefined) return words("quest-no-start");
  if (!view.passing && view.pieces.flat().some((at) => at && placeOf(at) === place)) return words("quest-no-occupied");
  const bar = barring(place, chart, view);
  if (bar !== null) return words("quest-no-barred", { blockade: gateName(bar) });
  return tooLittle({ terrain: space.requires, power: space.power }, view, source);
}

function whyNotGate(number: number, chart: Chart, view: QuestView, source: Source | null): string {
  const gate = view.blockades.find((one) => one.number === number);
  const printed = BLOCKADES.get(number);
  const near = gate && own(view).some((at) => chart.beside(at).includes(chart.jointOf(gate)));
  return near && printed ? tooLittle(printed, view, source) : words("quest-no-blockade", { blockade: gateName(number) });
}

/** The blockade between a piece and the space beside it. */
function barring(place: string, chart: Chart, view: QuestView): number | null {
  for (const at of own(view)) {
    const seam = chart.around(at).includes(place) ? chart.seam(at, place) : null;
    const gate = seam === null ? undefined : view.blockades.find((one) => one.owner === null && chart.jointOf(one) === seam);
    if (gate) return gate.number;
  }
  return null;
}

function own(view: QuestView): string[] {
  return (view.pieces[view.player ?? 0] ?? []).flatMap((at) => (at ? [placeOf(at)] : []));
}

function tooLittle(toll: { terrain: string; power: number }, view: QuestView, source: Source | null): string {
  const needs = needed(toll);
  if (source === null) return words("quest-no-nothing", { needs });
  const has = offered(source, view);
  if (has.signs.length > 0 && !has.signs.includes(toll.terrain)) return words("quest-no-sign", { needs });
  if (has.power !== null && has.power < toll.power) return words("quest-no-power", { needs, power: has.power });
  return words("quest-no-far", { needs });
}

/** paddle 2; 1 card; 2 cards for good. */
function needed({ terrain, power }: { terrain: string; power: number }): string {
  return words(`quest-needs-${terrain}`, { power });
}

function offered(source: Source, view: QuestView): { signs: string[]; power: number | null } {
  if ("run" in source) return { signs: view.run?.symbol ? [TERRAIN_OF[view.run.symbol] ?? ""] : [], power: view.run?.power ?? 0 };
  const printed = "card" in source ? CARDS.get(source.card) : TOKENS.get(source.token);
  if (!printed?.symbols?.length) return { signs: [], power: null };
  const any = view.changing && "card" in source;
  return { signs: any ? Object.values(TERRAIN_OF) : printed.symbols.map((sign) => TERRAIN_OF[sign] ?? ""), power: powerOf(source) };
}

/** Why a card in hand does not answer what is asked. */
export function whyNotCard(card: string, view: QuestView): string {
  return view.phase === "take" ? words("quest-ask-take") : words("quest-no-short", { card: thing(card) });
}

/** Why a cave token cannot be used. */
export function whyNotToken(token: string, view: QuestView, settled: boolean): string {
  if (view.phase === "pay") return words(view.payment?.card ? "quest-no-token-coins" : "quest-no-token-pays");
  if (view.phase !== "play") return busyText(view);
  const op = TOKENS.get(token)?.effect?.[0]?.op ?? "run";
  const empty = (view.hand?.length ?? 0) === 0;
  if ((op === "remove" || op === "replace") && empty) return words("quest-no-empty-hand");
  if (op === "keep_item") return words("quest-no-item");
  if (settled) return words("quest-no-after-purchase");
  if (op === "enter_occupied" || op === "change_symbol") return words("quest-no-twice");
  return words("quest-nowhere", { who: thing(token) });
}
