/** The places of the table: where the keyboard goes, and what is under a pointer. */

import { keyOf, type Place } from "./targets";
import { fanned, middleOf } from "./plan";
import type { Table } from "./table";
import type { Colour } from "./view";
import type { Spot } from "./walking";

export function spotsOf({ plan, facing, others, colours, near, hand }: Pick<Table, "plan" | "facing" | "others" | "colours" | "near" | "hand">): Spot[] {
  const theirs = facing.flatMap((seat, place) =>
    colours.map((colour, index) => ({ key: keyOf({ kind: "column", seat, colour }), row: 0, x: middleOf(plan.lanes[index] ?? { x: 0, width: 0, middle: 0 }, place, facing.length) })),
  );
  const side = plan.side.x + plan.side.width / 2;
  return [
    ...theirs,
    ...others.map((seat, place) => ({ key: keyOf({ kind: "held", seat }), row: 0, x: side + place })),
    ...colours.map((colour, index) => ({ key: keyOf({ kind: "pile", colour }), row: 1, x: plan.lanes[index]?.middle ?? 0 })),
    { key: "deck", row: 1, x: side },
    ...colours.map((colour, index) => ({ key: keyOf({ kind: "column", seat: near, colour }), row: 2, x: plan.lanes[index]?.middle ?? 0 })),
    ...hand.map((_, index) => ({ key: keyOf({ kind: "hand", index }), row: 3, x: fanned(plan, index, hand.length).x })),
  ];
}

export function placeOf(key: string | null | undefined): Place | null {
  const [kind, first = "", second = ""] = (key ?? "").split("-");
  if (kind === "hand") return { kind, index: Number(first) };
  if (kind === "column") return { kind, seat: Number(first), colour: second as Colour };
  if (kind === "pile") return { kind, colour: first as Colour };
  if (kind === "held") return { kind, seat: Number(first) };
  return kind === "deck" ? { kind } : null;
}

export function spotAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>("[data-spot]") : null;
}
