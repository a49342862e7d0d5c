// What goes over the wire. Made from the server's types by `make wire`: change those, not this file.

/** Which limit was met, and how long to wait. */
export interface RateLimit {
  key: string;
  seconds: number;
}

/** Every answer that is not the one asked for: a sentence for people, a code for programs. */
export interface Problem {
  error: string;
  code: string;
  ratelimit?: RateLimit | null;
}

export interface GuestIn {
  name: string;
}

/** Turns a guest into an account, which keeps its games. */
export interface AccountIn {
  name: string;
  password: string;
}

export interface LoginIn {
  name: string;
  password: string;
}

/** Another name for oneself. */
export interface NameIn {
  name: string;
}

/** Another password, and the one so far. */
export interface PasswordIn {
  old: string;
  new: string;
}

/** An end to oneself; an account says its password. */
export interface FarewellIn {
  password?: string | null;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** games that wait for me */
  waiting: number;
  scopes: ("play" | "read")[];
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  /** what the browser calls itself */
  agent: string;
  current: boolean;
}

export interface TokenIn {
  name: string;
  scopes: ("play" | "read")[];
}

export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("play" | "read")[];
  created: number;
  used: number | null;
}

/** The one time that a token is shown. */
export interface NewToken {
  token: string;
  info: TokenInfo;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So much for the whole game, and some more after every turn. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}

/** So many days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Whoever sets up the table sits here. */
export interface MySeat {
  kind: "me";
}

/** Anybody may sit here. */
export interface OpenSeat {
  kind: "open";
}

/** Only a link leads here. */
export interface InvitedSeat {
  kind: "invited";
}

export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** A new table. It starts by itself when all seats are taken. */
export interface TableIn {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock;
}

/** An analysis table that goes on from a step of this one; bots may take seats of it. */
export interface BranchIn {
  step: number;
  /** by seat */
  bots?: Record<string, string>;
}

/** A record to look at: one of the library's, or a file that this server exported. */
export interface RecordIn {
  record: Record<string, unknown>;
}

export interface SeatInfo {
  kind: "bot" | "invited" | "open" | "person";
  name: string | null;
  user: string | null;
  /** who plays: the bot of a bot's seat, or the one that stands in for a person */
  bot: string | null;
  /** why a bot stands in */
  away: "left" | "resigned" | "time" | null;
}

export interface Result {
  reason: "agreed" | "played" | "resigned";
  scores: number[];
  /** null: they agreed to end without a result */
  placings: number[] | null;
  /** seats that gave up, and so came last */
  resigned: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  /** the version of the rules */
  rules: number;
  options: Record<string, unknown>;
  players: number;
  public: boolean;
  /** one person's own, who plays all seats that no bot has */
  analysis: boolean;
  clock: Clock;
  status: "closed" | "open" | "over" | "running";
  host: string | null;
  seats: SeatInfo[];
  created: number;
  step: number;
  /** seats that have to act */
  waiting: number[];
  /** SHA-256 of the seed, in hexadecimal */
  commitment: string | null;
  /** once the game is over */
  seed: string | null;
  result: Result | null;
  /** the table that this one is a rematch or a branch of */
  before: string | null;
  /** the table that they went on to */
  rematch: string | null;
}

/** Something that needs everybody's consent. */
export interface Offer {
  what: "end" | "rematch" | "undo";
  by: number;
  agreed: number[];
  /** undo: how far back */
  step: number | null;
}

export interface Clocks {
  /** milliseconds per seat, as of `now` */
  left: number[];
  now: number;
  /** the seat whose time runs */
  running: number | null;
}

/** A legal action. */
export interface Offered {
  id: number;
  text: string;
  data: Record<string, unknown>;
}

/** The table as one viewer may know it. */
export interface State {
  v: number;
  table: TableInfo;
  /** null: a spectator */
  you: number | null;
  /** the seat to act */
  player: number | null;
  /** the library's; null before the start */
  view: Record<string, unknown> | null;
  /** empty unless it is your turn */
  actions: Offered[];
  /** the last step is yours to take back */
  undo: boolean;
  offers: Offer[];
  clocks: Clocks | null;
}

/** A past position as one viewer may know it. */
export interface PastState {
  step: number;
  steps: number;
  player: number | null;
  view: Record<string, unknown>;
  /** what the step that led here told */
  log: Record<string, unknown>[];
}

export interface Created {
  table: string;
  /** by seat: the path of a link that leads there, once */
  invites?: Record<string, string>;
}

