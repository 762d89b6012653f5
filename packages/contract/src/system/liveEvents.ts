import { liveEventKinds } from "../liveEventKinds.ts";

/** One of {@link liveEventKinds}. */
export type LiveEventKind = keyof typeof liveEventKinds;

/** True for a kind of live events. */
export function isLiveEventKind(word: string): word is LiveEventKind {
  return Object.hasOwn(liveEventKinds, word);
}

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
  return isLiveEventKind(type) || streamSignals.some((signal) => signal === type);
}

/** What a `tree` event names: what an operator switched. */
export type SwitchedPart =
  | "module"
  | "status"
  | "region"
  | "favicon"
  | "setting"
  | "kUnit"
  | "analytics"
  | "service"
  | "resource"
  | "game"
  | "brand";
