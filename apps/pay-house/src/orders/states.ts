import { transitionTable } from "@marquee/contract";

/**
 * Life of a deposit here. `CHALLENGE`: the card's owner must confirm the payment; `CONFIRMING`: the network has seen the transfer and
 * counts its confirmations.
 */
export const depositStates = transitionTable({
  name: "deposit at the provider",
  initial: "OPEN",
  states: ["OPEN", "CHALLENGE", "CONFIRMING", "PAID", "DECLINED", "EXPIRED"],
  final: ["PAID", "DECLINED", "EXPIRED"],
  transitions: {
    challenge: { OPEN: "CHALLENGE" },
    see: { OPEN: "CONFIRMING" },
    pay: { OPEN: "PAID", CHALLENGE: "PAID", CONFIRMING: "PAID" },
    decline: { OPEN: "DECLINED", CHALLENGE: "DECLINED" },
    expire: { OPEN: "EXPIRED", CHALLENGE: "EXPIRED" },
  },
});

/** Life of a payout here. */
export const payoutStates = transitionTable({
  name: "payout at the provider",
  initial: "ACCEPTED",
  states: ["ACCEPTED", "PAID", "REFUSED"],
  final: ["PAID", "REFUSED"],
  transitions: { pay: { ACCEPTED: "PAID" }, refuse: { ACCEPTED: "REFUSED" } },
});
