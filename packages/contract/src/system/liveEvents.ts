import { liveEventKinds } from "../liveEventKinds.ts";

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
