import { transitionTable } from "../transition.ts";

/**
 * Life of a planned change of a switch (decision 066). It is made at its time, or cancelled before; it fails when what it switches is
 * not there any more.
 */
export const plannedChangeStates = transitionTable({
  name: "planned change",
  initial: "PLANNED",
  states: ["PLANNED", "DONE", "CANCELLED", "FAILED"],
  final: ["DONE", "CANCELLED", "FAILED"],
  transitions: { make: { PLANNED: "DONE" }, cancel: { PLANNED: "CANCELLED" }, fail: { PLANNED: "FAILED" } },
});

/** A state of a planned change. */
export type PlannedChangeState = (typeof plannedChangeStates.states)[number];
