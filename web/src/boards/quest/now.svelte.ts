/** What can be done on the board at this moment, worked out once for map, dock and rail. */

import type { BoardProps } from "../board";
import { words } from "../../words/words.svelte";
import type { Shared } from "./shared.svelte";
import { cardName, tokenName } from "./names";
import { allReaches, attempt, entriesOf, flightsOf, nearestPiece, sourceKey, sourcesTo, type Source, type Way } from "./reach";
import { doings, placeOf, seatShown, viewOf, type Doing, type Flight } from "./view";

const PLACED = new Set(["end turn", "stop", "done", "discard", "buy", "take", "play", "run", "free", "go", "enter", "clear", "remove", "lay", "lift", "move", "return", "store", "dragon", "herd", "retreat"]);
/** What a card or token in hand is chosen for, before a place. */
export const CHOOSING = new Set(["play", "spare", "twice"]);
/** What a click on a card in hand answers in each phase. */
export const ANSWERS: Record<string, string> = { pay: "pay", remove: "remove", replace: "lay", discard: "discard", lift: "lay", dismiss: "return", tame: "lay" };

export class Now {
  constructor(
    private props: () => BoardProps<Shared>,
    private shared: Shared,
  ) {}

  view = $derived.by(() => viewOf(this.props().state));
  me = $derived.by(() => seatShown(this.props().state));
  actions = $derived.by(() => doings(this.props().actions));
  mine = $derived.by(() => this.actions.length > 0);
  reaches = $derived.by(() => (this.shared.chart && this.mine ? allReaches(this.view, this.shared.chart, this.shared.piece) : new Map<string, { source: Source; ways: Map<string, Way> }>()));
  entries = $derived.by(() => (this.shared.chart ? entriesOf(this.actions, this.shared.chart, this.shared.piece, this.view, this.props().state.table.options["tunnel_curses"] === "both") : new Map<string, Way>()));
  /** What is played: what was chosen, else what a run has left. */
  source = $derived.by((): Source | null => this.shared.source ?? (this.view.run && this.mine ? { run: true } : null));
  /** Every place that lights up, and how to get there. */
  ways = $derived.by((): Map<string, Way> => {
    if (this.view.phase === "herd" && this.mine) return this.flying ? flightsOf(this.flying) : new Map<string, Way>();
    const reach = this.source ? this.reaches.get(sourceKey(this.source))?.ways : undefined;
    if (this.shared.source) return reach ?? new Map<string, Way>();
    return reach ? new Map([...this.entries, ...reach]) : this.entries;
  });
  way = $derived.by((): Way | null => (this.shared.target ? (this.ways.get(this.shared.target) ?? null) : null));
  /** The cards and tokens that lead to the place that was chosen before them. */
  candidates = $derived.by(() => (this.shared.wanted ? sourcesTo(this.shared.wanted, this.reaches) : []));
  /** Actions that no place of the board stands for. */
  loose = $derived.by(() => this.actions.filter(({ data }) => (!PLACED.has(data.kind) || this.asImitator(data.card).length > 1) && !(data.kind === "pay" && data.symbol === undefined && !data.once)));
  /** What still takes pieces out of danger. */
  leaving = $derived.by(() => (this.mine && this.view.phase === "play" ? (this.view.module_choices?.leaving ?? []) : []));
  /** The cards and tokens that do. */
  helpful = $derived.by(() => new Set(this.shared.source === null ? this.leaving.flatMap(({ things }) => things) : []));
  /** The dragon that cards are laid down for, or that moves. */
  flying = $derived.by((): Flight | null => {
    const dragon = this.view.modules?.taming?.dragon ?? this.view.modules?.herding?.dragon;
    return (this.mine && this.view.module_choices?.flights?.find((flight) => flight.dragon === dragon)) || null;
  });
  /** The dragons that could be moved, by where they are. */
  dragons = $derived.by(() => {
    const moves = this.actions.filter(({ data }) => data.kind === "dragon");
    const found = (this.view.modules?.dragons ?? []).map(({ id, at }) => [placeOf(at), { id, move: moves.find(({ data }) => data.dragon === id) }] as const);
    return new Map(found);
  });

  /** The ways in which an Imitator can be played as a card of the market board. */
  asImitator(card: string | undefined, actions = this.actions): Doing[] {
    return this.view.phase === "imitate" ? actions.filter(({ data }) => data.card === card) : [];
  }

  action(kind: string, what?: string): Doing | undefined {
    return this.actions.find(({ data }) => data.kind === kind && data.symbol === undefined && !data.once && !data.stored && (what === undefined || data.card === what || data.token === what));
  }

  act = (action: number | string): void => this.props().act(action);

  /** Why a place cannot be gone to with what is chosen: the server knows. */
  async whyNot(place: string): Promise<string> {
    const { chart, piece } = this.shared;
    const { source, view } = this;
    return chart ? this.why(attempt(place, source, piece ?? nearestPiece(place, view, chart), view, chart)) : "";
  }

  private async why(text: string): Promise<string> {
    try {
      return (await this.props().why(text.replaceAll("_", "-"))) ?? "";
    } catch {
      return ""; // a reason is a courtesy; without a line there is none
    }
  }

