import { transitionTable } from "../transition.ts";

/** States of a data export: created at once or by a job, kept for a week. */
export const dataExportStates = transitionTable({
  name: "data export",
  initial: "WAITING",
  states: ["WAITING", "READY", "FAILED", "EXPIRED"],
  final: ["FAILED", "EXPIRED"],
  transitions: { finish: { WAITING: "READY" }, fail: { WAITING: "FAILED" }, expire: { READY: "EXPIRED" } },
});

/** A state of a data export. */
export type DataExportState = (typeof dataExportStates.states)[number];

/**
 * States of a member's identity documents: staff decide once. A rejection is final for these documents, and others may be
 * submitted; an approval is valid until staff ask for documents again.
 */
export const identityCheckStates = transitionTable({
  name: "identity check",
  initial: "SUBMITTED",
  states: ["SUBMITTED", "APPROVED", "REJECTED", "EXPIRED"],
  final: ["REJECTED", "EXPIRED"],
  transitions: {
    approve: { SUBMITTED: "APPROVED" },
    reject: { SUBMITTED: "REJECTED" },
    askAgain: { APPROVED: "EXPIRED" },
  },
});

/** A state of an identity check. */
export type IdentityCheckState = (typeof identityCheckStates.states)[number];
