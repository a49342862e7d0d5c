/** The route in small: all spaces of one ground as one path, by ink. */

import type { Chart } from "./chart";

const INKS: Record<string, string> = { jungle: "jungle-2", river: "river-1", village: "village-1", rubble: "rubble-1", camp: "camp-1", mountain: "mount-shade", cave: "mount-shade", start: "start-1", finish: "gold", demon: "demon-1", tunnel: "demon-2", tavern: "tavern-1", swamp: "swamp-2", fog: "fog-1" };

export function groundsOf(chart: Chart): [ink: string, path: string][] {
  const found = new Map<string, string>();
  for (const space of chart.spaces.values()) {
    const ink = INKS[space.finish ? "finish" : space.terrain] ?? "jungle-2";
    found.set(ink, (found.get(ink) ?? "") + chart.outline(space.x, space.y, 1.04));
  }
  return [...found];
}
