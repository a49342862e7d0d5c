/** Heroes as they are shown in the tavern. */

import { words } from "../../words/words.svelte";
import { CARDS, paysOf, type Printed } from "./facts";
import { cardName } from "./names";
import { coins } from "./paying";
import { EFFECT_ICONS, effectsOf } from "./telling";

export interface Hero {
  id: string;
  name: string;
  /** What the head says: a number before a symbol, each. */
  signs: { icon: string; text: string }[];
  /** What the hero does, in words. */
  text: string;
  /** That it is used once, or what it pays. */
  foot: string;
  item: boolean;
}

export function heroOf(id: string): Hero {
  const printed = CARDS.get(id) ?? { id };
  const item = printed.item ?? false;
  const does = effectsOf(id).filter(({ icon }) => icon !== "item");
  return {
    id,
    name: cardName(id),
    signs: signsOf(printed),
    text: does.map(({ text }) => text).join(" "),
    foot: item ? words("quest-hero-once") : words("quest-hero-pays", { coins: coins(paysOf(id)) }),
    item,
  };
}

function signsOf({ symbols = [], power = 0, effect = [] }: Printed): Hero["signs"] {
  const [first, second] = symbols;
  const moves = first ? [{ icon: second ? "joker" : first, text: String(power) }] : [];
  return [...moves, ...effect.map(({ op, steps }) => ({ icon: EFFECT_ICONS[op] ?? op, text: op === "step" ? String(steps ?? 1) : "" }))];
}
