import { SwitchError } from "../../switches/Switch.ts";

type Word = "on" | "maintenance" | "off";

interface Wanted {
  readonly state?: Word | undefined;
  readonly message?: string | undefined;
  readonly until?: string | undefined;
}

interface Stored {
  readonly state: string;
  readonly message: string | null;
}

/** @throws SwitchError where a message has no maintenance, an end no state, or nothing at all would change */
export function requireState({ state, message, until, ...others }: Wanted): void {
  if (message !== undefined && state !== "maintenance")
    throw new SwitchError("only maintenance has a message", { why: "message.state" });
  if (until !== undefined && state === undefined)
    throw new SwitchError("only a state has an end", { why: "end.state" });
  if (state === undefined && Object.values(others).every((value) => value === undefined))
    throw new SwitchError("nothing is to change", { why: "nothing.changes" });
}

/** State and message after a change. */
export function toNextState(stored: Stored, { state, message }: Wanted): Stored {
  return state === undefined ? stored : { state: state.toUpperCase(), message: message ?? null };
}

/** What a state becomes at the end of a change: what it was, or `on` where it was just that. */
export function toStateWord(stored: string, wanted: Word): Word {
  const was: Word = stored === "ON" ? "on" : stored === "MAINTENANCE" ? "maintenance" : "off";
  return was === wanted ? "on" : was;
}
