import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `red-envelope`. */
export const redEnvelopeErrorTexts = {
  "envelope.not.open": msg({ id: "error.envelope.not.open", message: "This envelope is not open." }),
  "envelope.empty": msg({ id: "error.envelope.empty", message: "All parts of this envelope are taken." }),
  "envelope.claimed": msg({ id: "error.envelope.claimed", message: "You already have a part of this envelope." }),
} as const satisfies Record<string, MessageDescriptor>;
