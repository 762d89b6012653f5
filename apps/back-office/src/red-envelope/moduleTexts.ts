import { msg } from "@lingui/core/macro";

/** What the modules of domain `red-envelope` are called, and what they do. */
export const redEnvelopeModuleTexts = {
  REDENV3: { name: msg`Red envelopes`, does: msg`Gifts of chance at fixed times.` },
};
