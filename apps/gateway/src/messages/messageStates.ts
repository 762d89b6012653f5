import { transitionTable } from "@marquee/contract";

/** Life of an outgoing message (operations.md 2): tried until it is sent, or until it is given up. */
export const messageStates = transitionTable({
  name: "outgoing message",
  initial: "WAITING",
  states: ["WAITING", "SENT", "FAILED"],
  final: ["SENT", "FAILED"],
  transitions: { send: { WAITING: "SENT" }, postpone: { WAITING: "WAITING" }, fail: { WAITING: "FAILED" } },
});

/** A state of a message. */
export type MessageState = (typeof messageStates.states)[number];
