/** The poster of each of our games. */

import island from "./art/poster-island.svg";
import lostCities from "./art/poster-lost-cities.svg";
import quest from "./art/poster-quest.svg";

export const POSTERS: Record<string, string> = { "lost-cities": lostCities, quest, island };
