import { transitionTable } from "../transition.ts";

/** A gift that was drawn (PM-15): staff hand it over, or say why it is not handed over. */
export const raffleGiftStates = transitionTable({
  name: "raffle gift",
  initial: "PROCESS",
  states: ["PROCESS", "DONE", "CANCELLED"],
  final: ["DONE", "CANCELLED"],
  transitions: { handOver: { PROCESS: "DONE" }, cancel: { PROCESS: "CANCELLED" } },
});

/** One of the states of {@link raffleGiftStates}. */
export type RaffleGiftState = (typeof raffleGiftStates)["states"][number];
