import { transitionTable } from "../transition.ts";

/**
 * States of a member's account. A frozen member can neither log in nor play, and wins of open rounds are still paid; a closed account
 * has no money. Two people of the staff undo that within 30 days, and a command of the operator; neither is a step of this table.
 */
export const memberStates = transitionTable({
  name: "member",
  initial: "ACTIVE",
  states: ["ACTIVE", "FROZEN", "CLOSED"],
  final: ["CLOSED"],
  transitions: {
    freeze: { ACTIVE: "FROZEN" },
    unfreeze: { FROZEN: "ACTIVE" },
    close: { ACTIVE: "CLOSED", FROZEN: "CLOSED" },
  },
});

/** A state of a member's account. */
export type MemberState = (typeof memberStates.states)[number];

/** What changes a member's state. */
export type MemberStateEvent = keyof (typeof memberStates)["transitions"];
