/**
 * The kinds of live events (operations.md 4). An event says only that something has changed; a page asks for what it shows.
 *
 * - `balance`: money of the member has moved; `order`, `round`, `message.unread`, `member`: likewise for what they name
 *   (`member` with `game`: the member's session at the game of this code has ended)
 * - `tree`: the site's status, modules, settings or games; `notice`: its banners or announcements
 * - `session.ended`: the last event of a session's stream; `reality.check`: a reminder of the time played is due
 */
export const liveEventKinds = [
  "balance",
  "message.unread",
  "notice",
  "order",
  "round",
  "tree",
  "session.ended",
  "reality.check",
  "member",
] as const;

/** One of {@link liveEventKinds}. */
export type LiveEventKind = (typeof liveEventKinds)[number];

/**
 * What the stream itself says: `ready` when it begins or continues, `reset` when events were missed that are not kept any
 * more, so that everything has to be asked again, `ping` every 15 s.
 */
export const streamSignals = ["ready", "reset", "ping"] as const;

/** One event as a page reads it: the event's type, and its data as JSON. */
export type LiveEvent = {
  kind: LiveEventKind | (typeof streamSignals)[number];
  data: Record<string, string>;
};

/** True for the type of an event that this contract knows. */
export function isLiveEventType(type: string): type is LiveEvent["kind"] {
  return [...liveEventKinds, ...streamSignals].some((kind) => kind === type);
}

/** What a `tree` event names: what an operator switched. */
export type SwitchedPart =
  | "module"
  | "status"
  | "region"
  | "favicon"
  | "setting"
  | "service"
  | "resource"
  | "game"
  | "brand";