/** What a link leads to. */
export interface InviteInfo {
  table: TableInfo;
  seat: number;
}

/** A finished game as a file. `manoa verify` checks it. */
export interface RecordOut {
  manoa: "record";
  table: string;
  commitment: string | null;
  names: string[];
  result: Result | null;
  record: Record<string, unknown>;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  status: "closed" | "open" | "over" | "running";
  public: boolean;
  analysis: boolean;
  created: number;
  changed: number;
  seats: SeatInfo[];
  waiting: number[];
  result: Result | null;
}

/** My games: those that wait for me first. */
export interface Mine {
  waiting: number;
  tables: Listed[];
}

export interface OptionInfo {
  name: string;
  about: string;
  default: unknown;
  /** null: a number from `least` on, or something of one's own */
  values: unknown[] | null;
  least: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  /** the weakest first */
  bots: string[];
}

export interface GameStatistics {
  game: string;
  /** games with a result */
  played: number;
  running: number;
  /** on average */
  steps: number | null;
  /** by seat */
  first_places: number[];
  mine: number;
  won: number;
}

/** The course of a match as curves. */
export interface Graph {
  /** the steps that have a value: the first, the last, and as many between as a curve needs */
  steps: number[];
  /** by name: for each seat a value at each step; null: not to be known */
  series: Record<string, ((number | null)[])[]>;
}

/** An action that a bot weighed. */
export interface Weighed {
  id: number;
  notation: string;
  /** its parts by name */
  data: Record<string, unknown>;
  /** simulations that began with it */
  visits: number;
  /** the share of them that the seat won; a shared first place counts in part */
  win: number;
  /** how far its score was ahead of the best other one's, on average */
  margin: number;
}

/** The action that a bot would take. */
export interface Advised {
  id: number;
  notation: string;
  data: Record<string, unknown>;
}

/** What a bot thinks of a position, from what the seat to act knows there. */
export interface Thoughts {
  step: number;
  /** the one to act */
  seat: number;
  bot: string;
  action: Advised;
  /** the best first; empty where the bot follows a rule and weighs nothing */
  candidates: Weighed[];
  simulations: number;
}

export interface Play {
  kind: "play";
  action: number | string;
}

/** Take back one's own last step, where the rules allow it. */
export interface Undo {
  kind: "undo";
}

/** Ask the others: to go back before my last step, to end without a result, to play again. */
export interface Propose {
  kind: "offer";
  what: "end" | "rematch" | "undo";
}

export interface Answer {
  kind: "answer";
  what: "end" | "rematch" | "undo";
  agree: boolean;
}

export interface Resign {
  kind: "resign";
}

export interface Say {
  kind: "say";
  text: string;
}

/** Take an open seat; any if none is named. */
export interface Sit {
  kind: "sit";
  seat?: number | null;
}

/** Take the seat that a link leads to. */
export interface Claim {
  kind: "claim";
  secret: string;
}

/** Stand up; once the game runs, a bot takes over. */
export interface Leave {
  kind: "leave";
}

/** Take one's own seat back from the bot. */
export interface Return {
  kind: "return";
}

/** The host decides, before the start, who may take a seat. */
export interface Arrange {
  kind: "arrange";
  seat: number;
  plan: SeatPlan;
}

/** A link for a seat: for the host's invited seats before the start, for one's own seat at any time. */
export interface Invite {
  kind: "invite";
  seat: number;
}

/** A command with the name it has for its sender, and the version it was made at. */
export interface Request {
  id: string;
  base: number;
  command: Command;
}

/** Follow a table, from a version on that one has already. */
export interface Watch {
  t: "watch";
  table: string;
  since?: number | null;
}

export interface Unwatch {
  t: "unwatch";
  table: string;
}

/** Hear when the list of open tables changes. */
export interface Lobby {
  t: "lobby";
  on: boolean;
}

export interface Do {
  t: "do";
  table: string;
  request: Request;
}

export interface Ping {
  t: "ping";
}

export interface Opened {
  kind: "opened";
}

export interface Sat {
  kind: "sat";
  seat: number;
  name: string;
  user: string;
}

export interface Stood {
  kind: "stood";
  seat: number;
}

export interface Arranged {
  kind: "arranged";
  seat: number;
  plan: "bot" | "invited" | "open";
  bot?: string | null;
}

export interface Started {
  kind: "started";
}

