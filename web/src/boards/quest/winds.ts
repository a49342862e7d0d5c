/** A way over the map, as one points it out: 2 spaces north-east and 1 space east. */

import { series, words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import type { At } from "./view";

export function wayOver(chart: Chart, from: At, to: At): string {
  return series(chart.way(from, to).map(({ wind, count }) => words("quest-leg", { count, wind: words(`quest-wind-${wind}`) })));
}
