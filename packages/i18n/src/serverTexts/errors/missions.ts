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
} as const satisfies Record<string, MessageDescriptor>;
