/** What modules mean for a place and for a player, in words where there are any. */

import { words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { dragonName, dragonTitle } from "./names";
import { placeOf, type QuestView } from "./view";
import { wayOver } from "./winds";

/** What lies or stands on a space, and what it does: a sentence for each. */
export function markerTexts(place: string, chart: Chart, { modules }: QuestView): string[] {
  if (!modules) return [];
  const is = ({ at }: { at: readonly number[] }): boolean => placeOf(at) === place;
  const space = chart.spaces.get(place);
  const arrow = modules.arrows?.find(is);
  const dragon = modules.dragons?.find(is);
  const fog = modules.fog?.find(is);
  return [
    ...(space?.terrain === "swamp" ? [words("quest-mark-swamp", { power: space.power })] : []),
    ...(arrow ? [words("quest-mark-current", { way: wayOver(chart, arrow.at, arrow.to) })] : []),
    ...(modules.danger?.some((at) => placeOf(at) === place) ? [words("quest-mark-danger")] : []),
    ...(modules.chests?.some((chest) => chest.owner === null && is(chest)) ? [words("quest-mark-chest")] : []),
    ...(fog ? [words(fog.terrain === null ? "quest-mark-fog" : "quest-mark-fog-up")] : []),
    ...(dragon ? [words(dragon.awake ? "quest-mark-awake" : "quest-mark-asleep", { dragon: dragonTitle(dragon.id) }), words(`quest-moved-by-${dragon.id}`)] : []),
  ];
}

/** The pieces that dragons hold, once for each dragon. */
export function heldPieces({ pieces, modules }: QuestView): { seat: number; piece: number; place: string; by: string }[] {
  return (modules?.held ?? []).flatMap((own, seat) =>
    own.flatMap((holders, piece) => {
      const at = pieces[seat]?.[piece];
      return at ? holders.map((by) => ({ seat, piece, place: placeOf(at), by })) : [];
    }),
  );
}

/** The values of the chests that a seat has taken. */
export function chestsOf({ modules }: QuestView, seat: number): number[] {
  return (modules?.chests ?? []).flatMap(({ owner, value }) => (owner === seat && value !== null ? [value] : []));
}

/** What a player has of modules, and what happens to them. */
export function moduleTexts(view: QuestView, seat: number): string[] {
  const { modules } = view;
  const points = modules?.points?.[seat];
  const stored = modules?.stored?.[seat]?.length ?? 0;
  const held = [...new Set(heldPieces(view).filter((one) => one.seat === seat).map(({ by }) => by))];
  return [
    ...(points === undefined ? [] : [words("quest-points", { count: points })]),
    ...(stored > 0 ? [words("quest-stored-count", { count: stored })] : []),
    ...held.map((by) => words("quest-held-by", { dragon: dragonName(by) })),
    ...(modules?.in_danger?.[seat]?.some(Boolean) ? [words("quest-in-danger")] : []),
  ];
}
