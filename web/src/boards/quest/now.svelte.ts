/** What can be done on the board at this moment, worked out once for map, dock and rail. */

import type { BoardProps } from "../board";
import { thing } from "../../words/names";
import { words } from "../../words/words.svelte";
import type { Mind } from "./mind.svelte";
import { allReaches, entriesOf, sourceKey, sourcesTo, type Source, type Way } from "./reach";
import { doings, placeOf, seatShown, viewOf, type Doing } from "./view";
import { whyNot, whyNotCard, whyNotToken } from "./why";

const PLACED = new Set(["end turn", "stop", "done", "discard", "buy", "take", "play", "run", "free", "go", "enter", "clear", "remove", "lay"]);
/** What a click on a card in hand answers in each phase. */
export const ANSWERS: Record<string, string> = { pay: "pay", remove: "remove", replace: "lay", discard: "discard" };

export class Now {
  constructor(
    private props: () => BoardProps<Mind>,
    private mind: Mind,
  ) {}

  view = $derived.by(() => viewOf(this.props().state));
  me = $derived.by(() => seatShown(this.props().state));
  actions = $derived.by(() => doings(this.props().actions));
  mine = $derived.by(() => this.actions.length > 0);
  /** After the purchase no piece moves. */
  settled = $derived.by(() => this.view.bought && this.props().state.table.options.free_order !== true);
  reaches = $derived.by(() => (this.mind.chart ? allReaches(this.actions, this.view, this.mind.chart, this.mind.piece) : new Map<string, { source: Source; ways: Map<string, Way> }>()));
  entries = $derived.by(() => (this.mind.chart ? entriesOf(this.actions, this.view, this.mind.chart, this.mind.piece) : new Map<string, Way>()));
  /** What is played: what was chosen, else what a run has left. */
  source = $derived.by((): Source | null => this.mind.source ?? (this.view.run && this.mine ? { run: true } : null));
  /** Every place that lights up, and how to get there. */
  ways = $derived.by((): Map<string, Way> => {
    const reach = this.source ? this.reaches.get(sourceKey(this.source))?.ways : undefined;
    if (this.mind.source) return reach ?? new Map<string, Way>();
    return reach ? new Map([...this.entries, ...reach]) : this.entries;
  });
  way = $derived.by((): Way | null => (this.mind.target ? (this.ways.get(this.mind.target) ?? null) : null));
  /** The cards and tokens that lead to the place that was chosen before them. */
  candidates = $derived.by(() => (this.mind.wanted ? sourcesTo(this.mind.wanted, this.reaches) : []));
  /** Actions that no place of the board stands for. */
  loose = $derived.by(() => this.actions.filter(({ data }) => !PLACED.has(data.kind) && !(data.kind === "pay" && data.symbol === undefined)));

  action(kind: string, what?: string): Doing | undefined {
    return this.actions.find(({ data }) => data.kind === kind && data.symbol === undefined && (what === undefined || data.card === what || data.token === what));
  }

  act = (id: number): void => this.props().act(id);

  /** A click on a place of the map. `sure`: it was aimed at before, or a mouse shows what will happen. */
  go(place: string, sure: boolean, at: Element | null): void {
    const { mind, view } = this;
    if (!mind.chart || this.waits(at)) return;
    const way = this.ways.get(place);
    if (way && !sure && mind.target !== place) mind.target = place;
    else if (way) this.take(way);
    else if (this.turn(place)) return;
    else if (mind.source === null && view.phase === "play") this.want(place, at);
    else this.refuse(place, at);
  }

  /** Nothing is asked of this viewer now: say so to whoever plays here. */
  private waits(at: Element | null): boolean {
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
    this.mind.piece = here[here.indexOf(this.mind.piece ?? -1) + 1] ?? null;
    return true;
  }

  take(way: Way): void {
    if (way.kind === "run") this.mind.walk(way, this.props().state.v, this.act);
    else {
      this.mind.forget();
      this.act(way.first);
    }
  }

  /** A place comes first, then the card: the only one, or one that lights up. */
  private want(place: string, at: Element | null): void {
    const found = sourcesTo(place, this.reaches);
    const [only, other] = found;
    if (!only) return this.refuse(place, at);
    if (other) {
      this.mind.choose(null);
      this.mind.wanted = this.mind.wanted === place ? null : place;
    } else {
      this.mind.choose(only.source);
      this.mind.target = place;
    }
  }

  private refuse(place: string, at: Element | null): void {
    const { chart } = this.mind;
    if (chart) this.props().explain(whyNot(place, chart, this.view, this.source, this.settled), at);
  }

  /** A click on a card in hand. */
  pick(card: string, at: Element | null): void {
    const { view } = this;
    if (this.waits(at)) return;
    if (view.phase === "play") return this.choose({ card });
    const action = this.action(ANSWERS[view.phase] ?? "", card);
    if (action) this.act(action.id);
    else this.props().explain(whyNotCard(card, view), at);
  }

  /** A click on a cave token. */
  pickToken(token: string, at: Element | null): void {
    if (this.waits(at)) return;
    const paid = this.action("pay", token);
    if (paid) return this.act(paid.id);
    if (this.reaches.has(`token-${token}`) || this.action("play", token)) return this.choose({ token });
    this.props().explain(whyNotToken(token, this.view, this.settled), at);
  }

  private choose(source: Source): void {
    const { mind } = this;
    const candidate = this.candidates.find((one) => sourceKey(one.source) === sourceKey(source));
    if (candidate) return this.take(candidate.way);
    const again = sourceKey(mind.source) === sourceKey(source);
    const what = "card" in source ? source.card : "token" in source ? source.token : "";
    const played = again ? this.action("play", what) : undefined;
    mind.choose(again ? null : source);
    if (played) this.act(played.id);
  }

  get chosenName(): string {
    const { source } = this.mind;
    return source && !("run" in source) ? thing("card" in source ? source.card : source.token) : "";
  }
}
