/** Places, pieces and what a click would do, in words. */

import { nameIn } from "../../words/game";
import { series, words } from "../../words/words.svelte";
import { placeSeen } from "./seeing";
import { dataOf, type Meaning, type Target } from "./targets";
import { around, cornerName, isCorner, placeName, tileAt, villagersAt, type Corner, type IslandView, type Place } from "./view";

export interface Voices {
  view: IslandView;
  names: readonly string[];
  you: number | null;
}

export function tileName(tile: string | null): string {
  return tile === null ? words("island-tile-none") : nameIn("island", "tile", tile);
}

export function who(seat: number, { names, you }: Pick<Voices, "names" | "you">): string {
  return seat === you ? words("you-object") : (names[seat] ?? "");
}

export function whose(what: string, seat: number, { names, you }: Pick<Voices, "names" | "you">, count: number = 1): string {
  return seat === you ? words(`island-own-${what}`, { count }) : words(`island-their-${what}`, { who: names[seat] ?? "", count });
}

/** Everything that stands on a tile. */
export function occupants(place: Place, voices: Voices): string[] {
  const { view } = voices;
  const name = placeName(place);
  return view.colours.flatMap((_, seat) => {
    const at = view.at[seat];
    const villagers = villagersAt(view, seat, name);
    return [
      ...(at && placeName(at) === name ? [whose("explorer", seat, voices)] : []),
      ...(villagers > 0 ? [whose("villagers", seat, voices, villagers)] : []),
      ...(view.offerings[seat]?.some((offering) => placeName(offering) === name) ? [whose("offering", seat, voices)] : []),
    ];
  });
}

function building(corner: Corner, voices: Voices): string | null {
  const { view } = voices;
  const name = cornerName(corner);
  for (const seat of view.colours.keys()) {
    const fort = view.forts[seat];
    if (fort && cornerName(fort) === name) return whose("fort", seat, voices);
    if (view.farmhouses[seat]?.some((house) => cornerName(house) === name)) return whose("farmhouse", seat, voices);
  }
  return null;
}

/** What it is: a tile, or what stands on a corner. */
export function title(where: Place | Corner, voices: Voices): string {
  if (!isCorner(where)) return tileName(tileAt(voices.view, placeName(where)) ?? (where[0] === "cave" ? "cave" : null));
  const tiles = around(where).map((place) => tileAt(voices.view, placeName(place))).filter((tile) => tile !== null);
  return building(where, voices) ?? words("island-corner", { tiles: series(tiles.map(tileName)) });
}

export function coordinates(where: Place | Corner): string {
  const [q, r] = where.slice(-2) as [number, number];
  const side = isCorner(where) ? `${where[1]} ` : "";
  return `${side}${q},${r}`.replaceAll("-", "−");
}

/** What a click does. */
export function doing(meaning: Meaning, voices: Voices): string {
  const { view } = voices;
  if (meaning.kind === "army") return words("island-do-army", { count: meaning.most });
  const data = dataOf(meaning.action);
  if (data.kind === "move" || data.kind === "march") return stepping(data, voices);
  if (data.kind === "buy") return words(`island-do-buy-${data.item ?? "march"}`);
  if (data.kind === "raid") return words("island-do-raid", { tile: data.from ? tileName(tileAt(view, placeName(data.from))) : "" });
  if (data.kind === "set") return words("island-do-set", { who: who(view.defeated ?? 0, voices) });
  return words(`island-do-${data.kind}`);
}

function stepping({ kind, count = 1, foes = [], joins }: ReturnType<typeof dataOf>, voices: Voices): string {
  const does = words(`island-do-${kind}`, { count });
  if (joins) return words("island-do-join", { does });
  return foes.length > 0 ? words("island-do-attack", { does, who: series(foes.map((seat) => who(seat, voices))) }) : does;
}

/** Short, for ears: what it is, where, who is there, what can be done. */
export function label(where: Place | Corner, target: Target | undefined, voices: Voices, numbered: boolean = false): string {
  const [q, r] = where.slice(-2) as [number, number];
  const stands = isCorner(where) ? [building(where, voices) ?? []].flat() : occupants(where, voices);
  const parts = [placeSeen(where, voices.view), ...stands];
  if (numbered) parts.push(words("island-at", { q: String(q).replace("-", "−"), r: String(r).replace("-", "−") }));
  if (target) parts.push(...target.meanings.map((meaning) => doing(meaning, voices)));
  return parts.join(", ");
}

/** The sign that a target shows, so that what it means is seen without pointing at it. */
export function signOf(target: Target): string | null {
  const [meaning] = target.meanings;
  if (!meaning || target.meanings.length > 1) return meaning ? "more" : null;
  if (meaning.kind === "army") return null;
  const { kind, item, foes, joins } = dataOf(meaning.action);
  if (kind === "buy") return item === "farmhouse" ? "farm" : (item ?? null);
  if (kind === "place" || kind === "discover") return "plus";
  if (kind === "raid") return "sword";
  return joins || foes?.length ? "sword" : kind === "set" || kind === "retreat" ? "explorer" : null;
}
