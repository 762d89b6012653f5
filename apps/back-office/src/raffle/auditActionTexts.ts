import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `raffle` are called. */
export const raffleAuditActionTexts = {
  "make raffle": msg`Made a raffle`,
  "stop raffle": msg`Stopped a raffle`,
  "read raffle gifts": msg`Looked at gifts of raffles`,
  "hand over raffle gift": msg`Said that a gift of a raffle was handed over`,
  "cancel raffle gift": msg`Said that a gift of a raffle is not handed over`,
};