export interface Moved {
  kind: "moved";
  seat: number;
  step: number;
  /** the library's, as this viewer may know it */
  log: Record<string, unknown>[];
}

export interface TookBack {
  kind: "took_back";
  seat: number;
  /** the game stands after this step again */
  step: number;
}

export interface Asked {
  kind: "asked";
  what: string;
  seat: number;
}

export interface Answered {
  kind: "answered";
  what: string;
  seat: number;
  agree: boolean;
}

export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** A bot plays on for a person, or another one for a bot that failed. */
export interface TakenOver {
  kind: "taken_over";
  seat: number;
  bot: string;
  why: "failed" | "left" | "time";
}

export interface CameBack {
  kind: "came_back";
  seat: number;
}

export interface HandedOver {
  kind: "handed_over";
  seat: number;
  name: string;
  user: string;
}

export interface Said {
  kind: "said";
  channel: "spectators" | "table";
  name: string;
  user: string;
  text: string;
}

export interface Ended {
  kind: "ended";
  result: Result;
}

/** Everybody left before the start. */
export interface Closed {
  kind: "closed";
}

/** To a rematch. */
export interface WentOn {
  kind: "went_on";
  table: string;
}

/** One version of a table. A viewer who may know nothing of it gets the version alone. */
export interface Event {
  v: number;
  at?: number | null;
  what?: What | null;
}

/** Versions in order without a gap, and how it stands after the last. */
export interface News {
  t: "news";
  table: string;
  events: Event[];
  state: State;
}

/** So much was missed that only how it stands is sent. */
export interface Resync {
  t: "resync";
  table: string;
  state: State;
}

/** Done, and stored for good. */
export interface Ok {
  t: "ok";
  table: string;
  id: string;
  v: number;
  /** of an invitation */
  link?: string | null;
}

/** This command was done before, at this version. */
export interface Again {
  t: "again";
  table: string;
  id: string;
  v: number;
}

/** The game has gone on since the version that the command was made at. */
export interface Stale {
  t: "stale";
  table: string;
  id: string;
  v: number;
}

export interface Refused {
  t: "refused";
  table: string;
  id: string;
  v: number;
  code: string;
  text: string;
}

/** Who is connected. */
export interface Here {
  t: "here";
  table: string;
  seats: boolean[];
  spectators: number;
}

/** How many games wait for me. */
export interface MineChanged {
  t: "mine";
  waiting: number;
  /** the one that changed */
  table: string | null;
}

export interface LobbyChanged {
  t: "lobby";
}

export interface Pong {
  t: "pong";
}

/** There is no such table, or not for you. */
export interface Gone {
  t: "gone";
  table: string;
}

/** A frame that made no sense. */
export interface Wrong {
  t: "wrong";
  code: string;
  text: string;
}

/** A game of mine begins. */
export interface Start {
  t: "start";
  table: string;
  game: string;
  seat: number;
  v: number;
}

/** A game waits for me. It may be told again for the same turn; the version says so. */
export interface Turn {
  t: "turn";
  table: string;
  game: string;
  seat: number;
  v: number;
}

/** A game has ended; it has no result if nobody stayed to play it. */
export interface Over {
  t: "over";
  table: string;
  game: string;
  seat: number | null;
  v: number;
  result: Result | null;
}

/** The last line of a stream that the server ends: come back, unless the token was revoked. */
export interface Bye {
  t: "bye";
  why: "revoked" | "slow" | "stopping" | "unavailable";
}

export type Clock = NoClock | LiveClock | DaysClock;

export type SeatPlan = MySeat | OpenSeat | InvitedSeat | BotSeat;

export type Command = Play | Undo | Propose | Answer | Resign | Say | Sit | Claim | Leave | Return | Arrange | Invite;

export type Frame = Watch | Unwatch | Lobby | Do | Ping;

export type What =
  | Opened
  | Sat
  | Stood
  | Arranged
  | Started
  | Moved
  | TookBack
  | Asked
  | Answered
  | Resigned
  | TakenOver
  | CameBack
  | HandedOver
  | Said
  | Ended
  | Closed
  | WentOn;

export type Reply = Ok | Again | Stale | Refused;

export type ServerFrame =
  | News
  | Resync
  | Ok
  | Again
  | Stale
  | Refused
  | Here
  | MineChanged
  | LobbyChanged
  | Pong
  | Gone
  | Wrong;

export type EventLine = Start | Turn | Over | Bye;

export type TableLine = News | Resync | Over | Bye;