  /** Say why something cannot be done, at the place where it was tried. */
  async refuse(text: string, at: Element | null): Promise<void> {
    const reason = await this.why(text);
    if (reason) this.props().explain(reason, at);
  }

  /** A click on a place of the map. `sure`: it was aimed at before, or a mouse shows what will happen. */
  go(place: string, sure: boolean, at: Element | null): void {
    const { shared, view } = this;
    if (!shared.chart || this.waits(at)) return;
    const way = this.ways.get(place);
    if (way && !sure && shared.target !== place) shared.target = place;
    else if (way) this.take(way);
    else if (this.rouse(place, at) || this.turn(place)) return;
    else if (shared.source === null && view.phase === "play") this.want(place, at);
    else void this.refusePlace(place, at);
  }

  /** A dragon that can be moved is chosen; of another it is said why not. */
  private rouse(place: string, at: Element | null): boolean {
    const dragon = ["play", "whistle"].includes(this.view.phase) ? this.dragons.get(place) : undefined;
    if (!dragon) return false;
    if (dragon.move) this.moveDragon(dragon.move);
    else void this.refuse(`dragon ${dragon.id}`, at);
    return true;
  }

  moveDragon({ id }: Doing): void {
    this.shared.forget();
    this.act(id);
  }

  /** Nothing is asked of this viewer now: say so to whoever plays here. */
  waits(at: Element | null): boolean {
    if (this.mine) return false;
    const { state, pending, replay, explain } = this.props();
    if (state.you !== null && state.player !== state.you && pending === null && !replay) explain(words("quest-sale-not-now"), at);
    return true;
  }

  /** Of two pieces the next that stands there, then either again. */
  private turn(place: string): boolean {
    const own = this.view.pieces[this.me] ?? [];
    const here = own.flatMap((at, piece) => (at && placeOf(at) === place ? [piece] : []));
    if (own.length < 2 || here.length === 0) return false;
    this.shared.piece = here[here.indexOf(this.shared.piece ?? -1) + 1] ?? null;
    return true;
  }

  take(way: Way): void {
    this.shared.forget();
    this.act(way.text);
  }

  /** A place comes first, then the card: the only one, or one that lights up. */
  private want(place: string, at: Element | null): void {
    const found = sourcesTo(place, this.reaches);
    const [only, other] = found;
    if (!only) return void this.refusePlace(place, at);
    if (other) {
      this.shared.choose(null);
      this.shared.wanted = this.shared.wanted === place ? null : place;
    } else {
      this.shared.choose(only.source);
      this.shared.target = place;
    }
  }

  private async refusePlace(place: string, at: Element | null): Promise<void> {
    const reason = await this.whyNot(place);
    if (reason) this.props().explain(reason, at);
  }

  /** A click on a card in hand. */
  pick(card: string, at: Element | null): void {
    const { view } = this;
    if (this.waits(at)) return;
    if (view.phase === "play" || view.phase === "twice") return this.choose({ card });
    const action = this.action(ANSWERS[view.phase] ?? "", card);
    if (action) this.act(action.id);
    else void this.refuse(`${ANSWERS[view.phase] ?? "discard"} ${card}`, at);
  }

  /** A click on a card on the own board. */
  pickStored(card: string, at: Element | null): void {
    if (this.waits(at)) return;
    const paid = this.view.phase === "pay" ? this.actions.find(({ data }) => data.stored && data.card === card && data.symbol === undefined) : undefined;
    if (paid) this.act(paid.id);
    else if (this.reaches.has(`stored-${card}`)) this.choose({ card, stored: true });
    else void this.refuse(`${this.view.phase === "pay" ? "pay" : "play"} ${card}-stored`, at);
  }

  /** A click on a cave token. */
  pickToken(token: string, at: Element | null): void {
    if (this.waits(at)) return;
    const paid = this.action(ANSWERS[this.view.phase] ?? "", token);
    const sent = this.view.phase === "ward" ? this.action("play", token) : undefined;
    const answer = paid ?? sent;
    if (answer) return this.act(answer.id);
    if (this.reaches.has(`token-${token}`) || this.action("play", token)) return this.choose({ token });
    void this.refuse(`${ANSWERS[this.view.phase] ?? "play"} ${token}`, at);
  }

  private choose(source: Source): void {
    const { shared } = this;
    const candidate = this.candidates.find((one) => sourceKey(one.source) === sourceKey(source));
    if (candidate) return this.take(candidate.way);
    const again = sourceKey(shared.source) === sourceKey(source);
    const what = "card" in source ? (source.stored ? "" : source.card) : "token" in source ? source.token : "";
    const played = again && what ? this.action("play", what) : undefined;
    shared.choose(again ? null : source);
    if (played) this.act(played.id);
  }

  /** What is chosen needs no place on the map. */
  get playable(): boolean {
    const { source } = this.shared;
    return source !== null && !("run" in source) && this.action("play", "card" in source ? source.card : source.token) !== undefined;
  }

  get chosenName(): string {
    const { source } = this.shared;
    return !source || "run" in source ? "" : "card" in source ? cardName(source.card) : tokenName(source.token);
  }
}
