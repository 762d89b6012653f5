import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `missions`. */
export const missionsErrorTexts = {
  "mission.not.finished": msg({ id: "error.mission.not.finished", message: "This mission is not complete yet." }),
  "mission.claimed": msg({ id: "error.mission.claimed", message: "You have already claimed this reward." }),
  "mission.closed": msg({ id: "error.mission.closed", message: "This mission has ended." }),
  "mission.changed": msg({
    id: "error.mission.changed",
    message: "This mission has changed. Look at what it pays now, and claim again.",
  }),
  "challenge.closed": msg({ id: "error.challenge.closed", message: "This challenge cannot be played any more." }),
  "challenge.limit": msg({
    id: "error.challenge.limit",
    message: "You play as many challenges as you can at a time. Complete one, or give one up, to start another.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
