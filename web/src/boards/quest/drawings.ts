/** The map of a route, fetched once. */

import { gameScene, type QuestScene } from "../../art/scenes";
import type { TableInfo } from "../../wire/types";
import { Chart } from "./chart";

const charts = new Map<string, Promise<Chart>>();

/** The map of a table's route; `tall` where the window is higher than wide. */
export function chartOf(table: TableInfo, tall: boolean): Promise<Chart> {
  const key = JSON.stringify([table.options, tall]);
  let coming = charts.get(key);
  if (!coming) {
    coming = gameScene<QuestScene>("quest", table.options, tall).then((drawn) => {
      if (!drawn) throw new Error("There is no map of this route.");
      return new Chart(drawn);
    });
    coming.catch(() => charts.delete(key));
    charts.set(key, coming);
  }
  return coming;
}
