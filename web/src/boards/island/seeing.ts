/** What people call a place who see the map and no coordinates: the gold hill beside the cave entrance. */

import { nameIn, type Form } from "../../words/game";
import { series, speech, words } from "../../words/words.svelte";
import { Landmarks, OPEN, type Mark, type Tile } from "./landmarks";
import { isCorner, nameOf, placeOf, type Corner, type IslandView, type Place } from "./view";

/** Also what a preposition stands before: beside the field, beside a field, north of the field. */
type Case = Form | "named" | "beside" | "beside-one" | "of";

type Laid = Pick<IslandView, "tiles">;

/** A log speaks of the same places again and again. */
const known = new WeakMap<IslandView["tiles"], { landmarks: Landmarks; said: Map<string, string> }>();

/** `name`: as in the notation. Null: it names no place. */
export function seenAs(name: string, view: Laid, form?: Form): string | null {
  const where = placeOf(name);
  return where && placeSeen(where, view, form);
}

export function placeSeen(where: Place | Corner, { tiles }: Laid, form: Case = "named"): string {
  const map = known.get(tiles) ?? { landmarks: new Landmarks(tiles), said: new Map<string, string>() };
  known.set(tiles, map);
  const key = `${speech.language} ${form} ${nameOf(where)}`;
  const said = map.said.get(key) ?? saidOf(where, map.landmarks, form);
  map.said.set(key, said);
  return said;
}

function saidOf(where: Place | Corner, landmarks: Landmarks, form: Case): string {
  if (isCorner(where)) return cornerSeen(where, landmarks, form);
  const tile = form === "site" ? null : landmarks.tile(where);
  return tile ? tileSeen(tile, landmarks, form) : siteSeen(where, landmarks, form);
}

function tileSeen({ kind, mark }: Tile, landmarks: Landmarks, form: Case): string {
  const name = kindSeen(kind, form);
  return mark.by === "kind" ? name : words("island-seen-marked", { name, mark: markSeen(mark, landmarks) });
}

function kindSeen(kind: string, form: Case): string {
  return words(`island-seen-${kind.replaceAll("_", "-")}`, { form });
}

function markSeen(mark: Exclude<Mark, { by: "kind" }>, landmarks: Landmarks): string {
  if (mark.by === "end") return words(mark.rank === 1 ? "island-seen-end" : "island-seen-from-end", { end: mark.end, rank: mark.rank });
  if (mark.by === "way") return words("island-seen-way", { way: mark.way, of: tileSeen(mark.of, landmarks, "of") });
  return words("island-seen-beside", { what: series(mark.kinds.map((kind) => kindSeen(kind, kind === OPEN || landmarks.isOnly(kind) ? "beside" : "beside-one"))) });
}

/** Where no tile lies, or before it lay there: by the way to it. */
function siteSeen(place: Place, landmarks: Landmarks, form: Case): string {
  const found = landmarks.wayTo(place);
  if (!found) return words("island-seen-far", { form });
  const way = words("island-seen-way", { way: found.way, of: tileSeen(found.of, landmarks, "of") });
  return form === "named" ? words("island-seen-marked", { name: kindSeen(place[0] === "cave" ? "dark" : OPEN, form), mark: way }) : way;
}

function cornerSeen(corner: Corner, landmarks: Landmarks, form: Case): string {
  const mark = landmarks.corner(corner);
  if (!mark) return words("island-seen-far", { form });
  if (mark.by === "point") return words("island-seen-corner", { form, point: words("island-seen-point", { point: mark.point }), of: tileSeen(mark.of, landmarks, "of") });
  return words("island-seen-meeting", { form, tiles: series(mark.kinds.map((kind) => nameIn("island", "tile", kind))) });
}
