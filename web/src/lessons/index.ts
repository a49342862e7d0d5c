/** The chapters of the rules, in the order in which one wants to know; a game has those that it has words for.
 *
 * A chapter whose name is that of a lesson of the game can be tried at a table (`Lesson` in the library).
 */
export const CHAPTERS = ["goal", "setup", "turn", "points", "moving", "market", "gathering", "building", "trading", "fights", "cave", "special", "demons", "curses", "tunnels", "tavern", "familiars", "forced", "swamp", "current", "danger", "muisca", "dragons", "treasures", "fog", "end", "advice"];
