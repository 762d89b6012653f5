import { transitionTable } from "../transition.ts";

/** States of a member of staff: invited by mail, at work, or shut out. Nothing is deleted: the audit log names people. */
export const staffStates = transitionTable({
  name: "staff",
  initial: "INVITED",
  states: ["INVITED", "ACTIVE", "DISABLED", "WITHDRAWN"],
  final: ["WITHDRAWN"],
  transitions: {
    accept: { INVITED: "ACTIVE" },
    withdraw: { INVITED: "WITHDRAWN", DISABLED: "WITHDRAWN" },
    disable: { ACTIVE: "DISABLED" },
    enable: { DISABLED: "ACTIVE" },
  },
});

/** A state of a member of staff. */
export type StaffState = (typeof staffStates.states)[number];

/** States of a proposal (four eyes, operations.md 6): one person proposes, another one decides; both may let it lapse. */
export const proposalStates = transitionTable({
  name: "proposal",
  initial: "PROPOSED",
  states: ["PROPOSED", "APPROVED", "REJECTED", "CANCELLED", "EXPIRED"],
  final: ["APPROVED", "REJECTED", "CANCELLED", "EXPIRED"],
  transitions: {
    approve: { PROPOSED: "APPROVED" },
    reject: { PROPOSED: "REJECTED" },
    cancel: { PROPOSED: "CANCELLED" },
    expire: { PROPOSED: "EXPIRED" },
  },
});

/** A state of a proposal. */
export type ProposalState = (typeof proposalStates.states)[number];

/** States of an export: it waits, is made by one gateway, and its file is there for a day. */
export const exportStates = transitionTable({
  name: "export",
  initial: "WAITING",
  states: ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED", "EXPIRED"],
  final: ["FAILED", "CANCELLED", "EXPIRED"],
  transitions: {
    start: { WAITING: "RUNNING", RUNNING: "RUNNING" },
    finish: { RUNNING: "DONE" },
    fail: { RUNNING: "FAILED" },
    cancel: { WAITING: "CANCELLED", RUNNING: "CANCELLED" },
    expire: { DONE: "EXPIRED" },
  },
});

/** A state of an export. */
export type ExportState = (typeof exportStates.states)[number];
