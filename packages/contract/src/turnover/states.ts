import { transitionTable } from "../transition.ts";

/**
 * Life of a turnover requirement (money.md "Turnover and withdrawability"). `OPEN`: it holds money until enough was staked; `DONE`: enough
 * was; a stake that is taken back afterwards opens it again. `LOST`: the member lost the money that it held.
 */
export const turnoverStates = transitionTable({
  name: "turnover requirement",
  initial: "OPEN",
  states: ["OPEN", "DONE", "EXPIRED", "LOST", "FORGIVEN"],
  final: ["EXPIRED", "LOST", "FORGIVEN"],
  transitions: {
    fill: { OPEN: "DONE" },
    undo: { DONE: "OPEN" },
    expire: { OPEN: "EXPIRED" },
    lose: { OPEN: "LOST" },
    forgive: { OPEN: "FORGIVEN" },
  },
});
