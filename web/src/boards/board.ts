/** What a board is given, and what it may ask for. A board never talks to the network. */

import type { Component, Snippet } from "svelte";
import type { Scene } from "../live/table.svelte";
import type { Happening } from "../words/deeds";
import type { Sees } from "../words/game";
import type { Move } from "../words/moves";
import type { Event, Graph, Offered, State, TableInfo } from "../wire/types";

export interface BoardProps<Shared = unknown> {
  /** What is to be shown. While moves of others are being shown this lags behind how the game stands. */
  state: State;
  /** Names by seat, ready to be shown. */
  names: string[];
  /** What one may do now; empty while it is not one's turn, a move is on its way, or in a replay. */
  actions: Offered[];
  /** Play an action: its id, or its notation. */
  act: (action: number | string) => void;
  /** The action that is on its way, to be shown as chosen; null: none. */
  pending: number | string | null;
  /** Take back one's own last step; null: there is none that may be taken back. */
  undo: (() => void) | null;
  /** The same for the whole turn, as far as that goes; null: it is no more than the last step. */
  undoTurn: (() => void) | null;
  /** The line to the server is down: a move that is on its way waits for it, and nothing else can be done. */
  lost: boolean;
  /** Why something cannot be done: a sentence, or null if it can. Takes notation or an id. */
  why: (action: number | string) => Promise<string | null>;
  /** The course of the game up to now, as curves. */
  curves: () => Promise<Graph>;
  /** Show a reason at a place on the board, and say it aloud. */
  explain: (reason: string, at: Element | null) => void;
  /** What has happened up to `state`, the oldest first; the last of it led here. May be empty until it is fetched. */
  events: Event[];
  /** What has just led to `state`: its events, and the state before. Null: nothing to animate. */
  scene: Scene | null;
  /** Ask for so many milliseconds (as in the look) before the next scene. */
  hold: (ms: number) => void;
  /** What times in the look are multiplied by; 0: show the end at once. */
  pace: number;
  /** Show coordinates: the command box has the focus, or somebody asked for them. */
  coordinates: boolean;
  /** A past position: nothing can be done. */
  replay: boolean;
  /** What the table itself offers, for a board that fills a low screen and has a panel for it. Null: it stands elsewhere. */
  tools: Snippet | null;
  /** The time of a seat; null: nobody's runs. */
  clock: Snippet<[number]> | null;
  /** What board and rail share, a selection for example: made once per table by `BoardModule.shared`. */
  shared: Shared;
}

/** What the scene at the end tells of a game beside the result. */
export interface Ending {
  /** The curve that tells how it went. */
  curve: string;
  /** A seat has not come to El Dorado: its piece stands in the forest. */
  astray?: (state: State, seat: number) => boolean;
  /** What was bought, or whatever else is worth a column. */
  more: Component<{ state: State; names: string[]; events: Event[] }>;
  moreName: () => string;
}

/** What `boards/<game>/index.ts` exports by default. Nothing else has to be registered.
 *
 * Words that only a board needs lie beside it, as `boards/<game>/en.ftl`, `fr.ftl` and `de.ftl`; they are there before
 * the board is shown. `satisfies BoardModule<Shared>` checks the types; boards with a shared export `as BoardModule`.
 */
export interface BoardModule<Shared = unknown> {
  board: Component<BoardProps<Shared>>;
  /** Above the log; on a phone a dialog. */
  rail?: Component<BoardProps<Shared>>;
  /** What the rail is called on a phone's button, and above it when looking back. */
  railName?: (replay: boolean) => string;
  /** The symbol of that button, where it has no room for a word. */
  railIcon?: string;
  shared?: () => Shared;
  /** The board is tall: on a desk the strip of players goes to the rail. */
  seatsInRail?: boolean;
  /** The board has its own undo button, so the one in the rail is left out. */
  ownUndo?: boolean;
  /** A line beside a name in the strip: a number to go, resources. */
  seat?: Component<{ state: State; seat: number }>;
  /** How a player stands, in a word or two: for the card of a table in a list. */
  standing?: (state: State, seat: number) => string;
  /** After the game's name in the bar. */
  subtitle?: (state: State) => string | null;
  /** The key of the first line of the log that the board has yet to act out: it waits, and so do those after it. */
  waitingLine?: (shared: Shared) => string | null;
  /** How it stands for all that is around the board while it acts something out, which would tell the end too early. */
  meanwhile?: (shared: Shared) => State | null;
  /** Where a move lies on the table, as selectors: advice lights it. */
  places?: (move: Move, state: State) => string[];
  /** What places are called by people who see the board: for logs, advice and reviews, unless somebody wants coordinates.
   *  Takes the name of a place in the notation, and with which preposition its sentence needs it; `apart` if it has to
   *  be told from all others. */
  sees?: (state: State, shared: Shared) => Sees;
  /** What a move is about, as a small picture: for the answers of a puzzle. */
  picture?: Component<{ move: Move; state: State }>;
  /** Where something happened that the log tells, as selectors: to point at its line lights it. */
  spots?: (event: Happening, state: State) => string[];
  /** Show large, beside its line of the log, what an event tells of; null: nothing any more. */
  tells?: (shared: Shared, event: Happening | null, at: Element | null) => void;
  /** Kinds of actions that end a turn, for those who want to be asked before; by default `end turn`. */
  endings?: readonly string[];
  /** To end the turn now would be a slip: nothing was done in it, and something still can be. */
  hasty?: (state: State) => boolean;
  /** Kinds of actions that are done by themselves, on request, when there is no other. */
  byItself?: readonly string[];
  /** All that may be known of a player, in words: for the sheet of a player, and for those who ask instead of looking. */
  about?: (state: State, seat: number, names: readonly string[], shared: Shared) => string[];
  /** Show a player's cards on the board's own sheet. */
  inspect?: (shared: Shared, seat: number) => void;
  /** What can be seen of a table before it starts. */
  preview?: Component<{ table: TableInfo }>;
  /** How the scene at the end of a game is told; without it the rail tells the result alone. */
  ending?: Ending;
  /** What the pill says on one's own turn. */
  prompt?: (state: State, shared: Shared) => string | null;
  /** And while somebody else decides something out of turn, or for all to see. */
  meantime?: (state: State, names: readonly string[]) => string | null;
}
