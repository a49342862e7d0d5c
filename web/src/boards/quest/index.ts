import { series, words } from "../../words/words.svelte";
import { optionValue } from "../../words/names";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Bought from "./Bought.svelte";
import { counted, isPrinted } from "./facts";
import { chestsOf } from "./modules";
import { cardName, curseBinds, curseName } from "./names";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import { seenAs, standing } from "./seeing";
import { Shared } from "./shared.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import { askedFor, placeLabel, seatText } from "./telling";
import { blockadePlace, placeOf, type At, viewOf } from "./view";

/** Where cards go to or come from. */
const PILES: Record<string, string> = { discard: "discard", draw_cards: "draw", reshuffle: "discard", remove: "removed", run: "area", play: "area", pay: "area" };

export default {
  board: Board,
  rail: Rail,
  railName: () => words("quest-market"),
  railIcon: "coin",
  shared: () => new Shared(),
  seat: Seat,
  standing: (state, seat) => {
    const { arrived, to_go, modules } = viewOf(state);
    const points = modules?.points?.[seat];
    if (points !== undefined) return words("quest-points", { count: points });
    return arrived.includes(seat) ? words("quest-arrived") : words("quest-to-go-short", { count: to_go[seat] ?? 0 });
  },
  about: (state, seat, names, { chart }) => {
    const view = viewOf(state);
    const places = (view.pieces[seat] ?? []).flatMap((at) => (at && chart ? [placeLabel(placeOf(at), chart, { ...view, pieces: [] }, names, state.you)] : []));
    const cursed = counted(view.hexes?.curses[seat] ?? []).map(([curse, count]) => `${count > 1 ? `${count} × ` : ""}${curseName(curse)}: ${curseBinds(curse, seat === state.you ? "" : names[seat])}`);
    const chests = chestsOf(view, seat).map((value) => words("quest-chest-of", { value }));
    return [seatText(view, seat), ...chests, ...cursed, ...places, ...(view.known[seat]?.length ? [`${words("quest-known")}: ${series(view.known[seat].map(cardName))}`] : [])];
  },
  inspect: (shared, seat) => (shared.pile = { pile: "owned", seat }),
  ownUndo: true,
  sees: (state, shared) => {
    const view = viewOf(state);
    return (place, form) => seenAs(place, shared.chart, view.blockades, shared.chart && form === "apart" ? standing(place, view, shared.chart) : null);
  },
  hasty: (state) => {
    const { areas, bought, player } = viewOf(state);
    const untouched = !state.undo && !bought && (areas[player ?? 0] ?? []).length === 0;
    return untouched && state.actions.some(({ data }) => data.kind !== "end turn" && data.kind !== "discard");
  },
  preview: Preview,
  picture: Picture,
  places: ({ data: { kind, card, token, to, blockade, stored, dragon } }, state) => [
    ...(dragon === undefined ? [] : (viewOf(state).modules?.dragons ?? []).filter(({ id }) => id === dragon).map(({ at }) => `[data-place="${placeOf(at)}"]`)),
    ...(card === undefined ? [] : stored ? [`[data-stored="${String(card)}"]`] : [kind === "buy" || kind === "take" ? `[data-spot="market-${String(card)}"]` : `.hand [data-card="${String(card)}"]`]),
    ...(token === undefined ? [] : [`[data-token="${String(token)}"]`]),
    ...(blockade === undefined ? (to === undefined ? [] : [`[data-place="${String(to)}"]`]) : [`[data-place="${blockadePlace(Number(blockade))}"]`]),
  ],
  spots: ({ key, seat, to, blockade, card, token }, { you }) => {
    if (to !== undefined) return [`[data-place="${placeOf(to as At)}"]`];
    if (blockade !== undefined) return [`[data-place="${blockadePlace(Number(blockade))}"]`, `[data-spot="seat-${String(seat)}"]`];
    if (key === "buy" || key === "bought" || key === "take") return [`[data-spot="market-${String(card)}"]`];
    if (key === "explore") return [`[data-spot="${seat === you ? "tokens" : `seat-${String(seat)}`}"] [data-token="${String(token)}"]`];
    return seat === you && PILES[String(key)] ? [`[data-spot="${PILES[String(key)]}"]`] : [];
  },
  tells: (shared, event, at) => {
    const id = String(event?.card ?? event?.token ?? event?.curse ?? "");
    shared.explained = at && isPrinted(id) ? { thing: { id }, at } : null;
  },
  subtitle: (state) => {
    const round = state.view ? words("quest-round", { round: viewOf(state).round }) : null;
    const { route } = state.table.options;
    const game = typeof route === "string" ? words("game-quest") : optionValue("quest", "route", "own");
    return round ? `${game} · ${round}` : game;
  },
  ending: {
    curve: "to_go",
    astray: (state, seat) => !viewOf(state).arrived.includes(seat),
    more: Bought,
    moreName: () => words("quest-cards-bought"),
  },
  meantime: (state, names) => {
    const { player, hexes } = viewOf(state);
    const who = names[player ?? 0] ?? "";
    if (hexes?.heroes) return words("quest-tavern-of", { who });
    if (!hexes?.forced) return null;
    const { seat } = hexes.forced;
    return words(seat === state.you ? "quest-moves-yours" : seat === player ? "quest-moves-own" : "quest-moves-other", { who, other: names[seat] ?? "" });
  },
  prompt: (state, shared) => {
    const view = viewOf(state);
    return askedFor(view, shared.chart, shared.source, shared.aimed, shared.wanted !== null, shared.nowhere, state.actions);
  },
} satisfies BoardModule<Shared>;
