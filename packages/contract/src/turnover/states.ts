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

/** Why there is a requirement: a deposit was credited, a bonus was given, staff have added it, or the member registered with a credit. */
export const turnoverSources = ["DEPOSIT", "STAFF", "BONUS", "SIGNUP"] as const;

/** One of {@link turnoverSources}. */
export type TurnoverSource = (typeof turnoverSources)[number];
