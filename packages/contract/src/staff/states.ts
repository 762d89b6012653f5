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
